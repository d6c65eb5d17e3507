"""What holds for every file of the house, whoever wrote it and on whatever machine."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import valtable

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))

# Made on this machine, not part of the house. Walking rather than asking git: the tests need Python alone.
NOT_OURS = frozenset({".git", ".cache", ".hypothesis", "build", "dist", "node_modules"})

# Written as patterns that do not match themselves, or this file would be the first offender.
REGISTRIES = re.compile(r"\b(pypi[.]org|pythonhosted[.]org|npmjs[.](org|com)|yarnpkg[.]com)\b")
MACHINE_PATHS = re.compile(r"(?<![\w.~/-])/(work|tmp|root|home|Users)/\w")
MOST_FILES = 24


def is_ours(name: str) -> bool:
    return (
        name not in NOT_OURS and not name.startswith(".venv") and not name.endswith("_cache") and name != "__pycache__"
    )


def files(folder: Path = ROOT) -> Iterator[Path]:
    for entry in sorted(folder.iterdir()):
        if entry.is_dir() and is_ours(entry.name):
            yield from files(entry)
        elif entry.is_file() and is_ours(entry.name):  # .git is a file in a linked working tree
            yield entry


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in files()
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if pattern.search(line)
    ]


def text_of(path: Path) -> str:
    """Empty for a file that is gone: what another process made and took away meanwhile is not part of the house."""
    try:
        return path.read_text("utf-8", errors="replace")
    except FileNotFoundError:
        return ""


def test_no_file_names_a_package_registry() -> None:
    """Where packages come from is the choice of whoever installs."""
    assert lines_with(REGISTRIES) == []


def test_no_file_holds_a_path_of_someones_machine() -> None:
    assert lines_with(MACHINE_PATHS) == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_has_a_hash_for_every_package_and_no_address(lock: Path) -> None:
    text = lock.read_text("utf-8")
    packages = re.split(r"\n(?=[A-Za-z0-9])", text.strip())
    assert packages
    assert [package.partition(" ")[0] for package in packages if "--hash=sha256:" not in package] == []
    assert "://" not in text


def test_the_version_is_the_same_everywhere_and_has_its_entry() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    page = [json.loads((ROOT / "web" / name).read_text("utf-8")) for name in ("package.json", "package-lock.json")]
    assert [valtable.__version__, *(part["version"] for part in page)] == [version] * 3
    assert f"\n## {version} (" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_no_compiled_module_lies_beside_its_source() -> None:
    """It would win over an edited source without a word."""
    assert [path for path in files(ROOT / "src") if path.suffix in {".so", ".pyd"}] == []


@pytest.mark.parametrize("folder", ["src", "tests", "scripts", "web/src", "web/tests"])
def test_no_room_is_crowded(folder: str) -> None:
    """So many files side by side one still takes in at a glance; `_web` is built."""
    rooms = {path.parent for path in files(ROOT / folder) if path.suffix in {".py", ".ts", ".svelte"}}
    crowded = {str(room.relative_to(ROOT)): len([path for path in room.iterdir() if path.is_file()]) for room in rooms}
    assert {room: n for room, n in crowded.items() if n > MOST_FILES} == {}


def test_the_soak_reaches_every_test_that_is_put_off_to_it() -> None:
    recipe = (ROOT / "Makefile").read_text("utf-8").split("\nsoak:", 1)[1].split("\n\n", 1)[0]
    runs = [line for line in recipe.splitlines() if "-m soak" in line]
    put_off = {
        path.relative_to(ROOT / "tests").parts[0]
        for path in files(ROOT / "tests")
        if path.suffix == ".py" and re.search(r"\bmark[.]soak\b", text_of(path))
    }

    def reaches(run: str, room: str) -> bool:
        left_out, only = re.findall(r"--ignore=tests/(\w+)", run), re.findall(r" tests/(\w+)", run)
        return room not in left_out and (not only or room in only)

    assert {"browser", "research"} <= put_off
    assert [room for room in sorted(put_off) if not any(reaches(run, room) for run in runs)] == []
