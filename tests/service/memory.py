"""A table without a service: a store that forgets, a listener that keeps every byte."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from valtable.kernel.log import Line
from valtable.kernel.match import Match
from valtable.service.live.table import LiveTable
from valtable.service.protocol import Ailment
from valtable.service.store.rows import SeatRow, TableRow
from valtable.service.store.store import Store


class Forgetful:
    """Takes every line and keeps none."""

    ailment: Ailment | None = None
    is_lost = False

    async def append(self, table: str, lines: Sequence[Line], *more: Any) -> None: ...


class Ear:
    is_program = False

    def __init__(self, host: str = "") -> None:
        self.host = host
        self.heard: list[str] = []

    def send(self, text: bytes) -> None:
        self.heard.append(text.decode())

    def send_whole(self, text: bytes) -> None:
        self.send(text)

    def dismiss(self) -> None:
        raise AssertionError("nobody is sent away here")


class OneTable:
    """Of all tables this one."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table

    async def get(self, id_: str) -> LiveTable:
        return self._table


def table_of(match: Match, **more: Any) -> LiveTable:
    """Always the same id, epoch and time, so that only the game makes a difference."""
    seats = [SeatRow(index, name, "", True) for index, name in enumerate(match.course.header.seats)]
    row = TableRow(
        "table", match.course.header, b"", "now", match.is_over, False, "", match.game.deciders(match.state), seats
    )
    return LiveTable(cast(Store, Forgetful()), row, match, set(), epoch="epoch", **more)
