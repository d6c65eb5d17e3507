"""The table of a view, for screens that know no game."""

from __future__ import annotations

from valtable.games.valencia.box.city import CENTRAL, FOUNTAIN, GRID, City
from valtable.games.valencia.box.components import NOTHING, Box
from valtable.games.valencia.box.printed_setup import STEP_NAMES
from valtable.games.valencia.people.auction import auction_things
from valtable.games.valencia.people.events import (
    bush_ref,
    card_ref,
    chair_ref,
    fountain_ref,
    good_ref,
    guild_ref,
    seat_ref,
    space_ref,
    task_ref,
)
from valtable.games.valencia.people.steps import step_of, step_things
from valtable.games.valencia.people.task_progress import progress_of
from valtable.games.valencia.sight.known import known_of
from valtable.games.valencia.sight.looking import CHOOSING_TASKS
from valtable.games.valencia.sight.piles import cards_left, pile_now
from valtable.games.valencia.sight.view import ValenciaView
from valtable.games.valencia.state.state import NOBODY
from valtable.games.valencia.task_cards import is_fulfilled, points_of
from valtable.kernel.refusal import Args
from valtable.kernel.table import Corners, Place, Table, Thing, hidden, remembered, thing

Marks = tuple[tuple[str, Args], ...]


def lay_table(box: Box, view: ValenciaView) -> Table:
    """City with bushes, round boards and steps, auction, council, supply, Nina; then each seat's own places."""
    city = box.city(view.seats, view.build)
    shared = [
        Place("city", "city", city_things(box, city, tuple(view.figures), tuple(view.fountain_at)), columns=city.cols),
        Place("bushes", "bushes", bush_things(view, city), corners=corners(city)),
        Place("boards", "boards", board_things(box, view)),
        Place("steps", "steps", step_things(box, view)),
        Place("council", "council", council_things(box, view)),
        Place("supply", "supply", supply_things(box, view)),
    ]
    bids = auction_things(box, view)
    if bids:
        shared.insert(4, Place("auction", "auction", bids))
    if box.nina_at[view.seats]:
        shared.append(Place("nina", "nina", cards(box, view.nina_shown)))
        if view.nina_bid:
            shared.append(Place("nina_bid", "nina_bid", cards(box, view.nina_bid)))
    return Table((*shared, *(place for seat in range(view.seats) for place in seat_places(box, view, seat))))


@remembered
def city_things(box: Box, city: City, figures: tuple[int, ...], fountain_at: tuple[int, ...]) -> tuple[Thing, ...]:
    """Every cell: a space with guild, price and owner, a fountain space, or the central fountain."""
    things = []
    for row in range(city.rows):
        for cell in range(row * GRID, row * GRID + city.cols):
            kind = city.kind[cell]
            if kind == CENTRAL:
                things.append(central_thing(box))
            elif kind == FOUNTAIN:
                things.append(fountain_thing(box, cell, fountain_at[cell]))
            else:
                things.append(space_thing(cell, kind, city.price[cell], figures[cell]))
    return tuple(things)


@remembered
def space_thing(cell: int, guild: int, price: int, owner: int) -> Thing:
    marks: Marks = (("guild", {"guild": guild_ref(guild)}), ("price", {"n": price}))
    return Thing(space_ref(cell), "tile", seat=None if owner == NOBODY else owner, marks=marks)


@remembered
def fountain_thing(box: Box, cell: int, fountain: int) -> Thing:
    return Thing(space_ref(cell), "tile", marks=fountain_marks(box, fountain))


@remembered
def central_thing(box: Box) -> Thing:
    return Thing("fountain:central", "tile", marks=(("points", {"n": box.central_points}),))


def fountain_marks(box: Box, fountain: int) -> Marks:
    if fountain == NOBODY:
        return (("fountain_space", {}),)
    points: Args = {"n": box.fountain_points[fountain]}
    return (("fountain", {"fountain": fountain_ref(box, fountain)}), ("points", points))


@remembered
def corners(city: City) -> Corners:
    """Where the bushes are: at the corners of the city's spaces."""
    return Corners("city", tuple((bush // GRID, bush % GRID) for bush in city.bushes))


def bush_things(view: ValenciaView, city: City) -> tuple[Thing, ...]:
    return tuple([bush_thing(bush, bush in view.palms) for bush in city.bushes])


@remembered
def bush_thing(bush: int, has_palm: bool) -> Thing:
    return Thing(bush_ref(bush), "tile", marks=(("palm", {}),) if has_palm else ())


def board_things(box: Box, view: ValenciaView) -> tuple[Thing, ...]:
    """The five boards from left to right with their guilds, the fountain of the round and the marker."""
    things = []
    for round_, board in enumerate(view.boards):
        fountain = view.fountains[round_]
        step = step_of(view) if round_ == view.round and not view.phase else NOBODY
        things.append(board_thing(box, round_, board, NOBODY if fountain in view.fountain_at else fountain, step))
    return tuple(things)


@remembered
def board_thing(box: Box, round_: int, board: int, fountain: int, step: int) -> Thing:
    """`fountain`: the one still on it; `step`: where the marker is on it; NOBODY if there is none."""
    guilds = box.guild_at[board]
    shown: Args = {step: guild_ref(guilds[n]) for n, step in enumerate(STEP_NAMES) if guilds[n] != NOTHING}
    marks: list[tuple[str, Args]] = [("round", {"n": round_ + 1}), ("guilds", shown)]
    if fountain != NOBODY:
        points = box.fountain_points[fountain]
        marks.append(("round_fountain", {"fountain": fountain_ref(box, fountain), "n": points}))
    if step != NOBODY:
        marks.append(("now", {"step": f"step:{STEP_NAMES[step]}"}))
    return Thing(f"board:{box.boards[board]}", "tile", marks=tuple(marks))


def council_things(box: Box, view: ValenciaView) -> tuple[Thing, ...]:
    return tuple([chair_thing(box, chair, tuple(there)) for chair, there in enumerate(view.council)])


@remembered
def chair_thing(box: Box, chair: int, there: tuple[int, ...]) -> Thing:
    marks: Marks = tuple(("helper", {"seat": seat_ref(seat)}) for seat in there[1:])
    return Thing(chair_ref(box, chair), "tile", seat=there[0] if there else None, marks=marks)


def supply_things(box: Box, view: ValenciaView) -> tuple[Thing, ...]:
    """Goods with what they sell for, undealt tasks, and the sum of coins behind all screens (Ruling 37)."""
    goods = [good_thing(box, good, n) for good, n in enumerate(view.supply)]
    tasks = (hidden("task:back", "card", view.tasks_left),) if view.tasks_left else ()
    return (*goods, *tasks, thing("coin:all", "counter", view.all_coins))


@remembered
def good_thing(box: Box, good: int, n: int) -> Thing:
    return Thing(good_ref(good), "counter", n, marks=(("worth", {"n": box.good_value[good]}),))


def cards(box: Box, kinds: list[int]) -> tuple[Thing, ...]:
    """Cards by kind, each with its number."""
    return tuple([thing(card_ref(box, kind), "card", kinds.count(kind)) for kind in sorted(set(kinds))])


def backs(number: int) -> tuple[Thing, ...]:
    return (hidden("card:back", "card", number),) if number else ()


def seat_places(box: Box, view: ValenciaView, seat: int) -> list[Place]:
    """Family and screen; what one plans and bids with; tasks, draw pile, discards, what is left in one's own pile."""
    mine = seat == view.seat
    unseen = cards(box, view.own_unseen) if mine else backs(view.unseen_discards[seat])
    pile = backs(pile_now(view, seat) - len(view.bottom if mine else view.below[seat]))
    places = [Place(f"area {seat}", "area", area_things(view, seat), seat)]
    if mine and view.hand:
        places.append(Place(f"hand {seat}", "hand", cards(box, view.hand), seat))
    if view.bids[seat]:
        places.append(Place(f"bid {seat}", "bid", cards(box, view.bids[seat]), seat))
    places += [
        Place(f"stacks {seat}", "stacks", stack_things(box, view, seat), seat),
        Place(f"tasks {seat}", "tasks", task_things(box, view, seat), seat),
        Place(f"pile {seat}", "pile", pile + cards(box, view.bottom if mine else view.below[seat]), seat),
        Place(f"discard {seat}", "discard", cards(box, view.discards[seat]) + unseen, seat),
    ]
    if mine and not view.is_over:
        places.append(Place(f"left {seat}", "left", cards(box, cards_left(box, view, seat)), seat))
    return places


def area_things(view: ValenciaView, seat: int) -> tuple[Thing, ...]:
    things = [
        member_thing(seat, view.members[seat]),
        thing("privilege:privilege", "counter", view.privileges[seat]),
        thing("prestige:prestige", "counter", view.points[seat]),
    ]
    if view.holder == seat:
        things.insert(0, thing("figure:stefan_feld", "tile"))
    screen = view.screen_of(seat)
    if screen is not None:
        things.append(thing("coin:coin", "counter", screen.coins))
        things += [thing(good_ref(good), "counter", n) for good, n in enumerate(screen.goods) if n]
    return tuple(things)


@remembered
def member_thing(seat: int, n: int) -> Thing:
    return Thing("member:member", "counter", n, seat=seat)


def task_things(box: Box, view: ValenciaView, seat: int) -> tuple[Thing, ...]:
    """One's own tasks with how they stand now (Ruling 46); of others' only the number."""
    screen = view.screen_of(seat)
    if screen is None:
        held = view.tasks_held[seat]
        return (hidden("task:back", "card", held),) if held else ()
    known = known_of(box, view)
    things = []
    for task in sorted({*screen.tasks, *view.dealt, *view.offer}) if seat == view.seat else screen.tasks:
        done, points = is_fulfilled(known, seat, task), points_of(known, seat, task)
        kept = view.phase == CHOOSING_TASKS and task in screen.tasks
        things.append(task_thing(box, task, done, points, progress_of(known, seat, task), kept))
    return tuple(things)


@remembered
def task_thing(
    box: Box, task: int, done: bool | None, points: int | None, progress: tuple[int, int] | None, kept: bool
) -> Thing:
    stands = "task_open" if done is None else "task_fulfilled" if done else "task_unfulfilled"
    told: Args = {} if points is None else {"n": points}
    if stands == "task_unfulfilled" and points is not None:
        told["loss"] = -points  # a true minus sign stands in the text
    marks: list[tuple[str, Args]] = [(stands, told)]
    if progress is not None:
        marks.append(("task_progress", {"n": min(progress), "of": progress[1]}))
    if kept:
        marks.append(("task_kept", {}))
    return Thing(task_ref(box, task), "card", marks=tuple(marks))


def stack_things(box: Box, view: ValenciaView, seat: int) -> tuple[Thing, ...]:
    """One's own stacks with their cards; others' by size."""
    if seat == view.seat:
        return tuple([own_stack(box, n, tuple(stack)) for n, stack in enumerate(view.stacks)])
    sizes = view.stack_sizes[seat]
    # Counters, not cards: screens show those at a glance, and sizes are all there is to know.
    return tuple([hidden(f"stack:{size}", "counter", sizes.count(size)) for size in sorted(set(sizes))])


@remembered
def own_stack(box: Box, n: int, stack: tuple[int, ...]) -> Thing:
    return Thing(f"own_stack:{n}", "card", marks=(("holds", {"cards": [card_ref(box, card) for card in stack]}),))
