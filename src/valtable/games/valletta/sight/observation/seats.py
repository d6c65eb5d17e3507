"""What each seat has, what that is worth, and how near it is to bringing on the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valletta.box.components import COLORS, FACING_JEAN, LARGEST_GROUP
from valtable.games.valletta.phases.build import buildable
from valtable.games.valletta.phases.points import count
from valtable.games.valletta.scoring import points_on
from valtable.games.valletta.sight.observation.buildings import builds
from valtable.games.valletta.sight.observation.labels import buildings, characters, goods
from valtable.games.valletta.state.state import FINAL, State
from valtable.kernel.features import Block, Row, fill, tally


def colors(box: object, seats: int) -> Sequence[str]:
    return COLORS


def groups(box: object, seats: int) -> Sequence[str]:
    return ("largest", "facing_jean")


def piles(box: object, seats: int) -> Sequence[str]:
    return ("hand", "deck", "discard")


def write_goods(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    fill(row, at, state.goods[seat])


def write_track(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.points[seat]


def write_score(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    total = state.points[seat] + sum(state.goods[seat]) // state.box.goods_per_point
    for building in state.display:
        if state.owner[building] == seat:
            total += points_on(state.box, building, state.upgraded[building])
    row[at] = total


def write_to_trigger(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = max(state.box.trigger_points - state.points[seat], 0)


def write_houses(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.houses[seat]


def write_turns(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.turns[seat]


def write_owns(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for building in state.display:
        if state.owner[building] == seat:
            row[at + building] = 1 + state.upgraded[building]


def write_icons(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for building in state.display:
        if state.owner[building] == seat:
            row[at + state.box.icon[building]] += 1.0


def write_colors(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for building in state.display:
        if state.owner[building] == seat:
            row[at + state.box.building_color[building]] += 1.0


def write_groups(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    fill(row, at, [count(state, seat, LARGEST_GROUP, 0), count(state, seat, FACING_JEAN, 0)])


def write_payable(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    box = state.box
    for action in buildable(state, seat, builds(state, seat)):
        row[at + action - (box.upgrade if action >= box.upgrade else box.construct)] = 1.0


def write_piles(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    fill(row, at, [len(state.hand[seat]), len(state.deck[seat]), len(state.discard[seat])])


def write_cards(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    """Of others one cannot tell hand from deck, only what they have in both together (V22)."""
    tally(row, at, state.hand[seat])
    tally(row, at, state.deck[seat])


def write_known(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    tally(row, at, state.known[seat])


def write_discard(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    tally(row, at, state.discard[seat])


def write_out(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.final == FINAL and not state.hand[seat]


SEATS: Final = (
    Block("good", "Goods it has.", write_goods, goods, each=True),
    Block("points", "Points on the street.", write_track, each=True),
    Block("score", "Points if the game were over now: street, buildings, goods.", write_score, each=True),
    Block("to_trigger", "Points on the street it lacks to trigger the final phase.", write_to_trigger, each=True),
    Block("houses", "Houses left to build with; the last triggers the final phase.", write_houses, each=True),
    Block("turns", "Turns it has had.", write_turns, each=True),
    Block("owns", "1 for its building, 2 if it is upgraded.", write_owns, buildings, high=2, each=True),
    Block("icon", "Its buildings with the icon of each good.", write_icons, goods, each=True),
    Block("color", "Its buildings of each colour.", write_colors, colors, each=True),
    Block("group", "Its buildings in the largest group of neighbours, and those that face Jean.", write_groups, groups,
          each=True),
    Block("payable", "1 if it can pay to construct or upgrade it, by the card that builds now or one without discount.",
          write_payable, buildings, high=1, each=True),
    Block("cards", "How many cards lie where.", write_piles, piles, each=True),
    Block("unseen", "Cards of each character in its hand and deck together.", write_cards, characters, each=True),
    Block("known", "Cards in its hand that all have seen.", write_known, characters, each=True),
    Block("discard", "Cards in its discard pile.", write_discard, characters, each=True),
    Block("out", "1 once it has no card left in the final phase.", write_out, high=1, each=True),
)  # fmt: skip
