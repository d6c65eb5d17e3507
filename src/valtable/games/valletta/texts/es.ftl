### Valletta en español. Nombres y descripciones de las cosas; acciones y preguntas.
### Las cosas se nombran por referencia: good:gold es good-gold, character:thief es character-thief.

## El juego

game-title = Valletta
game-blurb = Levanta una nueva capital en Malta: juega tres cartas por turno, construye edificios y haz que trabajen para ti quienes se instalan en ellos.

## Recursos

good-gold = oro
    .plural = oros
good-wood = madera
    .plural = maderas
good-stone = piedra
    .plural = piedras
good-brick = ladrillo
    .plural = ladrillos

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
    .text = Toma 2 oros y cambia después hasta dos recursos, cada uno por otro de distinta clase.
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
    .text = Puedes pagar 2 oros por 3 puntos.
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
action-exchange = Cambiar tres recursos por 1 { $good }
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
decision-build = { $source }: elige qué construir o mejorar, o recházalo.
decision-save = { $source }: elige el material que ahorras.
decision-exchange_give = Elige un recurso que entregar en el cambio.
decision-gain = { $source }: elige un recurso que tomar.
decision-gain_per_icon = { $source }: di qué recurso quieres, uno por cada símbolo tuyo.
decision-swap_give = { $source }: elige un recurso que cambiar, o para.
decision-swap_take = { $source }: elige el recurso que recibes por él.
decision-change_give = { $source }: elige un recurso que cambiar por otros tres, o recházalo.
decision-change_take = { $source }: elige un recurso de los que recibes por él.
decision-pay_score = { $source }: paga por los puntos, o recházalo.
decision-pay_any = { $source }: entrega un recurso por 1 punto, o para.
decision-steal = { $source }: elige un rival y el recurso que le quitas.
decision-customs = { $source }: elige un recurso que entregar.
decision-hire_or_fire = { $source }: contrata un personaje, despide uno o no hagas nada.
decision-fire = { $source }: despide una carta de tu mano, o no hagas nada.
