### The ferry in English.

game-title = The Ferry
game-blurb = Bid a card in secret, win a shell or a handful of coins, and mind what you put under the deck.

## Things

card-back = face-down card
    .plural = face-down cards
card-1 = one
card-2 = two
card-3 = three
card-4 = four
coin-coin = coin
    .plural = coins
shell-supply = shell of the supply
    .plural = shells of the supply
shell-shell = shell
    .plural = shells

## Places

place-deck = Deck
place-away = Put away
place-shells = Supply of shells
place-hand = Hand of { $seat }
place-area = Purse of { $seat }

## Options

option-objections = Objections
    .text = Whether the next player may buy a shell that was just taken.
    .value-false = not allowed
    .value-true = allowed
option-rounds = Rounds
    .text = After so many rounds the game ends, even if there are cards left.

## Actions

action-pick = Bid the { $card }
action-toss = Toss the die for your bid
action-confirm = Confirm the bid
action-take = Take a shell
action-roll = Roll for coins
action-object = Object and buy the shell
action-allow = Let it pass
action-under = Put the card under the deck
action-away = Put the card away

## Decisions

decision-bid = Choose your bid in secret, then confirm it.
decision-reward = You have won the round: take a shell or roll for coins.
decision-object = A shell was taken: object or let it pass.
decision-bury = Put the card that won under the deck, or away.

effect-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Events

event-picked = { $seat } bids the { $card }.
event-tossed = { $seat } tosses { $n } for the bid.
event-confirmed = { $seat } has bid.
event-bids = The bids are shown: { $cards }. { $n ->
    [0] Nobody has tossed.
   *[other] The tosses add up to { $n }.
} { $seat } wins the round.
event-took = { $seat } takes a shell.
event-rolled = { $seat } rolls and takes { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
event-objected = { $seat } objects and buys the shell of { $other }.
event-allowed = { $seat } lets { $other } keep the shell.
event-buried = { $seat } puts the { $card } under the deck.
event-put_away = { $seat } puts the { $card } away.
event-drew = { $seat } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $cards_n ->
    [0] { "" }
   *[other] , from the deck { $cards }
}{ $known_n ->
    [0] { "" }
   *[other] , from the known cards below { $known }
}.

## Refusals

refusal-not_in_hand = The { $card } is not in your hand.
refusal-already_picked = The { $card } is your bid already.
    .remedy = Confirm it, or bid another card.
refusal-already_tossed = You have tossed in this round already.
refusal-nothing_picked = You have not bid a card yet.
    .remedy = Choose a card of your hand first.
refusal-no_shell = There is no shell left.
    .remedy = Roll for coins.

## The end

score-shells = Shells
score-coins = Coins
end-deck_empty = The deck is empty and not everybody has a full hand.
end-round_limit = The last round was played.
