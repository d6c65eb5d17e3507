"""Tables as tests need them: made over HTTP, friends seated by their links."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import httpx

from tests.service.player import Player
from tests.service.running import Service


@dataclass
class Laid:
    """A table with a device per person and their sockets."""

    id: str
    devices: list[httpx.Client]
    players: list[Player]
    created: Any

    @property
    def maker(self) -> httpx.Client:
        return self.devices[0]


def lay(service: Service, stack: ExitStack, game: str = "proving", people: int = 2, **more: Any) -> Laid:
    """A table for so many people, each on a device of their own, all of them present."""
    maker = stack.enter_context(service.device())
    seats = [{"kind": "me"}] + [{"kind": "friend"}] * (people - 1)
    answer = maker.post("/api/tables", json={"game": game, "seats": seats} | more)
    assert answer.status_code == 201, answer.text
    created = answer.json()
    id_ = created["table"]["id"]
    devices = [maker]
    for link in created["links"]:
        friend = stack.enter_context(service.device())
        token = link["link"].partition("#")[2]
        assert friend.post(f"/api/tables/{id_}/seat", json={"token": token}).json()["seat"] == link["seat"]
        devices.append(friend)
    players = [stack.enter_context(service.player(device, id_, seat)).join() for seat, device in enumerate(devices)]
    return Laid(id_, devices, players, created)


def watch(service: Service, stack: ExitStack, table: str) -> Player:
    """Somebody who has nothing but the table's address."""
    device = stack.enter_context(service.device())
    return stack.enter_context(service.player(device, table)).join()
