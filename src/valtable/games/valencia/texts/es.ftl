### Valencia en español. Nombres y descripciones; elecciones y preguntas.
### Cada cosa se nombra por su referencia: good:wine es good-wine, card:joker es card-joker.

## El juego

game-title = Valencia
game-blurb = Planifica en secreto tu influencia, gana subastas con ella y coloca a tu familia donde más valgan la ciudad y su consejo.

## Mercancías y gremios

good-oranges = mercancía de naranjas
    .plural = mercancías de naranjas
good-tiger_nuts = mercancía de chufas
    .plural = mercancías de chufas
good-wine = mercancía de vino
    .plural = mercancías de vino
good-cloths = mercancía de telas
    .plural = mercancías de telas
good-porcelain = mercancía de porcelana
    .plural = mercancías de porcelana
guild-oranges = naranjas
guild-tiger_nuts = chufas
guild-wine = vino
guild-cloths = telas
guild-porcelain = porcelana

## El consejo

council-nobility = el escaño de la nobleza
council-church = el escaño de la Iglesia
council-oranges = el escaño del gremio de naranjas
council-tiger_nuts = el escaño del gremio de chufas
council-wine = el escaño del gremio de vino
council-cloths = el escaño del gremio de telas
council-porcelain = el escaño del gremio de porcelana
council-merchants = el escaño de los mercaderes

## Pasos de la fase de acción

step-a = A (nobleza e Iglesia)
step-b = B (gremio)
step-c = C (mercaderes)
step-d = D (gremio)
step-e = E (mercaderes)
step-f = F (gremio)
step-g = G (cambio de lugar)
step-h = H (palmera)
step-i = I (fuente)
auction-oranges = del gremio de naranjas
auction-tiger_nuts = del gremio de chufas
auction-wine = del gremio de vino
auction-cloths = del gremio de telas
auction-porcelain = del gremio de porcelana

## Qué gana cada puesto en una subasta

prize-nobility = escaño de la nobleza
prize-church = escaño de la Iglesia
prize-seat = escaño del consejo
prize-good = mercancía
prize-space = casilla
prize-either = mercancía o casilla
prize-sale = venta de mercancías
prize-move = cambio de lugar
prize-held = tu propio escaño

## Cartas de influencia

card-influence_1 = 1
    .text = 1 de influencia.
card-influence_2 = 2
    .text = 2 de influencia.
card-influence_3 = 3
    .text = 3 de influencia.
card-influence_4 = 4
    .text = 4 de influencia.
card-influence_5 = 5
    .text = 5 de influencia.
card-influence_6 = 6
    .text = 6 de influencia.
card-joker = Comodín (0)
    .text = Vale 0 y 2 más por cada 6 que otros revelen en esta subasta. Un total de 0 también es una puja.
card-nest_egg_1 = Ahorros (1, 2 monedas)
    .text = 1 de influencia. Toma 2 monedas enseguida.
card-nest_egg_2 = Ahorros (1, 3 monedas)
    .text = 1 de influencia. Toma 3 monedas enseguida.
card-twin = Gemelo (2)
    .text = 2 de influencia; los dos Gemelos en un mismo montón valen 6 juntos.
card-warehouse_1 = Almacén (3, vino)
    .text = 3 de influencia. Toma enseguida una mercancía de vino si queda en la reserva.
card-warehouse_2 = Almacén (3, chufas)
    .text = 3 de influencia. Toma enseguida una mercancía de chufas si queda en la reserva.
card-assistance = Ayuda (4)
    .text = 4 de influencia. Puedes poner enseguida un ayudante en el escaño de un gremio que tenga exactamente un familiar.
card-wanderer = Caminante (5)
    .text = 5 de influencia. Puedes mover enseguida a uno de tus familiares en la ciudad hasta 3 casillas.
card-powerhouse = Coloso (7)
    .text = 7 de influencia, pero 5 si otra persona revela un 0 en esta subasta.
card-back = carta boca abajo
    .plural = cartas boca abajo
stack-1 = montón de 1 carta
    .plural = montones de 1 carta
stack-2 = montón de 2 cartas
    .plural = montones de 2 cartas
stack-3 = montón de 3 cartas
    .plural = montones de 3 cartas
stack-4 = montón de 4 cartas
    .plural = montones de 4 cartas
stack-5 = montón de 5 cartas
    .plural = montones de 5 cartas
stack-6 = montón de 6 cartas
    .plural = montones de 6 cartas
stack-7 = montón de 7 cartas
    .plural = montones de 7 cartas
stack-8 = montón de 8 cartas
    .plural = montones de 8 cartas
stack-9 = montón de 9 cartas
    .plural = montones de 9 cartas
stack-10 = montón de 10 cartas
    .plural = montones de 10 cartas
stack-11 = montón de 11 cartas
    .plural = montones de 11 cartas
stack-12 = montón de 12 cartas
    .plural = montones de 12 cartas
stack-13 = montón de 13 cartas
    .plural = montones de 13 cartas
stack-14 = montón de 14 cartas
    .plural = montones de 14 cartas
stack-15 = montón de 15 cartas
    .plural = montones de 15 cartas
stack-16 = montón de 16 cartas
    .plural = montones de 16 cartas
stack-17 = montón de 17 cartas
    .plural = montones de 17 cartas
stack-18 = montón de 18 cartas
    .plural = montones de 18 cartas
stack-19 = montón de 19 cartas
    .plural = montones de 19 cartas
stack-20 = montón de 20 cartas
    .plural = montones de 20 cartas
stack-21 = montón de 21 cartas
    .plural = montones de 21 cartas
stack-22 = montón de 22 cartas
    .plural = montones de 22 cartas
stack-23 = montón de 23 cartas
    .plural = montones de 23 cartas
stack-24 = montón de 24 cartas
    .plural = montones de 24 cartas
stack-25 = montón de 25 cartas
    .plural = montones de 25 cartas
own_stack-0 = montón 1
own_stack-1 = montón 2
own_stack-2 = montón 3
own_stack-3 = montón 4
own_stack-4 = montón 5
own_stack-5 = montón 6
own_stack-6 = montón 7
own_stack-7 = montón 8
own_stack-8 = montón 9
own_stack-9 = montón 10
own_stack-10 = montón 11
own_stack-11 = montón 12
own_stack-12 = montón 13
own_stack-13 = montón 14
own_stack-14 = montón 15
own_stack-15 = montón 16
own_stack-16 = montón 17
own_stack-17 = montón 18
own_stack-18 = montón 19
own_stack-19 = montón 20
own_stack-20 = montón 21
own_stack-21 = montón 22
own_stack-22 = montón 23
own_stack-23 = montón 24
own_stack-24 = montón 25

## Fuentes

fountain-central = fuente central
    .text = 2 puntos por cada familiar adyacente; no tiene habilidad.
fountain-tasks = Fuente de las Tareas
    .text = Puedes robar dos cartas de tarea y quedarte con una.
fountain-sale = Fuente de las Ventas
    .text = Puedes vender enseguida una mercancía por su valor impreso.
fountain-recall = Fuente de la Memoria
    .text = Puedes devolver a tu mazo cualquier carta de tu descarte y barajarlo.
fountain-upgrade = Fuente del Cambio
    .text = Puedes cambiar una mercancía por una del siguiente tipo más valioso.
fountain-gardener = Fuente del Jardinero
    .text = Puedes mover una palmera a un arbusto vecino libre.
fountain-plain_1 = fuente sencilla
fountain-plain_2 = fuente sencilla
fountain-plain_3 = fuente sencilla
fountain-plain_4 = fuente sencilla
fountain-plain_5 = fuente sencilla

## Las rondas, vistas desde el mazo

round-1 = Tu mazo debe durar esta ronda y cuatro más.
round-2 = Tu mazo debe durar esta ronda y tres más.
round-3 = Tu mazo debe durar esta ronda y dos más.
round-4 = Tu mazo debe durar esta ronda y una más.
round-5 = Es la última ronda: las cartas que queden en el mazo no valen nada.
round-none = Tu mazo está vacío.
    .text = none

## Otras cosas de la mesa

board-round_board_1 = tablero de ronda
board-round_board_2 = tablero de ronda
board-round_board_3 = tablero de ronda
board-round_board_4 = tablero de ronda
board-round_board_5 = tablero de ronda
coin-coin = moneda
    .plural = monedas
coin-all = moneda tras todas las pantallas juntas
    .plural = monedas tras todas las pantallas juntas
privilege-privilege = privilegio
    .plural = privilegios
prestige-prestige = punto del consejo
    .plural = puntos del consejo
member-member = familiar en casa
    .plural = familiares en casa
figure-stefan_feld = la figura de Stefan Feld
figure-nina = Nina

## Cartas de tarea

task-cost_0 = Dos en casillas de precio 0
    .text = Al menos 2 de tus familiares en casillas de precio 0: 4 puntos; si no, −3.
task-cost_1 = Dos en casillas de precio 1
    .text = Al menos 2 de tus familiares en casillas de precio 1: 4 puntos; si no, −3.
task-cost_2 = Dos en casillas de precio 2
    .text = Al menos 2 de tus familiares en casillas de precio 2: 4 puntos; si no, −3.
task-cost_3 = Dos en casillas de precio 3
    .text = Al menos 2 de tus familiares en casillas de precio 3: 5 puntos; si no, −3.
task-cost_4 = Dos en casillas de precio 4
    .text = Al menos 2 de tus familiares en casillas de precio 4: 5 puntos; si no, −3.
task-cost_5 = Dos en casillas de precio 5
    .text = Al menos 2 de tus familiares en casillas de precio 5: 6 puntos; si no, −3.
task-guild_oranges = Tres en naranjas
    .text = Al menos 3 de tus familiares en casillas del gremio de naranjas: 6 puntos; si no, −3.
task-guild_tiger_nuts = Tres en chufas
    .text = Al menos 3 de tus familiares en casillas del gremio de chufas: 6 puntos; si no, −3.
task-guild_wine = Tres en vino
    .text = Al menos 3 de tus familiares en casillas del gremio de vino: 6 puntos; si no, −3.
task-guild_cloths = Tres en telas
    .text = Al menos 3 de tus familiares en casillas del gremio de telas: 6 puntos; si no, −3.
task-guild_porcelain = Tres en porcelana
    .text = Al menos 3 de tus familiares en casillas del gremio de porcelana: 6 puntos; si no, −3.
task-every_guild = Dos en cada gremio
    .text = Al menos 2 de tus familiares en casillas de cada uno de los cinco gremios: 12 puntos; si no, −3.
task-square = Cuadrado
    .text = 4 de tus familiares llenan un bloque de 2 por 2 casillas: 10 puntos; si no, −3.
task-row = Fila
    .text = 3 de tus familiares seguidos en una fila o columna: 5 puntos; si no, −3.
task-diagonal = Diagonal
    .text = 3 de tus familiares seguidos en una diagonal: 6 puntos; si no, −3.
task-outer_wall = Muralla
    .text = Al menos 6 de tus familiares en casillas junto a la muralla (el borde de la ciudad): 6 puntos; si no, −3.
task-corners = Esquinas
    .text = Tus familiares en al menos 2 de las 4 casillas de las esquinas: 6 puntos; si no, −3.
task-four_fountains = Cuatro fuentes
    .text = Familiares tuyos junto a 4 o más fuentes, la central incluida: 4 puntos; si no, −3.
task-every_fountain = Todas las fuentes
    .text = Familiares tuyos junto a todas las fuentes, la central incluida: 9 puntos; si no, −3.
task-more_coins_than_neighbour = Más rico que un vecino
    .text = Más monedas que una de las dos personas a tu lado: 4 puntos; si no, −3.
task-more_goods_than_neighbour = Más mercancías que un vecino
    .text = Más mercancías que una de las dos personas a tu lado: 4 puntos; si no, −3.
task-ten_minus_coins = Diez menos monedas
    .text = 10 puntos menos el número de tus monedas, nunca por debajo de 0.
task-ten_minus_goods = Diez menos mercancías
    .text = 10 puntos menos el número de tus mercancías, nunca por debajo de 0.
task-three_kinds_of_goods = Tres tipos de mercancía
    .text = Al menos 3 tipos distintos de mercancía: 4 puntos; si no, −3.
task-most_coins = La mayor fortuna
    .text = Más monedas que nadie: 6 puntos; si no, −3.
task-council = Consejo
    .text = Al menos 4 de tus familiares en el consejo (3 con cuatro jugadores, 2 con cinco): 6 puntos; si no, −3.
task-nobility_or_church = Nobleza o Iglesia
    .text = El escaño de la nobleza, el de la Iglesia o ambos: 4 puntos; si no, −3.
task-three_at_one_fountain = Tres en una fuente
    .text = Al menos 3 de tus familiares junto a una misma fuente, que no sea la central: 6 puntos; si no, −3.
task-central_fountain = Fuente central
    .text = Al menos 5 de tus familiares junto a la fuente central: 10 puntos; si no, −3.
task-palm_trees = Palmeras
    .text = Al menos 4 de tus familiares junto a una palmera: 5 puntos; si no, −3.
task-starting_figure = Figura
    .text = La figura de Stefan Feld al final de la partida: 4 puntos; si no, −3.
task-longest_road = Camino más largo
    .text = 1 punto por cada familiar de tu mayor grupo de familiares adyacentes (no en diagonal).
task-loners = Solitarios
    .text = 2 puntos por cada familiar tuyo en la ciudad sin otro tuyo adyacente (no en diagonal).
task-one_per_city_tile = Uno por loseta
    .text = Un familiar tuyo en cada loseta de la ciudad: 10 puntos; si no, −3.
task-most_family_members = La familia más numerosa
    .text = Más familiares en la ciudad que nadie: 7 puntos; si no, −3.
task-back = carta de tarea oculta
    .plural = cartas de tarea ocultas

## Lugares del mapa: columna y fila, un arbusto entre dos casillas

space-0_0 = A1
space-0_1 = B1
space-0_2 = C1
space-0_3 = D1
space-0_4 = E1
space-0_5 = F1
space-0_6 = G1
space-0_7 = H1
space-1_0 = A2
space-1_1 = B2
space-1_2 = C2
space-1_3 = D2
space-1_4 = E2
space-1_5 = F2
space-1_6 = G2
space-1_7 = H2
space-2_0 = A3
space-2_1 = B3
space-2_2 = C3
space-2_3 = D3
space-2_4 = E3
space-2_5 = F3
space-2_6 = G3
space-2_7 = H3
space-3_0 = A4
space-3_1 = B4
space-3_2 = C4
space-3_3 = D4
space-3_4 = E4
space-3_5 = F4
space-3_6 = G4
space-3_7 = H4
space-4_0 = A5
space-4_1 = B5
space-4_2 = C5
space-4_3 = D5
space-4_4 = E5
space-4_5 = F5
space-4_6 = G5
space-4_7 = H5
space-5_0 = A6
space-5_1 = B6
space-5_2 = C6
space-5_3 = D6
space-5_4 = E6
space-5_5 = F6
space-5_6 = G6
space-5_7 = H6
space-6_0 = A7
space-6_1 = B7
space-6_2 = C7
space-6_3 = D7
space-6_4 = E7
space-6_5 = F7
space-6_6 = G7
space-6_7 = H7
space-7_0 = A8
space-7_1 = B8
space-7_2 = C8
space-7_3 = D8
space-7_4 = E8
space-7_5 = F8
space-7_6 = G8
space-7_7 = H8
bush-1_1 = arbusto A1–B2
bush-1_2 = arbusto B1–C2
bush-1_3 = arbusto C1–D2
bush-1_4 = arbusto D1–E2
bush-1_5 = arbusto E1–F2
bush-1_6 = arbusto F1–G2
bush-1_7 = arbusto G1–H2
bush-2_1 = arbusto A2–B3
bush-2_2 = arbusto B2–C3
bush-2_3 = arbusto C2–D3
bush-2_4 = arbusto D2–E3
bush-2_5 = arbusto E2–F3
bush-2_6 = arbusto F2–G3
bush-2_7 = arbusto G2–H3
bush-3_1 = arbusto A3–B4
bush-3_2 = arbusto B3–C4
bush-3_3 = arbusto C3–D4
bush-3_4 = arbusto D3–E4
bush-3_5 = arbusto E3–F4
bush-3_6 = arbusto F3–G4
bush-3_7 = arbusto G3–H4
bush-4_1 = arbusto A4–B5
bush-4_2 = arbusto B4–C5
bush-4_3 = arbusto C4–D5
bush-4_4 = arbusto D4–E5
bush-4_5 = arbusto E4–F5
bush-4_6 = arbusto F4–G5
bush-4_7 = arbusto G4–H5
bush-5_1 = arbusto A5–B6
bush-5_2 = arbusto B5–C6
bush-5_3 = arbusto C5–D6
bush-5_4 = arbusto D5–E6
bush-5_5 = arbusto E5–F6
bush-5_6 = arbusto F5–G6
bush-5_7 = arbusto G5–H6
bush-6_1 = arbusto A6–B7
bush-6_2 = arbusto B6–C7
bush-6_3 = arbusto C6–D7
bush-6_4 = arbusto D6–E7
bush-6_5 = arbusto E6–F7
bush-6_6 = arbusto F6–G7
bush-6_7 = arbusto G6–H7
bush-7_1 = arbusto A7–B8
bush-7_2 = arbusto B7–C8
bush-7_3 = arbusto C7–D8
bush-7_4 = arbusto D7–E8
bush-7_5 = arbusto E7–F8
bush-7_6 = arbusto F7–G8
bush-7_7 = arbusto G7–H8

## Zonas

place-city = Ciudad
place-bushes = Arbustos y palmeras
place-boards = Tableros de ronda
place-steps = Pasos de esta ronda
place-auction = Subasta
place-council = Consejo
place-supply = Reserva
place-nina = Cartas de Nina hasta ahora
place-nina_bid = Puja de Nina
place-area = Familia y pantalla
place-tasks = Tareas
place-pile = Mazo
place-hand = Mano
place-stacks = Montones
place-bid = Puja
place-discard = Descarte
place-left = Quedan en el mazo

## Marcas

mark-guild = { $guild }
mark-price = { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
mark-points = { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
mark-fountain_space = sitio de fuente
mark-fountain = { $fountain }
mark-palm = palmera
    .sign = ♠
mark-round = ronda { $n }
mark-guilds = B { $b }, D { $d }, F { $f }
mark-round_fountain = { $fountain } ({ $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    })
mark-now = ahora: paso { $step }
mark-step_now = ahora
mark-step_done = hecho
mark-acts_here = { $seat }
mark-prize = { $place }.º: { $what }
mark-prize_points = { $place }.º: { $what } ({ $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    })
mark-prize_sale = { $place }.º: { $what } ({ $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }, { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    })
mark-prize_coins = { $place }.º: { $what } ({ $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    })
mark-bids = { $n } de influencia
mark-acts = le toca
mark-to_act = aún no ha actuado
mark-passed = ha pasado
mark-shows_last = revela { $n ->
        [one] una carta
       *[other] { $n } cartas
    } al final, gana los empates
mark-helper = con un ayudante de { $seat }
mark-worth = se vende por { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
mark-task_open = por decidir
mark-task_fulfilled = cumplida ahora: { $n }
mark-task_unfulfilled = sin cumplir ahora: −{ $loss }
mark-task_kept = te la quedas
mark-task_progress = { $n } de { $of }
mark-holds = { $cards }

## Opciones

preset-first_game = Primera partida
    .text = La ciudad, tal como viene dibujada para empezar.
preset-other_city = Otra ciudad
    .text = Losetas barajadas: no hay dos ciudades iguales.
preset-module_1 = Módulo 1
    .text = Otra ciudad y siete clases de cartas que alteran las subastas.
option-layout = Disposición de la ciudad
    .text = Coloca las losetas de la ciudad como en la primera partida, o al azar.
    .value-first_game = primera partida
    .value-random = al azar: barajadas, rotadas y volteadas
option-reserve = Losetas de repuesto
    .text = Disposición al azar, de 3 a 5 jugadores: cuatro losetas pueden cambiarse por una de repuesto, por sorteo.
option-joker = Comodín
    .text = Una carta más para cada jugador (la n.º 25): vale 0, y 2 más por cada 6 que otros revelen en la misma subasta.
    .line = Una carta n.º 25 que crece con los 6 ajenos
option-nest_egg = Ahorros
    .text = Dos cartas de valor 1 de cada mazo dan 2 o 3 monedas al revelarse.
    .line = Dos 1 dan monedas
option-twin = Gemelo
    .text = Dos cartas de valor 2 de cada mazo valen 6 juntas si se revelan en un mismo montón.
    .line = Dos 2 valen 6 juntas
option-warehouse = Almacén
    .text = Dos cartas de valor 3 de cada mazo dan una mercancía de vino o de chufas al revelarse.
    .line = Dos 3 dan vino o chufas
option-assistance = Ayuda
    .text = Un 4 de cada mazo puede poner un ayudante en el escaño de un gremio que tenga exactamente un familiar.
    .line = Un 4 pone un ayudante en el consejo
option-wanderer = Caminante
    .text = Un 5 de cada mazo puede mover a un familiar en la ciudad hasta 3 casillas.
    .line = Un 5 mueve a alguien en la ciudad
option-powerhouse = Coloso
    .text = Un 6 de cada mazo pasa a ser un 7, que baja a 5 si otra persona revela un 0.
    .line = Un 6 pasa a ser 7, o 5

## Acciones

action-keep = Quedarte con la tarea «{ $task }»
action-draw = Robar otra carta
action-stop = Dejar de robar y formar montones
action-add = Añadir la carta { $card } a este montón
action-close = Empezar el siguiente montón
action-confirm = Confirmar
action-reveal = Revelar: { $cards }
action-pass = Pasar
action-privilege = Gastar un privilegio y esperar
action-sit = Ocupar { $council }
action-take = Tomar 1 { $good }
action-place = Colocar a un familiar en { $space }
action-sell = Vender 1 { $good }
action-upgrade = Cambiar 1 { $good } por 1 { $better }
action-recall = Devolver la carta { $card } a tu mazo y barajarlo
action-tasks = Robar dos cartas de tarea y quedarte con una
action-palm = Mover la palmera del { $bush }
action-plant = Poner la palmera en el { $bush }
action-fountain = Construir la { $fountain } en { $space }
action-assist = Poner un ayudante en { $guild }
action-lift = Mover a tu familiar de { $space }
action-land = Mover al familiar a { $space }
action-back = Poner la carta { $card } debajo de tu mazo
action-done = { $asked ->
    [sit] No ocuparlo
    [take] No tomar ninguna
    [place] No colocar a nadie
    [take_or_place] Ni lo uno ni lo otro
    [sell] No vender nada
    [sell_more] No vender nada más
    [ability] No usar ninguna habilidad
    [lift] No mover a nadie
    [assist] No enviar ayudante
    [back] No recuperar ninguna carta
   *[other] Seguir
}

## Decisiones

decision-choose_tasks = Elige con qué cartas de tarea te quedas, al menos una.
decision-draw = { $source_text ->
    [none] { $source } Forma tus montones.
   *[other] Roba otra carta de influencia o forma tus montones. { $source }
}
decision-split = Divide tu mano en montones.
decision-bid = Subasta { $source }: revela un montón o pasa.
decision-assist = { $source }: puedes poner un ayudante en el escaño de un gremio que tenga exactamente un familiar.
decision-sit = Puedes ocupar { $source }.
decision-take = Puedes tomar 1 { $source }.
decision-place = Puedes colocar a un familiar en una casilla libre de este gremio: { $source }.
decision-take_or_place = Puedes tomar 1 { $source } o colocar a un familiar en una casilla libre de su gremio.
decision-sell = Puedes vender mercancías, primero el tipo más barato. Lo que te saltes se queda sin vender.
decision-ability = Tu familiar en { $source } está junto a una fuente: puedes usar una habilidad.
decision-keep_task = Quédate con una de las dos cartas de tarea.
decision-move_palm = ¿Adónde va la palmera del { $source }?
decision-lift = Puedes mover a uno de tus familiares en la ciudad.
decision-land = ¿Adónde va el familiar de { $source }?
decision-plant = Planta la palmera de esta ronda.
decision-found = Construye la fuente de esta ronda.
decision-back = No has obtenido puesto: puedes poner una carta de tu montón debajo de tu mazo.

## Efectos

effect-task = { $task_text }
effect-influence = { $n } de influencia
effect-place_now = { $place ->
    [1] primer puesto según las pujas de ahora
    [2] segundo puesto según las pujas de ahora
   *[other] tercer puesto según las pujas de ahora
}
effect-place_before_nina = { $place ->
    [1] primer puesto, a falta de Nina
   *[other] segundo puesto, a falta de Nina
}
effect-no_place_now = sin puesto según las pujas de ahora
effect-no_bid = sin puesto; conservas tus montones para otras subastas de esta ronda
effect-no_bid_last = sin puesto; es la última subasta de la ronda: los montones sin revelar se descartan
effect-no_more_draws = no cambia nada: en la última ronda ya no se roban cartas
effect-no_longer_sold = después ya no podrás vender { $goods }
effect-tasks_gain = +{ $n } por { $tasks_n ->
    [one] tu tarea
   *[other] tus tareas
} { $tasks }
effect-tasks_loss = −{ $n } por { $tasks_n ->
    [one] tu tarea
   *[other] tus tareas
} { $tasks }
effect-palm_goals = puede ir a: { $bushes }
effect-beside_nobody = sin nadie al lado
effect-fountain_space = junto a { $n ->
    [one] un sitio de fuente libre
   *[other] { $n } sitios de fuente libres
}
effect-beside = junto a { $others_n ->
    [0] { $own ->
        [one] { $own } tuyo
       *[other] { $own } tuyos
    }
   *[other] { $own ->
        [0] { $others }
        [one] { $own } tuyo y a { $others }
       *[other] { $own } tuyos y a { $others }
    }
}
effect-points_here = { $n ->
    [one] { $n } punto donde está
   *[other] { $n } puntos donde está
}
effect-best_move = lo mejor a su alcance: { $space } (+{ $n })
effect-no_better_move = nada mejor a su alcance
effect-by_moving = { $way ->
    [same] tantos como ahora
    [more] { $n } más que ahora
   *[fewer] { $n } menos que ahora
}
effect-points = { $n ->
    [one] { $n } punto al final tal como está la ciudad
   *[other] { $n } puntos al final tal como está la ciudad
}
effect-coins = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}

## Sucesos

event-start_player = { $seat } empieza con la figura de Stefan Feld y ocupa el escaño de la nobleza; { $other }, el de la Iglesia.
event-tasks_dealt = { $seat } recibe las tareas { $tasks }.
event-task_kept = { $seat } se queda con la tarea «{ $task }».
event-ready = { $seat } ha terminado.
event-tasks_chosen = { $seat } se queda con { $n ->
    [one] { $n } carta de tarea
   *[other] { $n } cartas de tarea
}.
event-round = Empieza la ronda { $n }{ $left ->
    [0] , la última
   *[other] { "" }
}: todos planifican.
event-drew = { $seat } roba la carta { $card }.
event-stopped = { $seat } deja de robar con { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}.
event-added = { $seat } añade la carta { $card } al montón.
event-closed = { $seat } empieza el montón { $n }.
event-planned = { $seat } { $stacks_n ->
    [0] tiene el mazo vacío y ningún montón en esta ronda
   *[other] ha formado { $stacks }; en su mazo { $n ->
        [one] queda { $n } carta
       *[other] quedan { $n } cartas
    }
}.
    .brief = { $stacks_n ->
        [0] no tiene montón en esta ronda
       *[other] ha formado { $stacks }
    }
event-auction = Subasta { $step }{ $guilds_n ->
    [0] { "" }
   *[other] , { $guilds }
}; { $seat } tiene la figura.
event-revealed = { $seat } revela { $cards }.
    .brief = revela { $cards }
event-passed = { $seat } pasa.
    .brief = pasa
event-waits = { $seat } gasta un privilegio y espera.
    .brief = gasta un privilegio y espera
event-nest_egg = { $card }: { $seat } toma { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}.
    .brief = toma { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
event-warehouse = { $card }: { $seat } toma 1 { $good }.
    .brief = toma { $good } del almacén
event-assisted = { $seat } pone un ayudante en { $council }.
    .brief = pone un ayudante en { $council }
event-nina = Nina revela { $cards }.
event-won = { $seat } gana la subasta con { $n } y { $held ->
    [0] toma
   *[other] conserva
} la figura.
    .brief = gana la subasta con { $n }
event-nina_won = Nina gana la subasta con { $n }; { $council } queda vacío.
event-nobody_won = Nadie puja; la figura se queda.
event-seated = { $seat } ocupa { $council }.
    .brief = ocupa { $council }
event-seat_kept = { $seat } gana { $council } y ya lo ocupaba.
event-skipped = { $seat } { $why ->
    [seat] no tiene en casa ningún familiar para { $thing }
    [supply] no toma mercancía: en la reserva no queda ninguna { $thing }
    [home] no coloca a nadie: no tiene familiares en casa
    [full] no coloca a nadie: todas las casillas de este gremio ({ $thing }) están ocupadas
    [coins] no coloca a nadie: ni las monedas de todos juntas pagarían una casilla libre de este gremio ({ $thing })
    [sale] no vende nada: nadie tiene mercancías
   *[other] no tiene en la ciudad ningún familiar que pueda moverse
}.
    .brief = { $why ->
        [seat] no tiene a nadie en casa para { $thing }
        [supply] no encuentra { $thing } en la reserva
       *[other] se queda sin recompensa
    }
event-idle = { $card }: { $why ->
    [supply] en la reserva no queda esa mercancía para { $seat }
    [home] { $seat } no tiene familiares en casa
    [seats] { $seat } no encuentra ningún escaño de gremio con un solo familiar
   *[other] { $seat } no tiene en la ciudad ningún familiar que pueda moverse
}.
event-pushed = Un familiar de { $seat } deja { $council } y vuelve a casa.
event-took = { $seat } toma 1 { $good }.
    .brief = toma { $good }
event-placed = { $seat } coloca a un familiar en { $space } { $n ->
    [0] gratis
    [one] por { $n } moneda
   *[other] por { $n } monedas
}.
    .brief = coloca a un familiar en { $space } { $n ->
        [0] gratis
        [one] por { $n } moneda
       *[other] por { $n } monedas
    }
event-declined = { $seat } { $asked ->
    [sit] no ocupa el escaño
    [take] no toma ninguna mercancía
    [place] no coloca a nadie
    [take_or_place] no toma mercancía ni coloca a nadie
    [sell] no vende nada
    [sell_more] no vende nada más
    [ability] no usa ninguna habilidad
    [lift] no mueve a nadie
    [assist] no envía ayudante
    [back] no recupera ninguna carta
   *[other] renuncia
}.
    .brief = renuncia
event-sold = { $seat } vende 1 { $good } por { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}.
    .brief = vende { $good } por { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
event-upgraded = { $seat } cambia 1 { $good } por 1 { $better }.
    .brief = cambia { $good } por { $better }
event-recalled = { $seat } devuelve la carta { $card } a su mazo y lo baraja.
    .brief = devuelve la carta { $card } a su mazo
event-tasks_drawn = { $seat } roba { $n ->
    [one] { $n } carta de tarea y se la queda
   *[other] { $n } cartas de tarea y se queda con una
}{ $tasks_n ->
    [0] { "" }
   *[other] : { $tasks }
}.
    .brief = se queda con otra tarea
event-palm_moved = { $seat } mueve la palmera del { $origin } al { $bush }.
    .brief = mueve la palmera al { $bush }
event-moved = { $seat } mueve a un familiar de { $origin } a { $space }.
    .brief = mueve a un familiar a { $space }
event-back = { $seat } pone la carta { $card } debajo de su mazo.
event-planted = { $seat } planta la palmera en el { $bush }.
    .brief = planta la palmera en el { $bush }
event-founded = { $seat } construye la { $fountain } ({ $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} por cada familiar al lado) en { $space }.
    .brief = construye la { $fountain } en { $space }
event-council = { $seat } obtiene { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} en el consejo.
    .brief = obtiene { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    } en el consejo
event-privilege = { $seat } toma un privilegio: nadie tiene más familiares en el consejo.
    .brief = toma un privilegio
event-unused = { $seat } descarta { $n ->
    [one] { $n } carta sin revelar
   *[other] { $n } cartas sin revelar
}.
event-game_over = Ha terminado la quinta ronda. Se levantan todas las pantallas.

## Negativas

refusal-no_such_task = No existe esa carta de tarea.
    .remedy = Elige una de las que has recibido.
refusal-already_kept = Ya te has quedado con esa carta de tarea.
    .remedy = Elige otra o elige Confirmar.
refusal-asked_in_order = { $order ->
    [cards] Forma cada montón desde su carta más baja: la { $card } va antes que la { $before }.
    [stacks] Si dos montones empiezan igual, forma primero el más largo, o el de cartas más bajas.
   *[other] Elige las cartas de tarea en el orden de la lista.
}
    .remedy = { $order ->
    [stacks] Deshaz y pon la carta { $card } en el montón anterior.
   *[other] Deshaz y elige esta primero.
}
refusal-keep_one_task = Debes quedarte al menos con una carta de tarea.
    .remedy = Elige primero una.
refusal-draw_pile_empty = Tu mazo está vacío.
    .remedy = Forma tus montones.
refusal-draw_one_card = Debes robar al menos una carta.
    .remedy = Roba primero una carta.
refusal-not_in_hand = No te queda ninguna carta { $card } en la mano.
    .remedy = Elige una carta de tu mano.
refusal-no_card_left = No te quedan cartas para otro montón.
    .remedy = Elige Confirmar.
refusal-cards_left = Aún tienes en la mano: { $cards }.
    .remedy = Pon en un montón cada carta que has robado.
refusal-no_such_stack = No tienes ese montón.
    .remedy = Revela uno de los tuyos o pasa.
refusal-no_such_card = No existe la carta de influencia «{ $name }».
    .remedy = Nombra una carta de tu mano.
refusal-same_stack = Tienes un montón igual con un número menor.
    .remedy = Revela ese.
refusal-no_privilege = No tienes privilegios.
    .remedy = Revela un montón o pasa.
refusal-nobody_else_waits = No queda nadie a quien esperar.
    .remedy = Revela un montón o pasa.
refusal-not_this_guild = { $space } no es una casilla de este gremio.
    .remedy = Elige una casilla de este gremio.
refusal-space_taken = Ya hay alguien en { $space }.
    .remedy = Elige una casilla libre.
refusal-too_few_coins = { $space } cuesta { $price ->
    [one] { $price } moneda
   *[other] { $price } monedas
}; tienes { $have }.
    .remedy = Elige una casilla más barata. Las mercancías dan monedas en los pasos C y E.
refusal-you_have_none = No tienes ninguna { $good }.
    .remedy = Elige una mercancía que tengas.
refusal-supply_empty = En la reserva ya no queda ninguna.
    .remedy = Elige otra cosa.
refusal-no_such_ability = Ninguna fuente junto a tu familiar permite eso.
    .remedy = Usa una habilidad de una fuente de allí, o ninguna.
refusal-not_discarded = La carta { $card } no está en tu descarte.
    .remedy = Elige una carta que esté en él.
refusal-no_tasks_left = No quedan cartas de tarea.
    .remedy = Usa otra habilidad, o ninguna.
refusal-no_palm_here = No hay palmera en el { $bush }.
    .remedy = Elige un arbusto con palmera.
refusal-palm_cannot_move = La palmera del { $bush } no tiene ningún arbusto vecino libre.
    .remedy = Elige otra palmera.
refusal-not_in_this_city = En esta ciudad no hay tal lugar.
    .remedy = Elige un lugar del mapa.
refusal-not_next_bush = El { $bush } no es vecino del arbusto en que está la palmera.
    .remedy = Elige un arbusto vecino.
refusal-no_spare_tiles = Las losetas de repuesto son para la disposición al azar con 3 a 5 jugadores.
    .remedy = Elige la disposición al azar y al menos tres asientos, o deja las losetas de repuesto en la caja.
refusal-bush_taken = Ya hay una palmera en el { $bush }.
    .remedy = Elige un arbusto libre.
refusal-too_far = Eso queda fuera de alcance.
    .remedy = Elige una casilla libre a tu alcance.
refusal-fountain_space_taken = Ya hay una fuente en { $space }.
    .remedy = Elige un sitio de fuente libre.
refusal-seat_empty = Nadie ocupa { $guild }.
    .remedy = Elige un escaño con exactamente un familiar.
refusal-seat_full = Ya hay dos en { $guild }.
    .remedy = Elige un escaño con exactamente un familiar.
refusal-not_your_member = No tienes ningún familiar en { $space }.
    .remedy = Elige a uno de los tuyos.
refusal-cannot_move = Tu familiar de { $space } no tiene ninguna casilla libre a su alcance.
    .remedy = Elige a otro de los tuyos.
refusal-not_in_bid = La carta { $card } no está en el montón que revelaste.
    .remedy = Elige una carta de ese montón.
refusal-sold_in_order = Vendes desde el tipo más barato, y este ya lo has pasado.
    .remedy = Deshaz tu última venta y vende esta primero.

## Puntuación y final

score-council = Consejo
score-city = Familiares en la ciudad
score-palms = Palmeras
score-fountains = Fuentes
score-privileges = Privilegios
score-tasks = Tareas
end-five_rounds = Se han jugado las cinco rondas.

## Terminal: la mesa

ui-valencia-round = ronda
ui-valencia-nobility = nobleza
ui-valencia-church = Iglesia
ui-valencia-merchants = mercaderes
ui-valencia-council = consejo
ui-valencia-points = puntos
ui-valencia-home = casa
ui-valencia-privileges = privilegios
ui-valencia-coins = monedas
ui-valencia-goods = mercancías
ui-valencia-pile = mazo
ui-valencia-stacks = montones
ui-valencia-bid = puja
ui-valencia-discard = descarte
ui-valencia-screen = pantalla
ui-valencia-left = mazo
ui-valencia-stakes = en juego
ui-valencia-nina = Nina
ui-valencia-how = Escribe una carta para añadirla, n para el montón siguiente. O todo de una vez: { $example } (una coma entre dos montones, en cualquier orden)
ui-valencia-lift = { $source }: puedes mover a uno de tus familiares { $n ->
    [one] una casilla.
   *[other] hasta { $n } casillas.
}
ui-valencia-land = { $source }: ¿adónde va el familiar de { $origin } ({ $n ->
    [one] una casilla
   *[other] hasta { $n } casillas
})?
ui-valencia-members = escaños
ui-valencia-bottom = { $n ->
    [one] (al fondo: { $cards })
   *[other] (al fondo, en este orden: { $cards })
}
ui-valencia-below = Al fondo del mazo, primero la que antes se roba: { $cards }
ui-valencia-coins_all = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
} tras todas las pantallas juntas
ui-valencia-stakes_how = puntos: como mucho, hasta el final, en consejo y ciudad tal como están; sin tareas ni lo que se construya
ui-valencia-fountains = fuente
ui-valencia-fountain_round = La fuente de la ronda { $n }.
ui-valencia-fountain_out = No está en esta partida.
ui-valencia-round_of = tablero de la ronda { $n }
ui-valencia-legend_title = Signos
ui-valencia-tasks_title = Cartas de tarea de esta partida ({ $n }; + las que te quedas, − las que devolviste)
ui-valencia-fountains_title = Fuentes
ui-valencia-seen_title = Cartas de influencia vistas y aún no vistas
ui-valencia-seen = vistas
ui-valencia-unseen = sin ver
ui-valencia-fountain_points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} por cada familiar junto a ella
ui-valencia-hand = mano
ui-valencia-tasks = tareas
ui-valencia-kept = te quedas
ui-valencia-all_in_stacks = Todas tus cartas están en montones: escribe ok para confirmar, u para deshacer.
ui-valencia-supply = reserva
ui-valencia-tied = { $seats } empatan por tener más familiares en el consejo; cada uno toma un privilegio.
ui-valencia-legend = V3 gremio y precio ({ $guilds })   V3 ● con un familiar   · arbusto   ♠ palmera   ○ sitio de fuente   ≈5③ fuente, sus puntos y su ronda   ◎2 fuente central
ui-valencia-marks = ▮▮ montón de dos   ♟ la figura de Stefan Feld   consejo: puntos obtenidos allí   escaños: familiares en el consejo ahora   casa: familiares en casa   puntos: todo lo que está a la vista, consejo incluido, sin tareas

## De qué se componen las perspectivas, para las pistas

part-city = la ciudad
part-council = el consejo
part-purse = monedas y mercancías
part-tasks = tareas
part-influence = influencia

## Para consultar

shelf-spaces = Casillas
    .one = casilla
shelf-tasks = Tareas
    .one = tarea
shelf-fountains = Fuentes
    .one = fuente
shelf-cards = Influencia
    .one = carta de influencia
facet-guild = Gremio
facet-price = Precio
facet-value = Valor
known-free_spaces = { $n } de { $of } casillas están libres.
known-free = libre
known-stands_there = { $seat } está aquí
known-at_fountains = fuentes: { $n }
known-at_palm = palmera: { $n }
known-tasks_hidden = Hay { $n } ocultas ante otros y { $of } en la pila.
known-put_back = devuelta
known-fountain_of_round = llega en la ronda { $n }
known-fountain_at = está en { $space }
known-fountains_built = { $n } de { $of } fuentes construidas.
known-deck = Todos tienen las mismas { $n } cartas.
known-own_pile = { $n } de { $of } aún en tu mazo
known-played_by = { $n } jugadas por { $seat }
known-goods_left = Quedan { $n } de { $of } bienes.
known-behind_screens = { $n } tras las pantallas
