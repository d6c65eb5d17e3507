"""What each seat has, what that scores, and what its Citizens will bring in a roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valeria.box.components import Box
from valtable.games.valeria.phases.counting import counted
from valtable.games.valeria.sight.observation.knowing import resources_of
from valtable.games.valeria.sight.observation.labels import citizens, domains, monsters, resources, roles
from valtable.games.valeria.state.centre import roles_of
from valtable.games.valeria.state.state import State
from valtable.kernel.features import Block, Row, fill, tally

ROLLS: Final = 36.0


def counts(box: Box, seats: int) -> Sequence[str]:
    return ("citizens", "monsters", "domains")


def write_resources(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    fill(row, at, resources_of(state, viewer, seat))


def write_score(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    """Cards and tokens; Dukes and what modules bring are told apart."""
    box, points = state.box, resources_of(state, viewer, seat)[3]
    for monster in state.slain[seat]:
        points += box.monster_vp[monster]
    for domain in state.domains[seat]:
        points += box.domain_vp[domain]
    row[at] = points


def write_counts(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    fill(row, at, [len(state.citizens[seat]), len(state.slain[seat]), len(state.domains[seat])])


def write_roles(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    fill(row, at, roles_of(state, seat))


def write_citizens(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    tally(row, at, state.citizens[seat])


def write_slain(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    tally(row, at, state.slain[seat])


def write_domains(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    tally(row, at, state.domains[seat])


def write_fresh(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for domain in state.fresh:
        if domain in state.domains[seat]:
            row[at] += 1.0


def write_busy(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = bool(state.sealed and state.sealed[seat])


def write_on_turn(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    add_income(state, seat, state.box.on_turn, row, at)


def write_off_turn(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    add_income(state, seat, state.box.off_turn, row, at)


def add_income(state: State, seat: int, programs: tuple[int, ...], row: Row, at: int) -> None:
    """How often each Citizen fires in a roll, times what it brings without asking: fixed, and by what it counts."""
    box = state.box
    for kind in state.citizens[seat]:
        gains, counting, _, _ = box.plans[programs[kind]]
        rate = box.fires[kind] / ROLLS
        for what, n in gains:
            if what < 4:
                row[at + what] += rate * n
        for step in counting:
            op = box.code[step]
            times = rate * counted(state, seat, op[7:])
            for what in range(4):
                row[at + what] += times * op[1 + what]


SEATS: Final = (
    Block("has", "Gold, Strength, Magic and Victory tokens; of others what they had when a common Harvest began.",
          write_resources, resources, each=True),
    Block("score", "Points of its Monsters, Domains and tokens.", write_score, low=None, each=True),
    Block("cards", "How many cards it has.", write_counts, counts, each=True),
    Block("roles", "Role icons it has to build with.", write_roles, roles, each=True),
    Block("citizens", "Its face-up Citizens.", write_citizens, citizens, each=True),
    Block("slain", "Monsters it has slain.", write_slain, monsters, each=True),
    Block("domains", "Its face-up Domains.", write_domains, domains, each=True),
    Block("fresh", "Domains it has built in this turn.", write_fresh, each=True),
    Block("busy", "1 while it is not done choosing, where all choose at the same time.", write_busy, high=1, each=True),
    Block("income_on_turn", "What its Citizens bring on the average by a roll of its own; Starters are not counted.",
          write_on_turn, resources, low=None, each=True),
    Block("income_off_turn", "What they bring by a roll of another seat.", write_off_turn, resources, low=None,
          each=True),
)  # fmt: skip
