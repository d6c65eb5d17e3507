"""Changes between screens: whatever differs is told, and told as shortly as it can be."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import valtable
from tests.kits import kit_of, titles_with_kit
from valtable.client.seen import patched
from valtable.service.live.compared import Compared, Found
from valtable.service.live.diff import diff
from valtable.service.live.screen import screen_of

# Numbers are no booleans here: the screen's fields never change between the two.
LEAF = st.none() | st.integers(2, 9) | st.text("ab", max_size=3) | st.booleans()
JSON = st.recursive(
    LEAF, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4)
)


@given(JSON, JSON)
def test_a_patched_screen_is_the_new_one(old: Any, new: Any) -> None:
    assert patched(old, sent(diff(old, new))) == new


@given(JSON)
def test_equal_screens_have_no_changes(value: Any) -> None:
    assert diff(value, deepcopy(value)) == []


@given(st.lists(LEAF, min_size=1), st.data())
def test_things_taken_from_a_row_and_put_to_its_end(old: list[Any], data: st.DataObject) -> None:
    new = [value for value in old if data.draw(st.booleans())] + data.draw(st.lists(LEAF, max_size=3))
    assert patched(old, sent(diff(old, new))) == new


@pytest.mark.parametrize(
    ("old", "new", "changes"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, [[["b"], 3]]),
        (
            {"a": {"b": [1, 2, 3], "long": "x" * 50}},
            {"a": {"b": [1, 2, 4], "long": "x" * 50}},
            [[["a", "b", 2], 4]],
        ),
        (["x" * 50, "gone", "y" * 50], ["x" * 50, "y" * 50], [[[1]]]),
        (["x" * 50], ["x" * 50, 7], [[[1], 7]]),
        ({"a": "x" * 50, "b": 1}, {"a": "x" * 50}, [[["b"]]]),
        ([], {}, [[[], {}]]),
        ({"abc": [1, 2]}, {"abc": [3, 4]}, [[["abc"], [3, 4]]]),
    ],
)
def test_what_a_change_looks_like(old: Any, new: Any, changes: Any) -> None:
    assert sent(diff(old, new)) == changes


class Plain(msgspec.Struct, frozen=True):
    a: int
    b: tuple[int, ...] = ()
    c: dict[int, str] = {}


class Tagged(msgspec.Struct, frozen=True, tag="it"):
    a: int


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ([Plain(1, (1, 2), {1: "x" * 90})], [Plain(1, (2,), {1: "x" * 90})]),
        ([Plain(1, c={1: "x" * 90, 2: ""})], [Plain(2, c={1: "x" * 90, 3: ""})]),
        ([Tagged(1), Plain(1)], [Tagged(2), Tagged(1)]),
        ([Plain(1), None], [None, Plain(1)]),
    ],
)
def test_structs_are_compared_as_what_they_are_written_as(old: Any, new: Any) -> None:
    assert patched(sent(old), sent(diff(old, new))) == sent(new)


@pytest.mark.parametrize("title", titles_with_kit())
def test_over_a_game_changes_are_right_and_never_longer_than_the_screen(title: str) -> None:
    rng, kit = Random(5), kit_of(title)
    match = valtable.new(title, seats=max(2, kit.game.min_seats), seed=5)
    screens = {viewer: screen_of(match, viewer) for viewer in (0, 1, None)}
    plain = {viewer: sent(screen) for viewer, screen in screens.items()}
    compared = {viewer: Compared(screen, Compared(screens[0])) for viewer, screen in screens.items()}
    for _ in range(100):
        if match.is_over:
            break
        seat = match.decisions[0].seat
        match.play(seat, kit.choose(match.state, seat, match.choices(seat), rng))
        known = Found()
        for viewer, old in screens.items():
            assert sent(old) == plain[viewer], (
                "a screen has changed after it was made: it shares something with the state"
            )
            new = screen_of(match, viewer)
            alone = Compared(old)
            changes = sent(compared[viewer].change(new, known))
            assert changes == sent(alone.change(new, Found())), "told by what others see"
            assert sent(compared[viewer].screen) == sent(alone.screen) == sent(new)
            assert patched(sent(old), sent(diff(old, new))) == sent(new)
            assert len(msgspec.json.encode(changes)) <= len(msgspec.json.encode(new)) + 10
            plain[viewer] = patched(plain[viewer], changes)
            assert plain[viewer] == sent(new)
            screens[viewer] = new


def test_a_change_is_sought_once_for_all_who_see_it_and_told_to_nobody_else() -> None:
    known, path, hand, now = Found(), ("view", "hand"), [1, 2], [1, 3]
    assert known.same(path, now) is now
    assert known.same(path, [1, 3]) is now, "what others see there already is seen as the same"
    assert known.same(path, [1, 4]) == [1, 4]
    first = known.between(path, hand, now)
    assert known.between(path, hand, now) is first
    assert sent(known.between(path, hand, [1, 4])) == [[["view", "hand"], [1, 4]]]
    assert sent(known.between(path, {"a": 0, "b": "x" * 30}, {"a": 1, "b": "x" * 30})) == [[["view", "hand", "a"], 1]]
    assert sent(known.between(("view", "deck"), hand, now)) == [[["view", "deck"], [1, 3]]]


def sent(value: Any) -> Any:
    """The value as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(value))
