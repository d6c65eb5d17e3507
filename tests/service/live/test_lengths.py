"""A game has an end, also where nobody plays towards it: what is kept of a table never grows without bound."""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

import valtable
from tests.kits import kit_of
from tests.service.memory import table_of
from tests.service.orders.giving import refused
from tests.service.player import Player
from tests.service.running import Service, running
from tests.service.tables import lay, watch
from valtable.client import Client, Trouble, game_of, play_out
from valtable.kernel.log import EndLine
from valtable.service.bots.verifying import MOST_LEFT
from valtable.service.live.lengths import LONGEST_WISH, MOST_PLAYED
from valtable.service.orders.order import Reopen
from valtable.service.problems import Trouble as ServiceTrouble
from valtable.service.protocol import MakeWish, SeatWish

FEW = 12


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("valtable.service.live.lengths.MOST_PLAYED", FEW)


def play_until_full(players: list[Player]) -> None:
    while players[0].presence is None or players[0].presence["closed"] is None:
        asked = next(player for player in players if player.is_asked)
        assert asked.play(asked.can_do[-1])["type"] == "accepted"
        for player in players:
            player.catch_up()


@pytest.mark.usefixtures("few")
def test_a_game_that_has_become_too_long_is_closed_for_good_and_everybody_is_told(tmp_path: Path) -> None:
    with running(tmp_path) as service, ExitStack() as stack:
        laid = lay(service, stack)
        spectator = watch(service, stack, laid.id)
        play_until_full(laid.players)
        spectator.catch_up()
        assert (spectator.presence["closed"]["full"], spectator.presence["closed"]["reason"]) == (True, "")
        asked = next(player for player in laid.players if player.is_asked)
        for message in (
            {"type": "play", "do": asked.can_do[0]},
            {"type": "undo"},
            {"type": "wish", "wish": {"wish": "steps", "do": [asked.can_do[0]]}},
        ):
            answer = asked.ask(**message)
            assert answer["code"] == answer["problem"]["code"] == "full"
            assert "new table" in answer["problem"]["remedy"]
        assert refused(service, Reopen(laid.id)) == "full"
        assert lines_of(service, laid.id) >= FEW
        shown = laid.maker.get(f"/api/tables/{laid.id}").json()
        assert shown["closed"]["full"]
        assert laid.maker.get(f"/api/tables/{laid.id}/past?at=1").status_code == 200
    with running(tmp_path) as service, service.device() as device:
        assert device.get(f"/api/tables/{laid.id}").json()["closed"] == shown["closed"], "also after a restart"


def lines_of(service: Service, table: str) -> int:
    return len(service.app.hall.tables._loaded()[table].match.course.lines)


def test_a_table_of_before_there_was_an_end_is_closed_when_it_is_read(tmp_path: Path) -> None:
    with running(tmp_path) as service, ExitStack() as stack:
        id_ = lay(service, stack).id
    with pytest.MonkeyPatch.context() as fewer, running(tmp_path) as service, ExitStack() as stack:
        fewer.setattr("valtable.service.live.lengths.MOST_PLAYED", 1)
        assert watch(service, stack, id_).info["closed"]["full"]
    with running(tmp_path) as service, service.device() as device:
        assert device.get(f"/api/tables/{id_}").json()["closed"]["full"], "that is written"


@pytest.mark.usefixtures("few")
def test_bots_stop_at_a_full_table_and_it_is_needed_by_nobody(tmp_path: Path) -> None:
    with running(tmp_path) as service, ExitStack() as stack:
        device = stack.enter_context(service.device())
        seats = [{"kind": "bot", "bot": "random"}] * 2
        made = device.post("/api/tables", json={"game": "proving", "seats": seats}).json()
        with service.player(device, made["table"]["id"]) as spectator:
            spectator.join()
            while not (spectator.presence or spectator.info)["closed"]:
                spectator.receive()
        tables = service.app.hall.tables
        assert not tables.is_running(made["table"]["id"]), "another may be made in its place"
        assert tables._unneeded() == [made["table"]["id"]]


@pytest.mark.usefixtures("few")
def test_a_program_at_a_full_table_is_told_so(tmp_path: Path) -> None:
    async def last(_: object, choices: list[int]) -> int:
        return choices[-1]

    async def play(service: Service) -> None:
        async with Client(service.address) as client:
            made = await client.create_table("proving", [SeatWish("me"), SeatWish("bot", bot="random")])
            async with client.sit(made.table.id, 0, is_program=True) as seat:
                with pytest.raises(Trouble, match="as long as a game may be") as trouble:
                    await play_out(seat, game_of(seat.info), last)
                assert trouble.value.code == "full"

    with running(tmp_path) as service:
        asyncio.run(asyncio.wait_for(play(service), 60))


def test_a_wish_is_only_so_long() -> None:
    match = valtable.new("proving", seats=2, seed=4)
    seat, notations = match.decisions[0].seat, match.game.actions.notations
    wish = {"wish": "steps", "do": [notations[match.choices(seat)[0]]] * LONGEST_WISH}
    with pytest.raises(ServiceTrouble, match="malformed wish is longer"):
        asyncio.run(table_of(match).submit(MakeWish("a", seat, wish)))


@pytest.mark.parametrize("title", ["valletta", "valdora", "valencia", "valeria"])
def test_a_game_ends_long_before_and_what_is_over_can_be_imported(title: str) -> None:
    """Nobody plays longer than those who do not care how it ends."""
    game, rng = kit_of(title).game, Random(title)
    match = valtable.new(title, seats=game.max_seats, seed=5)
    while not match.is_over:
        seat = match.decisions[0].seat
        match.play(seat, rng.choice(match.choices(seat)))
        assert len(match.course.lines) < MOST_PLAYED
    assert isinstance(match.course.lines[-1], EndLine)
    shortest = len(json.dumps([min(match.game.actions.notations, key=len)])) - 1
    assert MOST_PLAYED + 2 * LONGEST_WISH // shortest < MOST_LEFT, "the longest wish, and as much unasked"
