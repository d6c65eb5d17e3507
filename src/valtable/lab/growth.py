"""Whether a game becomes slower as it goes on, and whether a long log does: one measurement, as JSON.

`python -m valtable.lab.growth PLACE PLAYERS SECONDS SEED BUILD`, in a process of its own.
"""

from __future__ import annotations

import sys
from statistics import median
from time import process_time

import msgspec

from valtable import games
from valtable.kernel.chance import FastChance
from valtable.kernel.errors import Broken, Refused
from valtable.kernel.game import AnyGame
from valtable.kernel.log import Line, Log, UndoLine
from valtable.kernel.match import Match
from valtable.kernel.play import NOBODY, advance, due
from valtable.kernel.seed import chosen
from valtable.kernel.state import State
from valtable.kernel.values import Options
from valtable.lab.build import require_build
from valtable.lab.collecting import collect_seldom
from valtable.lab.playing import Sitting
from valtable.lab.setting import derive
from valtable.lab.speed import options_of

TENTHS = 10
LENGTHS = (100, 1000, 3000)
"""Lines of a log."""
DEPTH = 60
"""Lines that count in each of these logs; all further ones are a choice taken back and made again, over and over."""
TRIES = 3
LONG = 1000.0
"""Milliseconds: what takes so long is not tried again."""
GAMES = 100


class Growth(msgspec.Struct, frozen=True):
    """By tenth of a game, and by lines of a log."""

    decisions_per_second: list[float]
    recorded_decisions_per_second: list[float]
    undo_ms: dict[str, float]
    resume_ms: dict[str, float]


class Tenths:
    """Decisions and CPU seconds by tenth of a game.

    A game is played twice with the same luck: the first time tells how long it is, so that the second
    needs to look at the clock ten times only.
    """

    def __init__(self) -> None:
        self.decisions = [0] * TENTHS
        self.seconds = [0.0] * TENTHS

    def add(self, marks: list[tuple[int, float]]) -> None:
        """The decisions made and the time at each of the eleven edges."""
        for i in range(TENTHS):
            self.decisions[i] += marks[i + 1][0] - marks[i][0]
            self.seconds[i] += marks[i + 1][1] - marks[i][1]

    @property
    def spent(self) -> float:
        return sum(self.seconds)

    def per_second(self) -> list[float]:
        return [count / max(spent, 1e-9) for count, spent in zip(self.decisions, self.seconds, strict=True)]


class Marks:
    """The decisions made and the time at the beginning of each tenth, then at the end."""

    def __init__(self, steps: int) -> None:
        self.edges = [steps * i // TENTHS for i in range(TENTHS)] if steps else []
        self.found: list[tuple[int, float]] = []

    def pass_(self, step: int, decisions: int) -> None:
        while len(self.found) < len(self.edges) and self.edges[len(self.found)] == step:
            self.end(decisions)

    def end(self, decisions: int) -> None:
        self.found.append((decisions, process_time()))


def play(game: AnyGame, options: Options, players: int, seed: int, marks: Marks) -> int:
    """One random game in the fast loop; how many steps it has."""
    chance = FastChance(seed)
    state: State = game.setup(options, players, chance)
    seat, choices = advance(game, state, chance)
    steps = decisions = 0
    while seat != NOBODY:
        marks.pass_(steps, decisions)
        decisions += len(choices) > 1
        game.apply(state, seat, choices[chance.below("", len(choices))], chance, None)
        steps += 1
        seat, choices = advance(game, state, chance)
    marks.end(decisions)
    return steps


def record(game: AnyGame, options: Options, players: int, seed: int, marks: Marks) -> int:
    """The same through recorded luck and log."""
    sitting = Sitting(game, msgspec.to_builtins(options), ["random"] * players, seed)
    chance, state = FastChance(seed), sitting.state
    steps = decisions = 0
    seat, choices, unasked = due(game, state)
    while seat != NOBODY:
        marks.pass_(steps, decisions)
        decisions += len(choices) > 1
        sitting.act(seat, choices[chance.below("", len(choices))], unasked)
        steps += 1
        seat, choices, unasked = due(game, state)
    marks.end(decisions)
    return steps


def over_a_game(game: AnyGame, players: int, seconds: float, seed: int) -> tuple[list[float], list[float]]:
    """Decisions per CPU second by tenth of a game: in the fast loop, and recorded."""
    options, fast, recorded, number = options_of(game), Tenths(), Tenths(), 0
    while fast.spent < seconds or recorded.spent < seconds:
        luck = derive(seed, number)
        number += 1
        for kind, tenths in ((play, fast), (record, recorded)):
            if tenths.spent < seconds:
                marks = Marks(kind(game, options, players, luck, Marks(0)))
                kind(game, options, players, luck, marks)
                tenths.add(marks.found)
    return fast.per_second(), recorded.per_second()


class TakenBack(msgspec.Struct, frozen=True):
    """A game some way in, and a choice in it that was taken back and made again."""

    log: Log
    again: list[Line]
    """The lines that followed: the undo, the same choice, what went unasked."""
    seat: int
    secret: bytes


def taken_back(game: AnyGame, players: int, seed: int) -> TakenBack:
    """Random games until somebody may take back a choice without asking the others."""
    names = [f"Player {i + 1}" for i in range(players)]
    for number in range(GAMES):
        secret, chance = chosen(derive(seed, number)), FastChance(seed + number)
        match = Match.begin(game, names, dict(game.bot_options), secret, committed=False)
        while not match.is_over:
            seat = match.decisions[0].seat
            choices = match.choices(seat)
            action = choices[chance.below("", len(choices))]
            match.play(seat, action)
            if len(match.log.lines) < DEPTH or match.is_over:
                continue
            before = match.log
            try:
                match.undo(seat)
            except Refused:
                continue
            match.play(seat, action)
            again = match.log.lines[len(before.lines) :]
            if isinstance(again[0], UndoLine):  # and no step taken back in a sealed phase
                return TakenBack(before, again, seat, secret)
    raise Broken(f"{game.title}: nothing could be taken back in {GAMES} games")


def lengthened(found: TakenBack, lines: int) -> Log:
    """The same game with a longer log: the choice is taken back and made again, over and over."""
    longer, shift = list(found.log.lines), 0
    while len(longer) < lines:
        for line in found.again:
            moved = msgspec.structs.replace(line, n=line.n + shift)
            if isinstance(moved, UndoLine):
                moved = msgspec.structs.replace(moved, undo_to=moved.undo_to + shift)
            longer.append(moved)
        shift += len(found.again)
    return Log(found.log.header, longer)


def with_the_log(game: AnyGame, players: int, seed: int) -> tuple[dict[str, float], dict[str, float]]:
    """Milliseconds of an undo and of going on with a game, by lines of its log."""
    found = taken_back(game, players, seed)
    undo: dict[str, float] = {}
    resume: dict[str, float] = {}
    for lines in LENGTHS:
        longer, undos, resumes = lengthened(found, lines), [], []
        for _ in range(TRIES):
            start = process_time()
            match = Match.resume(game, longer, found.secret)
            middle = process_time()
            match.undo(found.seat)
            undos.append((process_time() - middle) * 1000)
            resumes.append((middle - start) * 1000)
            if resumes[-1] > LONG:
                break
        undo[str(lines)], resume[str(lines)] = median(undos), median(resumes)
    return undo, resume


def main(place: str, players: str, seconds: str, seed: str, build: str) -> None:
    game = games.load(place)
    require_build(game, build)
    collect_seldom()
    fast, recorded = over_a_game(game, int(players), float(seconds), int(seed))
    growth = Growth(fast, recorded, *with_the_log(game, int(players), int(seed)))
    sys.stdout.write(msgspec.json.encode(growth).decode() + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
