"""Tables at every stage, and their picture: what is kept of them, and what each viewer is sent."""

from __future__ import annotations

import json
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.service.databases import ask
from tests.service.player import Player, play_on
from tests.service.running import Service
from tests.service.tables import Laid, lay
from valtable.service.protocol import COOKIE
from valtable.service.settings import Database
from valtable.service.store.schema import METADATA

LOGS = Path(__file__).parents[2] / "logs"
KEPT = {"tables": "id", "seats": "table_id", "sitters": "table_id", "lines": "table_id", "hands": "table_id"}
"""Where the store keeps something of a table, and under which column."""
GAME = ("header", "secret", "finished", "replay", "asks")
"""What a row of a table tells of the game; the rest is who sits there, when it was opened, and what comes next."""

Picture = dict[str, Any]


@dataclass
class World:
    """Some of the tables are a stranger's, for whoever asks here; at the others the asking device sits itself."""

    service: Service
    database: Database
    foreign: dict[str, dict[int | None, str]] = field(default_factory=dict)
    own: dict[str, dict[int | None, str]] = field(default_factory=dict)
    """Of each table the secret of the device behind every seat; None is a spectator, who has none."""
    device: str = ""
    """The secret of the device that sits at `own`."""
    tokens: list[str] = field(default_factory=list)
    """Secrets of links of foreign tables: they open a seat, so nobody here is given one that was not used."""

    @property
    def ids(self) -> list[str]:
        return [*self.foreign, *self.own]

    def picture(self) -> Picture:
        """Foreign tables to the last byte; of the own ones the game, for the seats may be given away."""
        rows = {id_: rows_of(self.database, id_) for id_ in self.ids}
        for id_ in self.own:
            (table,) = rows[id_]["tables"]
            rows[id_] = {"tables": [{name: table[name] for name in GAME}], "lines": rows[id_]["lines"]}
        seen = {id_: self.seen(id_, viewers) for id_, viewers in (self.foreign | self.own).items()}
        return {"rows": rows, "seen": seen}

    def seen(self, id_: str, viewers: dict[int | None, str]) -> dict[int | None, Any]:
        return {viewer: shown_to(self.service, id_, viewer, secret) for viewer, secret in viewers.items()}


def shown_to(service: Service, id_: str, viewer: int | None, secret: str) -> Any:
    """All that this viewer is sent on joining, but for what counts this visit; of the table itself only the game."""
    with Player(service.address, {COOKIE: secret}, id_, viewer) as player:
        joined = player.join()
        return {"screen": joined.screen, "story": joined.story, "seed_hash": joined.info["seed_hash"]}


def rows_of(database: Database, id_: str) -> dict[str, list[dict[str, Any]]]:
    """Everything the store has of a table; only when it was opened last is no part of it."""
    found = dict[str, list[dict[str, Any]]]()
    for name, column in KEPT.items():
        part = METADATA.tables[name]
        columns = ", ".join(f'"{one.name}"' for one in part.columns)
        rows = ask(database, f"SELECT {columns} FROM {name} WHERE {column} = ? ORDER BY 1, 2", id_)
        found[name] = [dict(zip(part.columns.keys(), row, strict=True)) for row in rows]
    for row in found["tables"]:
        del row["touched"]
    return found


def lay_world(service: Service, database: Database) -> World:
    """Just begun and waiting for a friend, in the middle, in secret, over, and brought from elsewhere."""
    world = World(service, database)
    with ExitStack() as stack:
        for tables in (world.foreign, world.own):
            begun = lay(service, stack, "valletta")
            middle = lay(service, stack, "proving", 3)
            play_on(middle.players, Random(1), 12)
            secret = lay(service, stack, "valencia", 3)
            play_in_secret(secret)
            over = lay(service, stack, "proving", options={"rounds": 2})
            play_on(over.players, Random(2))
            for laid in (begun, middle, secret, over):
                tables[laid.id] = {None: ""} | {
                    seat: device.cookies[COOKIE] for seat, device in enumerate(laid.devices)
                }
                if tables is world.foreign:
                    world.tokens += [link["link"].partition("#")[2] for link in laid.created["links"]]
        world.foreign[waiting_for_a_friend(service)] = {None: ""}
        world.foreign[imported(service, LOGS / "valdora/v3/any_order.valt")] = {None: ""}
        world.device = sit_at(service, stack, world)
    return world


def play_in_secret(laid: Laid) -> None:
    """Until somebody has chosen something that the others are not shown."""
    rng = Random(3)
    while True:
        play_on(laid.players, rng, 1)
        asked = {len(player.screen["asked"]) for player in laid.players}
        if asked == {len(laid.players) - 1}:
            return


def waiting_for_a_friend(service: Service) -> str:
    with service.device() as device:
        seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]
        id_: str = device.post("/api/tables", json={"game": "valeria", "seats": seats}).json()["table"]["id"]
        return id_


def imported(service: Service, file: Path) -> str:
    with service.device() as device:
        answer = device.post("/api/replays", json={"log": file.read_text(encoding="utf-8")})
        assert answer.status_code == 201, answer.text
        id_: str = answer.json()["id"]
        return id_


def sit_at(service: Service, stack: ExitStack, world: World) -> str:
    """One device takes a seat at each of its own tables, by a new link of who sat there."""
    device = stack.enter_context(service.device())
    for id_, viewers in world.own.items():
        before = stack.enter_context(service.device())
        before.cookies.set(COOKIE, viewers[0])
        link = before.post(f"/api/tables/{id_}/links", json={"seat": 0}).json()["link"]
        answer = device.post(f"/api/tables/{id_}/seat", json={"token": link.partition("#")[2]})
        assert answer.status_code == 200, answer.text
        viewers[0] = device.cookies[COOKIE]
    return device.cookies[COOKIE]


def differences(before: Any, after: Any, path: str = "") -> list[str]:
    """Where two pictures are not the same, so that a failure can be read."""
    if type(before) is type(after) and isinstance(before, dict):
        return [
            found
            for name in before.keys() | after.keys()
            for found in differences(before.get(name), after.get(name), f"{path}/{name}")
        ]
    return [] if before == after else [f"{path}: {json.dumps([before, after], default=repr)[:400]}"]
