"""Tables closed and seats freed by whoever hosts, while the service runs: at once, told to all, and nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import httpx
import pytest

from tests.service.orders.giving import code_of, give, new_link
from tests.service.player import Player, play_on
from tests.service.running import Service, running
from tests.service.tables import Laid, lay, watch
from tests.service.wire.raw import until
from valtable.service.bots.thinking import Question
from valtable.service.bots.turns import Households
from valtable.service.orders.order import Close, Reopen

TWO_BOTS = [{"kind": "bot", "bot": "random"}] * 2


def told(player: Player) -> Any:
    player.catch_up()
    return player.presence


def shown(device: httpx.Client, table: str) -> Any:
    return device.get(f"/api/tables/{table}").json()


def test_a_closed_table_takes_no_more_choices_until_it_is_opened_again(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        spectator = watch(service, stack, laid.id)
        play_on(laid.players, Random(3), 4)
        for player in laid.players:
            player.catch_up()
        asked = next(player for player in laid.players if player.is_asked)
        do, story = asked.can_do[0], list(asked.story)
        give(service, Close(laid.id, "a\u202e quarrel\n"))
        for player in (*laid.players, spectator):
            assert told(player)["closed"]["reason"] == "a quarrel", "cleaned as names are"
        for message in (
            {"type": "play", "do": do},
            {"type": "undo"},
            {"type": "wish", "wish": {"wish": "steps", "do": [do]}},
        ):
            refused = asked.ask(**message)
            assert (refused["type"], refused["code"]) == ("rejected", "closed")
            assert refused["problem"]["text"] == "This table is closed."
        assert shown(laid.maker, laid.id)["closed"]["reason"] == "a quarrel"
        assert [mine["waiting"] for mine in laid.maker.get("/api/tables/mine").json()["tables"]] == [False]
        assert laid.maker.get(f"/api/tables/{laid.id}/past?at=1").status_code == 200
        assert laid.maker.get(f"/api/tables/{laid.id}/log").json()["code"] == "still_running", "its luck stays sealed"
        assert (asked.story, asked.is_asked) == (story, True)
        give(service, Reopen(laid.id))
        assert told(spectator)["closed"] is None
        assert asked.play(do)["type"] == "accepted"
        play_on(laid.players, Random(4))


def test_what_was_done_before_a_table_was_closed_is_still_acknowledged(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        asked = next(player for player in laid.players if player.is_asked)
        do = asked.can_do[0]
        assert asked.play(do, key="once")["type"] == "accepted"
        give(service, Close(laid.id))
        assert asked.play(do, key="once")["type"] == "accepted", "its answer may have been lost on the way"


def test_bots_wait_at_a_closed_table_also_after_a_restart(tmp_path: Path) -> None:
    made: Any
    with running(tmp_path, undo_seconds=0) as service, service.device() as device:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        made = device.post("/api/tables", json={"game": "proving", "seats": seats}).json()
        id_ = made["table"]["id"]
        give(service, Close(id_))
        moved = lines_of(tmp_path, id_)
        cookies = device.cookies
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        # As if it had been closed while the bot was to choose.
        connection.execute("UPDATE tables SET asks = '[1]'")
        connection.commit()
    with running(tmp_path, undo_seconds=0) as service, service.device() as device:
        device.cookies = cookies
        assert shown(device, id_)["closed"] is not None
        assert not service.app.hall.workers.in_hand
        assert lines_of(tmp_path, id_) == moved


def test_a_table_of_bots_stands_still_while_it_is_closed_and_goes_on_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed, asked = Event(), 0

    async def choose(question: Question, households: Households) -> int:
        """The fifth choice is thought about until the table is closed: then it must not be made any more."""
        nonlocal asked
        asked += 1
        while asked >= 5 and not closed.is_set():
            await asyncio.sleep(0.001)
        return question.choices[0]

    with running(tmp_path) as service, service.device() as device:
        monkeypatch.setattr(service.app.hall.workers, "choose", choose)
        made = device.post("/api/tables", json={"game": "valletta", "seats": TWO_BOTS}).json()
        id_ = made["table"]["id"]
        until(lambda: asked == 5, "nobody plays")
        give(service, Close(id_))
        closed.set()
        assert not service.app.hall.tables.is_running(id_), "another one may be made in its place"
        with service.player(device, id_) as spectator:
            spectator.join()
            spectator.catch_up()
            before = lines_of(tmp_path, id_)
            spectator.catch_up()
            assert asked == 5
            assert lines_of(tmp_path, id_) == before
            give(service, Reopen(id_))
            n = spectator.n
            spectator.until(n + 1)


def test_a_revoked_seat_is_lost_at_once_and_its_new_link_opens_it(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        spectator = watch(service, stack, laid.id)
        play_on(laid.players, Random(3), 4)
        old = laid.created["links"][0]["link"].partition("#")[2]
        token = new_link(service, laid.id, 1)
        assert laid.players[1].close_code() == 1013, "the device comes again ..."
        assert stack.enter_context(service.player(laid.devices[1], laid.id, 1)).close_code() == 4403, "... in vain"
        for player in (laid.players[0], spectator):
            presence = told(player)
            assert presence["hands"] == [
                {"seat": 1, "name": "Player 2", "before": "Player 2", "at": len(player.story), "revoked": True}
            ]
            assert (presence["seats"][1]["taken"], presence["seats"][1]["present"]) == (False, False)
        assert code_of(sit(laid.devices[1], laid, old)) == "wrong_link"
        assert laid.devices[1].get(f"/api/tables/{laid.id}/links").json()["seats"] == []
        phone = stack.enter_context(service.device())
        assert sit(phone, laid, token, name="Nora").json()["back"] is False
        assert [hand["name"] for hand in told(spectator)["hands"]] == ["Nora"], "told once, and who it is now"
        assert code_of(sit(laid.devices[1], laid, token)) == "link_used"
        moved = stack.enter_context(service.player(phone, laid.id, 1)).join()
        play_on([laid.players[0], moved], Random(4), 6)


def test_whose_seat_is_revoked_makes_no_links_as_the_host_either(service: Service) -> None:
    with ExitStack() as stack:
        maker = stack.enter_context(service.device())
        seats = [{"kind": "me"}, {"kind": "friend"}]
        id_ = maker.post("/api/tables", json={"game": "proving", "seats": seats}).json()["table"]["id"]
        assert maker.get(f"/api/tables/{id_}/links").json()["seats"] == [0, 1]
        new_link(service, id_, 0)
        assert maker.get(f"/api/tables/{id_}/links").json()["seats"] == []


def test_who_waits_for_a_friend_is_told_of_no_change_of_hands(service: Service) -> None:
    with ExitStack() as stack:
        maker = stack.enter_context(service.device())
        seats = [{"kind": "me"}, {"kind": "friend"}]
        made = maker.post("/api/tables", json={"game": "proving", "seats": seats}).json()
        id_, old = made["table"]["id"], made["links"][0]["link"].partition("#")[2]
        token = new_link(service, id_, 1)
        player = stack.enter_context(service.player(maker, id_, 0)).join()
        assert (told(player) or {"hands": []})["hands"] == []
        friend = stack.enter_context(service.device())
        for secret, code in ((old, "wrong_link"), (token, "")):
            answer = friend.post(f"/api/tables/{id_}/seat", json={"token": secret})
            assert answer.json().get("code", "") == code


@pytest.mark.parametrize("closed", [True, False])
def test_what_was_ordered_lasts(tmp_path: Path, closed: bool) -> None:
    with ExitStack() as stack:
        with running(tmp_path) as service:
            laid = lay(service, stack)
            token = new_link(service, laid.id, 1)
            give(service, Close(laid.id, "why"))
            if not closed:
                give(service, Reopen(laid.id))
        with running(tmp_path) as service:
            again = stack.enter_context(service.player(laid.maker, laid.id, 0)).join()
            assert (again.info["closed"] is not None) is closed
            assert '"revoked":true' in again.texts[0]
            device = stack.enter_context(service.device())
            assert sit(device, laid, token).status_code == 200


def test_nothing_of_an_order_stays_but_what_it_did(tmp_path: Path) -> None:
    with running(tmp_path) as service, ExitStack() as stack:
        laid = lay(service, stack)
        token = new_link(service, laid.id, 1)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            assert connection.execute("SELECT count(*) FROM orders").fetchone() == (0,)
            assert token not in "\n".join(connection.iterdump()), "the secret of a link is nowhere"


def sit(device: httpx.Client, laid: Laid, token: str, **more: str) -> httpx.Response:
    return device.post(f"/api/tables/{laid.id}/seat", json={"token": token} | more)


def lines_of(folder: Path, id_: str) -> int:
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        (found,) = connection.execute("SELECT count(*) FROM lines WHERE table_id = ?", (id_,)).fetchone()
        return int(found)
