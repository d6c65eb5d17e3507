### Words on Valencia's painted board. What things are called and do comes from the game's own texts.

board-label = The city, its council and the round
council = Council
empty = empty
empty-chair = nobody sits there
chair-nobility = Nobility
chair-church = Church
chair-oranges = Oranges
chair-tiger_nuts = Tiger nuts
chair-wine = Wine
chair-cloths = Cloth
chair-porcelain = Porcelain
chair-merchants = Merchants
choose = What you can do with it
legend-there = points a family member there brings at the end, as the city stands
legend-tasks = from your tasks

## Rounds and steps

round-of = Round { $n } of { $of }
step-a = Nobility, church
step-c = Merchants
step-e = Merchants and seat
step-g = Change location
step-h = Palm tree
step-i = Fountain
step-title = Step { $letter }: { $name }
step-short = step { $letter }
steps-title = Steps and prizes
acts-h = No auction: the church seat plants it
acts-i = No auction: the nobility seat builds it
done = done
goods-left = Goods left
worth-title = Points each step brings you
worth-short = For you: { $places ->
    [2] 1st, 2nd
   *[other] 1st, 2nd, 3rd
}
nth-1 = 1st
nth-2 = 2nd
nth-3 = 3rd
see-city = See the city
see-back = Back to your cards

## The auction

bidders-label = Bids in the order of acting
bidder-place = { $nina ->
    [1] { $n ->
        [1] 1st before Nina
       *[other] 2nd before Nina
    }
   *[other] { $n ->
        [1] 1st now
        [2] 2nd now
        [3] 3rd now
       *[other] no place
    }
}
bidder-acts = { $you ->
    [1] decide now
   *[other] decides now
}
bidder-to_act = still to act
bidder-passed = out of this auction
waited-acts = { $you ->
    [1] waited, decide now
   *[other] waited, decides now
}
waited-to_act = waited, still to act
waited-passed = waited, then passed
passed = passed
choosing = choosing
reveal-or-pass = reveal or pass
tie-title = { $seats } tie at { $n }.
tie-text = Nearest clockwise from the figure’s holder wins the tie: { $seat }.
last-round = Round { $n } has ended:
last-auction = Step { $letter }:
last-won = { $you ->
    [1] you won with { $n }.
   *[other] { $who } won with { $n }.
}
last-nina_won = Nina won with { $n }.
last-nobody_won = nobody bid.
last-took = { $who }: { $what }
last-seat = seat
last-palm = palm tree on { $bush }
last-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
deeds-title = Who acts when
clockwise = clockwise
deed-waits = { $you ->
    [1] You wait: 1 privilege
   *[other] { $who } waits: 1 privilege
}
deed-revealed = { $you ->
    [1] You reveal { $cards }
   *[other] { $who } reveals { $cards }
}
deed-passed = { $you ->
    [1] You pass
   *[other] { $who } passes
}
deed-nina = Nina reveals { $cards }
this-auction = This auction
no-prize = no prize
secret-title = Secret until bid
secret-tasks-title = Secret choice
secret-text = Once all are ready, others see how big your stacks are. They see the cards when you reveal them.
secret-tasks = Everybody chooses tasks. Others only learn how many you keep.
ready-n = { $n } of { $of } ready
ready = ready

## One's own things

coins-word = { $n ->
    [one] coin
   *[other] coins
}
privileges-word = { $n ->
    [one] privilege
   *[other] privileges
}
home-word = at home
tasks-word = { $n ->
    [one] task
   *[other] tasks
}
pile-of = { $n ->
    [one] 1 card in the draw pile
   *[other] { $n } cards in the draw pile
}
pile-title = Your draw pile
to-draw = { $n ->
    [one] card to draw
   *[other] cards to draw
}
your-stacks = Your stacks
stacks-secret = only you see the faces
stacks-now = what each would win now
revealed = revealed
recall-title = Shuffle one back
no-stacks = no stacks
no-place = no place
same-stack = the same choice as { $stack }
place-now = { $place } now
place-before-nina = { $place } before Nina
goods = Goods
goods-worth = worth { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
no-goods = none
your-tasks = Your tasks
tasks-secret = secret until the end
task-fulfilled = fulfilled now
task-unfulfilled = not fulfilled
task-open = not known yet
task-progress = { $n } of { $of }
ended-row = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, { $n } in the city
tasks-shown = Tasks
tie-break = Tie-break: family members in the city, then coins.
do-privilege = Wait
sell-all = Sell all for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}

## Planning

your-hand = Your hand
hand-note = { $left } to lay, { $drawn } drawn
card-in-hand = { $card }, in hand
card-in-stack = { $card }, in stack { $n }
take-back = Take it back
undo-lay = Undo
stacks-note = each bids once, in one of the auctions A to G
stack-n = Stack { $n }
new-stack = New stack
drop-here = drop a card here
tap-first = tap a card, then here
tap-here = lay it here
draw-another = Draw another
pile-empty = Pile empty
draw-over = You draw no more
plan-waits = { $n ->
    [0] Draw at least 1 card.
    [one] 1 card is not laid yet.
   *[other] { $n } cards are not laid yet.
}
plan-ready = All cards are laid.
plan-keys = Keys: arrows pick a card, 1 to 9 or N lay it, Del takes it back.
keys = While you plan, D draws a card, arrows pick one, 1 to 9 lay it in that stack and N in a new one, Del takes it back, Enter confirms.
left-title = Left for later
cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
confirm = Confirm
choose-tasks = Which tasks do you keep?
choose-tasks-note = at least one; most cost 3 points if not fulfilled
keep-one = Keep at least one task.
keeps = { $n ->
    [one] You keep 1 task.
   *[other] You keep { $n } tasks.
}
