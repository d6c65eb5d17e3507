"""One service per database; whoever only looks, copies or moves is not hindered."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.faults.process import ROOT, address_of, serving
from tests.postgres import Cluster
from tests.service.running import running
from valtable.kernel.errors import Malformed
from valtable.service.maintenance import back_up, check
from valtable.service.settings import Address, Database
from valtable.service.store.claim import Claim


def serve(database: Database) -> subprocess.CompletedProcess[str]:
    """The command, as an operator calls it a second time."""
    words = ["serve", "--port", "0", "--database-url", address_of(database)]
    return subprocess.run(
        [sys.executable, "-m", "valtable.cli", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_second_service_on_a_file_says_so_and_ends(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with running(tmp_path) as service, service.device() as device:
        (tmp_path / "alias.db").symlink_to(file)
        for name in (file, tmp_path / "alias.db"):
            refused = serve(name)
            assert refused.returncode == 1
            assert refused.stderr.startswith(f"valtable: {name}: another server plays in this file already")
            assert refused.stderr.count("\n") == 1
        assert device.get("/readyz").status_code == 200


def test_a_second_service_on_a_server_says_so_and_ends(tmp_path: Path, postgres: Cluster) -> None:
    database = postgres.new()
    with running(tmp_path, database=database) as service, service.device() as device:
        refused = serve(database)
        assert refused.returncode == 1
        assert refused.stderr.startswith(f"valtable: {database}: another server plays in this database already")
        assert refused.stderr.count("\n") == 1
        assert device.get("/readyz").status_code == 200


def test_a_server_that_does_not_answer_is_told_in_one_line() -> None:
    refused = serve(Address("postgresql://games:hush@127.0.0.1:1/tables"))
    assert (refused.returncode, refused.stderr.count("\n")) == (1, 1)
    assert refused.stderr.startswith("valtable: postgresql://127.0.0.1:1/tables: cannot be used as a database")
    assert "hush" not in refused.stderr


def test_nothing_is_left_of_a_service_that_was_killed(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(file) as service:
        service.kill()
    with running(tmp_path) as again, again.device() as device:
        assert device.get("/readyz").status_code == 200
    assert [one.name for one in tmp_path.iterdir()] == ["tables.db"]


def test_a_running_service_hinders_no_copy_and_no_check(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with running(tmp_path):
        back_up(file, tmp_path / "copy.db")
        assert check(file).broken == []
        Claim(tmp_path / "copy.db").give_up()


def test_a_claim_is_held_by_one_until_it_is_given_up(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    first = Claim(file)
    with pytest.raises(Malformed, match="another server"):
        Claim(file)
    first.give_up()
    Claim(file).give_up()
    assert list(tmp_path.iterdir()) == []
