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

## Colours of cards and players

color-green = green
color-blue = blue
color-yellow = yellow
color-red = red
color-purple = purple

## Characters: starting decks and open supply

character-jean_parisot_de_valette = Jean Parisot de Valette
    .text = Move the purple figure one space (compulsory), take the good of its barrel, then hire or fire one character if you like.
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
    .text = Repeat the card you played just before this one, if it is red or green and no Apprentice.

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
    .text = Take two goods of different kinds.
character-bath_keeper = Bath Keeper
    .text = You may fire one card; take two goods of different kinds if you did, one good otherwise.
character-foreman = Foreman
    .text = Construct or upgrade for 1 gold and 1 material less; you choose the material.
character-plasterer = Plasterer
    .text = Upgrade one of your buildings for 1 material less; you choose the material.
character-trader = Trader
    .text = Take 2 gold, then swap up to two goods, each for one of another kind.
character-storekeeper = Storekeeper
    .text = Take 1 wood, 1 stone and 1 brick.
character-customs_officer = Customs Officer
    .text = Take 1 gold; every opponent with four goods or more gives you one of their choice.
character-thief = Thief
    .text = Take one good of your choice from an opponent and one from the supply.
character-steward = Steward
    .text = Take 1 good of your choice, then hire or fire one character if you like.
character-scribe = Scribe
    .text = Draw two cards, then take 1 good of your choice.
character-shipowner = Shipowner
    .text = Name a good and take one for each of your buildings with that icon, four at most.
character-moneychanger = Moneychanger
    .text = Give one good for three goods of other kinds, in any mix.

## Characters: yellow

character-francesco_laparelli = Francesco Laparelli
    .text = Give up to four goods and score 1 point for each.
character-emperor_charles_v = Emperor Charles V
    .text = Score 1 point for each of your blue buildings.
character-philip_ii = Philip II of Spain
    .text = Score 1 point for each of your green buildings.
character-pope_pius_v = Pope Pius V
    .text = Score 1 point, and 1 more for each of your yellow buildings.
character-girolamo_cassar = Girolamo Cassar
    .text = Score 1 point for each of your upgraded buildings, at most 4.
character-claude_de_la_sengle = Claude de la Sengle
    .text = You may pay 2 gold for 3 points.
character-mathurin_romegas = Mathurin Romegas
    .text = You may pay 1 wood, 1 stone and 1 brick for 4 points.
character-pietro_del_monte = Pietro del Monte
    .text = Score 2 points.
character-toni_bajada = Toni Bajada
    .text = Score 2 points for each of your buildings in the column the purple figure faces, at most 4.
character-matteo_perez_d_aleccio = Matteo Perez d'Aleccio
    .text = Score 1 point for each building in your largest group of connected neighbours, at most 4.

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

option-section_bonus = Section bonus
    .text = Points for constructing in the column that the purple figure faces.
option-section_bonus_on_upgrade = Section bonus for upgrades
    .text = Whether upgrading in that column scores the section bonus too.
    .value-false = constructing only
    .value-true = upgrading too
option-neighbours_across_street = Neighbours across the street
    .text = Whether the two rows beside the street are neighbours of each other.
    .value-false = the street separates
    .value-true = neighbours
option-exchange_same_kind = Goods given for one
    .text = Which three goods may be exchanged for one.
    .value-false = any mix
    .value-true = all of one kind
option-hire_price = Price of hiring
    .text = Gold to pay for each character hired, before the card is taken.
option-limited_goods = Supply of goods
    .text = Whether the supply ends with the pieces in the box.
    .value-false = endless
    .value-true = limited
option-first_player = First player
    .text = Who takes the first turn.
    .value-random = drawn by lot
option-even_turns = Even turns
    .text = Whether the round is completed before the final phase begins.
    .value-false = the final phase begins at once
    .value-true = complete the round

## Why the game went into its final phase

end-last_house_built = The eighth house was built.
end-points_reach_25 = A player reached 25 points.
end-jean_on_last_barrel = The purple figure reached the last barrel.
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
action-exchange = Exchange three goods for 1 { $good }
action-give = Give 1 { $good }
action-take = Take 1 { $good }
action-pay = Pay for the points
action-steal = Take 1 { $good } from { $seat }
action-hire = Hire { $card }
action-fire = Fire { $card }
action-done = Done

## Decisions. $source is the name of the card that asks.

decision-draft = Take one of the goods on offer.
decision-play = Choose a card to play.
decision-build = { $source }: choose what to build, or decline.
decision-save = { $source }: choose the material you save.
decision-exchange_give = Choose a good to give for the exchange.
decision-gain = { $source }: choose a good to take.
decision-gain_per_icon = { $source }: name the good you want, one per icon of yours.
decision-swap_give = { $source }: choose a good to swap, or stop.
decision-swap_take = { $source }: choose the good you get for it.
decision-change_give = { $source }: choose a good to change for three others, or decline.
decision-change_take = { $source }: choose a good you get for it.
decision-pay_score = { $source }: pay for points, or decline.
decision-pay_any = { $source }: give a good for 1 point, or stop.
decision-steal = { $source }: choose an opponent and the good you take.
decision-customs = { $source }: choose a good to hand over.
decision-hire_or_fire = { $source }: hire a character, fire one, or decline.
decision-fire = { $source }: fire a card from your hand, or decline.
