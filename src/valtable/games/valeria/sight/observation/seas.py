"""What Crimson Seas brings: the islands with their prices, and what each seat has brought home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valeria.box.actions import RESOURCES
from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.modules.crimson_seas.prices import island_terms, noble_price
from valtable.games.valeria.options import ValeriaOptions
from valtable.games.valeria.phases.payments import reach_in_gold
from valtable.games.valeria.scoring import goods_points
from valtable.games.valeria.sight.observation.knowing import means_of
from valtable.games.valeria.sight.observation.labels import costs
from valtable.games.valeria.state.state import State
from valtable.kernel.features import SPECTATOR, Block, Row, fill, tally

ROW: Final = 3
"""Places in each of the rows."""


def goods(box: Box, seats: int) -> Sequence[str]:
    return box.seas.goods


def nobles(box: Box, seats: int) -> Sequence[str]:
    return box.seas.nobles


def goods_places(box: Box, seats: int) -> Sequence[str]:
    return [f"{place}:{good}" for place in range(ROW) for good in box.seas.goods]


def tome_places(box: Box, seats: int) -> Sequence[str]:
    return [f"{place}:{resource}" for place in range(ROW) for resource in RESOURCES]


def noble_places(box: Box, seats: int) -> Sequence[str]:
    return [f"{place}:{noble}" for place in range(ROW) for noble in box.seas.nobles]


def row_names(box: Box, seats: int) -> Sequence[str]:
    return ("goods", "tomes", "nobles")


def prices(box: Box, seats: int) -> Sequence[str]:
    return [*[f"{row}:{place}" for row in ("goods", "tomes") for place in range(ROW)], "noble"]


def places(box: Box, seats: int) -> Sequence[str]:
    return [f"{row}:{place}" for row in ("goods", "tomes", "nobles") for place in range(ROW)]


def with_seas(options: ValeriaOptions) -> bool:
    return options.crimson_seas


def write_row(state: State, number: int, kinds: int, row: Row, at: int) -> None:
    if state.seas is not None and state.seas.rows:
        for place, token in enumerate(state.seas.rows[number]):
            if token != NONE:
                row[at + kinds * place + token] = 1.0


def write_goods_row(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    write_row(state, 0, len(state.box.seas.goods), row, at)


def write_tomes_row(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    write_row(state, 1, 3, row, at)


def write_nobles_row(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    write_row(state, 2, len(state.box.seas.nobles), row, at)


def write_bags(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.seas is not None:
        fill(row, at, [len(bag) for bag in state.seas.row_bags])


def write_prices(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    seas = state.seas
    if seas is None or not seas.rows:
        return
    for number in (0, 1):
        change = island_terms(state, seat, number)
        for place, price in enumerate(state.box.seas.prices[number]):
            if seas.rows[number][place] != NONE:
                row[at + ROW * number + place] = max(price + change, 0)
    row[at + 2 * ROW] = noble_price(state, seas, seat)


def payable(state: State, viewer: int, seat: int) -> list[int]:
    """The places, row by row, where it can pay for what lies there; for Nobles nothing stands in (R26)."""
    seas, have, found = state.seas, means_of(state, viewer, seat), list[int]()
    if seas is None:
        return found
    reach = reach_in_gold(have)
    for number in (0, 1):
        change, tokens = island_terms(state, seat, number), seas.rows[number]
        for place, price in enumerate(state.box.seas.prices[number]):
            if tokens[place] != NONE and price + change <= reach:
                found.append(ROW * number + place)
    if max(have) >= noble_price(state, seas, seat):
        found += [2 * ROW + place for place, noble in enumerate(seas.rows[2]) if noble != NONE]
    return found


def write_payable(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for place in payable(state, viewer, seat):
        row[at + place] = 1.0


def write_offerings(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.seas is not None:
        fill(row, at, state.seas.offerings)


def write_claims(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.seas is not None and viewer != SPECTATOR:
        row[at] = len(state.seas.claims[seat])


def write_maps(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.seas is not None:
        row[at] = state.seas.maps[seat]


def write_goods(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.seas is not None:
        fill(row, at, state.seas.goods[seat])


def write_goods_points(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.seas is not None:
        row[at] = goods_points(state.box, state.seas.goods[seat])


def write_tomes(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.seas is not None:
        fill(row, at, state.seas.tomes[seat])


def write_spent(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.seas is not None:
        fill(row, at, state.seas.spent[seat])


def write_nobles(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.seas is not None:
        tally(row, at, state.seas.nobles[seat])


SEAS: Final = (
    Block("island_good", "1 for the Goods in each place of Araby.", write_goods_row, goods_places, high=1,
          only=with_seas),
    Block("island_tome", "1 for the Tome in each place of Nae Aerie.", write_tomes_row, tome_places, high=1,
          only=with_seas),
    Block("island_noble", "1 for the Noble in each place of Amarynth.", write_nobles_row, noble_places, high=1,
          only=with_seas),
    Block("island_bag", "Goods, Tomes and Nobles that may still come.", write_bags, row_names, only=with_seas),
    Block("island_price", "Gold that each Good and Tome costs the viewer now, and the resources for a Noble.",
          write_prices, prices, only=with_seas),
    Block("island_payable", "1 if it can pay for what lies there, its Map apart.", write_payable, places, high=1,
          each=True, only=with_seas),
    Block("offering", "Resources on Exekratys.", write_offerings, costs, only=with_seas),
    Block("claims", "Maps that the viewer has claimed in this Harvest.", write_claims, only=with_seas),
    Block("maps", "Maps it has.", write_maps, each=True, only=with_seas),
    Block("goods", "Goods it has.", write_goods, goods, each=True, only=with_seas),
    Block("goods_points", "Points of its sets of Goods.", write_goods_points, each=True, only=with_seas),
    Block("tomes", "Its face-up Tomes.", write_tomes, costs, each=True, only=with_seas),
    Block("tomes_spent", "Its face-down Tomes.", write_spent, costs, each=True, only=with_seas),
    Block("nobles", "Its Nobles.", write_nobles, nobles, each=True, only=with_seas),
)  # fmt: skip
