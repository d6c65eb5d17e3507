"""Taking back, again and again: it never holds others up, and it has an end."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

import valtable
from tests.service.memory import table_of
from valtable import games
from valtable.kernel.log import decode
from valtable.kernel.match import Match
from valtable.service.bots.verifying import MOST_UNDOS, verify_text
from valtable.service.live.loading import restore
from valtable.service.live.screen import screen_of
from valtable.service.protocol import MakeWish, Play, Rejected, Undo

games.register("proving", "tests.proving.game:Proving")


def to_and_fro(times: int) -> tuple[Match, int]:
    """A match in which one seat has done and undone the same so many times."""
    match = valtable.new("proving", seats=2, seed=4)
    seat = match.decisions[0].seat
    for _ in range(times):
        match.play(seat, match.choices(seat)[0])
        match.undo(seat)
    return match, seat


def finish(match: Match) -> str:
    while not match.is_over:
        seat = match.decisions[0].seat
        match.play(seat, match.choices(seat)[-1])
    return match.log.encode()


@pytest.mark.parametrize("title", ["proving", "valletta"])
def test_a_table_is_read_by_playing_once_what_is_left(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = to_and_fro(30)[0] if title == "proving" else valtable.new(title, seats=2, seed=4)
    for _ in range(20):
        seat = match.decisions[0].seat
        match.play(seat, match.choices(seat)[0])
    strict = Match.resume(match.game, match.log, match._secret)
    begun = []
    set_up = type(match.game).setup

    def counted(game: Any, *rest: Any) -> Any:
        begun.append(1)
        return set_up(game, *rest)

    monkeypatch.setattr(type(match.game), "setup", counted)
    read = restore(match.game, decode(match.log.encode()), match._secret)
    assert len(begun) == 1
    assert (read.digest, read.course.steps, read.log) == (strict.digest, strict.course.steps, strict.log)
    assert read.course.undos == strict.course.undos == match.course.undos
    assert sum(read.course.undos.values()) == (30 if title == "proving" else 0)
    assert finish(read) == finish(strict), "also the luck goes on alike"


def test_a_seat_goes_back_only_so_often_and_its_game_can_still_be_imported() -> None:
    match, seat = to_and_fro(MOST_UNDOS - 1)
    table = table_of(match)
    do = match.game.actions.notations[match.choices(seat)[0]]

    async def scene() -> list[Any]:
        return [
            await table.submit(message)
            for message in (
                Play("a", seat, do), Undo("b", seat), Play("c", seat, do), Undo("d", seat),
                MakeWish("e", seat, {"wish": "steps", "do": [do]}, back=1),
            )
        ]  # fmt: skip

    *done, refused, wish = asyncio.run(scene())
    assert not any(isinstance(answer, Rejected) for answer in done)
    for answer in (refused, wish):
        assert msgspec.to_builtins(answer)["refusal"]["reason"] == "too_many_undos"
    shown = screen_of(match, seat)
    assert not shown.undo
    assert shown.no_undo is not None
    assert shown.no_undo.reason == "too_many_undos"
    text = finish(table.match)
    verify_text(text)
