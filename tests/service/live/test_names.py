"""Names at a table: a person's as wished, a bot's after its character."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from valtable.bots.levels import CHARACTERS
from valtable.service.live.tables import seat_rows
from valtable.service.protocol import SeatWish

TEXTS = Path(__file__).parents[3] / "web" / "src" / "texts"


def names(*wishes: SeatWish) -> list[str]:
    return [seat.name for seat in seat_rows(wishes)]


def test_a_bot_without_a_name_is_called_like_its_character_and_like_nobody_else() -> None:
    sage = SeatWish("bot", bot="level3")
    assert names(SeatWish("me", "Ana"), sage, sage, sage) == ["Ana", "Sage", "Sage 2", "Sage 3"]
    assert names(sage, SeatWish("friend", "Sage")) == ["Sage 2", "Sage"]  # also of who sits further on
    assert names(SeatWish("bot", "Marco", "level5"), SeatWish("bot", bot="random")) == ["Marco", "Random"]


def test_only_a_friend_has_yet_to_come_and_only_a_bot_is_one() -> None:
    seats = seat_rows([SeatWish("me"), SeatWish("friend"), SeatWish("bot", bot="level1")])
    assert [(seat.name, seat.bot, seat.taken) for seat in seats] == [
        ("Player 1", "", True), ("Player 2", "", False), ("Poppy", "level1", True),
    ]  # fmt: skip


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_page_calls_the_characters_the_same(language: str) -> None:
    source = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    assert dict(re.findall(r"^ui-web-bot-(level\d) = (.+)$", source, re.MULTILINE)) == CHARACTERS
