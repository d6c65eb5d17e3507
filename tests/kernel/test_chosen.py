"""Chosen luck: the first outcomes of some streams stand in the log's header, all else goes on as ever."""

from __future__ import annotations

import pytest

from tests.kernel.tables import load, play_on
from valtable.kernel.errors import Malformed
from valtable.kernel.log import ActionLine, Log, SetupLine, decode
from valtable.kernel.luck import Choices, Seeded
from valtable.kernel.match import Match
from valtable.kernel.replay import verify
from valtable.kernel.seed import mix

SECRET = bytes(range(32))
DECK: Choices = {"deck": [3, 1, 4, 1]}


def begun(chosen: Choices, committed: bool = False) -> Match:
    return Match.begin(
        load(), ["Ana", "Bruno"], {}, SECRET, committed=committed, chosen=chosen, lesson="first" if chosen else ""
    )


def setup_of(match: Match) -> list[tuple[str, int]]:
    line = match.log.lines[0]
    assert isinstance(line, SetupLine)
    return line.chance


def test_what_was_chosen_comes_first_and_then_the_draws_that_would_have_come_anyway() -> None:
    free, bound = Seeded(SECRET), Seeded(SECRET, chosen={"deck": [5, 0, 7]})
    kept = [free.below("deck", 10) for _ in range(20)]
    assert [bound.below("deck", 10) for _ in range(20)] == [5, 0, 7, *kept[3:]]
    assert bound.below("dice", 6) == free.below("dice", 6), "other streams are as they were"


def test_a_counter_that_runs_on_does_not_give_what_was_chosen_again() -> None:
    assert Seeded(SECRET, {"deck": 3}, {"deck": [5, 0, 7]}).below("deck", 10) == (
        Seeded(SECRET, {"deck": 3}).below("deck", 10)
    )
    assert Seeded(SECRET, {"deck": 2}, {"deck": [5, 0, 7]}).below("deck", 10) == 7


def test_a_match_is_set_up_with_what_was_chosen() -> None:
    assert [value for _, value in setup_of(begun(DECK))] == [3, 1, 4, 1]


@pytest.mark.parametrize("value", [-1, 99])
def test_an_outcome_that_cannot_be_is_malformed_with_its_path(value: int) -> None:
    with pytest.raises(Malformed, match=r"^chosen\['deck'\]\[1\]: must be from 0 to \d+, not "):
        begun({"deck": [3, value]})


def test_nobody_commits_to_chosen_luck_so_it_is_told_as_such() -> None:
    match = begun(DECK, committed=True)
    assert match.log.header.seed_hash is None
    verdict = verify(load(), play_on(match).log)
    assert (verdict.luck, verdict.seed_hash) == ("chosen", None)


def test_a_log_with_chosen_luck_survives_writing_and_goes_on() -> None:
    match = begun(DECK)
    match.play(0, "toss")
    log = decode(match.log.encode())
    assert (log, log.header.chosen, log.header.lesson) == (match.log, DECK, "first")
    resumed = Match.resume(load(), log, SECRET)
    assert play_on(resumed).digest == play_on(match).digest


def test_whoever_goes_back_behind_a_chosen_draw_does_not_get_it_again() -> None:
    then = Seeded(mix(SECRET, []), {"toss:0": 1}).below("toss:0", 3)
    chosen = (then + 1) % 3
    match = Match.begin(load(), ["Ana", "Bruno"], {}, SECRET, committed=False, chosen={"toss:0": [chosen]})
    match.play(0, "toss")
    match.undo(0, [0, 1])
    match.play(0, "toss")
    tosses = [line.chance for line in match.log.lines if isinstance(line, ActionLine) and line.do == "toss"]
    assert tosses == [[("toss:0", chosen)], [("toss:0", then)]]
    assert Match.resume(load(), match.log, SECRET).digest == match.digest


def test_a_log_that_claims_another_choice_is_found_out() -> None:
    match = play_on(begun(DECK))
    text = match.log.encode().replace('"deck":[3,1,4,1]', '"deck":[3,1,4,0]', 1)
    with pytest.raises(Malformed, match="does not follow from the seed"):
        verify(load(), decode(text))


def test_a_log_without_chosen_luck_says_nothing_of_it() -> None:
    head = begun({}).log.encode().splitlines()[0]
    assert "chosen" not in head
    assert "lesson" not in head


def test_chosen_luck_with_a_hash_is_malformed() -> None:
    log = begun(DECK).log
    head = log.encode().splitlines()[0].removesuffix("}") + ',"seed_hash":"00"}'
    with pytest.raises(Malformed, match="has no `seed_hash`"):
        decode("\n".join([head, *Log(log.header, log.lines).encode().splitlines()[1:]]))


@pytest.mark.parametrize("chosen", ['{"deck":["a"]}', '{"deck":3}', '{"deck":[1.5]}', "[]"])
def test_chosen_luck_is_decoded_strictly(chosen: str) -> None:
    text = begun(DECK).log.encode().replace('{"deck":[3,1,4,1]}', chosen, 1)
    with pytest.raises(Malformed, match=r"line 1: .*\$\.chosen"):
        decode(text)
