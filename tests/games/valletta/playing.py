"""Games played by bots, step by step, for tests that look at many positions."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.valletta.position import GAME
from valtable.bots import Clock, make_bot
from valtable.games.valletta.state.state import State
from valtable.kernel.chance import Chance, FastChance
from valtable.kernel.journal import Event, Journal
from valtable.kernel.play import NOBODY, advance, forced

BOUND = 5_000
"""No game asks more often than this."""

# Some tables as people agree on them; each option alone, and all of them together, are tried with the kit.
OPTION_SETS: dict[str, dict[str, object]] = {
    "usual": {},
    "kind": {"exchange_same_kind": True, "hire_price": 1, "section_bonus": 2, "even_turns": True},
    "wide": {"limited_goods": False, "neighbours_across_street": True, "section_bonus_on_upgrade": True},
    "dear": {"hire_price": 2, "section_bonus": 0, "first_player": 1, "neighbours_across_street": True},
}


def positions(bots: str, seats: int, options: dict[str, object], seed: int) -> Iterator[tuple[State, int, list[int]]]:
    """Every question of a game: the state, who is asked, the choices. The state goes on changing."""
    chance: Chance = FastChance(seed)
    state = GAME.setup(GAME.decode_options(options), seats, chance)
    bot = make_bot(bots, GAME, seed)
    for _ in range(BOUND):
        seat, choices = advance(GAME, state, chance)
        yield state, seat, choices
        if seat == NOBODY:
            return
        GAME.apply(state, seat, bot.choose(GAME.view(state, seat), choices, Clock(), bot.chance), chance)
    raise AssertionError(f"the game is not over after {BOUND} questions")


def story(bots: str, seats: int, options: dict[str, object], seed: int) -> tuple[State, list[Event]]:
    """A whole game: its end and all that everybody saw happen."""
    chance, events = FastChance(seed), list[Event]()
    state = GAME.setup(GAME.decode_options(options), seats, chance)
    bot = make_bot(bots, GAME, seed)
    while GAME.deciders(state):
        move = forced(GAME, state)
        if move is None:
            seat = GAME.deciders(state)[0]
            choices = GAME.choices(state, seat)
            move = seat, bot.choose(GAME.view(state, seat), choices, Clock(), bot.chance)
        journal = Journal(GAME.events)
        GAME.apply(state, *move, chance, journal)
        events += [event for entry in journal.entries if (event := entry.seen_by(None)) is not None]
    return state, events
