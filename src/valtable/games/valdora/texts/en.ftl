### Valdora in English. Names and descriptions of things; choices and prompts.
### Things are named by reference: gem:gold is gem-gold, space:road_01 is space-road_01.

## The game

game-title = Valdora
game-blurb = Ride through a valley of gems: buy equipment and commissions out of great books, load gems, deliver to the patrons and gather craftsmen.

## Gems and coins

gem-ruby = ruby
    .plural = rubies
    .short = R
gem-sapphire = sapphire
    .plural = sapphires
    .short = S
gem-amethyst = amethyst
    .plural = amethysts
    .short = A
gem-emerald = emerald
    .plural = emeralds
    .short = E
gem-gold = gold
    .plural = gold
    .short = G
coin-silver = coin
    .plural = coins
    .text = Pays for commissions, further pages, whoever you meet, and loading cart and horse.

## Equipment

equipment-gold_pan = Gold pan
    .text = Carries one gold, loaded for free.
equipment-shovel = Shovel
    .text = Carries one ruby, loaded for free.
equipment-pick = Pick
    .text = Carries one sapphire, loaded for free.
equipment-hammer = Hammer
    .text = Carries one amethyst, loaded for free.
equipment-chisel = Chisel
    .text = Carries one emerald, loaded for free.
equipment-cart = Cart
    .text = Carries one gem of any colour; every loading costs the coins shown. It may be unloaded to load another gem.
equipment-horse = Horse
    .text = Carries one gem of any colour; every loading costs the coins shown. It may be unloaded to load another gem.

## Commissions by their crest, craftsmen, workshops

commission-silver = silver commission
    .plural = silver commissions
    .short = silver
    .text = Completed at the silver house.
commission-yellow = yellow commission
    .plural = yellow commissions
    .short = yellow
    .text = Completed at the yellow house.
commission-white = white commission
    .plural = white commissions
    .short = white
    .text = Completed at the white house.
commission-violet = violet commission
    .plural = violet commissions
    .short = violet
    .text = Completed at the violet house.
commission-red = red commission
    .plural = red commissions
    .short = red
    .text = Completed at the red house.
commission-blue = blue commission
    .plural = blue commissions
    .short = blue
    .text = Completed at the blue house.
commission-green = green commission
    .plural = green commissions
    .short = green
    .text = Completed at the green house.
commission-back = face-down commission
    .plural = face-down commissions
craftsman-silver = silver craftsman
    .plural = silver craftsmen
    .short = silver
craftsman-yellow = yellow craftsman
    .plural = yellow craftsmen
    .short = yellow
craftsman-white = white craftsman
    .plural = white craftsmen
    .short = white
craftsman-violet = violet craftsman
    .plural = violet craftsmen
    .short = violet
craftsman-red = red craftsman
    .plural = red craftsmen
    .short = red
craftsman-blue = blue craftsman
    .plural = blue craftsmen
    .short = blue
craftsman-green = green craftsman
    .plural = green craftsmen
    .short = green
workshop-silver = silver workshop
workshop-yellow = yellow workshop
workshop-white = white workshop
workshop-violet = violet workshop
workshop-red = red workshop
workshop-blue = blue workshop
workshop-green = green workshop
bonus-tile = bonus tile
    .plural = bonus tiles
slot-free = free place
    .plural = free places
provisions-pack = provisions
    .text = Let you ride through one city, once. Take them in any city, as your action there.
track-round = round

## Spaces

space-city_a = Northwest City (equipment)
    .short = NW City
    .text = Buy equipment here for gold, or take provisions.
space-city_b = Southeast City (equipment)
    .short = SE City
    .text = Buy equipment here for gold, or take provisions.
space-city_c = Northeast City (commissions)
    .short = NE City
    .text = Buy commissions here for coins, or take provisions.
space-city_d = Southwest City (commissions)
    .short = SW City
    .text = Buy commissions here for coins, or take provisions.
space-city_harbor = Harbour City
    .short = Harbour City
    .text = Load one gem from the discard space, or take provisions.
space-mine_north = North Mine
    .short = N Mine
    .text = Fills your purse; meeting others costs nothing here.
space-mine_south = South Mine
    .short = S Mine
    .text = Fills your purse; meeting others costs nothing here.
space-mine_center = Centre Mine
    .short = Centre Mine
    .text = Fills your purse; meeting others costs nothing here.
space-harbor_east = East Harbour (2 loads)
    .short = E Harbour
    .text = Load up to two gems from the discard space.
space-harbor_west = West Harbour (1 load)
    .short = W Harbour
    .text = Load one gem from the discard space.
space-house_silver = Silver house
    .short = ⌂ silver
    .text = Silver commissions are completed here, each with 1 coin.
space-house_yellow = Yellow house
    .short = ⌂ yellow
    .text = Yellow commissions are completed here, each with 1 gold.
space-house_white = White house
    .short = ⌂ white
    .text = White commissions are completed here, each with three different gems.
space-house_violet = Violet house
    .short = ⌂ violet
    .text = Violet commissions are completed here, each with 1 amethyst.
space-house_red = Red house
    .short = ⌂ red
    .text = Red commissions are completed here, each with 1 ruby.
space-house_blue = Blue house
    .short = ⌂ blue
    .text = Blue commissions are completed here, each with 1 sapphire.
space-house_green = Green house
    .short = ⌂ green
    .text = Green commissions are completed here, each with 1 emerald.
space-road_01 = Road 1
    .short = Road 1
    .text = Load gems from here, one onto each equipment card that fits.
space-road_02 = Road 2
    .short = Road 2
    .text = Load gems from here, one onto each equipment card that fits.
space-road_03 = Road 3
    .short = Road 3
    .text = Load gems from here, one onto each equipment card that fits.
space-road_04 = Road 4
    .short = Road 4
    .text = Load gems from here, one onto each equipment card that fits.
space-road_05 = Road 5
    .short = Road 5
    .text = Load gems from here, one onto each equipment card that fits.
space-road_06 = Road 6
    .short = Road 6
    .text = Load gems from here, one onto each equipment card that fits.
space-road_07 = Road 7
    .short = Road 7
    .text = Load gems from here, one onto each equipment card that fits.
space-road_08 = Road 8
    .short = Road 8
    .text = Load gems from here, one onto each equipment card that fits.
space-road_09 = Road 9
    .short = Road 9
    .text = Load gems from here, one onto each equipment card that fits.
space-road_10 = Road 10
    .short = Road 10
    .text = Load gems from here, one onto each equipment card that fits.
space-road_11 = Road 11
    .short = Road 11
    .text = Load gems from here, one onto each equipment card that fits.
space-road_12 = Road 12
    .short = Road 12
    .text = Load gems from here, one onto each equipment card that fits.
space-road_13 = Road 13
    .short = Road 13
    .text = Load gems from here, one onto each equipment card that fits.

## Books

book-equipment_a = northwest equipment catalogue
book-equipment_b = southeast equipment catalogue
book-commission_c = northeast commission book
book-commission_d = southwest commission book
side-left = left side
side-right = right side

## Options. value-… labels the values that are not numbers.

preset-book = By the book
    .text = The whole valley, until too few craftsmen are left.
preset-open_book = Open commissions
    .text = Everybody sees what everybody has delivered.
preset-short = A short ride
    .text = Scored after 30 rounds at the latest.
option-round_limit = Round limit
    .text = After this many rounds the game is over and scored as usual; 0 is no limit.
option-open_points = Completed commissions
    .text = Before the scoring, completed commissions lie face down or open to all.
    .value-false = face down
    .value-true = open
option-first_player = First player
    .text = Who takes the first turn; coins at the start follow the turn order.
    .value-random = drawn by lot

## How the game ended

end-craftsmen_gone = { $left_n ->
    [0] No craftsmen were left.
    [one] Only { $left } was left.
   *[other] Only { $left } were left.
}
end-round_limit = The round limit was reached.

## The score sheet

score-commissions = Commissions
score-colors = Colours of craftsmen
score-workshops = Workshops
score-bonus = Bonus tiles
score-gems = Gems carried

## Actions

action-move = Ride to { $kind ->
    [road] { $space }
   *[other] the { $space }
}
    .many = Ride to:
    .cost = – costs { $cost }
action-turn = Turn the page on the { $side } ({ $card }){ $n ->
    [0] {" "}– for free
   *[other] {""}
}
    .cost = – costs { $cost }
action-buy = { $wants_n ->
    [0] Buy the { $card } from the { $side }
   *[other] Buy a { $card } from the { $side }: it asks for { $wants } and gives { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
    .cost = – buying costs { $cost }
action-swap = Return your { $old } ({ $old_wants } for { $old_points ->
    [one] { $old_points } point
   *[other] { $old_points } points
}{ $like ->
    [0] {""}
   *[other] {"; "}your card no. { $like }
}) and buy a { $card } from the { $side } ({ $wants } for { $points ->
    [one] { $points } point
   *[other] { $points } points
})
    .cost = – costs { $cost }
action-load = Load 1 { $gem } onto the { $card }
    .cost = – costs { $cost }
action-complete = Complete a { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}){ $like ->
    [0] {""}
   *[other] {" "}– your card no. { $like }
}
    .cost = – costs { $cost }
action-pay = Pay with the { $card }
action-provisions = Take provisions
action-end = End your turn

## Decisions. $source is the space, or the book, that asks.

decision-move = Choose where to ride.
decision-act = { $source }: choose what to do, or end your turn.
decision-pay_gold = Pay at the { $source }: choose the card whose gold you spend.
decision-pay_gem = { $source }: choose the equipment card to deliver from.

## What an offer does

effect-uses_provisions = uses up your provisions
effect-ends_turn = nothing can be done there, so your turn ends
effect-replenishes = { $n ->
    [one] { $n } coin from the bank
   *[other] { $n } coins from the bank
}
effect-carries = carries 1 { $gem }
effect-carries_any = carries any gem, { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} to load
effect-unloads = unloads 1 { $gem } first
effect-bars = after this you cannot load the { $cards } any more this turn
effect-returns = then on the { $to }: { $back } ({ $back_wants } for { $back_points ->
    [one] { $back_points } point
   *[other] { $back_points } points
})
effect-bonus = a bonus tile ({ $n } points)
effect-hires = { $tile }
effect-opens = opens the { $workshop }
effect-ends = { $is_last ->
    [yes] the game ends with this turn
   *[no] the game ends with this round, { $seat } plays last
}

## Places

place-round = Round
place-map = The valley
place-discard = Discard space
place-equipment_a = Equipment catalogue, northwest
place-equipment_b = Equipment catalogue, southeast
place-commission_c = Commission book, northeast
place-commission_d = Commission book, southwest
place-craftsmen = Craftsman board, clockwise
place-workshops = Workshops
place-supply = Bank and supply
place-summary = Summary card: faces in each book
place-seen_equipment_a = Seen in the northwest catalogue
place-seen_equipment_b = Seen in the southeast catalogue
place-seen_commission_c = Seen in the northeast commission book
place-seen_commission_d = Seen in the southwest commission book
place-purse = Purse
place-equipment = Equipment
place-commissions = Commissions
place-tiles = Tiles
place-completed = Completed

## What is seen on things

mark-last_round = – last round, { $seat } plays last
mark-round_limit = (of { $n } at most)
mark-pawn = [{ $seat } is here]
mark-gems = { $gems_n ->
    [0] (no gems left)
   *[other] ({ $gems })
}
mark-ships = ({ $n ->
    [one] { $n } ship
   *[other] { $n } ships
})
    .short = ⚓{ $n }
mark-stop = { $n ->
    [0] in reach
    [one] in reach for { $n } coin
   *[other] in reach for { $n } coins
}
    .short = { $n ->
        [0] ›
       *[other] › −{ $n }
    }
mark-stop_with_provisions = { $n ->
    [0] in reach with provisions
    [one] in reach with provisions and { $n } coin
   *[other] in reach with provisions and { $n } coins
}
    .short = { $n ->
        [0] »
       *[other] » −{ $n }
    }
mark-side = ({ $side }, { $n ->
    [one] { $n } page
   *[other] { $n } pages
})
mark-shows = { $cards_n ->
    [0] (the book is empty)
   *[other] (the book shows { $cards })
}
mark-lies = ({ $side }, { $n ->
    [1] on top
   *[other] number { $n } from the top
})
mark-back = – other face: { $card }{ $wants_n ->
    [0] {""}
   *[other] {" "}({ $wants } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
}
mark-wants = (deliver { $wants })
mark-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
mark-loads = (loads { $gem })
mark-loads_any = (loads any gem for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
})
mark-gives = → { $tile }
mark-gives_none = → nothing left
mark-needs = ({ $n ->
    [one] { $n } craftsman
   *[other] { $n } craftsmen
})
mark-most = of { $n } at most
mark-gem = with { $gem }

## Events

event-first_player = { $seat } is the first player.
event-round = Round { $n } begins.
event-moved = { $seat } rides to { $kind ->
    [road] { $space }
   *[other] the { $space }
}.
    .brief = rides to { $kind ->
        [road] { $space }
       *[other] the { $space }
    }
event-passed = { $seat } passes a city on the way and uses up the provisions.
event-met = { $seat } meets { $other } and pays 1 coin.
    .brief = pays { $other } for meeting
event-met_full = { $seat } meets { $other }, whose purse is full, and pays 1 coin to the bank.
    .brief = pays the bank for meeting { $other }
event-replenished = { $n ->
    [0] { $seat } has a full purse already.
    [one] { $seat } fills the purse with { $n } coin.
   *[other] { $seat } fills the purse with { $n } coins.
}
    .brief = { $n ->
        [0] has a full purse already
        [one] fills the purse with { $n } coin
       *[other] fills the purse with { $n } coins
    }
event-provided = { $seat } takes provisions.
    .brief = takes provisions
event-nothing_to_do = { $seat } can do nothing here, and the turn ends.
    .brief = can do nothing there
event-did_nothing = { $seat } does nothing here.
    .brief = does nothing there
event-turned = { $seat } turns the page on the { $side } { $n ->
    [0] for free
    [one] for { $n } coin
   *[other] for { $n } coins
}.
    .brief = turns pages { $n ->
        [0] for free
        [one] for { $n } coin
       *[other] for { $n } coins
    }
event-equipment_shows = The { $side } of the { $book } shows: { $card }.
event-commission_shows = The { $side } of the { $book } shows: { $card } ({ $wants } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}).
event-side_emptied = The { $side } of the { $book } is empty.
event-bought_equipment = { $seat } buys the { $card } with the gold of the { $carrier }; on its other face: { $back }.
    .brief = buys { $card }
event-bought_commission = { $seat } buys a { $card } ({ $wants } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}); on its other face: { $back_card } ({ $back_wants } for { $back_points ->
    [one] { $back_points } point
   *[other] { $back_points } points
}).
    .brief = buys { $card } ({ $wants } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
event-returned = { $seat } returns a { $card } ({ $wants } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}) to the { $side }.
    .brief = returns { $card }
event-unloaded = { $seat } unloads 1 { $gem } from the { $card }.
event-loaded = { $seat } loads 1 { $gem } onto the { $card } { $n ->
    [0] for free
    [one] for { $n } coin
   *[other] for { $n } coins
}.
    .brief = loads { $gem }
event-paid_gem = { $seat } delivers 1 { $gem } from the { $card }.
event-paid_coin = { $seat } delivers 1 coin.
event-completed = { $seat } completes a { $card } ({ $wants } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}).
    .brief = completes { $card } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-bonus = { $seat } receives a bonus tile.
    .brief = receives a bonus tile
event-no_bonus_left = No bonus tile is left for { $seat }.
event-hired = { $seat } hires a { $tile }.
    .brief = hires { $tile }
event-no_craftsman_left = No craftsman is left for { $seat }.
event-workshop = { $seat } opens the { $workshop }.
    .brief = opens the { $workshop }
event-last_round = Only { $left } { $left_n ->
    [one] is
   *[other] are
} left: { $is_last ->
    [yes] this is the last turn.
   *[no] last round, { $last } plays last.
}
event-round_limit = { $n } rounds have been played, and that is the limit.
event-game_over = The game is over; all completed commissions are shown.

## Refusals

refusal-already_there = You cannot stay where you are.
    .remedy = Ride to another space.
refusal-needs_provisions = A city lies between.
    .remedy = Take provisions in any city: they carry you through one.
refusal-too_far = { $space } is too far: two cities lie between.
    .remedy = Provisions pass only one. Stop in a city on the way.
refusal-cannot_pay_pawns = Stopping there costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} for the pawns on it, and you have { $have }.
    .remedy = Silver mines cost nothing and fill your purse.
refusal-other_action_begun = You have one action a turn, and you have begun another.
    .remedy = Finish that one, or end your turn.
refusal-no_book_here = There is no book here.
    .remedy = The four outer cities have one.
refusal-side_empty = Nothing lies on the { $side } of this book.
    .remedy = Choose the other side.
refusal-too_poor_to_turn = Another page costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}, and you have { $have }.
    .remedy = Any silver mine fills your purse.
refusal-already_owned = You own the { $card } already; nobody has two of a kind.
    .remedy = Turn the page to see another one.
refusal-no_gold = The { $card } costs 1 gold, and you carry none.
    .remedy = Load gold before you ride to a catalogue.
refusal-too_poor_to_buy = A commission costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}, and you have { $have }.
    .remedy = Any silver mine fills your purse.
refusal-three_open = You have three open commissions and may not have more.
    .remedy = Return one of them as you buy.
refusal-no_commissions_here = You can return commissions only to a commission book.
    .remedy = The northeast and southwest cities have one.
refusal-return_not_needed = You return a commission only when you have three and buy another.
    .remedy = Buy without returning one.
refusal-no_gems_here = There are no gems to load here.
    .remedy = Roads have gems, harbours load from the discard space.
refusal-equipment_missing = You do not own the { $card }.
    .remedy = Load a card you own; equipment is sold in the northwest and southeast cities.
refusal-gem_not_here = There is no { $gem } to load here.
    .remedy = Load another gem.
refusal-equipment_full = The { $card } carries 1 { $load } already and cannot be unloaded.
    .remedy = Spend or deliver the { $load } first.
refusal-same_gem = The { $card } carries 1 { $load } already.
    .remedy = Load another gem.
refusal-too_poor_to_load = Loading the { $card } costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}, and you have { $have }.
    .remedy = Any silver mine fills your purse.
refusal-no_ship_left = Every ship here is loaded.
    .remedy = End your turn.
refusal-loaded_in_order = On a road you load your cards from left to right, and you are past the { $card }.
    .remedy = Undo, then load the { $card } first.
refusal-no_house_here = This is not a patron’s house.
    .remedy = Ride to the house with the crest of your commission.
refusal-no_such_commission = You have no such commission.
    .remedy = Complete one of yours, or end your turn.
refusal-other_patron = A { $card } is for another patron.
    .remedy = Deliver it to the { $house }.
refusal-cannot_deliver = A { $card } asks for { $wants }.
    .remedy = You still need: { $missing }.
refusal-gem_not_on_card = The { $card } does not carry what you pay.
    .remedy = Pay with a card that carries it.
refusal-no_city_here = You can take provisions only in cities.
    .remedy = Ride to any city.
refusal-has_provisions = You have provisions already.
    .remedy = Ride through a city to use them.

## What prospects are made of, for hints

part-commissions = open commissions
part-equipment = coins and equipment
part-end = the others losing turns

## Looking things up

shelf-equipment_a = Equipment A
    .one = equipment A
shelf-equipment_b = Equipment B
    .one = equipment B
shelf-commission_c = Commissions C
    .one = commission C
shelf-commission_d = Commissions D
    .one = commission D
shelf-craftsmen = Craftsmen
    .one = craftsman
facet-crest = Crest
facet-gem = Gem
facet-points = Points
known-turned = { $n ->
    [one] 1 turned, seen from both sides
   *[other] { $n } turned, seen from both sides
}
known-left = { $n } left, { $seen } of them seen
known-bought = { $n } bought, seen from both sides
known-unseen_pages = { $n ->
    [one] Nobody can say where 1 page of this book is.
   *[other] Nobody can say which { $n } pages are still to come.
}
known-copies = { $n } of { $of } left
known-owned = { $seat } has it
known-workshop_of = workshop opened by { $seat }: { $n }
known-workshop_free = workshop: { $of } tiles, { $n } points
known-craftsmen_left = { $n } craftsmen left in all.
