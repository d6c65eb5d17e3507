"""All tables: made, found and kept in memory for as long as somebody needs them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec

from valtable import games
from valtable.bots import bot_names
from valtable.bots.levels import bot_name
from valtable.kernel.errors import Malformed, Unknown
from valtable.kernel.match import Match
from valtable.kernel.seed import SECRET_BYTES
from valtable.lessons.following import begin
from valtable.lessons.lesson import PUPIL, lesson_of
from valtable.service.bots.workers import Workers
from valtable.service.live.botseats import BotSeats
from valtable.service.live.expiry import Expiry
from valtable.service.live.loading import load_match, options_of, standard_game
from valtable.service.live.names import clean_name
from valtable.service.live.table import Attendance, LiveTable
from valtable.service.operating.logs import logger
from valtable.service.operating.metrics import UNWATCHED, Metrics
from valtable.service.problems import Trouble
from valtable.service.protocol import NewTable, SeatWish, TableInfo
from valtable.service.settings import Settings
from valtable.service.store.putting_away import how_many
from valtable.service.store.rows import SeatRow, TableRow
from valtable.service.store.store import Store, now
from valtable.service.store.tokens import hashed, new_id, new_token

LOG = logger("valtable.tables")
KEPT = 500
KEPT_LINES = 200_000
"""Above so many tables in memory, or lines of all of them, those that nobody looks at are dropped at once."""
REST = 60.0
"""So often, in seconds, it is looked which tables nobody needs; what was idle the last time, and still is, goes."""

Links = dict[int, str]
"""Seat to the secret of its link: known only now, only to whoever made the table; `seating.py` makes others."""


class Tables:
    """`bots_play`: a command that only sets something right does not let the game go on."""

    def __init__(
        self, store: Store, workers: Workers, settings: Settings, metrics: Metrics = UNWATCHED, bots_play: bool = True
    ) -> None:
        self.store = store
        self._bots_play = bots_play
        self.metrics = metrics
        self.workers = workers
        self._settings = settings
        self._live: dict[str, asyncio.Task[LiveTable]] = {}
        self._idle: set[str] = set()
        """Tables that nobody needed when it was looked last, and that nobody has asked for since."""
        self._tasks: list[asyncio.Task[None]] = []
        self.expiry = Expiry(store, settings, lambda: list(self._live))

    # Finding

    async def get(self, id_: str) -> LiveTable:
        """The table in memory, read from the store if it is not there; loaded once, whoever asks."""
        self._idle.discard(id_)
        known = self._live.get(id_)
        if known is None or (known.done() and (known.cancelled() or known.exception() or known.result().gone)):
            known = asyncio.create_task(self._load(id_))
            self._live[id_] = known
        try:
            table = await asyncio.shield(known)
        except Exception:
            if self._live.get(id_) is known:
                del self._live[id_]
            raise
        if self._live.get(id_) is known:  # else it was dropped meanwhile
            self._live[id_] = self._live.pop(id_)  # the last used are dropped last
        return table

    async def _load(self, id_: str) -> LiveTable:
        row = await self._row(id_)
        await self.expiry.opened(row)
        with readable(id_):
            match, keys = await load_match(self.store, row)
        hands = await self.store.hands(id_)
        settings = self._settings
        table = LiveTable(
            self.store, row, match, keys, settings.buffer, hands=hands, undo_seconds=settings.undo_seconds,
            metrics=self.metrics,
        )  # fmt: skip
        LOG.debug("a table is read", table=id_, lines=len(match.course.lines))
        await table.close_if_full()
        if self._bots_play and any(seat.bot for seat in row.seats) and not row.finished:
            BotSeats(table, self.workers).wake()
        self._forget()
        return table

    async def info(self, id_: str) -> TableInfo:
        """A table as everybody sees it, which need not be in memory for that."""
        loaded = self._loaded().get(id_)
        if loaded is not None and not loaded.gone:
            return loaded.info()
        row = await self._row(id_)
        with readable(id_):
            options = options_of(row.header)
        return msgspec.structs.replace(row.info(frozenset(), self._settings.undo_seconds), options=options)

    async def _row(self, id_: str) -> TableRow:
        row = None if id_ in self.expiry.leaving else await self.store.table(id_)
        if row is None:
            raise Trouble("no_such_table")
        return row

    def _forget(self) -> None:
        """Drop tables that nobody watches, the longest unused first."""
        lines = sum(len(table.match.course.lines) for table in self._loaded().values())
        for id_ in self._unneeded():
            if len(self._live) <= KEPT and lines <= KEPT_LINES:
                break
            lines -= len(self._live[id_].result().match.course.lines)
            self._drop(id_)

    def tidy(self) -> None:
        """Drop what nobody has needed since the last time, it is found in the store again; the others may rest."""
        unneeded = self._unneeded()
        for id_ in unneeded:
            if id_ in self._idle:
                self._drop(id_)
        self._idle = {id_ for id_ in unneeded if id_ in self._live}
        for table in self._loaded().values():
            table.rest()

    def _loaded(self) -> dict[str, LiveTable]:
        """Those that are in memory, the longest unused first."""
        done = {id_: task for id_, task in self._live.items() if task.done() and not task.cancelled()}
        return {id_: task.result() for id_, task in done.items() if not task.exception()}

    @property
    def in_memory(self) -> int:
        return len(self._live)

    def attendance(self, ids: Sequence[str]) -> dict[str, Attendance]:
        """Who looks at those of these tables at which somebody does."""
        loaded = self._loaded()
        return {id_: loaded[id_].attendance() for id_ in ids if id_ in loaded and loaded[id_].is_watched}

    def is_running(self, id_: str) -> bool:
        """Whether this table is in memory, not over and not closed."""
        task = self._live.get(id_)
        if task is None or task.cancelled() or (task.done() and task.exception()):
            return False
        if not task.done():
            return True
        table = task.result()
        return not (table.gone or table.row.finished or table.row.closed)

    def _unneeded(self) -> list[str]:
        """Tables that nobody watches and no bot plays at, the longest unused first."""
        return [id_ for id_, table in self._loaded().items() if not is_busy(table)]

    def _drop(self, id_: str) -> None:
        self._live.pop(id_).result().gone = True  # whoever still holds it must ask again

    def start(self) -> None:
        """Go on with every table that waits for a bot; the others are read when somebody comes, and dropped again."""
        self._tasks = [asyncio.create_task(self._resume_bots()), asyncio.create_task(self._keep_tidy())]
        self._tasks.append(asyncio.create_task(self.expiry.keep_looking()))

    def go_on(self) -> None:
        """What is played is saved again: bots go on where their table was lost meanwhile."""
        self._tasks.append(asyncio.create_task(self._resume_bots()))
        self._tasks = [task for task in self._tasks if not task.done()]

    def forget(self) -> None:
        """Nobody may rely on anything in memory; whoever is here comes again."""
        for task in self._live.values():
            if task.done():
                dismiss(task)
            else:
                task.add_done_callback(dismiss)  # what is just being read may be half of before
        self._live.clear()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _keep_tidy(self) -> None:
        while True:
            await asyncio.sleep(REST)
            self.tidy()

    async def _resume_bots(self) -> None:
        try:
            running = await self.store.running()
        except Trouble:
            return  # the database is away again
        for row in running:
            if waits_for_bot(row):
                try:
                    await self.get(row.id)
                except Trouble:
                    continue  # is in the log already; the others go on
                except Exception:
                    LOG.exception("a table cannot go on; the others do", table=row.id)

    # Making

    async def create(self, wanted: NewTable, device: bytes) -> tuple[TableRow, Links]:
        """A new table, durable when this returns."""
        if wanted.game not in games.TITLES:
            raise Trouble("no_such_game", "game")
        for index, seat in enumerate(wanted.seats):
            if seat.kind == "bot":
                check_seat_bot(index, seat)
        seats = seat_rows(wanted.seats)
        mine = [(i, device) for i, wish in enumerate(wanted.seats) if wish.kind == "me"]
        contributions = [wanted.contribution] if wanted.contribution else []
        return await self._begin(wanted.game, wanted.options, contributions, seats, mine, device)

    async def rematch(self, old: LiveTable, device: bytes) -> tuple[TableRow, Links]:
        """The same people at a new table; whoever asks first is its host, whoever asks second comes to the same one."""
        async with old.lock:
            if not old.row.finished or old.row.replay:
                raise Trouble("not_finished")
            if old.row.next:
                row = await self.store.table(old.row.next)
                if row is None:
                    raise Trouble("no_such_table")
                return row, {}
            seats = [SeatRow(seat.seat, seat.name, seat.bot, seat.taken) for seat in old.row.seats]
            sitters = await self.store.sitters(old.row.id)
            row, links = await self._begin(old.row.header.game, old.row.header.options, [], seats, sitters, device)
            await self.store.set_next(old.row.id, row.id)
            old.row.next = row.id
        old.tell_presence()
        return row, links

    async def teach(self, game: str, you: str, device: bytes) -> TableRow:
        """A table for the guided first game: I and the others that its lesson names, durable when this returns."""
        if game not in games.TITLES or (lesson := lesson_of(game)) is None:
            raise Trouble("no_such_lesson", "game")
        seats = [SeatRow(PUPIL, clean_name(you) or "Player 1", "", True)]
        seats += [SeatRow(seat, other.name, other.bot, True) for seat, other in enumerate(lesson.others, 1)]
        await self._check_room()
        secret = secrets.token_bytes(SECRET_BYTES)
        match = begin(standard_game(game), lesson, seats[PUPIL].name, secret)
        row, _ = await self._lay(match, secret, seats, [(PUPIL, device)], device)
        return row

    async def _begin(
        self, game: str, options: dict[str, object], contributions: list[str], seats: list[SeatRow],
        sitters: list[tuple[int, bytes]], host: bytes,
    ) -> tuple[TableRow, Links]:  # fmt: skip
        await self._check_room()
        secret = secrets.token_bytes(SECRET_BYTES)
        names = [seat.name for seat in seats]
        match = Match.begin(standard_game(game), names, options, secret, committed=True, contributions=contributions)
        return await self._lay(match, secret, seats, sitters, host)

    async def _lay(
        self, match: Match, secret: bytes, seats: list[SeatRow], sitters: list[tuple[int, bytes]], host: bytes
    ) -> tuple[TableRow, Links]:
        """Write a match that has just begun, with its seats; whoever has yet to come gets a link."""
        game = match.course.header.game
        links: Links = {}
        for seat in seats:
            if not seat.bot and all(seat.seat != sitting for sitting, _ in sitters):
                links[seat.seat] = new_token()
                seat.token, seat.spent = hashed(links[seat.seat]), False
        row = TableRow(
            new_id(), match.course.header, secret, now(), match.is_over, False, "",
            match.game.deciders(match.state), seats, host,
        )  # fmt: skip
        await self.store.add_table(row, [msgspec.json.encode(line) for line in match.course.lines], sitters)
        LOG.info("a table is made", table=row.id, game=game, seats=len(seats), bots=sum(bool(s.bot) for s in seats))
        if any(seat.bot for seat in seats):
            self.workers.warm_up()
            if waits_for_bot(row):
                await self.get(row.id)
        return row, links

    async def _check_room(self) -> None:
        if await how_many(self.store) >= self._settings.tables:
            LOG.warning("no new table: there are as many as may be", most=self._settings.tables)
            raise Trouble("no_room", limit="tables")

    async def import_log(self, text: str) -> TableRow:
        """A finished game from elsewhere, only to be looked at. The worker reads and checks it and bounds its length,
        so that it can later be played again here, without its undone lines."""
        await self._check_room()
        log = await self.workers.verify(text)
        seats = [SeatRow(i, clean_name(name) or f"Player {i + 1}", "", True) for i, name in enumerate(log.header.seats)]
        row = TableRow(new_id(), log.header, log.secret, now(), True, True, "", [], seats)
        await self.store.add_table(row, log.lines, [])
        return row


@contextmanager
def readable(id_: str) -> Iterator[None]:
    """Whatever is wrong with a table is told, to the log as well."""
    try:
        yield
    except Trouble:
        raise
    except Unknown as error:
        LOG.error("a table was played with what is not known here", table=id_, error=str(error))
        raise Trouble("unknown_rules", error.where, error.problem) from None
    except Exception:
        LOG.exception("a table cannot be played again", table=id_)
        raise Trouble("broken_table") from None


def dismiss(loading: asyncio.Task[LiveTable]) -> None:
    if not loading.cancelled() and not loading.exception():
        loading.result().dismiss()


def is_busy(table: LiveTable) -> bool:
    return table.is_watched or table.lock.locked() or waits_for_bot(table.row)


def waits_for_bot(row: TableRow) -> bool:
    return not row.closed and any(row.seats[seat].bot for seat in row.asks)


def check_seat_bot(index: int, seat: SeatWish) -> None:
    """Bots that are known by a name alone: how long others would think is for nobody else to say."""
    if seat.bot not in bot_names():
        raise Malformed(f"seats[{index}].bot", f"{seat.bot!r} is not known; there are {', '.join(bot_names())}")


def seat_rows(wishes: Sequence[SeatWish]) -> list[SeatRow]:
    """The seats as wished; a friend has yet to come, and a bot that was given no name has one that is free."""
    names = [clean_name(wish.name or "") for wish in wishes]
    for index, wish in enumerate(wishes):
        if not names[index]:
            names[index] = bot_name(wish.bot, names) if wish.kind == "bot" else f"Player {index + 1}"
    return [
        SeatRow(index, names[index], wish.bot if wish.kind == "bot" else "", wish.kind != "friend")
        for index, wish in enumerate(wishes)
    ]
