"""What whoever hosts tells everybody: on sockets at once, over HTTP to who comes, until it ends."""

from __future__ import annotations

from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from tests.service.orders.giving import give, refused
from tests.service.player import Player
from tests.service.running import Service, running
from tests.service.tables import lay, watch
from tests.service.wire.raw import until
from valtable.service.orders.order import Announce

NOTHING = {"type": "announcement", "id": "", "text": "", "until": ""}


def asked(service: Service) -> Any:
    with service.device() as device:
        return device.get("/api/announcement").json()


def heard(player: Player) -> list[Any]:
    """What this player has been told, up to now."""
    player.send(type="ping")
    found = []
    while (message := player.receive())["type"] != "pong":
        if message["type"] == "announcement":
            found.append(message)
    return found


def test_everybody_is_told_and_whoever_comes_later_too(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        players = [*laid.players, watch(service, stack, laid.id)]
        assert asked(service) == NOTHING
        assert refused(service, Announce()) == "nothing_announced"
        give(service, Announce("  Restart at\n20:00\u202e "))
        told = asked(service)
        assert (told["text"], told["until"]) == ("Restart at 20:00", "")
        for player in players:
            assert heard(player) == [told]
        later = watch(service, stack, laid.id)
        assert heard(later) == [told]
        give(service, Announce("Restart at 21:00"))
        assert heard(later) == [asked(service)]
        assert asked(service)["id"] != told["id"], "whoever has put the first aside is shown the second"
        give(service, Announce())
        for player in (*players, later):
            assert heard(player)[-1] == NOTHING
        assert asked(service) == NOTHING


def test_it_ends_by_itself_and_holds_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as service:
        end = datetime.now(UTC) + timedelta(hours=1)
        give(service, Announce("Soon", end.isoformat(timespec="seconds")))
    with running(tmp_path) as service, ExitStack() as stack:
        assert asked(service)["text"] == "Soon"
        player = lay(service, stack).players[0]
        soon = datetime.now(UTC) + timedelta(seconds=1)
        give(service, Announce("Sooner", soon.isoformat()))
        until(lambda: asked(service) == NOTHING, "it has not ended")
        assert heard(player)[-1] == NOTHING
    with running(tmp_path) as service:
        assert asked(service) == NOTHING


def test_who_is_told_the_whole_table_anew_still_hears_it(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        give(service, Announce("Hello"))
        player = laid.players[0]
        player.send(type="resume", epoch="another", n=1)
        assert [one["text"] for one in heard(player)] == ["Hello"]
        give(service, Announce())
