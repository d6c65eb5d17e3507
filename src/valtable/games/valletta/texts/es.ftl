### Valletta en español. Nombres y descripciones de las cosas; acciones y preguntas.
### Las cosas se nombran por referencia: good:gold es good-gold, character:thief es character-thief.

## El juego

game-title = Valletta
game-blurb = Levanta una nueva capital en Malta: juega tres cartas por turno, construye edificios y haz que trabajen para ti quienes se instalan en ellos.

## Recursos

good-gold = oro
    .plural = de oro
good-wood = madera
    .plural = maderas
good-stone = piedra
    .plural = piedras
good-brick = ladrillo
    .plural = ladrillos
good-any = recurso
    .plural = recursos

## Otras cosas de la mesa

figure-jean = Figura de Jean, en la casilla
figure-0 = figura
figure-1 = figura
figure-2 = figura
figure-3 = figura
barrel-back = barril
    .plural = barriles
slot-free = hueco libre
    .plural = huecos libres
house-house = casa
    .plural = casas
character-back = carta oculta
    .plural = cartas ocultas

## Colores de las cartas y de los jugadores

color-green = verde
color-blue = azul
color-yellow = amarillo
color-red = rojo
color-purple = morado

## Personajes: mazos iniciales y bolsa de trabajo

character-jean_parisot_de_valette = Jean Parisot de Valette
    .text = Avanza la figura de Jean una casilla (obligatorio), toma el recurso de su barril y, si quieres, contrata o despide a un personaje.
character-builder = Constructor
    .text = Construye un edificio sin dueño o mejora uno tuyo.
character-lumberjack = Leñador
    .text = Toma 1 madera.
character-stonecutter = Cantero
    .text = Toma 1 piedra.
character-brickmaker = Ladrillero
    .text = Toma 1 ladrillo.
character-shopkeeper = Tendera
    .text = Toma 1 oro.
character-maid = Criada
    .text = Toma 1 recurso a tu elección.
character-apprentice = Aprendiz
    .text = Repite la carta que jugaste justo antes, si es roja o verde y no es otro Aprendiz.

## Personajes: verdes

character-banker = Banquero
    .text = Toma 1 oro por cada edificio tuyo con el símbolo de oro.
character-carpenter = Carpintero
    .text = Toma 1 madera por cada edificio tuyo con el símbolo de madera.
character-mason = Albañil
    .text = Toma 1 piedra por cada edificio tuyo con el símbolo de piedra.
character-roofer = Techador
    .text = Toma 1 ladrillo por cada edificio tuyo con el símbolo de ladrillo.

## Personajes: azules

character-innkeeper = Tabernero
    .text = Toma 2 recursos de clases distintas.
character-bath_keeper = Bañero
    .text = Puedes despedir una carta. Toma 2 recursos de clases distintas si lo hiciste, 1 recurso si no.
character-foreman = Capataz
    .text = Construye o mejora con 1 oro y 1 material de descuento; tú eliges el material.
character-plasterer = Yesero
    .text = Mejora uno de tus edificios con 1 material de descuento; tú eliges el material.
character-trader = Mercader
    .text = Toma 2 de oro y cambia después hasta 2 recursos, cada uno por otro de distinta clase.
character-storekeeper = Almacenero
    .text = Toma 1 madera, 1 piedra y 1 ladrillo.
character-customs_officer = Aduanero
    .text = Toma 1 oro; cada rival con 4 recursos o más te entrega 1 a su elección.
character-thief = Ladrón
    .text = Quita 1 recurso a tu elección a un rival y toma otro de la reserva.
character-steward = Mayordomo
    .text = Toma 1 recurso a tu elección y, si quieres, contrata o despide a un personaje.
character-scribe = Escribano
    .text = Roba 2 cartas y toma 1 recurso a tu elección.
character-shipowner = Armador
    .text = Elige un recurso y toma 1 por cada edificio tuyo con ese símbolo, 4 como máximo.
character-moneychanger = Cambista
    .text = Entrega 1 recurso a cambio de 3 de otras clases, en cualquier combinación.

## Personajes: amarillos

character-francesco_laparelli = Francesco Laparelli
    .text = Entrega hasta 4 recursos y gana 1 punto por cada uno.
character-emperor_charles_v = Carlos V, emperador
    .text = Gana 1 punto por cada edificio azul tuyo.
character-philip_ii = Felipe II de España
    .text = Gana 1 punto por cada edificio verde tuyo.
character-pope_pius_v = Papa Pío V
    .text = Gana 1 punto, y 1 más por cada edificio amarillo tuyo.
character-girolamo_cassar = Girolamo Cassar
    .text = Gana 1 punto por cada edificio tuyo mejorado (máximo 4 puntos).
character-claude_de_la_sengle = Claude de la Sengle
    .text = Puedes pagar 2 de oro por 3 puntos.
character-mathurin_romegas = Mathurin Romegas
    .text = Puedes pagar 1 madera, 1 piedra y 1 ladrillo por 4 puntos.
character-pietro_del_monte = Pietro del Monte
    .text = Gana 2 puntos.
character-toni_bajada = Toni Bajada
    .text = Gana 2 puntos por cada edificio tuyo en la columna de Jean (máximo 4 puntos).
character-matteo_perez_d_aleccio = Mateo Pérez de Alesio
    .text = Gana 1 punto por cada edificio de tu mayor grupo de vecinos conectados (máximo 4 puntos).

## Edificios: verdes

building-bank_1 = Banco I
building-bank_2 = Banco II
building-bank_3 = Banco III
building-joinery_1 = Carpintería I
building-joinery_2 = Carpintería II
building-joinery_3 = Carpintería III
building-masons_lodge_1 = Logia de albañiles I
building-masons_lodge_2 = Logia de albañiles II
building-masons_lodge_3 = Logia de albañiles III
building-roofers_yard_1 = Taller de techadores I
building-roofers_yard_2 = Taller de techadores II
building-roofers_yard_3 = Taller de techadores III

## Edificios: azules

building-tavern_1 = Taberna I
building-tavern_2 = Taberna II
building-bathhouse = Casa de baños
building-site_office_1 = Oficina de obras I
building-site_office_2 = Oficina de obras II
building-plaster_works = Yesería
building-market_hall_1 = Lonja I
building-market_hall_2 = Lonja II
building-warehouse = Almacén
building-customs_house = Aduana
building-back_alley = Callejón
building-hiring_hall = Casa de contratación
building-scriptorium = Escribanía
building-shipyard = Astillero
building-exchange_house = Casa de cambio

## Edificios: amarillos

building-plan_chamber = Sala de planos
building-imperial_residence = Residencia imperial
building-spanish_auberge = Albergue de España
building-papal_chapel = Capilla papal
building-cassars_house = Casa de Cassar
building-treasury_of_the_order = Tesoro de la Orden
building-galley_port = Puerto de galeras
building-council_hall = Sala del Consejo
building-watchtower = Atalaya
building-painters_loft = Buhardilla del pintor

## Opciones. value-… da nombre a los valores que no son números.

preset-book = Según el reglamento
    .text = El juego completo, como dice el reglamento.
preset-even_turns = Turnos iguales
    .text = Todos juegan los mismos turnos antes de la fase final.
preset-lean_market = Mercado escaso
    .text = Contratar cuesta 1 de oro, y solo se cambian tres iguales.
option-section_bonus = Bonificación en la columna de Jean
    .text = Puntos por construir un edificio en la columna de Jean.
option-section_bonus_on_upgrade = Bonificación al mejorar en la columna de Jean
    .text = Mejorar un edificio en la columna de Jean da también la bonificación, o solo la da construirlo.
    .value-false = solo al construir
    .value-true = también al mejorar
option-neighbours_across_street = Vecinos a través de la calle
    .text = Las dos filas que bordean la calle son vecinas entre sí, o la calle las separa.
    .value-false = la calle separa
    .value-true = son vecinas
option-exchange_same_kind = Recursos entregados por uno
    .text = Los tres recursos que entregas por uno: cualquier combinación o todos de una clase.
    .value-false = cualquier combinación
    .value-true = todos de una clase
option-hire_price = Precio de contratar
    .text = Oro que pagas por cada personaje que contratas, antes de tomar la carta.
option-limited_goods = Reserva de recursos
    .text = La reserva se acaba con las piezas de la caja, o no se acaba nunca.
    .value-false = inagotable
    .value-true = limitada
option-first_player = Primer jugador
    .text = Quién juega el primer turno.
    .value-random = por sorteo
option-even_turns = Mismo número de turnos
    .text = La fase final empieza enseguida, o cuando se completa la ronda.
    .value-false = la fase final empieza enseguida
    .value-true = completar la ronda

## Por qué empezó la fase final

end-last_house_built = Alguien colocó su octava casa.
end-points_reach_25 = Un jugador alcanzó los 25 puntos.
end-jean_on_last_barrel = La figura de Jean llegó al último barril.
end-turn_limit = Se alcanzó el límite de turnos.

## La hoja de puntuación

score-points = Puntos en la calle
score-buildings = Edificios
score-goods = Recursos restantes

## Acciones

action-play = Jugar «{ $card }»
action-lay = Bajar «{ $card }» sin efecto
action-construct = Construir { $building }
action-upgrade = Mejorar { $building }
action-save = Ahorrar 1 { $good }
action-exchange = Conseguir 1 { $good }
    .cost = a cambio de { $cost }
# Lo que se entrega es el precio, y ya está dicho.
action-give = Entregar 1 { $good }
    .cost = {""}
action-take = Tomar 1 { $good }
action-pay = Pagar por los puntos
action-steal = Quitar 1 { $good } a { $seat }
action-hire = Contratar a «{ $card }»
action-fire = Despedir a «{ $card }»
action-done = { $card_n ->
    [0] Terminar
   *[other] Terminar con «{ $card }»
}

## Decisiones. $source es el nombre de la carta que pregunta.

decision-draft = Toma uno de los recursos adicionales.
decision-play = Elige una carta para jugar.
decision-build = «{ $source }»: construye o mejora un edificio, o termina.
decision-save = «{ $source }»: elige el material que ahorras.
decision-exchange_give = Entrega un recurso para el cambio, por este orden: oro, madera, piedra, ladrillo.
decision-gain = «{ $source }»: toma un recurso. Si tomas dos, ve por este orden: oro, madera, piedra, ladrillo.
decision-gain_per_icon = «{ $source }»: elige un recurso. Tomas 1 por cada edificio tuyo con su símbolo.
decision-swap_give = «{ $source }»: elige un recurso que cambiar o termina.
decision-swap_take = «{ $source }»: elige el recurso que recibes por él.
decision-change_give = «{ $source }»: elige un recurso que cambiar por otros tres o termina.
decision-change_take = «{ $source }»: toma un recurso a cambio, por este orden: oro, madera, piedra, ladrillo.
decision-pay_score = «{ $source }»: paga por los puntos o termina.
decision-pay_any = «{ $source }»: entrega un recurso por 1 punto o termina.
decision-steal = «{ $source }»: elige a un rival y el recurso que le quitas.
decision-customs = «{ $source }»: elige un recurso que entregar.
decision-hire_or_fire = «{ $source }»: contrata a un personaje, despide a uno o termina.
decision-fire = «{ $source }»: despide una carta de tu mano o termina.

## Lo que hace una opción

effect-card = { $card_text }
effect-building_points = { $n ->
    [one] vale { $n } punto
   *[other] vale { $n } puntos
}
effect-character = «{ $card }» a tu mano
effect-section_bonus = { $n ->
    [one] { $n } punto por la columna de Jean
   *[other] { $n } puntos por la columna de Jean
}
effect-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
effect-goods = { $goods }
effect-repeats = Repite «{ $card }».
effect-repeats_nothing = Ahora «{ $card }» no tiene nada que repetir.
effect-counts_goods = Ahora: { $goods }.
effect-counts_points = Ahora: { $n ->
    [one] { $n } punto.
   *[other] { $n } puntos.
}

## Lugares

place-above = Por encima de la calle
place-street = La calle
place-below = Por debajo de la calle
place-open_supply = Bolsa de trabajo
place-supply = Reserva
place-draft = Recursos adicionales
place-area = Recursos y casas
place-slots = Cartas jugadas
place-hand = Mano
place-deck = Mazo
place-discard = Descarte
place-in_deck = Cartas en el mazo de { $seat }
place-in_hand_or_deck = Cartas en la mano o el mazo de { $seat }

## Lo que se ve en las cosas

mark-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
mark-color = { $color }
mark-icon = ({ $good })
mark-unlimited = sin límite
mark-cost = por { $cost }
mark-character = con «{ $card }»
mark-goal = de { $n }
mark-letter = { $letter }
mark-upgraded = mejorado
mark-upgrade = mejora por { $cost }
mark-token = + { $n }
mark-barrels = ({ $gold } de oro, { $wood } de madera, { $stone } de piedra, { $brick } de ladrillo)

## Sucesos

event-first_player = { $seat } juega en primer lugar.
event-drafted = { $seat } toma 1 { $good } como recurso adicional.
event-leftovers = Vuelve a la reserva lo que nadie tomó: { $goods }.
event-turn = { $seat } empieza su turno { $n }.
event-played = { $seat } juega «{ $card }».
    .brief = juega «{ $card }»
event-laid = { $seat } baja «{ $card }» sin efecto.
    .brief = baja «{ $card }» sin efecto
event-copied = { $seat } repite «{ $card }».
    .brief = repite «{ $card }»
event-gained = { $seat } toma { $goods }.
    .brief = toma { $goods }
event-gained_nothing = { $seat } no recibe nada por «{ $card }»: la reserva se ha agotado.
    .brief = no recibe nada por «{ $card }»
event-constructed = { $seat } construye { $building } { $cost_n ->
    [0] gratis
   *[other] por { $cost }
} y se lleva «{ $card }» a la mano.
    .brief = construye { $building }
event-upgraded = { $seat } mejora { $building } { $cost_n ->
    [0] gratis
   *[other] por { $cost }
}.
    .brief = mejora { $building }
event-section_bonus = Jean está enfrente: { $seat } gana { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} por edificar en la columna de Jean.
    .brief = gana { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    } por estar Jean enfrente
event-scored = { $n ->
    [0] { $seat } no gana puntos con «{ $card }».
    [one] { $seat } gana { $n } punto con «{ $card }».
   *[other] { $seat } gana { $n } puntos con «{ $card }».
}
    .brief = gana { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
event-paid = { $seat } paga { $cost } por { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}.
    .brief = paga { $cost } por { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
event-jean_moved = La figura de Jean avanza a la casilla { $n }.
    .brief = lleva a Jean a la casilla { $n }
event-jean_stays = La figura de Jean sigue al final de la calle.
event-barrel = El barril de la casilla contiene { $good }.
event-hired = { $cost_n ->
    [0] { $seat } contrata a «{ $card }».
   *[other] { $seat } contrata a «{ $card }» por { $cost }.
}
    .brief = contrata a «{ $card }»
event-fired = { $seat } despide a «{ $card }».
    .brief = despide a «{ $card }»
event-exchanged = { $seat } cambia { $goods } por 1 { $good }.
    .brief = cambia { $goods } por { $good }
event-swapped = { $seat } cambia 1 { $given } por 1 { $good }.
    .brief = cambia { $given } por { $good }
event-changed = { $seat } cambia 1 { $given } por { $goods }.
    .brief = cambia { $given } por { $goods }
event-stole = { $seat } le quita 1 { $good } a { $other }.
    .brief = le quita { $good } a { $other }
event-taxed = { $other } entrega 1 { $good } a { $seat }.
event-drew = { $cards_n ->
    [0] { $n ->
        [one] { $seat } roba { $n } carta.
       *[other] { $seat } roba { $n } cartas.
    }
   *[other] { $seat } roba { $cards }.
}
event-renewed = { $seat } baraja el descarte y forma un mazo nuevo.
event-triggered = { $trigger ->
    [last_house_built] { $seat } ha colocado su octava casa.
    [points_reach_25] { $seat } ha alcanzado los 25 puntos.
    [turn_limit] Se ha alcanzado el límite de turnos.
   *[jean_on_last_barrel] { $seat } ha llevado la figura de Jean hasta el último barril.
} Con ello llega la fase final.
    .brief = trae la fase final
event-final_phase = Empieza la fase final: todos barajan el descarte con el mazo y juegan una vez más todas sus cartas.
event-out = { $seat } se queda sin cartas y ya no juega más.
    .brief = ya no juega más
event-game_over = A nadie le quedan cartas: la partida ha terminado.

## Negativas

refusal-not_in_hand = «{ $card }» no está en tu mano.
    .remedy = Elige una carta de tu mano.
refusal-laying_is_playing = Bajar «{ $card }» no cambia nada ahora.
    .remedy = Juégala: puedes rechazar todo lo que hace.
refusal-not_in_display = { $building } no está en esta partida.
    .remedy = Elige uno de los edificios en juego.
refusal-has_owner = { $building } pertenece a { $owner }.
    .remedy = Elige un edificio sin casa.
refusal-no_house_left = No te quedan casas para { $building }.
    .remedy = Todavía puedes mejorar tus edificios.
refusal-only_upgrades = Esta carta solo mejora; no puede construir { $building }.
    .remedy = Construye con un Constructor o un Capataz.
refusal-too_few_goods = { $building } cuesta { $cost }.
    .remedy = { $missing_n ->
        [one] Te falta { $missing }
       *[other] Te faltan { $missing }
    }{ $saved ->
        [0] .
       *[other] ; esta carta ahorra un material como máximo.
    }
refusal-not_your_building = { $building } no te pertenece.
    .remedy = Solo puedes mejorar edificios que tengan una casa tuya.
refusal-already_upgraded = { $building } ya se ha mejorado.
    .remedy = Elige otro de tus edificios.
refusal-not_in_price = En el precio no hay { $good }.
    .remedy = Ahorra un material del precio.
refusal-rest_cannot_be_paid = Si ahorras { $good }, no puedes pagar el resto.
    .remedy = Ahorra otro material.
refusal-supply_empty = No queda { $good } en la reserva.
    .remedy = Elige otro recurso.
refusal-too_few_to_exchange = { $same_kind ->
    [0] Por 1 { $good } se entregan { $n } recursos de otras clases; tienes { $have }.
   *[other] Por 1 { $good } se entregan { $n } recursos iguales de otra clase; de ninguna tienes más de { $have }.
}
    .remedy = Toma antes más recursos.
refusal-exchange_comes_first = Solo puedes cambiar recursos antes de tu primer pago.
    .remedy = Deshaz hasta el principio de esta carta y cambia entonces.
refusal-you_have_none = No tienes { $good }.
    .remedy = Elige un recurso que tengas.
refusal-asked_in_order = Los recursos van por este orden: oro, madera, piedra, ladrillo. Ya has pasado de { $good }.
    .remedy = Deshaz y elige primero { $good }.
refusal-too_few_afterwards = Si eliges ahora { $good }, no quedarán recursos suficientes para el resto.
    .remedy = Elige otro recurso.
refusal-same_kind = No puedes cambiar { $good } por { $good }.
    .remedy = Elige otra clase.
refusal-one_kind_only = Los recursos que entregas por uno deben ser todos de una clase: ahora { $good } no.
    .remedy = Entrega más de la clase con la que empezaste.
refusal-not_on_offer = Alguien se ha llevado ya { $good }.
    .remedy = Elige uno de los recursos que quedan.
refusal-no_icon = Ninguno de tus edificios muestra { $good }.
    .remedy = Elige un recurso que muestre alguno de ellos.
refusal-cannot_pay = No puedes pagar por estos puntos.
    .remedy = { $missing_n ->
        [one] Te falta { $missing }.
       *[other] Te faltan { $missing }.
    }
refusal-no_such_opponent = No hay tal rival en esta mesa.
    .remedy = Elige a uno de tus rivales.
refusal-they_have_none = { $seat } no tiene { $good }.
    .remedy = Elige un recurso que tenga, o a otro rival.
refusal-not_in_open_supply = «{ $card }» no está en la bolsa de trabajo.
    .remedy = Elige una de las cartas que hay en ella.
refusal-hiring_not_offered = Esta carta despide; no puede contratar a «{ $card }».
    .remedy = Contrata con Jean o con el Mayordomo.
refusal-too_poor_to_hire = Contratar a «{ $card }» cuesta { $n } de oro; tienes { $have }.
    .remedy = Consigue oro antes de jugar la carta que contrata.
refusal-nothing_to_get = La reserva no tiene nada que dar a cambio de { $good }.
    .remedy = Entrega otro recurso o termina.
refusal-no_section_bonus = No hay bonificación en la columna de Jean, así que tampoco al mejorar.
    .remedy = Pon la bonificación en 1 o 2 puntos, o dala solo al construir.

## De qué se componen las perspectivas, para las pistas

part-points = el marcador
part-buildings = edificios
part-cards = cartas por jugar
part-goods = recursos

## Para consultar

shelf-buildings = Edificios
    .one = edificio
shelf-characters = Personajes
    .one = personaje
facet-color = Color
facet-icon = Icono
facet-gold = Oro
known-built_of = { $n } de { $of } construidos
known-waiting = { $n ->
    [one] 1 personaje espera en un edificio sin construir.
   *[other] { $n } personajes esperan en edificios sin construir.
}
known-supply_left = { $n } en la bolsa de trabajo
known-nobody = sin dueño
known-faced = Jean mira a esta columna: +{ $n }
known-upgraded_by = mejorado por { $seat }
known-upgrade_price = mejorarlo da { $n } más
known-brought = trajo a { $card }
known-in_supply = { $n } en la bolsa de trabajo
known-lodges = vive en { $building }
known-barrels = { $n ->
    [one] 1 en los barriles boca abajo
   *[other] { $n } en los barriles boca abajo
}
known-barrels_left = { $n ->
    [one] Queda 1 barril boca abajo.
   *[other] Quedan { $n } barriles boca abajo.
}
reason-neighbour = { $building }
reason-card = { $card }
