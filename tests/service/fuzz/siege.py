"""A running game, and somebody on one of its sockets who says what nobody should."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import ExitStack
from itertools import count
from random import Random
from typing import Any

import msgspec

from tests.service.fuzz.frames import BINARY, TEXT, frame
from tests.service.fuzz.mutations import mutated, written
from tests.service.fuzz.wishes import any_wish, words_in
from tests.service.fuzz.world import differences, rows_of, shown_to
from tests.service.player import Player, play_on
from tests.service.running import Service
from tests.service.tables import lay, watch
from valtable import games
from valtable.service.protocol import COOKIE, FromClient, Ping, Rejected, Resume, ToClient
from valtable.service.settings import Database
from valtable.service.store.tokens import new_token

FEWEST = {title: games.load(title).min_seats for title in ("valletta", "valdora", "valencia", "valeria")}
PEOPLE = FEWEST | {"valeria": 2, "proving": 2}
OURS = ("broken", "not_saved", "too_many_requests")
"""What a `rejected` may say only where the service has a fault, a full disk or a limit: none of it happens here."""
ANSWERS = msgspec.json.Decoder(ToClient)
MESSAGES = msgspec.json.Decoder(FromClient)


class Siege:
    def __init__(self, service: Service, database: Database, stack: ExitStack, game: str, seed: int) -> None:
        self.service, self.database, self.game = service, database, games.load(game)
        self.rng = Random(f"{game} {seed}")
        self.laid = lay(service, stack, game, PEOPLE[game])
        self.watcher = watch(service, stack, self.laid.id)
        self.keys = count()
        self.used = ["used"]
        """Keys of what was sent before, to be sent again."""
        self.tally: Counter[str] = Counter()
        """How often what was answered."""

    @property
    def everybody(self) -> list[Player]:
        return [*self.laid.players, self.watcher]

    def cookies_of(self, viewer: int | None) -> dict[str, str]:
        return {} if viewer is None else dict(self.laid.devices[viewer].cookies)

    # One burst

    def burst(self, messages: int) -> None:
        """Somebody says all this on a socket of their own; afterwards the table is what it was, but for legal moves."""
        before, shown = rows_of(self.database, self.laid.id), self.shown()
        asked = [player.seat for player in self.laid.players if player.is_asked]
        viewer = self.rng.choice([*asked, *asked, *range(len(self.laid.players)), None])
        with Player(self.service.address, self.cookies_of(viewer), self.laid.id, viewer) as sender:
            sender.join()
            done = self.say(sender, [self.message(viewer) for _ in range(messages)])
            if self.rng.random() < 0.5:
                self.leave_badly(sender)
        self.stranger()
        self.check(before, shown, done)

    def say(self, sender: Player, said: list[bytes]) -> set[tuple[int, str]]:
        """Send it, and hear one answer to each, in order; seat and key of what was accepted."""
        for data in said:
            sender.send_frame(frame(TEXT if is_text(data) and self.rng.random() < 0.9 else BINARY, data))
        sender.send(type="ping")
        done = set()
        for data in [*said, b'{"type":"ping"}']:
            wanted = read(data)
            if isinstance(wanted, Resume):
                continue  # answered by what was missed, if anything was
            answer = self.answer(sender)
            if isinstance(wanted, Ping):
                assert answer["type"] == "pong", (data, answer)
            elif wanted is None or wanted.seat != sender.seat:
                assert (answer["type"], answer["code"]) == (
                    "rejected", "malformed" if wanted is None else "not_your_seat",
                ), (data, answer)  # fmt: skip
            else:
                assert answer["key"] == wanted.key, (data, answer)
                assert answer["type"] == "accepted" or answer["code"] in ("refused", "malformed"), (data, answer)
                if answer["type"] == "accepted":
                    done.add((wanted.seat, wanted.key))
        return done

    def answer(self, sender: Player) -> Any:
        """The next message that answers something; everything on the way is as the protocol says."""
        while True:
            message = sender.listen()  # not taken in: whoever asks for what is known already gets it twice
            typed = ANSWERS.decode(sender.texts[-1])
            if isinstance(typed, Rejected):
                assert (typed.refusal is None) == (typed.code != "refused"), message
                assert (typed.problem is None) == (typed.code == "refused"), message
                assert typed.code not in OURS, message
            if message["type"] in ("accepted", "rejected", "pong"):
                self.tally[message.get("code", message["type"])] += 1
                return message

    def leave_badly(self, sender: Player) -> None:
        """What ends a socket ends it with the code that says why."""
        data, code = self.rng.choice([(b"\xff", 1007), (b'{"type":"\xc3"}', 1007), (b"x" * 64_001, 1009)])
        sender.send_frame(frame(TEXT, data))
        assert sender.close_code() == code

    def stranger(self) -> None:
        """Whoever has another cookie, or none, or no seat there, is sent away."""
        seat = self.rng.randrange(len(self.laid.players))
        cookie = self.rng.choice(["", "x", new_token(), "ñ" * 32, self.cookies_of(1 - seat if seat < 2 else 0)[COOKIE]])
        with Player(self.service.address, {COOKIE: cookie}, self.laid.id, seat) as player:
            assert player.close_code() == 4403
        with Player(
            self.service.address, self.cookies_of(seat), self.laid.id, self.rng.choice([8, 99, 100, -1])
        ) as player:
            assert player.close_code() == 4404

    # What is said

    def message(self, viewer: int | None) -> bytes:
        """A message as it should be, most of the time with something changed in it."""
        value = self.decent(viewer)
        for _ in range(self.rng.choice([0, 0, 0, 1, 1, 1, 2, 5])):
            value = mutated(value, self.rng)
        return written(value, self.rng)

    def decent(self, viewer: int | None) -> Any:
        rng = self.rng
        seat = viewer if viewer is not None and rng.random() < 0.9 else rng.randrange(len(self.laid.players))
        key = rng.choice(self.used) if rng.random() < 0.2 else f"{rng.random()}-{next(self.keys)}"
        self.used = [*self.used[-20:], key]
        player = self.laid.players[seat]
        notations = [offer["notation"] for offer in player.screen["offers"]] or ["pass"]
        base = {"key": key, "seat": seat}
        match rng.randrange(10):
            case 0 | 1 | 2:
                return {"type": "play", **base, "do": rng.choice(notations)}
            case 3:
                return {"type": "play", **base, "do": rng.choice(self.game.actions.notations)}
            case 4:
                wish = {"wish": "steps", "do": [rng.choice(notations) for _ in range(rng.randrange(4))]}
                return {"type": "wish", **base, "wish": wish, "back": rng.randrange(3)}
            case 5 | 6:
                return {
                    "type": "wish",
                    **base,
                    "wish": any_wish(self.game.wish_type, rng, words_in(player.screen["offers"])),
                }
            case 7:
                return {"type": "undo", **base}
            case 8:
                epoch = rng.choice([player.epoch, "old", ""])
                return {"type": "resume", "epoch": epoch, "n": rng.choice([player.n, player.n - 1, 0, -1, 10**9])}
            case _:
                return {"type": "ping"}

    # What has become of the table

    def shown(self) -> list[Any]:
        """What everybody who was there all the time sees now."""
        for player in self.everybody:
            player.catch_up()
        return [json.dumps([player.screen, player.story]) for player in self.everybody]

    def check(self, before: Any, shown: list[Any], done: set[tuple[int, str]]) -> None:
        after, now = rows_of(self.database, self.laid.id), self.shown()
        old, lines = before.pop("lines"), after.pop("lines")
        assert lines[: len(old)] == old, "a line that was written has changed"
        keyed = {(line["seat"], line["key"]) for line in lines[len(old) :] if line["key"] is not None}
        assert keyed <= done, "something was written that nobody was told is accepted"
        if not keyed:
            assert lines == old
            assert now == shown, "nothing was accepted, and somebody sees something else"
            assert differences(before, after) == []
        for player in self.everybody:
            cookie = self.cookies_of(player.seat).get(COOKIE, "")
            fresh = shown_to(self.service, self.laid.id, player.seat, cookie)
            assert (fresh["screen"], fresh["story"]) == (player.screen, player.story)

    def go_on(self, moves: int) -> bool:
        """Some legal moves; False once the game is over."""
        return play_on(self.laid.players, self.rng, moves) == moves


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def read(data: bytes) -> FromClient | None:
    """What a message says, if it says something."""
    try:
        message: FromClient = MESSAGES.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return message
