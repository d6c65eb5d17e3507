"""The search bot: it plays on from its choices, many times, on tables imagined from what it sees.

A line of play: a table is imagined, a move is made, then everybody plays what looks best to them, up to the beginning
of one of one's own next turns; there the prospects of all seats become a win chance. A move is worth the mean of the
lines that began with it.

Lines come in rounds. In a round every move that is still looked at meets the same world and the same dice, so that
moves are compared and not their luck; another round has another world and other dice: no luck is ever counted on.
Ever fewer moves go on into the next round: first all that look promising, in the end two.
"""

from __future__ import annotations

from math import ceil, exp, sqrt
from typing import Any, Final

from valtable.bots.bot import Bot, Clock
from valtable.bots.greedy import GreedyBot
from valtable.bots.knowledge import Knowledge
from valtable.bots.moves import Mover
from valtable.kernel.chance import Chance, FastChance
from valtable.kernel.game import AnyGame
from valtable.kernel.play import NOBODY, advance
from valtable.kernel.state import State
from valtable.kernel.values import View

FEWEST: Final = 2
"""Moves that every round compares."""
LONGEST: Final = 80
"""Moves of a line, where nobody's turn comes round."""
PLENTY: Final = 12
"""Moves looked at where only the clock ends the search."""
ALONE: Final = 50.0
UNBOUNDED: Final = 1 << 60


class Move:
    """A move that may be made: its steps, how it looked at first, what the lines that begin with it were worth."""

    __slots__ = ("chance", "first", "lines", "looks", "points", "steps", "trust")

    def __init__(self, steps: list[int], looks: float, trust: float) -> None:
        self.steps = steps
        self.trust = trust
        """So many lines the first look counts for."""
        self.looks = looks
        """As greedy sees it, in points."""
        self.first = 0.0
        """The same as a win chance."""
        self.lines = 0
        self.chance = 0.0
        """Win chances of all lines together."""
        self.points = 0.0
        """One's own points to be expected, of all lines together."""

    def win_chance(self) -> float:
        return (self.trust * self.first + self.chance) / (self.trust + self.lines)


class SearchBot(Bot):
    """Plays so many lines, or fewer where so many tables have been tried or the clock has run out."""

    def __init__(self, game: AnyGame, seed: int, lines: int = UNBOUNDED, tables: int = UNBOUNDED) -> None:
        super().__init__(game, seed)
        self.lines = lines
        self.tables = tables
        self.greedy = GreedyBot(game, seed)
        self.knowledge: Knowledge[Any] = self.greedy.knowledge
        self.mover: Mover = self.greedy.mover
        self.turns: int = self.knowledge.turns
        self.trust: float = self.knowledge.trust

    def choose(self, view: View, choices: list[int], clock: Clock, chance: Chance) -> int:
        choices = self.knowledge.candidates(choices)
        if len(choices) == 1:
            return choices[0]
        return self.moves(view, choices, clock, chance)[0].steps[0]

    def moves(self, view: View, choices: list[int], clock: Clock, chance: Chance) -> list[Move]:
        """A move for each choice, the best first."""
        moves = self.first_looks(view, choices, clock, chance)
        seed, tried = chance.below("bot", 1 << 30), self.mover.tried
        width = PLENTY if self.lines == UNBOUNDED else ceil(sqrt(self.lines))
        dropped, moves = moves[width:], moves[:width]
        played, round_ = 0, 0
        while played < self.lines and self.mover.tried - tried < self.tables and clock.left() > 0:
            round_ += 1
            keep = max(FEWEST, round(width / sqrt(round_)))
            dropped, moves = moves[keep:] + dropped, moves[:keep]
            self.round(view, moves, seed + round_)
            played += len(moves)
            if round_ == 1:
                self.weigh_first_looks(view, moves + dropped)
            moves.sort(key=by_win_chance, reverse=True)
        return moves + dropped

    def first_looks(self, view: View, choices: list[int], clock: Clock, chance: Chance) -> list[Move]:
        """Each choice with the rest of its move, as greedy sees it, the best first."""
        looks = self.greedy.values(view, choices, clock, chance)
        seat, world = view.seat, self.imagined(view, chance.below("bot", 1 << 30))
        assert seat is not None
        endings = self.mover.endings(world, seat, choices, 0, self.knowledge.tables // 2)
        moves = [Move(ending.trial.steps(), look, self.trust) for ending, look in zip(endings, looks, strict=True)]
        moves.sort(key=by_looks, reverse=True)
        return moves

    def weigh_first_looks(self, view: View, moves: list[Move]) -> None:
        """So many points behind the best mean so much less than what the first lines were worth on average."""
        tried = [move for move in moves if move.lines]
        mean = sum([move.chance for move in tried]) / len(tried)
        slope = mean * (1.0 - mean) / self.spread(self.imagined(view, 0))
        for move in moves:
            move.first = max(mean + slope * (move.looks - moves[0].looks), 0.0)

    def imagined(self, view: View, seed: int) -> State:
        world: State = self.game.imagine(view, FastChance(seed))
        assert view.seat is not None
        self.knowledge.prepare(world, view.seat)
        return world

    def round(self, view: View, moves: list[Move], seed: int) -> None:
        """One more line for each of these moves, in one world, with one luck."""
        world, seat = self.imagined(view, seed), view.seat
        assert seat is not None
        for move in moves:
            luck = FastChance(seed)
            state = self.end_of_line(self.after(world, seat, move, luck), seat, luck)
            chances, points = self.judge(state)
            move.lines += 1
            move.chance += chances[seat]
            move.points += points[seat]

    def after(self, world: State, seat: int, move: Move, luck: Chance) -> State:
        """The table after the steps of a move, as far as this world allows them."""
        game = self.game
        state: State = game.copy(world)
        for number, step in enumerate(move.steps):
            game.apply(state, seat, step, luck)
            if number + 1 == len(move.steps) or self.knowledge.is_over(state):
                break
            asked, choices = advance(game, state, luck)
            if asked != seat:  # in a sealed phase others may be asked first
                choices = game.choices(state, seat)
            if move.steps[number + 1] not in choices:
                break
        self.knowledge.release(state, luck)
        return state

    def end_of_line(self, state: State, seat: int, luck: Chance) -> State:
        """Everybody plays what looks best to them, until the seat has been asked anew so many turns."""
        game, knowledge, turns, before = self.game, self.knowledge, 0, seat
        for _ in range(LONGEST):
            asked, choices = advance(game, state, luck)
            if asked == NOBODY:
                break
            if asked == seat and before != seat:
                turns += 1
                if turns == self.turns:
                    break
            before = asked
            knowledge.prepare(state, asked)
            choices = knowledge.promising(state, asked, choices)
            endings = self.mover.endings(state, asked, choices, luck.below("", 1 << 30), knowledge.quick)
            best = endings[0]
            for ending in endings:
                if ending.value > best.value:
                    best = ending
            state = best.trial.state
            knowledge.release(state, luck)
        return state

    def judge(self, state: State) -> tuple[list[float], list[float]]:
        """The win chance of each seat, and its points: as they are at the end, as they are to be expected before."""
        if not self.game.deciders(state):
            standing = self.game.standing(self.game.view(state, None))
            assert standing.outcome is not None
            winners = standing.outcome.winners
            shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(standing.totals))]
            return shares, [float(total or 0) for total in standing.totals]
        prospects, spread = self.knowledge.prospects(state), self.spread(state)
        if len(prospects) == 1:  # alone there is nobody to be ahead of: the more, the better
            return [1.0 / (1.0 + exp(max(-prospects[0] / ALONE, -40.0)))], prospects
        top = max(prospects)
        weights = [exp(max((value - top) / spread, -40.0)) for value in prospects]
        total = sum(weights)
        return [weight / total for weight in weights], prospects

    def spread(self, state: State) -> float:
        near, far = self.knowledge.spread
        return near + (far - near) * self.knowledge.left(state)


def by_looks(move: Move) -> float:
    return move.looks


def by_win_chance(move: Move) -> float:
    return move.win_chance()
