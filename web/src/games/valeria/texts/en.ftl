### Words on Valeria's painted board. What cards are called and do comes from the game's own texts.

list = { $rest } and { $last }
board-label = The centre: twenty stacks
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
choose = What you can do with it
price-now = You would pay { $cost } now.
price-names = Printed: { $printed }; { $n } more, 1 for each card of this name you have.
price-more = Printed: { $printed }; { $n } more now.
price-less = Printed: { $printed }; { $n } less for you.
price-magic = Magic stands in for { $n } of that.
legend = What the signs mean

## Signs on cards

sign-gold = Gold
sign-strength = Strength
sign-magic = Magic
sign-vp = VP: Victory Point
sign-any = any resource
sign-map = Map
sign-worker = Worker
sign-soldier = Soldier
sign-shadow = Shadow
sign-holy = Holy
sign-citizen = Citizen
sign-knight = Knight
sign-peasant = Peasant
sign-domain = Domain
sign-monster = Monster
sign-slain = slain Monster
sign-minion = Minion
sign-titan = Titan
sign-boss = Boss
sign-beast = Beast
sign-steal = take from a player
sign-die = die
sign-tome = Tome
sign-goods = Goods
sign-noble = Noble
sign-sail = sail

## Dice and Harvest

rolled = Rolled
not-rolled = not rolled yet
dice-say = Dice: { $first } and { $second }, sum { $sum }
twice = { $n } twice
harvest-of = harvest
harvest-title = Harvest
harvest-none = nothing yet
harvest-gains = { $seat }: { $gains }
harvest-swaps = { $seat }: { $gains } for { $paid }
die-was = rolled { $n }
die-turn = { $n ->
    [0] roll it again
   *[other] turn to { $n }
}
last-harvest = last harvest

## Course and end

round = Round { $n }
actions-left = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
deck-title = Exhausted deck
ends-title = The game ends
ends-short = Any one of these brings the last round:
ends-when = after the round in which any one of these is reached
end-monsters = { $n ->
    [one] Monster left
   *[other] Monsters left
}
end-domains = { $n ->
    [one] Domain left
   *[other] Domains left
}
end-exhausted = stacks exhausted
end-next = one more ends the game
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
end-counts = { $n } of { $of } stacks exhausted; { $monsters ->
    [one] 1 Monster
   *[other] { $monsters } Monsters
} and { $domains ->
    [one] 1 Domain
   *[other] { $domains } Domains
} left.
exhausted = Exhausted
bare = Empty
face-down = face down
strikes-on = strikes on { $numbers }

## Own area

tableau = Your tableau
tableau-of = Tableau
tableau-hint = by number; lit columns activated
without-number = ×2
without-number-say = on doubles, or when nothing activated
column = number { $n }
column-lit = number { $n }, rolled
your-turn = your turn
cards-all = all cards
cards-of = All cards of { $seat }
domains = Domains
trophies = Victory stack
none-yet = none yet
roles = Role icons
roles-hint = Role icons on your Citizens and Nobles, for building Domains; Dukes also count those on Domains
roles-also = Your Duke counts icons on Domains, too.
duke = Your Duke
duke-of = Duke
duke-secret = secret
dukes = Two Dukes
duke-hidden = Their Duke is secret
duke-every = 1 per { $n } resources left
duke-now = Would pay now
duke-icons = Icons on Citizens, Domains and Nobles count alike.
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

## Modules

free = free
not-now = not now
cards-left = { $n } in the pile
island-araby = buy Goods
island-nae_aerie = buy Tomes
island-amarynth = rescue a Noble
island-exekratys = take all of one resource
noble-price = { $n } of one resource, 1 more per Noble of yours
sea-label = The sea with its islands
sail-title = Sail: 1 action and 1 Map
maps-own = { $n ->
    [one] You have 1 Map.
   *[other] You have { $n } Maps.
}
maps-left = { $n } in the supply.
cargo = From the islands

## Dark Lord

dark-title = The Dark Lord
dark-points = { $n ->
    [one] point so far
   *[other] points so far
}
dark-points-end = { $n ->
    [one] point
   *[other] points
}
dark-duke = His Duke
dark-caught = Captured
to-islands = Islands ›
to-stacks = ‹ Stacks
zoom-in = Zoom in
zoom-out = Show all stacks
tie-break = Tie-break: fewest cards in all.

## Cards whose power no sign says

short-emerald_stronghold = No surcharge for same names
short-avery_hollow = No offering on a 6
short-barbarossa_castle = 3 of one resource; remove a Noble
short-browncoats_sanctum = Tomes cost you 1 less
short-murat_reis = Your Nobles do not raise the price
short-port_of_drake = Goods cost you 1 less
short-solos_haven = Your Tomes are fresh again
short-castle_of_the_seven_suns = Nobody takes from you
short-den_of_the_ice_witch = Remove a Citizen; 1 VP
short-new_shilina_tower = Strength pays for Citizens
short-sunder_bay = Remove an opponent’s Citizen
short-the_northern_wall = Your roll: remove a Minion
short-twilight_palace = Your roll: roll one die again
short-wandering_flame = Remove an opponent’s Monster
short-ancient_tomb = A Monster costs 3 Strength more
short-blood_moon_palace = 2 Magic: roll both dice again
short-cursed_cavern = All turn a Citizen down; 4 Magic
short-hobbs_end = Take a Citizen of cost 2 or less
short-king_tower = Give 1 Magic for 1 VP
short-laborium = 5 Strength; turn a Citizen down
short-legendres_keep = Remove a Monster, then slay
short-opera_house = Any Harvest with Magic: 1 more
short-shelley_commons = Give 1 Gold for 1 VP
short-stokers_pass = Give 1 Strength for 1 VP
short-undead_samurai_rider = Turn a Citizen face down
short-gnoll_bonewitch = Remove a Citizen, take one
short-ghost_ship = All the Gold it carries
short-assassin = Turn a Citizen face down
short-brute_squad = A free Citizen; remove another
short-green_witch = A slain Monster goes back
short-huntress = Take a slain Monster
short-kings_herald = Remove your Citizen: 2 VP
short-sapper = Turn a Domain face down
short-dragon_orb = Remove a slain Monster: 5 Gold
short-evermap = One icon less, or 1 Magic
short-fire_lance = Remove a Minion: 2 Gold
short-staff_of_urdr = Remove your Citizen: 4 Magic
short-thunder_axe = Slay for 1 Magic or Strength less
