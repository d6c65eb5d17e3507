"""Tens of thousands of requests, messages, logs and broken bytes at one service: it stays as it was, also in size."""

from __future__ import annotations

import re
import sys
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import sleep
from typing import Any, cast

import pytest

from tests.faults.process import serving
from tests.service.fuzz.api import ask_for_everything
from tests.service.fuzz.bringing import bring_many
from tests.service.fuzz.siege import PEOPLE, Siege
from tests.service.fuzz.wire import Wire
from tests.service.fuzz.world import World, differences, lay_world
from tests.service.processes import PROC
from tests.service.running import Service
from tests.service.tables import lay
from tests.service.wire.raw import until
from valtable.service.protocol import COOKIE

ROUNDS = 5
REQUESTS, BURSTS, MESSAGES, BYTES, LOGS = 100, 20, 50, 300, 10
"""In each round: per address and mode; bursts per game, messages in each; per way to break bytes; logs per game."""
GROWTH = 1.15
"""So much larger than after the first round the process may be after the last."""
REST = 1.0
"""Seconds between two looks which tables nobody needs: at the second they leave the memory."""
FAULT = re.compile(r'Traceback|"level": "(error|critical)"|bug|broken', re.IGNORECASE)


@pytest.mark.soak
def test_a_long_siege_changes_nothing_and_takes_no_memory(tmp_path: Path) -> None:
    tally: Counter[str] = Counter()
    sizes: list[int] = []
    with (tmp_path / "log").open("w+", encoding="utf-8") as log:
        with serving(tmp_path / "tables.db", (), "FULL", str(REST), log=log) as process:
            service = Service(process.address, cast(Any, None))  # nobody looks inside it from here
            world = lay_world(service, tmp_path / "tables.db")
            before = world.picture()
            for number in range(1, ROUNDS + 1):
                tally += besieged(world, number)
                assert differences(before, world.picture()) == []
                until(lambda: open_connections(process.pid) == 0, "somebody is still connected")
                sleep(4 * REST)  # what is read for somebody is kept for a while: that is no leak
                sizes.append(resident(process.pid))
                sys.stderr.write(f"round {number}: {dict(tally)}, {sizes[-1] / 1e6:.1f} MB\n")
        log.seek(0)
        assert [line for line in log if FAULT.search(line)] == []
    assert sizes[-1] < GROWTH * sizes[0], sizes


def besieged(world: World, number: int) -> Counter[str]:
    """One round of everything, other than that of any other number."""
    service, tally = world.service, Counter[str]()
    tally["requests"] += ask_for_everything(world, REQUESTS, number)
    for game in PEOPLE:
        with ExitStack() as stack:
            siege = Siege(service, world.database, stack, game, number)
            for _ in range(BURSTS):
                siege.burst(MESSAGES)
                siege.go_on(3)
            tally["messages"] += BURSTS * MESSAGES
        tally["logs"] += bring_many(service, game, LOGS, number).total()
    with ExitStack() as stack:
        laid = lay(service, stack, "proving")
        wire = Wire(service, laid.id, f"{COOKIE}={laid.maker.cookies[COOKIE]}", Random(number))
        for attack in (wire.break_handshake, wire.break_query, wire.break_frame):
            for _ in range(BYTES):
                attack()
                tally["broken bytes"] += 1
    return tally


def resident(pid: int) -> int:
    """Bytes of the process that lie in memory."""
    (line,) = [line for line in (PROC / str(pid) / "status").read_text().splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1]) * 1000


ESTABLISHED = "01"


def open_connections(pid: int) -> int:
    """Connections of the process to somebody, as Linux lists them."""
    mine = {link.readlink().name for link in (PROC / str(pid) / "fd").iterdir() if is_socket(link)}
    rows = [line.split() for line in (PROC / str(pid) / "net/tcp").read_text().splitlines()[1:]]
    return sum(f"socket:[{row[9]}]" in mine and row[3] == ESTABLISHED for row in rows)


def is_socket(link: Path) -> bool:
    try:
        return link.readlink().name.startswith("socket:")
    except OSError:  # it was closed meanwhile
        return False
