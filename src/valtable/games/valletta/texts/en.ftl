### Valletta in English. Names and descriptions of things; choices and prompts.
### Things are named by reference: good:gold is good-gold, character:thief is character-thief.

## The game

game-title = Valletta
game-blurb = Raise a new capital on Malta: play three cards a turn, put up buildings, and let the people who move in work for you.

## Goods

good-gold = gold
    .plural = gold
good-wood = wood
    .plural = wood
good-stone = stone
    .plural = stones
good-brick = brick
    .plural = bricks
good-any = good
    .plural = goods

## Other things on the table

figure-jean = Jean's figure, on space
figure-0 = figure
figure-1 = figure
figure-2 = figure
figure-3 = figure
barrel-back = barrel
    .plural = barrels
slot-free = free slot
    .plural = free slots
house-house = house
    .plural = houses
character-back = hidden card
    .plural = hidden cards

## Colours of cards and players

color-green = green
color-blue = blue
color-yellow = yellow
color-red = red
color-purple = purple

## Characters: starting decks and open supply

character-jean_parisot_de_valette = Jean Parisot de Valette
    .text = Move Jean's figure one space (you must), take the good from its barrel, then hire or fire one character if you like.
character-builder = Builder
    .text = Construct a building nobody owns, or upgrade one of yours.
character-lumberjack = Lumberjack
    .text = Take 1 wood.
character-stonecutter = Stonecutter
    .text = Take 1 stone.
character-brickmaker = Brickmaker
    .text = Take 1 brick.
character-shopkeeper = Shopkeeper
    .text = Take 1 gold.
character-maid = Maid
    .text = Take 1 good of your choice.
character-apprentice = Apprentice
    .text = Repeat the card you played just before this one, if it is red or green and not an Apprentice.

## Characters: green

character-banker = Banker
    .text = Take 1 gold for each of your buildings with the gold icon.
character-carpenter = Carpenter
    .text = Take 1 wood for each of your buildings with the wood icon.
character-mason = Mason
    .text = Take 1 stone for each of your buildings with the stone icon.
character-roofer = Roofer
    .text = Take 1 brick for each of your buildings with the brick icon.

## Characters: blue

character-innkeeper = Innkeeper
    .text = Take 2 goods of different kinds.
character-bath_keeper = Bath Keeper
    .text = You may fire one card. Take 2 goods of different kinds if you did, 1 good if you did not.
character-foreman = Foreman
    .text = Construct or upgrade for 1 gold and 1 material less; you choose the material.
character-plasterer = Plasterer
    .text = Upgrade one of your buildings for 1 material less; you choose the material.
character-trader = Trader
    .text = Take 2 gold, then swap up to 2 goods, each for 1 of another kind.
character-storekeeper = Storekeeper
    .text = Take 1 wood, 1 stone and 1 brick.
character-customs_officer = Customs Officer
    .text = Take 1 gold; every opponent with 4 goods or more gives you 1 of their choice.
character-thief = Thief
    .text = Take 1 good of your choice from an opponent and 1 from the supply.
character-steward = Steward
    .text = Take 1 good of your choice, then hire or fire one character if you like.
character-scribe = Scribe
    .text = Draw 2 cards, then take 1 good of your choice.
character-shipowner = Shipowner
    .text = Choose a good and take 1 for each of your buildings with its icon, 4 at most.
character-moneychanger = Moneychanger
    .text = Trade 1 good for 3 goods of other kinds, in any mix.

## Characters: yellow

character-francesco_laparelli = Francesco Laparelli
    .text = Give up to 4 goods and score 1 point for each.
character-emperor_charles_v = Emperor Charles V
    .text = Score 1 point for each of your blue buildings.
character-philip_ii = Philip II of Spain
    .text = Score 1 point for each of your green buildings.
character-pope_pius_v = Pope Pius V
    .text = Score 1 point, and 1 more for each of your yellow buildings.
character-girolamo_cassar = Girolamo Cassar
    .text = Score 1 point for each of your upgraded buildings, 4 points at most.
character-claude_de_la_sengle = Claude de la Sengle
    .text = You may pay 2 gold for 3 points.
character-mathurin_romegas = Mathurin Romegas
    .text = You may pay 1 wood, 1 stone and 1 brick for 4 points.
character-pietro_del_monte = Pietro del Monte
    .text = Score 2 points.
character-toni_bajada = Toni Bajada
    .text = Score 2 points for each of your buildings in Jean's column, 4 points at most.
character-matteo_perez_d_aleccio = Matteo Perez d'Aleccio
    .text = Score 1 point for each building in your largest group of connected neighbours, 4 points at most.

## Buildings: green

building-bank_1 = Bank I
building-bank_2 = Bank II
building-bank_3 = Bank III
building-joinery_1 = Joinery I
building-joinery_2 = Joinery II
building-joinery_3 = Joinery III
building-masons_lodge_1 = Masons' Lodge I
building-masons_lodge_2 = Masons' Lodge II
building-masons_lodge_3 = Masons' Lodge III
building-roofers_yard_1 = Roofers' Yard I
building-roofers_yard_2 = Roofers' Yard II
building-roofers_yard_3 = Roofers' Yard III

## Buildings: blue

building-tavern_1 = Tavern I
building-tavern_2 = Tavern II
building-bathhouse = Bathhouse
building-site_office_1 = Site Office I
building-site_office_2 = Site Office II
building-plaster_works = Plaster Works
building-market_hall_1 = Market Hall I
building-market_hall_2 = Market Hall II
building-warehouse = Warehouse
building-customs_house = Customs House
building-back_alley = Back Alley
building-hiring_hall = Hiring Hall
building-scriptorium = Scriptorium
building-shipyard = Shipyard
building-exchange_house = Exchange House

## Buildings: yellow

building-plan_chamber = Plan Chamber
building-imperial_residence = Imperial Residence
building-spanish_auberge = Spanish Auberge
building-papal_chapel = Papal Chapel
building-cassars_house = Cassar's House
building-treasury_of_the_order = Treasury of the Order
building-galley_port = Galley Port
building-council_hall = Council Hall
building-watchtower = Watchtower
building-painters_loft = Painter's Loft

## Options. value-… labels the values that are not numbers.

preset-book = By the book
    .text = The whole game, as in the rulebook.
preset-even_turns = Even turns
    .text = Everybody has equally many turns before the final phase.
preset-lean_market = Lean market
    .text = Hiring costs 1 gold, and only three of a kind become another.
option-section_bonus = Bonus in Jean's column
    .text = Points for constructing a building in Jean's column.
option-section_bonus_on_upgrade = Bonus in Jean's column for upgrades
    .text = Upgrading a building in Jean's column scores the bonus, too, or constructing only.
    .value-false = constructing only
    .value-true = upgrading too
option-neighbours_across_street = Neighbours across the street
    .text = The two rows beside the street count as neighbours, or the street separates them.
    .value-false = the street separates
    .value-true = neighbours
option-exchange_same_kind = Goods given for one
    .text = The three goods you give for one: any mix, or all of one kind.
    .value-false = any mix
    .value-true = all of one kind
option-hire_price = Price of hiring
    .text = Gold you pay for each character you hire, before you take the card.
option-limited_goods = Supply of goods
    .text = The supply ends with the pieces in the box, or never.
    .value-false = endless
    .value-true = limited
option-first_player = First player
    .text = Who takes the first turn.
    .value-random = drawn by lot
option-even_turns = Even turns
    .text = The final phase begins at once, or when the round is complete.
    .value-false = the final phase begins at once
    .value-true = complete the round

## Why the game went into its final phase

end-last_house_built = A player put down the eighth house.
end-points_reach_25 = A player reached 25 points.
end-jean_on_last_barrel = Jean's figure reached the last barrel.
end-turn_limit = The turn limit was reached.

## The score sheet

score-points = Points on the street
score-buildings = Buildings
score-goods = Goods left

## Actions

action-play = Play { $card }
action-lay = Lay down { $card } without effect
action-construct = Construct { $building }
action-upgrade = Upgrade { $building }
action-save = Save 1 { $good }
action-exchange = Get 1 { $good } in exchange
    .cost = for { $cost }
# What is given is the price, and said.
action-give = Give 1 { $good }
    .cost = {""}
action-take = Take 1 { $good }
action-pay = Pay for the points
action-steal = Take 1 { $good } from { $seat }
action-hire = Hire { $card }
action-fire = Fire { $card }
action-done = { $card_n ->
    [0] Done
   *[other] Done with { $card }
}

## Decisions. $source is the name of the card that asks.

decision-draft = Take one of the extra goods.
decision-play = Choose a card to play.
decision-build = { $source }: construct or upgrade a building, or choose Done.
decision-save = { $source }: choose the material you save.
decision-exchange_give = Give a good for the exchange, in order: gold, wood, stone, brick.
decision-gain = { $source }: take a good. If you take two, go in order: gold, wood, stone, brick.
decision-gain_per_icon = { $source }: choose a good. You take 1 for each of your buildings with its icon.
decision-swap_give = { $source }: choose a good to swap, or choose Done.
decision-swap_take = { $source }: choose the good you get for it.
decision-change_give = { $source }: choose a good to trade for three others, or choose Done.
decision-change_take = { $source }: take a good in return, in order: gold, wood, stone, brick.
decision-pay_score = { $source }: pay for points, or choose Done.
decision-pay_any = { $source }: give a good for 1 point, or choose Done.
decision-steal = { $source }: choose an opponent and the good you take.
decision-customs = { $source }: choose a good to hand over.
decision-hire_or_fire = { $source }: hire a character, fire one, or choose Done.
decision-fire = { $source }: fire a card from your hand, or choose Done.

## What an offer does

effect-card = { $card_text }
effect-building_points = { $n ->
    [one] worth { $n } point
   *[other] worth { $n } points
}
effect-character = { $card } to your hand
effect-section_bonus = { $n ->
    [one] { $n } point for Jean's column
   *[other] { $n } points for Jean's column
}
effect-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
effect-goods = { $goods }
effect-repeats = Repeats { $card }.
effect-repeats_nothing = { $card } has nothing to repeat now.
effect-counts_goods = Now: { $goods }.
effect-counts_points = Now: { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}

## Places

place-above = Above the street
place-street = The street
place-below = Below the street
place-open_supply = Open supply
place-supply = Supply
place-draft = Extra goods
place-area = Goods and houses
place-slots = Played
place-hand = Hand
place-deck = Deck
place-discard = Discard
place-in_deck = Cards in the deck of { $seat }
place-in_hand_or_deck = Cards in hand or deck of { $seat }

## What is seen on things

mark-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
mark-color = { $color }
mark-icon = ({ $good })
mark-unlimited = endless
mark-cost = for { $cost }
mark-character = with { $card }
mark-goal = of { $n }
mark-letter = { $letter }
mark-upgraded = upgraded
mark-upgrade = to upgrade for { $cost }
mark-token = + { $n }
mark-barrels = ({ $gold } gold, { $wood } wood, { $stone } stone, { $brick } brick)

## Events

event-first_player = { $seat } is the first player.
event-drafted = { $seat } takes 1 { $good } as the extra good.
event-leftovers = What nobody took goes back to the supply: { $goods }.
event-turn = { $seat } begins turn { $n }.
event-played = { $seat } plays { $card }.
    .brief = plays { $card }
event-laid = { $seat } lays down { $card } without effect.
    .brief = lays down { $card } without effect
event-copied = { $seat } repeats { $card }.
    .brief = repeats { $card }
event-gained = { $seat } takes { $goods }.
    .brief = takes { $goods }
event-gained_nothing = { $seat } gets nothing for { $card }: the supply has run out.
    .brief = gets nothing for { $card }
event-constructed = { $seat } constructs { $building } { $cost_n ->
    [0] for free
   *[other] for { $cost }
} and takes { $card } into hand.
    .brief = constructs { $building }
event-upgraded = { $seat } upgrades { $building } { $cost_n ->
    [0] for free
   *[other] for { $cost }
}.
    .brief = upgrades { $building }
event-section_bonus = Jean looks on: { $seat } scores { $n ->
    [one] { $n } point
   *[other] { $n } points
} for building in Jean's column.
    .brief = scores { $n ->
        [one] { $n } point
       *[other] { $n } points
    } under Jean’s eyes
event-scored = { $n ->
    [0] { $seat } scores nothing with { $card }.
    [one] { $seat } scores { $n } point with { $card }.
   *[other] { $seat } scores { $n } points with { $card }.
}
    .brief = scores { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
event-paid = { $seat } pays { $cost } for { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
    .brief = pays { $cost } for { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
event-jean_moved = Jean's figure moves to space { $n }.
    .brief = moves Jean to space { $n }
event-jean_stays = Jean's figure stays at the end of the street.
event-barrel = The barrel there holds { $good }.
event-hired = { $cost_n ->
    [0] { $seat } hires { $card }.
   *[other] { $seat } hires { $card } for { $cost }.
}
    .brief = hires { $card }
event-fired = { $seat } fires { $card }.
    .brief = fires { $card }
event-exchanged = { $seat } exchanges { $goods } for 1 { $good }.
    .brief = exchanges { $goods } for { $good }
event-swapped = { $seat } swaps 1 { $given } for 1 { $good }.
    .brief = swaps { $given } for { $good }
event-changed = { $seat } trades 1 { $given } for { $goods }.
    .brief = trades { $given } for { $goods }
event-stole = { $seat } takes 1 { $good } from { $other }.
    .brief = takes { $good } from { $other }
event-taxed = { $other } hands over 1 { $good } to { $seat }.
event-drew = { $cards_n ->
    [0] { $n ->
        [one] { $seat } draws { $n } card.
       *[other] { $seat } draws { $n } cards.
    }
   *[other] { $seat } draws { $cards }.
}
event-renewed = { $seat } shuffles the discard into a new deck.
event-triggered = { $trigger ->
    [last_house_built] { $seat } has put down the eighth house.
    [points_reach_25] { $seat } has reached 25 points.
    [turn_limit] The turn limit is reached.
   *[jean_on_last_barrel] { $seat } has moved Jean's figure to the last barrel.
} That brings on the final phase.
    .brief = brings on the final phase
event-final_phase = The final phase begins: everybody shuffles the discard into the deck and plays all cards once more.
event-out = { $seat } has no cards left and is out.
    .brief = is out
event-game_over = Nobody has cards left: the game is over.

## Refusals

refusal-not_in_hand = { $card } is not in your hand.
    .remedy = Choose a card in your hand.
refusal-laying_is_playing = Laying down { $card } makes no difference now.
    .remedy = Play it: you can decline everything it does.
refusal-not_in_display = { $building } is not part of this game.
    .remedy = Choose a building of the display.
refusal-has_owner = { $building } belongs to { $owner }.
    .remedy = Choose a building without a house.
refusal-no_house_left = You have no house left to put on { $building }.
    .remedy = You can still upgrade your buildings.
refusal-only_upgrades = This card only upgrades; it cannot construct { $building }.
    .remedy = Construct with a Builder or a Foreman.
refusal-too_few_goods = { $building } costs { $cost }.
    .remedy = { $missing_n ->
       *[other] You need { $missing } more
    }{ $saved ->
        [0] .
       *[other] ; this card saves one material at most.
    }
refusal-not_your_building = { $building } is not yours.
    .remedy = Upgrade a building with your own house on it.
refusal-already_upgraded = { $building } has been upgraded already.
    .remedy = Choose another of your buildings.
refusal-not_in_price = There is no { $good } in the price.
    .remedy = Save a material of the price.
refusal-rest_cannot_be_paid = If you save { $good }, you cannot pay the rest.
    .remedy = Save another material.
refusal-supply_empty = There is no { $good } left in the supply.
    .remedy = Choose another good.
refusal-too_few_to_exchange = { $same_kind ->
    [0] You give { $n } goods of other kinds for 1 { $good }; you have { $have }.
   *[other] You give { $n } goods of one other kind for 1 { $good }; the most you have of one is { $have }.
}
    .remedy = Take more goods first.
refusal-exchange_comes_first = You can exchange goods only before your first payment.
    .remedy = Undo to the start of this card, then exchange.
refusal-you_have_none = You have no { $good }.
    .remedy = Choose a good you have.
refusal-asked_in_order = Goods go in order: gold, wood, stone, brick. You are past { $good }.
    .remedy = Undo and choose { $good } first.
refusal-too_few_afterwards = If you pick { $good } now, you cannot pick enough more.
    .remedy = Choose another good.
refusal-same_kind = You cannot exchange { $good } for { $good }.
    .remedy = Choose another kind.
refusal-one_kind_only = The goods you give for one must all be of one kind: no { $good } now.
    .remedy = Give more of the kind you began with.
refusal-not_on_offer = Somebody has taken the { $good }.
    .remedy = Choose one of the goods left.
refusal-no_icon = None of your buildings shows { $good }.
    .remedy = Choose a good that one of them shows.
refusal-cannot_pay = You cannot pay for these points.
    .remedy = { $missing_n ->
       *[other] You need { $missing } more.
    }
refusal-no_such_opponent = There is no such opponent at this table.
    .remedy = Choose one of your opponents.
refusal-they_have_none = { $seat } has no { $good }.
    .remedy = Choose a good they have, or another opponent.
refusal-not_in_open_supply = { $card } is not in the open supply.
    .remedy = Choose one of the cards there.
refusal-hiring_not_offered = This card fires somebody; it cannot hire { $card }.
    .remedy = Hire with Jean or the Steward.
refusal-too_poor_to_hire = Hiring { $card } costs { $n } gold; you have { $have }.
    .remedy = Get gold before you play the card that hires.
refusal-nothing_to_get = The supply holds nothing to get for { $good }.
    .remedy = Give another good, or choose Done.
refusal-no_section_bonus = There is no bonus in Jean's column, so upgrades cannot score it.
    .remedy = Make the bonus 1 or 2 points, or give it for constructing only.

## What prospects are made of, for hints

part-points = the scoring track
part-buildings = buildings
part-cards = cards to be played
part-goods = goods

## Looking things up

shelf-buildings = Buildings
    .one = building
shelf-characters = Characters
    .one = character
facet-color = Colour
facet-icon = Icon
facet-gold = Gold
known-built_of = { $n } of { $of } built
known-waiting = { $n ->
    [one] 1 character waits in a building nobody has built.
   *[other] { $n } characters wait in buildings nobody has built.
}
known-supply_left = { $n } in the open supply
known-nobody = nobody owns it
known-faced = Jean faces this column: +{ $n }
known-upgraded_by = upgraded by { $seat }
known-upgrade_price = upgrading it brings { $n } more
known-brought = brought { $card }
known-in_supply = { $n } in the open supply
known-lodges = lives in { $building }
known-barrels = { $n ->
    [one] 1 in barrels still face down
   *[other] { $n } in barrels still face down
}
known-barrels_left = { $n ->
    [one] 1 barrel is still face down.
   *[other] { $n } barrels are still face down.
}
reason-neighbour = { $building }
reason-card = { $card }
