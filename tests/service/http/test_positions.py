"""Positions that the rules draw: of the newest edition, told to the seat that is asked and to nobody else."""

from __future__ import annotations

from importlib import resources

import pytest

from tests.service.running import Service
from valtable import games
from valtable.kernel.log import decode
from valtable.service.http.positions import moments_in, positions_of

GAMES = ["valdora", "valencia", "valeria", "valletta"]


@pytest.mark.parametrize("game", GAMES)
def test_the_game_of_the_rules_is_of_the_newest_edition(game: str) -> None:
    """Else the prices in the drawings are no longer those of a new game: play another one and choose its moments."""
    folder = resources.files(f"valtable.games.{game}") / "rules"
    header = decode((folder / "example.valt").read_text(encoding="utf-8"), game).header
    assert (header.rules, header.edition) == (games.find(game).rules_version, games.find(game).edition)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_what_it_says(game: str) -> None:
    folder = resources.files(f"valtable.games.{game}") / "rules"
    for name, moment in moments_in(folder).items():
        position = positions_of(game)[name]
        if moment.step < 0:
            assert position.screen.over
        else:
            assert [one.kind for one in position.screen.asked if one.seat == position.seat] == [moment.asked], name


def test_a_position_is_sent_once_and_an_unknown_one_is_told_apart(service: Service) -> None:
    with service.device() as device:
        answer = device.get("/api/rules/valdora/positions/ride")
        assert answer.json()["screen"]["asked"][0]["kind"] == "move"
        again = device.get("/api/rules/valdora/positions/ride", headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        for path in ("/api/rules/valdora/positions/nowhere", "/api/rules/chess/positions/ride"):
            assert device.get(path).status_code == 404
