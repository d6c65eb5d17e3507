"""A lesson at its table: made over HTTP, followed on the socket, never told beyond what its words say."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pytest

from tests.service.player import PATIENCE, Player
from tests.service.running import Service, running
from valtable.lessons.lesson import PUPIL, Lesson, lesson_of

TITLE = "valletta"


def told() -> Lesson:
    found = lesson_of(TITLE)
    assert found is not None
    return found


def begin(service: Service, stack: ExitStack, name: str = "Nora") -> tuple[httpx.Client, Any, Player]:
    device = stack.enter_context(service.device())
    answer = device.post(f"/api/lessons/{TITLE}", json={"name": name})
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    return device, table, stack.enter_context(service.player(device, table["id"], PUPIL)).join()


def wait(player: Player) -> None:
    """Until this player is asked."""
    until = monotonic() + PATIENCE
    player.catch_up()
    while not player.is_asked:
        assert monotonic() < until, "nobody is asked"
        sleep(0.01)
        player.catch_up()


def do(player: Player, move: str) -> None:
    wait(player)
    found = next(one for one in player.can_do if one == move or (move.endswith("*") and one.startswith(move[:-1])))
    assert player.play(found)["type"] == "accepted"


def test_a_lesson_is_a_table_with_those_it_names(service: Service) -> None:
    with ExitStack() as stack:
        _, table, player = begin(service, stack)
        assert [(seat["name"], seat["kind"], seat["bot"]) for seat in table["seats"]] == [
            ("Nora", "person", ""), *[(other.name, "bot", other.bot) for other in told().others],
        ]  # fmt: skip
        assert (table["game"], table["lesson"], table["seed_hash"]) == (TITLE, "first", None)
        assert player.screen["lesson"] == {"made": len(told().opening), "strayed": False}


def test_whoever_follows_it_meets_what_the_script_says_and_plays_on_after_it(service: Service) -> None:
    with ExitStack() as stack:
        _, _, player = begin(service, stack)
        for made, move in enumerate(told().script[1:], 1):
            wait(player)
            assert player.screen["lesson"] == {"made": made, "strayed": False}
            do(player, move)
        wait(player)
        assert player.screen["lesson"] == {"made": len(told().script), "strayed": False}
        do(player, "play *")
        assert player.screen["lesson"]["strayed"] is False


def test_another_move_is_told_as_such_until_it_is_taken_back(service: Service) -> None:
    with ExitStack() as stack:
        _, _, player = begin(service, stack)
        do(player, "play lumberjack")
        assert player.screen["lesson"] == {"made": 1, "strayed": True}
        assert player.ask(type="undo")["type"] == "accepted"
        player.catch_up()
        assert player.screen["lesson"] == {"made": 1, "strayed": False}


def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with running(tmp_path) as service:
            device, table, player = begin(service, stack)
            for move in told().script[1:6]:
                do(player, move)
            player.catch_up()
            before = player.screen
        with running(tmp_path) as service:
            device.base_url = httpx.URL(service.address)
            again = stack.enter_context(service.player(device, table["id"], PUPIL)).join()
            again.name = "again"  # a key that was used is not done again
            assert again.screen == before
            for move in told().script[6:]:
                do(again, move)
            wait(again)
            assert again.screen["lesson"] == {"made": len(told().script), "strayed": False}


def test_its_luck_and_its_script_are_told_to_nobody(service: Service) -> None:
    with ExitStack() as stack:
        device, table, player = begin(service, stack)
        stranger = stack.enter_context(service.device())
        watcher = stack.enter_context(service.player(stranger, table["id"])).join()
        for move in told().script[1:4]:
            do(player, move)
        watcher.catch_up()
        assert watcher.screen["lesson"] is None
        said = [*player.texts, *watcher.texts]
        said += [stranger.get(f"/api/tables/{table['id']}").text, device.get("/api/tables/mine").text]
        said += [device.get(f"/api/tables/{table['id']}/story?seat=0").text, device.get("/api/games").text]
        said += [device.get(f"/api/lessons/{TITLE}/{lang}").text for lang in ("en", "es")]
        assert device.get(f"/api/tables/{table['id']}/log").status_code == 409
        for text in said:
            assert "chosen" not in text
            assert "deck:0" not in text
            assert json.dumps(told().chosen["display"][:6])[1:-1] not in text.replace(",", ", ")
        for text in said[-2:]:
            assert not any(move in text for other in told().others for move in other.moves if move.startswith("con"))


@pytest.mark.parametrize("path", ["/api/lessons/valletta/de", "/api/lessons/chess/en", "/api/lessons/os:system/en"])
def test_what_is_no_lesson_is_not_found(service: Service, path: str) -> None:
    with service.device() as device:
        assert device.get(path).status_code in (400, 404)


def test_a_game_without_a_lesson_offers_none(service: Service) -> None:
    with service.device() as device:
        shelf = {game["title"]: game["lesson"] for game in device.get("/api/games").json()}
        assert shelf[TITLE] == told().minutes
        assert shelf["proving"] == 0
        answer = device.post("/api/lessons/proving", json={})
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_lesson")
