"""A card with an effect that nobody would carry out is refused when the cards are loaded, not passed over."""

from __future__ import annotations

import re

import pytest

from tests.games.valeria.position import BOX, GAME
from valtable.games.valeria.game import Valeria
from valtable.games.valeria.phases import carried_out
from valtable.games.valeria.phases.effects import RUN_STEPS
from valtable.kernel.components import CUSTOM, Components
from valtable.kernel.errors import Malformed


def load_with(file: str, card: str, key: str, value: str) -> Valeria:
    """The game with one entry of one card written anew."""
    files = dict(GAME.components.files)
    text = files[f"{file}.toml"]
    start = text.index(f'id = "{card}"')
    line = re.compile(rf"^{key} = .*$", re.M).search(text, start)
    assert line is not None
    files[f"{file}.toml"] = text[: line.start()] + f"{key} = {value}" + text[line.end() :]
    return Valeria(Components(CUSTOM, files))


def test_every_effect_of_every_card_is_carried_out() -> None:
    carried_out.check_carried_out(BOX)
    assert sum(1 for _ in carried_out.programs(BOX)) > 400


@pytest.mark.parametrize(
    ("file", "card", "key", "value", "verb"),
    [
        ("citizens", "cleric", "on_turn", "[{take_citizen = {count = 1}}]", "take_citizen"),
        ("citizens", "cleric", "off_turn", '[{may = {action = "slay"}}]', "may"),
        ("citizens", "cleric", "on_turn", "[{choose = [{take_citizen = {count = 1}}]}]", "take_citizen"),
        ("monsters", "goblin", "reward", "[{set_die = {to = 6}}]", "set_die"),
        ("monsters", "goblin", "reward", "[{all = [{shift_die = {by = 1, min = 1}}]}]", "shift_die"),
        (
            "monsters", "goblin", "reward", '[{if_gained = {resource = "magic", then = {magic = 1}}}]',
            "if_gained",
        ),
        ("extra_domains", "the_northern_wall", "effects", "[{gain = {gold = 1}}]", "gain"),
        ("extra_domains", "opera_house", "timing", '"own_roll_phase"', "if_gained"),
    ],
)  # fmt: skip
def test_an_effect_at_a_moment_that_does_not_know_it_is_refused(
    file: str, card: str, key: str, value: str, verb: str
) -> None:
    with pytest.raises(Malformed, match=f"{card}: nobody carries out {verb}"):
        load_with(file, card, key, value)


def test_a_verb_that_is_compiled_and_has_no_deed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """As one that was written into the vocabulary and nowhere else."""
    code = next(op[0] for op, verb in zip(BOX.code, BOX.verbs, strict=True) if verb == "return_card")
    monkeypatch.setattr(carried_out, "RUN_STEPS", RUN_STEPS - {code})
    with pytest.raises(Malformed, match="nobody carries out return_card"):
        carried_out.check_carried_out(BOX)
