"""Seat links: each lets one device sit down, its owner makes another, and nobody changes places in secret."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import pytest

import valtable
from tests.service.memory import table_of
from tests.service.player import Player, play_on
from tests.service.running import BOTH, Service, running
from tests.service.tables import lay, watch
from valtable.service.live.client import Client
from valtable.service.live.socket import PlaySocket
from valtable.service.live.stream import encoded
from valtable.service.live.tables import Tables
from valtable.service.protocol import Play
from valtable.service.settings import Settings
from valtable.service.store.schema import METADATA
from valtable.service.store.sqlite import connect, prepare
from valtable.service.store.steps import STEPS

GROUNDS = BOTH


def token_of(link: Any) -> str:
    return str(link["link"].partition("#")[2])


def sit(device: httpx.Client, table: str, link: Any, **more: str) -> httpx.Response:
    return device.post(f"/api/tables/{table}/seat", json={"token": token_of(link)} | more)


def renew(device: httpx.Client, table: str, seat: int) -> httpx.Response:
    return device.post(f"/api/tables/{table}/links", json={"seat": seat})


def code_of(answer: httpx.Response) -> str:
    return str(answer.json().get("code", ""))


def linkable(device: httpx.Client, table: str) -> list[int]:
    return list(device.get(f"/api/tables/{table}/links").json()["seats"])


def half_full(service: Service, stack: ExitStack, *, name: str = "Bo") -> tuple[httpx.Client, Any]:
    """A table whose second seat waits for a friend."""
    maker = stack.enter_context(service.device())
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "friend", "name": name}, {"kind": "bot", "bot": "random"}]
    created = maker.post("/api/tables", json={"game": "proving", "seats": seats}).json()
    return maker, created


def hands_of(player: Player) -> list[dict[str, Any]]:
    player.catch_up()
    return list(player.presence["hands"]) if player.presence else []


def test_a_link_is_for_the_first_device_that_sits_down_with_it(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        (link,) = laid.created["links"]
        stranger = stack.enter_context(service.device())
        refused = sit(stranger, laid.id, link)
        assert (refused.status_code, code_of(refused)) == (403, "link_used")
        assert code_of(sit(laid.maker, laid.id, link)) == "link_used", "nor does the host play a friend's hand"
        assert stack.enter_context(service.player(stranger, laid.id, 1)).close_code() == 4403
        assert stranger.get("/api/tables/mine").json()["tables"] == []
        back = sit(laid.devices[1], laid.id, link, name="Berta")
        assert (back.json()["seat"], back.json()["back"]) == (1, True), "the owner comes back, and may say a name"
        assert laid.maker.get(f"/api/tables/{laid.id}").json()["seats"][1]["name"] == "Berta"
        assert hands_of(laid.players[0]) == [], "nobody new sits there"
        laid.players[1].catch_up()  # the owner's line stays open


def test_of_two_who_come_with_one_link_at_once_one_sits_down(service: Service) -> None:
    async def both(id_: str, link: Any) -> list[str]:
        async with (
            httpx.AsyncClient(base_url=service.address, timeout=60) as one,
            httpx.AsyncClient(base_url=service.address, timeout=60) as other,
        ):
            body = {"token": token_of(link)}
            answers = await asyncio.gather(*(d.post(f"/api/tables/{id_}/seat", json=body) for d in (one, other)))
            return sorted(answer.json().get("code", "seated") for answer in answers)

    with ExitStack() as stack:
        _, created = half_full(service, stack)
        assert asyncio.run(both(created["table"]["id"], created["links"][0])) == ["link_used", "seated"]


def test_who_may_make_a_link_for_which_seat(service: Service) -> None:
    with ExitStack() as stack:
        maker, created = half_full(service, stack)
        id_, (link,) = created["table"]["id"], created["links"]
        friend, stranger = (stack.enter_context(service.device()) for _ in range(2))
        assert linkable(maker, id_) == [0, 1], "the own seat, and the empty one; never a bot's"
        assert linkable(friend, id_) == linkable(stranger, id_) == []
        assert sit(friend, id_, link).status_code == 200
        assert (linkable(maker, id_), linkable(friend, id_)) == ([0], [1])
        assert [code_of(renew(stranger, id_, seat)) for seat in range(3)] == ["not_your_seat"] * 3
        assert [code_of(renew(maker, id_, seat)) for seat in (1, 2)] == ["not_your_seat"] * 2
        assert code_of(renew(friend, id_, 0)) == "not_your_seat"
        assert [code_of(renew(maker, id_, seat)) for seat in (3, -1)] == ["no_such_seat"] * 2
        assert code_of(renew(maker, "none", 0)) == "no_such_table"


def test_the_host_makes_a_new_link_for_an_empty_seat_which_ends_the_old_one(service: Service) -> None:
    with ExitStack() as stack:
        maker, created = half_full(service, stack)
        id_, (old,) = created["table"]["id"], created["links"]
        new = renew(maker, id_, 1).json()
        assert (new["seat"], new["name"]) == (1, "Bo")
        friend = stack.enter_context(service.device())
        assert code_of(sit(friend, id_, old)) == "wrong_link"
        assert sit(friend, id_, new).json()["seat"] == 1
        player = stack.enter_context(service.player(maker, id_, 0)).join()
        assert hands_of(player) == [], "the seat was empty: it has not changed hands"


def test_a_new_link_moves_the_seat_to_another_device_and_the_table_is_told(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        spectator = watch(service, stack, laid.id)
        play_on(laid.players, Random(3), 4)
        for player in (*laid.players, spectator):
            player.catch_up()
        link = renew(laid.devices[1], laid.id, 1).json()
        laid.players[1].catch_up()  # a link alone takes nothing away
        phone = stack.enter_context(service.device())
        seated = sit(phone, laid.id, link, name="Nora").json()
        assert (seated["seat"], seated["back"]) == (1, False)
        assert laid.players[1].close_code() == 1013, "the old device comes again ..."
        assert stack.enter_context(service.player(laid.devices[1], laid.id, 1)).close_code() == 4403, "... in vain"
        assert laid.devices[1].get("/api/tables/mine").json()["tables"] == []
        assert laid.devices[1].get(f"/api/tables/{laid.id}/story?seat=1").json()["code"] == "not_your_seat"
        told = {"seat": 1, "name": "Nora", "before": "Player 2"}
        for player in (laid.players[0], spectator):
            assert hands_of(player) == [told | {"at": len(player.story), "revoked": False}]
            assert player.presence["seats"][1]["name"] == "Nora"
        sit(phone, laid.id, link, name="Nora B.")
        assert hands_of(spectator)[0]["name"] == "Nora B.", "a name may be said only after sitting down"
        moved = stack.enter_context(service.player(phone, laid.id, 1)).join()
        assert '"hands":[{"seat":1,"name":"Nora B."' in moved.texts[0]
        assert code_of(sit(laid.devices[1], laid.id, link)) == "link_used", "also whoever made it does not come back"
        play_on([laid.players[0], moved], Random(4), 6)


def test_what_comes_from_a_device_after_it_lost_its_seat_is_not_done() -> None:
    match = valtable.new("valletta", seats=2, seed=1)
    table, seat = table_of(match), match.decisions[0].seat
    do = match.game.actions.notations[match.choices(seat)[0]]
    lines = len(match.course.lines)

    async def scene() -> None:
        client = Client(None, 1000)
        await table.join(client, seat)

        async def receive() -> dict[str, str]:
            table.send_away(seat)  # while its next message is on the way
            return {"type": "websocket.receive", "text": encoded(Play("too late", seat, do)).decode()}

        await PlaySocket(cast(Tables, None), Settings(database=Path("none")))._listen(
            table, client, seat, "en", receive
        )
        assert client.dismissed

    asyncio.run(asyncio.wait_for(scene(), 60))
    assert len(match.course.lines) == lines


def test_a_seat_that_changed_hands_is_told_after_a_restart_where_it_was(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with running(tmp_path) as service:
            laid = lay(service, stack)
            play_on(laid.players, Random(3), 4)
            laid.players[0].catch_up()
            at = len(laid.players[0].story)
            link = renew(laid.devices[1], laid.id, 1).json()
            phone = stack.enter_context(service.device())
            sit(phone, laid.id, link)
            moved = stack.enter_context(service.player(phone, laid.id, 1)).join()
            play_on([laid.players[0], moved], Random(4), 5)
        with running(tmp_path) as service:
            again = stack.enter_context(service.player(laid.maker, laid.id, 0)).join()
            assert len(again.story) > at
            assert (
                f'"hands":[{{"seat":1,"name":"Player 2","before":"Player 2","at":{at},"revoked":false}}]'
                in again.texts[0]
            )
            elsewhere = stack.enter_context(service.device())
            assert code_of(sit(elsewhere, laid.id, link)) == "link_used"


def test_several_at_one_device_give_one_of_their_seats_away(service: Service) -> None:
    with ExitStack() as stack:
        device, phone = (stack.enter_context(service.device()) for _ in range(2))
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bo"}]
        id_ = device.post("/api/tables", json={"game": "proving", "seats": seats}).json()["table"]["id"]
        assert linkable(device, id_) == [0, 1]
        link = renew(device, id_, 1).json()
        assert sit(phone, id_, link).json()["seat"] == 1
        assert device.get("/api/tables/mine").json()["tables"][0]["seats"] == [0]
        assert (linkable(device, id_), linkable(phone, id_)) == ([0], [1])


def test_a_rematch_goes_on_with_whoever_sits_there_now(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack, options={"rounds": 2})
        link = renew(laid.devices[1], laid.id, 1).json()
        phone, stranger = (stack.enter_context(service.device()) for _ in range(2))
        sit(phone, laid.id, link)
        play_on([laid.players[0], stack.enter_context(service.player(phone, laid.id, 1)).join()], Random(4))
        assert code_of(laid.devices[1].post(f"/api/tables/{laid.id}/rematch")) == "not_your_seat"
        made = phone.post(f"/api/tables/{laid.id}/rematch").json()
        id_ = made["table"]["id"]
        assert (made["links"], made["mine"]) == ([], [1])
        assert (linkable(laid.maker, id_), linkable(phone, id_)) == ([0], [1])
        moved = renew(laid.maker, id_, 0).json()
        assert sit(stranger, id_, moved).json()["seat"] == 0


def test_an_imported_game_has_no_links(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack, options={"rounds": 2})
        play_on(laid.players, Random(4))
        log = laid.maker.get(f"/api/tables/{laid.id}/log").text
        id_ = laid.maker.post("/api/replays", json={"log": log}).json()["id"]
        assert linkable(laid.maker, id_) == []
        assert code_of(renew(laid.maker, id_, 0)) == "not_your_seat"


OLDER = [
    "DROP TABLE hands",
    "DROP INDEX sitting",
    "ALTER TABLE seats DROP COLUMN spent",
    "ALTER TABLE tables DROP COLUMN host",
    "ALTER TABLE tables DROP COLUMN touched",
    *(f"ALTER TABLE tables DROP COLUMN {column}" for column in ("moved", "closed", "why_closed")),
    *(f"DROP TABLE {table}" for table in ("orders", "bans", "announcements")),
    "PRAGMA user_version = 1",
]
"""Back to the database of the first release."""


def test_tables_of_the_first_release_go_on(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with running(tmp_path) as service:
            laid = lay(service, stack)
            play_on(laid.players, Random(3), 4)
            maker, waiting = half_full(service, stack)
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as connection:
            for statement in OLDER:
                connection.execute(statement)
        with running(tmp_path) as service:
            stranger, friend = (stack.enter_context(service.device()) for _ in range(2))
            devices = [stack.enter_context(service.device()) for _ in range(2)]
            for device, old in zip(devices, laid.devices, strict=True):
                device.cookies = old.cookies
            assert code_of(sit(stranger, laid.id, laid.created["links"][0])) == "link_used"
            again = [
                stack.enter_context(service.player(device, laid.id, seat)).join() for seat, device in enumerate(devices)
            ]
            play_on(again, Random(5), 6)
            host = stack.enter_context(service.device())
            host.cookies = maker.cookies
            id_ = waiting["table"]["id"]
            assert linkable(host, id_) == [0, 1]
            assert sit(friend, id_, waiting["links"][0]).json()["seat"] == 1


@pytest.mark.parametrize("table", METADATA.sorted_tables, ids=lambda table: table.name)
def test_a_file_that_went_through_every_step_has_the_columns_that_are_written(tmp_path: Path, table: Any) -> None:
    prepare(tmp_path / "new.db")
    with closing(connect(tmp_path / "new.db", "FULL")) as connection:
        columns = connection.execute(f"PRAGMA table_info({table.name})").fetchall()
        assert connection.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
    assert [(name, kind, bool(needed)) for _, name, kind, needed, *_ in columns] == [
        (column.name, str(column.type), not column.nullable) for column in table.columns
    ]
