"""What the build hook compiles, and that nothing compiled lies among the sources."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import hatch_build
from valtable import __version__
from valtable.cli import app
from valtable.lab.build import kernel_build

ROOT = Path(__file__).parents[2]


def test_rules_are_compiled_and_what_msgspec_makes_is_not() -> None:
    groups = hatch_build.compiled_modules(ROOT)
    assert set(groups) == {"kernel", "bots", "valdora", "valencia", "valeria", "valletta"}
    for title in ("valdora", "valencia", "valeria", "valletta"):
        rooms = {Path(path).parts[4] for path in groups[title]}
        assert {"asking", "box", "phases", "people", "sight", "state", "game.py"} <= rooms
        assert not any(path.endswith(("sight/view.py", "options.py", "printed.py")) for path in groups[title])
    assert "src/valtable/kernel/game.py" in groups["kernel"]
    assert "src/valtable/kernel/values.py" not in groups["kernel"]


@pytest.mark.parametrize(
    ("source", "compiled"),
    [
        ("class Rules:\n    pass\n", True),
        ("class Dice(Chance):\n    pass\n", True),
        ("class View(msgspec.Struct):\n    seat: int\n", False),
        ("class Mine(View, frozen=True):\n    coins: int\n", False),
        ("@dataclass(frozen=True)\nclass Parts:\n    box: int\n", False),
    ],
)
def test_a_module_with_a_class_made_at_run_time_stays_as_it_is(tmp_path: Path, source: str, compiled: bool) -> None:
    file = tmp_path / "module.py"
    file.write_text(source)
    assert hatch_build.is_compiled(file) is compiled


def test_the_mode_is_one_of_three(monkeypatch: pytest.MonkeyPatch) -> None:
    assert hatch_build.mode("COMPILE") == "auto"
    monkeypatch.setenv("VALTABLE_COMPILE", "always")
    with pytest.raises(ValueError, match="must be auto, require or off, not 'always'"):
        hatch_build.mode("COMPILE")


def test_no_compiled_module_lies_beside_its_source() -> None:
    assert sorted((ROOT / "src").rglob("*.so")) == []


def test_the_version_tells_the_build() -> None:
    said = CliRunner().invoke(app, ["--version"]).stdout
    assert re.fullmatch(r"valtable \S+ \((interpreted|compiled)\)\n", said)
    assert said == f"valtable {__version__} ({kernel_build()})\n"
