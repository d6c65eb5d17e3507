### Words on Valletta's painted board. What cards and buildings are called and do comes from the game's own texts.

final-title = Final phase starts at
meter-houses = House { $of } ({ $seat })
meter-points = { $of } points ({ $seat })
meter-jean = Jean on barrel { $of }
meter-value = { $n } of { $of }
nobody = nobody now
supply-hint = hire with Jean or the Steward
jean-at = Jean’s figure, space { $n } of { $of }
jean-tower = Jean’s figure, on the tower before the street
figure-at = { $seat }: space { $n }
figure-lap = { $seat }: space { $n }, with the token { $token }
figure-tower = { $seat }: on the tower before the street
barrels-left = { $n ->
    [one] 1 barrel
   *[other] { $n } barrels
} face down
board-label = The city
column-of-jean = in Jean’s column
on-street = { $n ->
    [one] 1 point on the street
   *[other] { $n } points on the street
}
houses-left = { $n ->
    [one] 1 house left of { $of }
   *[other] { $n } houses left of { $of }
}
played-now = Played this turn
slot-empty = free
deck-and-discard = Deck, discard
cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
nothing-discarded = nothing yet
upgraded = upgraded
paid-now = now { $cost }
last-played = played { $cards }
tie-break = Tie-break: most buildings constructed.
choose = What you can do with it

## Cards in a few words; [wood] is drawn as the good, ([wood]) as the icon on a building.

short-jean_parisot_de_valette = Step, barrel, hire or fire
short-builder = Construct or upgrade
short-lumberjack = +1 [wood]
short-stonecutter = +1 [stone]
short-brickmaker = +1 [brick]
short-shopkeeper = +1 [gold]
short-maid = +1 [any]
short-apprentice = Repeat the card before
short-banker = +1 [gold] per ([gold])
short-carpenter = +1 [wood] per ([wood])
short-mason = +1 [stone] per ([stone])
short-roofer = +1 [brick] per ([brick])
short-innkeeper = Two different goods
short-bath_keeper = Fire 1 for two goods, or take 1
short-foreman = Build for less
short-plasterer = Upgrade for less
short-trader = +2 [gold] and two swaps
short-storekeeper = [wood] [stone] [brick]
short-customs_officer = +1 [gold], rivals give
short-thief = Steal 1, take 1
short-steward = 1 good, hire or fire
short-scribe = Draw 2, take 1 good
short-shipowner = Goods per icon
short-moneychanger = Give 1 good, get 3
short-francesco_laparelli = Goods for points
short-emperor_charles_v = Points per blue
short-philip_ii = Points per green
short-pope_pius_v = Points per yellow
short-girolamo_cassar = Points per upgrade
short-claude_de_la_sengle = [gold] [gold] for points
short-mathurin_romegas = [wood] [stone] [brick] for points
short-pietro_del_monte = 2 points
short-toni_bajada = Points in Jean’s column
short-matteo_perez_d_aleccio = Points for your group
