"""How much memory a table needs while people look at it and nobody moves: `python -m tests.faults.weigh [GAME ...]`.

Four people at each table, who all listen; so many moves by luck have been made, and a minute
or two ago the last of them. What all tables share (what is printed,
things and places that were made once) is not counted there: it does not grow with their number. How much of it is
remembered after many tables is weighed apart.
"""

from __future__ import annotations

import asyncio
import functools
import gc
import sys
import tracemalloc
from random import Random

from tests.service.memory import table_of
from valtable import games
from valtable.kernel.game import AnyGame
from valtable.kernel.match import Match
from valtable.kernel.seed import chosen
from valtable.service.live.table import LiveTable
from valtable.service.protocol import Play

SEATS, MOVES, TABLES, MANY = 4, 120, 4, 60


class Nobody:
    """Somebody who listens and keeps nothing."""

    is_program = False
    host = ""

    def send(self, text: bytes) -> None: ...

    def send_whole(self, text: bytes) -> None: ...

    def dismiss(self) -> None: ...


async def played(game: AnyGame, seed: int) -> LiveTable:
    names, rng = [f"Player {seat + 1}" for seat in range(SEATS)], Random(seed)
    match = Match.begin(game, names, {}, chosen(seed), committed=False)
    table = table_of(match)
    for seat in range(SEATS):
        await table.join(Nobody(), seat)
    for number in range(MOVES):
        if match.is_over:
            break
        seat = rng.choice([decision.seat for decision in match.decisions])
        do = game.actions.notations[rng.choice(match.choices(seat))]
        await table.submit(Play(f"key-{seat}-{number}", seat, do))
    for _ in range(2):
        table.rest()
    return table


def in_use() -> int:
    """Bytes that Python has given out."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def forgotten() -> int:
    """The same, without what is only remembered."""
    gc.collect()
    for one in gc.get_objects():
        if isinstance(one, functools._lru_cache_wrapper):
            one.cache_clear()
    return in_use()


def weights(title: str) -> tuple[float, float]:
    """Of one table; and of what is remembered after many."""
    game = games.load(title)
    asyncio.run(played(game, TABLES))
    tracemalloc.start()
    before = forgotten()
    tables = [asyncio.run(played(game, seed)) for seed in range(TABLES)]
    table = (forgotten() - before) / len(tables)
    for seed in range(MANY):
        asyncio.run(played(game, seed))
    remembered = in_use() - forgotten()
    tracemalloc.stop()
    return table, remembered


def main() -> None:
    for title in sys.argv[1:] or games.TITLES:
        table, remembered = weights(title)
        told = f"{title}: {table / 1000:.0f} kB per table, {remembered / 1_000_000:.1f} MB remembered"
        sys.stdout.write(f"{told} after {MANY} tables\n")


if __name__ == "__main__":
    main()
