"""What leaves the service: nothing that its reader may not know, down to the byte."""

from __future__ import annotations

import asyncio
import base64
from contextlib import ExitStack
from random import Random

import pytest

import valtable
from tests.contract.walk import viewers
from tests.kits import kit_of, titles_with_kit
from tests.kits.base import AnyState
from tests.service.memory import Ear, table_of
from tests.service.player import play_on
from tests.service.running import Service
from tests.service.tables import lay, watch
from valtable.kernel.log import decode
from valtable.kernel.match import Match
from valtable.kernel.seed import chosen, mix
from valtable.kernel.state import encode
from valtable.service.protocol import Play
from valtable.service.screen import screen_of

SEED = 11
ACTIONS = 3
"""So many actions are tried at a position."""


@pytest.mark.parametrize("title", titles_with_kit())
def test_worlds_a_viewer_cannot_tell_apart_send_it_the_same_bytes(title: str) -> None:
    """On joining, and after every step that brings no news by luck or reveal, whoever takes it."""
    kit, rng = kit_of(title), Random(SEED)
    match = valtable.new(title, seats=kit.game.max_seats, seed=SEED)
    different = compared = 0
    for number in range(90):
        if match.is_over:
            break
        if number % 6 == 0:
            for viewer in viewers(match.seats):
                world = kit.permute(match.state, viewer, rng)
                different += encode(world) != encode(match.state)
                for seat, action in tried(match, world, rng):
                    true = heard(copy_of(match, match.state), viewer, seat, action)
                    assert heard(copy_of(match, world), viewer, seat, action) == true
                    compared += 1
        seat = rng.choice(match.decisions).seat
        match.play(seat, kit.choose(match.state, seat, match.choices(seat), rng))
    assert different > 10
    assert compared > 40


def test_the_comparison_finds_a_screen_that_shows_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("valtable.service.livetable.screen_of", lambda match, _: screen_of(match, 0))
    with pytest.raises(AssertionError):
        test_worlds_a_viewer_cannot_tell_apart_send_it_the_same_bytes("proving")


def tried(match: Match, world: AnyState, rng: Random) -> list[tuple[int, int]]:
    """Steps that are possible in both worlds and draw or show nothing."""
    found: list[tuple[int, int]] = []
    for decision in match.decisions:
        choices = match.choices(decision.seat)
        for action in rng.sample(choices, min(ACTIONS, len(choices))):
            if action not in match.game.choices(world, decision.seat):
                continue
            here, there = copy_of(match, match.state), copy_of(match, world)
            steps = here.play(decision.seat, action)
            there.play(decision.seat, action)
            # Who is ready is news for everybody; how much a seat still has to settle in secret may differ.
            ready = match.game.deciders(here.state) == match.game.deciders(there.state)
            if not any(step.stop for step in steps) and (ready or not decision.sealed):
                found.append((decision.seat, action))
    return found


def copy_of(match: Match, state: AnyState) -> Match:
    course = match.course.copy()
    course.state = match.game.copy(state)
    return Match(course, chosen(SEED))


def heard(match: Match, viewer: int | None, seat: int, action: int) -> list[str]:
    """Every byte that this viewer is sent when it joins and somebody then takes a step."""
    ear = Ear()

    async def scene() -> None:
        table = table_of(match)
        await table.join(ear, viewer)
        notation = match.game.actions.notations[action]
        assert type(await table.submit(Play("key", seat, notation))).__name__ == "Accepted"

    asyncio.run(scene())
    return ear.heard


@pytest.mark.parametrize("title", ["proving", "valletta"])
def test_no_secret_and_no_log_line_is_sent_while_the_game_runs(service: Service, title: str) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack, title, contribution="mine")
        spectator = watch(service, stack, laid.id)
        for _ in range(5):
            play_on(laid.players, Random(6), 8)
            spectator.drain(0.02)
        bodies = [
            laid.maker.get(f"/api/tables/{laid.id}{path}").text
            for path in ("", "/story", "/story?seat=0", "/log", "/replay?step=0")
        ] + [laid.maker.get("/api/tables/mine").text]
        refused = [laid.players[0].play("nonsense"), laid.players[0].ask(type="undo"), laid.players[0].play("confirm")]
        sent = "\n".join([*bodies, *map(str, refused), *spectator.texts, *(t for p in laid.players for t in p.texts)])

        row = asyncio.run(service.app.hall.store.table(laid.id))
        assert row is not None
        for secret in (row.secret, mix(row.secret, ["mine"]), row.seats[1].token):
            for writing in writings(secret):
                assert writing not in sent
        for link in laid.created["links"]:
            assert link["link"].partition("#")[2] not in sent
        for sign in ('"chance"', '"undo_to"', '"take_back"', '"seed_hash"', '"contributions"', '"digest"', '"lines"'):
            assert sign not in sent


def writings(secret: bytes) -> list[str]:
    """Enough of it, in the usual ways, to be no accident."""
    return [
        secret.hex()[:16],
        base64.b64encode(secret).decode()[:16],
        base64.urlsafe_b64encode(secret).decode()[:16],
        str(int.from_bytes(secret, "big"))[:16],
        repr(secret)[2:18],
    ]


def test_only_a_finished_game_shows_its_log_and_its_film(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack, options={"rounds": 2})
        for path in ("log", "replay?step=0"):
            answer = laid.maker.get(f"/api/tables/{laid.id}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "still_running")
        stranger = stack.enter_context(service.device())
        assert stranger.get(f"/api/tables/{laid.id}/story?seat=0").status_code == 403
        assert laid.maker.get(f"/api/tables/{laid.id}/story?seat=1").status_code == 403
        play_on(laid.players, Random(1))
        assert decode(stranger.get(f"/api/tables/{laid.id}/log").text).end is not None
