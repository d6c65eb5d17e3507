"""What is counted: for each title a seeded random game as search plays it, and what people and bots are shown of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tests.speed import reference
from tests.speed.counting import bytecodes
from valtable import games
from valtable.kernel.chance import FastChance
from valtable.kernel.game import AnyGame
from valtable.kernel.play import NOBODY, advance
from valtable.kernel.state import State

SEED = 5
MOMENTS = 8
"""So many tables of a game are shown: a small part of it, for the sake of time."""


@dataclass(frozen=True)
class Setting:
    title: str
    seats: int
    everything: bool = False

    @property
    def name(self) -> str:
        return f"{self.title} {self.seats}" + (" with all modules" if self.everything else "")


SETTINGS = (
    Setting("valdora", 3),
    Setting("valencia", 2),
    Setting("valencia", 4, everything=True),
    Setting("valeria", 2),
    Setting("valeria", 4, everything=True),
    Setting("valletta", 2),
)


def ratios(setting: Setting) -> dict[str, float]:
    """Work per decision of the game, in reference programs: playing it, and showing one of its tables."""
    game = games.load(setting.title)
    options = dict(game.bot_options) | (game.all_modules() if setting.everything else {})
    one = bytecodes(reference.play)
    play_game(game, setting.seats, options, SEED)  # what is made once per process is not the game's work
    tables: list[tuple[State, int]] = []
    counted: list[int] = []
    work = bytecodes(lambda: counted.append(play_game(game, setting.seats, options, SEED + 1, tables)))
    shown = tables[:: max(len(tables) // MOMENTS, 1)][:MOMENTS]
    figures = {"play": work / counted[0] / one}
    for name, show in SHOWN.items():
        show(game, *shown[0])
        figures[name] = bytecodes(partial(show_all, show, game, shown)) / len(shown) / one
    return {name: round(figure, 4) for name, figure in figures.items()}


def play_game(
    game: AnyGame, seats: int, options: dict[str, object], seed: int, tables: list[tuple[State, int]] | None = None
) -> int:
    """Random play in the fast loop; how many decisions it had. Where wanted, the tables are kept."""
    chance, decisions = FastChance(seed), 0
    state: State = game.setup(game.decode_options(options), seats, chance)
    seat, choices = advance(game, state, chance)
    while seat != NOBODY:
        decisions += len(choices) > 1
        if tables is not None:
            tables.append((game.copy(state), seat))
        game.apply(state, seat, choices[chance.below("", len(choices))], chance, None)
        seat, choices = advance(game, state, chance)
    return decisions


Show = Callable[[AnyGame, State, int], object]
SHOWN: dict[str, Show] = {
    "offers": lambda game, state, seat: game.offers(state, seat),
    "view": lambda game, state, seat: game.view(state, seat),
    "observation": lambda game, state, seat: game.observe(game.view(state, seat)),
    "fast observation": lambda game, state, seat: game.observe_state(state, seat),
    "table": lambda game, state, seat: game.table(game.view(state, seat)),
}


def show_all(show: Show, game: AnyGame, shown: list[tuple[State, int]]) -> None:
    for state, seat in shown:
        show(game, state, seat)
