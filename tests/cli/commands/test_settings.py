"""Whatever a service can be told has a flag, an environment variable and a line in the guide."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from valtable.cli import app
from valtable.cli.arguments.service import FIELDS, flag, listed, variable
from valtable.service import run
from valtable.service.settings import Settings

GUIDE = Path(__file__).parents[3] / "docs" / "guide" / "service.md"
OTHER: dict[str, Any] = {
    "database": "sqlite:///other.db", "host": "0.0.0.0", "page": "elsewhere", "synchronous": "NORMAL",
    "origins": "http://one.example http://two.example", "trusted_proxies": "10.0.0.0/8 ::1",
    "metrics_host": "10.0.0.1", "metrics_port": "9464",
    "log_format": "json", "log_level": "debug", "access_log": "true",
    "no_worker": "true",
}  # fmt: skip
READ = {"database": Path("other.db"), "page": Path("elsewhere"), "access_log": True, "no_worker": True}


def other(field: msgspec.structs.FieldInfo) -> str:
    """A value that is not the default; several are separated by a space."""
    return OTHER[field.name] if field.name in OTHER else str(field.default + 1)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings that a service would have been started with."""
    told: list[Settings] = []
    monkeypatch.setattr(run, "serve", lambda settings, announce: told.append(settings))
    return told


@pytest.mark.parametrize("by", ["flag", "environment"])
def test_every_setting_can_be_set(served: list[Settings], by: str) -> None:
    words, variables = ["serve"], {}
    for name, field in FIELDS.items():
        variables[variable(name)] = other(field)
        for value in other(field).split():
            words += [flag(name)] if isinstance(field.default, bool) else [flag(name), value]
    result = CliRunner().invoke(app, words) if by == "flag" else CliRunner().invoke(app, ["serve"], env=variables)
    assert result.exit_code == 0, result.output
    for field in FIELDS.values():
        wanted = other(field)
        value = getattr(served[0], field.name)
        if isinstance(field.default, tuple):
            assert value == tuple(wanted.split())
        else:
            assert value == READ.get(field.name, type(value)(wanted)), field.name


def test_what_is_not_set_is_the_default(served: list[Settings]) -> None:
    assert CliRunner().invoke(app, ["serve", "--database-url", "sqlite:///x.db"]).exit_code == 0
    assert served == [Settings(database=Path("x.db"))]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--trusted-proxy", "everybody"], "--trusted-proxy"),
        (["--connections", "0"], "--connections"),
        (["--idle-days", "-1"], "--idle-days"),
        (["--synchronous", "maybe"], "--synchronous"),
    ],
)
def test_a_setting_that_makes_no_sense_is_one_line(served: list[Settings], words: list[str], said: str) -> None:
    result = CliRunner().invoke(app, ["serve", *words])
    assert (result.exit_code, len(result.output.splitlines())) == (2, 1)
    assert said in result.output
    assert served == []


def test_the_guide_lists_every_setting() -> None:
    assert f"\n{listed()}\n" in GUIDE.read_text(encoding="utf-8"), "run `make generated`"


@pytest.mark.parametrize(
    "words",
    [
        ["serve", "--database-url"],
        ["check-tables", "--database-url"],
        ["admin", "list", "--database-url"],
        ["backup", "copy.db", "--database-url"],
        ["move-tables", "sqlite:///x.db"],
    ],
    ids=lambda words: words[0],
)
def test_without_its_driver_postgresql_is_answered_by_one_line(
    words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("valtable.cli.arguments.service.find_spec", lambda name: None)
    done = CliRunner().invoke(app, [*words, "postgresql://games@db.example/games"])
    assert (done.exit_code, done.stderr.count("\n")) == (2, 1)
    assert 'pip install "valtable[postgres]"' in done.stderr
