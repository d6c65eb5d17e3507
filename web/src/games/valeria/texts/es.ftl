### Palabras del tablero pintado de Valeria. Cómo se llaman y qué hacen las cartas viene de los textos del juego.

list = { $rest } y { $last }
board-label = El centro: veinte pilas
cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
choose = Lo que puedes hacer con ella
price-now = Ahora pagarías { $cost }.
price-names = Impreso: { $printed }; { $n } más, 1 por cada carta con este nombre que tienes.
price-more = Impreso: { $printed }; ahora { $n } más.
price-less = Impreso: { $printed }; para ti { $n } menos.
price-magic = De eso, { $n } en magia.
legend = Qué significan los signos

## Signos de las cartas

sign-gold = oro
sign-strength = fuerza
sign-magic = magia
sign-vp = PV: punto de victoria
sign-any = un recurso cualquiera
sign-map = mapa
sign-worker = Trabajador
sign-soldier = Soldado
sign-shadow = Sombra
sign-holy = Sagrado
sign-citizen = Ciudadano
sign-knight = Caballero
sign-peasant = Campesino
sign-domain = Dominio
sign-monster = Monstruo
sign-slain = Monstruo derrotado
sign-minion = Esbirro
sign-titan = Titán
sign-boss = Jefe
sign-beast = Bestia
sign-steal = quitar a otro jugador
sign-die = dado
sign-tome = Tomo
sign-goods = Mercancía
sign-noble = Noble
sign-sail = navegar

## Dados y cosecha

rolled = Tirada
not-rolled = sin tirar aún
dice-say = Dados: { $first } y { $second }, suma { $sum }
twice = { $n } dos veces
harvest-of = cosechan
harvest-title = Cosecha
harvest-none = nada aún
harvest-gains = { $seat }: { $gains }
harvest-swaps = { $seat }: { $gains } a cambio de { $paid }
die-was = salió { $n }
die-turn = { $n ->
    [0] volver a tirarlo
   *[other] poner en { $n }
}
last-harvest = última cosecha

## Transcurso y final

round = Ronda { $n }
actions-left = { $n ->
    [one] Queda 1 acción
   *[other] Quedan { $n } acciones
}
deck-title = Mazo de Agotadas
ends-title = La partida termina
ends-short = Última ronda en cuanto una de estas llegue al límite:
ends-when = tras la ronda en que se cumpla una cualquiera
end-monsters = { $n ->
    [one] Monstruo por derrotar
   *[other] Monstruos por derrotar
}
end-domains = { $n ->
    [one] Dominio por construir
   *[other] Dominios por construir
}
end-exhausted = pilas agotadas
end-next = una más y termina la partida
end-monsters-say = { $n ->
    [one] Queda 1 Monstruo
   *[other] Quedan { $n } Monstruos
} en { $stacks ->
    [one] 1 pila
   *[other] { $stacks } pilas
}
end-domains-say = { $n ->
    [one] Queda 1 Dominio
   *[other] Quedan { $n } Dominios
} en { $stacks ->
    [one] 1 pila
   *[other] { $stacks } pilas
}
end-exhausted-say = { $n } de { $of } pilas agotadas
end-counts = Pilas agotadas: { $n } de { $of }; quedaban { $monsters ->
    [one] 1 Monstruo
   *[other] { $monsters } Monstruos
} y { $domains ->
    [one] 1 Dominio
   *[other] { $domains } Dominios
}.
exhausted = Agotada
bare = Vacía
face-down = boca abajo
strikes-on = ataca con { $numbers }

## Zona propia

tableau = Tu área de juego
tableau-of = Área de juego
tableau-hint = por número; iluminados: se activaron
without-number = ×2
without-number-say = con dobles, o si nada se activó
column = número { $n }
column-lit = número { $n }, ha salido
your-turn = tu turno
cards-all = todas las cartas
cards-of = Todas las cartas de { $seat }
domains = Dominios
trophies = Pila de victoria
none-yet = ninguno aún
roles = Iconos
roles-hint = Iconos de tus Ciudadanos y Nobles, para construir Dominios; para los Duques cuentan también los de los Dominios
roles-also = Tu Duque cuenta también los iconos de los Dominios.
duke = Tu Duque
duke-of = Duque
duke-secret = { $n ->
    [1] secreto
   *[other] secretos
}
dukes = Dos Duques
duke-hidden = Su Duque es secreto
duke-every = 1 por cada { $n } recursos
duke-now = Ahora daría
duke-icons = Cuentan por igual los iconos de Ciudadanos, Dominios y Nobles.
duke-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
slain-n = { $n ->
    [one] 1 derrotado
   *[other] { $n } derrotados
}
built-n = { $n ->
    [one] 1 construido
   *[other] { $n } construidos
}
citizens-n = { $n ->
    [0] sin Ciudadanos
    [one] 1 Ciudadano
   *[other] { $n } Ciudadanos
}
domains-n = { $n ->
    [0] sin Dominios
    [one] 1 Dominio
   *[other] { $n } Dominios
}
own-turn = turno propio
others-turn = turnos ajenos

## Cuándo funciona un dominio

when-immediate = Al construir
when-own_roll_phase = Tu tirada
when-any_doubles = Con dobles
when-own_action_start = Al empezar
when-own_action_end = Al terminar
when-own_action_on_gain_citizen = Por Ciudadano
when-own_action_on_slay = Por Monstruo
when-own_action_on_build = Por Dominio
when-own_harvest = Tu cosecha
when-any_harvest = Cada cosecha
when-opponent_action_on_slay = Si otro derrota
when-static = Siempre
when-action = Como acción

## Elecciones rápidas

quick = Elecciones rápidas

## Módulos

free = gratis
not-now = ahora no
cards-left = { $n } en la pila
island-araby = compra mercancías
island-nae_aerie = compra tomos
island-amarynth = rescata a un Noble
island-exekratys = llévate todo lo de un recurso
noble-price = { $n } de un recurso, 1 más por cada Noble tuyo
sea-label = El mar con sus islas
sail-title = Navegar: 1 acción y 1 mapa
maps-own = { $n ->
    [one] Tienes 1 mapa.
   *[other] Tienes { $n } mapas.
}
maps-left = { $n ->
    [one] Queda 1
   *[other] Quedan { $n }
} en la reserva.
cargo = De las islas

## Señor Oscuro

dark-title = El Señor Oscuro
dark-points = { $n ->
    [one] punto por ahora
   *[other] puntos por ahora
}
dark-points-end = { $n ->
    [one] punto
   *[other] puntos
}
dark-duke = Su Duque
dark-caught = Capturados
to-islands = Islas ›
to-stacks = ‹ Pilas
zoom-in = Acercar
zoom-out = Ver todas las pilas
tie-break = Desempate: menos cartas en total.

## Cartas cuyo poder no dice ningún signo

short-emerald_stronghold = Sin recargo por repetir nombre
short-avery_hollow = Sin ofrenda con un 6
short-barbarossa_castle = 3 de un recurso; retira un Noble
short-browncoats_sanctum = Los tomos te cuestan 1 menos
short-murat_reis = Tus Nobles no suben el precio
short-port_of_drake = Las mercancías te cuestan 1 menos
short-solos_haven = Renueva todos tus tomos
short-castle_of_the_seven_suns = Nadie te quita nada
short-den_of_the_ice_witch = Retira un Ciudadano; 1 PV
short-new_shilina_tower = La fuerza paga Ciudadanos
short-sunder_bay = Retira un Ciudadano rival
short-the_northern_wall = Tu tirada: retira un Esbirro
short-twilight_palace = Tu tirada: repite un dado
short-wandering_flame = Retira un Monstruo rival
short-ancient_tomb = Un Monstruo: 3 de fuerza más
short-blood_moon_palace = 2 de magia: repite los dados
short-cursed_cavern = Todos voltean un Ciudadano; 4 de magia
short-hobbs_end = Quita un Ciudadano de coste ≤ 2
short-king_tower = Da 1 de magia por 1 PV
short-laborium = 5 de fuerza; voltea un Ciudadano rival
short-legendres_keep = Retira un Monstruo y derrota otro
short-opera_house = Cosecha con magia: 1 más
short-shelley_commons = Da 1 de oro por 1 PV
short-stokers_pass = Da 1 de fuerza por 1 PV
short-undead_samurai_rider = Voltea un Ciudadano rival
short-gnoll_bonewitch = Retira un Ciudadano, toma otro
short-ghost_ship = Todo el oro que lleva
short-assassin = Voltea un Ciudadano rival
short-brute_squad = Un Ciudadano gratis; retira otro
short-green_witch = Un Monstruo vuelve a su pila
short-huntress = Toma un Monstruo derrotado
short-kings_herald = Retira un Ciudadano tuyo: 2 PV
short-sapper = Voltea un Dominio rival
short-dragon_orb = Retira un Monstruo tuyo: 5 de oro
short-evermap = Un icono menos o 1 de magia
short-fire_lance = Retira un Esbirro: 2 de oro
short-staff_of_urdr = Retira un Ciudadano tuyo: 4 de magia
short-thunder_axe = Derrotar cuesta 1 menos
