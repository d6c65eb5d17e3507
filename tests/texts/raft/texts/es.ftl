card-1 = Gaviota
    .article = la
card-2 = Garza
    .article = la
    .text = Pasa horas sin moverse.
card-3 = Cisne
    .article = el
card-4 = Ibis
    .article = el
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
refusal-already_picked = { $card_article ->
    [la] La { $card }
   *[el] El { $card }
} ya es tu puja.
    .remedy = Puja con otra carta que no sea { $card_with_article }.
refusal-no_shell = No quedan conchas.
score-coins = Monedas
end-deck_empty = El mazo está vacío.
mark-price = cuesta { $n }
