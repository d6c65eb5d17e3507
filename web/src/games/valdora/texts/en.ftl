### Words on Valdora's painted board. What spaces, cards and tiles are called comes from the game's own texts.

board-label = The valley of Valdora
shelf = Books, craftsmen and workshops
craftsmen = Craftsmen
workshops = Workshops
workshop-open = unclaimed
discard = Discard { $n }
pages-turned = { $n } turned
pages-left = { $n } left
tag-pay = pay { $n }
pay = pay { $cost }
rides = Where you can ride now
rides-far = Past a city, with your provisions
zoom-in = Zoom in
zoom-out = Zoom out
ways = Ways to do it
choose = What you can do with it

## One's own area

coins-of = { $n } of { $most } coins
provisions-yes = Provisions
provisions-yes-text = ride through one city
provisions-no = No provisions
delivered = { $n } completed
commissions = Commissions
commissions-of = { $n } of { $of }
free-place = free place
equipment = Equipment
equipment-of = { $n } of { $of } kinds
craftsmen-of = { $n }, in { $colors ->
    [one] 1 colour
   *[other] { $colors } colours
}
own-workshops = Your workshops
bonus = { $n ->
    [one] 1 bonus tile
   *[other] { $n } bonus tiles
}
no-craftsmen = none yet
turn-page = Turn
buy-page = Buy
swap-page = Return and buy
load-all = Load all ({ $gems })
not-owned = not yours yet
for-free = free

## What has been seen of a book

seen-title = { $side }: { $n ->
    [one] 1 page
   *[other] { $n } pages
}
seen-unseen = { $n ->
    [one] 1 page nobody has seen
   *[other] { $n } pages nobody has seen
}
seen-empty = nothing lies here

## Others and the end of the game

end-title = End of the game
end-text = When craftsmen of only one colour are left. Now:
end-left = { $n } of { $of } colours
end-last = Last round: { $seat } plays last.
end-last-turn = The last turn of the game.
course = Round { $n }. The game ends when 1 colour is left:
course-last = Round { $n }, the last one. Craftsmen left:
round-n = round { $n }
round-of = round { $n }/{ $of }
bonus-left = { $n ->
    [0] No bonus tiles left.
    [one] 1 bonus tile left.
   *[other] { $n } bonus tiles left.
}
gathered = Craftsmen, framed where the workshop is owned. Below: completed commissions and points.
ask-rule = Rule: { $what }
tie-break = Tie-break: most coins.
tied = , equal points and { $coins }
