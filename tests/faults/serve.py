"""`python -m tests.faults.serve URL [SYNCHRONOUS [REST]]`: a service of its own process, to be killed or watched."""

from __future__ import annotations

import os
import sys
from typing import Any

from tests.service.luck import same_luck
from valtable import games
from valtable.service.live import tables
from valtable.service.run import serve
from valtable.service.settings import Settings, database_at


def main() -> None:
    games.register("proving", "tests.proving.game:Proving")
    synchronous: Any = (sys.argv[2:] or ["FULL"])[0]
    if sys.argv[3:]:
        tables.REST = float(sys.argv[3])  # so soon a table that nobody needs leaves the memory
    plenty = 1_000_000
    settings = Settings(
        database=database_at(sys.argv[1]), port=0, synchronous=synchronous,
        messages_per_second=plenty, created_per_minute=plenty, asked_per_minute=plenty,
        bot_tables_per_address=plenty, connections_per_address=plenty, sockets_per_address=plenty, read_seconds=plenty,
    )  # fmt: skip

    def announce(address: str) -> None:
        sys.stdout.write(f"{address} {os.getpid()}\n")
        sys.stdout.flush()

    with same_luck():
        serve(settings, announce)


if __name__ == "__main__":
    main()
