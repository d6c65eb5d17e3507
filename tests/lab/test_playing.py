"""The lean path plays and records exactly what a match plays and records."""

from __future__ import annotations

import pytest

import valtable
from valtable import games
from valtable.bots import Clock, make_bot
from valtable.kernel import log
from valtable.kernel.match import Match
from valtable.kernel.replay import verify
from valtable.lab.playing import UNFINISHED, Sitting
from valtable.lab.setting import setting

PLACES = {"proving": "tests.proving.game:Proving"}


def played_as_match(title: str, names: list[str], seed: int) -> Match:
    """The same game through the friendly face."""
    game = games.load(PLACES.get(title, title))
    match = valtable.new(game, seats=names, options=game.bot_options, seed=seed)
    bots = [make_bot(name, game, seat) for seat, name in enumerate(names)]
    while not match.is_over:
        seat = match.decisions[0].seat
        choices = match.choices(seat)
        if len(choices) == 1:
            match.play(seat, choices[0])
            continue
        match.play(seat, bots[seat].choose(match.view(seat), choices, Clock(), bots[seat].chance))
    return match


def sitting(title: str, names: list[str], seed: int) -> Sitting:
    place = PLACES.get(title, title)
    return Sitting(games.load(place), setting(place, len(names)).options, names, seed)


def titles() -> list[str]:
    return ["proving", *(title for title in games.TITLES if title != "proving")]


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("names", [["random", "random"], ["greedy", "random", "weighted"]], ids="-".join)
def test_the_log_is_that_of_a_match_to_the_last_byte(title: str, names: list[str]) -> None:
    missing = games.find(PLACES.get(title, title)).min_seats - len(names)
    names = names + names[-1:] * max(missing, 0)
    for seed in range(1 if "greedy" in names else 3):
        lean = sitting(title, names, seed)
        played = lean.play([make_bot(name, lean.game, seat) for seat, name in enumerate(names)])
        match = played_as_match(title, names, seed)
        assert lean.log.encode() == match.log.encode()
        assert match.outcome is not None
        assert played.reason == match.outcome.reason
        assert played.winners == list(match.outcome.winners)


@pytest.mark.parametrize("title", titles())
def test_the_log_verifies(title: str) -> None:
    lean = sitting(title, ["random"] * 3, 9)
    lean.play([make_bot("random", lean.game, seat) for seat in range(3)])
    verdict = verify(lean.game, log.decode(lean.log.encode()))
    assert verdict.finished
    assert verdict.luck == "chosen"


def test_only_real_choices_are_decisions() -> None:
    lean = sitting("proving", ["random"] * 2, 2)
    played = lean.play([make_bot("random", lean.game, seat) for seat in range(2)])
    asked = [line for line in lean.lines if isinstance(line, log.ActionLine) and not line.auto]
    assert 0 < played.decisions <= len(asked)
    assert played.offered >= 2 * played.decisions


def test_a_game_beyond_the_limit_is_given_up() -> None:
    lean = sitting("proving", ["random"] * 2, 2)
    played = lean.play([make_bot("random", lean.game, seat) for seat in range(2)], limit=5)
    assert (played.reason, played.winners) == (UNFINISHED, [])
