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
slot-free = espacio libre
    .plural = espacios libres
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
    .text = Avanza la figura morada una casilla (obligatorio), toma el recurso de su barril y, si quieres, contrata o despide un personaje.
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
    .text = Toma dos recursos de clases distintas.
character-bath_keeper = Bañero
    .text = Puedes despedir una carta; toma dos recursos de clases distintas si lo hiciste, uno si no.
character-foreman = Capataz
    .text = Construye o mejora por 1 oro y 1 material menos; tú eliges el material.
character-plasterer = Yesero
    .text = Mejora uno de tus edificios por 1 material menos; tú eliges el material.
character-trader = Mercader
    .text = Toma 2 de oro y cambia después hasta dos recursos, cada uno por otro de distinta clase.
character-storekeeper = Almacenero
    .text = Toma 1 madera, 1 piedra y 1 ladrillo.
character-customs_officer = Aduanero
    .text = Toma 1 oro; cada rival con cuatro recursos o más te entrega uno a su elección.
character-thief = Ladrón
    .text = Toma un recurso a tu elección de un rival y otro de la reserva.
character-steward = Mayordomo
    .text = Toma 1 recurso a tu elección y, si quieres, contrata o despide un personaje.
character-scribe = Escribano
    .text = Roba dos cartas y toma 1 recurso a tu elección.
character-shipowner = Armador
    .text = Di un recurso y toma uno por cada edificio tuyo con ese símbolo, cuatro como máximo.
character-moneychanger = Cambista
    .text = Entrega un recurso a cambio de tres de otras clases, en cualquier mezcla.

## Personajes: amarillos

character-francesco_laparelli = Francesco Laparelli
    .text = Entrega hasta cuatro recursos y gana 1 punto por cada uno.
character-emperor_charles_v = Carlos V, emperador
    .text = Gana 1 punto por cada edificio azul tuyo.
character-philip_ii = Felipe II de España
    .text = Gana 1 punto por cada edificio verde tuyo.
character-pope_pius_v = Papa Pío V
    .text = Gana 1 punto, y 1 más por cada edificio amarillo tuyo.
character-girolamo_cassar = Girolamo Cassar
    .text = Gana 1 punto por cada edificio tuyo mejorado, 4 como máximo.
character-claude_de_la_sengle = Claude de la Sengle
    .text = Puedes pagar 2 de oro por 3 puntos.
character-mathurin_romegas = Mathurin Romegas
    .text = Puedes pagar 1 madera, 1 piedra y 1 ladrillo por 4 puntos.
character-pietro_del_monte = Pietro del Monte
    .text = Gana 2 puntos.
character-toni_bajada = Toni Bajada
    .text = Gana 2 puntos por cada edificio tuyo en la columna que tiene enfrente la figura morada, 4 como máximo.
character-matteo_perez_d_aleccio = Mateo Pérez de Alesio
    .text = Gana 1 punto por cada edificio de tu mayor grupo de vecinos conectados, 4 como máximo.

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

option-section_bonus = Bonificación de tramo
    .text = Puntos por construir en la columna que tiene enfrente la figura morada.
option-section_bonus_on_upgrade = Bonificación de tramo al mejorar
    .text = Si mejorar en esa columna da también la bonificación de tramo.
    .value-false = solo al construir
    .value-true = también al mejorar
option-neighbours_across_street = Vecinos a través de la calle
    .text = Si las dos filas que bordean la calle son vecinas entre sí.
    .value-false = la calle separa
    .value-true = son vecinas
option-exchange_same_kind = Recursos entregados por uno
    .text = Qué tres recursos pueden cambiarse por uno.
    .value-false = cualquier mezcla
    .value-true = todos de una clase
option-hire_price = Precio de contratar
    .text = Oro que se paga por cada personaje contratado, antes de tomar la carta.
option-limited_goods = Reserva de recursos
    .text = Si la reserva se acaba con las piezas de la caja.
    .value-false = inagotable
    .value-true = limitada
option-first_player = Primer jugador
    .text = Quién juega el primer turno.
    .value-random = por sorteo
option-even_turns = Turnos iguales
    .text = Si la ronda se completa antes de que empiece la fase final.
    .value-false = la fase final empieza enseguida
    .value-true = completar la ronda

## Por qué empezó la fase final

end-last_house_built = Se construyó la octava casa.
end-points_reach_25 = Un jugador alcanzó los 25 puntos.
end-jean_on_last_barrel = La figura morada llegó al último barril.
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
action-give = Entregar 1 { $good }
action-take = Tomar 1 { $good }
action-pay = Pagar por los puntos
action-steal = Quitar 1 { $good } a { $seat }
action-hire = Contratar «{ $card }»
action-fire = Despedir «{ $card }»
action-done = Terminar

## Decisiones. $source es el nombre de la carta que pregunta.

decision-draft = Toma uno de los recursos ofrecidos.
decision-play = Elige una carta para jugar.
decision-build = «{ $source }»: elige qué construir o mejorar, o recházalo.
decision-save = «{ $source }»: elige el material que ahorras.
decision-exchange_give = Elige un recurso que entregar en el cambio. Se piden en el orden oro, madera, piedra, ladrillo.
decision-gain = «{ $source }»: elige un recurso que tomar. Si son varios, se piden en el orden oro, madera, piedra, ladrillo.
decision-gain_per_icon = «{ $source }»: di qué recurso quieres, uno por cada símbolo tuyo.
decision-swap_give = «{ $source }»: elige un recurso que cambiar, o para.
decision-swap_take = «{ $source }»: elige el recurso que recibes por él.
decision-change_give = «{ $source }»: elige un recurso que cambiar por otros tres, o recházalo.
decision-change_take = «{ $source }»: elige un recurso de los que recibes por él. Se piden en el orden oro, madera, piedra, ladrillo.
decision-pay_score = «{ $source }»: paga por los puntos, o recházalo.
decision-pay_any = «{ $source }»: entrega un recurso por 1 punto, o para.
decision-steal = «{ $source }»: elige un rival y el recurso que le quitas.
decision-customs = «{ $source }»: elige un recurso que entregar.
decision-hire_or_fire = «{ $source }»: contrata un personaje, despide uno o no hagas nada.
decision-fire = «{ $source }»: despide una carta de tu mano, o no hagas nada.

## Lo que hace una opción

effect-card = { $card_text }
effect-building_points = { $n ->
    [one] { $n } punto de edificio
   *[other] { $n } puntos de edificio
}
effect-character = «{ $card }» a tu mano
effect-section_bonus = { $n ->
    [one] { $n } punto por el tramo
   *[other] { $n } puntos por el tramo
}
effect-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
effect-goods = { $goods }
effect-repeats = Repite «{ $card }».
effect-repeats_nothing = Ahora «{ $card }» no hace nada.
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
place-slots = Jugadas
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
event-drafted = { $seat } elige 1 { $good } como recurso adicional.
event-leftovers = Vuelve a la reserva lo que nadie eligió: { $goods }.
event-turn = { $seat } empieza su turno { $n }.
event-played = { $seat } juega «{ $card }».
event-laid = { $seat } baja «{ $card }» sin efecto.
event-copied = { $seat } repite «{ $card }».
event-gained = { $seat } toma { $goods }.
event-gained_nothing = { $seat } no recibe nada por «{ $card }»: la reserva se ha agotado.
event-constructed = { $seat } construye { $building } { $cost_n ->
    [0] sin pagar nada
   *[other] por { $cost }
} y se lleva «{ $card }» a la mano.
event-upgraded = { $seat } mejora { $building } { $cost_n ->
    [0] sin pagar nada
   *[other] por { $cost }
}.
event-section_bonus = Jean está enfrente: { $seat } gana { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} por el tramo.
event-scored = { $n ->
    [0] { $seat } no gana puntos con «{ $card }».
    [one] { $seat } gana { $n } punto con «{ $card }».
   *[other] { $seat } gana { $n } puntos con «{ $card }».
}
event-paid = { $seat } paga { $cost } por { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}.
event-jean_moved = La figura de Jean avanza a la casilla { $n }.
event-jean_stays = La figura de Jean sigue al final de la calle.
event-barrel = El barril de la casilla contiene { $good }.
event-hired = { $cost_n ->
    [0] { $seat } contrata «{ $card }».
   *[other] { $seat } contrata «{ $card }» por { $cost }.
}
event-fired = { $seat } despide «{ $card }».
event-exchanged = { $seat } cambia { $goods } por 1 { $good }.
event-swapped = { $seat } cambia 1 { $given } por 1 { $good }.
event-changed = { $seat } recibe { $goods } a cambio de { $given }.
event-stole = { $seat } le quita 1 { $good } a { $other }.
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
    [last_house_built] { $seat } ha construido la octava casa.
    [points_reach_25] { $seat } ha alcanzado los 25 puntos.
    [turn_limit] Se ha alcanzado el límite de turnos.
   *[jean_on_last_barrel] { $seat } ha llevado la figura de Jean hasta el último barril.
} Con ello llega la fase final.
event-final_phase = Empieza la fase final: todos barajan el descarte con el mazo y juegan una vez más todas sus cartas.
event-out = { $seat } se queda sin cartas y ha terminado.
event-game_over = A nadie le quedan cartas: la partida ha terminado.

## Negativas

refusal-not_in_hand = «{ $card }» no está en tu mano.
refusal-laying_is_playing = Bajar «{ $card }» sin efecto no cambiaría nada ahora.
    .remedy = Juega la carta; no pasará nada que no puedas rechazar.
refusal-not_in_display = { $building } no está en esta partida.
refusal-has_owner = { $building } pertenece a { $owner }.
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
    .remedy = Se mejoran los edificios con casa propia.
refusal-already_upgraded = { $building } ya se ha mejorado.
refusal-not_in_price = En el precio no hay { $good }.
refusal-rest_cannot_be_paid = Si ahorras { $good }, no puedes pagar el resto.
    .remedy = Ahorra otro material.
refusal-supply_empty = No queda { $good } en la reserva.
refusal-too_few_to_exchange = { $same_kind ->
    [0] Por 1 { $good } se entregan { $n } recursos de otras clases; tienes { $have }.
   *[other] Por 1 { $good } se entregan { $n } recursos iguales de otra clase; de ninguna tienes más de { $have }.
}
refusal-exchange_comes_first = Los cambios se hacen antes del primer pago.
refusal-you_have_none = No tienes { $good }.
refusal-asked_in_order = Los recursos se piden en el orden oro, madera, piedra, ladrillo: para { $good } ya es tarde.
refusal-too_few_afterwards = Con { $good } ahora no quedarían recursos bastantes para el resto.
    .remedy = Elige otro recurso.
refusal-same_kind = No puedes cambiar { $good } por { $good }.
    .remedy = Elige otra clase.
refusal-one_kind_only = Los recursos que entregas por uno deben ser todos de una clase: ahora { $good } no.
refusal-not_on_offer = Ya no se ofrece { $good }.
refusal-no_icon = Ninguno de tus edificios muestra { $good }.
refusal-cannot_pay = No puedes pagar por estos puntos.
    .remedy = { $missing_n ->
        [one] Te falta { $missing }.
       *[other] Te faltan { $missing }.
    }
refusal-no_such_opponent = No hay tal rival en esta mesa.
refusal-they_have_none = { $seat } no tiene { $good }.
refusal-not_in_open_supply = «{ $card }» no está en la bolsa de trabajo.
refusal-hiring_not_offered = Esta carta despide; no puede contratar «{ $card }».
refusal-too_poor_to_hire = Contratar «{ $card }» cuesta { $n } de oro; tienes { $have }.
    .remedy = Consigue antes algo de oro.
refusal-nothing_to_get = La reserva no tiene nada que dar a cambio de { $good }.
refusal-no_section_bonus = Al mejorar no se puede ganar una bonificación de tramo de 0 puntos.
    .remedy = Pon la bonificación de tramo en 1 o 2 puntos, o dala solo al construir.
