"""Bots at a table: they think while it goes on, and never play what they thought about another table."""

from __future__ import annotations

import asyncio
from typing import cast

import valtable
from tests.service.memory import table_of
from valtable.kernel.log import ActionLine
from valtable.service.bots.thinking import Question
from valtable.service.bots.workers import Workers
from valtable.service.live.botseats import BotSeats
from valtable.service.protocol import Play, Undo


class Thinkers:
    """Workers whose thoughts the test knows, and who answer when it says so."""

    def __init__(self) -> None:
        self.asked: asyncio.Queue[tuple[Question, asyncio.Future[int]]] = asyncio.Queue()

    async def choose(self, question: Question) -> int:
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.asked.put_nowait((question, answer))
        return await answer


def test_a_bot_whose_table_has_changed_meanwhile_thinks_again() -> None:
    match = valtable.new("valletta", seats=2, seed=1)
    person = match.decisions[0].seat
    bot, parse = 1 - person, match.game.actions.parse
    table = table_of(match)
    table.row.seats[bot].bot = "greedy"

    def done() -> list[str]:
        return [line.do for line in match.course.lines if isinstance(line, ActionLine) and line.seat == bot]

    async def scene() -> None:
        thinkers = Thinkers()
        BotSeats(table, cast(Workers, thinkers))
        await table.submit(Play("a", person, "take gold"))
        first, answer = await thinkers.asked.get()
        await table.submit(Undo("b", person))
        await table.submit(Play("c", person, "take stone"))
        answer.set_result(parse("take wood"))  # which it may still do, but about which it has not thought here
        second, answer = await thinkers.asked.get()
        assert first.view != second.view
        assert done() == []
        answer.set_result(parse("take brick"))
        while not done():
            await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(scene(), 60))
    assert done() == ["take brick"]
