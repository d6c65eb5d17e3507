"""Reading a system call trace: was every acknowledged line on the disk before it was acknowledged?"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

CALL = re.compile(r"(?P<pid>\d+) +(?P<name>\w+)\((?P<rest>.*)")
RESUMED = re.compile(r"(?P<pid>\d+) +<\.\.\. (?P<name>\w+) resumed>(?P<rest>.*)")
SYNC = ("fdatasync", "fsync")
FILE_WRITES = ("pwrite64",)
SOCKET_WRITES = ("write", "writev", "sendto", "sendmsg")
TRACED = ",".join((*SYNC, *FILE_WRITES, *SOCKET_WRITES))


@dataclass
class Call:
    name: str
    fd: str
    text: str
    began: int
    """Number of the trace's line in which it began, and in which it was over."""
    ended: int


def read(file: Path) -> list[Call]:
    """Every call, in the order they began; a call that never came back counts as not ended."""
    calls: list[Call] = []
    waiting: dict[str, Call] = {}
    lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    for number, line in enumerate(lines):
        if found := CALL.match(line):
            unfinished = line.endswith("<unfinished ...>")
            fd = re.match(r"\d+", found["rest"])
            call = Call(found["name"], fd[0] if fd else "", line, number, len(lines) if unfinished else number)
            calls.append(call)
            if unfinished:
                waiting[found["pid"]] = call
        elif (found := RESUMED.match(line)) and found["pid"] in waiting:
            waiting.pop(found["pid"]).ended = number
    return calls


def unsynced(calls: list[Call], keys: list[str]) -> list[str]:
    """The keys whose acknowledgement did not follow a sync that followed the write of their line."""
    syncs = [call for call in calls if call.name in SYNC]
    wrong: list[str] = []
    for key in keys:
        writes = [call for call in calls if call.name in FILE_WRITES and key in call.text]
        acknowledged = [
            call for call in calls if call.name in SOCKET_WRITES and key in call.text and "accepted" in call.text
        ]
        assert acknowledged, f"{key} was never acknowledged in this trace"
        first = min(call.began for call in acknowledged)
        safe = any(
            write.ended < sync.began and sync.ended < first and write.fd == sync.fd
            for write in writes
            for sync in syncs
        )
        if not safe:
            wrong.append(key)
    return wrong
