"""How often per CPU second a game answers each of the questions that bots and screens ask it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time
from typing import Any

from valtable.bots import Clock, make_bot
from valtable.bots.knowledge import Knowledge, knowledge_of
from valtable.bots.search import SearchBot
from valtable.kernel.chance import FastChance
from valtable.kernel.game import AnyGame
from valtable.kernel.play import NOBODY, advance
from valtable.kernel.state import State
from valtable.kernel.values import Options, View

SPREAD = 60
"""At most so many positions, spread evenly over a game: a pass over them is short, and no phase is left out."""
RUN = 6
"""Steps that greedy goes on for from each position it is put into."""
FEWEST = 12
"""Greedy's decisions in one measurement, however long they take: a single slow one says nothing."""
LINES = 25
"""Lines of each search: as many as let ever fewer moves go on, as they do in a long one."""
SEARCHES = 4
"""Searches in one measurement, however long they take."""


class Position:
    """A real decision of a random game: what there is to ask about."""

    __slots__ = ("chance", "choices", "game", "knowledge", "seat", "state", "view")

    def __init__(self, game: AnyGame, knowledge: Knowledge[Any], state: State, seat: int, choices: list[int]) -> None:
        self.game = game
        self.knowledge = knowledge
        self.state: State = game.copy(state)
        self.seat = seat
        self.choices = list(choices)
        self.view: View = game.view(state, seat)
        self.chance = FastChance(len(choices) + 1)


def positions(game: AnyGame, options: Options, players: int, seed: int) -> list[Position]:
    """Decisions from the first to the last of one random game."""
    chance, knowledge = FastChance(seed), knowledge_of(game)
    state: State = game.setup(options, players, chance)
    seat, choices = advance(game, state, chance)
    found: list[Position] = []
    while seat != NOBODY:
        if len(choices) > 1:
            found.append(Position(game, knowledge, state, seat, choices))
        game.apply(state, seat, choices[chance.below("", len(choices))], chance, None)
        seat, choices = advance(game, state, chance)
    return spread(found)


def spread(found: list[Position]) -> list[Position]:
    """As many as `SPREAD`, at even distances."""
    if len(found) <= SPREAD:
        return found
    return [found[i * len(found) // SPREAD] for i in range(SPREAD)]


def imagine(at: Position) -> object:
    return at.game.imagine(at.view, at.chance)


def view(at: Position) -> object:
    return at.game.view(at.state, at.seat)


def observe(at: Position) -> object:
    return at.game.observe(at.view)


def offers(at: Position) -> object:
    return at.game.offers(at.state, at.seat)


def table(at: Position) -> object:
    return at.game.table(at.view)


def evaluate(at: Position) -> object:
    return at.knowledge.evaluate(at.state, at.seat)


QUESTIONS: dict[str, Callable[[Position], object]] = {
    "imagines_per_second": imagine,
    "views_per_second": view,
    "observations_per_second": observe,
    "offers_per_second": offers,
    "tables_per_second": table,
    "evaluations_per_second": evaluate,
}
"""By the name of the figure."""


def rates(met: Sequence[Position], seconds: float) -> dict[str, float]:
    """Every question, for about so many CPU seconds each."""
    return {name: per_second(ask, met, seconds) for name, ask in QUESTIONS.items()}


def per_second(ask: Callable[[Position], object], met: Sequence[Position], seconds: float) -> float:
    done, start, spent = 0, process_time(), 0.0
    while spent < seconds:
        for at in met:
            ask(at)
        done += len(met)
        spent = process_time() - start
    return done / spent


def copies(game: AnyGame, met: Sequence[Position], seconds: float) -> float:
    """Copies of states per CPU second; they are so quick that even a call of our own would show."""
    states = [at.state for at in met]
    done, start, spent = 0, process_time(), 0.0
    while spent < seconds:
        for state in states:
            game.copy(state)
        done += len(states)
        spent = process_time() - start
    return done / spent


def greedy(game: AnyGame, met: Sequence[Position], seconds: float, seed: int) -> tuple[float, float]:
    """Greedy's decisions per CPU second, and the seconds its slowest took.

    It is put into positions of the whole game, in no order, and plays on for a few steps from each.
    """
    bot, chance, clock = make_bot("greedy", game, seed), FastChance(seed), Clock()
    done, spent, slowest = 0, 0.0, 0.0
    while spent < seconds or done < FEWEST:
        at = met[chance.below("", len(met))]
        state: State = game.copy(at.state)
        seat, choices = at.seat, at.choices
        for _ in range(RUN):
            if seat == NOBODY:
                break
            action = choices[0]
            if len(choices) > 1:
                seen: View = game.view(state, seat)
                start = process_time()
                action = bot.choose(seen, choices, clock, bot.chance)
                took = process_time() - start
                done, spent, slowest = done + 1, spent + took, max(slowest, took)
            game.apply(state, seat, action, chance, None)
            seat, choices = advance(game, state, chance)
    return done / spent, slowest


def search(game: AnyGame, met: Sequence[Position], seconds: float, seed: int) -> float:
    """Lines that the search plays per CPU second, first looks included, from positions of the whole game."""
    bot, chance, clock = SearchBot(game, seed, LINES), FastChance(seed), Clock()
    lines, searches, spent = 0, 0, 0.0
    while spent < seconds or searches < SEARCHES:
        at = met[chance.below("", len(met))]
        start = process_time()
        moves = bot.moves(at.view, at.choices, clock, bot.chance)
        spent += process_time() - start
        lines, searches = lines + sum([move.lines for move in moves]), searches + 1
    return lines / spent
