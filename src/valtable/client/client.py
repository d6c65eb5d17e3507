"""The door to a service: every address of its HTTP as a method, and the ways to a table.

A client is one device, as a browser is: the service gives it a secret with the first table it makes or seat it takes,
and that secret, `device`, opens its seats from then on. Who wants to come back later keeps it, in private.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Self
from urllib.parse import quote

import msgspec

from valtable.client.asking import Asking
from valtable.client.links import Link, read_link, site_of
from valtable.client.place import Place
from valtable.client.seat import Seat
from valtable.client.session import PATIENCE, Session
from valtable.kernel.errors import Malformed
from valtable.service.protocol import (
    Announcement,
    Created,
    GameInfo,
    Health,
    ImportLog,
    Language,
    LessonInfo,
    LookUp,
    MyLinks,
    MyTable,
    MyTables,
    NewLesson,
    NewLink,
    NewTable,
    Past,
    PointCourse,
    ReplayStep,
    RulePosition,
    Seated,
    SeatLink,
    SeatWish,
    TableInfo,
    TakeSeat,
)
from valtable.texts import Section

TIMEOUT = 30.0
"""Seconds that an answer may take."""
IMPORT_TIMEOUT = 90.0
"""A log is played again before it is taken, for at most 60 s."""


class RuleText(msgspec.Struct, frozen=True):
    sections: list[Section]


class Client:
    """`async with Client("https://host/") as client: ...`"""

    def __init__(
        self, address: str, *, lang: Language = "en", device: str = "", timeout: float = TIMEOUT,
        patience: float = PATIENCE,
    ) -> None:  # fmt: skip
        """`patience`: so many seconds in a row a table may be out of reach before its session gives up."""
        self.site = site_of(address)
        self.lang = lang
        self._patience = patience
        self._asking = Asking(self.site, lang, device, timeout)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._asking.close()

    @property
    def device(self) -> str:
        """The secret of this device; empty while it has made no table and taken no seat."""
        return self._asking.device

    # The shelf

    async def games(self) -> list[GameInfo]:
        return await self._asking.json(list[GameInfo], "GET", "/api/games")

    async def texts(self, game: str, lang: Language | None = None) -> str:
        """The Fluent catalogue of a game, or of `common`."""
        return await self._asking.text(f"/api/texts/{quote(game, safe='')}/{lang or self.lang}")

    async def rules(self, game: str, lang: Language | None = None) -> list[Section]:
        found = await self._asking.json(RuleText, "GET", f"/api/rules/{quote(game, safe='')}/{lang or self.lang}")
        return found.sections

    async def rule_position(self, game: str, name: str) -> RulePosition:
        """A moment that the rules of a game draw, by the name that stands in their text."""
        path = f"/api/rules/{quote(game, safe='')}/positions/{quote(name, safe='')}"
        return await self._asking.json(RulePosition, "GET", path)

    async def lesson(self, game: str, lang: Language | None = None) -> LessonInfo:
        """What is said in the guided first game of a game; `Trouble` where there is none."""
        path = f"/api/lessons/{quote(game, safe='')}/{lang or self.lang}"
        return await self._asking.json(LessonInfo, "GET", path)

    # Tables

    async def create_table(
        self, game: str, seats: Sequence[SeatWish], options: Mapping[str, Any] | None = None, contribution: str = ""
    ) -> Created:
        """A new table. `links` of the answer are for friends; `address_of` makes them whole."""
        wanted = NewTable(game, list(seats), dict(options or {}), contribution)
        return await self._asking.json(Created, "POST", "/api/tables", body=wanted)

    async def begin_lesson(self, game: str, name: str | None = None) -> Created:
        """A table for the guided first game, at which this device has the first seat."""
        path = f"/api/lessons/{quote(game, safe='')}"
        return await self._asking.json(Created, "POST", path, body=NewLesson(name))

    async def my_tables(self) -> list[MyTable]:
        """Those that wait for this device first."""
        return (await self._asking.json(MyTables, "GET", "/api/tables/mine")).tables

    async def table(self, table: str) -> TableInfo:
        return await self._asking.json(TableInfo, "GET", path_of(table))

    async def rematch(self, table: str) -> Created:
        return await self._asking.json(Created, "POST", path_of(table, "rematch"))

    # Seats

    async def take_seat(self, link: str | Link | SeatLink, name: str | None = None) -> Seated:
        """Sit down by a seat link, under this name if one is given; from then on this device opens the seat."""
        found = link if isinstance(link, Link) else read_link(link.link if isinstance(link, SeatLink) else link)
        if found.site not in ("", self.site):
            raise Malformed("link", f"leads to {found.site}, this is {self.site}")
        taking = TakeSeat(found.token, name)
        return await self._asking.json(Seated, "POST", path_of(found.table, "seat"), body=taking)

    async def links(self, table: str) -> list[int]:
        """The seats for which this device may make a link."""
        return (await self._asking.json(MyLinks, "GET", path_of(table, "links"))).seats

    async def new_link(self, table: str, seat: int) -> SeatLink:
        """A new link for a seat, which ends the old one."""
        return await self._asking.json(SeatLink, "POST", path_of(table, "links"), body=NewLink(seat))

    def address_of(self, link: SeatLink) -> str:
        """The whole link, as it is sent to a friend, or to who runs a bot."""
        return self.site + link.link

    # What is left of games

    async def replay(
        self, table: str, step: int = 0, *, seat: int | None = None, at: int | None = None
    ) -> ReplayStep:  # fmt: skip
        """One moment of a finished game; with `at` the first at which that viewer's story was so long."""
        params = {"step": step if at is None else None, "seat": seat, "at": at}
        return await self._asking.json(ReplayStep, "GET", path_of(table, "replay"), params=params)

    async def log(self, table: str) -> str:
        """The `.valt` of a finished game."""
        return await self._asking.text(path_of(table, "log"))

    async def story(self, table: str, *, seat: int | None = None) -> str:
        """What this viewer was told, as JSON lines."""
        return await self._asking.text(path_of(table, "story"), params={"seat": seat})

    async def past(self, table: str, at: int, *, seat: int | None = None) -> Past:
        params = {"at": at, "seat": seat}
        return await self._asking.json(Past, "GET", path_of(table, "past"), params=params)

    async def look_up(
        self, table: str, *, seat: int | None = None, at: int | None = None, step: int | None = None
    ) -> LookUp:
        """All that could come up, with what this viewer knows of it; `at` and `step` as in `replay`."""
        params = {"seat": seat, "at": at, "step": step}
        return await self._asking.json(LookUp, "GET", path_of(table, "look-up"), params=params)

    async def points(self, table: str, *, seat: int | None = None) -> PointCourse:
        return await self._asking.json(PointCourse, "GET", path_of(table, "points"), params={"seat": seat})

    async def import_log(self, log: str) -> TableInfo:
        """A finished `.valt` to look at; the service checks every line first."""
        body = ImportLog(log)
        return await self._asking.json(TableInfo, "POST", "/api/replays", body=body, timeout=IMPORT_TIMEOUT)

    # The service itself

    async def announcement(self) -> Announcement:
        """What whoever runs it tells everybody; without a text, nothing."""
        return await self._asking.json(Announcement, "GET", "/api/announcement")

    async def health(self) -> Health:
        """Whether it lives."""
        return await self._asking.json(Health, "GET", "/healthz")

    async def ready(self) -> Health:
        """Whether it can play; `reason` says why not."""
        return await self._asking.json(Health, "GET", "/readyz", unless=(503,))

    # At a table

    def sit(self, table: str, seat: int, *, is_program: bool = False) -> Seat:
        """`async with client.sit(table, seat) as seat:` for a seat of this device; a program says that it is one."""
        return Seat(self._place(table, seat, is_program), self._patience)

    def watch(self, table: str) -> Session:
        """`async with client.watch(table) as session:` for whoever looks on."""
        return Session(self._place(table, None, False), self._patience)

    def _place(self, table: str, seat: int | None, is_program: bool) -> Place:
        return Place(self.site, table, seat, self.device, self.lang, is_program)


def path_of(table: str, *more: str) -> str:
    """The path of a table, whatever its name holds."""
    return "/".join(("/api/tables", quote(table, safe=""), *more))
