"""A row per game, as JSON lines or as Parquet."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

import msgspec
import polars
import pytest
from typer.testing import CliRunner

from valtable.cli import app
from valtable.lab.playing import Played
from valtable.lab.rows import LINES, PARQUET, rows

PROVING = "tests.proving.game:Proving"
COMMON = ["simulate", PROVING, "--players", "2", "--games", "4"]


def test_parquet_holds_what_the_lines_hold(tmp_path: Path) -> None:
    for name in ("games.jsonl", "games.parquet"):
        result = CliRunner().invoke(app, [*COMMON, "--out", str(tmp_path / name)])
        assert result.exit_code == 0, result.output
    lines = [msgspec.json.decode(line) for line in (tmp_path / "games.jsonl").read_bytes().splitlines()]
    assert polars.read_parquet(tmp_path / "games.parquet").to_dicts() == lines
    assert len(lines) == 4


def test_columns_have_their_types_even_if_nobody_ever_wins() -> None:
    lost = Played(2**48 - 1, ["a"], [0], [], "column_lost", 1, 2, "00")
    table = polars.read_parquet(BytesIO(rows([lost], PARQUET)))
    assert dict(table.schema) == {
        "seed": polars.Int64, "bots": polars.List(polars.String), "points": polars.List(polars.Int64),
        "winners": polars.List(polars.Int64), "reason": polars.String, "decisions": polars.Int64,
        "offered": polars.Int64, "digest": polars.String, "missed": polars.List(polars.Int64),
    }  # fmt: skip
    assert table.to_dicts() == [msgspec.to_builtins(lost)]
    assert tuple(table.columns) == Played.__struct_fields__
    assert rows([lost], LINES) == msgspec.json.encode(lost) + b"\n"


def test_without_polars_it_is_said_before_a_game_is_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    result = CliRunner().invoke(app, [*COMMON, "--out", str(tmp_path / "games.parquet")])
    assert result.exit_code == 2
    assert 'pip install "valtable[lab]"' in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert not (tmp_path / "games.parquet").exists()
