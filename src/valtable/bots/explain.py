"""What to do, and why: the best few choices of a decision with win chance, points and reasons.

It is the search that says it, from the view of one seat alone. The choices that are told are compared over the same
lines, in the same worlds and under the same luck. Reasons are text keys with arguments, no prose, and all is plain
data: who thinks may do so in another process than who is told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec

from valtable.bots.bot import Clock
from valtable.bots.search import Move, Search, SearchBot
from valtable.kernel.chance import FastChance
from valtable.kernel.game import AnyGame
from valtable.kernel.refusal import Args
from valtable.kernel.values import View

LINES: Final = 300
TABLES: Final = 20
"""Tables tried at most, in the game's `pace`: as many as level 4 has."""
WORLDS: Final = 8
"""In so many worlds it is looked at what a move brings at once."""
Z95: Final = 1.96
CLEAR: Final = 0.005
"""A difference in win chance that would be worth a decision."""
WORTH_TELLING: Final = 0.5
"""Points: what is less rounds to nothing."""
NEARER: Final = 0.02
"""A change of how much of the game is left that is worth telling."""
SEARCHED: Final = 0.85
"""So much of the work is the search; the rest looks at the choices that are told once more."""
PARTS: Final = 3
"""Parts of the prospects that are named, the largest differences first."""


class Reason(msgspec.Struct, frozen=True):
    """Something that speaks for a choice or against it, compared with the others that are told: a text key."""

    key: str
    args: Args = {}


class Choice(msgspec.Struct, frozen=True):
    """One of the best choices."""

    steps: list[str]
    """The whole move in notation; the first step is what is asked for now."""
    win_chance: float | None
    """Alone there is none, as nobody is ahead of anybody: points tell what a choice is worth."""
    interval: tuple[float, float] | None
    """19 times in 20 more lines would come to a win chance between these."""
    points: float
    """One's own, to be expected at the end."""
    close: bool
    """Too close to the best to be told apart from it; the best itself is not."""
    reasons: list[Reason]


class Explanation(msgspec.Struct, frozen=True):
    """The best choices of a decision, the best first."""

    seat: int
    choices: list[Choice]
    lines: int
    """Lines that each of them rests on."""


def unseen(progress: float) -> None:
    """The progress of a thought that nobody watches."""


def explain(
    game: AnyGame,
    view: View,
    choices: list[int],
    *,
    count: int = 3,
    lines: int = LINES,
    seed: int = 1,
    clock: Clock | None = None,
    progress: Callable[[float], None] = unseen,
) -> Explanation:
    """The best of these choices, by a search of so many lines; the same for the same seed and lines."""
    seat = view.seat
    assert seat is not None, "a spectator has nothing to choose"
    bot = SearchBot(game, seed, lines)
    bot.tables = TABLES * bot.knowledge.pace
    search = Search(bot, view, bot.knowledge.candidates(choices), clock or Clock(), FastChance(seed))
    while search.goes_on() or not search.rounds:
        search.play_round()
        progress(SEARCHED * search.progress())
    best = (search.moves + search.left_behind)[:count]
    looked: list[tuple[Move, After]] = []
    for move in best:
        search.catch_up(move)
        looked.append((move, After(bot, search, move)))
        progress(SEARCHED + (1.0 - SEARCHED) * len(looked) / len(best))
    alone = is_alone(best[0])
    looked.sort(key=lambda one: expected(one[0], seat) if alone else one[0].win_chance(), reverse=True)
    moves, after = [move for move, _ in looked], [after for _, after in looked]
    told = [
        Choice(
            steps=[game.actions.notations[step] for step in move.steps],
            win_chance=None if alone else round(move.win_chance(), 4),
            interval=None if alone else interval(move, seat),
            points=round(expected(move, seat), 1),
            close=move is not moves[0] and not is_behind(move, moves[0], seat),
            reasons=reasons(seat, moves, after, number) if len(moves) > 1 else [],
        )
        for number, move in enumerate(moves)
    ]
    return Explanation(seat, told, search.rounds)


def is_alone(move: Move) -> bool:
    return len(move.ends[0].points) == 1


def expected(move: Move, seat: int) -> float:
    """The points that a seat ends with."""
    return fmean(end.points[seat] for end in move.ends)


def interval(move: Move, seat: int) -> tuple[float, float]:
    """Around the win chance, by how much the lines differ; a single line says nothing of that."""
    if len(move.ends) < 2:
        return 0.0, 1.0
    reach = Z95 * stdev([end.chances[seat] for end in move.ends]) / sqrt(len(move.ends))
    chance = move.win_chance()
    return round(max(chance - reach, 0.0), 4), round(min(chance + reach, 1.0), 4)


def is_behind(move: Move, best: Move, seat: int) -> bool:
    """Whether it is clear that the best is better, world by world: in win chance, alone in points."""
    ends = list(zip(best.ends, move.ends, strict=True))
    if is_alone(best):
        differences = [a.points[seat] - b.points[seat] for a, b in ends]
        return fmean(differences) >= WORTH_TELLING and is_clear(differences)
    differences = [a.chances[seat] - b.chances[seat] for a, b in ends]
    return fmean(differences) >= CLEAR and is_clear(differences)


def is_clear(differences: Sequence[float]) -> bool:
    """Whether a mean difference is more than chance."""
    if len(differences) < 2:
        return False
    return abs(fmean(differences)) > Z95 * stdev(differences) / sqrt(len(differences))


class After:
    """The table right after a move, on the average of some worlds."""

    def __init__(self, bot: SearchBot, search: Search, move: Move) -> None:
        seat, knowledge = search.view.seat, bot.knowledge
        assert seat is not None
        self.parts: dict[str, float] = {}
        self.left = self.points = 0.0
        worlds = min(search.rounds, WORLDS)
        for number in range(1, worlds + 1):
            world = bot.imagined(search.view, search.seed + number)
            state = bot.after(world, seat, move, FastChance(search.seed + number))
            scale = bot.judge.worth_of_a_point(state)
            for name, value in knowledge.parts(state, seat).items():
                self.parts[name] = self.parts.get(name, 0.0) + scale * value / worlds
            self.left += knowledge.left(state) / worlds
            self.points += bot.judge.judge(state)[1][seat] / worlds


def reasons(seat: int, moves: Sequence[Move], after: Sequence[After], number: int) -> list[Reason]:
    """How a move differs from the others: at once, in what comes after, for other seats, in how long it lasts."""
    this, others = after[number], [*after[:number], *after[number + 1 :]]
    found = [*at_once(this, others)]
    ends = [ahead(moves, number, other) for other in range(len(moves[number].ends[0].points))]
    later = fmean(ends[seat]) - (this.points - fmean(other.points for other in others))
    if abs(later) >= WORTH_TELLING and is_clear(ends[seat]):
        found.append(Reason("why-opens" if later > 0 else "why-closes", {"n": round(abs(later)) or 1}))
    for other in range(len(ends)):
        if other != seat and abs(fmean(ends[other])) >= WORTH_TELLING and is_clear(ends[other]):
            key = "why-denies" if fmean(ends[other]) < 0 else "why-allows"
            found.append(Reason(key, {"n": round(abs(fmean(ends[other]))) or 1, "seat": f"seat:{other}"}))
    left = this.left - fmean(other.left for other in others)
    if abs(left) >= NEARER:
        found.append(Reason("why-end_nearer" if left < 0 else "why-end_farther"))
    return found or [Reason("why-alike")]


def at_once(this: After, others: Sequence[After]) -> list[Reason]:
    """The parts of the prospects that differ most right after the move."""
    names = dict.fromkeys(name for one in (this, *others) for name in one.parts)
    more = {name: this.parts.get(name, 0.0) - fmean(other.parts.get(name, 0.0) for other in others) for name in names}
    largest = sorted(names, key=lambda name: abs(more[name]), reverse=True)[:PARTS]
    return [
        Reason("why-more" if more[name] > 0 else "why-less", {"n": round(abs(more[name])) or 1, "part": f"part:{name}"})
        for name in sorted(largest, key=lambda name: more[name], reverse=True)
        if abs(more[name]) >= WORTH_TELLING
    ]


def ahead(moves: Sequence[Move], number: int, seat: int) -> list[float]:
    """Line by line, by how many points a seat ends higher after this move than after the others."""
    others = [*moves[:number], *moves[number + 1 :]]
    return [
        end.points[seat] - fmean(other.ends[line].points[seat] for other in others)
        for line, end in enumerate(moves[number].ends)
    ]
