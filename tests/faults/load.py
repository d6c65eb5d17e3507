"""People who play as fast as they can, notice when the service is gone, and come back."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random
from threading import Event, Thread
from time import monotonic, sleep

import httpx
from websockets.exceptions import WebSocketException

from tests.faults.process import Process
from tests.service.player import PATIENCE, Player

LOST = (WebSocketException, OSError, TimeoutError, EOFError)


class Pair:
    """Both seats of a table, played by one thread. What was sent and not answered is sent again."""

    def __init__(self, number: int, service: Process, game: str) -> None:
        self.rng = Random(number)
        self.acknowledged: list[tuple[str, int, str]] = []
        """Table, seat and key of every move that the service has called done."""
        self.pending: tuple[int, str, str] | None = None
        self.service = service
        self.game = game
        self.number = number
        self.count = 0
        self.cookies: dict[str, str] = {}
        self.error: BaseException | None = None
        self.is_patient = False
        """Whether it may be that something cannot be saved for a while."""
        self.sit_down()

    def sit_down(self) -> None:
        with self.service.device() as device:
            seats = [{"kind": "me"}, {"kind": "me"}]
            answer = device.post("/api/tables", json={"game": self.game, "seats": seats})
            self.table: str = answer.json()["table"]["id"]
            self.cookies = dict(device.cookies)

    def run(self, stop: Event) -> None:
        try:
            while not stop.is_set():
                try:
                    self.play(stop)
                except (*LOST, httpx.HTTPError):
                    sleep(0.05)
        except BaseException as error:
            self.error = error

    def play(self, stop: Event) -> None:
        with ExitStack() as stack:
            players = [stack.enter_context(self.service.player(self.cookies, self.table, seat)) for seat in (0, 1)]
            for player in players:
                player.join()
            if self.pending is not None:
                self.submit(players, *self.pending)
            while not stop.is_set():
                for player in players:
                    player.catch_up()
                if all(player.screen["over"] for player in players):
                    self.sit_down()
                    return
                player = self.rng.choice([player for player in players if player.is_asked])
                self.count += 1
                self.submit(
                    players, player.seat or 0, self.rng.choice(player.can_do), f"{self.number}.{self.count}.end"
                )

    def submit(self, players: list[Player], seat: int, do: str, key: str) -> None:
        self.pending = (seat, do, key)
        answer = players[seat].play(do, key=key)
        if answer.get("code") == "not_saved" and self.is_patient:
            raise OSError  # come again, and send it again
        assert answer["type"] == "accepted", answer
        self.acknowledged.append((self.table, seat, key))
        self.pending = None


class Crowd:
    """Several pairs at once."""

    def __init__(self, service: Process, tables: int, game: str) -> None:
        self.pairs = [Pair(number, service, game) for number in range(tables)]
        self.stop = Event()
        self.threads = [Thread(target=pair.run, args=(self.stop,)) for pair in self.pairs]
        for thread in self.threads:
            thread.start()

    def go_to(self, service: Process) -> None:
        for pair in self.pairs:
            pair.service = service

    @property
    def acknowledged(self) -> list[tuple[str, int, str]]:
        return [move for pair in self.pairs for move in list(pair.acknowledged)]

    def get_on(self, moves: int) -> None:
        """Wait until so many more moves have been acknowledged."""
        before, until = len(self.acknowledged), monotonic() + PATIENCE
        while len(self.acknowledged) < before + moves:
            errors = [pair.error for pair in self.pairs if pair.error is not None]
            assert not errors, errors
            assert monotonic() < until, "nobody gets on"
            sleep(0.01)

    def leave(self) -> None:
        self.stop.set()
        for thread in self.threads:
            thread.join()
        for pair in self.pairs:
            if pair.error is not None:
                raise pair.error
