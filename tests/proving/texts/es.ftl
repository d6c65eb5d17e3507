### La barca en español.

game-title = La barca
game-blurb = Puja una carta en secreto, gana una concha o un puñado de monedas y fíjate en lo que pones bajo el mazo.

## Cosas

card-back = carta boca abajo
    .plural = cartas boca abajo
card-1 = uno
card-2 = dos
card-3 = tres
card-4 = cuatro
coin-coin = moneda
    .plural = monedas
shell-supply = concha de la reserva
    .plural = conchas de la reserva
shell-shell = concha
    .plural = conchas

## Lugares

place-deck = Mazo
place-away = Apartadas
place-shells = Reserva de conchas
place-hand = Mano de { $seat }
place-area = Bolsa de { $seat }

## Opciones

option-objections = Objeciones
    .text = Si el siguiente jugador puede comprar una concha recién tomada.
    .value-false = no se permiten
    .value-true = se permiten
option-rounds = Rondas
    .text = Tras tantas rondas termina la partida, aunque queden cartas.

## Acciones

action-pick = Pujar el { $card }
action-toss = Tirar el dado para la puja
action-confirm = Confirmar la puja
action-take = Tomar una concha
action-roll = Tirar por monedas
action-object = Objetar y comprar la concha
action-allow = Dejarlo pasar
action-under = Poner la carta bajo el mazo
action-away = Apartar la carta

## Decisiones

decision-bid = Elige tu puja en secreto y confírmala.
decision-reward = Has ganado la ronda: toma una concha o tira por monedas.
decision-object = Se ha tomado una concha: objeta o déjalo pasar.
decision-bury = Pon la carta ganadora bajo el mazo o apártala.

effect-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}

## Sucesos

event-picked = { $seat } puja el { $card }.
event-tossed = { $seat } saca { $n } para la puja.
event-confirmed = { $seat } ha pujado.
event-bids = Se muestran las pujas: { $cards }. { $n ->
    [0] Nadie ha tirado el dado.
   *[other] Los dados suman { $n }.
} { $seat } gana la ronda.
event-took = { $seat } toma una concha.
event-rolled = { $seat } tira y toma { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}.
event-objected = { $seat } objeta y compra la concha de { $other }.
event-allowed = { $seat } deja la concha a { $other }.
event-buried = { $seat } pone el { $card } bajo el mazo.
event-put_away = { $seat } aparta el { $card }.
event-drew = { $seat } roba { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}{ $cards_n ->
    [0] { "" }
   *[other] , del mazo { $cards }
}{ $known_n ->
    [0] { "" }
   *[other] , de las conocidas del fondo { $known }
}.

## Negativas

refusal-not_in_hand = El { $card } no está en tu mano.
refusal-already_picked = El { $card } ya es tu puja.
    .remedy = Confírmala o puja otra carta.
refusal-already_tossed = Ya has tirado el dado en esta ronda.
refusal-nothing_picked = Todavía no has pujado ninguna carta.
    .remedy = Elige primero una carta de tu mano.
refusal-no_shell = No queda ninguna concha.
    .remedy = Tira por monedas.

## El final

score-shells = Conchas
score-coins = Monedas
end-deck_empty = El mazo está vacío y no todos tienen la mano completa.
end-round_limit = Se ha jugado la última ronda.
