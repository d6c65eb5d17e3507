### Valeria: Card Kingdoms in English. Things are named by reference: resource:gold is resource-gold.

## The game

game-title = Valeria: Card Kingdoms
game-blurb = Roll two dice and harvest with your Citizens. Slay Monsters, recruit and build Domains to rule Valeria.

## Resources, roles and other things

resource-gold = Gold
    .one = Gold
    .plural = Gold
resource-strength = Strength
    .one = Strength
    .plural = Strength
resource-magic = Magic
    .one = Magic
    .plural = Magic
resource-vp = VP token
    .plural = VP tokens
role-worker = Worker
    .plural = Workers
role-soldier = Soldier
    .plural = Soldiers
role-shadow = Shadow
    .plural = Shadows
role-holy = Holy
    .plural = Holy
type-minion = Minion
    .text = A type of Monster; some Dukes and other cards count it.
type-titan = Titan
    .text = A type of Monster; some Dukes and other cards count it.
type-beast = Beast
    .text = A type of Monster; some Dukes and other cards count it.
type-boss = Boss
    .text = A type of Monster, the last of its Area; some Dukes and other cards count it.
type-warden = Warden
    .text = A type of Monster, above the Boss of its Area.
part-worker = Worker icons
part-soldier = Soldier icons
part-shadow = Shadow icons
part-holy = Holy icons
part-citizens = Citizens
part-monsters = slain Monsters
part-domains = Domains
part-minion = slain Minions
part-titan = slain Titans
part-boss = slain Bosses
part-beast = slain Beasts
part-gold = leftover Gold
part-strength_magic = leftover Strength and Magic
part-left = leftover resources
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
mark-points = worth { $n } VP
mark-area = { $area }
mark-type = { $type }
mark-number = number { $number }
mark-roles = { $on ->
    [citizen] icon: { $roles }
   *[domain] requires { $roles }
}
mark-herald = { $how ->
    [printed] twice only on doubles, and only if none of your own cards activated
   *[book] twice on doubles
}
mark-now = { $n } VP now
mark-counts = { $what }: { $count } → { $n } VP
mark-of = the end comes at { $n }

## Actions

action-keep = Keep { $card }
action-die = Use { $power } on the { $die ->
    [1] first
   *[other] second
} die
action-reroll_both = Roll both dice again
action-northern_wall = Use the Northern Wall
action-done = Done
action-yes = Yes
action-no = { $of ->
    [card] None
    [seat] Nobody
   *[deed] No
}
action-option = { $gains_n ->
    [0] { $n ->
        [0] The first choice
        [1] The second choice
       *[other] The third choice
    }
   *[other] Gain { $gains }
}
action-resource = { $deed ->
    [offer] Offer 1 { $resource }
    [pay] Pay in { $resource }
   *[gain] { $resource }
}
action-seat = { $seat }
action-steal = { $resource } from { $seat }
action-slot = { $card }
action-island = { $card }
action-buy = Buy { $cards }
action-slay = Slay { $card }
action-recruit = Recruit { $card }
action-build = Build { $card }
action-gain = Gain 1 { $resource }
action-map = Gain a Map
action-agent = Engage { $card }
action-sail = Sail to { $island }
action-relic = Use { $card }
action-banner = Place a Banner on { $card } for { $resource }
action-pay_magic = Pay { $paid }
action-pay_strength = Pay { $n } in Strength
action-discount_gold = Take { $n } of the discount off the Gold
action-citizen = { $card }
action-domain = { $card }
action-monster = { $card }

## What an action would do

effect-card = { $card_text }
effect-citizen = activates on { $number }. { $card_text }
effect-gain = gain { $gains }
effect-by_domain = { $gains } from { $card }
effect-by_duke = Duke { $way ->
    [more] +{ $n }
   *[fewer] −{ $n }
} VP net
effect-noble_now = { $n } VP as things stand
effect-wild = gain { $n } of one resource
effect-then_any = then choose { $n } more
effect-then_not_gold = then choose { $n } more: Strength or Magic
effect-then_from_here = then { $n } more, from here down the list
effect-for_all = { $n ->
    [2] this decides both
   *[other] this decides all { $n }
}{ $gains_n ->
    [0] {""}
   *[other] : { $gains }
}
effect-points = { $n } VP
effect-free_citizen = a free Citizen
effect-more = more, as the card says
effect-die = { $n ->
    [0] rolls it again
   *[other] it then shows { $n }
}

## Questions

decision-duke = Which Duke do you keep?
decision-dice = Change the dice, or choose Done.
decision-harvest = Which power do you use next?
decision-harvest_choice = { $source }: what do you take?
decision-powers = Which power comes first?
decision-action = What do you do?
decision-pay = { $source }: how do you pay?
decision-choose = { $source }: what do you choose?
decision-wild = { $source }: which resource?
decision-exchange = { $source }: do you want to exchange?
decision-steal = { $source }: what do you take, and from whom?
decision-take_citizen = { $source }: which Citizen do you take?
decision-victim = { $source }: from whom do you take a Monster?
decision-put_back = { $source }: which card do you put back?
decision-token = { $source }: on which Monster do you put the token?
decision-bonus_slay = { $source }: do you slay a Monster now?
decision-column = Which Monster stack wakes?
decision-capture = Which Citizen does the Dark Lord capture?

## What happened

event-first_player = { $seat } begins.
event-kept = You keep { $card }.
event-dukes_chosen = Everybody has a Duke.
event-turn = Round { $n }: { $seat } takes a turn.
event-rests = { $seat } rests this turn.
    .brief = rests
event-rolled = { $seat } rolls { $first } and { $second }.
    .brief = rolls { $first } and { $second }
event-die_changed = { $paid_n ->
    [0] { $seat } uses { $card }: the { $die } shows { $n }.
   *[other] { $seat } uses { $card } for { $paid }: the { $die } shows { $n }.
}
event-struck = A Monster Event strikes: { $card }.
event-lost = { $seat } loses { $losses }.
    .brief = loses { $losses }
event-token_laid = { $seat } makes the { $card } cost { $tokens } more.
event-stole = { $seat } takes { $gains } from { $other } ({ $card }).
    .brief = takes { $gains } from { $other }
event-income = { $seat } harvests { $gains }.
    .brief = harvests { $gains }
event-harvested = { $own ->
    [yes] { $paid_n ->
        [0] In all, { $seat } chose { $gains } in this Harvest.
       *[other] In all, { $seat } chose { $gains } for { $paid } in this Harvest.
    }
   *[other] { $paid_n ->
        [0] { $seat } chose { $gains } in the Harvest.
       *[other] { $seat } chose { $gains } for { $paid } in the Harvest.
    }
}
event-gained = { $seat } gains { $gains } ({ $card }).
    .brief = gains { $gains }
event-exchanged = { $seat } gives { $paid } for { $gains } ({ $card }).
    .brief = gives { $paid } for { $gains }
event-took = { $seat } gains { $gains } as an action.
    .brief = gains { $gains } as an action
event-slain = { $seat } slays the { $card } for { $paid }.
    .brief = slays the { $card }
event-recruited = { $seat } recruits { $card_with_article } for { $paid }.
    .brief = recruits { $card }
event-built = { $seat } builds { $card } for { $paid }.
    .brief = builds { $card }
event-joined = { $card_article ->
    [an] An { $card }
   *[other] A { $card }
} joins { $seat } for free ({ $source }).
    .brief = gets { $card } for free
event-put_back = { $seat } puts the { $card } back into the centre.
event-taken_captive = { $other ->
    [none] { $seat } takes the { $card }, without its reward.
   *[other] { $seat } takes the { $card } from { $other }, without its reward.
}
    .brief = takes the { $card } captive
event-turned_up = Turned up: { $card }.
event-turned_citizen = Turned up: { $card_with_article }.
event-exhausted = { $replaces ->
    [yes] { $area ->
        [none] An Exhausted card replaces the Event at { $stack }.
       *[other] An Exhausted card replaces the Event at the Monster stack “{ $area }”.
    }
   *[no] { $area ->
        [none] { $stack } is exhausted.
       *[other] The Monster stack “{ $area }” is exhausted.
    }
}
event-revealed = { $area ->
    [none] { $stack } is exhausted; in its place: { $card }.
   *[other] The Monster stack “{ $area }” is exhausted; in its place: { $card }.
}
event-passed_over = Seen at the bottom of the Exhausted deck: { $card }.
event-left_bare = { $area ->
    [none] No card is left for { $stack }: it stays empty and counts as exhausted.
   *[other] No card is left for the Monster stack “{ $area }”: it stays empty and counts as exhausted.
}
event-uncovered = { $area ->
    [none] { $stack } has a card again: { $card } goes under the Exhausted deck.
   *[other] The Monster stack “{ $area }” has a card again: { $card } goes under the Exhausted deck.
}
event-dark_dice = The Dark Lord’s turn: the dice show { $first } and { $second }.
event-low_sum = Their sum, { $n }, also wakes a stack.
event-asleep = No Monster is left in column { $column } to wake.
event-woke = The Monsters of column { $column } wake.
event-captured = The Dark Lord captures { $card }.
event-column_lost = Column { $column } has nothing left to defend: the realm falls.
event-dark_lord = The Dark Lord’s Duke is { $card }.
event-game_over = The game is over.

## Scores and endings

score-monsters = Slain Monsters
score-domains = Domains
score-tokens = VP tokens
score-duke = Duke
score-roles = Role icons
score-resources = Leftover resources
score-majorities = Majorities
end-monsters_slain = All Monsters are slain.
end-domains_built = All Domains are built.
end-stacks_exhausted = Enough stacks are exhausted.
end-round_limit = The last round agreed on is over.
end-column_lost = The Dark Lord has broken through a column.
result-solo_slain = The realm is saved: no Monster is left in it.
result-solo_won = The realm is saved: { $points } points against { $dark } of the Dark Lord.
result-solo_drawn = A draw: the Dark Lord has { $dark } points, and so have you.
result-solo_lost = The realm is lost: the Dark Lord has { $dark } points, and you have { $points }.
result-solo_column = The realm is lost: a column that had to defend itself had neither Citizens nor Domains left.

## Refusals

refusal-nothing_there = Nothing of that kind lies there.
    .remedy = Choose a card that lies there.
refusal-cannot_pay_slay = { $have_n ->
    [0] Slaying the { $card } costs { $cost }. You have nothing.
   *[other] Slaying the { $card } costs { $cost }. You have { $have } and need { $lack } more.
}
    .remedy = Magic can stand in, but pay at least 1 Strength.
    .short = need { $lack } more
refusal-cannot_pay_recruit = { $have_n ->
    [0] Recruiting the { $card } costs you { $cost }. You have nothing.
   *[other] Recruiting the { $card } costs you { $cost }. You have { $have } and need { $lack } more.
}
    .remedy = Magic can stand in, but pay at least 1 Gold.
    .short = need { $lack } more
refusal-cannot_pay_build = { $have_n ->
    [0] Building { $card } costs you { $cost }. You have nothing.
   *[other] Building { $card } costs you { $cost }. You have { $have } and need { $lack } more.
}
    .remedy = Magic can stand in, but pay at least 1 Gold.
    .short = need { $lack } more
refusal-roles_missing = { $lack_n ->
    [0] For { $card } you need { $missing } more.
   *[other] For { $card } you need { $missing } more; it costs you { $cost }, and you need { $lack } more.
}
    .remedy = Recruit Citizens with these icons.
    .short = { $lack_n ->
    [0] need { $missing } more
   *[other] need { $missing } and { $lack } more
}
refusal-payment_impossible = You cannot pay in this way.
    .remedy = Choose another way to pay.
refusal-no_such_power = You have no such power.
    .remedy = Use a power you have, or choose Done.
refusal-power_used = { $power } is already used in this Roll Phase.
    .remedy = Use another power, or choose Done.
refusal-die_unchanged = { $power } would not change that die.
    .remedy = Choose the other die, or choose Done.
refusal-too_little_gold = You need { $cost } to use { $power } here.
    .remedy = Use another power, or choose Done.
refusal-no_such_option = There is no such choice.
    .remedy = Choose one of those listed.
refusal-option_does_nothing = That would do nothing now.
    .remedy = Choose something else.
refusal-asked_in_order = Take equal choices in order: Gold, Strength, Magic, or as the card lists them.
    .remedy = Undo and take this one first; the total is the same.
    .short = undo to take it first
refusal-not_open = You cannot use that power now.
    .remedy = Choose another one.
refusal-cannot_exchange = You do not have what this exchange costs.
    .remedy = Gain it first, or leave the exchange.
refusal-gains_come_first = You still have gains to take.
    .remedy = Take them first, then choose Done.
refusal-no_opponent = There is no such opponent.
    .remedy = Choose another player.
refusal-is_resting = A resting player cannot be harmed.
    .remedy = Choose another player.
refusal-they_have_none = They have none of that.
    .remedy = Choose another resource or another player.
refusal-not_stolen = This card does not take that.
    .remedy = Choose what the card names.
refusal-not_suitable = The card does not allow that Citizen.
    .remedy = Choose one that it does.
refusal-not_yours = You have no such card to put back.
    .remedy = Choose one of your own.
refusal-no_monsters = They have slain no Monster.
    .remedy = Choose another player.
refusal-full_of_tokens = This card already has ten of these tokens.
    .remedy = Choose another Monster.
refusal-not_this_column = The Dark Lord does not act there now.
    .remedy = Choose one of those listed.
refusal-stack_exhausted = That stack is exhausted.
    .remedy = Choose another one.

## Options

option-layout = Kingdom
    .text = Areas and Citizens at random, or one of the recommended set-ups.
    .line = which Citizens and Areas lie out
    .value-random = at random
    .value-first_game = First Game
    .value-glittering_gold = Glittering Gold
    .value-mastery_over_magic = Mastery Over Magic
    .value-monster_blood = Monster Blood
option-areas = Areas
    .text = Areas of your choice; the rest comes from the set-up.
    .form = names joined by +, as in swamp+hills
option-citizens = Citizens
    .text = Citizens of your choice, one for each number; the rest comes from the set-up.
    .form = names joined by +, as in cleric+rogue
option-monster_events = Monster Events
    .text = Shuffles Monster Events into the Exhausted deck.
    .line = Surprises in the Exhausted deck
option-mixed = Mixed
    .text = Shuffles all kinds of a number together, face down under the top card.
option-no_duke = No Duke
    .text = Nobody has a Duke; everybody scores alike for icons, resources and majorities.
option-solo_low_sum = Solo: low sums
    .text = A sum of 2 to 6 also wakes a Monster stack.
option-solo_direct_attack = Solo: direct attack
    .text = A rolled stack without Monsters still attacks its column.
option-herald = Herald on doubles
    .text = Twice on doubles, as in the book, or twice only if nothing else activated.
    .value-book = twice
    .value-printed = as printed
option-exhausted_deck = Exhausted deck
    .text = Events shuffled in, all on top, or one Event and one Exhausted card per player.
    .value-shuffled = shuffled
    .value-events_on_top = Events on top
    .value-one_and_one = one and one
option-duke_resources = Leftover resources
    .text = A Duke divides all leftover resources together, or each type apart.
    .value-pooled = together
    .value-per_type = each type
option-new_domain_power = New Domains
    .text = A lasting power works at once, or from your next turn on.
    .value-at_once = at once
    .value-next_turn = next turn
option-round_limit = Last round
    .text = The round after which the game is scored; 0 for no limit.

## Citizens and Starters

citizen-cleric = Cleric
    .article = a
    .text = On your turn: Gain 3 Magic. Off your turn: Gain 1 Magic.
citizen-monk = Monk
    .article = a
    .text = On your turn: Gain 1 Gold and 2 Magic. Off your turn: May swap 1 Gold for 2 Magic.
citizen-merchant = Merchant
    .article = a
    .text = On your turn: Either gain 2 Gold or gain 2 Magic. Off your turn: Gain 1 Gold.
citizen-blacksmith = Blacksmith
    .article = a
    .text = On your turn: Gain 1 Gold for every Soldier Citizen you have. Off your turn: Gain 1 Gold.
citizen-mercenary = Mercenary
    .article = a
    .text = On your turn: Gain 1 Gold and 1 Strength. Off your turn: May swap 1 Strength for 2 Gold.
citizen-alchemist = Alchemist
    .article = an
    .text = On your turn: May swap 1 Gold for 3 Magic. Off your turn: May swap 1 Magic for 2 Gold.
citizen-archer = Archer
    .article = an
    .text = On your turn: Gain 2 Strength. Off your turn: Gain 1 Strength.
citizen-wizard = Wizard
    .article = a
    .text = On your turn: Gain 1 Strength and 1 Magic. Off your turn: Gain 1 Magic.
citizen-peasant = Peasant
    .article = a
    .text = On your turn: Gain 1 Gold. Off your turn: Gain 1 Gold.
citizen-knight = Knight
    .article = a
    .text = On your turn: Gain 1 Strength. Off your turn: Gain 1 Strength.
citizen-rogue = Rogue
    .article = a
    .text = On your turn: Gain 2 Gold and 2 Strength. Off your turn: Gain 1 Gold and 1 Strength.
citizen-thief = Thief
    .article = a
    .text = On your turn: Take up to 3 Gold or 3 Magic from one opponent. Off your turn: Either gain 2 Gold or gain 2 Magic.
citizen-champion = Champion
    .article = a
    .text = On your turn: Gain 4 Strength. Off your turn: May swap 1 Gold for 4 Strength.
citizen-warlord = Warlord
    .article = a
    .text = On your turn: Gain 1 Strength for every Soldier Citizen you have. Off your turn: Gain 1 Strength for every Knight you have (Starter included).
citizen-paladin = Paladin
    .article = a
    .text = On your turn: Gain 1 Strength and 2 Magic. Off your turn: May swap 1 Strength for 3 Magic.
citizen-priestess = Priestess
    .article = a
    .text = On your turn: Gain 2 Strength and 1 Magic. Off your turn: May swap 1 Magic for 3 Strength.
citizen-butcher = Butcher
    .article = a
    .text = On your turn: Gain 2 Gold for every Worker Citizen you have. Off your turn: Gain 4 Gold.
citizen-miner = Miner
    .article = a
    .text = On your turn: Gain 1 Gold; gain 1 Gold for every Domain you have built. Off your turn: Gain 4 Gold.
starter-starter_peasant = Starting Peasant
    .text = Gain 1 Gold whenever a 5 activates, on any turn.
starter-starter_knight = Starting Knight
    .text = Gain 1 Strength whenever a 6 activates, on any turn.
starter-starter_herald = Herald
    .text = On doubles, or when none of your own cards activated, gain 1 resource of your choice.

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
    .text = Gain 1 Gold for every Hills Monster in your Victory stack.
monster-gargoyle = Gargoyle
    .text = Gain 1 Magic.
monster-wraith = Wraith
    .text = Take a free Citizen of base cost 2 or less from the centre.
monster-witch_queen = Witch Queen
    .text = Gain 1 Magic for every Barrens Monster in your Victory stack.
monster-skeleton = Skeleton
    .text = Gain 1 Gold.
monster-flaming_skeleton = Flaming Skeleton
    .text = Gain 1 Gold and 1 Magic.
monster-skeleton_king = Skeleton King
    .text = Gain 2 Gold for every Ruins Monster in your Victory stack.
monster-treant = Treant
    .text = Gain 1 Gold and 1 Magic.
monster-bane_spider = Bane Spider
    .text = Either gain 3 Gold or take a free Knight from the centre.
monster-spider_queen = Spider Queen
    .text = Either gain 2 Gold for every Forest Monster in your Victory stack, or take a free Citizen from the centre and gain 1 VP.
monster-owlbear = Owlbear
    .text = Gain 2 Magic.
monster-giant = Giant
    .text = Gain 1 Gold and 2 Magic.
monster-troll = Troll
    .text = Gain 2 Magic for every Valley Monster in your Victory stack.
monster-gelatinous_cube = Gelatinous Cube
    .text = Gain 2 Gold.
monster-basilisk = Basilisk
    .text = Either gain 3 Gold or gain 3 Magic.
monster-swamp_dragon = Swamp Dragon
    .text = Gain 2 Magic for every Swamp Monster in your Victory stack.
monster-dire_bear = Dire Bear
    .text = Either gain 2 Gold or gain 2 Magic.
monster-orc_warrior = Orc Warrior
    .text = Take a free Citizen of base cost 3 or less from the centre.
monster-orc_chieftain = Orc Chieftain
    .text = Gain 2 Gold for every Mountains Monster in your Victory stack.
monster-kobolds = Kobolds
    .text = Gain 2 Gold and 1 Magic.
monster-gold_golem = Gold Golem
    .text = Gain 5 Gold.
monster-red_dragon = Red Dragon
    .text = Gain 3 Gold for every Caverns Monster in your Victory stack.

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
    .text = On building: take a free Shadow Citizen from the centre.
domain-cloudriders_camp = Cloudrider's Camp
    .text = On building: gain 3 Strength and a free Soldier Citizen of base cost 2 or less.
domain-the_orb_of_urdr = The Orb of Urdr
    .text = When your Action Phase ends, take 1 Magic from one opponent.
domain-rogues_landing = Rogue's Landing
    .text = On building: take a free Worker Citizen from the centre.
domain-blood_crow_army = Blood Crow Army
    .text = Your Action Phase opens with 1 extra Strength.
domain-eye_of_asteraten = Eye of Asteraten
    .text = On building: gain 5 Strength, then you may slay one Monster as part of this action.
domain-cutthroats_truce = Cutthroat's Truce
    .text = On building: take up to 3 Gold from one opponent.
domain-halfpenny_hill = Halfpenny Hill
    .text = Your Action Phase opens with 1 extra Gold.
domain-shattered_hand = Shattered Hand
    .text = On building: take a free Holy Citizen from the centre.
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
    .text = On building: take a free Citizen of base cost 3 or less from the centre.
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

## Modules: things, places, marks

resource-map = Map
    .plural = Maps
cover-tower = Ward Tower
goods-back = Goods in the pile
tome-back = Tomes in the pile
noble-back = Nobles in the deck
agent-back = Agents in the deck
relic-back = hidden Relic
counter-towers = completed tower (each slay is 1 cheaper)
    .plural = completed towers (each slay is 1 cheaper per tower)
counter-banners = Banner left
    .plural = Banners left
counter-won = Banner won
    .plural = Banners won
place-araby = Araby: Goods
place-nae_aerie = Nae Aerie: Tomes
place-amarynth = Amarynth: Nobles
place-exekratys = Exekratys: offerings
place-maps = Maps in the supply
place-agents = Agents
place-cargo = Goods, Tomes and Nobles
place-relic = Relic
place-unseen_goods = Goods not seen yet
place-unseen_tomes = Tomes not seen yet
place-unseen_nobles = Nobles not seen yet
place-unseen_agents = Agents not seen yet
mark-covers = lies on { $card }
mark-stored = { $n } Gold on it
mark-banner_free = { $resource }: free, costs { $n }
mark-banner = { $resource }: Banner of { $seat }
mark-price_one_type = { $n } of one resource
mark-free = free
mark-below = under the deck
mark-face_down = face down
mark-coxswain = { $how ->
    [printed] 2 of one resource and 1 Map on your turn, 2 of one resource or 1 Map off your turn
   *[book] gain 1 resource of your choice
}
mark-turned = turned until the end of the turn
effect-by_tomes = your Tomes pay { $n } of it: { $cards }
effect-pays_wild = for { $n } of one resource

## Modules: questions

decision-relic = Which Relic do you keep?
decision-discount = How much of the discount do you take off the Gold?
decision-pay_strength = How much do you pay in Strength?
decision-swap = { $source }: which resource do you give?
decision-offering = A 6 was rolled: which resource do you offer to Exekratys?
decision-island_card = { $source }: which one do you take?
decision-buy = What do you buy?
decision-rescue = Which Noble do you rescue?
decision-noble_price = Which resource do you pay with?
decision-take_offering = Which resource do you take from Exekratys?
decision-banish = { $source }: which card do you remove from the game?
decision-banish_own = { $source }: which of your cards do you remove from the game?
decision-rival = { $source }: against whom?
decision-rival_card = { $source }: which card?
decision-flip_own = { $source }: which of your Citizens do you turn face down?
decision-take_domain = { $source }: which Domain do you take?
decision-give = { $source }: to whom do you give it?
decision-buy_action = { $source }: do you pay for one more action?
decision-lay_samurai = { $source }: on which stack do you lay the Samurai?
decision-bonus_action = { $source }: do you use the bonus action?

## Modules: what happened

event-relic_kept = You keep { $card }.
event-relics_chosen = { $seat } has the Relic { $card }.
event-relic_used = { $seat } uses { $card }.
    .brief = uses { $card }
event-engaged = { $paid_n ->
    [0] { $seat } engages the { $card }.
   *[other] { $seat } engages the { $card } for { $paid }.
}
    .brief = engages the { $card }
event-agent_came = The { $card } can be engaged.
event-banner_placed = { $seat } places a Banner on { $card } for { $paid }.
    .brief = places a Banner on { $card }
event-tower_completed = { $card } is complete: slaying is 1 cheaper for everybody.
event-tower_began = The next tower is { $card }.
event-tower_captured = { $n ->
    [0] The Dark Lord captures { $card }.
    [one] The Dark Lord captures { $card }; the Banner on it goes back to the supply.
   *[other] The Dark Lord captures { $card }; the { $n } Banners on it go back to the supply.
}
event-offered = { $seat } offers { $paid } to Exekratys.
    .brief = offers { $paid } to Exekratys
event-took_offering = { $seat } takes { $gains } from Exekratys.
    .brief = takes { $gains } from Exekratys
event-sailed = { $seat } sails to { $island }.
    .brief = sails to { $island }
event-bought = { $paid_n ->
    [0] { $seat } gets { $cards } for free.
   *[other] { $seat } buys { $cards } for { $paid }.
}
    .brief = buys { $cards }
event-rescued = { $seat } rescues { $card } for { $paid }.
    .brief = rescues { $card }
event-got_free = { $seat } takes { $card } for free.
    .brief = takes { $card } for free
event-row_filled = New on the islands: { $cards }.
event-flipped = { $seat } turns { $card } of { $other } face down.
    .brief = turns { $card } of { $other } face down
event-banished = { $seat } removes { $card } of { $other } from the game.
    .brief = removes { $card } of { $other } from the game
event-sent_away = { $seat } removes { $card } from the centre.
    .brief = removes { $card } from the centre
event-noble_left = { $seat } sends { $card } away from Amarynth.
event-changed_sides = { $seat } takes { $card } from { $other }.
    .brief = takes { $card } from { $other }
event-sent_back = { $seat } sends { $card } of { $other } back to its stack.
    .brief = sends back { $card } of { $other }
event-gave = { $seat } gives { $gains } to { $other }.
event-bought_action = { $seat } pays { $paid } for one more action.
    .brief = pays { $paid } for one more action
event-happened = Event: { $card }.
event-stored = { $seat } puts { $paid } on the Ghost Ship, which carries { $n } now.
    .brief = puts { $paid } on the Ghost Ship
event-blockaded = { $card }: Citizens of the numbers rolled cannot be gained this turn.
event-samurai_laid = { $seat } lays an Undead Samurai on { $card }.
event-guard_came = { $card } can be recruited.
event-tomes_turned = { $seat } turns { $cards } face down to pay.
event-tomes_back = { $seat } turns { $n ->
    [one] { $n } Tome
   *[other] { $n } Tomes
} face up.
event-free_domain = { $seat } takes { $card } for free ({ $source }).
    .brief = takes { $card } for free
event-rerolled = { $paid_n ->
    [0] { $seat } uses { $card }: the dice show { $first } and { $second }.
   *[other] { $seat } uses { $card } for { $paid }: the dice show { $first } and { $second }.
}

## Modules: scores and endings

score-goods = Goods
score-tomes = Tomes
score-nobles = Nobles
score-banners = Banners
end-islands_empty = The islands cannot be refilled.

## Modules: refusals

refusal-blockaded = The Pirate Blockade keeps this Citizen away this turn.
    .remedy = Choose a Citizen of another number, or wait a turn.
refusal-cannot_pay_agent = { $have_n ->
    [0] Engaging the { $card } costs { $cost }. You have nothing.
   *[other] Engaging the { $card } costs { $cost }. You have { $have } and need { $lack } more.
}
    .remedy = Gain what you need, or engage another Agent.
    .short = need { $lack } more
refusal-no_agent = No Agent is there.
    .remedy = Choose another action.
refusal-agent_idle = { $card } would do nothing now.
    .remedy = Choose another action.
refusal-no_relic = You have no Relic.
    .remedy = Choose another action.
refusal-relic_no_action = { $card } is no action; it works by itself.
    .remedy = Choose another action.
refusal-relic_idle = { $card } would do nothing now.
    .remedy = Choose another action.
refusal-no_maps_left = No Map is left in the supply.
    .remedy = Choose something else.
refusal-no_map = You have no Map to sail with.
    .remedy = Gain a Map first.
    .short = no Map
refusal-nothing_ashore = You could get nothing on { $island } now.
    .remedy = Sail to another island, or choose another action.
refusal-no_islands = The Island board is not in play.
    .remedy = Choose another action.
refusal-row_empty = Nothing lies there.
    .remedy = Choose what lies open.
refusal-cannot_pay_island = { $have_n ->
    [0] Buying { $cards } costs { $cost }. You have nothing.
   *[other] Buying { $cards } costs { $cost }. You have { $have } and need { $lack } more.
}
    .remedy = Magic can stand in, but pay at least 1 Gold. Or buy less.
refusal-cannot_pay_noble = { $have_n ->
    [0] A Noble costs you { $n } of one resource. You have nothing.
   *[other] A Noble costs you { $n } of one resource. You have { $have }.
}
    .remedy = Pay with a resource you have enough of; Magic does not stand in.
refusal-no_offerings = There is none of it.
    .remedy = Choose another resource.
refusal-no_tower = No tower is left to build.
    .remedy = Choose another action.
refusal-banner_there = A Banner lies on that place already.
    .remedy = Choose a free place.
refusal-no_banner = You have no Banner left.
    .remedy = Choose another action.
refusal-tower_icons_missing = { $lack_n ->
    [0] For { $card } you need { $missing } more.
   *[other] For { $card } you need { $missing } more, and { $lack } more for the Banner.
}
    .remedy = Recruit Citizens with these icons.
refusal-cannot_pay_banner = { $have_n ->
    [0] A Banner costs { $n } of the resource on its place. You have nothing.
   *[other] A Banner costs { $n } of the resource on its place. You have { $have } and need { $lack } more.
}
    .remedy = Gain what you need, or choose another place.
refusal-none_to_give = You do not have enough of it.
    .remedy = Choose another resource.
refusal-keeps_all = The Castle of the Seven Suns protects this player.
    .remedy = Choose another player.
refusal-no_card = There is no such card.
    .remedy = Choose one that lies there.
refusal-not_a_target = The card does not allow that one.
    .remedy = Choose one that it does.
refusal-no_stack = That card has no stack in this game.
    .remedy = Choose another card.
refusal-powers_first = You still have thefts or gains to use.
    .remedy = Use them first, then choose Done.
refusal-too_little_magic = You need { $cost } to use the Blood Moon Palace.
    .remedy = Use another power, or choose Done.
refusal-no_minion = No top Monster of the centre is a Minion.
    .remedy = Use another power, or choose Done.
refusal-no_duke_alone = You need a Duke to play alone: the Dark Lord has one.
    .remedy = Switch No Duke off.
refusal-margraves_and_seas = Margraves and Crimson Seas do not go together: the Coxswain stands where the Margrave would.
    .remedy = Choose one of them.
refusal-guard_without_events = The King’s Guard comes with an Event.
    .remedy = Switch Monster Events on.
refusal-no_such_name = No Area or Citizen is called “{ $name }”.
    .remedy = “valtable components valeria” lists the names.
refusal-pack_not_in_play = { $card } comes with { $pack }, which is not in play.
    .remedy = Switch that on, or choose another card.
refusal-no_stack_of_its_own = { $card } has no stack of its own that could be chosen; it comes with its Event.
    .remedy = Choose another Citizen for that number.
refusal-too_many_areas = At most five Areas can be chosen, each of them once.
    .remedy = Choose fewer; the set-up fills up the rest.
refusal-same_number = { $card } and { $other } have the same number, and each number has one stack.
    .remedy = Choose one of them.
refusal-mixed_uses_all = Mixed puts all kinds of a number together, so no Citizens can be chosen.
    .remedy = Switch Mixed off, or leave the Citizens to it.
refusal-only_alone = “{ $switch }” is for playing alone.
    .remedy = Play with one seat, or switch it off.
refusal-switch_needs = “{ $switch }” changes nothing without “{ $other }”.
    .remedy = Turn “{ $other }” on, or leave “{ $switch }” at its standard value.
refusal-switch_idle = “{ $switch }” changes nothing together with “{ $other }”.
    .remedy = Turn “{ $other }” off, or leave “{ $switch }” at its standard value.
refusal-deck_alone = Alone, the Exhausted deck has numbers of its own: one and one for each player changes nothing.
    .remedy = Leave “{ $switch }” shuffled, or put the Events on top.

## Modules: options

preset-first_game = First game
    .text = Ten gentle Citizens, the whole base game
preset-crimson_seas = Crimson Seas
    .text = The base game and islands to sail to
preset-everything = Everything
    .text = All modules and packs that go together
option-crimson_seas = Crimson Seas
    .text = The Island board: sail for Goods, Tomes, offerings and Nobles; its cards come along.
    .line = Sail for Goods, Tomes and Nobles
option-agents = Agents
    .text = Four Agents lie open; engaging one is an action.
    .line = Four helpers to engage, one deed each
option-relics = Relics
    .text = Everybody keeps one of two Relics at the start.
    .line = You start with one lasting power
option-wardens = Wardens
    .text = A Warden stands above the Boss of each Area of the base game.
    .line = A guard stands above every Boss
option-ward_towers = Ward Towers
    .text = Towers take the place of the fifth Domain stack; each completed one makes slaying cheaper for everybody.
    .line = Raise towers, slay cheaper
option-margraves = Margraves
    .text = The Margrave replaces the Herald; not with Crimson Seas.
    .line = Replace the Herald
option-peasants_knights = Peasants & Knights
    .text = Another Peasant and another Knight.
option-flames_frost = Flames & Frost
    .text = Citizens, five Areas, Domains, Dukes and Events.
option-shadowvale = Shadowvale
    .text = Citizens, five Areas, Domains, Dukes and Events.
option-kings_guard = King’s Guard
    .text = Events, one of which brings the King’s Guard; needs Monster Events.
option-undead_samurai = Undead Samurai
    .text = An Area, Events and a Duke.
option-gnolls = Gnolls
    .text = One more Area.
option-kaharian = Kaharian
    .text = One more Area.
option-fire_temple = Fire Temple
    .text = One more Area.
option-promo = Promo cards
    .text = Four Domains and four Dukes.
option-coxswain = Coxswain
    .text = 1 resource of your choice, as in the book, or what is printed on the card.
    .value-book = 1 resource
    .value-printed = as printed
option-tower_discount = Discount of towers
    .text = A completed tower lowers any part of a Monster’s price, or only Strength and Magic.
    .value-any = any part of the price
    .value-strength_or_magic = Strength or Magic
option-tower_icons = Icons on towers
    .text = A Banner needs the icons on the tower.
option-tower_face = Face of the towers
    .text = Face A needs two icons each of two Roles, face B one of each Role.
    .value-a = face A
    .value-b = face B
option-exekratys_offering = Offering to Exekratys
    .text = For each 6 the active player offers 1 resource to Exekratys, or the bank does.
    .value-own = the active player’s
    .value-bank = the bank’s
option-agents_magic = Magic for Agents
    .text = Magic may stand in when you pay an Agent.

## Citizens and Starters of modules and packs

citizen-hydromancer = Hydromancer
    .article = a
    .text = On your turn: Either gain 2 Magic or gain 1 Map. Off your turn: May swap 1 Magic for 2 Strength.
citizen-engineer = Engineer
    .article = an
    .text = On your turn: Either gain 2 Gold or gain 2 Strength or gain 1 Map. Off your turn: Either gain 1 Gold or gain 1 Strength.
citizen-vitki = Vitki
    .article = a
    .text = On your turn: Take up to 1 Magic from one opponent. Off your turn: Gain 1 resource of your choice.
citizen-marauder = Marauder
    .article = a
    .text = On your turn: Either gain 1 Gold or gain 1 Strength. Off your turn: Either gain 1 Gold or gain 1 Strength.
citizen-peasant_cs = Peasant
    .article = a
    .text = On your turn: May swap 1 Strength for 2 Gold. Off your turn: Gain 1 Gold.
citizen-knight_cs = Knight
    .article = a
    .text = On your turn: May swap 1 Gold for 2 Strength. Off your turn: Gain 1 Strength.
citizen-smuggler = Smuggler
    .article = a
    .text = On your turn: Either gain 4 Gold or gain 2 Maps. Off your turn: Gain 2 Gold.
citizen-dreadnaught = Dreadnaught
    .article = a
    .text = On your turn: Gain 1 Strength. Off your turn: Gain 4 Strength.
citizen-conjurer = Conjurer
    .article = a
    .text = On your turn: Gain 1 Magic. Off your turn: Gain 3 Magic.
citizen-purser = Purser
    .article = a
    .text = On your turn: Gain 1 Gold for every Citizen you have. Off your turn: Gain 4 Gold.
citizen-peasant_pk = Peasant
    .article = a
    .text = On your turn: Either gain 1 Gold or gain 1 Strength. Off your turn: Gain 1 Gold.
citizen-knight_pk = Knight
    .article = a
    .text = On your turn: Either gain 1 Strength or gain 1 Magic. Off your turn: Gain 1 Strength.
citizen-summoner = Summoner
    .article = a
    .text = On your turn: May swap 1 Magic for 3 Strength. Off your turn: May swap 1 Strength for 2 Magic.
citizen-bard = Bard
    .article = a
    .text = On your turn: Either gain 2 Gold or gain 1 VP. Off your turn: Gain 1 Gold.
citizen-sorceress = Sorceress
    .article = a
    .text = On your turn: Gain 1 Magic; gain 1 resource of your choice. Off your turn: May swap 1 Magic for 2 of one resource of your choice.
citizen-barbarian = Barbarian
    .article = a
    .text = On your turn: Gain 2 Strength. Off your turn: May swap 1 Gold for 2 Strength.
citizen-condottiere = Condottiere
    .article = a
    .text = On your turn: Either gain 4 Gold or gain 4 Strength. Off your turn: Either gain 2 Gold or gain 2 Strength.
citizen-bogatyr = Bogatyr
    .article = a
    .text = On your turn: Gain 3 Strength. Off your turn: May swap 1 resource of your choice for 4 Strength.
citizen-templar = Templar
    .article = a
    .text = On your turn: Gain 2 Strength and 2 Magic. Off your turn: Gain 1 Strength and 1 Magic.
citizen-baker = Baker
    .article = a
    .text = On your turn: Gain 2 Gold for every Soldier Citizen you have. Off your turn: Gain 2 Gold and 1 VP.
citizen-exorcist = Exorcist
    .article = an
    .text = On your turn: Gain 2 Magic. Off your turn: Gain 1 Magic.
citizen-lumberjack = Lumberjack
    .article = a
    .text = On your turn: Gain 1 Gold and 1 Strength. Off your turn: Either gain 1 Strength or gain 1 Gold.
citizen-bandit = Bandit
    .article = a
    .text = On your turn: Take up to 1 Gold from one opponent. Off your turn: May swap 1 Strength for 2 Gold.
citizen-hunter = Hunter
    .article = a
    .text = On your turn: Gain 2 Strength. Off your turn: May swap 1 Magic for 2 Strength.
citizen-peasant_sv = Peasant
    .article = a
    .text = On your turn: Either gain 1 Gold or gain 1 Magic. Off your turn: Gain 1 Gold.
citizen-knight_sv = Knight
    .article = a
    .text = On your turn: Either gain 1 Strength or gain 1 Gold. Off your turn: Gain 1 Strength.
citizen-necromancer = Necromancer
    .article = a
    .text = On your turn: Gain 3 Magic. Off your turn: May swap 1 Strength for 4 Magic.
citizen-guardian = Guardian
    .article = a
    .text = On your turn: Gain 3 Strength. Off your turn: Gain 3 Strength.
citizen-dragoon = Dragoon
    .article = a
    .text = On your turn: Gain 2 Magic; when everybody has harvested, you may also slay a top Monster at its normal cost. Off your turn: Gain 1 Strength and 1 Magic.
citizen-inventor = Inventor
    .article = an
    .text = On your turn: Gain 5 Gold. Off your turn: Gain 5 Gold.
citizen-kings_guard = King's Guard
    .article = a
    .text = On your turn: Gain 2 Strength. Off your turn: Gain 2 Strength.
starter-starter_coxswain = Coxswain
    .text = Gives what it says on doubles, or when none of your own cards activated; never twice in one Harvest.
starter-starter_margrave = Margrave
    .text = On doubles, or when none of your own cards activated: on your turn 1 of each resource, off your turn you may swap 1 resource for 1 VP. Never twice in one Harvest.

## Areas and Monsters of modules and packs

area-the_deep = The Deep
area-dark_waters = Dark Waters
area-gloom_gyre = Gloom Gyre
area-cutthroats = Cutthroats
area-skerry = Skerry
area-undead_samurai = Undead Samurai
area-volcano = Volcano
area-glacier = Glacier
area-tundra = Tundra
area-desert = Desert
area-oasis = Oasis
area-gnolls = Gnoll Pack
area-sewer = Sewer
area-necropolis = Necropolis
area-woods = Woods
area-den = Den
area-crypt = Crypt
area-kaharian = Kaharian
area-fire_temple = Fire Temple
monster-goblin_bomber = Goblin Bomber
    .text = Gain 2 of one resource of your choice.
monster-flesh_golem = Flesh Golem
    .text = Gain 5 Magic.
monster-death_knight = Death Knight
    .text = Gain 5 Magic.
monster-ettercap = Ettercap
    .text = Take a free Citizen of base cost 2 or less from the centre.
monster-satyr_mage = Satyr Mage
    .text = Gain 5 of one resource of your choice.
monster-swamp_witch = Swamp Witch
    .text = Gain 5 Strength.
monster-orc_batrider = Orc Batrider
    .text = Take a free Citizen from the centre.
monster-dragonkin = Dragonkin
    .text = Gain 3 Gold and 3 Magic.
monster-bryne = Bryne
    .text = Either gain 2 Gold or gain 1 Map. Costs 1 Strength more for every card of this name you have.
monster-sea_witch = Sea Witch
    .text = Gain 6 of one resource of your choice.
monster-kraken = Kraken
    .text = Gain 2 VP for every Monster of The Deep in your Victory stack.
monster-goblin_pirates = Goblin Pirates
    .text = Gain 3 Gold for every Goblin Pirates card in your Victory stack. Costs 1 Strength more for every card of this name you have.
monster-orc_raiders = Orc Raiders
    .text = Either gain 4 Gold or gain 2 Maps.
monster-dragonkin_ravagers = Dragonkin Ravagers
    .text = Gain 3 Gold for every Minion in your Victory stack.
monster-sea_drake = Sea Drake
    .text = Gain 3 Strength for every Sea Drake card in your Victory stack. Costs 1 Magic more for every card of this name you have.
monster-water_elemental = Water Elemental
    .text = Gain 3 Gold; take a free face-up Domain.
monster-storm_dragon = Storm Dragon
    .text = Gain 2 VP for every Gloom Gyre Monster in your Victory stack.
monster-araby_brigands = Araby Brigands
    .text = Gain 1 VP for every Araby Brigands card in your Victory stack. Costs 1 Strength and 1 Magic more for every card of this name you have.
monster-amarynth_marauders = Amarynth Marauders
    .text = Either take a free Peasant from the centre or take a free Knight from the centre.
monster-gargan_soul_hunters = Gargan Soul Hunters
    .text = Either take 3 free Citizens from the centre or take a free face-up Noble.
monster-harpies = Harpies
    .text = Gain 2 of one resource of your choice for every Harpies card in your Victory stack. Costs 1 Magic more for every card of this name you have.
monster-ostrakon = Ostrakon
    .text = Either gain 4 of one resource of your choice or take a free face-up Tome.
monster-wereshark = Wereshark
    .text = Gain 2 of one resource of your choice for every Beast in your Victory stack.
monster-undead_samurai = Undead Samurai
    .text = Gain 3 Magic.
monster-undead_samurai_rider = Undead Samurai Rider
    .text = Turn one opponent's Citizen face down.
monster-undead_samurai_lord_stack = Undead Samurai Lord
    .text = Gain 1 Magic for every Undead Samurai Monster in your Victory stack.
monster-lava_hound = Lava Hound
    .text = Either gain 3 Gold or gain 1 VP.
monster-salamander = Salamander
    .text = Gain 2 Gold and 2 Magic.
monster-imp_servant = Imp Servant
    .text = Gain 5 Strength.
monster-demon = Demon
    .text = Gain 2 VP for every Volcano Monster in your Victory stack.
monster-yeti = Yeti
    .text = Either gain 3 Gold or gain 3 Magic.
monster-ice_giant = Ice Giant
    .text = Either gain 6 Gold or gain 3 VP.
monster-shard = Shard
    .text = Gain 5 Gold.
monster-ice_dragon = Ice Dragon
    .text = Gain 2 VP for every Glacier Monster in your Victory stack.
monster-warg = Warg
    .text = Either gain 3 Magic or take a free Peasant from the centre.
monster-frost_ogre = Frost Ogre
    .text = Take a free Citizen from the centre.
monster-trapmaster = Trapmaster
    .text = Take a random slain Monster from one opponent.
monster-snow_queen = Snow Queen
    .text = Take a free face-up Domain.
monster-mummy = Mummy
    .text = Gain 2 of one resource of your choice.
monster-giant_scorpion = Giant Scorpion
    .text = Gain 2 Gold and 1 Magic.
monster-pharaoh = Pharaoh
    .text = Gain 4 Gold.
monster-sand_wyrm = Sand Wyrm
    .text = Either gain 2 Gold for every Desert Monster in your Victory stack, or take a free Citizen from the centre and gain 2 VP.
monster-ghoul = Ghoul
    .text = Gain 1 resource of your choice.
monster-cyclops = Cyclops
    .text = Either gain 4 of one resource of your choice or gain 2 VP.
monster-mirage = Mirage
    .text = Gain 6 of one resource of your choice.
monster-efreet = Efreet
    .text = Gain 2 of one resource of your choice for every Oasis Monster in your Victory stack.
monster-gnoll_huntmaster = Gnoll Huntmaster
    .text = Gain 3 Gold.
monster-gnolls = Gnolls
    .text = Take a free Citizen from the centre.
monster-gnoll_bonewitch = Gnoll Bonewitch
    .text = Remove a centre Citizen from the game; take a free Citizen from the centre.
monster-gnoll_pack_lord = Gnoll Pack Lord
    .text = Either gain 1 Gold for every Gnoll Pack Monster in your Victory stack or take a free Citizen from the centre.
monster-dire_rat = Dire Rat
    .text = Gain 2 of one resource of your choice.
monster-crocodile = Crocodile
    .text = Gain 2 Gold.
monster-creature = Creature
    .text = Gain 3 Gold.
monster-rat_king = Rat King
    .text = Gain 1 Gold for every Sewer Monster in your Victory stack.
monster-zombies = Zombies
    .text = Gain 1 Magic.
monster-hounds = Hounds
    .text = Gain 1 Gold and 1 Magic.
monster-harrier = Harrier
    .text = Gain 3 Magic.
monster-undead_giant = Undead Giant
    .text = Gain 1 Gold for every Necropolis Monster in your Victory stack.
monster-banshee = Banshee
    .text = Gain 2 Magic.
monster-sasquatch = Sasquatch
    .text = Gain 2 Gold and 3 Magic.
monster-wendigo = Wendigo
    .text = Take a free Citizen from the centre.
monster-ghost_witch = Ghost Witch
    .text = Gain 2 Magic for every Woods Monster in your Victory stack.
monster-werewolf = Werewolf
    .text = Either gain 3 Gold or gain 3 Magic.
monster-volgya = Volgya
    .text = Either gain 2 VP or take a free Knight from the centre.
monster-lycan_mage = Lycan Mage
    .text = Gain 5 Strength.
monster-alpha = Alpha
    .text = Either gain 2 Gold for every Den Monster in your Victory stack, or take a free Citizen from the centre and gain 1 VP.
monster-vampire = Vampire
    .text = Gain 1 Gold and 1 Magic.
monster-darkstalker = Darkstalker
    .text = Gain 2 Gold and 2 Magic.
monster-nosferatu = Nosferatu
    .text = Gain 6 Magic.
monster-vampire_king = Vampire King
    .text = Gain 1 VP for every Crypt Monster in your Victory stack.
monster-kaharian_hatchlings = Kaharian Hatchlings
    .text = Either gain 3 Gold or take a free Peasant from the centre.
monster-kaharian_brute = Kaharian Brute
    .text = Gain 2 Gold; take a free Citizen from the centre.
monster-kaharian_hunt_mage = Kaharian Hunt Mage
    .text = Take a free Citizen from the centre; take a free face-up Domain.
monster-kaharian_kill_master = Kaharian Kill Master
    .text = Either gain 1 Magic for every Kaharian Monster in your Victory stack or take a free Citizen from the centre.
monster-hell_wasp = Hell Wasp
    .text = Either gain 3 Gold or gain 3 Magic.
monster-gagambah = Gagambah
    .text = Gain 3 Gold and 3 Magic.
monster-sigbin = Sigbin
    .text = Either gain 4 Gold or gain 2 VP.
monster-lava_elemental = Lava Elemental
    .text = Gain 2 VP for every Fire Temple Monster in your Victory stack.
monster-flaming_devourer = Flaming Devourer
    .text = When a 4 is rolled: The active player may remove a top Citizen of the centre from the game. Slain: Gain 10 Gold.
monster-ghost_ship = Ghost Ship
    .text = Every turn: When revealed and at the end of every Roll Phase the active player puts 1 of their Gold on the ship; the slayer takes the pile. Slain: Take all Gold stored on the card.
monster-giants_of_ostendaar = Giants of Ostendaar
    .text = When a 5 is rolled: The active player may remove a face-up Domain from the game and reveal the next one. Slain: Take a free face-up Domain.
monster-leviathan = Leviathan
    .text = When a 6 is rolled: One Strength token is added to this card, ten at most. Slain: Gain 1 VP for every Monster in your Victory stack.
monster-pirate_blockade = Pirate Blockade
    .text = Every turn: This turn nobody may recruit or gain a Citizen whose number is a die or the sum. Slain: Either gain 4 Gold or gain 2 Maps.
monster-skeleton_army = Skeleton Army
    .text = When a 3 is rolled: The active player may turn one Citizen of an opponent face down; it still scores at the end. Slain: Either gain 4 Gold or take a free face-up Tome.

## Events of packs

event_card-bog_witchs_proposal = Bog Witch's Proposal
    .text = Each player may turn 3 Magic into 2 VP.
event_card-gift_from_the_fae = Gift from the Fae
    .text = The active player gains 2 Magic, everyone else 1.
event_card-quell_rebellion = Quell Rebellion
    .text = Each player may turn 3 Strength into 2 VP.
event_card-recruit_the_kings_guard = Recruit the King's Guard
    .text = The King's Guard stack is placed on this slot and can be recruited; the slot still counts as exhausted.
event_card-twin_bandits_of_pyth = Twin Bandits of Pyth
    .text = While face up: doubles cost every player 1 of each resource.
event_card-blood_plague = Blood Plague
    .text = Every player loses 2 Strength.
event_card-queens_day_festival = Queen's Day Festival
    .text = The active player gains 2 Gold, everyone else 1.
event_card-tax_collection = Tax Collection
    .text = Each player may turn 3 Gold into 2 VP.
event_card-tribute_to_the_king = Tribute to the King
    .text = Each player may pay 1 of each resource for 2 VP.
monster-undead_samurai_lord_event = Undead Samurai Lord
    .text = In turn order each player lays an Undead Samurai on a stack that is not exhausted. Slaying the Lord gives 1 VP per Undead Samurai card owned and clears the ones still lying out.
event_card-a_call_to_arms = A Call To Arms
    .text = Each player may remove one of their own Soldier Citizens for 3 VP.
event_card-the_wizards_of_nae = The Wizards of Nae
    .text = The active player may pay 3 Magic for one more action.
event_card-support_the_empire = Support The Empire
    .text = Each player may turn 5 of one resource into 3 VP.
event_card-curse_of_the_north = Curse of The North
    .text = While face up: doubles cost every player 3 Magic.
event_card-the_key_and_blade = The Key and Blade
    .text = The active player loses 3 Gold, everyone else 1.
event_card-a_betrayal_of_bonds = A Betrayal of Bonds
    .text = Every player turns one of their own Citizens face down.
event_card-alms_for_the_poor = Alms for the Poor
    .text = In turn order each player gives 2 of one resource to another player of their choice, if able.
event_card-blessed_lands = Blessed Lands
    .text = From now on Domains are 2 Gold cheaper for everyone.
event_card-dark_lord_rising = Dark Lord Rising
    .text = From now on Monsters cost 1 more Magic for everyone.
event_card-golden_idol = Golden Idol
    .text = The active player picks: 2 Gold for themselves, or 4 Magic for everyone.
event_card-good_omen = Good Omen
    .text = While face up: doubles give every player 1 of each resource.
event_card-night_terror = Night Terror
    .text = In turn order each player removes a top Citizen of the centre from the game.
event_card-untapped_potential = Untapped Potential
    .text = Every player gains 1 Magic per Citizen they have.
event_card-worthy_sacrifice = Worthy Sacrifice
    .text = In turn order each player may remove one of their own Citizens for 3 VP.

## Domains of modules and packs

domain-avery_hollow = Avery Hollow
    .text = A rolled 6 in your Roll Phase no longer costs you a resource to Exekratys.
domain-barbarossa_castle = Barbarossa Castle
    .text = On building: gain 3 of one resource and remove one face-up Noble from the game (refill the slot).
domain-brigands_bay = Brigand's Bay
    .text = On building: take one free face-up Goods token (no Map).
domain-browncoats_sanctum = Browncoat's Sanctum
    .text = Each Tome you buy is 1 Gold cheaper.
domain-daak_harbor = Daak Harbor
    .text = On building: take one free face-up Tome (no Map).
domain-dampiars_workshop = Dampiar's Workshop
    .text = On building: gain 3 Gold and 1 Map, then you may Sail.
domain-murat_reis = Murat Reis
    .text = Nobles you already have no longer raise the rescue price.
domain-port_of_drake = Port of Drake
    .text = Each Goods token you buy is 1 Gold cheaper.
domain-solos_haven = Solo's Haven
    .text = On building: turn all your spent Tomes face up at once.
domain-tabula_tower = Tabula Tower
    .text = When your Action Phase ends you may swap 1 Gold for 1 Map.
domain-ararmartin_ridge = Ararmartin Ridge
    .text = On building: gain 3 Gold, then you may build another Domain.
domain-castle_of_the_seven_suns = Castle of the Seven Suns
    .text = Opponents can no longer take resources or cards from you (removing, turning face down and losses still work).
domain-defiant_ridge = Defiant Ridge
    .text = Citizens you recruit are 1 Gold cheaper.
domain-den_of_the_ice_witch = Den of the Ice Witch
    .text = On building: remove one centre Citizen from the game and gain 1 VP.
domain-flame_tongue_fountain = Flame Tongue Fountain
    .text = Gain 3 Magic whenever doubles come up, on any turn.
domain-fort_skyler = Fort Skyler
    .text = Monsters cost you 1 Strength less to slay.
domain-hoarfrost_stockade = Hoarfrost Stockade
    .text = On building: take a free Soldier Citizen from the centre.
domain-mines_of_croft = Mines of Croft
    .text = At the start of your Action Phase you may swap 2 Strength for 3 Magic.
domain-new_shilina_tower = New Shilina Tower
    .text = You may pay for Citizens with Strength.
domain-port_of_araby = Port of Araby
    .text = At the start of your Action Phase you may swap 1 Gold for 2 of one resource.
domain-red_hollow = Red Hollow
    .text = When your Action Phase ends, take 1 Strength from one opponent.
domain-rime_temple = Rime Temple
    .text = When your Action Phase ends you may turn 2 Gold into 1 VP.
domain-sunder_bay = Sunder Bay
    .text = On building: remove one Citizen of one opponent from the game (not a Starter).
domain-switch_wind_fortress = Switch Wind Fortress
    .text = When your Action Phase ends you may turn 2 Strength into 1 VP.
domain-the_northern_wall = The Northern Wall
    .text = In your Roll Phase you may remove a top Minion from the centre.
domain-tujjar_haven = Tujjar Haven
    .text = On building: gain 1 Gold per Citizen you have.
domain-twilight_palace = Twilight Palace
    .text = Once in your Roll Phase you may reroll one die.
domain-wandering_flame = Wandering Flame
    .text = On building: remove a random slain Monster of one opponent from the game.
domain-winter_spire = Winter Spire
    .text = On building: take up to 5 Magic from one opponent.
domain-zafars_oasis = Zafar's Oasis
    .text = On building: you may turn 9 of one resource into 4 VP.
domain-ancient_tomb = Ancient Tomb
    .text = On building: put 3 Strength tokens on a centre Monster; it costs that much more.
domain-blasko_woods = Blasko Woods
    .text = In your Action Phase each Domain you build also brings 1 Magic.
domain-blood_moon_palace = Blood Moon Palace
    .text = Once in your Roll Phase you may pay 2 Magic and reroll both dice.
domain-crystal_lake_encampment = Crystal Lake Encampment
    .text = Gain 3 Strength whenever doubles come up, on any turn.
domain-cursed_cavern = Cursed Cavern
    .text = On building: every player turns one of their own Citizens face down; you gain 4 Magic.
domain-gray_harbor = Gray Harbor
    .text = On building: take up to 5 Gold from one opponent.
domain-hobbs_end = Hobb's End
    .text = On building: take a Citizen of base cost 2 or less from one opponent.
domain-karloff_castle = Karloff Castle
    .text = In your Harvest Phase gain 1 Strength per Peasant you have.
domain-king_tower = King Tower
    .text = When your Action Phase ends you may give 1 Magic to an opponent for 1 VP.
domain-laborium = Laborium
    .text = On building: gain 5 Strength and turn one Citizen of one opponent face down.
domain-legendres_keep = Legendre's Keep
    .text = On building: remove a top Monster from the centre, then you may slay one.
domain-lost_gardens = Lost Gardens
    .text = When your Action Phase ends gain 1 Gold or 1 Strength.
domain-malevas_temple = Maleva's Temple
    .text = When your Action Phase ends you may swap 1 Gold for 3 Magic.
domain-martin_road = Martin Road
    .text = On building: gain 5 Magic and a free Soldier Citizen from the centre.
domain-opera_house = Opera House
    .text = Once in every Harvest (on any turn) in which you gained Magic, gain 1 Magic more.
domain-pretorius_conclave = Pretorius Conclave
    .text = On building: take a free Citizen of your choice from the centre.
domain-ravens_outpost = Raven's Outpost
    .text = Gain 1 Strength when an opponent slays a Monster in an Action Phase.
domain-shelley_commons = Shelley Commons
    .text = When your Action Phase ends you may give 1 Gold to an opponent for 1 VP.
domain-stokers_pass = Stoker's Pass
    .text = When your Action Phase ends you may give 1 Strength to an opponent for 1 VP.
domain-tepes_ridge_fortress = Tepes Ridge Fortress
    .text = In your Action Phase each Monster you slay also brings 1 Gold.
domain-vinpryce_barrens = Vin'pryce Barrens
    .text = On building: gain 5 Magic, then you may slay a Monster.
domain-wisborg = Wisborg
    .text = On building: you may turn 3 Gold into 3 VP, once.
domain-coliseum = Coliseum
    .text = On building: gain 1 Strength per Citizen you have.
domain-jousting_field = Jousting Field
    .text = In your Harvest Phase gain 1 Gold per Knight you have.
domain-the_tower = The Tower
    .text = When your Action Phase ends you may turn 2 Magic into 1 VP.
domain-ullamalizatli_court = Ullamalizatli Court
    .text = On building: gain 1 Magic per Citizen you have.

## Dukes of packs

duke-mulholland_the_brave = Mulholland the Brave
    .text = 2 VP per Citizen, 1 VP per 4 leftover resources.
duke-daniela_the_huntress = Daniela the Huntress
    .text = 2 VP per Shadow icon, 2 VP per Beast slain, 1 VP per 3 leftover resources.
duke-high_priestess_marianna = High Priestess Marianna
    .text = 2 VP per Holy icon, 1 VP per Minion slain, 1 VP per 3 leftover resources.
duke-jeskala_the_joyous_knight = Jes'Kala the Joyous Knight
    .text = 2 VP per Monster slain, 1 VP per Domain, 1 VP per 4 leftover resources.
duke-karsten_the_wolf = Karsten the Wolf
    .text = 1 VP per Worker icon, 1 VP per Citizen, 1 VP per 4 leftover resources.
duke-shem_the_north_sea_guardian = Shem the North Sea Guardian
    .text = 1 VP per Worker icon, 2 VP per Monster slain, 1 VP per 5 leftover resources.
duke-sir_gustavo_the_wrathborn = Sir Gustavo the Wrathborn
    .text = 2 VP per Soldier icon, 1 VP per Domain, 1 VP per 5 leftover resources.
duke-aguilar_the_gilded_knight = Aguilar the Gilded Knight
    .text = 1 VP per Monster slain, 2 VP per Domain, 1 VP per 4 leftover resources.
duke-gurira_the_guardian = Gurira the Guardian
    .text = 1 VP per Holy icon, 1 VP per Monster slain, 1 VP per 3 leftover resources.
duke-pascal_the_gray_hunter = Pas'cal the Gray Hunter
    .text = 1 VP per Soldier icon, 2 VP per Monster slain, 1 VP per 5 leftover resources.
duke-sir_roberts_of_stoneblood = Sir Roberts of Stoneblood
    .text = 1 VP per Shadow icon, 1 VP per Monster slain, 1 VP per 3 leftover resources.
duke-tsoukalos_the_conspirator = Tsoukalos the Conspirator
    .text = 1 VP per leftover Gold, 2 VP per Domain, 1 VP per 2 leftover Magic and Strength.
duke-mico_the_monster_slayer = Mico the Monster Slayer
    .text = 1 VP per Monster slain, 5 VP per Boss slain, 1 VP per 2 leftover resources.
duke-drakkenstrike = Drakkenstrike
    .text = 1 VP per Soldier icon, 2 VP per Domain, 1 VP per 4 leftover resources.
duke-waybright_the_wise = Waybright the Wise
    .text = 1 VP per Worker icon, 2 VP per Domain, 1 VP per 4 leftover resources.

## Agents

agent-abbot = Abbot
    .article = an
    .text = Pay 5 Magic: gain 1 VP and a free Holy Citizen.
agent-assassin = Assassin
    .article = an
    .text = Pay 3 Gold: turn one Citizen of an opponent face down.
agent-baron = Baron
    .text = Pay 5 Gold: gain 1 VP per Domain you have.
agent-bishop = Bishop
    .text = Take up to 5 Gold or 5 Magic from an opponent, who gains 1 VP.
agent-brute_squad = Brute Squad
    .text = Pay 10 Gold: take a free Citizen, then remove a centre Citizen from the game.
agent-captain = Captain
    .text = Pay 10 Strength: gain 5 VP.
agent-green_witch = Green Witch
    .text = A random slain Monster of an opponent goes back to its stack; that opponent gains 1 VP.
agent-huntress = Huntress
    .text = Take a random slain Monster from an opponent, who gains 1 VP.
agent-kings_herald = King's Herald
    .text = Remove one of your own Citizens from the game: gain 2 VP.
agent-prefect = Prefect
    .text = Pay 10 Magic: gain 5 VP.
agent-publican = Publican
    .text = Pay 5 Gold: gain 1 VP and a free Shadow Citizen.
agent-sapper = Sapper
    .text = Pay 3 Strength: turn one Domain of an opponent face down; its power is off, it still scores.
agent-squire = Squire
    .text = Pay 1 Gold: gain 3 Strength, then you may slay a Monster at its normal cost.
agent-town_crier = Town Crier
    .text = Pay 3 Gold: gain 1 VP, then you may recruit a Citizen at its base cost.
agent-treasurer = Treasurer
    .text = Pay 10 Gold: gain 5 VP.

## Relics

relic-cornelius_ring = Cornelius Ring
    .text = As an action: Gain 1 Gold, then you may build a Domain.
relic-dragon_orb = Dragon Orb
    .text = As an action: Remove one of your slain Monsters from the game: gain 5 Gold.
relic-evermap = Evermap
    .text = When you build a Domain, ignore one required icon or gain 1 Magic.
relic-fire_lance = Fire Lance
    .text = As an action: Remove a top Minion of the centre from the game: gain 2 Gold.
relic-gold_bastion = Gold Bastion
    .text = As an action: Gain 1 Strength and 1 Gold.
relic-lich_sword = Lich Sword
    .text = As an action: Swap 1 Strength for 3 Magic.
relic-mask_of_asteraten = Mask of Asteraten
    .text = As an action: Gain 1 Strength, then you may slay a Monster.
relic-philosophers_tome = Philosopher's Tome
    .text = As an action: Swap 4 Magic for 3 Gold and 1 VP.
relic-st_aquilas_statue = St. Aquila's Statue
    .text = As an action: Gain 1 Gold, then you may recruit a Citizen.
relic-staff_of_urdr = Staff of Urdr
    .text = As an action: Remove one of your Citizens from the game: gain 4 Magic.
relic-thunder_axe = Thunder Axe
    .text = Each Monster you slay costs you 1 Magic or 1 Strength less.
relic-treant_chest = Treant Chest
    .text = As an action: Swap 3 of one resource for 5 of one resource.
relic-violet_ring = Violet Ring
    .text = When you build a Domain, gain 2 Strength.

## Islands, Goods, Tomes, Nobles

island-araby = Araby
    .text = Buy one to three of the open Goods, for 6, 4 and 2 Gold.
island-nae_aerie = Nae Aerie
    .text = Buy one to three of the open Tomes, for 7, 5 and 3 Gold.
island-exekratys = Exekratys
    .text = Take every token of one resource that lies there.
island-amarynth = Amarynth
    .text = Rescue one Noble for 9 of one resource, 1 more for every Noble you have.
goods-artifacts = Artifacts
    .text = Sets of one type score 2, 4, 7, 12, 18 or 25 VP.
goods-fabrics = Fabrics
    .text = Sets of one type score 2, 4, 7, 12, 18 or 25 VP.
goods-jewels = Jewels
    .text = Sets of one type score 2, 4, 7, 12, 18 or 25 VP.
goods-spices = Spices
    .text = Sets of one type score 2, 4, 7, 12, 18 or 25 VP.
tome-tome_gold = Tome of Gold
    .text = Pays 1 Gold in your Action Phase, then lies face down until your turn ends. 1 VP.
tome-tome_strength = Tome of Strength
    .text = Pays 1 Strength in your Action Phase, then lies face down until your turn ends. 1 VP.
tome-tome_magic = Tome of Magic
    .text = Pays 1 Magic in your Action Phase, then lies face down until your turn ends. 1 VP.
noble-augur_kawleen = Augur Kawleen
    .text = Shadow icon. At the end: 2 VP per Shadow icon you have.
noble-beasthunter_benrick = Beasthunter Benrick
    .text = Shadow icon. At the end: 3 VP per slain Beast.
noble-doom_chunnan = Doom Chun'nan
    .text = Soldier icon. At the end: 2 VP per slain Minion.
noble-dray = Dray
    .text = Shadow icon. At the end: 1 VP per 2 leftover of one resource type of your choice.
noble-huntmaster_heller = Huntmaster Heller
    .text = Soldier icon. At the end: 1 VP per Monster you have.
noble-izmael_the_provider = Izmael the Provider
    .text = Worker icon. At the end: 1 VP per Worker icon you have.
noble-jilko_the_just = J'ilko the Just
    .text = Worker icon. At the end: 1 VP per Citizen you have.
noble-julian_the_honorable = Julian the Honorable
    .text = Worker icon. At the end: 2 VP per Domain you have.
noble-kiko_the_monster_slayer = Kiko the Monster Slayer
    .text = Holy icon. At the end: 5 VP per slain Boss.
noble-mikal_the_moneylender = Mikal the Moneylender
    .text = Worker icon. At the end: 1 VP per 3 leftover Gold.
noble-phanther = Phanther
    .text = Soldier icon. At the end: 1 VP per 3 leftover Strength.
noble-saint_rebeka_of_rollingwood = Saint Rebeka of Rollingwood
    .text = Holy icon. At the end: 2 VP per Holy icon you have.
noble-sir_robert_clark_iii = Sir Robert Clark III
    .text = Shadow icon. At the end: 1 VP per Goods token you have.
noble-solan_karanga = Solan Karanga
    .text = Soldier icon. At the end: 1 VP per Soldier icon you have.
noble-sorceress_bouman = Sorceress Bouman
    .text = Holy icon. At the end: 1 VP per 3 leftover Magic.
noble-troll_hunter_grable = Troll Hunter Grable
    .text = Holy icon. At the end: 4 VP per slain Titan.

## Ward Towers

tower-tower_of_the_forge = Tower of the Forge
    .text = Face A needs two Worker and two Soldier icons, face B one of each Role. 9 Gold, 9 Strength and 9 Magic, one Banner each.
tower-tower_of_the_shield = Tower of the Shield
    .text = Face A needs two Soldier and two Holy icons, face B one of each Role. 9 Gold, 9 Strength and 9 Magic, one Banner each.
tower-tower_of_the_star = Tower of the Star
    .text = Face A needs two Holy and two Shadow icons, face B one of each Role. 9 Gold, 9 Strength and 9 Magic, one Banner each.
tower-tower_of_the_lantern = Tower of the Lantern
    .text = Face A needs two Shadow and two Worker icons, face B one of each Role. 9 Gold, 9 Strength and 9 Magic, one Banner each.

## What prospects are made of, for hints

part-scored = cards and tokens
part-resources = resources
part-income = harvests to come

## Looking things up

shelf-monsters = Monsters
    .one = Monster
shelf-citizens = Citizens
    .one = Citizen
shelf-domains = Domains
    .one = Domain
shelf-dukes = Dukes
    .one = Duke
shelf-agents = Agents
    .one = Agent
shelf-tomes = Tomes
    .one = Tome
shelf-nobles = Nobles
    .one = Noble
shelf-relics = Relics
    .one = Relic
shelf-towers = Towers
    .one = Tower
resource-any = of one resource
facet-role = Role
facet-rolls = Rolls
facet-area = Area
known-monsters_left = { $n } left in the stacks.
known-left_in_stack = { $n } left
known-citizens_left = { $n } left in the stacks.
known-unseen_n = { $n } not seen yet
known-under_stacks = { $n } of the { $of } Domains nobody has seen lie under the stacks.
known-captured = with the Dark Lord
known-dukes_hidden = Each player keeps one of these { $n } in secret.
known-put_back = put back
known-agents_left = { $n } more in the deck.
known-below_deck = used, under the deck
known-open_n = { $n } open now
known-completed = completed
known-tower_gone = completed, or with the Dark Lord
known-towers_done = { $n } completed.
reason-tokens = tokens on it
reason-copies = { $n ->
    [one] 1 of the name slain
   *[other] { $n } of the name slain
}
reason-namesakes = { $n ->
    [one] 1 of the name
   *[other] { $n } of the name
}
reason-domain = { $domain }
reason-event = { $event }
reason-towers = towers
reason-axe = Thunder Axe
reason-nobles = { $n ->
    [one] 1 Noble
   *[other] { $n } Nobles
}
