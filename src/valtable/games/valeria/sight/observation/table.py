"""Round, dice, and how far the end is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.modules.crimson_seas.islands import rows_are_short
from valtable.games.valeria.phases.ending import exhausted_stacks
from valtable.games.valeria.sight.observation.labels import citizens, domains
from valtable.games.valeria.state.centre import resting
from valtable.games.valeria.state.frames import RUNNING
from valtable.games.valeria.state.state import State
from valtable.kernel.features import Block, Row, by_seat, fill, tally, whose

OPTIONS: Final = ("monster_events", "mixed", "no_duke")


def options(box: Box, seats: int) -> Sequence[str]:
    return OPTIONS


def faces(box: Box, seats: int) -> Sequence[str]:
    return [f"{die}:{face}" for die in ("first", "second") for face in range(1, 7)]


def ends(box: Box, seats: int) -> Sequence[str]:
    return ("monsters", "domains", "stacks", "islands", "rounds")


def layers(box: Box, seats: int) -> Sequence[str]:
    return ("events", "exhausted", "lower_events", "lower_exhausted", "bottom")


def write_options(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    fill(row, at, [state.options.monster_events, state.options.mixed, state.options.no_duke])


def write_round(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.round


def write_first(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    whose(row, at, state.first, seat, state.seats)


def write_active(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    whose(row, at, state.active, seat, state.seats)


def write_resting(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    whose(row, at, resting(state), seat, state.seats)


def write_dice(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for die, face in enumerate(state.dice):
        if face:
            row[at + 6 * die + face - 1] = 1.0


def write_over(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.ending != RUNNING


def write_to_end(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    """By each of the ways the game ends; islands and rounds only where they can end it."""
    monsters, cards, limit, islands = 0, 0, state.options.round_limit, 0
    for slot in range(5):
        monsters += len(state.stacks[slot])
        cards += state.left[slot] + (state.tops[slot] != NONE)
    stacks = max(state.box.exhausted_to_end[state.seats] - exhausted_stacks(state), 0)
    if state.seas is not None and not rows_are_short(state):
        islands = 1 + min([len(bag) for bag in state.seas.row_bags])
    fill(row, at, [monsters, cards, stacks, islands, max(limit - state.round, 0) if limit else 0])


def write_deck(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    fill(row, at, [*state.upper, *state.lower, len(state.bottom)])


def write_domain_bag(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    tally(row, at, state.domain_bag)


def write_captured_citizens(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    tally(row, at, state.captured_citizens)


def write_captured_domains(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    tally(row, at, state.captured_domains)


TABLE: Final = (
    Block("option", "1 for variants that change what is worth what.", write_options, options, high=1),
    Block("round", "The round, from 1 on.", write_round),
    Block("first", "1 for the seat that began.", write_first, by_seat, high=1),
    Block("active", "1 for the seat whose turn it is.", write_active, by_seat, high=1),
    Block("resting", "1 for the seat that rests.", write_resting, by_seat, high=1),
    Block("dice", "1 for the face that each die shows.", write_dice, faces, high=1),
    Block("over", "1 when the game is over.", write_over, high=1),
    Block(
        "to_end",
        "What is left until the end comes: Monsters of the Areas, Domains, stacks to be exhausted, tokens or "
        "Nobles until a place of the islands stays empty, rounds to a limit; 0 where there are no islands or no limit.",
        write_to_end,
        ends,
    ),
    Block("exhausted_deck", "Cards in the layers of the Exhausted deck, and those put under it.", write_deck, layers),
    Block("domain_unseen", "Domains that may still come.", write_domain_bag, domains),
    Block("captured_citizen", "Citizens that the Dark Lord has captured.", write_captured_citizens, citizens),
    Block("captured_domain", "Domains that the Dark Lord has captured.", write_captured_domains, domains),
)
