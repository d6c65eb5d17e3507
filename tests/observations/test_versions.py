"""Whoever has learned from observations must not be given others by the same version."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.observations import kept as keeping
from tests.observations.kept import TITLES, Kept, found, kept
from valtable import games
from valtable.kernel.features import Block, Row
from valtable.kernel.game import AnyGame

RAISE = "raise `observation_version` in its game.py and run `python -m tests.observations`"


@pytest.mark.parametrize("title", TITLES)
def test_observations_are_those_of_their_version(title: str) -> None:
    before, now = kept()[title], found(title)
    assert before.version == now.version, f"run `python -m tests.observations`: {title} has a new version"
    assert before.schemas == now.schemas, f"{title} tells learners other features: {RAISE}"
    assert before.logs.items() <= now.logs.items(), f"{title} tells learners other numbers: {RAISE}"


def write_less(state: object, viewer: int, seat: int, row: Row, at: int) -> None:
    """As if the number meant something else."""


def changed(monkeypatch: pytest.MonkeyPatch, game: type[AnyGame], block: Block, place: int) -> Kept:
    features = list(game.parts.features)
    features[place] = block
    monkeypatch.setattr(game, "parts", replace(game.parts, features=features))
    return found("valletta")


def test_another_meaning_or_range_or_another_number_is_another_schema_or_digest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, before = games.find("valletta"), kept()["valletta"]
    place = next(n for n, block in enumerate(game.parts.features) if block.name == "jean")
    jean = game.parts.features[place]
    wider = changed(monkeypatch, game, Block("jean", jean.meaning, jean.write, high=99), place)
    assert wider.schemas != before.schemas
    assert wider.logs == before.logs
    other = changed(monkeypatch, game, Block("jean", jean.meaning, write_less), place)
    assert other.schemas == before.schemas
    assert other.logs != before.logs


def test_the_file_knows_every_game_and_log_it_was_written_from() -> None:
    assert set(kept()) == set(TITLES)
    assert all((keeping.LOGS / name).exists() for one in kept().values() for name in one.logs)
