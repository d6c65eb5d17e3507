### Looking things up, and the large card.

search = Name or words
kinds = Kinds of things
all = All
any = any
clear = Clear
pay = I can pay
upto = up to { $n }
between = { $from } to { $to }
more = { $n } and more
price = Price
nothing = Nothing is called that. Fewer letters or filters find more.
failed = This could not be looked up now.
again = Try again
coming = Looking …
counts-open = { $n } open
counts-held = { $n } with somebody
counts-seen = { $n } seen
counts-unseen = { $n } not seen yet
counts-gone = { $n } out of the game
copy-open = open now
copy-seen = seen
copy-unseen = not seen
copy-held = taken
copies = Copies: { $text }
hits = { $n ->
    [one] 1 thing found
   *[other] { $n } things found
}

## The large card

your-price = Your price now
a-price = Printed price
printed = printed
can-pay = you can pay
missing = icons missing
short = { $what } short
of-yours = of your { $n }
have-none = you have none
points = { $n ->
    [one] point
   *[other] points
}
rule = Rule
needs = Asks for
has-icon = you have it
lacks-icon = you lack it
read = All about { $name }
