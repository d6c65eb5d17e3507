"""Every address of the service as a method, and everything that can go wrong as an exception."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from tests.client.tables import FRIEND, ME, laid
from tests.client.wire import wire_to
from tests.service.running import Service, running
from valtable import games
from valtable.bots.bot import Clock
from valtable.bots.random import RandomBot
from valtable.client import Busy, Client, Link, Seat, Strange, Trouble, Unreachable, game_of, play_out, read_link
from valtable.kernel.errors import Malformed, Unknown
from valtable.kernel.values import View
from valtable.service.protocol import SeatInfo, SeatWish, TableInfo
from valtable.texts import load_rules

SHORT = {"rounds": 2}


async def finish(seat: Seat) -> None:
    bot = RandomBot(game_of(seat.info), seat.number)

    async def choose(view: View, choices: list[int]) -> int:
        return bot.choose(view, choices, Clock(), bot.chance)

    await play_out(seat, bot.game, choose)


def test_every_address_of_the_service_has_a_method(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the schema lists is asked, and nothing else; each answer is a value of the protocol."""
    asked: set[tuple[str, str]] = set()
    send = httpx.AsyncClient.send

    async def noting(self: httpx.AsyncClient, request: httpx.Request, **more: object) -> httpx.Response:
        asked.add((request.method.lower(), request.url.path))
        return await send(self, request)

    monkeypatch.setattr(httpx.AsyncClient, "send", noting)

    async def ask_all() -> str:
        async with laid(service.address, options=SHORT) as table:
            maker, friend = table.clients
            id_ = table.id
            assert {info.title for info in await maker.games()} >= {"valletta", "valdora", "valencia", "valeria"}
            assert "problem-broken" in await maker.texts("common")
            assert await maker.rules("valletta", "es") == load_rules("valletta", "es").sections
            assert (await maker.rule_position("valletta", "end")).screen.over
            assert (await maker.table(id_)).seats[1].name == "Friend 1"
            assert [(mine.table.id, mine.seats) for mine in await friend.my_tables()] == [(id_, [1])]
            assert await maker.links(id_) == [0]
            assert read_link((await maker.new_link(id_, 0)).link).table == id_
            assert not (await maker.past(id_, 1, seat=0)).screen.over
            assert (await maker.look_up(id_, seat=0)).shelves == []  # of the proving game nothing is looked up
            await asyncio.gather(*(finish(seat) for seat in table.seats))
            assert (await maker.replay(id_)).step == 0
            log = await friend.log(id_)
            assert (await friend.import_log(log)).replay
            assert '"seat":1' in await friend.story(id_, seat=1)
            points = await maker.points(id_)
            assert len(points.at) == len(points.points)
            assert (await maker.rematch(id_)).mine == [0]
            assert (await maker.lesson("valletta", "es")).steps[0].id == "goal"
            assert (await friend.begin_lesson("valletta", "Bo")).table.lesson == "first"
            assert (await maker.announcement()).text == ""
            assert (await maker.health()).status == (await maker.ready()).status == "ok"
            return id_

    table = asyncio.run(ask_all())
    with service.device() as device:
        listed = device.get("/api/schema").json()["paths"]
    wanted = {(method, path) for path, methods in listed.items() for method in methods} - {("get", "/api/schema")}
    named = {"table_id": table, "game": "(common|valletta)", "lang": "(en|es)", "name": "end"}
    missing = set()
    for method, path in wanted:
        if not any(part in path for part in ("/api/", "healthz", "readyz")):
            continue  # the page
        pattern = re.compile(re.sub(r"\{(\w+)\}", lambda found: named[found[1]], path))
        found = {one for one in asked if one[0] == method and pattern.fullmatch(one[1])}
        missing |= set() if found else {(method, path)}
        asked -= found
    assert (missing, asked) == (set(), set())


@pytest.mark.parametrize(
    ("ask", "status", "code"),
    [
        (lambda client, _: client.table("nowhere"), 404, "no_such_table"),
        (lambda client, _: client.table("../games"), 404, "no_such_page"),
        (lambda client, _: client.create_table("chess", [ME]), 404, "no_such_game"),
        (lambda client, _: client.create_table("proving", [ME, SeatWish("bot", bot="hal")]), 400, "malformed"),
        (lambda client, id_: client.log(id_), 409, "still_running"),
        (lambda client, id_: client.rematch(id_), 403, "not_your_seat"),
        (lambda client, id_: client.take_seat(Link("", id_, "x" * 32)), 404, "wrong_link"),
        (lambda client, _: client.import_log("no log"), 400, "malformed"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_problem_is_raised_with_all_that_the_service_says(
    service: Service, ask: Callable[[Client, str], Awaitable[object]], status: int, code: str, lang: str
) -> None:
    async def run() -> Trouble:
        async with Client(service.address) as maker, Client(service.address, lang=lang) as client:  # type: ignore[arg-type]
            made = await maker.create_table("proving", [ME, FRIEND])
            with pytest.raises(Trouble) as raised:
                await ask(client, made.table.id)
            return raised.value

    trouble = asyncio.run(run())
    assert (trouble.status, trouble.code, trouble.retry_after) == (status, code, None)
    assert not isinstance(trouble, Busy)
    assert trouble.sentence
    assert str(trouble).startswith(trouble.sentence)
    assert trouble.where or code not in ("malformed", "no_such_game", "wrong_link")


def test_a_link_is_for_one_device_which_comes_back_with_its_secret(service: Service) -> None:
    async def run() -> None:
        async with Client(service.address) as maker, Client(service.address) as friend:
            made = await maker.create_table("proving", [ME, FRIEND])
            link = maker.address_of(made.links[0])
            await friend.take_seat(link, "Berta")
            async with Client(service.address) as stranger:
                with pytest.raises(Trouble, match=r".") as used:
                    await stranger.take_seat(link)
                assert used.value.code == "link_used"
            async with Client(service.address, device=friend.device) as back:
                assert (await back.take_seat(link)).back
                async with back.sit(made.table.id, 1) as seat:
                    assert seat.info.seats[1].name == "Berta"
            with pytest.raises(Malformed, match="elsewhere"):
                await maker.take_seat(link.replace("127.0.0.1", "elsewhere"))

    asyncio.run(run())


def test_who_asks_twice_at_once_is_still_one_device(service: Service) -> None:
    async def run() -> None:
        async with Client(service.address) as client:
            await asyncio.gather(*(client.create_table("proving", [ME, ME]) for _ in range(4)))
            assert len(await client.my_tables()) == 4

    asyncio.run(run())


def test_a_limit_is_told_as_such_with_the_seconds_to_wait(tmp_path: Path) -> None:
    async def run(address: str) -> None:
        async with Client(address) as client:
            await client.create_table("proving", [ME, ME])
            with pytest.raises(Busy) as busy:
                await client.create_table("proving", [ME, ME])
            assert (busy.value.status, busy.value.code, busy.value.remedy != "") == (429, "too_many_requests", True)

    with running(tmp_path, created_per_minute=1) as service:
        asyncio.run(run(service.address))


@pytest.mark.parametrize(
    ("status", "headers", "kind", "after"),
    [
        (429, {"Retry-After": "7"}, Busy, 7.0),
        (503, {"Retry-After": "soon"}, Busy, None),
        (404, {}, Trouble, None),
    ],
)
def test_retry_after_is_read_where_there_is_one(
    monkeypatch: pytest.MonkeyPatch, status: int, headers: dict[str, str], kind: type[Trouble], after: float | None
) -> None:
    async def answer(self: httpx.AsyncClient, request: httpx.Request, **more: object) -> httpx.Response:
        return httpx.Response(status, headers=headers, json={"code": "c", "text": "T.", "new": 1}, request=request)

    monkeypatch.setattr(httpx.AsyncClient, "send", answer)

    async def run() -> None:
        async with Client("http://somewhere") as client:
            with pytest.raises(Trouble) as raised:
                await client.games()
            assert (type(raised.value), raised.value.retry_after, raised.value.code) == (kind, after, "c")

    asyncio.run(run())


@pytest.mark.parametrize("body", [b"<html>", b'{"games": 1}', b"\xff"])
@pytest.mark.parametrize("status", [200, 500])
def test_whoever_is_no_service_of_ours_is_strange(monkeypatch: pytest.MonkeyPatch, body: bytes, status: int) -> None:
    async def answer(self: httpx.AsyncClient, request: httpx.Request, **more: object) -> httpx.Response:
        return httpx.Response(status, content=body, request=request)

    monkeypatch.setattr(httpx.AsyncClient, "send", answer)

    async def run() -> None:
        async with Client("http://somewhere") as client:
            with pytest.raises(Strange):
                await client.games()

    asyncio.run(run())


def test_nobody_there_is_unreachable(service: Service) -> None:
    async def run() -> None:
        async with wire_to(service.address) as wire, Client(wire.address) as client:
            wire.is_down = True
            with pytest.raises(Unreachable):
                await client.games()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("text", "site"),
    [
        ("https://host/t/a-B_9#secret", "https://host"),
        (" http://[::1]:8000/t/a-B_9/#secret ", "http://[::1]:8000"),
        ("/t/a-B_9#secret", ""),
    ],
)
def test_a_seat_link_in_its_parts(text: str, site: str) -> None:
    assert read_link(text) == Link(site, "a-B_9", "secret")
    assert "secret" not in repr(read_link(text))


@pytest.mark.parametrize(
    "text", ["", "host/t/a#topsecret", "https://host/t/a", "https://host/#topsecret", "ftp://host/t/a#topsecret",
             "https://host:x/t/a#topsecret", "https://[host/t/a#topsecret", "https://host/t/a/b#topsecret"],
)  # fmt: skip
def test_what_is_no_seat_link_is_refused_without_its_secret(text: str) -> None:
    with pytest.raises(Malformed) as error:
        read_link(text)
    assert "topsecret" not in str(error.value)


def test_only_games_of_the_shelf_are_loaded_whatever_a_service_says() -> None:
    """A title may be `module:Class` where a person types it; a service elsewhere must not choose what is imported."""

    def info(game: str, rules: int = 0, edition: str = "") -> TableInfo:
        return TableInfo("t", game, {}, [SeatInfo("a", "person")], "", False, rules=rules, edition=edition)

    assert game_of(info("valletta")).rules == games.load("valletta").rules
    with pytest.raises(Unknown):
        game_of(info("valletta", rules=999))
    with pytest.raises(Unknown):
        game_of(info("valletta", edition="of next year"))
    for title in ("chess", "this:that"):
        with pytest.raises(Malformed) as unknown:
            game_of(info(title))
        assert not isinstance(unknown.value, Unknown)
    assert "this" not in sys.modules


def test_the_house_is_entered_without_the_client() -> None:
    script = "import sys, valtable, valtable.cli; sys.exit(any(n in sys.modules for n in ('valtable.client', 'httpx')))"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
