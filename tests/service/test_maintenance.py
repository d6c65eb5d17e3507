"""For operators: every table is played again, a copy is whole, and failures are one clear line."""

from __future__ import annotations

import json
import sqlite3
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from tests.service.player import play_on
from tests.service.running import running
from tests.service.tables import lay
from valtable.cli import app


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Three tables: one just begun, one half-way, one over."""
    with running(tmp_path) as service, ExitStack() as stack:
        lay(service, stack)
        play_on(lay(service, stack).players, Random(1), 10)
        play_on(lay(service, stack, options={"rounds": 2}).players, Random(1))
    return tmp_path / "tables.db"


def invoke(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, words)
    return result.exit_code, result.output


def test_check_tables_plays_everything_again(database: Path) -> None:
    code, output = invoke("check-tables", "--database-url", f"sqlite:///{database}", "--json")
    assert (code, json.loads(output)) == (0, {"checked": 3, "broken": []})


def test_check_tables_finds_what_is_broken(database: Path) -> None:
    connection = sqlite3.connect(database)
    connection.execute("UPDATE lines SET line = replace(line, 'pick', 'pock') WHERE n = 2")
    connection.commit()
    connection.close()
    code, output = invoke("check-tables", "--database-url", f"sqlite:///{database}")
    assert code == 1
    assert "3 tables checked, 2 broken" in output


def test_a_backup_holds_everything_and_replaces_nothing(database: Path) -> None:
    copy = database.with_name("copy.db")
    assert invoke("backup", str(copy), "--database-url", f"sqlite:///{database}")[0] == 0
    assert json.loads(invoke("check-tables", "--database-url", f"sqlite:///{copy}", "--json")[1])["checked"] == 3
    code, output = invoke("backup", str(copy), "--database-url", f"sqlite:///{database}")
    assert (code, "exists already" in output) == (1, True)


def test_a_backup_into_a_folder_that_is_not_there_is_one_line(database: Path) -> None:
    copy = database.with_name("no") / "copy.db"
    code, output = invoke("backup", str(copy), "--database-url", f"sqlite:///{database}")
    assert (code, output.splitlines()) == (
        1, [f"valtable: {copy}: cannot be written (unable to open database file)"]
    )  # fmt: skip


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("check-tables", "--database-url", "sqlite:///no/such/file.db"), 1),
        (("check-tables", "--database-url", "mysql://somewhere"), 2),
        (("check-tables", "--database-url", "postgresql://127.0.0.1:1/tables"), 1),
        (("backup", "copy.db", "--database-url", "postgresql://127.0.0.1/tables"), 2),
        (("serve", "--port", "99999"), 2),
    ],
)
def test_what_cannot_be_done_is_one_line(words: tuple[str, ...], code: int) -> None:
    found, output = invoke(*words)
    assert found == code
    assert output.count("\n") == 1 or code == 2
    assert "Traceback" not in output
