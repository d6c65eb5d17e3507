"""A service that stops and starts again: every table goes on where it was."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from tests.service.databases import change
from tests.service.player import PATIENCE, play_on
from tests.service.running import running
from tests.service.tables import lay
from valtable.service.settings import Database


@pytest.mark.parametrize(("title", "moves"), [("proving", 9), ("valletta", 25)])
def test_a_table_goes_on_after_a_restart(tmp_path: Path, database: Database, title: str, moves: int) -> None:
    with ExitStack() as stack:
        with running(tmp_path, database=database) as service:
            laid = lay(service, stack, title)
            play_on(laid.players, Random(8), moves)
            for player in laid.players:
                player.catch_up()
            before = [(player.screen, player.story, player.epoch, player.n) for player in laid.players]
            do = next(do for player in laid.players if player.is_asked for do in player.can_do)
            seat = next(player.seat for player in laid.players if player.is_asked) or 0
            last = laid.players[seat].play(do, key="last before the end")
            laid.players[seat].catch_up()
            after = laid.players[seat].screen
        with running(tmp_path, database=database) as service:
            again = [
                stack.enter_context(service.player(device, laid.id, index)).join()
                for index, device in enumerate(laid.devices)
            ]
            assert again[seat].screen == after
            assert again[1 - seat].story[: len(before[1 - seat][1])] == before[1 - seat][1]
            # Numbers of the old epoch mean nothing any more; the whole table comes instead.
            again[0].send(type="resume", epoch=before[0][2], n=before[0][3])
            while again[0].receive()["type"] != "joined":
                pass
            # What was acknowledged before is recognised, not done again.
            story = list(again[seat].story)
            answer = again[seat].play(do, key="last before the end")
            assert answer["type"] == last["type"] == "accepted"
            assert again[seat].story == story
            play_on(again, Random(9))
            assert again[0].screen["over"]


def test_a_bot_that_was_thinking_thinks_again(tmp_path: Path, database: Database) -> None:
    """The service stops at once; whatever the bot had not done is done after the restart."""
    with ExitStack() as stack:
        with running(tmp_path, database=database) as service:
            device = stack.enter_context(service.device())
            seats = [{"kind": "bot", "bot": "weighted"}] * 2 + [{"kind": "bot", "bot": "random"}]
            id_ = device.post("/api/tables", json={"game": "proving", "seats": seats}).json()["table"]["id"]
        with running(tmp_path, database=database) as service:
            spectator = stack.enter_context(service.player(device, id_)).join()
            while not spectator.screen["over"]:
                spectator.receive()


def test_one_table_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path, database: Database) -> None:
    with ExitStack() as stack:
        with running(tmp_path, database=database) as service:
            device = stack.enter_context(service.device())
            bots = [{"kind": "bot", "bot": "random"}] * 2
            made = [
                device.post("/api/tables", json={"game": "proving", "seats": seats}).json()["table"]["id"]
                for seats in ([{"kind": "me"}] * 2, bots)
            ]
        change(database, "UPDATE tables SET header = '{}', created = '' WHERE id = ?", made[0])
        with running(tmp_path, database=database) as service:
            again = stack.enter_context(service.device())
            until = monotonic() + PATIENCE
            while not again.get(f"/api/tables/{made[1]}").json()["finished"]:
                assert monotonic() < until
            again.cookies = device.cookies
            assert again.get("/api/tables/mine").json() == {"tables": []}


def test_links_and_cookies_outlive_a_restart(tmp_path: Path, database: Database) -> None:
    with ExitStack() as stack:
        with running(tmp_path, database=database) as service:
            maker = stack.enter_context(service.device())
            seats = [{"kind": "me"}, {"kind": "friend"}]
            created = maker.post("/api/tables", json={"game": "proving", "seats": seats}).json()
        with running(tmp_path, database=database) as service:
            id_, token = created["table"]["id"], created["links"][0]["link"].partition("#")[2]
            friend = stack.enter_context(service.device())
            assert friend.post(f"/api/tables/{id_}/seat", json={"token": token}).json()["seat"] == 1
            stack.enter_context(service.player(maker, id_, 0)).join()
