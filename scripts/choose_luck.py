"""Looks for luck that gives a lesson what it wants, and prints it as TOML: `choose_luck.py GAME [--seed N]`.

It rehearses the lesson with the luck of a seed. While something wanted does not lie there, or a move that is asked
for is not offered, it tries other outcomes of the draws so far, one at a time, and keeps whatever brings the lesson
further. Where a script of the others has no move left a bot chooses for them, and its moves are printed too, to be
read and kept. What is printed takes the place of `chosen`, and of each `moves`, in the lesson's file.
"""

from __future__ import annotations

import argparse
import sys
from random import Random

import msgspec

from valtable import games
from valtable.bots import Clock, make_bot
from valtable.kernel.chance import FastChance
from valtable.kernel.errors import ValtableError
from valtable.kernel.game import AnyGame
from valtable.kernel.log import ActionLine, SetupLine
from valtable.kernel.luck import Choices
from valtable.kernel.match import Match
from valtable.kernel.seed import chosen
from valtable.lessons.following import begin, choices_of
from valtable.lessons.lesson import FIRST, Lesson, folder_of, read_lesson
from valtable.lessons.rehearsal import lies, rehearse

ROUNDS = 8
"""After so many passes over all draws a seed is given up."""
SIDEWAYS = 0.1
"""How often a change is kept that neither helps nor harms: two cards may have to change before either helps."""
MOST = 60
"""Outcomes from here on are not tried; one that cannot be is no luck at all."""


class Trial:
    """One rehearsal: how far it came, and the match as it then was."""

    def __init__(self, game: AnyGame, lesson: Lesson, seed: int, luck: Choices, bot: str) -> None:
        self.score, self.match = 0.0, None
        self.is_whole = False
        lesson = msgspec.structs.replace(lesson, chosen=luck)
        bots = [make_bot(bot, game, seed + seat) for seat in range(1 + len(lesson.others))]

        def otherwise(match: Match, seat: int) -> int:
            return bots[seat].choose(match.view(seat), match.choices(seat), Clock(), FastChance(seed))

        try:
            self.match = begin(game, lesson, "you", chosen(seed))
            seen: set[str] = set()
            for step, move in rehearse(lesson, self.match, otherwise):
                if step.id not in seen:
                    seen.add(step.id)
                    found = [lies(self.match, wanted) for wanted in lesson.wanted if wanted.before == step.id]
                    self.score += 10 * sum(found)
                    if any(one < 1 for one in found):
                        return
                self.score += 100 + bool(move)
            self.is_whole = True
        except ValtableError:
            return

    def outcomes(self) -> Choices:
        """All that was drawn, by stream."""
        drawn: Choices = {}
        for line in self.match.course.lines if self.match else ():
            if isinstance(line, SetupLine | ActionLine):
                for stream, value in line.chance:
                    drawn.setdefault(stream, []).append(value)
        return drawn


def improve(game: AnyGame, lesson: Lesson, seed: int, bot: str) -> Trial:
    """The luck of this seed, changed outcome by outcome for as long as that helps."""
    best, rng = Trial(game, lesson, seed, dict(lesson.chosen), bot), Random(seed)
    for _ in range(ROUNDS):
        if best.is_whole:
            break
        luck = best.outcomes()
        places = [(stream, k) for stream, values in luck.items() for k in range(len(values))]
        rng.shuffle(places)
        for stream, k in places:
            for value in rng.sample(range(MOST), MOST):
                tried = {name: values[:] for name, values in best.outcomes().items()}
                if k >= len(tried.get(stream, ())):
                    break
                tried[stream][k] = value
                trial = Trial(game, lesson, seed, tried, bot)
                sideways = trial.score == best.score and rng.random() < SIDEWAYS
                if trial.score > best.score or sideways:
                    best = trial
            if best.is_whole:
                break
    return best


def written(lesson: Lesson, trial: Trial) -> str:
    """The others' moves and the outcomes, as they stand in a lesson's file."""
    assert trial.match is not None
    rows: list[str] = []
    for seat, other in enumerate(lesson.others, 1):
        moves = msgspec.json.encode(choices_of(trial.match.course, seat)).decode()
        rows += [f"# {other.name}", f"moves = {moves}"]
    rows += ["[chosen]", *(f'"{stream}" = {values}' for stream, values in trial.outcomes().items())]
    return "\n".join(rows) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tries", type=int, default=20, help="so many seeds, one after the other")
    parser.add_argument("--bot", default="greedy", help="who chooses for the others where their script has no move")
    given = parser.parse_args()
    text = (folder_of(given.game) / f"{FIRST}.toml").read_text(encoding="utf-8")
    lesson = read_lesson(text, given.game)
    game = games.load(given.game, edition=lesson.edition)
    for seed in range(given.seed, given.seed + given.tries):
        trial = improve(game, lesson, seed, given.bot)
        sys.stderr.write(f"seed {seed}: {trial.score:g}\n")
        if trial.is_whole and trial.match is not None:
            sys.stdout.write(written(lesson, trial))
            return 0
    sys.stderr.write("no luck: other seeds (--seed), or fewer wishes\n")
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
