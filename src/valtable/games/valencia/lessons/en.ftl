### The guided first game of Valencia in English. Each step: a title of at most 24 characters, a line of at most 90.
### Things are named by reference, as in the texts of the game.

lesson-valencia-turn-1 = Tasks, cards, stacks
lesson-valencia-turn-2 = Bids, a place, coins
lesson-valencia-turn-3 = Fountain, council, end
lesson-valencia-watch = Watch the steps.

lesson-valencia-goal = What wins
    .line = Five rounds. Seats on the council and places in the city bring points.
lesson-valencia-tasks = Tasks
    .line = Keep “Two on price 2” and “Loners”. A task you cannot fulfil costs { $loss } points.
lesson-valencia-draw = Draw
    .line = Draw one by one, until you hold 5. Your 24 cards must last five rounds.
lesson-valencia-stacks = Stacks
    .line = Lay 6 with 5, 3 with 2, and 1 alone. One stack is one bid, and nobody sees it.
lesson-valencia-bid = Bid
    .line = Step A: reveal 6 and 5. The highest sum takes the nobility seat, the next the church.
lesson-valencia-figure = The figure
    .line = The winner takes the figure: it acts first from now on and wins every tie.
lesson-valencia-guild = A guild
    .line = Step B: reveal 3 and 2. First place gets seat, good and space, second good and space.
lesson-valencia-place = In the city
    .line = Basil was first. Take your wine, then pay { $price } for the lit space: your family moves in.
lesson-valencia-coins = Coins
    .line = Step C, the merchants: win with your 1, sell the wine for { $worth } coins, and be done.
lesson-valencia-garden = Palm and fountain
    .line = Church plants a palm, nobility builds a fountain: beside your family it scores.
lesson-valencia-council = Council
    .line = The round is over: 1 point for each of yours on the council.
lesson-valencia-end = The end
    .line = After five rounds: city, palms, fountains, privileges and tasks.

# Said once, at any table, the first time it can be of use.
tip-valencia-save = Stacks you do not reveal are lost at the end of the round.
tip-valencia-privilege = Spend a privilege to act later in this auction.
tip-valencia-back = No place this time: put one card of the stack under your deck.
tip-valencia-ability = You stand beside a fountain with an ability. Use it now if you like.
