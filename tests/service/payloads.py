"""Everything that a service sends one viewer of a table, as it was sent: over the socket and by every address of the
schema. Two worlds are two services with the same luck, whose tables were laid with other things hidden."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import product
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import httpx

from tests.kits import kit_of
from tests.service.luck import token_bytes
from tests.service.orders.giving import give
from tests.service.player import Player
from tests.service.running import Service, running
from tests.service.tables import Laid, lay, watch
from valtable.kernel.match import Match
from valtable.kernel.seed import SECRET_BYTES
from valtable.kernel.state import encode
from valtable.service.live.library import Library
from valtable.service.live.loading import standard_game
from valtable.service.live.reading import Read, Reading, read
from valtable.service.orders.order import Announce, Close, Reopen

Move = tuple[int, tuple[str, ...]]
"""A seat, and what it does in each world: what others do in secret need not be the same, and must not show."""
MOVES = 6
TRIES = 40
"""So many worlds at most are tried, and so many ways to go on alike in them."""
BODIES: dict[str, Any] = {
    "/api/tables": {"game": "valletta", "seats": [{"kind": "me"}, {"kind": "friend"}]},
    "/api/tables/{table_id}/seat": {"token": "x" * 32},
    "/api/tables/{table_id}/links": {"seat": 0},
    "/api/tables/{table_id}/rematch": {},
    "/api/replays": {"log": "no log"},
    "/api/lessons/{game}": {},
}
"""What is posted to each address that takes something."""
PLACES = {"game": "valletta", "lang": "en", "name": "play"}
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[\d.]*(Z|\+00:00)")
OWN = re.compile(r'("(?:id|epoch|next|link|request)":)"[^"]*"')
"""What is drawn anew for each table, link, word and request, of which nothing depends on the game."""


@contextmanager
def world(title: str, viewer: int | None, number: int) -> Iterator[None]:
    """Whatever is set up in here has other things hidden from this viewer than in other worlds; 0 is the true one."""
    kit, game = kit_of(title), standard_game(title)
    setup = type(game).setup

    def elsewhere(self: Any, options: Any, seats: int, chance: Any, journal: Any = None) -> Any:
        state, rng = setup(self, options, seats, chance, journal), Random(1)
        while title == "valdora" and not state.completed[1 - (viewer or 0)]:
            # It hides nothing before somebody else has completed a commission: the table is laid as it is then.
            seat = self.deciders(state)[0]
            self.apply(state, seat, kit.choose(state, seat, self.choices(state, seat), rng), chance, journal)
        return kit.permute(state, viewer, Random(number)) if number else state

    async def here(self: Library, reading: Reading) -> Read:
        return read(reading)  # a process of its own would not be in this world

    with patch.object(type(game), "setup", elsewhere), patch.object(Library, "_ask", here):
        yield


def two_worlds(title: str, viewer: int | None, seats: int) -> tuple[tuple[int, int], list[Move]]:
    """The true one and another that differs, with what can be done in both of them."""
    tried = ((0, number) for number in range(1, TRIES))
    return next((worlds, moves) for worlds in tried if (moves := moves_without_news(title, viewer, seats, worlds)))


def moves_without_news(title: str, viewer: int | None, seats: int, numbers: tuple[int, ...]) -> list[Move]:
    """Choices that tell the viewer the same in all these worlds; none where the worlds do not differ."""
    rng, done = Random(seats), list[Move]()
    secret, names = token_bytes(SECRET_BYTES), [f"Player {seat + 1}" for seat in range(seats)]
    worlds: list[Match] = []
    for number in numbers:
        with world(title, viewer, number):
            worlds.append(Match.begin(standard_game(title), names, {}, secret, committed=True))
    while len(done) < MOVES and len({encode(match.state) for match in worlds}) == len(worlds):
        found = next(alike(worlds, viewer, rng, secret), None)
        if found is None:
            break
        move, worlds = found
        done.append(move)
    return done


def alike(worlds: list[Match], viewer: int | None, rng: Random, secret: bytes) -> Iterator[tuple[Move, list[Match]]]:
    notations = worlds[0].game.actions.notations
    for seat, is_secret in {decision.seat: bool(decision.sealed) for decision in worlds[0].decisions}.items():
        if any(seat not in match.game.deciders(match.state) for match in worlds):
            continue
        ways = list(product(*(match.choices(seat) for match in worlds)))
        ways = [way for way in ways if len(set(way)) == 1 or (is_secret and viewer != seat)]
        for way in rng.sample(ways, min(TRIES, len(ways))):
            after = [Match(match.course.copy(), secret) for match in worlds]
            if any(step.stop for match, action in zip(after, way, strict=True) for step in match.play(seat, action)):
                continue
            told = {repr((match.story(viewer), match.game.deciders(match.state))) for match in after}
            if len(told) == 1 and not after[0].is_over:
                yield (seat, tuple(notations[action] for action in way)), after


class Tape:
    """Every word that a viewer is sent, in order, without what is drawn anew each time."""

    def __init__(self) -> None:
        self.words: list[tuple[str, str]] = []
        """How it was asked for, and what came."""

    def keep(self, how: str, text: str) -> None:
        self.words.append((how, TIME.sub("then", OWN.sub(r'\1"…"', text))))

    @property
    def types(self) -> set[str]:
        """The kinds of messages that came over the socket."""
        return {json.loads(text)["type"] for how, text in self.words if how == "socket"}


def tape_of(
    folder: Path, title: str, viewer: int | None, moves: list[tuple[int, str]], seats: int, is_ordered: bool
) -> Tape:
    """Play these moves in a service, and keep what the viewer is sent on the way and when it asks for all there is."""
    tape = Tape()
    with ExitStack() as stack:
        with running(folder) as service:
            laid = lay(service, stack, title, seats)
            spectator = watch(service, stack, laid.id)
            eye = spectator if viewer is None else laid.players[viewer]
            everybody = [*laid.players, spectator]
            device = stack.enter_context(service.device()) if viewer is None else laid.devices[viewer]
            for number, (seat, do) in enumerate(moves):
                assert laid.players[seat].play(do)["type"] == "accepted"
                if number == 0 and laid.players[seat].ask(type="undo")["type"] == "accepted":
                    assert laid.players[seat].play(do)["type"] == "accepted"
                catch_up(everybody)
            eye.ask(type="play", do="nonsense", seat=viewer or 0)
            eye.ask(type="wish", wish={"wish": "steps", "do": [moves[-1][1]]}, seat=viewer or 0)
            eye.ask(type="undo", seat=viewer or 0)
            if is_ordered:
                for order in (Announce("Hello"), Close(laid.id, "At night"), Reopen(laid.id)):
                    give(service, order)
            change_hands(service, stack, laid, ((viewer or 0) + 1) % seats)
            catch_up([eye])
            ask_for_all(tape, device, laid.id, seats, len(eye.story))
            late = stack.enter_context(service.player(device, laid.id, viewer)).join()
            late.catch_up()
            eye.catch_up()
        while eye.listen()["type"] != "closing":
            pass
    for text in (*eye.texts, *late.texts):
        tape.keep("socket", text)
    return tape


def catch_up(players: list[Player]) -> None:
    for player in players:
        player.catch_up()


def change_hands(service: Service, stack: ExitStack, laid: Laid, seat: int) -> None:
    """Somebody else sits down there: the viewer is told when."""
    link = laid.devices[seat].post(f"/api/tables/{laid.id}/links", json={"seat": seat}).json()["link"]
    stranger = stack.enter_context(service.device())
    token = link.partition("#")[2]
    assert stranger.post(f"/api/tables/{laid.id}/seat", json={"token": token, "name": "New"}).status_code == 200


def ask_for_all(tape: Tape, device: httpx.Client, table: str, seats: int, length: int) -> None:
    """Every address of the schema, with every value of its query that makes a difference."""
    values: dict[str, list[int | bool | None]] = {
        "seat": [None, *range(seats)], "at": [None, 0, length // 2, length], "step": [None, 0, 1],
        "brief": [None, True],
    }  # fmt: skip
    paths = device.get("/api/schema").json()["paths"]
    for path, methods in paths.items():
        place = path.format(**PLACES, table_id=table)
        if "get" in methods:
            names = [one["name"] for one in methods["get"].get("parameters", []) if one["in"] == "query"]
            for chosen in product(*(values[name] for name in names)):
                asked = {name: value for name, value in zip(names, chosen, strict=True) if value is not None}
                tape.keep(f"GET {path} {asked}", device.get(place, params=asked).text)
    assert {path for path, methods in paths.items() if "post" in methods} == set(BODIES)
    for path, body in BODIES.items():
        tape.keep(f"POST {path}", device.post(path.format(**PLACES, table_id=table), json=body).text)
