### Valencia in English. Names and descriptions of things; choices and prompts.
### Things are named by reference: good:wine is good-wine, card:joker is card-joker.

## The game

game-title = Valencia
game-blurb = Plan your influence in secret, win auctions with it, and place your family where the city and its council will be worth most.

## Goods and guilds

good-oranges = load of oranges
    .plural = loads of oranges
good-tiger_nuts = load of tiger nuts
    .plural = loads of tiger nuts
good-wine = load of wine
    .plural = loads of wine
good-cloths = load of cloth
    .plural = loads of cloth
good-porcelain = load of porcelain
    .plural = loads of porcelain
guild-oranges = oranges
guild-tiger_nuts = tiger nuts
guild-wine = wine
guild-cloths = cloth
guild-porcelain = porcelain

## The council

council-nobility = the nobility seat
council-church = the church seat
council-oranges = the seat of the orange guild
council-tiger_nuts = the seat of the tiger nut guild
council-wine = the seat of the wine guild
council-cloths = the seat of the cloth guild
council-porcelain = the seat of the porcelain guild
council-merchants = the merchants’ seat

## Steps of the action phase

step-a = A (nobility and church)
step-b = B (guild)
step-c = C (merchants)
step-d = D (guild)
step-e = E (merchants)
step-f = F (guild)
step-g = G (change location)
step-h = H (palm tree)
step-i = I (fountain)
auction-oranges = of the orange guild
auction-tiger_nuts = of the tiger nut guild
auction-wine = of the wine guild
auction-cloths = of the cloth guild
auction-porcelain = of the porcelain guild

## What a place in an auction earns

prize-nobility = nobility seat
prize-church = church seat
prize-seat = council seat
prize-good = good
prize-space = space
prize-either = good or space
prize-sale = sale of goods
prize-move = move
prize-held = your own seat

## Influence cards

card-influence_1 = 1
    .text = 1 influence.
card-influence_2 = 2
    .text = 2 influence.
card-influence_3 = 3
    .text = 3 influence.
card-influence_4 = 4
    .text = 4 influence.
card-influence_5 = 5
    .text = 5 influence.
card-influence_6 = 6
    .text = 6 influence.
card-joker = Joker (0)
    .text = Worth 0, and 2 more for each 6 that others reveal in this auction. A total of 0 is still a bid.
card-nest_egg_1 = Nest Egg (1, 2 coins)
    .text = 1 influence. Take 2 coins at once.
card-nest_egg_2 = Nest Egg (1, 3 coins)
    .text = 1 influence. Take 3 coins at once.
card-twin = Twin (2)
    .text = 2 influence; both Twins in one stack are worth 6 together.
card-warehouse_1 = Warehouse (3, wine)
    .text = 3 influence. Take a load of wine at once if the supply has one.
card-warehouse_2 = Warehouse (3, tiger nuts)
    .text = 3 influence. Take a load of tiger nuts at once if the supply has one.
card-assistance = Assistance (4)
    .text = 4 influence. You may at once put a helper on a guild’s council seat that holds exactly one family member.
card-wanderer = Wanderer (5)
    .text = 5 influence. You may at once move one of your family members in the city up to 3 spaces.
card-powerhouse = Powerhouse (7)
    .text = 7 influence, but 5 if somebody else reveals a 0 in this auction.
card-back = face-down card
    .plural = face-down cards
stack-1 = stack of 1 card
    .plural = stacks of 1 card
stack-2 = stack of 2 cards
    .plural = stacks of 2 cards
stack-3 = stack of 3 cards
    .plural = stacks of 3 cards
stack-4 = stack of 4 cards
    .plural = stacks of 4 cards
stack-5 = stack of 5 cards
    .plural = stacks of 5 cards
stack-6 = stack of 6 cards
    .plural = stacks of 6 cards
stack-7 = stack of 7 cards
    .plural = stacks of 7 cards
stack-8 = stack of 8 cards
    .plural = stacks of 8 cards
stack-9 = stack of 9 cards
    .plural = stacks of 9 cards
stack-10 = stack of 10 cards
    .plural = stacks of 10 cards
stack-11 = stack of 11 cards
    .plural = stacks of 11 cards
stack-12 = stack of 12 cards
    .plural = stacks of 12 cards
stack-13 = stack of 13 cards
    .plural = stacks of 13 cards
stack-14 = stack of 14 cards
    .plural = stacks of 14 cards
stack-15 = stack of 15 cards
    .plural = stacks of 15 cards
stack-16 = stack of 16 cards
    .plural = stacks of 16 cards
stack-17 = stack of 17 cards
    .plural = stacks of 17 cards
stack-18 = stack of 18 cards
    .plural = stacks of 18 cards
stack-19 = stack of 19 cards
    .plural = stacks of 19 cards
stack-20 = stack of 20 cards
    .plural = stacks of 20 cards
stack-21 = stack of 21 cards
    .plural = stacks of 21 cards
stack-22 = stack of 22 cards
    .plural = stacks of 22 cards
stack-23 = stack of 23 cards
    .plural = stacks of 23 cards
stack-24 = stack of 24 cards
    .plural = stacks of 24 cards
stack-25 = stack of 25 cards
    .plural = stacks of 25 cards
own_stack-0 = stack 1
own_stack-1 = stack 2
own_stack-2 = stack 3
own_stack-3 = stack 4
own_stack-4 = stack 5
own_stack-5 = stack 6
own_stack-6 = stack 7
own_stack-7 = stack 8
own_stack-8 = stack 9
own_stack-9 = stack 10
own_stack-10 = stack 11
own_stack-11 = stack 12
own_stack-12 = stack 13
own_stack-13 = stack 14
own_stack-14 = stack 15
own_stack-15 = stack 16
own_stack-16 = stack 17
own_stack-17 = stack 18
own_stack-18 = stack 19
own_stack-19 = stack 20
own_stack-20 = stack 21
own_stack-21 = stack 22
own_stack-22 = stack 23
own_stack-23 = stack 24
own_stack-24 = stack 25

## Fountains

fountain-central = central fountain
    .text = 2 points for each family member next to it; no ability.
fountain-tasks = Fountain of Tasks
    .text = You may draw two task cards and keep one.
fountain-sale = Fountain of Sales
    .text = You may sell one good at once for its printed value.
fountain-recall = Fountain of Memory
    .text = You may shuffle any card of your discard pile into your draw pile.
fountain-upgrade = Fountain of Exchange
    .text = You may exchange a good for one of the next more valuable kind.
fountain-gardener = Gardener’s Fountain
    .text = You may move a palm tree to a free neighbouring bush.
fountain-plain_1 = plain fountain
fountain-plain_2 = plain fountain
fountain-plain_3 = plain fountain
fountain-plain_4 = plain fountain
fountain-plain_5 = plain fountain

## Rounds, as the draw pile sees them

round-1 = Your draw pile must last for this and four more rounds.
round-2 = Your draw pile must last for this and three more rounds.
round-3 = Your draw pile must last for this and two more rounds.
round-4 = Your draw pile must last for this and one more round.
round-5 = This is the last round: cards left in the draw pile are worth nothing.
round-none = Your draw pile is empty.
    .text = none

## Other things on the table

board-round_board_1 = round board
board-round_board_2 = round board
board-round_board_3 = round board
board-round_board_4 = round board
board-round_board_5 = round board
coin-coin = coin
    .plural = coins
coin-all = coin behind all screens together
    .plural = coins behind all screens together
privilege-privilege = privilege
    .plural = privileges
prestige-prestige = council point
    .plural = council points
member-member = family member at home
    .plural = family members at home
figure-stefan_feld = the Stefan Feld figure
figure-nina = Nina

## Task cards

task-cost_0 = Two on price 0
    .text = At least 2 of your family members on spaces of price 0: 4 points, else −3.
task-cost_1 = Two on price 1
    .text = At least 2 of your family members on spaces of price 1: 4 points, else −3.
task-cost_2 = Two on price 2
    .text = At least 2 of your family members on spaces of price 2: 4 points, else −3.
task-cost_3 = Two on price 3
    .text = At least 2 of your family members on spaces of price 3: 5 points, else −3.
task-cost_4 = Two on price 4
    .text = At least 2 of your family members on spaces of price 4: 5 points, else −3.
task-cost_5 = Two on price 5
    .text = At least 2 of your family members on spaces of price 5: 6 points, else −3.
task-guild_oranges = Three on oranges
    .text = At least 3 of your family members on spaces of the orange guild: 6 points, else −3.
task-guild_tiger_nuts = Three on tiger nuts
    .text = At least 3 of your family members on spaces of the tiger nut guild: 6 points, else −3.
task-guild_wine = Three on wine
    .text = At least 3 of your family members on spaces of the wine guild: 6 points, else −3.
task-guild_cloths = Three on cloth
    .text = At least 3 of your family members on spaces of the cloth guild: 6 points, else −3.
task-guild_porcelain = Three on porcelain
    .text = At least 3 of your family members on spaces of the porcelain guild: 6 points, else −3.
task-every_guild = Two on every guild
    .text = At least 2 of your family members on spaces of each of the five guilds: 12 points, else −3.
task-square = Square
    .text = 4 of your family members fill a block of 2 by 2 spaces: 10 points, else −3.
task-row = Row
    .text = 3 of your family members side by side in one row or column: 5 points, else −3.
task-diagonal = Diagonal
    .text = 3 of your family members corner to corner on one diagonal: 6 points, else −3.
task-outer_wall = Outer wall
    .text = At least 6 of your family members on spaces at the outer wall (the edge of the city): 6 points, else −3.
task-corners = Corners
    .text = Your family members on at least 2 of the 4 corner spaces: 6 points, else −3.
task-four_fountains = Four fountains
    .text = A family member of yours at 4 or more fountains, the central one included: 4 points, else −3.
task-every_fountain = Every fountain
    .text = A family member of yours at every fountain, the central one included: 9 points, else −3.
task-more_coins_than_neighbour = Richer than a neighbour
    .text = More coins than one of the two people next to you: 4 points, else −3.
task-more_goods_than_neighbour = More goods than a neighbour
    .text = More goods than one of the two people next to you: 4 points, else −3.
task-ten_minus_coins = Ten minus coins
    .text = 10 points minus the number of your coins, never below 0.
task-ten_minus_goods = Ten minus goods
    .text = 10 points minus the number of your goods, never below 0.
task-three_kinds_of_goods = Three kinds of goods
    .text = At least 3 different kinds of goods: 4 points, else −3.
task-most_coins = Richest
    .text = More coins than anybody else: 6 points, else −3.
task-council = Council
    .text = At least 4 of your family members on the council (3 with four players, 2 with five): 6 points, else −3.
task-nobility_or_church = Nobility or church
    .text = The nobility seat, the church seat, or both: 4 points, else −3.
task-three_at_one_fountain = Three at one fountain
    .text = At least 3 of your family members at the same fountain, not the central one: 6 points, else −3.
task-central_fountain = Central fountain
    .text = At least 5 of your family members at the central fountain: 10 points, else −3.
task-palm_trees = Palm trees
    .text = At least 4 of your family members next to a palm tree: 5 points, else −3.
task-starting_figure = Figure
    .text = The Stefan Feld figure at the end of the game: 4 points, else −3.
task-longest_road = Longest road
    .text = 1 point for each family member in your largest group joined edge to edge.
task-loners = Loners
    .text = 2 points for each of your family members in the city with none of your others edge to edge with it.
task-one_per_city_tile = One per tile
    .text = A family member of yours on every city map tile: 10 points, else −3.
task-most_family_members = Most family members
    .text = More family members in the city than anybody else: 7 points, else −3.
task-back = hidden task card
    .plural = hidden task cards

## Places on the map: column and row, a bush between two cells

space-0_0 = A1
space-0_1 = B1
space-0_2 = C1
space-0_3 = D1
space-0_4 = E1
space-0_5 = F1
space-0_6 = G1
space-0_7 = H1
space-1_0 = A2
space-1_1 = B2
space-1_2 = C2
space-1_3 = D2
space-1_4 = E2
space-1_5 = F2
space-1_6 = G2
space-1_7 = H2
space-2_0 = A3
space-2_1 = B3
space-2_2 = C3
space-2_3 = D3
space-2_4 = E3
space-2_5 = F3
space-2_6 = G3
space-2_7 = H3
space-3_0 = A4
space-3_1 = B4
space-3_2 = C4
space-3_3 = D4
space-3_4 = E4
space-3_5 = F4
space-3_6 = G4
space-3_7 = H4
space-4_0 = A5
space-4_1 = B5
space-4_2 = C5
space-4_3 = D5
space-4_4 = E5
space-4_5 = F5
space-4_6 = G5
space-4_7 = H5
space-5_0 = A6
space-5_1 = B6
space-5_2 = C6
space-5_3 = D6
space-5_4 = E6
space-5_5 = F6
space-5_6 = G6
space-5_7 = H6
space-6_0 = A7
space-6_1 = B7
space-6_2 = C7
space-6_3 = D7
space-6_4 = E7
space-6_5 = F7
space-6_6 = G7
space-6_7 = H7
space-7_0 = A8
space-7_1 = B8
space-7_2 = C8
space-7_3 = D8
space-7_4 = E8
space-7_5 = F8
space-7_6 = G8
space-7_7 = H8
bush-1_1 = bush A1–B2
bush-1_2 = bush B1–C2
bush-1_3 = bush C1–D2
bush-1_4 = bush D1–E2
bush-1_5 = bush E1–F2
bush-1_6 = bush F1–G2
bush-1_7 = bush G1–H2
bush-2_1 = bush A2–B3
bush-2_2 = bush B2–C3
bush-2_3 = bush C2–D3
bush-2_4 = bush D2–E3
bush-2_5 = bush E2–F3
bush-2_6 = bush F2–G3
bush-2_7 = bush G2–H3
bush-3_1 = bush A3–B4
bush-3_2 = bush B3–C4
bush-3_3 = bush C3–D4
bush-3_4 = bush D3–E4
bush-3_5 = bush E3–F4
bush-3_6 = bush F3–G4
bush-3_7 = bush G3–H4
bush-4_1 = bush A4–B5
bush-4_2 = bush B4–C5
bush-4_3 = bush C4–D5
bush-4_4 = bush D4–E5
bush-4_5 = bush E4–F5
bush-4_6 = bush F4–G5
bush-4_7 = bush G4–H5
bush-5_1 = bush A5–B6
bush-5_2 = bush B5–C6
bush-5_3 = bush C5–D6
bush-5_4 = bush D5–E6
bush-5_5 = bush E5–F6
bush-5_6 = bush F5–G6
bush-5_7 = bush G5–H6
bush-6_1 = bush A6–B7
bush-6_2 = bush B6–C7
bush-6_3 = bush C6–D7
bush-6_4 = bush D6–E7
bush-6_5 = bush E6–F7
bush-6_6 = bush F6–G7
bush-6_7 = bush G6–H7
bush-7_1 = bush A7–B8
bush-7_2 = bush B7–C8
bush-7_3 = bush C7–D8
bush-7_4 = bush D7–E8
bush-7_5 = bush E7–F8
bush-7_6 = bush F7–G8
bush-7_7 = bush G7–H8

## Places

place-city = City
place-bushes = Bushes and palm trees
place-boards = Round boards
place-steps = Steps of this round
place-auction = Auction
place-council = Council
place-supply = Supply
place-nina = Nina’s cards so far
place-nina_bid = Nina’s bid
place-area = Family and screen
place-tasks = Tasks
place-pile = Draw pile
place-hand = Hand
place-stacks = Stacks
place-bid = Bid
place-discard = Discard
place-left = Left in the draw pile

## Marks on things

mark-guild = { $guild }
mark-price = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
mark-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
mark-fountain_space = fountain space
mark-fountain = { $fountain }
mark-palm = palm tree
    .sign = ♠
mark-round = round { $n }
mark-guilds = B { $b }, D { $d }, F { $f }
mark-round_fountain = { $fountain } ({ $n ->
        [one] { $n } point
       *[other] { $n } points
    })
mark-now = now: step { $step }
mark-step_now = now
mark-step_done = done
mark-acts_here = { $seat }
mark-prize = { $place ->
        [1] 1st
        [2] 2nd
       *[other] 3rd
    }: { $what }
mark-prize_points = { $place ->
        [1] 1st
        [2] 2nd
       *[other] 3rd
    }: { $what } ({ $n ->
        [one] { $n } point
       *[other] { $n } points
    })
mark-prize_sale = { $place ->
        [1] 1st
        [2] 2nd
       *[other] 3rd
    }: { $what } ({ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    })
mark-prize_coins = { $place ->
        [1] 1st
        [2] 2nd
       *[other] 3rd
    }: { $what } ({ $n ->
        [one] { $n } coin
       *[other] { $n } coins
    })
mark-bids = { $n } influence
mark-acts = acts now
mark-to_act = still to act
mark-passed = passed
mark-shows_last = reveals { $n ->
        [one] a card
       *[other] { $n } cards
    } last, wins ties
mark-helper = with a helper of { $seat }
mark-worth = sells for { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
mark-task_open = not known yet
mark-task_fulfilled = fulfilled now: { $n }
mark-task_unfulfilled = not fulfilled now: −{ $loss }
mark-task_kept = kept
mark-task_progress = { $n } of { $of }
mark-holds = { $cards }

## Options

preset-first_game = First game
    .text = The city as drawn for the first game.
preset-other_city = Another city
    .text = The tiles are shuffled: no two cities are alike.
preset-module_1 = Module 1
    .text = Another city, and seven kinds of cards that bend the auctions.
option-layout = City layout
    .text = Lays out the city map tiles as in the first game, or by chance.
    .value-first_game = first game
    .value-random = random: shuffled, turned and flipped
option-reserve = Spare tiles
    .text = Random layout, 3 to 5 players: four tiles may each be replaced by a spare, by lot.
option-joker = Joker
    .text = A 25th card for everybody: 0, and 2 more for each 6 that others reveal in the same auction.
    .line = A 25th card that feeds on the others’ 6s
option-nest_egg = Nest Egg
    .text = Two 1s of everybody’s deck bring 2 or 3 coins when they are revealed.
    .line = Two 1s bring coins
option-twin = Twin
    .text = Two 2s of everybody’s deck count 6 together if they are revealed in one stack.
    .line = Two 2s count 6 together
option-warehouse = Warehouse
    .text = Two 3s of everybody’s deck bring a load of wine or of tiger nuts when they are revealed.
    .line = Two 3s bring wine or tiger nuts
option-assistance = Assistance
    .text = A 4 of everybody’s deck may put a helper on a guild’s council seat that holds exactly one family member.
    .line = A 4 puts a helper on the council
option-wanderer = Wanderer
    .text = A 5 of everybody’s deck may move a family member in the city up to 3 spaces.
    .line = A 5 moves somebody in the city
option-powerhouse = Powerhouse
    .text = A 6 of everybody’s deck becomes a 7, which drops to 5 if somebody else reveals a 0.
    .line = A 6 becomes a 7, or a 5

## Actions

action-keep = Keep the task “{ $task }”
action-draw = Draw another card
action-stop = Stop drawing and form stacks
action-add = Add the { $card } to this stack
action-close = Begin the next stack
action-confirm = Confirm
action-reveal = Reveal: { $cards }
action-pass = Pass
action-privilege = Spend a privilege and wait
action-sit = Take { $council }
action-take = Take 1 { $good }
action-place = Place a family member on { $space }
action-sell = Sell 1 { $good }
action-upgrade = Exchange 1 { $good } for 1 { $better }
action-recall = Shuffle the { $card } into your draw pile
action-tasks = Draw two task cards and keep one
action-palm = Move the palm tree at { $bush }
action-plant = Put the palm tree on { $bush }
action-fountain = Build the { $fountain } on { $space }
action-assist = Put a helper on { $guild }
action-lift = Move your family member on { $space }
action-land = Move the family member to { $space }
action-back = Put the { $card } under your draw pile
action-done = { $asked ->
    [sit] Do not take it
    [take] Take no good
    [place] Place nobody
    [take_or_place] Do neither
    [sell] Sell nothing
    [sell_more] Sell nothing more
    [ability] Use no ability
    [lift] Move nobody
    [assist] Send no helper
    [back] Take no card back
   *[other] Go on
}

## Decisions

decision-choose_tasks = Choose the task cards you keep, at least one.
decision-draw = { $source_text ->
    [none] { $source } Form your stacks.
   *[other] Draw another influence card, or form your stacks. { $source }
}
decision-split = Divide your hand into stacks.
decision-bid = Auction { $source }: reveal a stack or pass.
decision-assist = { $source }: you may put a helper on a guild’s seat that holds exactly one family member.
decision-sit = You may take { $source }.
decision-take = You may take 1 { $source }.
decision-place = You may place a family member on a free space of this guild: { $source }.
decision-take_or_place = You may take 1 { $source }, or place a family member on a free space of its guild.
decision-sell = You may sell goods, the cheapest kind first. What you skip stays unsold.
decision-ability = Your family member on { $source } is next to a fountain: you may use an ability.
decision-keep_task = Keep one of the two task cards.
decision-move_palm = Where does the palm tree at { $source } go?
decision-lift = You may move one of your family members in the city.
decision-land = Where does the family member from { $source } go?
decision-plant = Plant the palm tree of this round.
decision-found = Build the fountain of this round.
decision-back = You got no place: you may put one card of your stack under your draw pile.

## Effects

effect-task = { $task_text }
effect-influence = { $n } influence
effect-place_now = { $place ->
    [1] first place as the bids stand
    [2] second place as the bids stand
   *[other] third place as the bids stand
}
effect-place_before_nina = { $place ->
    [1] first place before Nina
   *[other] second place before Nina
}
effect-no_place_now = no place as the bids stand
effect-no_bid = no place; you keep your stacks for later auctions of this round
effect-no_bid_last = no place; this is the last auction of the round: stacks not revealed are discarded
effect-no_more_draws = changes nothing: no more cards are drawn in the last round
effect-no_longer_sold = after this you can no longer sell { $goods }
effect-tasks_gain = +{ $n } from your { $tasks_n ->
    [one] task
   *[other] tasks
} { $tasks }
effect-tasks_loss = −{ $n } from your { $tasks_n ->
    [one] task
   *[other] tasks
} { $tasks }
effect-palm_goals = can go to { $bushes }
effect-beside_nobody = next to nobody
effect-fountain_space = next to { $n ->
    [one] a free fountain space
   *[other] { $n } free fountain spaces
}
effect-beside = next to { $others_n ->
    [0] { $own } of yours
   *[other] { $own ->
        [0] { $others }
       *[other] { $own } of yours and { $others }
    }
}
effect-points_here = { $n ->
    [one] { $n } point where it stands
   *[other] { $n } points where it stands
}
effect-best_move = best within reach: { $space } (+{ $n })
effect-no_better_move = no better space within reach
effect-by_moving = { $way ->
    [same] as many as now
    [more] { $n } more than now
   *[fewer] { $n } fewer than now
}
effect-points = { $n ->
    [one] { $n } point at the end as the city stands
   *[other] { $n } points at the end as the city stands
}
effect-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}

## Events

event-start_player = { $seat } begins with the Stefan Feld figure and sits on the nobility seat, { $other } on the church seat.
event-tasks_dealt = { $seat } is dealt the tasks { $tasks }.
event-task_kept = { $seat } keeps the task “{ $task }”.
event-ready = { $seat } is ready.
event-tasks_chosen = { $seat } keeps { $n ->
    [one] { $n } task card
   *[other] { $n } task cards
}.
event-round = Round { $n } begins{ $left ->
    [0] , the last one
   *[other] { "" }
}: everybody plans.
event-drew = { $seat } draws the { $card }.
event-stopped = { $seat } stops with { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
event-added = { $seat } adds the { $card } to the stack.
event-closed = { $seat } begins stack { $n }.
event-planned = { $seat } { $stacks_n ->
    [0] has an empty draw pile and no stack in this round
   *[other] has formed { $stacks }; { $n ->
        [one] { $n } card is
       *[other] { $n } cards are
    } left in the draw pile
}.
    .brief = { $stacks_n ->
        [0] has no stack in this round
       *[other] has formed { $stacks }
    }
event-auction = Auction { $step }{ $guilds_n ->
    [0] { "" }
   *[other] , { $guilds }
}; { $seat } holds the figure.
event-revealed = { $seat } reveals { $cards }.
    .brief = reveals { $cards }
event-passed = { $seat } passes.
    .brief = passes
event-waits = { $seat } spends a privilege and waits.
    .brief = spends a privilege and waits
event-nest_egg = { $card }: { $seat } takes { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
    .brief = takes { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
event-warehouse = { $card }: { $seat } takes 1 { $good }.
    .brief = takes { $good } from the warehouse
event-assisted = { $seat } puts a helper on { $council }.
    .brief = puts a helper on { $council }
event-nina = Nina reveals { $cards }.
event-won = { $seat } wins the auction with { $n } and { $held ->
    [0] takes
   *[other] keeps
} the figure.
    .brief = wins the auction with { $n }
event-nina_won = Nina wins the auction with { $n }; { $council } is left empty.
event-nobody_won = Nobody bids; the figure stays.
event-seated = { $seat } takes { $council }.
    .brief = takes { $council }
event-seat_kept = { $seat } wins { $council } and already sits there.
event-skipped = { $seat } { $why ->
    [seat] has no family member at home for { $thing }
    [supply] takes no good: the supply has no { $thing } left
    [home] places nobody: no family member is at home
    [full] places nobody: every space of this guild ({ $thing }) is taken
    [coins] places nobody: even everybody’s coins together would not pay for a free space of this guild ({ $thing })
    [sale] sells nothing: nobody has any goods
   *[other] has no family member in the city that can move
}.
    .brief = { $why ->
        [seat] has nobody at home for { $thing }
        [supply] finds no { $thing } in the supply
       *[other] gets no reward
    }
event-idle = { $card }: { $why ->
    [supply] the supply has no such good for { $seat }
    [home] { $seat } has no family member at home
    [seats] { $seat } finds no guild’s seat with exactly one family member
   *[other] { $seat } has no family member in the city that can move
}.
event-pushed = A family member of { $seat } leaves { $council } and goes home.
event-took = { $seat } takes 1 { $good }.
    .brief = takes { $good }
event-placed = { $seat } places a family member on { $space } { $n ->
    [0] for free
    [one] for { $n } coin
   *[other] for { $n } coins
}.
    .brief = places a family member on { $space } { $n ->
        [0] for free
        [one] for { $n } coin
       *[other] for { $n } coins
    }
event-declined = { $seat } { $asked ->
    [sit] does not take the seat
    [take] takes no good
    [place] places nobody
    [take_or_place] takes no good and places nobody
    [sell] sells nothing
    [sell_more] sells nothing more
    [ability] uses no ability
    [lift] moves nobody
    [assist] sends no helper
    [back] takes no card back
   *[other] declines
}.
    .brief = declines
event-sold = { $seat } sells 1 { $good } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
    .brief = sells { $good } for { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
event-upgraded = { $seat } exchanges 1 { $good } for 1 { $better }.
    .brief = exchanges { $good } for { $better }
event-recalled = { $seat } shuffles the { $card } into the draw pile.
    .brief = takes the { $card } back into the draw pile
event-tasks_drawn = { $seat } draws { $n ->
    [one] { $n } task card and keeps it
   *[other] { $n } task cards and keeps one of them
}{ $tasks_n ->
    [0] { "" }
   *[other] : { $tasks }
}.
    .brief = keeps a new task
event-palm_moved = { $seat } moves the palm tree from { $origin } to { $bush }.
    .brief = moves the palm tree to { $bush }
event-moved = { $seat } moves a family member from { $origin } to { $space }.
    .brief = moves a family member to { $space }
event-back = { $seat } puts the { $card } under the draw pile.
event-planted = { $seat } plants the palm tree on { $bush }.
    .brief = plants the palm tree on { $bush }
event-founded = { $seat } builds the { $fountain } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
} for each family member beside it) on { $space }.
    .brief = builds the { $fountain } on { $space }
event-council = { $seat } scores { $n ->
    [one] { $n } point
   *[other] { $n } points
} on the council.
    .brief = scores { $n ->
        [one] { $n } point
       *[other] { $n } points
    } on the council
event-privilege = { $seat } takes a privilege: nobody has more family members on the council.
    .brief = takes a privilege
event-unused = { $seat } discards { $n ->
    [one] { $n } unrevealed card
   *[other] { $n } unrevealed cards
}.
event-game_over = The fifth round is over. All screens are lifted.

## Refusals

refusal-no_such_task = There is no such task card.
    .remedy = Choose one of those you were dealt.
refusal-already_kept = You keep this task card already.
    .remedy = Choose another one, or choose Confirm.
refusal-asked_in_order = { $order ->
    [cards] Build each stack from its lowest card up: the { $card } goes before the { $before }.
    [stacks] If two stacks start alike, form the longer one, or the one with the lower cards, first.
   *[other] Keep task cards in the order of the list.
}
    .remedy = { $order ->
    [stacks] Undo and put the { $card } into the stack before.
   *[other] Undo, then choose this one first.
}
refusal-keep_one_task = You must keep at least one task card.
    .remedy = Choose one first.
refusal-draw_pile_empty = Your draw pile is empty.
    .remedy = Form your stacks.
refusal-draw_one_card = You must draw at least one card.
    .remedy = Draw a card first.
refusal-not_in_hand = You have no { $card } left in your hand.
    .remedy = Choose a card from your hand.
refusal-no_card_left = You have no card left for another stack.
    .remedy = Choose Confirm.
refusal-cards_left = You still have { $cards } in hand.
    .remedy = Put every card you drew into a stack.
refusal-no_such_stack = You have no such stack.
    .remedy = Reveal one of your own, or pass.
refusal-no_such_card = There is no influence card “{ $name }”.
    .remedy = Name a card from your hand.
refusal-same_stack = You have an equal stack with a lower number.
    .remedy = Reveal that one.
refusal-no_privilege = You have no privilege.
    .remedy = Reveal a stack or pass.
refusal-nobody_else_waits = There is nobody left to wait for.
    .remedy = Reveal a stack or pass.
refusal-not_this_guild = { $space } is no space of this guild.
    .remedy = Choose a space of this guild.
refusal-space_taken = Somebody stands on { $space } already.
    .remedy = Choose a free space.
refusal-too_few_coins = { $space } costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}; you have { $have }.
    .remedy = Choose a cheaper space. Goods bring coins in steps C and E.
refusal-you_have_none = You have no { $good }.
    .remedy = Choose a good you have.
refusal-supply_empty = The supply has none left.
    .remedy = Choose something else.
refusal-no_such_ability = No fountain next to your family member can do that.
    .remedy = Use an ability of a fountain there, or none.
refusal-not_discarded = The { $card } is not in your discard pile.
    .remedy = Choose a card from it.
refusal-no_tasks_left = There are no task cards left.
    .remedy = Use another ability, or none.
refusal-no_palm_here = There is no palm tree at { $bush }.
    .remedy = Choose a bush with a palm tree.
refusal-palm_cannot_move = The palm tree at { $bush } has no free neighbouring bush.
    .remedy = Choose another palm tree.
refusal-not_in_this_city = This city has no such place.
    .remedy = Choose a place on the map.
refusal-not_next_bush = { $bush } is no neighbour of the bush the palm tree stands on.
    .remedy = Choose a neighbouring bush.
refusal-no_spare_tiles = Spare tiles are for a random layout with 3 to 5 players.
    .remedy = Take the random layout and at least three seats, or leave the spare tiles in the box.
refusal-bush_taken = There is a palm tree at { $bush } already.
    .remedy = Choose a free bush.
refusal-too_far = That is out of reach.
    .remedy = Choose a free space within reach.
refusal-fountain_space_taken = There is a fountain on { $space } already.
    .remedy = Choose a free fountain space.
refusal-seat_empty = Nobody sits on { $guild }.
    .remedy = Choose a seat with exactly one family member.
refusal-seat_full = Two sit on { $guild } already.
    .remedy = Choose a seat with exactly one family member.
refusal-not_your_member = You have no family member on { $space }.
    .remedy = Choose one of your own.
refusal-cannot_move = Your family member on { $space } has no free space within reach.
    .remedy = Choose another one of yours.
refusal-not_in_bid = The { $card } is not in the stack you revealed.
    .remedy = Choose a card from that stack.
refusal-sold_in_order = You sell from the cheapest kind up, and you are past this one.
    .remedy = Undo your last sale, then sell this first.

## Scores and end

score-council = Council
score-city = Family members in the city
score-palms = Palm trees
score-fountains = Fountains
score-privileges = Privileges
score-tasks = Tasks
end-five_rounds = Five rounds have been played.

## Terminal: the table

ui-valencia-round = round
ui-valencia-nobility = nobility
ui-valencia-church = church
ui-valencia-merchants = merchants
ui-valencia-council = council
ui-valencia-points = points
ui-valencia-home = home
ui-valencia-privileges = privileges
ui-valencia-coins = coins
ui-valencia-goods = goods
ui-valencia-pile = pile
ui-valencia-stacks = stacks
ui-valencia-bid = bid
ui-valencia-discard = discard
ui-valencia-screen = screen
ui-valencia-left = pile
ui-valencia-stakes = at stake
ui-valencia-nina = Nina
ui-valencia-how = Type a card to add it, n for the next stack. Or all at once: { $example } (a comma between two stacks, any order)
ui-valencia-lift = { $source }: you may move one of your family members { $n ->
    [one] one space.
   *[other] up to { $n } spaces.
}
ui-valencia-land = { $source }: where does the family member on { $origin } go ({ $n ->
    [one] one space
   *[other] up to { $n } spaces
})?
ui-valencia-members = seats
ui-valencia-bottom = { $n ->
    [one] (at the bottom: { $cards })
   *[other] (at the bottom, in this order: { $cards })
}
ui-valencia-below = At the bottom of the draw pile, first to be drawn first: { $cards }
ui-valencia-coins_all = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} behind all screens together
ui-valencia-stakes_how = points: at most, by the end, on the council and in the city as they stand; without tasks and what is yet to be built
ui-valencia-fountains = fountain
ui-valencia-fountain_round = The fountain of round { $n }.
ui-valencia-fountain_out = Not in this game.
ui-valencia-round_of = round board of round { $n }
ui-valencia-legend_title = Signs
ui-valencia-tasks_title = Task cards in this game ({ $n }; + kept by you, − put back by you)
ui-valencia-fountains_title = Fountains
ui-valencia-seen_title = Influence cards seen and not seen yet
ui-valencia-seen = seen
ui-valencia-unseen = not seen
ui-valencia-fountain_points = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each family member beside it
ui-valencia-hand = hand
ui-valencia-tasks = tasks
ui-valencia-kept = you keep
ui-valencia-all_in_stacks = All your cards are in stacks: type ok to confirm, u to undo.
ui-valencia-supply = supply
ui-valencia-tied = { $seats } tie for the most family members on the council; each takes a privilege.
ui-valencia-legend = W3 guild and price ({ $guilds })   W3 ● with a family member   · bush   ♠ palm tree   ○ fountain space   ≈5③ fountain, its points and its round   ◎2 central fountain
ui-valencia-marks = ▮▮ a stack of two   ♟ the Stefan Feld figure   council: points scored there   seats: family members on the council now   home: family members at home   points: all that lies open, council included, without tasks

## What prospects are made of, for hints

part-city = the city
part-council = the council
part-purse = coins and goods
part-tasks = tasks
part-influence = influence

## Looking things up

shelf-spaces = Spaces
    .one = space
shelf-tasks = Tasks
    .one = task
shelf-fountains = Fountains
    .one = fountain
shelf-cards = Influence
    .one = influence card
facet-guild = Guild
facet-price = Price
facet-value = Value
known-free_spaces = { $n } of { $of } spaces are free.
known-free = free
known-stands_there = { $seat } stands here
known-at_fountains = fountains: { $n }
known-at_palm = palm tree: { $n }
known-tasks_hidden = { $n } lie hidden before others, { $of } in the pile.
known-put_back = put back
known-fountain_of_round = comes in round { $n }
known-fountain_at = stands on { $space }
known-fountains_built = { $n } of { $of } fountains stand.
known-deck = Everybody has the same { $n } cards.
known-own_pile = { $n } of { $of } still in your pile
known-played_by = { $n } played by { $seat }
known-goods_left = { $n } of { $of } goods are left.
known-behind_screens = { $n } behind screens
