"""What only the viewer knows: its Duke, and what that counts as things stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.scoring import card_points, resource_points
from valtable.games.valeria.sight.looking import known_duke
from valtable.games.valeria.state.state import State
from valtable.kernel.features import SPECTATOR, Block, Row


def dukes(box: Box, seats: int) -> Sequence[str]:
    return box.dukes


def write_dealt(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer != SPECTATOR:
        for duke in state.dealt[seat]:
            row[at + duke] = 1.0


def write_duke(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer != SPECTATOR:
        duke = known_duke(state, seat, viewer)
        if duke != NONE:
            row[at + duke] = 1.0


def write_duke_points(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    """As they would be scored now; by the Dukes dealt while none is kept."""
    if viewer == SPECTATOR:
        return
    box, packs, nobles = state.box, state.packs, list[int]()
    citizens, domains = state.citizens[seat], state.domains[seat]
    if packs is not None:
        citizens, domains = citizens + packs.down_citizens[seat], domains + packs.down_domains[seat]
    if state.seas is not None:
        nobles = state.seas.nobles[seat]
    pooled = state.options.duke_resources == "pooled"
    for duke in state.dealt[seat]:
        points = card_points(box, duke, citizens, domains, state.slain[seat], nobles)
        row[at + duke] = points + resource_points(box, duke, state.res[seat], pooled)


OWN: Final = (
    Block("dealt_duke", "1 for the Dukes that the viewer was dealt.", write_dealt, dukes, high=1),
    Block("duke_points", "Points that each of them would bring now.", write_duke_points, dukes),
    Block("duke", "1 for the Duke that the viewer has kept.", write_duke, dukes, high=1),
)  # fmt: skip
