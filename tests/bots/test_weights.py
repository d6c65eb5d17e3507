"""Weights: numbers in TOML, meanings in the struct, and neither without the other."""

from __future__ import annotations

from importlib import resources

import pytest

from valtable import games
from valtable.bots.weights import read, weights_of
from valtable.bots.weights.valletta import Weights
from valtable.kernel.errors import Malformed
from valtable.lab.tuning.numbers import meanings, present_weights, written

TITLES = ("valdora", "valencia", "valeria", "valletta")


def shipped(title: str) -> str:
    return resources.files("valtable.bots.weights").joinpath(f"{title}.toml").read_text("utf-8")


@pytest.mark.parametrize("title", TITLES)
def test_the_file_says_of_each_number_what_the_struct_says(title: str) -> None:
    """Written anew with the same head it is the same, comments included."""
    text, weights = shipped(title), present_weights(games.load(title))
    head = [line.removeprefix("#").strip() for line in text.splitlines() if line.startswith("#")]
    assert written(weights, head) == text


@pytest.mark.parametrize("title", TITLES)
def test_every_number_has_a_meaning(title: str) -> None:
    kind = type(present_weights(games.load(title)))
    assert set(meanings(kind)) == set(kind.__struct_fields__)


def test_a_number_too_many_is_named() -> None:
    with pytest.raises(Malformed, match="`goods`"):
        read(shipped("valletta") + "goods = 1.0\n", Weights)


def test_a_number_too_few_is_named() -> None:
    text = "\n".join(line for line in shipped("valletta").splitlines() if not line.startswith("saving"))
    with pytest.raises(Malformed, match="`saving`"):
        read(text, Weights)


def test_a_word_is_no_number() -> None:
    lines = ['good = "much"' if line.startswith("good =") else line for line in shipped("valletta").splitlines()]
    with pytest.raises(Malformed, match=r"\$\.good"):
        read("\n".join(lines), Weights)


def test_bots_play_by_the_file() -> None:
    assert present_weights(games.load("valletta")) == weights_of(Weights) == read(shipped("valletta"), Weights)
