"""Worker processes: the event loop never computes a bot's choice.

Each process has one thing to do at a time, so its time counts from when it begins, and one that is
stuck or dead is replaced without anybody else noticing. Logs are verified in a process of their own.
Tables at which nobody waits for a bot share one process, and never the only one.
A bot that fails twice, or takes too long, has its choice made by luck: a table never waits for ever.
"""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from time import perf_counter

from valtable.kernel.chance import FastChance
from valtable.kernel.errors import Malformed
from valtable.service.bots.process import WorkerProcess
from valtable.service.bots.thinking import Question, think
from valtable.service.bots.turns import Households, Turns
from valtable.service.bots.verifying import OwnBox, UnknownLog, Verified, WrongLog, checked
from valtable.service.operating.logs import logger
from valtable.service.operating.metrics import UNWATCHED, Metrics
from valtable.service.problems import Trouble

LOG = logger("valtable.workers")
TRIES = 2
VERIFY_SECONDS = 60.0
MOST_WAITING = 10
"""So many logs wait to be verified; who comes later is asked to come again."""


class Workers:
    def __init__(self, processes: int, seconds: float, metrics: Metrics = UNWATCHED) -> None:
        self._seconds = seconds
        self._metrics = metrics
        self.in_hand = 0
        """How many choices are being waited for."""
        self.busy = 0
        """Of those, how many are being thought about."""
        self._processes = [WorkerProcess() for _ in range(max(processes, 2))]
        self._turns = Turns(self._processes, processes)
        self._verifier = WorkerProcess()
        self._verifying = asyncio.Lock()
        self._waiting = 0
        self._closed = False

    def warm_up(self) -> None:
        """Somebody will be asked soon."""
        if self._turns.free:
            self._turns.free[-1].start()

    def look_again(self, households: Households) -> None:
        """Somebody has come to that table, or has gone: what is waited for now comes first."""
        self._turns.look_again(households)

    async def choose(self, question: Question, households: Households) -> int:
        """One of the choices, whatever happens. `households`: who waits for it now."""
        self.in_hand += 1
        try:
            return await self._choose_in_turn(question, perf_counter(), households)
        finally:
            self.in_hand -= 1

    async def _choose_in_turn(self, question: Question, begun: float, households: Households) -> int:
        process = await self._turns.take(households)
        table, taken = "bots" if process is self._turns.aside else "people", perf_counter()
        self._metrics.bot_wait.labels(table).observe(taken - begun)
        self.busy += 1
        try:
            return await self._choose(process, question)
        finally:
            self.busy -= 1
            self._metrics.bot_think.labels(table).observe(perf_counter() - taken)
            self._turns.give(process)

    async def _choose(self, process: WorkerProcess, question: Question) -> int:
        for _ in range(TRIES):
            try:
                action = await process.run(think, question, self._seconds)
                if action in question.choices:
                    return action
                self._failed("wrong")
                LOG.error("a bot chose what is not among its choices", bot=question.bot)
            except TimeoutError:
                self._failed("slow")
                LOG.warning("a bot took too long", bot=question.bot, seconds=self._seconds)
                break
            except Exception as error:
                if self._closed:
                    raise asyncio.CancelledError from None  # the service stops, and its workers with it
                if isinstance(error, BrokenProcessPool):
                    self._failed("died")
                    LOG.warning("a worker has died; it is replaced", work="thinking")
                else:
                    self._failed("failed")
                    LOG.exception("a bot has failed", bot=question.bot)
        self._metrics.luck.inc()
        return question.choices[FastChance(question.seed).below("bot", len(question.choices))]

    def _failed(self, why: str) -> None:
        self._metrics.bot_failures.labels(why).inc()

    async def verify(self, text: str) -> Verified:
        """Raise Malformed unless the log is that of a finished game, played by the rules."""
        if self._waiting >= MOST_WAITING:
            raise Trouble("too_many_requests", limit="verifying")
        self._waiting += 1
        try:
            async with self._verifying:
                return await self._verify(text)
        finally:
            self._waiting -= 1

    async def _verify(self, text: str) -> Verified:
        for _ in range(TRIES):
            try:
                return await self._verifier.run(checked, text, VERIFY_SECONDS)
            except UnknownLog as error:
                raise Trouble("unknown_rules", "log", str(error)) from None
            except OwnBox:
                raise Trouble("own_components", "log") from None
            except WrongLog as error:
                raise Malformed("log", str(error).removeprefix("log: ")) from None
            except BrokenProcessPool:
                LOG.warning("a worker has died; it is replaced", work="verifying")
            except TimeoutError:
                break
        raise Malformed("log", "could not be verified in time")

    def close(self) -> None:
        self._closed = True
        for process in (*self._processes, self._verifier):
            process.close()
