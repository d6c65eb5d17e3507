"""What the opponents' page is told follows from the ratings that are kept, and from nothing else."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from valtable.bots.levels import LEVELS
from valtable.lab.intervals import Estimate
from valtable.lab.machine import Machine
from valtable.lab.rating.rating import Rated, Ratings, Record, Wins

ROOT = Path(__file__).resolve().parents[2]
HERE = Machine("abc", "2026-11-18", "a processor", 2, "a system", "a Python", [])


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """It lies beside the page, which is no package."""
    spec = spec_from_file_location("write_measured", ROOT / "web" / "scripts" / "write_measured.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def kept(folder: Path, bots: tuple[str, ...]) -> Path:
    rated = [
        Rated(
            bot,
            Estimate(1260.4, 1243.2, 1277.1, 90),
            0.01,
            Wins(bots[0], Estimate(0.641, 0.6, 0.68, 90)) if n else None,
        )
        for n, bot in enumerate(bots)
    ]
    result = Ratings("valletta", 3, "first", 1, 1, 6, 126, 126, 25.0, False, "compiled", rated)
    (folder / "valletta.json").write_bytes(msgspec.json.encode(Record("valtable lab rate valletta", HERE, result)))
    return folder


def test_a_card_is_told_rating_and_victories_over_the_next_weaker(script: ModuleType, tmp_path: Path) -> None:
    found = msgspec.json.decode(script.generate(kept(tmp_path, LEVELS)))
    assert found["valletta"]["level2"] == {
        "rating": {"value": 1260, "low": 1243, "high": 1277},
        "wins": {"against": "level1", "value": 64, "low": 60, "high": 68, "even": 33, "games": 90},
    }
    assert found["valletta"]["level1"] == {"rating": {"value": 1260, "low": 1243, "high": 1277}}


def test_ratings_wait_until_every_level_has_one(script: ModuleType, tmp_path: Path) -> None:
    found = msgspec.json.decode(script.generate(kept(tmp_path, ("random", "level1", "level2"))))
    assert set(found["valletta"]) == {"level1", "level2"}
    assert set(found["valletta"]["level2"]) == {"wins"}


def test_where_nothing_was_rated_nothing_is_told(script: ModuleType, tmp_path: Path) -> None:
    assert msgspec.json.decode(script.generate(tmp_path)) == {}


def test_the_check_refuses_a_file_that_does_not_follow(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script, "ROOT", tmp_path)
    monkeypatch.setattr(script, "TARGET", tmp_path / "measured.json")
    monkeypatch.setattr(sys, "argv", ["write_measured.py", "--check"])
    assert script.main() == 1
    assert "make generated" in capsys.readouterr().err
    monkeypatch.setattr(sys, "argv", ["write_measured.py"])
    assert script.main() == 0
    monkeypatch.setattr(sys, "argv", ["write_measured.py", "--check"])
    assert script.main() == 0
