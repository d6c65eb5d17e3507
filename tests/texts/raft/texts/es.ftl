card-1 = Gaviota
card-2 = Garza
    .text = Pasa horas sin moverse.
card-3 = Cisne
card-4 = Ibis
coin-coin = moneda
    .plural = monedas
shell-shell = concha
    .plural = conchas

decision-bury = { $source }: elige adónde va, { $seat }.
effect-card = { $card_text }
effect-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
event-bids = Las pujas son { $cards }: gana { $seat }.
event-took = { $seat } toma una concha.
event-drew = { $seat } roba { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}{ $cards_n ->
    [0] .
   *[other] : { $cards }.
}
refusal-already_picked = { $card } ya es tu puja.
    .remedy = Puja con otra carta que no sea { $card }.
refusal-no_shell = No quedan conchas.
score-coins = Monedas
end-deck_empty = El mazo está vacío.
mark-price = cuesta { $n }
