"""Chance and recorded luck. The golden values are part of the log format and must never change."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from valtable.kernel.chance import FACTOR, HALF, Chance, ChanceNeeded, FastChance, NoChance, draw, shuffle, start
from valtable.kernel.errors import Malformed
from valtable.kernel.luck import SPAN, Recorded, Recording, Seeded, count_draws, words

SEED = bytes(range(32))


class Fixed(Chance):
    """Answers what it was given, in order."""

    def __init__(self, *values: int) -> None:
        self.values = list(values)

    def below(self, stream: str, n: int) -> int:
        return self.values.pop(0)


# The log format


def test_the_words_of_a_stream_are_pinned() -> None:
    assert words(SEED, "dice", 0, 0) == (
        6349971215019834265, 10303874145429531581, 6473400967857203564, 2531788688256663812,
        6667152576029008381, 5040708406852479148, 16812118815784003859, 16764516795906115746,
    )  # fmt: skip
    assert words(SEED, "dice", 1, 0)[0] == 2142041292840569978
    assert words(SEED, "dice", 0, 1)[0] == 6047199847937765095


def test_draws_are_pinned() -> None:
    luck = Seeded(SEED)
    assert [luck.below("dice", 6) for _ in range(20)] == [1, 5, 2, 2, 1, 4, 5, 0, 2, 3, 4, 5, 3, 5, 5, 5, 5, 4, 2, 3]
    assert [luck.below("deck:2", 52) for _ in range(10)] == [40, 6, 34, 15, 50, 27, 29, 24, 10, 48]


def test_a_shuffle_is_pinned() -> None:
    items = list(range(10))
    shuffle(Seeded(SEED), "tasks", items)
    assert items == [2, 8, 7, 6, 4, 5, 3, 0, 9, 1]


def test_rejected_words_are_read_again_from_the_next_attempt() -> None:
    """Just over half the span: every second word would favour small numbers."""
    n, luck = (SPAN >> 1) + 1, Seeded(SEED)
    expected, attempts = [], []
    for k in range(40):
        attempt = next(a for a in range(99) if words(SEED, "big", k // 8, a)[k % 8] < n)
        expected.append(words(SEED, "big", k // 8, attempt)[k % 8])
        attempts.append(attempt)
    assert [luck.below("big", n) for _ in range(40)] == expected
    assert max(attempts) > 1, "nothing was rejected"
    assert luck.drawn == {"big": 40}, "a rejected word is no draw"


def test_the_format_can_be_written_down_in_a_few_lines() -> None:
    """As another program would write it, from the description alone."""

    def reference(stream: str, k: int, n: int) -> int:
        block = blake2b(stream.encode() + b"\0" + (k // 8).to_bytes(8, "big") + b"\0\0", key=SEED).digest()
        return int.from_bytes(block[k % 8 * 8 : k % 8 * 8 + 8], "big") % n

    luck = Seeded(SEED)
    assert [luck.below("barrels", 25) for _ in range(50)] == [reference("barrels", k, 25) for k in range(50)]


# Streams


@given(st.lists(st.sampled_from(["dice", "deck:0", "deck:1"]), max_size=60))
def test_a_stream_is_the_same_whatever_others_are_drawn_between(order: list[str]) -> None:
    mixed, alone = Seeded(SEED), Seeded(SEED)
    found = [(stream, mixed.below(stream, 1000)) for stream in order]
    dice = [value for stream, value in found if stream == "dice"]
    assert dice == [alone.below("dice", 1000) for _ in dice]


def test_streams_of_like_names_differ() -> None:
    def first(stream: str) -> list[int]:
        luck = Seeded(SEED)
        return [luck.below(stream, 1000) for _ in range(8)]

    assert len({tuple(first(name)) for name in ("deck:1", "deck:11", "deck:1 ", "deck", "")}) == 5


@given(st.integers(0, 40))
def test_luck_goes_on_from_its_counters(k: int) -> None:
    whole = Seeded(SEED)
    values = [whole.below("dice", 6) for _ in range(60)]
    rest = Seeded(SEED, {"dice": k})
    assert [rest.below("dice", 6) for _ in range(60 - k)] == values[k:]


def test_the_counters_given_are_not_touched() -> None:
    counters = {"dice": 3}
    Seeded(SEED, counters).below("dice", 6)
    assert counters == {"dice": 3}


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 52, 1000, 1 << 40])
def test_a_draw_stays_below_its_bound(n: int) -> None:
    for luck in (Seeded(SEED), FastChance(3)):
        values = [luck.below("dice", n) for _ in range(500)]
        assert min(values) >= 0
        assert max(values) < n


@pytest.mark.parametrize("luck", [Seeded(SEED), FastChance(1)], ids=["seeded", "fast"])
def test_every_outcome_is_about_equally_likely(luck: Chance) -> None:
    counts = Counter(luck.below("dice", 6) for _ in range(12_000))
    assert sum((counts[face] - 2000) ** 2 / 2000 for face in range(6)) < 25


@given(st.integers(-(1 << 70), 1 << 70))
def test_a_private_generator_starts_where_long_arithmetic_says(seed: int) -> None:
    mixed = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) % (1 << 64)
    assert start(seed) == 1 + (mixed ^ mixed >> 29) % (FACTOR * (HALF + 1) - 3)


def test_one_possible_outcome_is_no_chance() -> None:
    seeded, recording = Seeded(SEED), Recording(Fixed())
    assert [chance.below("deck", 1) for chance in (seeded, recording, NoChance(), Recorded("log", []))] == [0, 0, 0, 0]
    assert seeded.drawn == {}
    assert recording.take() == []


def test_without_luck_a_draw_is_our_bug_and_names_its_stream() -> None:
    with pytest.raises(ChanceNeeded, match="deck"):
        NoChance().below("deck", 2)


# Bags and lists


def test_drawing_from_a_bag_takes_the_member_out_and_leaves_it_sorted() -> None:
    bag = [1, 3, 5, 7]
    assert draw(Fixed(2), "deck", bag) == 5
    assert bag == [1, 3, 7]


def test_a_shuffle_goes_from_the_end() -> None:
    items = [1, 2, 3]
    shuffle(Fixed(0, 0), "deck", items)
    assert items == [2, 3, 1]


def test_a_shuffle_reaches_every_order_about_equally_often() -> None:
    luck, counts = Seeded(SEED), Counter[tuple[int, ...]]()
    for _ in range(6_000):
        items = [1, 2, 3]
        shuffle(luck, "deck", items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 25


# Recording and reading back


def test_what_is_recorded_reads_back_the_same() -> None:
    recording = Recording(Seeded(SEED))
    rolled = [recording.below("dice", 6), recording.below("deck", 1), recording.below("deck", 9)]
    outcomes = recording.take()
    assert outcomes == [("dice", rolled[0]), ("deck", rolled[2])]
    assert recording.take() == []
    recorded = Recorded("log, line 4", outcomes)
    assert [recorded.below("dice", 6), recorded.below("deck", 1), recorded.below("deck", 9)] == rolled
    recorded.finish()


@pytest.mark.parametrize(
    ("outcomes", "problem"),
    [
        ([], "an outcome of chance is missing ('dice')"),
        ([("deck", 2)], "outcome 'deck' = 2 does not fit, 'dice' below 6 is drawn here"),
        ([("dice", 6)], "outcome 'dice' = 6 does not fit, 'dice' below 6 is drawn here"),
        ([("dice", -1)], "outcome 'dice' = -1 does not fit, 'dice' below 6 is drawn here"),
        ([("dice", 2)], "outcome 'dice' = 2 does not follow from the seed"),
        ([("dice", 1), ("dice", 1)], "outcome 'dice' was never drawn"),
    ],
)
def test_an_outcome_that_does_not_fit_is_malformed_at_its_line(outcomes: list[tuple[str, int]], problem: str) -> None:
    def read() -> None:
        recorded = Recorded("game.valt, line 4", outcomes, Seeded(SEED))
        recorded.below("dice", 6)
        recorded.finish()

    with pytest.raises(Malformed) as caught:
        read()
    assert str(caught.value) == f"game.valt, line 4: {problem}"


def test_counting_draws_moves_every_stream_past_its_outcomes() -> None:
    drawn = {"dice": 1}
    count_draws([("dice", 3), ("deck", 0), ("dice", 0)], drawn)
    assert drawn == {"dice": 3, "deck": 1}
