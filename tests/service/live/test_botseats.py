"""Bots at a table: they think while it goes on, leave people a while to take back, and survive their own bugs."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

import valtable
from tests.service.lines import lines
from tests.service.memory import Forgetful, table_of
from valtable import games
from valtable.kernel.log import ActionLine
from valtable.kernel.match import Match
from valtable.service.bots.thinking import Question
from valtable.service.bots.turns import Households
from valtable.service.bots.workers import Workers
from valtable.service.live.botseats import LUCKY_TRIES, PAUSE, TRIES, BotSeats
from valtable.service.live.screen import why_not_undo
from valtable.service.live.table import LiveTable
from valtable.service.protocol import Play, Rejected, Undo
from valtable.service.store.store import Store

games.register("proving", "tests.proving.game:Proving")


class Thinkers:
    """Workers whose thoughts the test knows, and who answer when it says so."""

    def __init__(self) -> None:
        self.asked: asyncio.Queue[tuple[Question, asyncio.Future[int]]] = asyncio.Queue()

    def look_again(self, households: Households) -> None: ...

    async def choose(self, question: Question, households: Households) -> int:
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.asked.put_nowait((question, answer))
        return await answer


class Quick:
    """Workers who answer the last choice at once; some of their thoughts fail."""

    def __init__(self, failing: int = 0) -> None:
        self.failing = failing

    def look_again(self, households: Households) -> None: ...

    async def choose(self, question: Question, households: Households) -> int:
        if self.failing > 0:
            self.failing -= 1
            raise RuntimeError("a bug in a bot")
        return question.choices[-1]


class Time:
    """A clock that the test turns, and sleepers that it wakes."""

    def __init__(self) -> None:
        self.now = 100.0
        self.sleepers: asyncio.Queue[tuple[float, asyncio.Future[None]]] = asyncio.Queue()

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sleepers.put_nowait((seconds, woken))
        await woken

    async def pass_by(self) -> float:
        """Sleep as long as the next sleeper wants to; that long."""
        seconds, woken = await self.sleepers.get()
        self.now += seconds
        woken.set_result(None)
        return seconds


class Scene:
    """A person and a bot at a table of Valletta; the person is asked first."""

    def __init__(self, match: Match | None = None, seconds: float = 2.0) -> None:
        self.time = Time()
        self.match = match or valtable.new("valletta", seats=2, seed=1)
        self.person = self.match.decisions[0].seat
        self.bot = 1 - self.person
        self.table: LiveTable = table_of(self.match, undo_seconds=seconds, clock=self.time.clock)
        self.table.row.seats[self.bot].bot = "greedy"

    def seat(self, workers: object) -> BotSeats:
        return BotSeats(self.table, cast(Workers, workers), self.time.sleep)

    @property
    def done(self) -> list[str]:
        """What the bot has done."""
        lines = self.match.course.lines
        return [line.do for line in lines if isinstance(line, ActionLine) and line.seat == self.bot]

    async def until_done(self, n: int = 1) -> None:
        while len(self.done) < n:
            await asyncio.sleep(0)

    async def play(self, do: str) -> None:
        answer = await self.table.submit(Play(f"{len(self.match.course.lines)}", self.person, do))
        assert not isinstance(answer, Rejected), answer

    async def undo(self) -> object:
        return await self.table.submit(Undo(f"undo {len(self.match.course.lines)}", self.person))


def run(scene: Any) -> None:
    asyncio.run(asyncio.wait_for(scene, 60))


def test_a_bot_whose_table_has_changed_meanwhile_thinks_again() -> None:
    at = Scene(seconds=0)
    parse = at.match.game.actions.parse

    async def scene() -> None:
        thinkers = Thinkers()
        at.seat(thinkers)
        await at.play("take gold")
        first, answer = await thinkers.asked.get()
        await at.undo()
        await at.play("take stone")
        answer.set_result(parse("take wood"))  # which it may still do, but about which it has not thought here
        second, answer = await thinkers.asked.get()
        assert first.view != second.view
        assert at.done == []
        answer.set_result(parse("take brick"))
        await at.until_done()

    run(scene())
    assert at.done == ["take brick"]


def test_a_bot_answers_a_choice_that_may_be_taken_back_only_after_a_while() -> None:
    at = Scene()

    async def scene() -> None:
        at.seat(Quick())
        assert at.table.info().undo_seconds == 2.0, "the page can tell it"
        await at.play("take gold")
        assert await at.time.pass_by() == 2.0
        assert at.done == []
        await at.until_done()
        refused = await at.undo()
        assert isinstance(refused, Rejected), "an undo never takes back another's move"
        assert refused.refusal is not None
        assert refused.refusal.reason == "undo_needs_consent"

    run(scene())


def test_a_bot_waits_while_nothing_can_be_saved() -> None:
    at, store = Scene(seconds=0), Forgetful()

    async def scene() -> None:
        at.table.store = cast(Store, store)
        at.seat(Quick())
        store.ailment = "not_written"
        await at.play("take gold")
        for _ in range(3):
            assert await at.time.pass_by() == PAUSE
        assert at.done == []
        store.ailment = None
        await at.until_done()

    run(scene())


def test_what_is_taken_back_in_that_while_is_not_answered() -> None:
    at = Scene()

    async def scene() -> None:
        at.seat(Quick())
        await at.play("take gold")
        seconds, woken = await at.time.sleepers.get()
        at.time.now += 1.5
        assert not isinstance(await at.undo(), Rejected)
        await at.play("take gold")  # the same again: its while begins anew
        at.time.now += seconds - 1.5
        woken.set_result(None)
        assert await at.time.pass_by() == 1.5
        assert at.done == []
        await at.until_done()

    run(scene())


def until_no_way_back() -> tuple[Match, int]:
    """A game in which the person's next choice hands over to the bot and cannot be taken back; that choice."""
    for seed in range(50):
        match = valtable.new("valletta", seats=2, seed=seed)
        person = match.decisions[0].seat
        while not match.is_over:
            seat = match.decisions[0].seat
            action = match.choices(seat)[0]
            if seat == person:
                trial = Match(match.course.copy(), match._secret)
                trial.play(seat, action)
                hands_over = trial.game.deciders(trial.state) == [1 - person]
                if hands_over and why_not_undo(trial, person, trial.decisions) is not None:
                    return match, action
            match.play(seat, action)
    raise AssertionError("every turn can be taken back")


def test_where_nothing_can_be_taken_back_nobody_waits() -> None:
    match, action = until_no_way_back()
    at = Scene(match)
    before = len(at.done)

    async def scene() -> None:
        at.seat(Quick())
        await at.play(match.game.actions.notations[action])
        await at.until_done(before + 1)
        assert at.time.sleepers.empty()

    run(scene())


def test_in_a_sealed_phase_bots_plan_at_once() -> None:
    at = Scene(valtable.new("proving", seats=2, seed=4))
    assert all(decision.sealed for decision in at.match.decisions)

    async def scene() -> None:
        at.seat(Quick())
        await at.play(at.match.game.actions.notations[at.match.choices(at.person)[0]])
        await at.until_done()
        assert at.time.sleepers.empty()
        assert not isinstance(await at.undo(), Rejected), "one's own steps are taken back whatever others do"

    run(scene())


def test_a_bot_that_fails_once_is_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    at = Scene(seconds=0)

    async def scene() -> None:
        at.seat(Quick(failing=1))
        await at.play("take gold")
        assert await at.time.pass_by() == PAUSE
        await at.until_done()

    run(scene())
    assert [line["failures"] for line in lines(caplog, "a bot has failed")] == [1]
    assert "a bug in a bot" in caplog.text
    assert "has stopped" not in caplog.text


def test_luck_chooses_for_a_bot_that_always_fails(caplog: pytest.LogCaptureFixture) -> None:
    at = Scene(seconds=0)

    async def scene() -> None:
        at.seat(Quick(failing=10_000))
        await at.play("take gold")
        for _ in range(TRIES):
            assert await at.time.pass_by() == PAUSE
        await at.until_done()

    run(scene())
    assert [line["failures"] for line in lines(caplog, "a bot has failed")][:TRIES] == [*range(1, TRIES + 1)]
    assert max(line["failures"] for line in lines(caplog, "a bot has failed")) == TRIES


def test_where_nothing_can_be_done_a_bot_stops_and_comes_back_with_the_next_change(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    at = Scene(seconds=0)

    def fail(*_: object) -> None:
        raise RuntimeError("a bug in a game")

    async def scene() -> None:
        bots = at.seat(Quick())
        await at.play("take gold")
        with monkeypatch.context() as broken:
            broken.setattr(at.match, "view", fail)
            for _ in range(TRIES + LUCKY_TRIES):
                await at.time.pass_by()
            while bots._thinking:
                await asyncio.sleep(0)
        assert len(lines(caplog, "a bot has stopped until its table changes")) == 1
        assert at.done == []
        at.table.after_move()
        await at.until_done()

    run(scene())
