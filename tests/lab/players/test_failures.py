"""A program that fails has its decision made for it, is told about once per kind, and is given up after three."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lab.players.programs import Brief, Heard, faulty, python
from valtable.bots import Clock
from valtable.lab.players import outside
from valtable.lab.players.names import command_of
from valtable.lab.players.telling import KINDS, Failure, sentence, tell_on_stderr
from valtable.texts import LANGUAGES, Catalogue

ONCE = {
    "ends": "ended",
    "ends_by_a_signal": "killed",
    "closes_its_output": "closed",
    "stops_listening": "closed",
    "chatters": "nonsense",
    "writes_no_utf8": "nonsense",
    "writes_a_list": "nonsense",
    "writes_a_wrong_type": "nonsense",
    "answers_the_future": "nonsense",
    "answers_twice": "nonsense",  # the second time nobody had asked
    "names_nothing": "nonsense",
    "names_an_unknown_action": "illegal",
    "names_another_number": "illegal",
    "contradicts_itself": "illegal",
    "floods": "flood",
    "never_ends_a_line": "flood",
}


STUBBORN = {"closes_its_output", "stops_listening", "never_ends_a_line", "hangs_at_start"}
"""These never end by themselves; all others have time to, on however busy a machine."""


@pytest.fixture(autouse=True)
def _grace(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = request.node.callspec.params.get("fault") if hasattr(request.node, "callspec") else None
    monkeypatch.setattr("valtable.lab.players.process.GRACE", 0.3 if fault in STUBBORN else 60)


@pytest.mark.parametrize("fault", ONCE)
def test_one_failure_costs_one_decision_and_the_game_goes_on(fault: str) -> None:
    heard = Heard(faulty(fault))
    assert heard.play() > 4
    assert dict(heard.bot.failures) == {ONCE[fault]: 1}
    assert heard.bot.missed == 1
    assert [failure.kind for failure in heard.told] == [ONCE[fault]]


@pytest.mark.parametrize("fault", ["loud", "verbose"])
def test_what_is_said_besides_does_no_harm(fault: str) -> None:
    """A program may write on stderr as much as it likes, and send fields that nobody knows."""
    heard = Heard(faulty(fault, "never"))
    assert heard.play() > 4
    assert heard.bot.missed == 0


@pytest.mark.parametrize("fault", ["hangs", "answers_late"])
def test_who_is_late_once_is_asked_again_and_a_late_answer_is_passed_over(fault: str) -> None:
    heard = Heard(faulty(fault))
    assert heard.play({2: Brief()}) > 4
    assert dict(heard.bot.failures) == {"late": 1}
    assert heard.bot.missed == 1


@pytest.mark.parametrize(
    ("fault", "kind"),
    [("ends", "ended"), ("chatters", "nonsense"), ("names_another_number", "illegal"), ("floods", "flood")],
)
def test_after_three_failures_in_a_row_it_is_asked_no_more(fault: str, kind: str) -> None:
    heard = Heard(faulty(fault, "always"))
    asked = heard.play()
    assert dict(heard.bot.failures) == {kind: 3, "given_up": 1}
    assert heard.bot.missed == asked > 3
    assert [failure.kind for failure in heard.told] == [kind, "given_up"], "each kind is told once"


def test_a_good_answer_between_failures_forgives_them() -> None:
    heard = Heard(faulty("names_another_number", "1+2+4+5+7"))
    heard.play()
    assert dict(heard.bot.failures) == {"illegal": 5}


@pytest.mark.parametrize(
    ("fault", "kind"),
    [
        ("ends_at_start", "ended"),
        ("speaks_another_protocol", "nonsense"),
        ("says_nothing_of_a_protocol", "nonsense"),
        ("hangs_at_start", "late"),
    ],
)
def test_who_is_never_ready_is_tried_three_times(monkeypatch: pytest.MonkeyPatch, fault: str, kind: str) -> None:
    if kind == "late":
        monkeypatch.setattr(outside, "START_SECONDS", 0.2)
        heard = Heard(faulty(fault, "never").replace("exec:", "exec:0.2s:"))
    else:
        heard = Heard(faulty(fault, "never"))
    asked = heard.play()
    assert dict(heard.bot.failures) == {kind: 3, "given_up": 1}
    assert heard.bot.missed == asked


def test_a_program_that_vanishes_or_cannot_run_fails_to_start(tmp_path: Path) -> None:
    script = tmp_path / "no program"
    script.write_text("neither a binary nor a script", "utf-8")
    script.chmod(0o755)
    broken, gone = Heard(f"exec:'{script}'"), Heard(f"exec:'{script}'")
    broken.play()
    assert dict(broken.bot.failures) == {"start": 3, "given_up": 1}
    script.unlink()
    gone.play()
    assert dict(gone.bot.failures) == {"start": 3, "given_up": 1}


def test_the_last_words_of_a_program_that_ended_are_told() -> None:
    heard = Heard(faulty("ends"))
    heard.play()
    assert heard.told[0].details["code"] == 1
    assert heard.told[0].details["stderr"] == "KeyError: 'brain'"


def test_the_stand_in_plays_the_same_again() -> None:
    logs = set()
    for _ in range(2):
        heard = Heard(faulty("chatters", "always"))
        heard.play()
        logs.add(heard.match.log.encode())
    assert len(logs) == 1


def test_an_interrupted_decision_can_be_asked_again() -> None:
    """Somebody presses Ctrl-C while the program thinks and then stays: its old answer is not taken for a new one."""
    heard = Heard(faulty("never_fails"))
    view, choices = heard.match.view(0), heard.match.choices(0)
    first = heard.bot.choose(view, choices, Clock(), heard.bot.chance)
    process = heard.bot._process
    assert process is not None
    line = process.line

    def interrupt(until: float) -> bytes:
        raise KeyboardInterrupt

    process.line = interrupt  # type: ignore[method-assign]  # the key is pressed here
    with pytest.raises(KeyboardInterrupt):
        heard.bot.choose(view, choices, Clock(), heard.bot.chance)
    process.line = line  # type: ignore[method-assign]
    assert heard.bot.choose(view, choices, Clock(), heard.bot.chance) == first == choices[-1]
    assert heard.bot.missed == 0
    heard.bot.over(None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_failure_is_told_in_every_language_and_harmlessly(kind: str, language: str) -> None:
    """What a program says is shown as it is: no terminal obeys it, and it names nothing of ours."""
    evil = "\x1b[2J seat:9" + "x" * 1000
    for said in (evil, "seat:9", "good:gold"):
        failure = Failure(kind, "exec:bot", said=said, stderr=said, seconds="10", code=3, kb=64, times=3)
        told = sentence(failure, Catalogue(None, language))
        assert told.isprintable()
        assert "exec:bot" in told
        assert len(told) < 800


def test_many_games_tell_a_failure_once(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    for _ in range(3):
        tell_on_stderr(Failure("late", "exec:told_once", seconds="10"))
        tell_on_stderr(Failure("flood", "exec:told_once", kb=64))
    told = capsys.readouterr().err.splitlines()
    assert [line.startswith("valtable: «exec:told_once» ") for line in told] == [True, True]


def test_the_command_and_its_seconds_are_what_the_name_says(tmp_path: Path) -> None:
    script = tmp_path / "a bot.py"
    script.write_text("", "utf-8")
    command = command_of(python(script, "it's", 'a "b", c').replace("exec:", "exec:2.5s:"))
    assert command.words[-3:] == [str(script), "it's", 'a "b", c']
    assert command.seconds == 2.5
