"""Who may do what at a table: every cell of the matrix in docs/security.md is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.service.orders.giving import code_of
from tests.service.player import Player
from tests.service.running import Service

PAGE = Path(__file__).parents[2] / "docs" / "security.md"
HEAD = "| | stranger | spectator | player | maker | bot's author |\n|---|---|---|---|---|---|\n"
SEATS = {"maker": 0, "player": 1, "bot's author": 2}
EMPTY = 3


@dataclass
class Who:
    """Somebody at, or not at, the table: `seat` is the own one, or for whoever has none that of somebody else."""

    service: Service
    device: httpx.Client
    table: str
    seat: int
    other: int
    is_seated: bool

    def get(self, what: str, **asked: int) -> str:
        answer = self.device.get(f"/api/tables/{self.table}{what}", params=asked)
        return code_of(answer) if answer.is_error else "yes"

    def post(self, what: str, **body: object) -> str:
        answer = self.device.post(f"/api/tables/{self.table}{what}", json=body)
        return code_of(answer) if answer.is_error else "yes"

    def sit(self, seat: int | None) -> str:
        with self.service.player(self.device, self.table, seat) as player:
            return why_closed(player) or "yes"

    def say(self, seat: int, **message: object) -> str:
        """On the own socket; what a rule refuses may be said."""
        with self.service.player(self.device, self.table, self.seat if self.is_seated else None) as player:
            if reason := why_closed(player):
                return reason
            answer = player.ask(seat=seat, **message)
            return "yes" if answer["type"] == "accepted" or answer["code"] == "refused" else str(answer["code"])


def why_closed(player: Player) -> str:
    """Empty for whoever is told the table."""
    try:
        player.join()
    except ConnectionClosed:
        return player.close_reason
    return ""


TABLE = {"game": "proving", "seats": [{"kind": "me"}] * 2}
ACTIONS: dict[str, Callable[[Who], str]] = {
    "makes a table": lambda who: "yes" if who.device.post("/api/tables", json=TABLE).status_code == 201 else "no",
    "is told what the table is": lambda who: who.get(""),
    "watches it": lambda who: who.sit(None),
    "looks back as a spectator": lambda who: who.get("/past", at=0),
    "looks things up as a spectator": lambda who: who.get("/look-up"),
    "sits at the own seat": lambda who: who.sit(who.seat),
    "looks back with the own eyes": lambda who: who.get("/past", at=0, seat=who.seat),
    "reads the story of the own seat": lambda who: who.get("/story", seat=who.seat),
    "chooses for the own seat": lambda who: who.say(who.seat, type="play", do="take gold"),
    "takes back for the own seat": lambda who: who.say(who.seat, type="undo"),
    "makes a link for the own seat": lambda who: who.post("/links", seat=who.seat),
    "sits at another's seat": lambda who: who.sit(who.other),
    "looks back with another's eyes": lambda who: who.get("/past", at=0, seat=who.other),
    "looks things up with another's eyes": lambda who: who.get("/look-up", seat=who.other),
    "reads another's story": lambda who: who.get("/story", seat=who.other),
    "chooses for another": lambda who: who.say(who.other, type="play", do="take gold"),
    "takes back for another": lambda who: who.say(who.other, type="undo"),
    "makes a link for another's seat": lambda who: who.post("/links", seat=who.other),
    "makes a link for an empty seat": lambda who: who.post("/links", seat=EMPTY),
    "sits down with a secret that is none": lambda who: who.post("/seat", token="x" * 32),
    "takes the log, with all that is hidden": lambda who: who.get("/log"),
    "looks at the film": lambda who: who.get("/replay", step=0),
    "lays the next table for the same people": lambda who: who.post("/rematch"),
}


def matrix() -> Iterator[tuple[str, str, str]]:
    """Action, who, and what is written there."""
    rest = PAGE.read_text("utf-8").partition(HEAD)[2]
    assert rest, "the table has another head"
    people = [name.strip() for name in HEAD.splitlines()[0].strip("|").split("|")][1:]
    for line in rest.partition("\n\n")[0].splitlines():
        action, *cells = (cell.strip(" `") for cell in line.strip("|").split("|"))
        yield from ((action, who, cell) for who, cell in zip(people, cells, strict=True))


@pytest.fixture(scope="module")
def people(service: Service) -> Iterator[dict[str, Who]]:
    """Those of a table of Valletta with an empty seat; a stranger guesses where it is."""
    with ExitStack() as stack:
        devices = {name: stack.enter_context(service.device()) for name in ("stranger", "spectator", *SEATS)}
        seats = [{"kind": "me"}] + [{"kind": "friend"}] * 3
        made = devices["maker"].post("/api/tables", json={"game": "valletta", "seats": seats}).json()
        id_ = made["table"]["id"]
        for name in ("player", "bot's author"):
            token = made["links"][SEATS[name] - 1]["link"].partition("#")[2]
            assert devices[name].post(f"/api/tables/{id_}/seat", json={"token": token}).status_code == 200
        yield {
            name: Who(
                service, device, "guessed" if name == "stranger" else id_, SEATS.get(name, 1),
                (SEATS.get(name, 1) + 1) % 3, name in SEATS,
            )
            for name, device in devices.items()
        }  # fmt: skip


@pytest.mark.parametrize(("action", "who", "told"), list(matrix()))
def test_the_matrix_is_true(people: dict[str, Who], action: str, who: str, told: str) -> None:
    assert ACTIONS[action](people[who]) == told


def test_everything_that_is_asked_here_stands_in_the_matrix() -> None:
    assert [action for action, who, _ in matrix() if who == "maker"] == list(ACTIONS)
