"""A table in memory: a cache of its log, and the people who look at it.

One move is in flight at a time. It is tried in memory, its lines are made durable, and only then
is it told and acknowledged; whoever wants to look waits for the lock, so nobody ever sees what is
not committed. If the commit fails, the table is built anew from the store.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from logging import DEBUG
from time import monotonic, perf_counter

import msgspec

from valtable.kernel.decision import Decision
from valtable.kernel.errors import Broken, Malformed, Refused
from valtable.kernel.log import Log, TakeBackLine, UndoLine
from valtable.kernel.match import Match
from valtable.service.addresses import household
from valtable.service.live.compared import Compared, Found
from valtable.service.live.hands import told_hands
from valtable.service.live.lengths import check_undos, check_wish, is_full
from valtable.service.live.loading import Keys, load_match, restore
from valtable.service.live.past import seen
from valtable.service.live.screen import screen_of
from valtable.service.live.stream import Listener, Stream, encoded
from valtable.service.operating.logs import logger
from valtable.service.operating.metrics import UNWATCHED, Metrics
from valtable.service.problems import Trouble
from valtable.service.protocol import Accepted, HandOver, MakeWish, Play, Presence, Rejected, TableInfo, Undo
from valtable.service.store.operated import set_closed
from valtable.service.store.rows import FULL, HandRow, TableRow
from valtable.service.store.store import Store, now
from valtable.service.store.writer import NotWritten, Unsettled

Submission = Play | MakeWish | Undo
Paying = Callable[[], AbstractContextManager[None]]
LOG = logger("valtable.tables")


class Attendance(msgspec.Struct, frozen=True):
    """Who looks at a table now."""

    seats: list[int] = []
    spectators: int = 0


class Gone(Exception):
    """This table in memory is no longer the true one; ask for it again."""


class LiveTable:
    def __init__(
        self,
        store: Store,
        row: TableRow,
        match: Match,
        keys: Keys,
        buffer: int = 200,
        epoch: str = "",
        hands: list[HandRow] | None = None,
        undo_seconds: float = 0.0,
        clock: Callable[[], float] = monotonic,
        metrics: Metrics = UNWATCHED,
    ) -> None:
        self.store = store
        self.row = row
        self.match = match
        self.keys = keys
        self.hands = hands or []
        self.metrics = metrics
        self._moves, self._undos = (
            metrics.moves.labels(row.header.game, "person"),
            metrics.undos.labels(row.header.game),
        )
        self.lock = asyncio.Lock()
        self.epoch = epoch or secrets.token_urlsafe(6)
        self.gone = False
        self.after_move: Callable[[], None] = lambda: None
        """Called when the table has changed, or who is there; whoever plays for the bots listens here."""
        self.last_chooser: int | None = None
        """The person who has chosen something here last."""
        self._chosen_at = 0.0
        self._undo_seconds = undo_seconds
        # As they are called today: the header of an older game keeps the words it was written with.
        self._options: dict[str, object] = msgspec.to_builtins(match.course.options)
        self._clock = clock
        self._streams: dict[int | None, Stream] = {}
        self._buffer = buffer
        self._told_lines = self._rested_lines = len(match.course.lines)
        self._told_steps = list(match.course.steps)
        """The steps of which everybody has been told what happened in them."""

    # Looking on

    @property
    def present(self) -> frozenset[int]:
        return frozenset(v for v, stream in self._streams.items() if v is not None and stream.listeners)

    @property
    def _programs(self) -> frozenset[int]:
        """The seats at which only programs are present, by their own word."""
        there = ((viewer, stream.listeners) for viewer, stream in self._streams.items() if viewer is not None)
        return frozenset(v for v, found in there if found and all(one.is_program for one in found))

    def households(self) -> set[str]:
        """From where people play here now."""
        there = (stream.listeners for viewer, stream in self._streams.items() if viewer is not None)
        return {household(one.host) for listeners in there for one in listeners}

    @property
    def is_watched(self) -> bool:
        return any(stream.listeners for stream in self._streams.values())

    def info(self) -> TableInfo:
        told, programs = self.row.info(self.present, self._undo_seconds), self._programs
        seats = told.seats
        if programs:
            seats = [msgspec.structs.replace(seat, program=number in programs) for number, seat in enumerate(seats)]
        return msgspec.structs.replace(told, options=self._options, seats=seats)

    @property
    def seconds_to_undo(self) -> float:
        """How long bots still wait for the person who has chosen last."""
        return self._chosen_at + self._undo_seconds - self._clock()

    async def join(
        self, listener: Listener, viewer: int | None, epoch: str = "", n: int = 0,
        check: Callable[[], Awaitable[None]] | None = None, paying: Paying = nullcontext,
    ) -> None:  # fmt: skip
        """Tell the listener the whole table and, from here on, everything that changes for its viewer.

        One that has been here before says what it knows, and is told only what it has missed. `check` raises
        Trouble for whoever may not look; it is asked while no seat can change hands. `paying` is around what is costly,
        and may raise Trouble, too; then the listener is told nothing.
        """
        async with self.lock:
            self.check_here()
            if check is not None:
                await check()
            stream = self.stream(viewer)
            alone, programs = not stream.listeners, self._programs
            stream.listeners.add(listener)
            try:
                self._catch_up(listener, stream, epoch, n, paying)
            except Trouble:
                stream.listeners.discard(listener)
                raise
            if epoch and not alone:
                listener.send(self._presence(viewer))  # also who has missed nothing hears that it is back
        if alone or self._programs != programs:
            self.tell_presence()

    async def resume(
        self, listener: Listener, viewer: int | None, epoch: str, n: int, paying: Paying = nullcontext
    ) -> None:
        """What the listener has missed, or the whole table if that is no longer known."""
        async with self.lock:
            self._catch_up(listener, self.stream(viewer), epoch, n, paying)

    def _catch_up(self, listener: Listener, stream: Stream, epoch: str, n: int, paying: Paying) -> None:
        missed = stream.since(epoch, n)
        if missed is not None:
            for text in missed:
                listener.send(text)
            return
        info = self.info()
        whole = stream.whole(info, len(self.hands))
        if whole is None:
            with paying():
                self.wake()
                whole = stream.joined(info, self.match.story(stream.viewer), self._hands(stream.viewer))
        listener.send_whole(whole)

    def leave(self, listener: Listener, viewer: int | None) -> None:
        stream = self._streams.get(viewer)
        if stream is not None and listener in stream.listeners:
            programs = self._programs
            stream.listeners.discard(listener)
            if not stream.listeners or self._programs != programs:
                self.tell_presence()

    def stream(self, viewer: int | None) -> Stream:
        if viewer not in self._streams:
            self._streams[viewer] = Stream(viewer, self.epoch, self._buffer)
        return self._streams[viewer]

    def rest(self) -> None:
        """Forget what can be made anew from the match, if nothing has happened since this was asked last."""
        if self._told_lines == self._rested_lines and not self.lock.locked():
            for stream in self._streams.values():
                stream.rest()
        self._rested_lines = self._told_lines

    def wake(self) -> None:
        """Every stream knows what it has told: before the match changes, and before somebody is told the whole."""
        another: Compared | None = None
        for viewer, stream in self._streams.items():
            if stream.screen is None:
                stream.screen = Compared(screen_of(self.match, viewer), another)
            another = stream.screen

    def tell_presence(self) -> None:
        for viewer, stream in self._streams.items():
            if stream.listeners:
                text = self._presence(viewer)
                for listener in stream.listeners:
                    listener.send(text)
        self.after_move()

    def _presence(self, viewer: int | None) -> bytes:
        return encoded(Presence(self.info().seats, self.row.next, self._hands(viewer), self.row.closure))

    def _hands(self, viewer: int | None) -> list[HandOver]:
        return told_hands(self.match, self.row, self.hands, viewer) if self.hands else []

    def attendance(self) -> Attendance:
        spectators = self._streams.get(None)
        return Attendance(sorted(self.present), len(spectators.listeners) if spectators is not None else 0)

    def send_away(self, seat: int) -> None:
        """Whoever looked with the eyes of this seat must come again, and show that it is still theirs."""
        stream = self._streams.get(seat)
        if stream is not None:
            away = list(stream.listeners)
            stream.listeners.clear()
            for listener in away:
                listener.dismiss()

    # Doing something

    async def submit(self, message: Submission) -> Accepted | Rejected:
        """Do what a seat wants, once. The answer comes after everybody who may see it has been told.

        What is no matter of the rules is raised as Trouble; then, too, nothing has changed.
        """
        begun = perf_counter()
        async with self.lock:
            self.check_here()
            if self.store.is_lost:
                raise Trouble("not_saved")  # also what was written already may not be there any more
            if (message.seat, message.key) not in self.keys:
                if (closure := self.row.closure) is not None:
                    raise Trouble("full" if closure.full else "closed")
                self.wake()
                try:
                    self._try(message)
                except Refused as error:
                    return Rejected(message.key, "refused", error.refusal)
                except Malformed as error:
                    raise Trouble("malformed", error.where, error.problem) from None
                except Broken:
                    # What exactly is broken may tell of hidden things: it is for the log alone.
                    LOG.exception("a move has met a bug", table=self.row.id)
                    raise Trouble("broken") from None
                if not await self.commit(message.seat, message.key):
                    raise Trouble("not_saved")
                self._count(message, perf_counter() - begun)
                self.last_chooser, self._chosen_at = message.seat, self._clock()
            number = self.stream(message.seat).n
        self.after_move()
        return Accepted(message.key, number)

    def _count(self, message: Submission, seconds: float) -> None:
        self.metrics.told.observe(seconds)
        (self._undos if isinstance(message, Undo) else self._moves).inc()
        if LOG.isEnabledFor(DEBUG):  # asked first: this is the busiest place
            LOG.debug("a submission is done", table=self.row.id, kind=type(message).__name__, seconds=round(seconds, 6))

    def _try(self, message: Submission) -> None:
        match message:
            case Play():
                self.match.play(message.seat, message.do)
            case MakeWish():
                check_wish(message.wish)
                if message.back:
                    check_undos(self.match, message.seat, message.back)
                self.match.wish(message.seat, self.match.decode_wish(message.wish), message.back)
            case Undo():
                check_undos(self.match, message.seat)
                self.match.undo(message.seat)

    async def commit(self, seat: int | None, key: str | None) -> bool:
        """Make the new lines durable, then tell them; False if they are not there. The lock is held."""
        new = self.match.course.lines[self._told_lines :]
        decisions = self.match.decisions
        asks = [decision.seat for decision in decisions]
        try:
            await self.store.append(self.row.id, new, seat, key, None if asks == self.row.asks else asks)
        except Unsettled:
            self.dismiss()  # whoever comes again finds what is there
            raise Gone from None
        except NotWritten:
            await self._rebuild()
            return False
        except BaseException:
            self.dismiss()  # whether it was written is not known here
            raise
        if seat is not None and key is not None:
            self.keys.add((seat, key))
        self.row.asks, self.row.finished = asks, not asks
        self._tell(decisions)
        await self.close_if_full()
        return True

    async def close_if_full(self) -> None:
        """Where no more lines are kept, nothing more is chosen, and whoever is here is told so. The lock is held."""
        row = self.row
        if row.closed or not is_full(self.match):
            return
        LOG.warning("a table is full and closed", table=row.id, lines=len(self.match.course.lines))
        row.closed, row.why_closed = now(), FULL
        with suppress(NotWritten):  # then it is done again when the table is read again
            await set_closed(self.store, row.id, row.closed, FULL)
        self.tell_presence()

    def _tell(self, decisions: list[Decision]) -> None:
        """Everything new since the last time, to each stream as far as its viewer may know."""
        lines, steps = self.match.course.lines, self.match.course.steps
        undone = [line for line in lines[self._told_lines :] if isinstance(line, UndoLine | TakeBackLine)]
        if undone:
            last = undone[-1]
            self._rewind(decisions, last.by if isinstance(last, UndoLine) else [last.seat])
            return
        entries = [entry for step in steps[len(self._told_steps) :] for entry in step.entries]
        news, known = [(entry, entry.seen_by(None)) for entry in entries], Found()
        for viewer, stream in self._streams.items():
            # Whoever is told nothing of its own is told what a spectator is.
            told = [entry.seen_by(viewer) if viewer in entry.private else public for entry, public in news]
            events = [event for event in told if event is not None]
            stream.advance(screen_of(self.match, viewer, decisions), events, known)
        self._told_lines = len(lines)
        self._told_steps += steps[len(self._told_steps) :]

    def _rewind(self, decisions: list[Decision], by: list[int]) -> None:
        """The table is another than the one last told: by the will of these seats, or because it was read again."""
        course, known = self.match.course, Found()
        for viewer, stream in self._streams.items():
            told = [event for step in self._told_steps for event in seen(step.entries, viewer)]
            stream.rewind(screen_of(self.match, viewer, decisions), told, self.match.story(viewer), by, known)
        self._told_lines, self._told_steps = len(course.lines), list(course.steps)

    async def _rebuild(self) -> None:
        """Back to what the store has. Usually nobody notices: nothing of it had been told."""
        try:
            self.match, self.keys = await load_match(self.store, self.row)
        except Trouble:  # the database is away: what was told last is what it has
            told = Log(self.match.course.header, self.match.course.lines[: self._told_lines])
            self.match = restore(self.match.game, told, self.row.secret)
        except Exception:
            LOG.exception("a table cannot be read again", table=self.row.id)
            self.dismiss()
            return
        decisions = self.match.decisions
        self._rewind(decisions, [])
        # Another process may have written meanwhile: others are asked now, perhaps a bot of ours.
        self.row.asks, self.row.finished = [decision.seat for decision in decisions], not decisions
        self.after_move()

    def dismiss(self) -> None:
        """Nobody may rely on this table any more; clients come back and find a new one."""
        self.gone = True
        for stream in self._streams.values():
            for listener in list(stream.listeners):
                listener.dismiss()

    def check_here(self) -> None:
        """Raise Gone where another table in memory has taken the place of this one."""
        if self.gone:
            raise Gone
