### The guided first game of Valeria in English. Each step: a title of at most 24 characters, a line of at most 90.
### Things are named by reference, as in the texts of the game.

lesson-valeria-turn-1 = Dice, recruiting, slaying
lesson-valeria-turn-2 = Magic, one name twice
lesson-valeria-turn-3 = Domains, the Duke, the end
lesson-valeria-watch = Watch your cards.

lesson-valeria-goal = What wins
    .line = Slay Monsters and build Domains: the shields are points. Most points rule.
lesson-valeria-roll = The roll
    .line = A turn begins with two dice. Each die and their sum wake the cards of that number.
lesson-valeria-harvest = Harvest
    .line = Your Peasant is a 5, your Knight a 6: the dice have brought you gold and strength.
lesson-valeria-recruit = Recruit
    .line = First action: recruit a Merchant for { $cost }, without magic.
    .see-1 = Wakes on this number
    .see-2 = Price now
    .see-3 = On your turn | on others’
lesson-valeria-slay = Slay
    .line = Second action: slay the Goblin for { $cost }. It brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and some loot.
lesson-valeria-others = On their turns
    .line = The others have rolled, too. Your cards then pay with their right half.
lesson-valeria-magic = Magic
    .line = Slay the Treant: magic stands in for missing strength. It helps, but never pays all.
lesson-valeria-same = Same name
    .line = A second Merchant costs { $cost }: 1 gold more for each of that name you have.
lesson-valeria-domain = Domains
    .line = Domains ask for gold and roles. Your Citizens show the roles and stay yours.
lesson-valeria-duke = Your Duke
    .line = Only you know your Duke. What the Duke pays for is counted at the end.
lesson-valeria-score = Points so far
    .line = Monsters, Domains and tokens are open. Dukes are counted at the end.
lesson-valeria-end = The end
    .line = No Monsters, no Domains or { $stacks } stacks exhausted: finish the round and count.

# Said once, at any table, the first time it can be of use.
tip-valeria-doubles = Doubles: cards of that number fire twice.
tip-valeria-gain = Nothing to buy? Take 1 gold, 1 strength or 1 magic as an action.
tip-valeria-event = A Monster Event lies there now. It acts on its number and can be slain.
tip-valeria-thief = Thieves act before all harvests. Spend what you fear for.
