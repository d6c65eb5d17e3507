### The guided first game of Valletta in English. Each step: a title of at most 24 characters, a line of at most 90.
### Things are named by reference, as in the texts of the game.

lesson-valletta-turn-1 = Building
lesson-valletta-turn-2 = Jean, hiring, neighbours
lesson-valletta-turn-3 = Copying, a new deck, the end
lesson-valletta-watch = Watch the street.

lesson-valletta-goal = What wins
    .line = Put up buildings. The shield says how many points; most points win.
lesson-valletta-hand = Three cards a turn
    .line = Each turn you play 3 of your 5 cards, one after the other.
lesson-valletta-goods = Goods from a card
    .line = Play the Shopkeeper: she gives you 1 gold.
lesson-valletta-build = Build the Tavern
    .line = Play the Builder: the Tavern costs { $cost }.
    .see-1 = Its price
    .see-2 = Who joins you
    .see-3 = Its points
lesson-valletta-newcomer = A new face
    .line = The Innkeeper came with it. Play him now, and take 1 gold and 1 wood.
lesson-valletta-jean = Jean walks
    .line = Play Jean: he takes one step, and the good in that barrel is yours.
lesson-valletta-hire = Hire
    .line = Now hire a second Builder from the open supply, for nothing.
lesson-valletta-neighbour = Next door
    .line = Build the Bank: beside your Tavern it is cheaper, in Jean’s column it brings a point.
lesson-valletta-copy = Copying
    .line = Play the Maid, then the Apprentice: he repeats the card before him.
lesson-valletta-deck = A new deck
    .line = Play a third card. The deck is empty: the discard becomes it, with all you hired.
lesson-valletta-score = Points so far
    .line = Street, buildings, and 1 point for every three goods you keep.
lesson-valletta-end = The end
    .line = A last house, { $points } points or a last barrel: then everybody plays the deck once more.

# Said once, at any table, the first time it can be of use.
tip-valletta-exchange = Any three goods become one good of your choice.
tip-valletta-upgrade = A Builder can also upgrade: pay the materials again, the points double.
tip-valletta-fire = Fire a weak card: your deck gets thinner and better.
tip-valletta-lay = You may lay a card down without its effect.
