### Words on Valeria's painted board. What cards are called and do comes from the game's own texts.

list = { $rest } and { $last }
board-label = The centre: twenty stacks
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
choose = What you can do with it
paid-now = now { $cost }

## Dice and Harvest

rolled = Rolled
not-rolled = not rolled yet
dice-say = Dice: { $first } and { $second }, sum { $sum }
harvest-of = harvested
harvest-title = Harvest
harvest-none = nobody harvested
harvest-gains = { $seat }: { $gains }
harvest-swaps = { $seat }: { $gains } for { $paid }
die-was = rolled { $n }
die-turn = turn to { $n }
last-harvest = last harvest

## Course and end

round = Round { $n }
actions-left = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
deck-title = Exhausted deck
ends-title = Game ends
ends-when = after the round if
end-monsters = { $n ->
    [one] Monster left
   *[other] Monsters left
}
end-domains = { $n ->
    [one] Domain left
   *[other] Domains left
}
end-exhausted = stacks exhausted
end-monsters-say = { $n ->
    [one] 1 Monster left
   *[other] { $n } Monsters left
} in { $stacks ->
    [one] 1 stack
   *[other] { $stacks } stacks
}
end-domains-say = { $n ->
    [one] 1 Domain left
   *[other] { $n } Domains left
} in { $stacks ->
    [one] 1 stack
   *[other] { $stacks } stacks
}
end-exhausted-say = { $n } of { $of } stacks exhausted
exhausted = Exhausted
bare = Empty
face-down = face down
strikes-on = strikes on { $numbers }

## Own area

tableau = Your tableau
tableau-of = Tableau
tableau-hint = by number; lit columns harvested
without-number = ×2
without-number-say = doubles, or nothing harvested
column = number { $n }
column-lit = number { $n }, rolled
domains = Domains
trophies = Victory stack
none-yet = none yet
roles = Role icons
duke = Your Duke
duke-secret = secret
dukes = Two Dukes
duke-hidden = Their Duke is secret
duke-every = 1 per { $n } left over
duke-now = Would pay now
duke-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
slain-n = { $n } slain
built-n = { $n } built
citizens-n = { $n ->
    [0] no Citizens
    [one] 1 Citizen
   *[other] { $n } Citizens
}
domains-n = { $n ->
    [0] no Domain
    [one] 1 Domain
   *[other] { $n } Domains
}
own-turn = own turn
others-turn = others’ turns

## When a Domain works

when-immediate = When built
when-own_roll_phase = Your roll
when-any_doubles = Any doubles
when-own_action_start = Turn begins
when-own_action_end = Turn ends
when-own_action_on_gain_citizen = Per new Citizen
when-own_action_on_slay = Per Monster slain
when-own_action_on_build = Per Domain built
when-own_harvest = Your Harvest
when-any_harvest = Any Harvest
when-opponent_action_on_slay = Others slay
when-static = Always
when-action = As an action

## Quick choices

quick = Quick choices
pay-all = { $n }
pay-with-magic = with { $n } Magic
free = free

## Dark Lord

dark-title = The Dark Lord
dark-points = { $n ->
    [one] 1 point so far
   *[other] { $n } points so far
}
dark-duke = His Duke
dark-caught = Captured
zoom-in = Zoom in
zoom-out = Zoom out
tie-break = Tie-break: fewest cards in the tableau.
