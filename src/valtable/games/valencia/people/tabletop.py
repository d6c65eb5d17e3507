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
from valtable.kernel.table import Corners, Place, Table, Thing

Marks = tuple[tuple[str, Args], ...]


def lay_table(box: Box, view: ValenciaView) -> Table:
    """City with bushes, round boards and steps, auction, council, supply, Nina; then each seat's own places."""
    city = box.city(view.seats, view.build)
    shared = [
        Place("city", "city", city_things(box, view, city), columns=city.cols),
        Place(
            "bushes", "bushes", bush_things(view, city), corners=Corners("city", tuple(map(row_and_col, city.bushes)))
        ),
        Place("boards", "boards", board_things(box, view)),
        Place("steps", "steps", step_things(box, view)),
        Place("council", "council", council_things(box, view)),
        Place("supply", "supply", supply_things(box, view)),
    ]
    lanes = auction_things(box, view)
    if lanes:
        shared.insert(4, Place("auction", "auction", lanes))
    if box.nina_at[view.seats]:
        shared.append(Place("nina", "nina", cards(box, view.nina_shown)))
        if view.nina_bid:
            shared.append(Place("nina_bid", "nina_bid", cards(box, view.nina_bid)))
    return Table((*shared, *(place for seat in range(view.seats) for place in seat_places(box, view, seat))))


def city_things(box: Box, view: ValenciaView, city: City) -> tuple[Thing, ...]:
    """Every cell: a space with guild, price and owner, a fountain space, or the central fountain."""
    things = []
    for row in range(city.rows):
        for cell in range(row * GRID, row * GRID + city.cols):
            kind = city.kind[cell]
            if kind == CENTRAL:
                marks: Marks = (("points", {"n": box.central_points}),)
                things.append(Thing("fountain:central", "tile", marks=marks))
            elif kind == FOUNTAIN:
                things.append(Thing(space_ref(cell), "tile", marks=fountain_marks(box, view.fountain_at[cell])))
            else:
                owner = view.figures[cell]
                marks = (("guild", {"guild": guild_ref(kind)}), ("price", {"n": city.price[cell]}))
                things.append(Thing(space_ref(cell), "tile", seat=None if owner == NOBODY else owner, marks=marks))
    return tuple(things)


def fountain_marks(box: Box, fountain: int) -> Marks:
    if fountain == NOBODY:
        return (("fountain_space", {}),)
    points: Args = {"n": box.fountain_points[fountain]}
    return (("fountain", {"fountain": fountain_ref(box, fountain)}), ("points", points))


def row_and_col(bush: int) -> tuple[int, int]:
    return bush // GRID, bush % GRID


def bush_things(view: ValenciaView, city: City) -> tuple[Thing, ...]:
    return tuple(
        Thing(bush_ref(bush), "tile", marks=(("palm", {}),) if bush in view.palms else ()) for bush in city.bushes
    )


def board_things(box: Box, view: ValenciaView) -> tuple[Thing, ...]:
    """The five boards from left to right with their guilds, the fountain of the round and the marker."""
    things = []
    for round_, board in enumerate(view.boards):
        guilds = box.guild_at[board]
        shown: Args = {step: guild_ref(guilds[n]) for n, step in enumerate(STEP_NAMES) if guilds[n] != NOTHING}
        fountain = view.fountains[round_]
        marks: list[tuple[str, Args]] = [("round", {"n": round_ + 1}), ("guilds", shown)]
        if fountain not in view.fountain_at:
            points = box.fountain_points[fountain]
            marks.append(("round_fountain", {"fountain": fountain_ref(box, fountain), "n": points}))
        if round_ == view.round and not view.phase:
            marks.append(("now", {"step": f"step:{STEP_NAMES[step_of(view)]}"}))
        things.append(Thing(f"board:{box.boards[board]}", "tile", marks=tuple(marks)))
    return tuple(things)


def council_things(box: Box, view: ValenciaView) -> tuple[Thing, ...]:
    things = []
    for chair, there in enumerate(view.council):
        marks: Marks = tuple(("helper", {"seat": seat_ref(seat)}) for seat in there[1:])
        things.append(Thing(chair_ref(box, chair), "tile", seat=there[0] if there else None, marks=marks))
    return tuple(things)


def supply_things(box: Box, view: ValenciaView) -> tuple[Thing, ...]:
    """Goods with what they sell for, undealt tasks, and the sum of coins behind all screens (Ruling 37)."""
    goods = tuple(
        Thing(good_ref(good), "counter", n, marks=(("worth", {"n": box.good_value[good]}),))
        for good, n in enumerate(view.supply)
    )
    tasks = (Thing("task:back", "card", view.tasks_left, hidden=True),) if view.tasks_left else ()
    return (*goods, *tasks, Thing("coin:all", "counter", view.all_coins))


def cards(box: Box, kinds: list[int]) -> tuple[Thing, ...]:
    """Cards by kind, each with its number."""
    return tuple(Thing(card_ref(box, kind), "card", kinds.count(kind)) for kind in sorted(set(kinds)))


def backs(number: int) -> tuple[Thing, ...]:
    return (Thing("card:back", "card", number, hidden=True),) if number else ()


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
        Thing("member:member", "counter", view.members[seat], seat=seat),
        Thing("privilege:privilege", "counter", view.privileges[seat]),
        Thing("prestige:prestige", "counter", view.points[seat]),
    ]
    if view.holder == seat:
        things.insert(0, Thing("figure:stefan_feld", "tile"))
    screen = view.screen_of(seat)
    if screen is not None:
        things.append(Thing("coin:coin", "counter", screen.coins))
        things += [Thing(good_ref(good), "counter", n) for good, n in enumerate(screen.goods) if n]
    return tuple(things)


def task_things(box: Box, view: ValenciaView, seat: int) -> tuple[Thing, ...]:
    """One's own tasks with how they stand now (Ruling 46); of others' only the number."""
    screen = view.screen_of(seat)
    if screen is None:
        held = view.tasks_held[seat]
        return (Thing("task:back", "card", held, hidden=True),) if held else ()
    known = known_of(box, view)
    things = []
    for task in sorted({*screen.tasks, *view.dealt, *view.offer}) if seat == view.seat else screen.tasks:
        done, points = is_fulfilled(known, seat, task), points_of(known, seat, task)
        stands = "task_open" if done is None else "task_fulfilled" if done else "task_unfulfilled"
        told: Args = {} if points is None else {"n": points}
        if stands == "task_unfulfilled" and points is not None:
            told["loss"] = -points  # a true minus sign stands in the text
        marks: list[tuple[str, Args]] = [(stands, told)]
        progress = progress_of(known, seat, task)
        if progress is not None:
            marks.append(("task_progress", {"n": min(progress), "of": progress[1]}))
        if view.phase == CHOOSING_TASKS and task in screen.tasks:
            marks.append(("task_kept", {}))
        things.append(Thing(task_ref(box, task), "card", marks=tuple(marks)))
    return tuple(things)


def stack_things(box: Box, view: ValenciaView, seat: int) -> tuple[Thing, ...]:
    """One's own stacks with their cards; others' by size."""
    if seat == view.seat:
        return tuple(
            Thing(f"own_stack:{n}", "card", marks=(("holds", {"cards": [card_ref(box, card) for card in stack]}),))
            for n, stack in enumerate(view.stacks)
        )
    sizes = view.stack_sizes[seat]
    # Counters, not cards: screens show those at a glance, and sizes are all there is to know.
    return tuple(Thing(f"stack:{size}", "counter", sizes.count(size), hidden=True) for size in sorted(set(sizes)))
