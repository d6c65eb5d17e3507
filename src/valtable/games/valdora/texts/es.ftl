### Valdora en español. Nombres y descripciones de las cosas; acciones y preguntas.
### Las cosas se nombran por referencia: gem:gold es gem-gold, space:road_01 es space-road_01.

## El juego

game-title = Valdora
game-blurb = Recorre un valle de gemas: compra equipamiento y encargos en grandes libros, carga gemas, entrégalas a los clientes y reúne artesanos.

## Gemas y monedas

gem-ruby = rubí
    .plural = rubíes
    .short = R
gem-sapphire = zafiro
    .plural = zafiros
    .short = Z
gem-amethyst = amatista
    .plural = amatistas
    .short = A
gem-emerald = esmeralda
    .plural = esmeraldas
    .short = E
gem-gold = oro
    .plural = oros
    .short = O
coin-silver = moneda
    .plural = monedas
    .text = Sirve para pagar encargos, más páginas, a quien te encuentras y la carga del carro y del caballo.

## Equipamiento

equipment-gold_pan = Criba
    .article = la
    .text = Lleva un oro, que se carga gratis.
equipment-shovel = Pala
    .article = la
    .text = Lleva un rubí, que se carga gratis.
equipment-pick = Pico
    .article = el
    .text = Lleva un zafiro, que se carga gratis.
equipment-hammer = Martillo
    .article = el
    .text = Lleva una amatista, que se carga gratis.
equipment-chisel = Cincel
    .article = el
    .text = Lleva una esmeralda, que se carga gratis.
equipment-cart = Carro
    .article = el
    .text = Lleva una gema de cualquier color; cada carga cuesta las monedas indicadas. Se puede descargar para cargar otra gema.
equipment-horse = Caballo
    .article = el
    .text = Lleva una gema de cualquier color; cada carga cuesta las monedas indicadas. Se puede descargar para cargar otra gema.

## Encargos según su blasón, artesanos, talleres

commission-silver = encargo gris
    .plural = encargos grises
    .short = gris
    .text = Se completa en la Casa gris.
commission-yellow = encargo amarillo
    .plural = encargos amarillos
    .short = amarillo
    .text = Se completa en la Casa amarilla.
commission-white = encargo blanco
    .plural = encargos blancos
    .short = blanco
    .text = Se completa en la Casa blanca.
commission-violet = encargo violeta
    .plural = encargos violetas
    .short = violeta
    .text = Se completa en la Casa violeta.
commission-red = encargo rojo
    .plural = encargos rojos
    .short = rojo
    .text = Se completa en la Casa roja.
commission-blue = encargo azul
    .plural = encargos azules
    .short = azul
    .text = Se completa en la Casa azul.
commission-green = encargo verde
    .plural = encargos verdes
    .short = verde
    .text = Se completa en la Casa verde.
commission-back = encargo boca abajo
    .plural = encargos boca abajo
craftsman-silver = artesano gris
    .plural = artesanos grises
    .short = gris
craftsman-yellow = artesano amarillo
    .plural = artesanos amarillos
    .short = amarillo
craftsman-white = artesano blanco
    .plural = artesanos blancos
    .short = blanco
craftsman-violet = artesano violeta
    .plural = artesanos violetas
    .short = violeta
craftsman-red = artesano rojo
    .plural = artesanos rojos
    .short = rojo
craftsman-blue = artesano azul
    .plural = artesanos azules
    .short = azul
craftsman-green = artesano verde
    .plural = artesanos verdes
    .short = verde
workshop-silver = taller gris
workshop-yellow = taller amarillo
workshop-white = taller blanco
workshop-violet = taller violeta
workshop-red = taller rojo
workshop-blue = taller azul
workshop-green = taller verde
bonus-tile = ficha bonus
    .plural = fichas bonus
slot-free = hueco libre
    .plural = huecos libres
provisions-pack = provisiones
    .text = Permiten atravesar una ciudad, una sola vez. Se toman en cualquier ciudad, como acción del turno.
track-round = ronda

## Espacios

space-city_a = Ciudad del noroeste (equipamiento)
    .short = Ciudad NO
    .text = Aquí se compra equipamiento con oro o se toman provisiones.
space-city_b = Ciudad del sureste (equipamiento)
    .short = Ciudad SE
    .text = Aquí se compra equipamiento con oro o se toman provisiones.
space-city_c = Ciudad del nordeste (encargos)
    .short = Ciudad NE
    .text = Aquí se compran encargos con monedas o se toman provisiones.
space-city_d = Ciudad del suroeste (encargos)
    .short = Ciudad SO
    .text = Aquí se compran encargos con monedas o se toman provisiones.
space-city_harbor = Ciudad con puerto
    .short = Ciudad con puerto
    .text = Aquí se carga una gema de la zona de descarte o se toman provisiones.
space-mine_north = Mina del norte
    .short = Mina N
    .text = Repone tus monedas; aquí encontrarse con otros no cuesta nada.
space-mine_south = Mina del sur
    .short = Mina S
    .text = Repone tus monedas; aquí encontrarse con otros no cuesta nada.
space-mine_center = Mina central
    .short = Mina central
    .text = Repone tus monedas; aquí encontrarse con otros no cuesta nada.
space-harbor_east = Puerto del este (2 cargas)
    .short = Puerto E
    .text = Aquí se cargan hasta dos gemas de la zona de descarte.
space-harbor_west = Puerto del oeste (1 carga)
    .short = Puerto O
    .text = Aquí se carga una gema de la zona de descarte.
space-house_silver = Casa gris
    .short = ⌂ gris
    .text = Aquí se completan los encargos grises, cada uno con 1 moneda.
space-house_yellow = Casa amarilla
    .short = ⌂ amarillo
    .text = Aquí se completan los encargos amarillos, cada uno con 1 oro.
space-house_white = Casa blanca
    .short = ⌂ blanco
    .text = Aquí se completan los encargos blancos, cada uno con tres gemas distintas.
space-house_violet = Casa violeta
    .short = ⌂ violeta
    .text = Aquí se completan los encargos violetas, cada uno con 1 amatista.
space-house_red = Casa roja
    .short = ⌂ rojo
    .text = Aquí se completan los encargos rojos, cada uno con 1 rubí.
space-house_blue = Casa azul
    .short = ⌂ azul
    .text = Aquí se completan los encargos azules, cada uno con 1 zafiro.
space-house_green = Casa verde
    .short = ⌂ verde
    .text = Aquí se completan los encargos verdes, cada uno con 1 esmeralda.
space-road_01 = Camino 1
    .short = Camino 1
    .text = Aquí se cargan las gemas que hay, una en cada útil de equipamiento que la admita.
space-road_02 = Camino 2
    .short = Camino 2
    .text = Aquí se cargan las gemas que hay, una en cada útil de equipamiento que la admita.
space-road_03 = Camino 3
    .short = Camino 3
    .text = Aquí se cargan las gemas que hay, una en cada útil de equipamiento que la admita.
space-road_04 = Camino 4
    .short = Camino 4
    .text = Aquí se cargan las gemas que hay, una en cada útil de equipamiento que la admita.
space-road_05 = Camino 5
    .short = Camino 5
    .text = Aquí se cargan las gemas que hay, una en cada útil de equipamiento que la admita.
space-road_06 = Camino 6
    .short = Camino 6
    .text = Aquí se cargan las gemas que hay, una en cada útil de equipamiento que la admita.
space-road_07 = Camino 7
    .short = Camino 7
    .text = Aquí se cargan las gemas que hay, una en cada útil de equipamiento que la admita.
space-road_08 = Camino 8
    .short = Camino 8
    .text = Aquí se cargan las gemas que hay, una en cada útil de equipamiento que la admita.
space-road_09 = Camino 9
    .short = Camino 9
    .text = Aquí se cargan las gemas que hay, una en cada útil de equipamiento que la admita.
space-road_10 = Camino 10
    .short = Camino 10
    .text = Aquí se cargan las gemas que hay, una en cada útil de equipamiento que la admita.
space-road_11 = Camino 11
    .short = Camino 11
    .text = Aquí se cargan las gemas que hay, una en cada útil de equipamiento que la admita.
space-road_12 = Camino 12
    .short = Camino 12
    .text = Aquí se cargan las gemas que hay, una en cada útil de equipamiento que la admita.
space-road_13 = Camino 13
    .short = Camino 13
    .text = Aquí se cargan las gemas que hay, una en cada útil de equipamiento que la admita.

## Libros

book-equipment_a = catálogo de equipamiento del noroeste
book-equipment_b = catálogo de equipamiento del sureste
book-commission_c = libro de encargos del nordeste
book-commission_d = libro de encargos del suroeste
side-left = lado izquierdo
side-right = lado derecho

## Opciones. value-… rotula los valores que no son números.

preset-book = Según el reglamento
    .text = El valle entero, hasta que queden muy pocos artesanos.
preset-open_book = Encargos a la vista
    .text = Todos ven lo que ha entregado cada cual.
preset-short = Un paseo corto
    .text = Se puntúa, como muy tarde, tras 30 rondas.
option-round_limit = Límite de rondas
    .text = Tras ese número de rondas la partida termina y se puntúa como siempre; 0 es sin límite.
option-open_points = Encargos completados
    .text = Antes de la puntuación, los encargos completados están boca abajo o a la vista de todos.
    .value-false = boca abajo
    .value-true = a la vista
option-first_player = Jugador inicial
    .text = Quién juega el primer turno; las monedas iniciales siguen el orden de juego.
    .value-random = por sorteo

## Cómo terminó la partida

end-craftsmen_gone = { $left_n ->
    [0] Ya no quedaban artesanos.
    [one] Solo quedaba { $left }.
   *[other] Solo quedaban { $left }.
}
end-round_limit = Se alcanzó el límite de rondas.

## La hoja de puntuación

score-commissions = Encargos
score-colors = Colores de artesanos
score-workshops = Talleres
score-bonus = Fichas bonus
score-gems = Gemas cargadas

## Acciones

action-move = Ir { $kind ->
    [road] al { $space }
    [harbor] al { $space }
   *[other] a la { $space }
}
    .many = Ir a:
    .cost = – cuesta { $cost }
action-turn = Pasar la página del { $side } ({ $card }){ $n ->
    [0] {" "}– gratis
   *[other] {""}
}
    .cost = – cuesta { $cost }
action-buy = { $wants_n ->
    [0] Comprar en el { $side }: { $card }
   *[other] Comprar en el { $side }: { $card }; pide { $wants } y da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
}
    .cost = – la compra cuesta { $cost }
action-swap = Devolver tu { $old } ({ $old_wants } por { $old_points ->
    [one] { $old_points } punto
   *[other] { $old_points } puntos
}{ $like ->
    [0] {""}
   *[other] {"; "}tu carta n.º { $like }
}) y comprar un { $card } del { $side } ({ $wants } por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
})
    .cost = – cuesta { $cost }
action-load = Cargar 1 { $gem } en { $card_with_article }
    .cost = – cuesta { $cost }
action-complete = Completar un { $card } ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}){ $like ->
    [0] {""}
   *[other] {" "}– tu carta n.º { $like }
}
    .cost = – cuesta { $cost }
action-pay = Pagar con { $card_with_article }
action-provisions = Tomar provisiones
action-end = Terminar tu turno

## Decisiones. $source es el espacio, o el libro, que pregunta.

decision-move = Elige adónde ir.
decision-act = { $source }: elige qué hacer o termina tu turno.
decision-pay_gold = Elige de qué útil de equipamiento sale el oro para comprar una carta del { $source }.
decision-pay_gem = { $source }: elige de qué útil de equipamiento entregas la gema.

## Qué hace una oferta

effect-uses_provisions = gasta tus provisiones
effect-ends_turn = allí no puedes hacer nada, así que termina tu turno
effect-replenishes = { $n ->
    [one] { $n } moneda del banco
   *[other] { $n } monedas del banco
}
effect-carries = lleva 1 { $gem }
effect-carries_any = lleva cualquier gema; cargarla cuesta { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}
effect-unloads = antes descarga 1 { $gem }
effect-bars = después ya no podrás cargar nada este turno en: { $cards }
effect-returns = luego, en el { $to }: { $back } ({ $back_wants } por { $back_points ->
    [one] { $back_points } punto
   *[other] { $back_points } puntos
})
effect-bonus = una ficha bonus ({ $n } puntos)
effect-hires = { $tile }
effect-opens = abre el { $workshop }
effect-ends = { $is_last ->
    [yes] la partida termina con este turno
   *[no] la partida termina con esta ronda y { $seat } juega en último lugar
}

## Lugares

place-round = Ronda
place-map = El valle
place-discard = Zona de descarte
place-equipment_a = Catálogo de equipamiento, noroeste
place-equipment_b = Catálogo de equipamiento, sureste
place-commission_c = Libro de encargos, nordeste
place-commission_d = Libro de encargos, suroeste
place-craftsmen = Tablero de artesanos, en el sentido de las agujas del reloj
place-workshops = Talleres
place-supply = Banco y suministro
place-summary = Carta resumen: caras en cada libro
place-seen_equipment_a = Visto en el catálogo del noroeste
place-seen_equipment_b = Visto en el catálogo del sureste
place-seen_commission_c = Visto en el libro de encargos del nordeste
place-seen_commission_d = Visto en el libro de encargos del suroeste
place-purse = Monedas
place-equipment = Equipamiento
place-commissions = Encargos
place-tiles = Fichas
place-completed = Completados

## Lo que se ve en las cosas

mark-last_round = – última ronda, { $seat } juega en último lugar
mark-round_limit = (de { $n } como máximo)
mark-pawn = [{ $seat } está aquí]
mark-gems = { $gems_n ->
    [0] (sin gemas)
   *[other] ({ $gems })
}
mark-ships = ({ $n ->
    [one] { $n } barco
   *[other] { $n } barcos
})
    .short = ⚓{ $n }
mark-stop = { $n ->
    [0] al alcance
    [one] al alcance por { $n } moneda
   *[other] al alcance por { $n } monedas
}
    .short = { $n ->
        [0] ›
       *[other] › −{ $n }
    }
mark-stop_with_provisions = { $n ->
    [0] al alcance con provisiones
    [one] al alcance con provisiones y { $n } moneda
   *[other] al alcance con provisiones y { $n } monedas
}
    .short = { $n ->
        [0] »
       *[other] » −{ $n }
    }
mark-side = ({ $side }, { $n ->
    [one] { $n } página
   *[other] { $n } páginas
})
mark-shows = { $cards_n ->
    [0] (el libro está vacío)
   *[other] (el libro muestra { $cards })
}
mark-lies = ({ $side }, { $n ->
    [1] arriba del todo
   *[other] la { $n }.ª desde arriba
})
mark-back = – otra cara: { $card }{ $wants_n ->
    [0] {""}
   *[other] {" "}({ $wants } por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    })
}
mark-wants = (entrega { $wants })
mark-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
mark-loads = (carga { $gem })
mark-loads_any = (carga cualquier gema por { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
})
mark-gives = → { $tile }
mark-gives_none = → no queda nada
mark-needs = ({ $n ->
    [one] { $n } artesano
   *[other] { $n } artesanos
})
mark-most = de { $n } como mucho
mark-gem = con { $gem }

## Sucesos

event-first_player = Empieza { $seat }.
event-round = Empieza la ronda { $n }.
event-moved = { $seat } va { $kind ->
    [road] al { $space }
    [harbor] al { $space }
   *[other] a la { $space }
}.
    .brief = va { $kind ->
        [road] al { $space }
        [harbor] al { $space }
       *[other] a la { $space }
    }
event-passed = { $seat } atraviesa una ciudad por el camino y gasta sus provisiones.
event-met = { $seat } se encuentra con { $other } y le paga 1 moneda.
    .brief = le paga a { $other } por el encuentro
event-met_full = { $seat } se encuentra con { $other }, que no puede tener más monedas, y paga 1 moneda al banco.
    .brief = paga al banco por el encuentro con { $other }
event-replenished = { $n ->
    [0] { $seat } no puede tener más monedas.
    [one] { $seat } repone { $n } moneda.
   *[other] { $seat } repone { $n } monedas.
}
    .brief = { $n ->
        [0] no puede tener más monedas
        [one] repone { $n } moneda
       *[other] repone { $n } monedas
    }
event-provided = { $seat } toma provisiones.
    .brief = toma provisiones
event-nothing_to_do = { $seat } no puede hacer nada aquí y termina su turno.
    .brief = no puede hacer nada allí
event-did_nothing = { $seat } no hace nada aquí.
    .brief = no hace nada allí
event-turned = { $seat } pasa la página del { $side } { $n ->
    [0] gratis
    [one] por { $n } moneda
   *[other] por { $n } monedas
}.
    .brief = pasa páginas { $n ->
        [0] gratis
        [one] por { $n } moneda
       *[other] por { $n } monedas
    }
event-equipment_shows = El { $side } del { $book } muestra: { $card }.
event-commission_shows = El { $side } del { $book } muestra: { $card } ({ $wants } por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}).
event-side_emptied = El { $side } del { $book } queda vacío.
event-bought_equipment = { $seat } compra { $card_with_article } con el oro { $carrier_article ->
    [la] de la
   *[other] del
} { $carrier }; en la otra cara: { $back }.
    .brief = compra { $card }
event-bought_commission = { $seat } compra un { $card } ({ $wants } por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}); en la otra cara: { $back_card } ({ $back_wants } por { $back_points ->
    [one] { $back_points } punto
   *[other] { $back_points } puntos
}).
    .brief = compra { $card } ({ $wants } por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    })
event-returned = { $seat } devuelve al { $side } un { $card } ({ $wants } por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}).
    .brief = devuelve { $card }
event-unloaded = { $seat } descarga 1 { $gem } { $card_article ->
    [la] de la
   *[other] del
} { $card }.
event-loaded = { $seat } carga 1 { $gem } en { $card_with_article } { $n ->
    [0] gratis
    [one] por { $n } moneda
   *[other] por { $n } monedas
}.
    .brief = carga { $gem }
event-paid_gem = { $seat } entrega 1 { $gem } { $card_article ->
    [la] de la
   *[other] del
} { $card }.
event-paid_coin = { $seat } entrega 1 moneda.
event-completed = { $seat } completa un { $card } ({ $wants } por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}).
    .brief = completa { $card } por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
event-bonus = { $seat } recibe una ficha bonus.
    .brief = recibe una ficha bonus
event-no_bonus_left = No queda ninguna ficha bonus para { $seat }.
event-hired = { $seat } contrata a un { $tile }.
    .brief = contrata a { $tile }
event-no_craftsman_left = No queda ningún artesano para { $seat }.
event-workshop = { $seat } abre el { $workshop }.
    .brief = abre el { $workshop }
event-last_round = Solo { $left_n ->
    [one] queda
   *[other] quedan
} { $left }: { $is_last ->
    [yes] este es el último turno.
   *[no] última ronda, { $last } juega en último lugar.
}
event-round_limit = Se han jugado { $n } rondas, y ese es el límite.
event-game_over = La partida ha terminado; se muestran todos los encargos completados.

## Negativas

refusal-already_there = No puedes quedarte donde estás.
    .remedy = Ve a otro espacio.
refusal-needs_provisions = Hay una ciudad de por medio.
    .remedy = Toma provisiones en cualquier ciudad: permiten atravesar una.
refusal-too_far = Queda demasiado lejos, con dos ciudades de por medio: { $space }.
    .remedy = Con provisiones solo se atraviesa una. Detente en una ciudad del camino.
refusal-cannot_pay_pawns = Detenerse ahí cuesta { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
} por los peones que hay, y tienes { $have }.
    .remedy = Las minas no cuestan nada y reponen tus monedas.
refusal-other_action_begun = Tienes una acción por turno y ya has empezado otra.
    .remedy = Acaba esa, o termina tu turno.
refusal-no_book_here = Aquí no hay ningún libro.
    .remedy = Lo hay en las cuatro ciudades exteriores.
refusal-side_empty = No hay nada en el { $side } de este libro.
    .remedy = Elige el otro lado.
refusal-too_poor_to_turn = Otra página cuesta { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}, y tienes { $have }.
    .remedy = Cualquier mina de plata repone tus monedas.
refusal-already_owned = Ya tienes { $card_with_article }; nadie tiene dos útiles iguales.
    .remedy = Pasa la página para ver otro.
refusal-no_gold = { $card_article ->
    [la] La
   *[other] El
} { $card } cuesta 1 oro y no llevas ninguno.
    .remedy = Carga oro antes de ir a una ciudad con catálogo.
refusal-too_poor_to_buy = Un encargo cuesta { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}, y tienes { $have }.
    .remedy = Cualquier mina de plata repone tus monedas.
refusal-three_open = Tienes tres encargos incompletos y no puedes tener más.
    .remedy = Devuelve uno de ellos al comprar.
refusal-no_commissions_here = Los encargos solo se devuelven a un libro de encargos.
    .remedy = Lo hay en las ciudades del nordeste y del suroeste.
refusal-return_not_needed = Solo devuelves un encargo cuando tienes tres y compras otro.
    .remedy = Compra sin devolver ninguno.
refusal-no_gems_here = Aquí no hay gemas que cargar.
    .remedy = Hay gemas en los caminos; los puertos cargan de la zona de descarte.
refusal-equipment_missing = No tienes { $card_with_article }.
    .remedy = Carga un útil que tengas; se venden en las ciudades del noroeste y del sureste.
refusal-gem_not_here = Aquí no se puede cargar { $gem }.
    .remedy = Carga otra gema.
refusal-equipment_full = { $card_article ->
    [la] La
   *[other] El
} { $card } ya lleva 1 { $load } y no se puede descargar.
    .remedy = Gasta o entrega antes 1 { $load }.
refusal-same_gem = { $card_article ->
    [la] La
   *[other] El
} { $card } ya lleva 1 { $load }.
    .remedy = Carga otra gema.
refusal-too_poor_to_load = Cargar { $card_with_article } cuesta { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}, y tienes { $have }.
    .remedy = Cualquier mina de plata repone tus monedas.
refusal-no_ship_left = Ya están cargados todos los barcos.
    .remedy = Termina tu turno.
refusal-loaded_in_order = En un camino cargas tus cartas de izquierda a derecha, y ya has pasado de { $card_with_article }.
    .remedy = Deshaz y carga primero { $card_with_article }.
refusal-no_house_here = Esta no es la casa de un cliente.
    .remedy = Ve a la casa con el blasón de tu encargo.
refusal-no_such_commission = No tienes ese encargo.
    .remedy = Completa uno tuyo o termina tu turno.
refusal-other_patron = Un { $card } es para otro cliente.
    .remedy = Entrégalo en la { $house }.
refusal-cannot_deliver = Un { $card } pide { $wants }.
    .remedy = { $missing_n ->
        [one] Te falta
       *[other] Te faltan
    } { $missing }.
refusal-gem_not_on_card = { $card_article ->
    [la] La
   *[other] El
} { $card } no lleva lo que pagas.
    .remedy = Paga con una carta que lo lleve.
refusal-no_city_here = Las provisiones solo se toman en las ciudades.
    .remedy = Ve a cualquier ciudad.
refusal-has_provisions = Ya tienes provisiones.
    .remedy = Atraviesa una ciudad para gastarlas.

## De qué se componen las perspectivas, para las pistas

part-commissions = encargos abiertos
part-equipment = monedas y equipo
part-end = los turnos que pierden los demás

## Para consultar

shelf-equipment_a = Equipo A
    .one = equipo A
shelf-equipment_b = Equipo B
    .one = equipo B
shelf-commission_c = Encargos C
    .one = encargo C
shelf-commission_d = Encargos D
    .one = encargo D
shelf-craftsmen = Artesanos
    .one = artesano
facet-crest = Blasón
facet-gem = Gema
facet-points = Puntos
known-turned = { $n ->
    [one] 1 pasada, vista por ambas caras
   *[other] { $n } pasadas, vistas por ambas caras
}
known-left = { $n ->
    [one] queda 1, vistas { $seen }
   *[other] quedan { $n }, vistas { $seen }
}
known-bought = { $n ->
    [one] 1 comprada, vista por ambas caras
   *[other] { $n } compradas, vistas por ambas caras
}
known-unseen_pages = { $n ->
    [one] De 1 página nadie sabe qué trae.
   *[other] De { $n } páginas nadie sabe qué traen.
}
known-copies = { $n ->
    [one] queda 1 de { $of }
   *[other] quedan { $n } de { $of }
}
known-owned = { $seat } lo tiene
known-workshop_of = taller abierto por { $seat }: { $n }
known-workshop_free = taller: { $of } fichas, { $n } puntos
known-craftsmen_left = Quedan { $n } artesanos en total.
