"""Reading of games: never in the event loop, made once, kept within bounds, and paid for by whoever wants it."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.service.player import play_on
from tests.service.running import running
from tests.service.tables import Laid, lay
from valtable.kernel.match import Match
from valtable.service.live import library
from valtable.service.live.kept import Kept
from valtable.service.live.purses import MANY, Purses
from valtable.service.live.screen import look_up
from valtable.service.problems import Trouble

READS = ["story", "past?at=3", "points", "replay?step=2", "replay?at=3", "log"]
READS += ["look-up", "look-up?at=3", "look-up?step=2"]


def over(service: Any, stack: ExitStack) -> Laid:
    laid = lay(service, stack, options={"rounds": 2})
    play_on(laid.players, Random(1))
    return laid


def test_nothing_is_read_in_the_event_loop_or_while_a_table_is_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def here(*_: object) -> None:
        raise AssertionError("this process has better things to do")

    with running(tmp_path) as service, ExitStack() as stack:
        laid = over(service, stack)
        for name in ("story", "log"):
            monkeypatch.setattr(Match, name, here)
        for module in ("past", "film"):
            monkeypatch.setattr(f"valtable.service.live.{module}.Recorded", here)
        monkeypatch.setattr(service.app.hall.tables, "get", here)
        for what in READS:
            answer = laid.maker.get(f"/api/tables/{laid.id}/{what}")
            assert (what, answer.status_code) == (what, 200)


def test_what_is_looked_up_now_is_what_the_table_knows_now(tmp_path: Path) -> None:
    with running(tmp_path) as service, ExitStack() as stack:
        laid = lay(service, stack, "valeria")
        shown: list[bytes] = []
        for moves in (3, 3):
            play_on(laid.players, Random(1), moves)
            match = service.app.hall.tables._loaded()[laid.id].match
            shown.append(laid.maker.get(f"/api/tables/{laid.id}/look-up?seat=0").content)
            assert shown[-1] == msgspec.json.encode(look_up(match.game, match.state, 0))
        assert shown[0] != shown[1]


def test_what_was_read_is_kept_until_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as service, ExitStack() as stack:
        laid, asked = lay(service, stack), 0
        ask = service.app.hall.library._ask

        async def counted(reading: Any) -> Any:
            nonlocal asked
            asked += 1
            return await ask(reading)

        monkeypatch.setattr(service.app.hall.library, "_ask", counted)

        def points() -> Any:
            return laid.maker.get(f"/api/tables/{laid.id}/points").json()

        first = points()
        assert (points(), asked) == (first, 1)
        play_on(laid.players, Random(1), 5)
        assert (points() != first, asked) == (True, 2)


def test_a_client_that_has_spent_its_time_is_told_when_to_come_again(tmp_path: Path) -> None:
    with running(tmp_path) as service, ExitStack() as stack:
        table = over(service, stack).id
    with running(tmp_path, read_seconds=1e-9, read_share=1e-4) as service, service.device() as device:

        def read(what: str) -> Any:
            return device.get(f"/api/tables/{table}/{what}")

        first = read("points?seat=0")
        assert first.status_code == 200
        for what in READS:
            refused = read(what)
            assert (refused.status_code, refused.json()["code"]) == (429, "too_many_requests"), what
            assert int(refused.headers["retry-after"]) >= 1
        assert read("points?seat=0").content == first.content, "what is kept costs nothing"
        assert device.get(f"/api/tables/{table}").status_code == 200


def test_a_process_that_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as service, ExitStack() as stack:
        laid = over(service, stack)
        monkeypatch.setattr(library, "SECONDS", 0.0)
        answer = laid.maker.get(f"/api/tables/{laid.id}/points")
        assert (answer.status_code, answer.json()["code"]) == (500, "broken")
        monkeypatch.undo()
        assert laid.maker.get(f"/api/tables/{laid.id}/points").status_code == 200


def test_a_purse_fills_again_with_time() -> None:
    now = 0.0
    purses = Purses(3.0, 0.5, lambda: now)
    purses.pay("one", 2.5)
    purses.check("one")
    purses.pay("one", 2.5)
    with pytest.raises(Trouble) as trouble:
        purses.check("one")
    assert trouble.value.seconds == 4
    purses.check("other")
    now = 4.5
    purses.check("one")
    now = 1000.0
    assert purses.left("one") == 3.0
    for client in range(MANY + 1):
        purses.pay(f"{client}", 0.0)
    assert len(purses._purses) <= MANY, "whoever has spent nothing is forgotten"


def test_what_is_kept_is_bounded_in_bytes() -> None:
    kept: Kept[str, str] = Kept(10)
    for key in "abc":
        kept.put(key, key, 4)
        kept.get("a")
    assert [kept.get(key) for key in "abc"] == ["a", None, "c"]
    kept.put("a", "again", 10)
    assert (kept.bytes, kept.get("a"), kept.get("c")) == (10, "again", None)
    kept.put("huge", "huge", 11)
    assert (kept.bytes, kept.get("huge")) == (0, None)
