card-1 = Gull
card-2 = Heron
    .text = Stands still for hours.
card-3 = Swan
card-4 = Crane
coin-coin = coin
    .plural = coins
shell-shell = shell
    .plural = shells

decision-bury = { $source }: choose where it goes, { $seat }.
effect-card = { $card_text }
effect-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
event-bids = The bids are { $cards }: { $seat } wins.
event-took = { $seat } takes a shell.
event-drew = { $seat } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $cards_n ->
    [0] .
   *[other] : { $cards }.
}
refusal-already_picked = The { $card } is your bid already.
    .remedy = Bid another card than the { $card }.
refusal-no_shell = There are no shells left.
score-coins = Coins
end-deck_empty = The deck is empty.
mark-price = costs { $n }
