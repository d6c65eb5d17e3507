"""Logs go out when a game is over and come in as replays, verified to the last line."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

import valtable
from tests.service.player import play_on
from tests.service.running import Service
from tests.service.tables import lay, watch
from valtable import games
from valtable.kernel.components import CUSTOM, Components
from valtable.kernel.log import decode

OLDER = Path(__file__).parents[2] / "logs" / "valeria" / "v1"


def finished_log(title: str = "proving", seed: int = 3) -> str:
    match, rng = valtable.new(title, seats=2, seed=seed), Random(seed)
    while not match.is_over:
        seat = match.decisions[0].seat
        match.play(seat, rng.choice(match.choices(seat)))
    return match.log.encode()


def test_an_older_game_tells_its_options_as_they_are_called_today(service: Service) -> None:
    """Its log keeps the words it was written with; the rules in play are found by those of today."""
    text = (OLDER / "solo_won.valt").read_text("utf-8")
    with service.device() as device:
        table = device.post("/api/replays", json={"log": text}).json()["id"]
        options = device.get(f"/api/tables/{table}").json()["options"]
        assert (options["herald"], options["coxswain"]) == ("book", "book")
        assert device.get(f"/api/tables/{table}/log").text == text


@pytest.mark.parametrize("title", ["proving", "valletta"])
def test_an_imported_log_is_a_replay_and_comes_out_as_it_went_in(service: Service, title: str) -> None:
    text = finished_log(title)
    with ExitStack() as stack:
        device = stack.enter_context(service.device())
        answer = device.post("/api/replays", json={"log": text})
        info = answer.json()
        assert (answer.status_code, info["replay"], info["finished"]) == (201, True, True)
        assert device.get(f"/api/tables/{info['id']}/log").text == text
        first = device.get(f"/api/tables/{info['id']}/replay", params={"step": 0, "seat": 1}).json()
        last = device.get(f"/api/tables/{info['id']}/replay", params={"step": first["steps"] - 1, "seat": 1}).json()
        assert not first["screen"]["over"]
        assert last["screen"]["over"]
        assert first["screen"]["offers"] == []
        replay = f"/api/tables/{info['id']}/replay"
        lengths = [device.get(replay, params={"step": step, "seat": 1}).json()["at"] for step in range(4)]
        for at in lengths:  # several moments may look alike to a viewer: the first of them is meant
            assert device.get(replay, params={"at": at, "seat": 1}).json()["step"] == lengths.index(at)
        assert device.get(f"{replay}?at=99999&seat=1").json()["step"] == first["steps"] - 1
        assert watch(service, stack, info["id"]).screen["over"]
        assert device.post(f"/api/tables/{info['id']}/rematch").status_code == 403
        beyond = device.get(f"/api/tables/{info['id']}/replay", params={"step": first["steps"]})
        assert beyond.json()["where"] == "step"
        assert device.get(f"/api/tables/{info['id']}/replay?seat=5").json()["code"] == "no_such_seat"


def changed(text: str, number: int, **values: object) -> str:
    rows = text.splitlines()
    rows[number] = json.dumps(json.loads(rows[number]) | values)
    return "\n".join(rows) + "\n"


LOG = finished_log()
WRONG = {
    "unfinished": "\n".join(LOG.splitlines()[:-1]) + "\n",
    "another game": changed(LOG, 0, game="chess"),
    "a move nobody may make": changed(LOG, 2, do="under"),
    "luck that was not drawn": changed(LOG, 1, chance=[["deal", 0]]),
    "other points": changed(LOG, -1, end=json.loads(LOG.splitlines()[-1])["end"] | {"points": [99, 0]}),
    "another secret": changed(LOG, -1, end=json.loads(LOG.splitlines()[-1])["end"] | {"secret": "00" * 32}),
    "no log": "hello",
    "nothing": "",
    "too long": LOG.splitlines()[0] + "\n" + '{"n":0,"setup":true}\n' * 30_000,
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_log_that_cannot_be_is_not_taken(service: Service, wrong: str) -> None:
    with service.device() as device:
        answer = device.post("/api/replays", json={"log": WRONG[wrong]})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        assert answer.json()["where"] == "log"


def test_a_story_is_what_its_seat_was_told(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        play_on(laid.players, Random(5), 20)
        for seat, player in enumerate(laid.players):
            player.catch_up()
            answer = laid.devices[seat].get(f"/api/tables/{laid.id}/story", params={"seat": seat})
            head, *events = (json.loads(row) for row in answer.text.splitlines())
            assert (head["story"], head["game"], head["seat"]) == (1, "proving", seat)
            assert events == player.story
            assert answer.headers["content-disposition"].endswith('.story"')


def test_a_log_that_brings_its_own_components_is_for_the_terminal(service: Service) -> None:
    """Whoever could print a price of two thousand million on a card would take all the memory there is."""
    text = (OLDER / "column_lost.valt").read_text("utf-8")
    first, _, rest = text.partition("\n")
    files = dict(games.load_for(decode(text).header).components.files)
    files["citizens.toml"] = re.sub("cost = 2\n", f"cost = {2**31}\n", files["citizens.toml"], count=1)
    own = {"edition": CUSTOM, "components": Components(CUSTOM, files).digest, "data": files}
    with service.device() as device:
        answer = device.post("/api/replays", json={"log": json.dumps(json.loads(first) | own) + "\n" + rest})
        assert (answer.status_code, answer.json()["code"]) == (409, "own_components")
        assert "valtable replay" in answer.json()["remedy"]
