"""What leaves the service: nothing that its reader may not know, down to the byte."""

from __future__ import annotations

import asyncio
import base64
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import valtable
from tests.contract.walk import viewers
from tests.kits import kit_of, titles_with_kit
from tests.kits.base import AnyState
from tests.proving.game import Proving
from tests.service.player import play_on
from tests.service.running import Service
from tests.service.tables import lay, watch
from tests.service.worlds import SEED, Submission, Turnout, heard, turnout_of, world_of
from valtable.kernel.decision import Decision
from valtable.kernel.log import decode
from valtable.kernel.match import Match
from valtable.kernel.refusal import Refusal
from valtable.kernel.seed import commitment, mix
from valtable.kernel.state import digest, encode
from valtable.service.live.past import known_points
from valtable.service.live.screen import picture, screen_of
from valtable.service.protocol import MakeWish, Play, TableInfo, Undo
from valtable.service.store.rows import TableRow

ACTIONS = 1
"""So many actions are tried for each seat at a position."""
WORLDS = 2
"""So many worlds beside the true one."""


@pytest.mark.parametrize("title", titles_with_kit())
def test_worlds_a_viewer_cannot_tell_apart_send_it_the_same_bytes(title: str) -> None:
    """On joining, and whatever anybody then does, takes back, wishes for or is refused, as long as it brings no news.

    What luck or a reveal shows may differ, and what another seat can do depends on what it hides. One thing more may:
    how far another seat has come in a sealed phase is hidden, but that it is ready is told to all (Valencia, Ruling 36;
    Valeria, C51). So the same step can leave it ready in one world and busy in another. That is no leak: everybody
    becomes ready, whatever they choose, and what must be chosen when a phase opens follows from public things alone.
    Worlds in which the same seats are ready must then be alike again.
    """
    kit, rng = kit_of(title), Random(SEED)
    match = valtable.new(title, seats=kit.game.max_seats, seed=SEED)
    different = 0
    tally: Counter[str] = Counter()
    for number in range(90):
        if match.is_over:
            break
        if number % 9 == 0:
            for viewer in viewers(match.seats):
                worlds = [match.state, *(kit.permute(match.state, viewer, rng) for _ in range(WORLDS))]
                different += any(encode(world) != encode(match.state) for world in worlds)
                assert len({reading(match, world, viewer) for world in worlds}) == 1
                for decision in some(match.decisions, viewer, rng):
                    for name, scene in scenes(match, decision.seat, rng):
                        tally[name] += compare(match, worlds, viewer, decision, scene, name != "refused")
        seat = rng.choice(match.decisions).seat
        match.play(seat, kit.choose(match.state, seat, match.choices(seat), rng))
    assert different > 10
    assert min(tally[name] for name in ("play", "undo", "wish", "instead", "refused")) > 6, tally


def reading(match: Match, state: AnyState, viewer: int | None) -> bytes:
    """What looking back, the course of the points and looking things up are made of, at this moment (`live/past.py`,
    `live/film.py`, `live/screen.py`)."""
    game = match.game
    points = known_points(game.standing(game.view(state, viewer)), match.seats)
    known = game.look_up(game.view(state, viewer))
    return msgspec.json.encode([picture(game, state, viewer, game.asked(state, viewer), []), points, known])


def some(decisions: list[Decision], viewer: int | None, rng: Random) -> list[Decision]:
    """The viewer's own, if it is asked, and one of the others'."""
    own, others = ([d for d in decisions if (d.seat == viewer) is same] for same in (True, False))
    return own + rng.sample(others, min(1, len(others)))


def scenes(match: Match, seat: int, rng: Random) -> Iterator[tuple[str, list[Submission]]]:
    """What this seat might send now, from what is legal to nonsense."""
    notations, choices = match.game.actions.notations, match.choices(seat)
    for action in rng.sample(choices, min(ACTIONS, len(choices))):
        play, anything = Play("a", seat, notations[action]), rng.choice(notations)
        yield "play", [play]
        yield "undo", [play, Undo("b", seat)]
        after = world_of(match, match.state)
        after.play(seat, action)
        then = after.choices(seat) if seat in after.game.deciders(after.state) else []
        second = notations[rng.choice(then)] if then and rng.random() < 0.7 else anything
        yield "wish", [MakeWish("a", seat, {"wish": "steps", "do": [play.do, second]})]
        yield "instead", [play, MakeWish("b", seat, {"wish": "steps", "do": [notations[rng.choice(choices)]]}, back=1)]
        yield "refused", [play, Undo("u", seat), Undo("v", seat)]
        yield "refused", [Play("a", seat, anything), MakeWish("b", seat, {"wish": "steps", "do": [anything, play.do]})]


def compare(
    match: Match, worlds: list[AnyState], viewer: int | None, decision: Decision, scene: list[Submission], does: bool
) -> int:
    """Hear the scene in every world; how often what had to be equal was, where the last message does what it `does`."""
    turnouts = [turnout_of(match, world, scene) for world in worlds]
    alike: dict[Turnout, list[str]] = {}
    compared = 0
    for world, turnout in zip(worlds, turnouts, strict=True):
        if turnout.news:
            continue
        if decision.seat == viewer and not turnouts[0].news:
            assert turnout == turnouts[0]  # whoever acts learns nothing from what becomes of it
        elif turnout.answers == turnouts[0].answers and turnout.asked != turnouts[0].asked and not turnouts[0].news:
            assert decision.sealed
            assert set(turnout.asked) ^ set(turnouts[0].asked) == {decision.seat}
        sent = heard(match, world, viewer, scene)
        compared += turnout in alike and (turnout.answers[-1] == "") is does
        assert alike.setdefault(turnout, sent) == sent
    return compared


@pytest.mark.parametrize("leak", ["screen", "refusal", "secret", "past"])
def test_the_comparison_finds_what_shows_too_much(monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    if leak == "screen":
        monkeypatch.setattr("valtable.service.live.table.screen_of", lambda match, *_: screen_of(match, 0))
    elif leak == "past":
        monkeypatch.setattr("tests.service.live.test_secrecy.picture", lambda game, state, *_: encode(state))
    elif leak == "secret":
        told_info = TableRow.info

        def publishing(row: TableRow, *more: Any) -> TableInfo:
            return replace(told_info(row, *more), secret=row.secret.hex())

        monkeypatch.setattr(TableRow, "info", publishing)
    else:
        told = Proving.refusal

        def telling(self: Proving, state: AnyState, seat: int, action: int) -> Refusal | None:
            refusal = told(self, state, seat, action)
            return refusal and Refusal(refusal.reason, refusal.rule, {"deck": digest(state)})

        monkeypatch.setattr(Proving, "refusal", telling)
    with pytest.raises(AssertionError):
        test_worlds_a_viewer_cannot_tell_apart_send_it_the_same_bytes("proving")


@pytest.mark.parametrize("title", ["proving", "valletta"])
def test_no_secret_and_no_log_line_is_sent_while_the_game_runs(service: Service, title: str) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack, title, contribution="mine")
        spectator = watch(service, stack, laid.id)
        for _ in range(5):
            play_on(laid.players, Random(6), 8)
            spectator.catch_up()
        assert not spectator.screen["over"], "else its log may be read"
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
        for sign in ('"chance"', '"undo_to"', '"take_back"', '"contributions"', '"digest"', '"lines"'):
            assert sign not in sent
        assert set(re.findall(r'"seed_hash":("[^"]*"|null)', sent)) == {f'"{commitment(row.secret)}"'}
        assert set(re.findall(r'"secret":"([^"]*)"', sent)) == {""}


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
