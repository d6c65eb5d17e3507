"""The table of a view, for screens that know no game."""

from __future__ import annotations

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
from valtable.kernel.table import Place, Table, Thing, hidden, remembered, thing

GOOD_REFS: Final = [good_ref(good) for good in range(len(GOODS))]


def lay_table(box: Box, view: VallettaView) -> Table:
    """The street, the display above (outermost row first) and below it, the supplies, then each seat's own places."""
    rows = box.rows[len(view.points)]
    above = [row for row in range(rows) if row % 2 == 0]
    below = [row for row in range(rows) if row % 2 == 1]
    shared = [
        Place("above", "above", display_row(box, view, above[::-1]), columns=COLUMNS),
        Place("street", "street", street(box, view)),
        Place("below", "below", display_row(box, view, below), columns=COLUMNS),
        Place("open_supply", "open_supply", cards(box, view.pool)),
        Place("supply", "supply", supply(view)),
    ]
    if any(view.draft):
        shared.append(Place("draft", "draft", counters(view.draft)))
    seats = range(len(view.points))
    own = [place for seat in seats for place in seat_places(box, view, seat)]
    return Table((*shared, *own, *(out_of_sight(box, view, seat) for seat in seats)))


def out_of_sight(box: Box, view: VallettaView, seat: int) -> Place:
    """Whose cards are whose everybody knows: of one's own those in the deck, of others' those in hand or deck (V22)."""
    kind = "in_deck" if seat == view.seat else "in_hand_or_deck"
    return Place(f"{kind} {seat}", kind, cards(box, view.out_of_sight(seat)), seat, aside=True)


def display_row(box: Box, view: VallettaView, rows: list[int]) -> tuple[Thing, ...]:
    things = []
    for row in rows:
        for cell in range(row * COLUMNS, (row + 1) * COLUMNS):
            building = view.display[cell]
            things.append(building_thing(box, building, view.owner[building], view.upgraded[building]))
    return tuple(things)


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


def street(box: Box, view: VallettaView) -> tuple[Thing, ...]:
    """Jean, the barrels still face down, and every seat's figure with its lap token."""
    figures = []
    for seat, points in enumerate(view.points):
        figures.append(figure_thing(box, seat, points))
    return (thing("figure:jean", "track", view.jean), barrels_thing(tuple(view.barrels)), *figures)


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


def cards(box: Box, kinds: list[int]) -> tuple[Thing, ...]:
    """Cards by kind, each with its number."""
    return tuple([card_thing(box, kind, kinds.count(kind)) for kind in sorted(set(kinds))])


@remembered
def card_thing(box: Box, kind: int, n: int) -> Thing:
    """A character card with the colour of its set."""
    return Thing(card_ref(box, kind), "card", n, marks=(("color", {"color": f"color:{COLORS[box.color[kind]]}"}),))


def supply(view: VallettaView) -> tuple[Thing, ...]:
    """The goods left; an endless supply says so instead of a number (V8)."""
    if view.options.limited_goods:
        return counters(view.supply)
    return tuple(Thing(good_ref(good), "counter", 0, marks=(("unlimited", {}),)) for good in range(4))


def counters(goods: list[int]) -> tuple[Thing, ...]:
    return tuple([thing(GOOD_REFS[good], "counter", n) for good, n in enumerate(goods)])


@remembered
def house_thing(seat: int, n: int) -> Thing:
    return Thing("house:house", "counter", n, seat=seat)


def seat_places(box: Box, view: VallettaView, seat: int) -> list[Place]:
    """Goods and houses, hand, slots (whose turn it is), deck and discard."""
    shown = view.shown_hand(seat)
    backs = view.hand_sizes[seat] - len(shown)
    hand = cards(box, shown) + ((hidden("character:back", "card", backs),) if backs else ())
    deck_size = len(view.unseen[seat]) - view.hand_sizes[seat]
    deck = (hidden("character:back", "card", deck_size),) if deck_size else ()
    owned = (*counters(view.goods[seat]), house_thing(seat, view.houses[seat]))
    places = [
        Place(f"area {seat}", "area", owned, seat),
        Place(f"hand {seat}", "hand", hand, seat),
        Place(f"deck {seat}", "deck", deck, seat),
        Place(f"discard {seat}", "discard", cards(box, view.discard[seat]), seat),
    ]
    if view.agenda and view.agenda[0][0] == PLAYING and view.turn_of == seat:
        slots = tuple(card_thing(box, kind, 1) for kind in view.slots)
        if free := box.plays - len(view.slots):
            slots += (thing("slot:free", "counter", free),)
        places.insert(1, Place(f"slots {seat}", "slots", slots, seat))
    return places
