"""Logs kept from games that were played: they replay for ever, whatever the rules become.

`<game>/v<rules>/<what it shows>.valt`. A log here is never rewritten; when a rule changes, the rules
version rises and logs of the new version are added beside the old.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.contract.walk import snapshot
from valtable import games
from valtable.games.valletta.state.state import TRIGGERS
from valtable.kernel.course import Course
from valtable.kernel.log import End, TakeBackLine, UndoLine, decode
from valtable.kernel.match import Match
from valtable.kernel.replay import feed, verify
from valtable.kernel.seed import SECRET_BYTES

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/v*/*.valt"))
DIGESTS = json.loads((FOLDER / "digests.json").read_text(encoding="utf-8"))
"""Of the state at the end of each log; `python -m tests.logs.digests` adds those of new logs."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join(path.relative_to(FOLDER).with_suffix("").parts))
def test_the_log_replays_for_ever(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    log = decode(text, path.name)
    assert log.encode() == text, "the format has changed"
    assert (log.header.game, f"v{log.header.rules}") == path.relative_to(FOLDER).parts[:2]
    game = games.load_for(log.header)
    verdict = verify(game, log, path.name)
    assert verdict.finished
    assert verdict.luck == ("chosen" if log.header.seed_hash is None else "committed")
    assert verdict.digest == DIGESTS[path.relative_to(FOLDER).as_posix()], "the table at the end is another one"
    again = Match(Course(game, log.header), bytes(SECRET_BYTES))
    for number, line in enumerate(log.lines, 1):
        feed(again.course, line, f"line {number}")
        if number % 10 == 0 or again.is_over:
            snapshot(again)  # views and stories can still be told
    assert again.is_over


def test_every_registered_game_has_logs_of_every_version_of_its_rules() -> None:
    for title in games.TITLES:
        for version in range(1, games.find(title).rules_version + 1):
            assert list((FOLDER / title / f"v{version}").glob("*.valt")), f"{title} v{version} has no log to replay"


def ends(title: str) -> list[End]:
    found = [decode(path.read_text(encoding="utf-8")).end for path in (FOLDER / title).glob("v*/*.valt")]
    return [end for end in found if end is not None]


def test_the_proving_game_has_a_log_for_each_way_to_end() -> None:
    assert {end.reason for end in ends("proving")} == {"deck_empty", "round_limit"}


def test_valletta_has_a_log_for_each_trigger_of_its_final_phase() -> None:
    assert {end.reason for end in ends("valletta")} == set(TRIGGERS)


def test_a_log_with_undo_take_back_and_luck_from_several_hands_is_kept() -> None:
    log = decode((FOLDER / "proving/v1/undone.valt").read_text(encoding="utf-8"))
    assert {type(line) for line in log.lines} >= {UndoLine, TakeBackLine}
    assert log.header.contributions
    assert log.header.seed_hash


def test_a_log_with_components_of_its_own_is_kept() -> None:
    assert decode((FOLDER / "proving/v1/custom.valt").read_text(encoding="utf-8")).header.data
