"""Where and when a benchmark was made: without it its figures mean little."""

from __future__ import annotations

import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import msgspec


class Machine(msgspec.Struct, frozen=True):
    commit: str
    """Empty outside a checkout; ends with `+` if files were changed since."""
    date: str
    processor: str
    cores: int
    system: str
    python: str
    load: list[float]
    """How many processes wanted a core, on average of a minute: before the first round and after each."""


def here(root: Path | None, load: list[float]) -> Machine:
    return Machine(
        commit=commit_of(root),
        date=datetime.now(UTC).strftime("%Y-%m-%d"),
        processor=processor(),
        cores=os.cpu_count() or 1,
        system=f"{platform.system()} {platform.machine()}",
        python=f"{platform.python_implementation()} {platform.python_version()}",
        load=load,
    )


def commit_of(root: Path | None) -> str:
    """The commit that is measured."""
    if root is None or not (head := git(root, "rev-parse", "--short=10", "HEAD")):
        return ""
    # What a benchmark itself writes changes nothing of what it measures.
    return head + ("+" if git(root, "status", "--porcelain", "--", "src", "bench") else "")


def is_settled(commit: str) -> bool:
    """Whether it names what is measured: with changes on top, or none at all, the next run may measure others."""
    return bool(commit) and not commit.endswith("+")


def git(root: Path, *args: str) -> str:
    """What git answers; nothing where there is no git."""
    try:
        ran = subprocess.run(("git", *args), cwd=root, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return ran.stdout.strip() if ran.returncode == 0 else ""


def processor() -> str:
    """The name of the processor, as Linux tells it."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return " ".join(line.partition(":")[2].split())
    return platform.processor() or platform.machine()


def load_now() -> float:
    """The load of the last minute; 0 where the system does not tell."""
    return round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else 0.0
