"""Our own server: durable moves per CPU second with four seats listening, printed as JSON.

`python -m bench.valtable_server SECONDS SEED BUILD`, from the root of a checkout. The same drivers as
`python -m tests.faults.measure`: four people of Valletta with a socket each do what is offered, by luck.
Only the process that serves is measured; every move is on disk before anybody hears of it.
"""

from __future__ import annotations

import json
import sys
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.faults.measure import SEATS, at_a_table, cpu_seconds, moves
from tests.faults.process import Process, serving
from valtable import games
from valtable.lab.build import require_build

WARM_UP, BATCH = 20, 25


def measure(service: Process, seconds: float, seed: int) -> dict[str, float]:
    rng, done, used, sent = Random(seed), 0, 0.0, 0
    while used < seconds:
        with ExitStack() as stack:
            players = at_a_table(service, stack)
            course = moves(players, rng)
            for _ in islice(course, WARM_UP):
                pass
            heard, before, some = [len(player.texts) for player in players], cpu_seconds(service.pid), BATCH
            while used < seconds and some == BATCH:
                some = sum(1 for _ in islice(course, BATCH))
                done += some
                now = cpu_seconds(service.pid)
                used, before = used + now - before, now
            for player, first in zip(players, heard, strict=True):
                player.catch_up()
                sent += sum(len(text) for text in player.texts[first:])
    return {"moves_per_second": done / used, "bytes_per_move": sent / done / SEATS}


def main(seconds: float, seed: int, build: str) -> None:
    require_build(games.load("valletta"), build)
    with TemporaryDirectory() as folder, serving(Path(folder) / "tables.db") as service:
        print(json.dumps(measure(service, seconds, seed)))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
