"""The seal of luck: told before anybody has chosen anything, kept, and opened at the end."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

from tests.service.player import Player, play_on
from tests.service.running import Service, running
from tests.service.tables import Laid, lay, watch
from valtable import games
from valtable.kernel.log import decode
from valtable.kernel.replay import verify
from valtable.kernel.seed import commitment


def told(player: Player) -> Any:
    """What the first message told of the table."""
    first = json.loads(player.texts[0])
    assert first["type"] == "joined"
    return first["info"]


def short_table(service: Service, stack: ExitStack) -> Laid:
    return lay(service, stack, options={"rounds": 2})


def test_everybody_is_told_the_seal_before_the_first_choice(service: Service) -> None:
    with ExitStack() as stack:
        laid = short_table(service, stack)
        seal = laid.created["table"]["seed_hash"]
        assert len(bytes.fromhex(seal)) == 32
        assert [told(player)["seed_hash"] for player in [*laid.players, watch(service, stack, laid.id)]] == [seal] * 3
        assert laid.maker.get(f"/api/tables/{laid.id}").json()["seed_hash"] == seal


def test_the_seal_is_opened_at_the_end_and_is_that_of_the_log(service: Service) -> None:
    with ExitStack() as stack:
        laid = short_table(service, stack)
        seal = told(laid.players[0])["seed_hash"]
        assert laid.maker.get(f"/api/tables/{laid.id}").json()["secret"] == ""
        play_on(laid.players, Random(1))
        info = laid.maker.get(f"/api/tables/{laid.id}").json()
        log = decode(laid.maker.get(f"/api/tables/{laid.id}/log").text)
        assert log.end is not None
        assert (info["seed_hash"], info["secret"]) == (seal, log.end.secret)
        assert commitment(bytes.fromhex(info["secret"])) == seal == log.header.seed_hash
        assert verify(games.load("proving"), log).luck == "committed"


def test_the_seal_stays_through_undos_and_a_restart(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with running(tmp_path) as service:
            laid = lay(service, stack)
            seal = told(laid.players[0])["seed_hash"]
            laid.players[0].play(laid.players[0].can_do[0])
            assert laid.players[0].ask(type="undo")["type"] == "accepted"
        with running(tmp_path) as service:
            again = stack.enter_context(service.player(laid.maker, laid.id, 0)).join()
            assert (told(again)["seed_hash"], told(again)["secret"]) == (seal, "")
