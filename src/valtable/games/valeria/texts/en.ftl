### Valeria: Card Kingdoms in English. Things are named by reference: resource:gold is resource-gold.

## The game

game-title = Valeria: Card Kingdoms
game-blurb = Roll two dice, let your Citizens harvest, and slay Monsters, recruit and build Domains to become the new ruler of Valeria.

## Resources, roles and other things

resource-gold = Gold
    .plural = Gold
resource-strength = Strength
    .plural = Strength
resource-magic = Magic
    .plural = Magic
resource-vp = Victory Point
    .plural = Victory Points
role-worker = Worker
    .plural = Workers
role-soldier = Soldier
    .plural = Soldiers
role-shadow = Shadow
    .plural = Shadows
role-holy = Holy
    .plural = Holy
cover-exhausted = Exhausted
cover-bare = empty place
cover-back = face-down card
    .plural = face-down cards
domain-back = face-down Domain
    .plural = face-down Domains
duke-back = hidden Duke
slot-0 = Monster stack 1
slot-1 = Monster stack 2
slot-2 = Monster stack 3
slot-3 = Monster stack 4
slot-4 = Monster stack 5
slot-5 = Citizen stack 1
slot-6 = Citizen stack 2
slot-7 = Citizen stack 3
slot-8 = Citizen stack 4
slot-9 = Citizen stack 5
slot-10 = Citizen stack 6
slot-11 = Citizen stack 7
slot-12 = Citizen stack 8
slot-13 = Citizen stack 9/10
slot-14 = Citizen stack 11/12
slot-15 = Domain stack 1
slot-16 = Domain stack 2
slot-17 = Domain stack 3
slot-18 = Domain stack 4
slot-19 = Domain stack 5
die-first = first die
die-second = second die
die-sum = sum of the dice
counter-round = round
counter-actions = action left
    .plural = actions left
counter-exhausted = exhausted stack
    .plural = exhausted stacks
counter-monster_stacks = Monster stack left
    .plural = Monster stacks left
counter-domain_stacks = Domain stack left
    .plural = Domain stacks left
counter-dark_lord = point of the Dark Lord so far
    .plural = points of the Dark Lord so far

## Places

place-monsters = Monsters
place-citizens = Citizens
place-domains = Domains
place-exhausted_deck = Exhausted deck
place-course = Course of the game
place-dark_lord = The Dark Lord
place-below = Under the top Monsters
place-unseen_citizens = Citizens not seen yet
place-unseen_domains = Domains not seen yet
place-unseen_events = Monster Events not seen yet
place-area = Resources
place-tableau = Starters and Citizens
place-built = Domains
place-slain = Victory stack
place-duke = Duke

## Marks on things

mark-cost = costs { $cost }
mark-points = { $n } VP
mark-area = { $area }
mark-number = number { $number }
mark-roles = { $roles }
mark-now = { $n } VP now
mark-of = the end comes at { $n }

## Actions

action-keep = Keep { $card }
action-die = Use { $power } on die { $die }
action-reroll_both = Roll both dice again
action-northern_wall = Use the Northern Wall
action-done = Done
action-yes = Yes
action-no = No
action-option = { $gains_n ->
    [0] { $n ->
        [0] The first possibility
        [1] The second possibility
       *[other] The third possibility
    }
   *[other] Gain { $gains }
}
action-resource = { $resource }
action-seat = { $seat }
action-steal = { $resource } from { $seat }
action-slot = { $card }
action-island = Island slot { $slot }
action-buy = Buy the set { $slots }
action-slay = Slay { $card }
action-recruit = Recruit { $card }
action-build = Build { $card }
action-gain = Gain 1 { $resource }
action-map = Gain a Map
action-agent = Engage agent { $place }
action-sail = Sail to { $island }
action-relic = Use the Relic
action-banner = Place a Banner for { $resource }
action-pay_magic = Pay { $paid }
action-pay_strength = Pay { $n } Strength
action-discount_gold = Take { $n } off the Gold
action-citizen = { $card }
action-domain = { $card }
action-monster = { $card }

## What an action would do

effect-card = { $card_text }
effect-citizen = on { $number }: { $card_text }
effect-gain = gain { $gains }
effect-wild = gain { $n } of one resource
effect-points = { $n } VP
effect-free_citizen = a free Citizen
effect-more = more, as the card says
effect-die = the die shows { $n }

## Questions

decision-duke = Which Duke do you keep?
decision-dice = Do you want to change the dice?
decision-harvest = Which power do you use next?
decision-harvest_choice = { $source }: what do you take?
decision-powers = Which power comes first?
decision-action = What do you do?
decision-pay = { $source }: how do you pay?
decision-choose = { $source }: which one?
decision-wild = { $source }: which resource?
decision-exchange = { $source }: do you want to exchange?
decision-steal = { $source }: what do you take, and from whom?
decision-take_citizen = { $source }: which Citizen joins you?
decision-victim = { $source }: from whom do you take a Monster?
decision-put_back = { $source }: which card goes back to the centre?
decision-token = { $source }: which Monster gets the token?
decision-bonus_slay = { $source }: do you slay a Monster now?
decision-column = Which Monster stack wakes?
decision-capture = Which Citizen does the Dark Lord capture?

## What happened

event-first_player = { $seat } begins.
event-kept = You keep { $card }.
event-dukes_chosen = Everybody has a Duke.
event-turn = Round { $n }: { $seat } is the active player.
event-rests = { $seat } rests this turn.
event-rolled = { $seat } rolls { $first } and { $second }.
event-die_changed = { $seat } uses { $card }: a die shows { $n }.
event-struck = Monster Event: { $card }!
event-lost = { $seat } loses { $losses }.
event-token_laid = { $seat } puts { $tokens } more on the price of { $card }.
event-stole = { $seat } takes { $gains } from { $other } ({ $card }).
event-income = { $seat } harvests { $gains }.
event-harvested = { $paid_n ->
    [0] { $seat } chose { $gains } in the Harvest.
   *[other] { $seat } chose { $gains } for { $paid } in the Harvest.
}
event-gained = { $seat } gains { $gains } ({ $card }).
event-exchanged = { $seat } gives { $paid } for { $gains } ({ $card }).
event-took = { $seat } gains { $gains }.
event-slain = { $seat } slays { $card } for { $paid }.
event-recruited = { $seat } recruits { $card } for { $paid }.
event-built = { $seat } builds { $card } for { $paid }.
event-joined = { $card } joins { $seat } for free ({ $source }).
event-put_back = { $seat } puts { $card } back into the centre.
event-taken_captive = { $seat } takes { $card }, without its reward.
event-turned_up = { $card } is turned up.
event-turned_citizen = { $card } is turned up.
event-exhausted = { $stack } is exhausted.
event-revealed = { $stack } is exhausted; in its place: { $card }.
event-passed_over = { $card } is seen at the bottom of the Exhausted deck.
event-left_bare = No card is left for { $stack }; the place stays bare and counts as exhausted.
event-uncovered = { $stack } has a card again: { $card } goes under the Exhausted deck.
event-woke = The Monsters of column { $column } wake.
event-captured = The Dark Lord captures { $card }.
event-column_lost = Column { $column } has nothing left to defend: the realm falls.
event-dark_lord = The Dark Lord’s Duke is { $card }.
event-game_over = The game is over.

## Scores and endings

score-monsters = Slain Monsters
score-domains = Domains
score-tokens = Victory tokens
score-duke = Duke
score-roles = Role icons
score-resources = Leftover resources
score-majorities = Majorities
end-monsters_slain = All Monsters are slain.
end-domains_built = All Domains are built.
end-stacks_exhausted = Too many stacks are exhausted.
end-round_limit = The last round agreed on is over.
end-column_lost = The Dark Lord has broken through a column.

## Refusals

refusal-nothing_there = Nothing of that kind lies there.
refusal-cannot_pay_slay = { $have_n ->
    [0] { $card } costs { $cost } and you have nothing.
   *[other] { $card } costs { $cost }; you have { $have }.
}
    .remedy = Magic stands in for Strength, but at least 1 Strength must be paid.
refusal-cannot_pay_recruit = { $have_n ->
    [0] { $card } costs you { $cost } and you have nothing.
   *[other] { $card } costs you { $cost }; you have { $have }.
}
    .remedy = Magic stands in for Gold, but at least 1 Gold must be paid.
refusal-cannot_pay_build = { $have_n ->
    [0] { $card } costs you { $cost } and you have nothing.
   *[other] { $card } costs you { $cost }; you have { $have }.
}
    .remedy = Magic stands in for Gold, but at least 1 Gold must be paid.
refusal-roles_missing = For { $card } your Citizens lack { $missing }.
    .remedy = Recruit Citizens with these icons.
refusal-payment_impossible = You cannot pay in this way.
refusal-no_such_power = You have no such power.
refusal-power_used = { $power } is already used in this Roll Phase.
refusal-die_unchanged = { $power } would not change that die.
refusal-too_little_gold = { $power } costs { $cost } here.
refusal-no_such_option = There is no such possibility.
refusal-option_does_nothing = That would do nothing now.
refusal-asked_in_order = Equal cards are answered in a fixed order of possibilities.
refusal-not_open = That power is not open.
refusal-cannot_exchange = You do not have what this exchange costs.
refusal-gains_come_first = Take the gains that are still open first.
refusal-no_opponent = There is no such opponent.
refusal-is_resting = Who rests this turn cannot be harmed.
refusal-they_have_none = They have none of that.
refusal-not_stolen = This card does not take that.
refusal-not_suitable = The card does not allow that Citizen.
refusal-not_yours = You have no such card to put back.
refusal-no_monsters = They have slain no Monster.
refusal-full_of_tokens = Ten tokens of a kind are the most a card can carry.
refusal-not_this_column = That is not the column in question.
refusal-stack_exhausted = That stack is exhausted.

## Options

option-layout = Set-up
    .text = Areas and Citizens at random, or one of the recommended set-ups.
    .value-random = at random
    .value-first_game = First Game
    .value-glittering_gold = Glittering Gold
    .value-mastery_over_magic = Mastery Over Magic
    .value-monster_blood = Monster Blood
option-areas = Areas
    .text = Areas of your choice, joined by + as in swamp+hills; the rest comes from the set-up.
option-citizens = Citizens
    .text = Citizens of your choice, joined by +, one for each number; the rest comes from the set-up.
option-monster_events = Monster Events
    .text = Whether Monster Events are shuffled into the Exhausted deck.
option-mixed = Mixed
    .text = All kinds of a number are shuffled together and lie face-down under the top card.
option-no_duke = No Duke
    .text = Nobody has a Duke; everybody scores alike for icons, resources and majorities.
option-solo_low_sum = Solo: low sums
    .text = A sum of 2 to 6 wakes a Monster stack, too.
option-solo_direct_attack = Solo: direct attack
    .text = A rolled stack without Monsters attacks its column all the same.
option-herald = Herald on doubles
    .text = Always twice, as the manual has it, or twice only when nothing else fired.
    .value-seed = twice
    .value-printed = as printed
option-exhausted_deck = Exhausted deck
    .text = Events shuffled in, all on top, or one Event and one Exhausted card per player.
    .value-shuffled = shuffled
    .value-events_on_top = Events on top
    .value-one_and_one = one and one
option-duke_resources = Leftover resources
    .text = Whether a Duke divides all leftover resources together or each type apart.
    .value-pooled = together
    .value-per_type = each type
option-new_domain_power = New Domains
    .text = Whether a lasting power works at once or from your next turn on.
    .value-at_once = at once
    .value-next_turn = next turn
option-round_limit = Last round
    .text = The round after which the game is scored; 0 for no limit.

## Citizens and Starters

citizen-cleric = Cleric
    .text = On your turn: Gain 3 Magic. Off your turn: Gain 1 Magic.
citizen-monk = Monk
    .text = On your turn: Gain 1 Gold and 2 Magic. Off your turn: May swap 1 Gold for 2 Magic.
citizen-merchant = Merchant
    .text = On your turn: Either gain 2 Gold or gain 2 Magic. Off your turn: Gain 1 Gold.
citizen-blacksmith = Blacksmith
    .text = On your turn: Gain 1 Gold for every Soldier Citizen you have. Off your turn: Gain 1 Gold.
citizen-mercenary = Mercenary
    .text = On your turn: Gain 1 Gold and 1 Strength. Off your turn: May swap 1 Strength for 2 Gold.
citizen-alchemist = Alchemist
    .text = On your turn: May swap 1 Gold for 3 Magic. Off your turn: May swap 1 Magic for 2 Gold.
citizen-archer = Archer
    .text = On your turn: Gain 2 Strength. Off your turn: Gain 1 Strength.
citizen-wizard = Wizard
    .text = On your turn: Gain 1 Strength and 1 Magic. Off your turn: Gain 1 Magic.
citizen-peasant = Peasant
    .text = On your turn: Gain 1 Gold. Off your turn: Gain 1 Gold.
citizen-knight = Knight
    .text = On your turn: Gain 1 Strength. Off your turn: Gain 1 Strength.
citizen-rogue = Rogue
    .text = On your turn: Gain 2 Gold and 2 Strength. Off your turn: Gain 1 Gold and 1 Strength.
citizen-thief = Thief
    .text = On your turn: Take up to 3 Gold or 3 Magic from one opponent. Off your turn: Either gain 2 Gold or gain 2 Magic.
citizen-champion = Champion
    .text = On your turn: Gain 4 Strength. Off your turn: May swap 1 Gold for 4 Strength.
citizen-warlord = Warlord
    .text = On your turn: Gain 1 Strength for every Soldier Citizen you have. Off your turn: Gain 1 Strength for every Knight you have (Starter included).
citizen-paladin = Paladin
    .text = On your turn: Gain 1 Strength and 2 Magic. Off your turn: May swap 1 Strength for 3 Magic.
citizen-priestess = Priestess
    .text = On your turn: Gain 2 Strength and 1 Magic. Off your turn: May swap 1 Magic for 3 Strength.
citizen-butcher = Butcher
    .text = On your turn: Gain 2 Gold for every Worker Citizen you have. Off your turn: Gain 4 Gold.
citizen-miner = Miner
    .text = On your turn: Gain 1 Gold; gain 1 Gold for every Domain you have built. Off your turn: Gain 4 Gold.
starter-starter_peasant = Starting Peasant
    .text = Gain 1 Gold whenever a 5 activates, on any turn.
starter-starter_knight = Starting Knight
    .text = Gain 1 Strength whenever a 6 activates, on any turn.
starter-starter_herald = Herald
    .text = On doubles, or when none of your Citizens activated, gain 1 resource of your choice; on doubles do so twice.

## Areas and Monsters

area-hills = Hills
area-barrens = Barrens
area-ruins = Ruins
area-forest = Forest
area-valley = Valley
area-swamp = Swamp
area-mountains = Mountains
area-caverns = Caverns
monster-goblin = Goblin
    .text = Gain 1 Gold.
monster-goblin_mage = Goblin Mage
    .text = Either gain 1 Gold or gain 1 Magic.
monster-goblin_king = Goblin King
    .text = Gain 1 Gold for every Monster of the Hills area in your Victory stack.
monster-gargoyle = Gargoyle
    .text = Gain 1 Magic.
monster-wraith = Wraith
    .text = Take a Citizen of base cost 2 or less free from the centre.
monster-witch_queen = Witch Queen
    .text = Gain 1 Magic for every Monster of the Barrens area in your Victory stack.
monster-skeleton = Skeleton
    .text = Gain 1 Gold.
monster-flaming_skeleton = Flaming Skeleton
    .text = Gain 1 Gold and 1 Magic.
monster-skeleton_king = Skeleton King
    .text = Gain 2 Gold for every Monster of the Ruins area in your Victory stack.
monster-treant = Treant
    .text = Gain 1 Gold and 1 Magic.
monster-bane_spider = Bane Spider
    .text = Either gain 3 Gold or take a Knight free from the centre.
monster-spider_queen = Spider Queen
    .text = Either gain 2 Gold for every Monster of the Forest area in your Victory stack or take a Citizen free from the centre and gain 1 VP.
monster-owlbear = Owlbear
    .text = Gain 2 Magic.
monster-giant = Giant
    .text = Gain 1 Gold and 2 Magic.
monster-troll = Troll
    .text = Gain 2 Magic for every Monster of the Valley area in your Victory stack.
monster-gelatinous_cube = Gelatinous Cube
    .text = Gain 2 Gold.
monster-basilisk = Basilisk
    .text = Either gain 3 Gold or gain 3 Magic.
monster-swamp_dragon = Swamp Dragon
    .text = Gain 2 Magic for every Monster of the Swamp area in your Victory stack.
monster-dire_bear = Dire Bear
    .text = Either gain 2 Gold or gain 2 Magic.
monster-orc_warrior = Orc Warrior
    .text = Take a Citizen of base cost 3 or less free from the centre.
monster-orc_chieftain = Orc Chieftain
    .text = Gain 2 Gold for every Monster of the Mountains area in your Victory stack.
monster-kobolds = Kobolds
    .text = Gain 2 Gold and 1 Magic.
monster-gold_golem = Gold Golem
    .text = Gain 5 Gold.
monster-red_dragon = Red Dragon
    .text = Gain 3 Gold for every Monster of the Caverns area in your Victory stack.

## Monster Events

monster-corrupted_cleric = Corrupted Cleric
    .text = When a 1 is rolled: Put 1 Magic token on any centre Monster. Slain: Gain 3 Gold and 2 Magic.
monster-giant_leech = Giant Leech
    .text = When a 2 is rolled: Every player loses 1 Strength. Slain: Gain 5 Magic.
monster-bat_swarm = Bat Swarm
    .text = When a 3 is rolled: Put 1 Strength token on any centre Monster. Slain: Gain 1 Gold for every Monster in your Victory stack.
monster-sorcerer = Sorcerer
    .text = When a 4 is rolled: Every player loses 1 Magic. Slain: Gain 1 Magic for every Monster in your Victory stack.
monster-mimic = Mimic
    .text = When a 5 is rolled: Put 1 Gold token on any centre Monster. Slain: Gain 5 Gold.
monster-kobold_thieves = Kobold Thieves
    .text = When a 6 is rolled: Every player loses 1 Gold. Slain: Gain 7 Gold.

## Domains

domain-foxgrove_palisade = Foxgrove Palisade
    .text = Once in your Roll Phase you may pay 2 Gold and turn one die to 6.
domain-the_desert_orchid = The Desert Orchid
    .text = Once in your Roll Phase you may turn one die to 1 for 1 Gold per Holy Citizen you have (free with none).
domain-emerald_stronghold = Emerald Stronghold
    .text = Same-name copies no longer raise the price of Citizens you recruit in your Action Phase.
domain-pratchetts_plateau = Pratchett's Plateau
    .text = Domains you build in your Action Phase are 1 Gold cheaper.
domain-cathedral_of_st_aquila = Cathedral of St. Aquila
    .text = When your Action Phase ends, take 1 Gold from one opponent.
domain-darktide_harbour = Darktide Harbour
    .text = On building: take a Shadow Citizen free from the centre.
domain-cloudriders_camp = Cloudrider's Camp
    .text = On building: gain 3 Strength and a free Soldier Citizen of base cost 2 or less.
domain-the_orb_of_urdr = The Orb of Urdr
    .text = When your Action Phase ends, take 1 Magic from one opponent.
domain-rogues_landing = Rogue's Landing
    .text = On building: take a Worker Citizen free from the centre.
domain-blood_crow_army = Blood Crow Army
    .text = Your Action Phase opens with 1 extra Strength.
domain-eye_of_asteraten = Eye of Asteraten
    .text = On building: gain 5 Strength, then you may slay one Monster as part of this action.
domain-cutthroats_truce = Cutthroat's Truce
    .text = On building: take up to 3 Gold from one opponent.
domain-halfpenny_hill = Halfpenny Hill
    .text = Your Action Phase opens with 1 extra Gold.
domain-shattered_hand = Shattered Hand
    .text = On building: take a Holy Citizen free from the centre.
domain-forgotten_sorrows = Forgotten Sorrows
    .text = In your Action Phase each Citizen you gain also brings 1 Magic.
domain-watcher_on_the_water = Watcher on the Water
    .text = On building: you may put one slain Monster back on its stack for 3 VP.
domain-gargans_embrace = Gargan's Embrace
    .text = Score 1 VP each time a roll (anyone's) is, or is changed into, doubles.
domain-nest_of_the_weaver_witch = Nest of the Weaver Witch
    .text = On building: you may put one of your Citizens back on its stack for 3 VP.
domain-palace_of_the_dawn = Palace of the Dawn
    .text = Once in your Roll Phase you may lower one die by 1 (never below 1).
domain-grimmwater_keep = Grimmwater Keep
    .text = On building: take a Citizen of base cost 3 or less free from the centre.
domain-the_violet_thorn = The Violet Thorn
    .text = In your Action Phase each Monster you slay also brings 1 Magic.
domain-purloiners_perch = Purloiner's Perch
    .text = On building: take a random slain Monster from one opponent (card only, no reward).
domain-golden_obelisk_of_nae = Golden Obelisk of Nae
    .text = On building: you may turn 3 Magic into 3 VP, once.
domain-monolith_of_ostendaar = Monolith of Ostendaar
    .text = Your Action Phase opens with 1 extra Magic.

## Dukes

duke-cornelius_the_dreamer = Cornelius the Dreamer
    .text = 3 VP per Domain, 1 VP per 3 leftover resources.
duke-elsyn_saint_of_shadows = El'syn, Saint of Shadows
    .text = 2 VP per Shadow icon, 2 VP per Holy icon, 1 VP per 4 leftover resources.
duke-elysium_the_allsmith = Elysium the Allsmith
    .text = 1 VP per Worker icon, 1 VP per Soldier icon, 1 VP per Shadow icon, 1 VP per Holy icon, 1 VP per 4 leftover resources.
duke-hrothgar_the_conqueror = Hrothgar the Conqueror
    .text = 2 VP per Monster slain, 1 VP per Titan slain, 1 VP per 4 leftover resources.
duke-isabella_the_righteous = Isabella the Righteous
    .text = 1 VP per Soldier icon, 2 VP per Holy icon, 1 VP per 3 leftover resources.
duke-lekzandr_the_protector = Lekzand'r the Protector
    .text = 1 VP per Worker icon, 2 VP per Holy icon, 1 VP per 3 leftover resources.
duke-node_master_of_swords = Node, Master of Swords
    .text = 1 VP per Soldier icon, 2 VP per Shadow icon, 1 VP per 3 leftover resources.
duke-reese_the_firebrand = Reese the Firebrand
    .text = 1 VP per Citizen, 1 VP per Monster slain, 1 VP per Domain, 1 VP per 4 leftover resources.
duke-simon_the_unclean = Simon the Unclean
    .text = 1 VP per Worker icon, 1 VP per Soldier icon, 1 VP per 2 leftover resources.
duke-waryn_lord_of_rogues = Waryn, Lord of Rogues
    .text = 1 VP per Worker icon, 2 VP per Shadow icon, 1 VP per 3 leftover resources.
