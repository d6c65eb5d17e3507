"""The examples that newcomers copy first must run."""

from __future__ import annotations

import doctest
from pathlib import Path

import valtable


def test_the_python_example_of_the_readme_runs() -> None:
    readme = Path(__file__).parent.parent / "README.md"
    failed, tried = doctest.testfile(str(readme), module_relative=False, verbose=False)
    assert tried > 0
    assert failed == 0


def test_the_example_of_the_guide_to_observations_runs() -> None:
    guide = Path(__file__).parent.parent / "docs" / "guide" / "observations.md"
    failed, tried = doctest.testfile(str(guide), module_relative=False, verbose=False)
    assert tried > 0
    assert failed == 0


def test_the_example_of_the_package_runs() -> None:
    failed, tried = doctest.testmod(valtable)
    assert tried > 0
    assert failed == 0
