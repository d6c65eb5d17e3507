"""A person at a real terminal: hand-over, words, leaving by Ctrl-D and Ctrl-C."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import termios
from fcntl import ioctl
from pathlib import Path

import pytest

from tests.cli.conftest import PROVING, ROOT
from valtable.cli.table import keyboard
from valtable.kernel.log import decode

CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")
PEOPLE = ("--seats", "human:Ana,human:Iker", "--seed", "4")


def sit_down() -> None:
    """A person's process: the terminal is its own, and Ctrl-C is heard even if whoever runs the tests ignores it."""
    ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def talk(*args: str | Path, answers: list[tuple[str, bytes]]) -> tuple[int, str]:
    return converse("-m", "valtable.cli", *map(str, args), answers=answers)


def converse(*args: str, answers: list[tuple[str, bytes]]) -> tuple[int, str]:
    """Start Python at a terminal; give each answer once the words before it have appeared."""
    main, side = pty.openpty()
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(["src", "."]), "TERM": "xterm", "COLUMNS": "100"}
    process = subprocess.Popen(
        [sys.executable, *args],
        stdin=side,
        stdout=side,
        stderr=side,
        cwd=ROOT,
        env=environment,
        start_new_session=True,
        preexec_fn=sit_down,
    )
    os.close(side)
    said, seen, raw, waiting = "", 0, b"", list(answers)
    try:
        while data := heard(main):
            # Read anew from the beginning: a letter or a colour may come in two pieces.
            raw += data
            said = CONTROL.sub("", raw.decode("utf-8", errors="replace"))
            while waiting and waiting[0][0] in said[seen:]:
                words, answer = waiting.pop(0)
                seen = said.index(words, seen) + len(words)
                os.write(main, answer)
        return process.wait(), said
    finally:
        if process.poll() is None:  # only the time limit of the suite ends a terminal that stays silent
            process.kill()
            process.wait()
            print(f"nothing more came after {said[-2000:]!r}; still to be said: {waiting}")  # noqa: T201
        os.close(main)


def heard(main: int) -> bytes:
    """What the terminal says next; nothing once the other side is closed."""
    try:
        return os.read(main, 4096)
    except OSError:
        return b""


@pytest.mark.parametrize("goodbye", [b"\x04", b"\x03", b"q\n"], ids=["Ctrl-D", "Ctrl-C", "q"])
def test_whoever_leaves_keeps_the_log(tmp_path: Path, goodbye: bytes) -> None:
    file = tmp_path / "half.valt"
    start = ("play", PROVING, *PEOPLE, "--save", file)
    code, said = talk(*start, answers=[("Pass the device to Ana", b"\n"), ("Ana > ", b"1\n"), ("Ana > ", goodbye)])
    assert code == 0, said
    assert "Goodbye" in said
    assert "Traceback" not in said
    assert len(decode(file.read_text("utf-8")).lines) == 2


def test_whoever_plays_to_the_end_is_bid_farewell_after_the_scores() -> None:
    short = ("--seats", "human:Ana,random", "--seed", "4", "--options", "round_limit=1", "--lang", "en")
    code, said = talk("play", "valeria", *short, answers=[("Ana > ", b"1\n")] * 40)
    assert code == 0, said
    assert said.rindex("Total") < said.rindex("--save") < said.rindex("Goodbye")


def test_ctrl_c_is_noticed_even_if_it_comes_before_the_wait_for_keys() -> None:
    """The hook runs when the prompt stands and nobody waits yet, which is where a Ctrl-C could get lost."""
    early = (
        "import _thread, readline; from valtable.cli.table.keyboard import keyboard;"
        "readline.set_pre_input_hook(_thread.interrupt_main); keyboard().line('Ana > ')"
    )
    code, said = converse("-c", early, answers=[])
    assert code != 0
    assert "KeyboardInterrupt" in said


def test_looking_up_for_ctrl_c_never_costs_a_letter_of_the_prompt() -> None:
    """The timer that looks up may strike while the prompt is being written; here it nearly always does."""
    prompts = [f"question {n} > " for n in range(300)]
    ask = (
        "from valtable.cli.table import keyboard; keyboard.LOOK_UP = 5e-5; ana = keyboard.keyboard();"
        "[ana.line(f'question {n} > ') for n in range(300)]"
    )
    code, said = converse("-c", ask, answers=[(prompt, b"\n") for prompt in prompts])
    assert code == 0, said
    assert [line for line in said.splitlines() if line] == prompts


@pytest.mark.parametrize("inside", [False, True], ids=["after the wait", "in the middle of it"])
def test_waiting_for_keys_gives_back_the_timer_somebody_else_has_set(
    inside: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is but one timer in a process, and the limit of a test is such a one."""
    woken: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda number, frame: woken.append(number))
    limit = signal.setitimer(signal.ITIMER_REAL, 0.01 if inside else 600)
    monkeypatch.setattr(keyboard, "LOOK_UP", 0.005)
    try:
        with keyboard.looking_up():
            while inside and not woken:
                signal.pause()
        assert len(woken) == inside
        assert (signal.getitimer(signal.ITIMER_REAL)[0] > 500) == (not inside)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        signal.setitimer(signal.ITIMER_REAL, *limit)


def test_one_may_also_leave_at_the_hand_over(tmp_path: Path) -> None:
    file = tmp_path / "half.valt"
    code, said = talk("play", PROVING, *PEOPLE, "--save", file, answers=[("Press Enter", b"\x04")])
    assert code == 0, said
    assert decode(file.read_text("utf-8")).end is None


def test_people_on_one_device_pass_it_on() -> None:
    answers = [
        ("Pass the device to Ana", b"\n"),
        ("Ana > ", b"1\n"),
        ("Ana > ", b"confirm\n"),
        ("Pass the device to Iker", b"\n"),
        ("Iker > ", b"q\n"),
        ("go on playing > ", b"n\n"),
    ]
    code, said = talk("play", PROVING, *PEOPLE, answers=answers)
    assert code == 0, said
    assert "Press Enter" in said


def test_a_person_may_be_wrong_and_may_use_words() -> None:
    """What is refused or not understood is explained and asked again; part of a name will do."""
    answers = [
        ("Ana > ", b"abracadabra\n"),
        ("I do not know that", b""),
        ("Ana > ", b"77\n"),
        ("There is no number 77", b""),
        ("Ana > ", b"confirm\n"),
        ("Ana > ", b"toss\n"),
        ("Ana > ", b"\n"),
        ("Ana > ", b"u\n"),
        ("You cannot undo a roll", b""),
        ("Ana > ", b"q\n"),
        ("go on playing > ", b"n\n"),
    ]
    code, said = talk("play", PROVING, "--seats", "human:Ana,random", "--seed", "4", "--lang", "en", answers=answers)
    assert code == 0, said


def test_a_log_is_walked_through(tmp_path: Path) -> None:
    file = tmp_path / "game.valt"
    assert talk("play", PROVING, "--seats", "random,random", "--seed", "4", "--save", file, answers=[])[0] == 0
    answers = [
        ("Step 0 of", b"\n"),
        ("Step 1 of", b"b\n"),
        ("Step 0 of", b"5\n"),
        ("Step 5 of", b"n\n"),
        ("Step ", b"999\n"),
        ("Please type", b"q\n"),
    ]
    code, said = talk("replay", file, "--game", PROVING, answers=answers)
    assert code == 0, said
