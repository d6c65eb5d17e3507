"""Every payload there is, by the schema and the protocol: two worlds that a viewer cannot tell apart send the same.

`test_secrecy.py` goes deeper into the table, through whole games; this goes through every door of the service.
"""

from __future__ import annotations

from importlib import import_module
from itertools import product
from pathlib import Path
from typing import get_args

import pytest

from tests.kits import kit_of, titles_with_kit
from tests.service.payloads import Tape, tape_of, two_worlds, world
from valtable.service.protocol import ToClient


def tapes(folder: Path, title: str, viewer: int | None, is_ordered: bool = False) -> list[Tape]:
    seats = max(2, kit_of(title).game.min_seats)
    worlds, moves = two_worlds(title, viewer, seats)
    found = []
    for index, number in enumerate(worlds):
        (folder / f"{number}").mkdir()
        here = [(seat, way[index]) for seat, way in moves]
        with world(title, viewer, number):
            found.append(tape_of(folder / f"{number}", title, viewer, here, seats, is_ordered))
    return found


def compare(one: Tape, other: Tape) -> None:
    assert [how for how, _ in one.words] == [how for how, _ in other.words], "tells what is hidden"
    assert [mine for mine, yours in zip(one.words, other.words, strict=True) if mine != yours] == [], (
        "tells what is hidden"
    )


@pytest.mark.parametrize(("title", "viewer"), [("proving", None), *product(titles_with_kit(), (0, 1))])
def test_all_that_is_sent_tells_nothing_hidden(tmp_path: Path, title: str, viewer: int | None) -> None:
    """A message or an address that is new is asked for here without a word: by the protocol and the schema."""
    one, other = tapes(tmp_path, title, viewer, is_ordered=title == "proving")
    compare(one, other)
    if (title, viewer) == ("proving", 0):
        assert one.types == {str(kind.__struct_config__.tag) for kind in get_args(ToClient)}


@pytest.mark.parametrize("leak", ["reading.past", "table.screen_of"])
@pytest.mark.parametrize(("title", "viewer"), [("proving", None), ("valdora", 0)])
def test_this_comparison_finds_what_shows_too_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str, viewer: int | None, leak: str
) -> None:
    """Somebody who is shown what seat 1 sees."""
    room, _, name = f"valtable.service.live.{leak}".rpartition(".")
    right = getattr(import_module(room), name)
    monkeypatch.setattr(f"{room}.{name}", lambda match, _, *more: right(match, 1, *more))
    with pytest.raises(AssertionError, match="tells what is hidden"):
        compare(*tapes(tmp_path, title, viewer))
