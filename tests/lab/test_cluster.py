"""A real Ray of two workers plays the same games, and a worker killed in the middle changes nothing."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from tests.lab.with_ray import BOT, PLAYERS, TITLE, Done
from valtable.cli import app
from valtable.lab.build import sources
from valtable.lab.setting import setting
from valtable.lab.simulate import simulate
from valtable.lab.work import cluster
from valtable.lab.work.cluster import NoCluster, OtherSources, carried, check_address

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / ".venv-ray" / "bin" / "python"
GAMES = 12


@pytest.fixture
def with_ray() -> Path:
    if not PYTHON.exists():
        assert not os.environ.get("VALTABLE_REQUIRE_ALL"), "there is no .venv-ray"
        pytest.skip("there is no .venv-ray; `make soak` sets it up")
    return PYTHON


def run(python: Path, *args: str) -> str:
    ran = subprocess.run([python, *args], cwd=ROOT, env=environment(), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def environment() -> dict[str, str]:
    """Workers are started with it: they must find the tests and our sources."""
    return {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}", "LC_ALL": "C.UTF-8"}


@pytest.mark.soak
def test_two_workers_play_the_same_games_though_one_is_killed(with_ray: Path, tmp_path: Path) -> None:
    printed = run(with_ray, "-c", f"from tests.lab.with_ray import main; main({str(tmp_path)!r}, {GAMES})")
    done = msgspec.json.decode(printed, type=list[Done])
    assert (tmp_path / "killed").exists()
    assert done[0].worker != done[1].worker, "the first two games were played at the same time"
    _, here = simulate(setting(TITLE, PLAYERS), [BOT] * PLAYERS, GAMES, 1)
    assert [one.played for one in done] == here


@pytest.mark.soak
def test_the_command_prints_the_same_as_without_ray(with_ray: Path, tmp_path: Path) -> None:
    common = ("-m", "valtable.cli", "arena", TITLE, "--players", "2", "--bots", "greedy,random", "--games", "4")
    run(with_ray, *common, "--out", str(tmp_path / "there.jsonl"), "--ray", "local", "--workers", "2")
    run(Path(sys.executable), *common, "--out", str(tmp_path / "here.jsonl"))
    assert (tmp_path / "there.jsonl").read_bytes() == (tmp_path / "here.jsonl").read_bytes()


@pytest.mark.soak
def test_ctrl_c_ends_a_local_ray_and_reports(with_ray: Path, tmp_path: Path) -> None:
    notes = tmp_path / "notes.jsonl"
    args = ("simulate", TITLE, "--players", "2", "--games", "100000", "--json", "--resume", str(notes))
    command = subprocess.Popen(
        [with_ray, "-m", "valtable.cli", *args, "--ray", "local", "--workers", "2"],
        cwd=ROOT, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    while command.poll() is None and (not notes.exists() or notes.read_bytes().count(b"\n") < 3):
        with pytest.raises(subprocess.TimeoutExpired):
            command.wait(0.05)
    os.killpg(command.pid, signal.SIGINT)
    out, err = command.communicate()
    assert command.returncode == 130, err
    assert json.loads(out)["games"] >= 3
    assert "of 100000 games" in err


def test_a_worker_with_other_sources_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_settled", [True])  # this process is no worker: its garbage stays as it is
    assert carried(str, 7, sources()) == "7"
    with pytest.raises(OtherSources):
        carried(str, 7, "other sources")


@pytest.mark.parametrize(
    ("address", "why"), [("nowhere", "address"), ("a:b", "address"), ("ray://", "address"), ("::1::", "address")]
)
def test_what_is_no_address_is_told(address: str, why: str) -> None:
    with pytest.raises(NoCluster) as found:
        check_address(address)
    assert found.value.why == why


def test_an_address_where_nobody_answers_is_told_at_once() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))  # taken, but nobody listens
        with pytest.raises(NoCluster) as found:
            check_address(f"127.0.0.1:{free.getsockname()[1]}")
    assert found.value.why == "unreachable"


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = CliRunner().invoke(app, ["simulate", "valletta", "--players", "2", "--ray", "local"])
    assert result.exit_code == 1
    assert 'pip install "valtable[ray]"' in result.stderr
    assert len(result.stderr.splitlines()) == 1
