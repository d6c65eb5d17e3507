"""The table of a view, for screens that know no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valletta.box.actions import GOODS
from valtable.games.valletta.box.components import COLORS, Box
from valtable.games.valletta.box.printed import COLUMNS
from valtable.games.valletta.people.events import building_ref, card_ref, good_ref, good_refs
from valtable.games.valletta.scoring import points_on, track_space
from valtable.games.valletta.sight.view import VallettaView
from valtable.games.valletta.state.frames import PLAYING
from valtable.games.valletta.state.state import NOBODY
from valtable.kernel.refusal import Args
from valtable.kernel.table import Place, Table, Thing, hidden, of_the_moment, remembered, thing

GOOD_REFS: Final = [good_ref(good) for good in range(len(GOODS))]


def lay_table(box: Box, view: VallettaView) -> Table:
    """The street, the display above (outermost row first) and below it, the supplies, then each seat's own places.

    Places are made of what lies in them alone, and remembered: who sees the same is shown the same place.
    """
    rows, seats = range(box.rows[len(view.points)]), range(len(view.points))
    owner, upgraded = tuple(view.owner), tuple(view.upgraded)
    shared = [
        display_place(box, "above", view.display, rows[::2][::-1], owner, upgraded),
        street(box, view.jean, tuple(view.barrels), tuple(view.points)),
        display_place(box, "below", view.display, rows[1::2], owner, upgraded),
        pile(box, "open_supply", None, tuple(view.pool)),
        supply(tuple(view.supply) if view.options.limited_goods else ()),
    ]
    if any(view.draft):
        shared.append(Place("draft", "draft", counters(view.draft)))
    own = [place for seat in seats for place in seat_places(box, view, seat)]
    return Table((*shared, *own, *[out_of_sight(box, view, seat) for seat in seats]))


def out_of_sight(box: Box, view: VallettaView, seat: int) -> Place:
    """Whose cards are whose everybody knows: of one's own those in the deck, of others' those in hand or deck (V22)."""
    kind = "in_deck" if seat == view.seat else "in_hand_or_deck"
    return pile(box, kind, seat, tuple(view.out_of_sight(seat)), aside=True)


@of_the_moment
def display_place(
    box: Box, name: str, display: tuple[int, ...], rows: range, owner: tuple[int, ...], upgraded: tuple[int, ...]
) -> Place:
    things = []
    for row in rows:
        for building in display[row * COLUMNS : (row + 1) * COLUMNS]:
            things.append(building_thing(box, building, owner[building], upgraded[building]))
    return Place(name, name, tuple(things), columns=COLUMNS)


@remembered
def building_thing(box: Box, building: int, owner: int, upgraded: int) -> Thing:
    """A building with its points and icon; its price and character while nobody has built it, then its owner and,
    while it can be upgraded, what that costs."""
    marks: list[tuple[str, Args]] = [
        ("color", {"color": f"color:{COLORS[box.building_color[building]]}"}),
        ("letter", {"letter": box.letter[building]}),
        ("points", {"n": points_on(box, building, upgraded)}),
        ("icon", {"good": good_ref(box.icon[building])}),
    ]
    if owner == NOBODY:
        marks.append(("cost", {"cost": good_refs(box.cost[building])}))
        marks.append(("character", {"card": card_ref(box, box.character_of[building])}))
    elif upgraded:
        marks.append(("upgraded", {}))
    else:
        marks.append(("upgrade", {"cost": good_refs(box.upgrade_cost[building])}))
    return Thing(building_ref(box, building), "tile", seat=None if owner == NOBODY else owner, marks=tuple(marks))


@of_the_moment
def street(box: Box, jean: int, barrels: tuple[int, ...], points: tuple[int, ...]) -> Place:
    """Jean, the barrels still face down, and every seat's figure with its lap token."""
    figures = [figure_thing(box, seat, n) for seat, n in enumerate(points)]
    return Place("street", "street", (thing("figure:jean", "track", jean), barrels_thing(barrels), *figures))


@remembered
def figure_thing(box: Box, seat: int, points: int) -> Thing:
    space, token = track_space(box.lap, points)
    marks: tuple[tuple[str, Args], ...] = (("token", {"n": token}),) if token else ()
    marks += (("goal", {"n": box.trigger_points}),)
    return Thing(f"figure:{seat}", "track", space, seat=seat, marks=marks)


@remembered
def barrels_thing(barrels: tuple[int, ...]) -> Thing:
    left: Args = {good: barrels[i] for i, good in enumerate(GOODS)}
    return Thing("barrel:back", "counter", sum(barrels), hidden=True, marks=(("barrels", left),))


@of_the_moment
def pile(box: Box, kind: str, seat: int | None, kinds: tuple[int, ...], *, aside: bool = False) -> Place:
    """A place in which nothing but cards lies."""
    return Place(kind if seat is None else f"{kind} {seat}", kind, cards(box, kinds), seat, aside=aside)


def cards(box: Box, kinds: tuple[int, ...]) -> tuple[Thing, ...]:
    """Cards by kind, each with its number."""
    return tuple([card_thing(box, kind, kinds.count(kind)) for kind in sorted(set(kinds))])


@remembered
def card_thing(box: Box, kind: int, n: int) -> Thing:
    """A character card with the colour of its set."""
    return Thing(card_ref(box, kind), "card", n, marks=(("color", {"color": f"color:{COLORS[box.color[kind]]}"}),))


@of_the_moment
def supply(goods: tuple[int, ...]) -> Place:
    """The goods left; an endless supply says so instead of a number (V8)."""
    endless = [Thing(ref, "counter", 0, marks=(("unlimited", {}),)) for ref in GOOD_REFS]
    return Place("supply", "supply", counters(goods) if goods else tuple(endless))


def counters(goods: Sequence[int]) -> tuple[Thing, ...]:
    return tuple([thing(GOOD_REFS[good], "counter", n) for good, n in enumerate(goods)])


def seat_places(box: Box, view: VallettaView, seat: int) -> list[Place]:
    """Goods and houses, slots (whose turn it is), hand, deck and discard."""
    shown = view.shown_hand(seat)
    places = [
        area(seat, tuple(view.goods[seat]), view.houses[seat]),
        hand(box, seat, tuple(shown), view.hand_sizes[seat] - len(shown)),
        deck(seat, len(view.unseen[seat]) - view.hand_sizes[seat]),
        pile(box, "discard", seat, tuple(view.discard[seat])),
    ]
    if view.agenda and view.agenda[0][0] == PLAYING and view.turn_of == seat:
        places.insert(1, slots(box, seat, tuple(view.slots)))
    return places


@of_the_moment
def area(seat: int, goods: tuple[int, ...], houses: int) -> Place:
    return Place(f"area {seat}", "area", (*counters(goods), Thing("house:house", "counter", houses, seat=seat)), seat)


@of_the_moment
def hand(box: Box, seat: int, shown: tuple[int, ...], backs: int) -> Place:
    return Place(f"hand {seat}", "hand", cards(box, shown) + face_down(backs), seat)


@remembered
def deck(seat: int, size: int) -> Place:
    return Place(f"deck {seat}", "deck", face_down(size), seat)


def face_down(n: int) -> tuple[Thing, ...]:
    return (hidden("character:back", "card", n),) if n else ()


@of_the_moment
def slots(box: Box, seat: int, kinds: tuple[int, ...]) -> Place:
    free = box.plays - len(kinds)
    things = [card_thing(box, kind, 1) for kind in kinds] + ([thing("slot:free", "counter", free)] if free else [])
    return Place(f"slots {seat}", "slots", tuple(things), seat)
