"""Looking back: what a viewer saw earlier is what it saw then, no more; and how the points went."""

from __future__ import annotations

from contextlib import ExitStack
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest

import valtable
from tests.contract.walk import viewers
from tests.kits import kit_of, titles_with_kit
from tests.service.running import Service
from tests.service.tables import lay, watch
from valtable.service.live.past import MOST, course_of_points, known_points, past
from valtable.service.live.screen import screen_of


@pytest.mark.parametrize("title", titles_with_kit())
def test_looking_back_shows_what_was_seen_then(title: str) -> None:
    """Every viewer, all through a game: the same table, decisions and standing as the last time it was that far."""
    kit, rng = kit_of(title), Random(5)
    match = valtable.new(title, seats=kit.game.max_seats, seed=5)
    seen: dict[tuple[int | None, int], bytes] = {}
    points: dict[tuple[int | None, int], list[int]] = {}
    for turn in range(60):
        for viewer in viewers(match.seats):
            at, screen = len(match.story(viewer)), screen_of(match, viewer)
            shown = msgspec.structs.replace(screen, offers=[], undo=False, no_undo=None)
            # In a sealed phase others become ready without a word: the first sight of a moment counts.
            seen.setdefault((viewer, at), msgspec.json.encode(shown))
            points.setdefault((viewer, at), known_points(screen.standing, match.seats))
        if match.is_over or turn == 59:
            break
        seat = rng.choice(match.decisions).seat
        match.play(seat, kit.choose(match.state, seat, match.choices(seat), rng))
    for (viewer, at), shown_then in rng.sample(sorted(seen.items(), key=str), 60):
        found = past(match, viewer, at)
        assert found.at == at
        assert msgspec.json.encode(found.screen) == shown_then
        assert found.events == match.story(viewer)[at - len(found.events) : at]
    for viewer in viewers(match.seats):
        course = course_of_points(match, viewer)
        assert len(course.at) <= MOST + 1
        assert course.at == sorted(set(course.at))
        assert course.at[-1] == len(match.story(viewer))
        assert all(points[viewer, at] == known for at, known in zip(course.at, course.points, strict=True))


def test_who_may_look_back(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        spectator = watch(service, stack, laid.id)
        first: Any = deepcopy(laid.players[0].screen)
        at = len(laid.players[0].story)
        mover = next(player for player in laid.players if player.is_asked)
        assert mover.play(mover.can_do[0])["type"] == "accepted"
        stranger = stack.enter_context(service.device())

        def ask(device: Any, what: str, **params: object) -> Any:
            return device.get(f"/api/tables/{laid.id}/{what}", params=params)

        found = ask(laid.maker, "past", at=at, seat=0).json()
        assert found["screen"] == first | {"offers": [], "undo": False, "no_undo": None}
        assert ask(stranger, "past", at=0).json()["screen"]["view"]["seat"] is None
        assert ask(stranger, "points").json()["at"][-1] == len(spectator.story)
        # The game of these tests has nothing to be looked up; who may ask is asked alike.
        assert ask(stranger, "look-up").json() == {"shelves": []}
        assert ask(laid.maker, "look-up", seat=0, at=at).json() == {"shelves": []}
        assert ask(stranger, "look-up", step=0).json()["code"] == "still_running"
        for what in ("past", "points", "look-up"):
            assert ask(stranger, what, seat=0).json()["code"] == "not_your_seat"
            assert ask(laid.maker, what, seat=1).json()["code"] == "not_your_seat"
            assert ask(laid.maker, what, seat=7).json()["code"] == "no_such_seat"
        assert ask(laid.maker, "past", at=9999).json()["where"] == "at"
