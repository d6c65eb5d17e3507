"""The mutators plant what they say, and leave alone what is no rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutation.mutators import mutants_of, planted
from tests.mutation.report import report
from tests.mutation.rooms import ROOMS, files_of, sample
from tests.mutation.trial import Result

SOURCE = Path(__file__).parents[2] / "src" / "valtable"

HIRING = '''"""Hiring costs 3 coins."""

WAGES: Final = (1, 2, 3)


def apply_hire(state: State, seat: int, journal: Journal | None) -> None:
    """Hire 1 worker."""
    if state.coins[seat] <= 2 and not state.rests:
        raise Broken(f"{seat + 1} is too poor")
    for slot in range(state.slots):
        state.market[slot] = NOBODY
    move_coins(seat, BANK)
    state.round += 1
'''


def faults(source: str, kind: str) -> list[tuple[str, str]]:
    return [(mutant.before, mutant.after) for mutant in mutants_of("hiring.py", source) if mutant.kind == kind]


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        ("comparison", [("state.coins[seat] <= 2", "state.coins[seat] < 2")]),
        ("number", [("2", "3"), ("2", "1"), ("1", "2"), ("1", "0")]),
        ("junction", [("state.coins[seat] <= 2 and (not state.rests)", "state.coins[seat] <= 2 or not state.rests")]),
        ("negation", [("not state.rests", "state.rests")]),
        ("arithmetic", [("state.round += 1", "state.round -= 1")]),
        (
            "forgotten",
            [("state.market[slot] = NOBODY", "pass"), ("move_coins(seat, BANK)", "pass"), ("state.round += 1", "pass")],
        ),
        ("swapped", [("move_coins(seat, BANK)", "move_coins(BANK, seat)")]),
        (
            "off_by_one",
            [("range(state.slots)", "range(state.slots + 1)"), ("range(state.slots)", "range(state.slots - 1)")],
        ),
        (
            "early",
            [
                (
                    "def apply_hire(state: State, seat: int, journal: Journal | None) -> None:",
                    "return before `state.round += 1`",
                )
            ],
        ),
    ],
)
def test_a_mutator_finds_its_places_and_no_words_tables_or_messages(kind: str, found: list[tuple[str, str]]) -> None:
    assert faults(HIRING, kind) == found


@pytest.mark.parametrize(
    "source",
    [
        "def f(a: Literal[3] = 4) -> None:\n    '''Costs 3.'''",
        "def f(name: str) -> str:\n    return 'a ' + name",
        "PRICES = [price + 1 for price in range(3)]",
        "class Box:\n    slots: int = 3",
        "def f(a: int) -> None:\n    assert a < 3, 'too many'",
    ],
)
def test_what_is_printed_typed_or_said_is_left_alone(source: str) -> None:
    assert list(mutants_of("box.py", source)) == []


def test_each_mutant_differs_from_the_house_in_its_one_place() -> None:
    mutants = list(mutants_of("hiring.py", HIRING))
    sources = {planted(HIRING, mutant) for mutant in mutants}
    assert len(sources) == len(mutants) == 15
    assert all(compile(source, "hiring.py", "exec") for source in sources)


def test_a_sample_is_the_same_again_and_has_its_share_of_every_room() -> None:
    chosen = sample(SOURCE, 40, 1)
    assert chosen == sample(SOURCE, 40, 1) != sample(SOURCE, 40, 2)
    assert len({mutant.name for _, mutant in chosen}) == 40
    assert {room.name: [r for r, _ in chosen].count(room) for room in ROOMS} == {
        room.name: 5 * room.share for room in ROOMS
    }


def test_every_room_has_files_and_tests() -> None:
    for room in ROOMS:
        assert list(files_of(room, SOURCE))
        for tests in room.tests:
            assert all((SOURCE.parents[1] / test).exists() for test in tests if test.startswith("tests/"))


def test_the_report_names_the_survivors() -> None:
    found = Result("a", "kernel", "kernel/match.py", 3, "number", "1", "2", "failed", 1.0)
    lives = Result("b", "kernel", "kernel/match.py", 9, "swapped", "f(a, b)", "f(b, a)", "survived", 9.0)
    assert report([found, lives]).splitlines() == [
        "| room | mutants | found | score |",
        "|---|---|---|---|",
        "| kernel | 2 | 1 | 50 % |",
        "| together | 2 | 1 | 50 % |",
        "",
        "Survivors:",
        "",
        "- `kernel/match.py:9` (swapped): `f(a, b)` became `f(b, a)`",
    ]
