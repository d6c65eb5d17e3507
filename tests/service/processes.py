"""Processes as Linux shows them; each may end while one looks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

PROC = Path("/proc")


def running() -> Iterator[tuple[int, int]]:
    """Every process that has not ended, with its parent."""
    for entry in PROC.glob("[0-9]*"):
        fields = status_of(int(entry.name))
        if fields and fields[0] != "Z":
            yield int(entry.name), int(fields[1])


def is_running(pid: int) -> bool:
    """Whether this process has not ended; one that nobody has buried yet has."""
    fields = status_of(pid)
    return bool(fields) and fields[0] != "Z"


def children_of(pid: int) -> list[int]:
    return [child for child, parent in running() if parent == pid]


def status_of(pid: int) -> list[str]:
    """State, parent and so on; nothing for a process that is not there any more.

    It may end between being seen and being read: then the file is gone, or cannot be read.
    """
    try:
        return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
