"""A lesson is read strictly: whatever is wrong in it is named by file and key."""

from __future__ import annotations

import msgspec
import pytest

from valtable import games
from valtable.kernel.errors import Malformed, Unplayable
from valtable.lessons.following import begin, lesson_for
from valtable.lessons.lesson import folder_of, is_asked, lesson_of, read_lesson

TEXT = (folder_of("valletta") / "first.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('edition = "2"', 'edition = "9"', r"edition: valletta has 1, 2, not '9'"),
        ("minutes = 5", "minuets = 5", "first.toml: Object contains unknown field `minuets`"),
        ("minutes = 5", 'minutes = "5"', r"Expected `int`, got `str` - at `\$.minutes`"),
        ('id = "hand"', 'id = "goal"', r"steps\[1\].id: 'goal' stands twice"),
        ('id = "goal"\nturn = 1', 'id = "goal"\nturn = 2', r"steps\[0\].turn: must be 1 or the next, not 2"),
        ('id = "score"\nturn = 3', 'id = "score"\nturn = 2', r"steps\[10\].turn: must be 3"),
        (
            'asks = ["play shopkeeper"]',
            'asks = ["play shop"]',
            r"steps\[2\].asks\[0\]: valletta has no action 'play shop'",
        ),
        ('"take *"', '"steal from *"', r"has no action 'steal from \*'"),
        ('opening = ["take stone"]', 'opening = ["take clay"]', r"opening\[0\]: valletta has no action"),
        ('"take brick"', '"take clay"', r"others\[0\].moves\[0\]: valletta has no action"),
        ('before = "jean"', 'before = "jan"', r"wanted\[\d\].before: there is no step 'jan'"),
        ('hire = ["it", "hand 0"]', 'hire = ["it"]', "shows.hire: must be from where and to where"),
        ("first_player = 0", "first_player = 7", "first_player|options"),
    ],
)
def test_what_is_wrong_is_named(old: str, new: str, problem: str) -> None:
    assert old in TEXT
    with pytest.raises(Malformed, match=problem):
        read_lesson(TEXT.replace(old, new, 1), "valletta")


def test_a_lesson_has_steps() -> None:
    head = TEXT[: TEXT.index("# Turn 1")]
    with pytest.raises(Malformed, match="steps"):
        read_lesson(head, "valletta")
    with pytest.raises(Malformed, match="a lesson has at least one"):
        read_lesson("steps = []\n" + head, "valletta")


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises((Malformed, Unplayable)):
        read_lesson(TEXT.replace("first_player = 0", "section_bonus = 0, section_bonus_on_upgrade = true"), "valletta")


def test_a_game_without_a_lesson_has_none() -> None:
    assert lesson_of("proving") is None


def test_of_a_log_only_a_lesson_of_ours_is_looked_for() -> None:
    lesson = lesson_of("valletta")
    assert lesson is not None
    header = begin(games.load("valletta"), lesson, "Ana", bytes(32)).log.header
    assert lesson_for(header) is lesson
    for name in ("second", "../lessons/first", "../data/buildings", "\0"):
        assert lesson_for(msgspec.structs.replace(header, lesson=name)) is None


def test_a_move_may_be_left_open_at_its_end() -> None:
    assert is_asked("take *", "take gold")
    assert not is_asked("take *", "give gold")
    assert is_asked("take gold", "take gold")
    assert not is_asked("take gold", "take golden")
