"""Replay and verification: whatever is changed in a log is found, at its line."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tests.kernel.tables import bid, ferry, load, play_on, proving
from tests.proving.game import Proving
from valtable.kernel.errors import Malformed
from valtable.kernel.log import ActionLine, EndLine, Line, Log, SetupLine, TakeBackLine, UndoLine, decode
from valtable.kernel.match import Match
from valtable.kernel.replay import Verdict, replay, verify
from valtable.kernel.seed import commitment
from valtable.kernel.state import digest

replace = msgspec.structs.replace


def played(number: int) -> Match:
    """A committed match with an undo and a take-back."""
    match = Match.begin(load(), ["Ana", "Bruno"], {}, bytes([number] * 32), committed=True)
    match.play(0, match.choices(0)[0])
    match.undo(0)
    match.play(1, "toss")
    match.undo(1, [0])
    return play_on(match)


def has_auto(match: Match) -> bool:
    return any(isinstance(line, ActionLine) and line.auto for line in match.log.lines)


PLAYED = next(match for match in map(played, range(1, 50)) if has_auto(match))
LOG = PLAYED.log


def changed(n: int, **changes: object) -> Log:
    lines = list(LOG.lines)
    lines[n] = replace(lines[n], **changes)
    return Log(LOG.header, lines)


def first(found: Callable[[Line], bool]) -> int:
    return next(line.n for line in LOG.lines if found(line))


def problem(log: Log) -> str:
    with pytest.raises(Malformed) as caught:
        verify(load(), log, "game.valt")
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_good_log_is_verified() -> None:
    assert verify(load(), LOG) == Verdict(
        "proving", len(LOG.lines), True, "committed", PLAYED.digest, LOG.header.seed_hash
    )


def test_a_log_of_a_chosen_seed_is_verified_as_such() -> None:
    match = play_on(ferry(4))
    assert verify(load(), match.log).luck == "chosen"


def test_a_running_game_is_replayed_without_its_secret() -> None:
    match = ferry(4)
    match.play(0, "toss")
    verdict = verify(load(), match.log)
    assert (verdict.finished, verdict.luck, verdict.digest) == (False, "unpublished", match.digest)


def test_a_replay_gives_the_state_and_the_story() -> None:
    course = replay(load(), LOG)
    assert digest(course.state) == PLAYED.digest
    assert course.steps == PLAYED.course.steps


def test_a_replay_never_rolls() -> None:
    """Outcomes of another seed are replayed as they stand; only verification minds the seed."""
    end = LOG.end
    assert end is not None
    n = first(lambda line: isinstance(line, ActionLine) and line.do == "roll")
    line = LOG.lines[n]
    assert isinstance(line, ActionLine)
    other = changed(n, chance=[("dice", (line.chance[0][1] + 1) % 6)])
    assert "does not follow from the seed" in problem(other)
    running = Log(other.header, other.lines[: n + 1])
    assert digest(replay(load(), running).state) != digest(replay(load(), Log(LOG.header, LOG.lines[: n + 1])).state)


def test_a_changed_outcome_is_found() -> None:
    n = first(lambda line: isinstance(line, SetupLine))
    setup = LOG.lines[n]
    assert isinstance(setup, SetupLine)
    swapped = [("deck", setup.chance[0][1] ^ 1), *setup.chance[1:]]
    assert problem(changed(n, chance=swapped)).startswith("game.valt, line 2: outcome 'deck'")


def test_a_missing_a_further_and_an_impossible_outcome_are_found() -> None:
    n = first(lambda line: isinstance(line, ActionLine) and line.do == "roll")
    assert problem(changed(n, chance=[])) == f"game.valt, line {n + 2}: an outcome of chance is missing ('dice')"
    assert "does not fit, 'dice' below 6" in problem(changed(n, chance=[("dice", 6)]))
    line = LOG.lines[n]
    assert isinstance(line, ActionLine)
    assert "was never drawn" in problem(changed(n, chance=[*line.chance, ("dice", 0)]))


def test_a_changed_action_is_found() -> None:
    n = first(lambda line: isinstance(line, ActionLine) and line.do == "confirm")
    where = f"game.valt, line {n + 2}"
    assert problem(changed(n, do="take")) == f"{where}: 'take' by seat {seat_of(n)} is refused (not_asked)"
    assert "no such action in this game" in problem(changed(n, do="fly"))
    assert problem(changed(n, seat=5)) == f"{where}: there is no seat 5"


def seat_of(n: int) -> int:
    line = LOG.lines[n]
    assert isinstance(line, ActionLine)
    return line.seat


def test_an_action_that_could_have_been_is_found_by_what_follows() -> None:
    """Taking instead of rolling is legal; the rest of the log then does not fit."""
    n = first(lambda line: isinstance(line, ActionLine) and line.do == "roll" and not line.auto)
    assert problem(changed(n, do="take", chance=[])).startswith("game.valt, line ")


def test_auto_must_be_marked_where_there_was_no_choice_and_nowhere_else() -> None:
    n = first(lambda line: isinstance(line, ActionLine) and line.auto)
    assert problem(changed(n, auto=False)).endswith("must be marked `auto` here")
    n = first(lambda line: isinstance(line, ActionLine) and not line.auto)
    assert problem(changed(n, auto=True)).endswith("must not be marked `auto` here")


def test_another_secret_is_found() -> None:
    end = LOG.end
    assert end is not None
    forged = changed(len(LOG.lines) - 1, end=replace(end, secret="00" * 32))
    assert problem(forged) == (
        "game.valt: the published secret is not the one the match was committed to: "
        f"its hash is {commitment(bytes(32))}, the header has {LOG.header.seed_hash}"
    )
    agreed = Log(replace(LOG.header, seed_hash=commitment(bytes(32))), forged.lines)
    assert "does not follow from the seed" in problem(agreed)
    assert "32 bytes" in problem(changed(len(LOG.lines) - 1, end=replace(end, secret="00")))


def test_another_contribution_is_found() -> None:
    assert "does not follow from the seed" in problem(Log(replace(LOG.header, contributions=["x"]), LOG.lines))


@pytest.mark.parametrize("forged", [{"reason": "round_limit"}, {"points": [99, 0]}, {"winners": [0, 1]}])
def test_another_end_is_found(forged: dict[str, object]) -> None:
    end = LOG.end
    assert end is not None
    n = len(LOG.lines) - 1
    log = changed(n, end=replace(end, **forged))
    assert problem(log) == f"game.valt, line {n + 2}: reason, points or winners are not those of the game"


def test_an_end_before_the_end_is_found() -> None:
    end = LOG.lines[-1]
    assert isinstance(end, EndLine)
    early = Log(LOG.header, [*LOG.lines[:6], replace(end, n=6)])
    assert problem(early) == "game.valt, line 8: the game is not over here"


def test_a_forged_undo_is_found() -> None:
    n = first(lambda line: isinstance(line, UndoLine))
    back = first(lambda line: isinstance(line, TakeBackLine))
    where = f"game.valt, line {n + 2}: this undo is not allowed here"
    assert problem(changed(n, by=[1])) == where
    assert problem(changed(n, undo_to=0)) == where
    assert problem(changed(n, undo_to=-1)) == where
    assert problem(changed(n, by=[])) == where
    assert problem(changed(n, by=[0, 1, 7])) == where
    assert problem(changed(back, seat=1)) == f"game.valt, line {back + 2}: this undo is not allowed here"
    assert problem(changed(back, seat=9)) == f"game.valt, line {back + 2}: this undo is not allowed here"
    assert problem(changed(back, take_back=-1)) == f"game.valt, line {back + 2}: this undo is not allowed here"


@pytest.mark.parametrize("stranger", [-1, 2, 7])
def test_an_undo_that_names_a_seat_beside_the_table_is_found(stranger: int) -> None:
    """Also beside one that could go back alone."""
    match = ferry(7, objections=False)
    winner = bid(match)
    match.play(winner, "take")
    match.undo(winner)
    log = match.log
    assert digest(replay(match.game, log).state) == match.digest
    forged = replace(log.lines[-1], by=sorted([winner, stranger]))
    with pytest.raises(Malformed, match="this undo is not allowed here"):
        replay(match.game, Log(log.header, [*log.lines[:-1], forged]))


def test_a_forged_undo_at_the_end_is_found() -> None:
    lines = [*LOG.lines[:-1], UndoLine(len(LOG.lines) - 1, 0, [0, 1])]
    assert problem(Log(LOG.header, lines)).endswith("this undo is not allowed here")


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"game": "valley"}, "game.valt: is a log of 'valley', not of 'proving'"),
        ({"components": "00"}, "game.valt: needs components 00, these are "),
        ({"rules": 2}, "game.valt: was played by the rules 2, these are 1"),
        ({"rules": 0}, "game.valt: was played by the rules 0, these are 1"),
        ({"seats": ["Ana"]}, "game.valt, line 1: seats: proving is for 2 to 3 players, not 1"),
        ({"options": {"tides": 1}}, "game.valt, line 1: options: Object contains unknown field `tides`"),
        ({"options": {"rounds": 99}}, "game.valt, line 1: options: Expected `int` <= 50 - at `$.rounds`"),
    ],
)
def test_a_header_that_does_not_fit_the_game_is_found(changes: dict[str, object], found: str) -> None:
    assert problem(Log(replace(LOG.header, **changes), LOG.lines)).startswith(found)


def test_another_box_does_not_replay_this_log() -> None:
    with pytest.raises(Malformed, match="needs components"):
        replay(proving("# another box\n" + "\n".join(load().components.files.values())), LOG)


class NewRules(Proving):
    """A second version of the rules: a fix that would change running games is guarded by it."""

    rules_version = 2


def test_an_old_log_is_replayed_by_its_own_rules() -> None:
    old = NewRules(load().components, LOG.header.rules)
    assert verify(old, LOG).finished
    with pytest.raises(Malformed, match="was played by the rules 1, these are 2"):
        verify(NewRules(load().components), LOG)


def test_a_changed_letter_is_found_wherever_it_stands_unless_it_tells_another_legal_game() -> None:
    """Each letter of each line in turn, with the one beside it in its place.

    Only a card picked in secret could have been another one without changing luck or result.
    """
    game, rows, tried = load(), LOG.encode().splitlines(), 0
    unfound: list[str] = []
    for number in range(1, len(rows)):
        row = rows[number]
        for place, letter in enumerate(row):
            tried += 1
            forged = row[:place] + chr(ord(letter) ^ 1) + row[place + 1 :]
            try:
                verify(game, decode("\n".join([*rows[:number], forged, *rows[number + 1 :]])))
                unfound.append(forged)
            except Malformed:
                continue
    assert all('"do":"pick ' in row for row in unfound)
    assert len(unfound) * 100 < tried
