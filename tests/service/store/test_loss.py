"""The database is taken away under a running service: nothing is acknowledged that the next start would not find."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing
from copy import deepcopy
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import httpx
import pytest

from tests.service.player import PATIENCE, Player, play_on
from tests.service.running import Service, running
from tests.service.tables import lay
from valtable.service.live.reading import Reading, read
from valtable.service.maintenance import back_up, check
from valtable.service.store.sqlite import commit

Deed = Callable[[Path], object]


def beside(file: Path) -> Path:
    return file.with_name(f"away-{file.name}")


def move_away(file: Path) -> None:
    file.rename(beside(file))


def move_back(file: Path) -> None:
    beside(file).rename(file)


def replace(file: Path) -> None:
    back_up(file, file.with_name("copy"))
    move_away(file)
    file.with_name("copy").rename(file)


def wal(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


HARM: dict[str, tuple[Deed, Deed, str]] = {
    "moved": (move_away, move_back, "database_missing"),
    "replaced": (replace, move_back, "database_replaced"),
    "its log moved": (lambda file: move_away(wal(file)), lambda file: move_back(wal(file)), "database_missing"),
    "made read-only": (lambda file: file.chmod(0o444), lambda file: file.chmod(0o644), "database_read_only"),
}  # fmt: skip


def until_ready(device: httpx.Client, status: int) -> Any:
    """Ask until the service is, or is no longer, ready; what it then says."""
    until = monotonic() + PATIENCE
    while (answer := device.get("/readyz")).status_code != status:
        assert monotonic() < until, answer.text
        sleep(0.02)
    return answer.json()


def lines_about_saving(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.levelname for record in caplog.records if record.name == "valtable.store"]


def times_written(file: Path, key: str) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM lines WHERE key = ?", (key,)).fetchone()[0])


def mover_at(service: Service, stack: ExitStack) -> Player:
    mover = next(player for player in lay(service, stack, "valletta").players if player.is_asked)
    mover.catch_up()
    return mover


@pytest.mark.parametrize("harm", HARM)
def test_what_is_taken_away_is_noticed_and_nothing_is_acknowledged(
    tmp_path: Path, harm: str, caplog: pytest.LogCaptureFixture
) -> None:
    do_harm, undo_it, reason = HARM[harm]
    file = tmp_path / "tables.db"
    with running(tmp_path) as service, ExitStack() as stack:
        mover = mover_at(service, stack)
        device = stack.enter_context(service.device())
        screen, do = deepcopy(mover.screen), mover.can_do[0]
        do_harm(file)
        for _ in range(2):  # the same again is not acknowledged either
            assert mover.play(do, key="unlucky")["code"] == "not_saved"
        assert mover.screen == screen
        seats = {"game": "proving", "seats": [{"kind": "me"}] * 2}
        assert device.post("/api/tables", json=seats).json()["code"] == "not_saved"
        assert until_ready(device, 503)["reason"] == reason
        undo_it(file)
        assert until_ready(device, 200)["reason"] is None
        assert mover.play(do, key="unlucky")["type"] == "accepted"
        assert mover.screen != screen
    assert lines_about_saving(caplog) == ["ERROR", "WARNING"]
    assert check(file).broken == []
    assert times_written(file, "unlucky") == 1


@pytest.mark.parametrize("harm", HARM)
def test_it_is_noticed_also_while_nobody_moves(tmp_path: Path, harm: str, caplog: pytest.LogCaptureFixture) -> None:
    do_harm, undo_it, reason = HARM[harm]
    with running(tmp_path) as service, service.device() as device:
        do_harm(tmp_path / "tables.db")
        assert until_ready(device, 503)["reason"] == reason
        assert device.get("/readyz").status_code == 503
        undo_it(tmp_path / "tables.db")
        until_ready(device, 200)
    assert lines_about_saving(caplog) == ["ERROR", "WARNING"]


def test_a_file_that_goes_while_it_is_committed_has_taken_nothing(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    def commit_and_lose(connection: sqlite3.Connection) -> None:
        commit(connection)
        move_away(file)

    with running(tmp_path) as service, ExitStack() as stack:
        mover = mover_at(service, stack)
        writer, do = service.app.hall.store.writer, mover.can_do[0]
        writer.keeper.commit = commit_and_lose
        for _ in range(2):
            assert mover.play(do, key="unlucky")["code"] == "not_saved"
        writer.keeper.commit = commit
        move_back(file)
        until_ready(stack.enter_context(service.device()), 200)
        assert mover.play(do, key="unlucky")["type"] == "accepted"
    assert times_written(file, "unlucky") == 1


@pytest.mark.parametrize("harm", HARM)
def test_what_cannot_be_read_meanwhile_is_told_so_and_no_traceback_is_written(
    tmp_path: Path, harm: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """At once, and when it has been noticed; what is only read-only can be read."""
    do_harm, undo_it, reason = HARM[harm]
    with running(tmp_path) as service, ExitStack() as stack:
        laid = lay(service, stack, options={"rounds": 2})
        play_on(laid.players, Random(1))
        reads = [f"/api/tables/{laid.id}/{what}" for what in ("points", "log", "story", "past?at=3", "replay?step=1")]
        do_harm(tmp_path / "tables.db")

        def found() -> set[tuple[int, str]]:
            answers = [laid.maker.get(place) for place in reads]
            return {(one.status_code, one.json()["code"] if one.is_error else "") for one in answers}

        told = (503, "unreachable")
        assert found() <= {told, (200, "")}, "what is read at once may still be right"
        until_ready(laid.maker, 503)
        assert found() == {(200, "") if reason == "database_read_only" else told}
        undo_it(tmp_path / "tables.db")
        until_ready(laid.maker, 200)
        assert found() == {(200, "")}
    assert [record for record in caplog.records if record.exc_info] == []
    assert "Traceback" not in capfd.readouterr().err


def test_a_table_that_is_put_away_while_it_is_read_is_not_there(tmp_path: Path) -> None:
    with running(tmp_path) as service, ExitStack() as stack:
        id_ = lay(service, stack).id
        file = tmp_path / "tables.db"
        assert read(Reading(file, "other", 1, "story")).trouble == ("no_such_table", "", "")
        assert read(Reading(file, id_, 99, "story")).trouble == ("unreachable", "", ""), "an older copy"


def test_a_table_whose_lines_cannot_be_read_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Everywhere: over HTTP, at the socket, and in what the operator asks."""

    def fail() -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with running(tmp_path) as service, ExitStack() as stack:
        laid = lay(service, stack)
        engine = service.app.hall.store._engine
        engine.dispose()
        with monkeypatch.context() as broken:
            broken.setattr(engine.pool, "_creator", fail)
            service.app.hall.tables._live.clear()
            for place in (f"/api/tables/{laid.id}", "/api/tables/mine", f"/api/tables/{laid.id}/points"):
                answer = laid.maker.get(place)
                assert (answer.status_code, answer.json()["code"]) == (503, "unreachable")
            assert until_ready(laid.maker, 503)["reason"] == "not_read"
            assert stack.enter_context(service.player(laid.maker, laid.id)).close_code() == 1013
        assert laid.maker.get(f"/api/tables/{laid.id}").status_code == 200
    assert [record for record in caplog.records if record.exc_info] == []
    assert "disk I/O error" in {getattr(record, "fields", {}).get("error") for record in caplog.records}
