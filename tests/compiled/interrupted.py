"""Work that is interrupted again and again, at another moment each time; says in which build, and how often."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from random import Random

from valtable import games
from valtable.bots import make_bot
from valtable.kernel.chance import FastChance
from valtable.lab.build import kernel_build
from valtable.lab.playing import Sitting

TIMES = 200


def draw_luck() -> None:
    for seed in range(1000):
        FastChance((1 << 63) + seed)


def think() -> None:
    game, names = games.load("valletta"), ["search:20", "greedy"]
    Sitting(game, {}, names, 1).play([make_bot(name, game, seed) for seed, name in enumerate(names)])


WORK: dict[str, Callable[[], None]] = {"luck": draw_luck, "search": think}


def interrupt(work: Callable[[], None], times: int, seconds: Random) -> int:
    """How often the work was interrupted, as it should be."""
    heard = 0
    while heard < times:
        try:
            signal.setitimer(signal.ITIMER_REAL, seconds.uniform(0.0002, 0.01))
            while True:
                work()
        except KeyboardInterrupt:
            heard += 1
    return heard


if __name__ == "__main__":
    signal.signal(signal.SIGALRM, signal.default_int_handler)
    sys.stdout.write(f"{kernel_build()} {interrupt(WORK[sys.argv[1]], TIMES, Random(1))}\n")
