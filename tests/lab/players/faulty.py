"""A program that plays its last choice and fails at some decisions, or at the start: `faulty.py FAULT [2+3]`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from typing import Any, NoReturn

Choice = dict[str, Any]


def say(**line: object) -> None:
    print(json.dumps(line), flush=True)


def answer(id_: int, choice: Choice) -> None:
    say(type="choose", id=id_, **choice)


def hang() -> NoReturn:
    while True:
        time.sleep(600)


def start(fault: str) -> None:
    """How it fails at the start; the others say that they are ready."""
    match fault:
        case "ends_at_start":
            sys.exit("no brain found")
        case "hangs_at_start":
            hang()
        case "speaks_another_protocol":
            say(type="ready", protocol=2)
        case "says_nothing_of_a_protocol":
            say(type="ready")
        case "loud":
            print("x" * 1_000_000, file=sys.stderr, flush=True)  # more than a pipe holds
            say(type="ready", protocol=1)
        case "verbose":
            say(type="ready", protocol=1, name="Verbose", wants=["coffee"])
        case "deaf_to_politeness":
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            say(type="ready", protocol=1)
            hang()
        case "has_children":
            code = "import sys, time; end = open(sys.argv[1], 'w'); time.sleep(600)"
            subprocess.Popen([sys.executable, "-c", code, sys.argv[2]])
            say(type="ready", protocol=1)
            hang()
        case _:
            say(type="ready", protocol=1)


def fail(fault: str, id_: int, choices: list[Choice]) -> None:
    """How it fails at a decision."""
    match fault:
        case "ends":
            raise KeyError("brain")
        case "ends_by_a_signal":
            os.kill(os.getpid(), signal.SIGKILL)
        case "closes_its_output":
            os.close(1)
            hang()
        case "stops_listening":
            os.close(0)
            answer(id_, choices[-1])  # the last good one
            hang()
        case "hangs" | "answers_late":
            pass
        case "chatters":
            print("\x1b[31mthinking\x1b[0m ...", flush=True)
        case "writes_no_utf8":
            os.write(1, b"\xff\xfe\n")
        case "writes_a_list":
            print("[1, 2]", flush=True)
        case "writes_a_wrong_type":
            say(type="choose", id=str(id_), **choices[0])
        case "answers_the_future":
            answer(id_ + 1, choices[0])
        case "names_nothing":
            say(type="choose", id=id_)
        case "names_an_unknown_action":
            say(type="choose", id=id_, do="fly away")
        case "names_another_number":
            say(type="choose", id=id_, action=9999)
        case "contradicts_itself":
            say(type="choose", id=id_, do=choices[0]["do"], action=choices[1]["action"])
        case "floods":
            os.write(1, b"x" * 1_000_000)
        case "never_ends_a_line":
            while True:
                os.write(1, b"x" * 1000)
        case "answers_twice":
            answer(id_, choices[-1])
            answer(id_, choices[-1])
        case _:  # those that fail at the start, or never
            answer(id_, choices[-1])


fault, at = sys.argv[1], "".join(sys.argv[2:3] or ["2"]).split("+")
late: tuple[int, Choice] | None = None
for text in sys.stdin:
    line = json.loads(text)
    if line["type"] == "hello":
        start(fault)
    elif line["type"] == "decide":
        if late is not None:
            answer(*late)
            late = None
        if at == ["always"] or str(line["id"]) in at:
            fail(fault, line["id"], line["choices"])
            late = (line["id"], line["choices"][-1]) if fault == "answers_late" else None
        else:
            answer(line["id"], line["choices"][-1])
