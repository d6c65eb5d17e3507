### Las palabras del tablero pintado de Valletta. Cómo se llaman y qué hacen cartas y edificios lo dicen los textos del juego.

final-title = La fase final empieza con
meter-houses = Casa { $of } ({ $seat })
meter-points = { $of } puntos ({ $seat })
meter-jean = Jean en el barril { $of }
meter-value = { $n } de { $of }
nobody = nadie por ahora
supply-hint = contrata con Jean o el Mayordomo
jean-at = Figura de Jean, casilla { $n } de { $of }
jean-tower = Figura de Jean, en la torre antes de la calle
figure-at = { $seat }: casilla { $n }
figure-lap = { $seat }: casilla { $n }, con la ficha { $token }
figure-tower = { $seat }: en la torre antes de la calle
barrels-left = { $n ->
    [one] 1 barril
   *[other] { $n } barriles
} boca abajo
board-label = La ciudad
column-of-jean = en la columna de Jean
on-street = { $n ->
    [one] 1 punto en la calle
   *[other] { $n } puntos en la calle
}
houses-left = { $n ->
    [one] Queda 1 casa de { $of }
   *[other] Quedan { $n } casas de { $of }
}
played-now = Cartas jugadas este turno
slot-empty = libre
deck-and-discard = Mazo, descarte
cards-n = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
nothing-discarded = nada todavía
upgraded = mejorado
paid-now = ahora { $cost }
last-played = jugó { $cards }
tie-break = Desempate: más edificios construidos.
choose = Qué puedes hacer con esto

## Las cartas en pocas palabras; [wood] se dibuja como el recurso, ([wood]) como el símbolo de un edificio.

short-jean_parisot_de_valette = Avanza, barril, contrata o despide
short-builder = Construye o mejora
short-lumberjack = +1 [wood]
short-stonecutter = +1 [stone]
short-brickmaker = +1 [brick]
short-shopkeeper = +1 [gold]
short-maid = +1 [any]
short-apprentice = Repite la carta anterior
short-banker = +1 [gold] por ([gold])
short-carpenter = +1 [wood] por ([wood])
short-mason = +1 [stone] por ([stone])
short-roofer = +1 [brick] por ([brick])
short-innkeeper = Dos recursos distintos
short-bath_keeper = Despide: 2 recursos; si no, 1
short-foreman = Construye o mejora por menos
short-plasterer = Mejora por menos
short-trader = +2 [gold] y dos cambios
short-storekeeper = [wood] [stone] [brick]
short-customs_officer = +1 [gold]; los rivales te dan
short-thief = Quita 1, toma 1
short-steward = 1 recurso, contrata o despide
short-scribe = Roba 2 cartas, 1 recurso
short-shipowner = Recursos por símbolo
short-moneychanger = Da 1 recurso, recibe 3
short-francesco_laparelli = Recursos por puntos
short-emperor_charles_v = Puntos por azules
short-philip_ii = Puntos por verdes
short-pope_pius_v = Puntos por amarillos
short-girolamo_cassar = Puntos por mejoras
short-claude_de_la_sengle = [gold] [gold] por puntos
short-mathurin_romegas = [wood] [stone] [brick] por puntos
short-pietro_del_monte = 2 puntos
short-toni_bajada = Puntos en la columna de Jean
short-matteo_perez_d_aleccio = Puntos por tu grupo
