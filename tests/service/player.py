"""A test's player: a real socket, the screen kept up by patches, as the page does it."""

from __future__ import annotations

import json
from contextlib import ExitStack, suppress
from itertools import count
from random import Random
from time import monotonic, sleep
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from valtable.client.seen import patched
from valtable.service.protocol import COOKIE

PATIENCE = 60.0
"""So many seconds something that must come is waited for; far more than a busy machine needs."""


class Player:
    def __init__(
        self, address: str, cookies: dict[str, str], table: str, seat: int | None, origin: str | None = None,
        known: tuple[str, object] | None = None, lang: str = "", header: str = "", forwarded: str = "",
    ) -> None:  # fmt: skip
        query = "" if seat is None else f"?seat={seat}"
        if known is not None:
            query += f"&epoch={known[0]}&n={known[1]}"
        if lang:
            query += f"&lang={lang}"
        self.seat = seat
        self.texts: list[str] = []
        """Everything received, as it came."""
        self.epoch, self.n = "", -1
        self.screen: Any = None
        self.story: list[Any] = []
        self.info: Any = None
        self.presence: Any = None
        self.answers: dict[str, Any] = {}
        self._keys = count(1)
        self.name = f"key-{seat}"
        headers = {"Cookie": f"{COOKIE}={cookies.get(COOKIE, '')}", "Accept-Language": header}
        if forwarded:
            headers["X-Forwarded-For"] = forwarded
        self._open = ExitStack()
        self._socket = self._open.enter_context(
            connect(
                f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}",
                additional_headers=headers,
                origin=origin,  # type: ignore[arg-type]  # a NewType of str
                compression=None,
                max_size=None,
                proxy=None,
                open_timeout=PATIENCE,
                ping_interval=None,  # that the service lives is shown by its answers
            )
        )

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *error: object) -> None:
        self._open.close()

    # Receiving

    def receive(self, timeout: float = PATIENCE) -> Any:
        """The next message, taken in."""
        message = self.listen(timeout)
        self.take_in(message)
        return message

    def listen(self, timeout: float = PATIENCE) -> Any:
        """The next message, kept as it came; only who is there is taken in."""
        text = self._socket.recv(timeout)
        assert isinstance(text, str)
        self.texts.append(text)
        message = json.loads(text)
        if message["type"] == "presence":
            self.presence = message
        return message

    def take_in(self, message: Any) -> None:
        match message["type"]:
            case "joined":
                self.epoch, self.n, self.info = message["epoch"], message["n"], message["info"]
                self.screen, self.story = message["screen"], message["story"]
            case "update":
                assert message["n"] == self.n + 1, "a number was left out"
                self.n = message["n"]
                self.story += message["events"]
                self.screen = patched(self.screen, message["changes"])
            case "rewound":
                assert message["n"] == self.n + 1
                self.n = message["n"]
                del self.story[message["story"] :]
                self.screen = patched(self.screen, message["changes"])
            case "accepted" | "rejected":
                self.answers[message["key"]] = message

    def join(self) -> Player:
        """Wait until the whole table is there."""
        while self.screen is None:
            self.receive()
        return self

    def catch_up(self) -> None:
        """Take in everything that has been told by now, however long it is on its way: an answer comes after it."""
        self.send(type="ping")
        while self.receive()["type"] != "pong":
            pass

    def until(self, n: int) -> None:
        while self.n < n:
            self.receive()

    def close_code(self) -> int:
        """Wait until the service closes; its code."""
        with suppress(ConnectionClosed):
            while True:
                self._socket.recv(PATIENCE)
        return self._socket.close_code or 0

    @property
    def close_reason(self) -> str:
        return self._socket.close_reason or ""

    # Doing

    def send(self, **message: Any) -> None:
        self._socket.send(json.dumps(message))

    def send_text(self, text: str | bytes) -> None:
        self._socket.send(text)

    def send_frame(self, frame: bytes) -> None:
        """Bytes as they are, which no decent client would send."""
        self._socket.socket.sendall(frame)

    def ask(self, **message: Any) -> Any:
        """Send a submission and wait for its answer."""
        key = message.setdefault("key", f"{self.name}-{next(self._keys)}")
        self.send(seat=self.seat if "seat" not in message else message.pop("seat"), **message)
        self.answers.pop(key, None)
        while key not in self.answers:
            self.receive()
        return self.answers[key]

    def play(self, do: str, **more: Any) -> Any:
        return self.ask(type="play", do=do, **more)

    # The table as this player sees it

    @property
    def is_asked(self) -> bool:
        return any(decision["seat"] == self.seat for decision in self.screen["asked"])

    @property
    def can_do(self) -> list[str]:
        return [offer["notation"] for offer in self.screen["offers"] if offer["refusal"] is None]


def play_on(players: list[Player], rng: Random, moves: int = 10_000) -> int:
    """Whoever is asked does something that is offered, until the end or for so many moves; how many were done.

    Everybody has seen the same before each choice, so where no bot plays the same seed plays the same game.
    """
    done, until = 0, monotonic() + PATIENCE
    while done < moves:
        for player in players:
            player.catch_up()
        if all(player.screen["over"] for player in players):
            break
        asked = [player for player in players if player.is_asked]
        if not asked:
            assert monotonic() < until, "nobody is asked"
            sleep(0.005)  # a bot thinks
            continue
        until = monotonic() + PATIENCE
        player = rng.choice(asked)
        answer = player.play(rng.choice(player.can_do))
        assert answer["type"] == "accepted", answer
        assert player.n >= answer["n"], "what is acknowledged has been shown before"
        done += 1
    return done
