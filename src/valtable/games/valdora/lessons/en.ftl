### The guided first game of Valdora in English. Each step: a title of at most 24 characters, a line of at most 90.
### Things are named by reference, as in the texts of the game.

lesson-valdora-turn-1 = Riding and loading
lesson-valdora-turn-2 = A city, its book, coins
lesson-valdora-turn-3 = Delivering, the end
lesson-valdora-watch = Watch the roads.

lesson-valdora-goal = What wins
    .line = Seven patrons wait for gems. Bring what they ordered; most points win.
lesson-valdora-ride = Ride
    .line = Ride to road 11. Go as far as you like, but a city always stops you.
lesson-valdora-load = Load
    .line = Load 1 gold: your gold pan takes it for nothing. That is your one action.
lesson-valdora-city = To the city
    .line = Ride to the Northeast City, where the patrons leave their commissions.
lesson-valdora-book = The book
    .line = Only the open pages are for sale. You may turn one page for nothing.
lesson-valdora-buy = Buy
    .line = Buy the yellow commission with your coin: it wants { $wants } and is worth { $points }.
    .see-1 = What it wants
    .see-2 = Its points
lesson-valdora-purse = Coins
    .line = Your purse is empty. Stopping at a mine fills it to { $most } coins. Now end your turn.
lesson-valdora-toll = Meeting others
    .line = Riding past Poppy is free. Stopping there would cost 1 coin, and you have none.
lesson-valdora-deliver = Deliver
    .line = Ride to the yellow house and pay the gold: the commission scores { $points } points.
lesson-valdora-craftsman = A craftsman
    .line = A yellow craftsman joins you. The first of each colour is worth 10 points.
lesson-valdora-workshop = Workshops
    .line = First with enough of one colour? The workshop is yours and brings bonus tiles.
lesson-valdora-end = The end
    .line = When at most one colour of craftsmen is left, finish the round and count.

# Said once, at any table, the first time it can be of use.
tip-valdora-provisions = Take provisions in any city: they let you pass one city, once.
tip-valdora-harbour = Harbours load from the discard space, one gem per ship.
tip-valdora-three = Three open commissions are the limit. Return one to buy another.
tip-valdora-clockwise = No craftsman of some colour is left: instead you get the next one clockwise.
