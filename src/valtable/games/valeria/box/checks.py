"""Agreement of the files with one another and with themselves."""

from __future__ import annotations

from valtable.kernel.errors import Malformed


def check(file: str, holds: bool, problem: str) -> None:
    if not holds:
        raise Malformed(f"{file}.toml", problem)


def check_ids(lists: list[list[str]]) -> None:
    for ids in lists:
        twice = sorted({id_ for id_ in ids if ids.count(id_) > 1})
        check("components", not twice, f"two cards have the same id: {', '.join(twice)}")
