"""The search bot: it plays on from its choices, many times, on tables imagined from what it sees.

A line of play: a table is imagined, a move is made, then everybody plays what looks best to them, up to the beginning
of one of one's own next turns or, in a game of rounds that count, up to the end of the round; there the prospects of
all seats become a win chance. A move is worth the mean of the lines that began with it.

Lines come in rounds. In a round every move that is still looked at meets the same world and the same dice, so that
moves are compared and not their luck; another round has another world and other dice: no luck is ever counted on.
Ever fewer moves go on into the next round: first all that look promising, in the end two.
"""

from __future__ import annotations

from math import ceil, sqrt
from typing import Any, Final

from valtable.bots.bot import Bot, Clock
from valtable.bots.greedy import GreedyBot
from valtable.bots.judging import Judge
from valtable.bots.knowledge import Knowledge
from valtable.bots.moves import Mover
from valtable.kernel.chance import Chance, FastChance
from valtable.kernel.game import AnyGame
from valtable.kernel.play import NOBODY, advance
from valtable.kernel.state import State
from valtable.kernel.values import View

FEWEST: Final = 2
"""Moves that every round compares."""
LONGEST: Final = 200
"""Moves of a line, where nobody's turn comes round."""
PLENTY: Final = 12
"""Moves looked at where only the clock ends the search."""
UNBOUNDED: Final = 1 << 60


class End:
    """The end of a line: what it promises each seat."""

    __slots__ = ("chances", "points")

    def __init__(self, chances: list[float], points: list[float]) -> None:
        self.chances = chances
        self.points = points


class Move:
    """A move that may be made: its steps, how it looked at first, how the lines that begin with it ended."""

    __slots__ = ("chance", "ends", "first", "looks", "steps", "trust")

    def __init__(self, steps: list[int], looks: float, trust: float) -> None:
        self.steps = steps
        self.trust = trust
        """So many lines the first look counts for."""
        self.looks = looks
        """As greedy sees it, in points."""
        self.first = 0.0
        """The same as a win chance."""
        self.ends: list[End] = []
        """One for each round so far: no move comes back that was left behind."""
        self.chance = 0.0
        """Win chances of all lines together."""

    @property
    def lines(self) -> int:
        return len(self.ends)

    def win_chance(self) -> float:
        return (self.trust * self.first + self.chance) / (self.trust + len(self.ends))


class SearchBot(Bot):
    """Plays so many lines, or fewer where so many tables have been tried or the clock has run out."""

    def __init__(self, game: AnyGame, seed: int, lines: int = UNBOUNDED, tables: int = UNBOUNDED) -> None:
        super().__init__(game, seed)
        self.lines = lines
        self.tables = tables
        self.greedy = GreedyBot(game, seed)
        self.knowledge: Knowledge[Any] = self.greedy.knowledge
        self.mover: Mover = self.greedy.mover
        self.judge = Judge(game, self.knowledge)
        self.turns: int = self.knowledge.turns
        self.stages: int = self.knowledge.stages
        self.trust: float = self.knowledge.trust

    def choose(self, view: View, choices: list[int], clock: Clock, chance: Chance) -> int:
        choices = self.knowledge.candidates(choices)
        if len(choices) == 1:
            return choices[0]
        return self.moves(view, choices, clock, chance)[0].steps[0]

    def moves(self, view: View, choices: list[int], clock: Clock, chance: Chance) -> list[Move]:
        """A move for each choice, the best first."""
        search = Search(self, view, choices, clock, chance)
        while search.goes_on():
            search.play_round()
        return search.moves + search.left_behind

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
        slope = mean * (1.0 - mean) * self.judge.spreads_of_a_point(self.imagined(view, 0))
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
            chances, points = self.judge.judge(self.line(world, seat, move, FastChance(seed)))
            move.ends.append(End(chances, points))
            move.chance += chances[seat]

    def line(self, world: State, seat: int, move: Move, luck: Chance) -> State:
        """The table at the end of a line that begins with this move."""
        return self.end_of_line(self.after(world, seat, move, luck), seat, self.knowledge.stage(world), luck)

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

    def end_of_line(self, state: State, seat: int, stage: int, luck: Chance) -> State:
        """Everybody plays what looks best to them, until the seat has been asked anew so many turns.

        Where a game is looked at in stages: until so many have passed since the one the line began in.
        """
        game, knowledge, turns, before = self.game, self.knowledge, 0, seat
        for _ in range(LONGEST):
            asked, choices = advance(game, state, luck)
            if asked == NOBODY:
                break
            if self.stages:
                if knowledge.stage(state) >= stage + self.stages:
                    break
            elif asked == seat and before != seat:
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


class Search:
    """A search under way: the moves that are still looked at, the best first, and those that were left behind."""

    def __init__(self, bot: SearchBot, view: View, choices: list[int], clock: Clock, chance: Chance) -> None:
        self.bot, self.view, self.clock = bot, view, clock
        moves = bot.first_looks(view, choices, clock, chance)
        self.seed = chance.below("bot", 1 << 30)
        self.tried = bot.mover.tried
        self.width = PLENTY if bot.lines == UNBOUNDED else ceil(sqrt(bot.lines))
        self.moves, self.left_behind = moves[: self.width], moves[self.width :]
        self.played = 0
        self.rounds = 0

    def goes_on(self) -> bool:
        bot = self.bot
        return self.played < bot.lines and bot.mover.tried - self.tried < bot.tables and self.clock.left() > 0

    def progress(self) -> float:
        """How much of the search is done, from 0 to 1, as far as it is counted."""
        bot = self.bot
        return min(max(self.played / bot.lines, (bot.mover.tried - self.tried) / bot.tables), 1.0)

    def play_round(self) -> None:
        """One more line for each of the moves that are worth it."""
        self.rounds += 1
        keep = max(FEWEST, round(self.width / sqrt(self.rounds)))
        self.left_behind = self.moves[keep:] + self.left_behind
        self.moves = self.moves[:keep]
        self.bot.round(self.view, self.moves, self.seed + self.rounds)
        self.played += len(self.moves)
        if self.rounds == 1:
            self.bot.weigh_first_looks(self.view, self.moves + self.left_behind)
        self.moves.sort(key=by_win_chance, reverse=True)

    def catch_up(self, move: Move) -> None:
        """Play the lines of a move that was left behind: it meets the worlds and the luck that the others met."""
        while len(move.ends) < self.rounds:
            self.bot.round(self.view, [move], self.seed + len(move.ends) + 1)
            self.played += 1


def by_looks(move: Move) -> float:
    return move.looks


def by_win_chance(move: Move) -> float:
    return move.win_chance()
