"""How many durable moves a service does per CPU second, and how much it sends: `python -m tests.faults.measure [URL]`.

Four people of Valletta with a socket each do what is offered, by luck; only the process that serves is measured.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles
from tempfile import TemporaryDirectory

from tests.faults.process import Process, serving
from tests.service.player import Player
from tests.service.processes import status_of
from valtable.service.settings import database_at

SEATS, MOVES, ROUNDS = 4, 1500, 3


def cpu_seconds(pid: int) -> float:
    """What the process itself has used, as Linux counts it: user and system, without its children."""
    fields = status_of(pid)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def at_a_table(service: Process, stack: ExitStack) -> list[Player]:
    device = stack.enter_context(service.device())
    seats = [{"kind": "me"}] * SEATS
    id_ = device.post("/api/tables", json={"game": "valletta", "seats": seats}).json()["table"]["id"]
    cookies = dict(device.cookies)
    return [stack.enter_context(service.player(cookies, id_, seat)).join() for seat in range(SEATS)]


def moves(players: list[Player], rng: Random) -> Iterator[None]:
    """Whoever is asked chooses, until the game is over; nothing else is sent."""
    last = players[0]
    while not last.screen["over"]:
        last = players[last.screen["asked"][0]["seat"]]
        while not last.is_asked:
            last.receive()
        answer = last.play(rng.choice(last.can_do))
        assert answer["type"] == "accepted", answer
        yield


def measure(service: Process, seed: int) -> tuple[float, list[int], list[int]]:
    """Moves per CPU second, the sizes of updates and of first messages."""
    rng, done, used = Random(seed), 0, 0.0
    updates: list[int] = []
    firsts: list[int] = []
    while done < MOVES:
        with ExitStack() as stack:
            players = at_a_table(service, stack)
            before = cpu_seconds(service.pid)
            done += sum(1 for _ in moves(players, rng))
            used += cpu_seconds(service.pid) - before
            for player in players:
                firsts += [len(text) for text in player.texts if text.startswith('{"type":"joined"')]
                updates += [len(text) for text in player.texts if text.startswith('{"type":"update"')]
    return done / used, updates, firsts


def main(url: str = "") -> None:
    speeds, updates, firsts = [], [], []
    with TemporaryDirectory() as folder, serving(database_at(url) if url else Path(folder) / "tables.db") as service:
        for seed in range(ROUNDS):
            speed, some, first = measure(service, seed)
            speeds.append(speed)
            updates += some
            firsts += first
    most = quantiles(updates, n=20)[-1]
    sys.stdout.write(
        f"durable moves per CPU second: {', '.join(f'{speed:.0f}' for speed in speeds)}\n"
        f"update in bytes: median {median(updates):.0f}, mean {mean(updates):.0f}, 95 % below {most:.0f}\n"
        f"first message in bytes: {min(firsts)} to {max(firsts)}\n"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
