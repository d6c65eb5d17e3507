"""Valencia at the terminal: a plan in one line, and whole games to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

import valtable
from tests.cli.conftest import Run
from valtable.cli.renderers.story import without_name
from valtable.cli.table.wishes import parse_wish
from valtable.games.valencia.people.wishes import StacksWish
from valtable.kernel.log import ActionLine, decode


def test_a_comma_parts_the_stacks_of_a_plan() -> None:
    game = valtable.new("valencia", seats=2, seed=1).game
    assert parse_wish(game, "stacks: 1 6, 3, twin twin") == StacksWish((("1", "6"), ("3",), ("twin", "twin")))


def test_a_plan_is_made_in_one_line(run: Run, tmp_path: Path) -> None:
    """Everybody keeps a task and draws one card more; Player 1 divides two cards."""
    file = tmp_path / "plan.valt"
    match = valtable.new("valencia", seats=["Player 1", "Player 2"], seed=4)
    for seat in (0, 1):
        for move in ("keep 0", "confirm"):
            match.play(seat, move)
    match.play(0, "draw")
    hand = [str(card + 1) for card in match.view(0).hand]  # type: ignore[attr-defined]  # the view is Valencia's own
    lines = ["keep 0", "confirm", "keep 0", "confirm", "draw", f"stacks: {', '.join(hand)}", "q"]
    result = run("play", "valencia", "--seats", "human,human", "--seed", "4", "--save", file, lines="\n".join(lines))
    assert result.exit_code == 0
    played = [line for line in decode(file.read_text()).lines if isinstance(line, ActionLine) and line.seat == 0]
    assert [line.do for line in played if not line.auto][-3:] == ["stop", "close", "confirm"]


@pytest.mark.parametrize("word", ["help", "ayuda"])
def test_help_is_called_by_its_name(run: Run, word: str) -> None:
    result = run("play", "valencia", "--players", "3", "--seed", "1", lines=f"{word}\nquit\n")
    assert result.exit_code == 0
    assert "undoes your last choice" in result.output


def test_a_name_is_said_again_after_somebody_elses_sentence() -> None:
    told = without_name(["Ana builds.", "Ana scores 2.", "Bo scores 3.", "Ana scores 1."], "Ana")
    assert told == ["builds.", "Scores 2.", "Bo scores 3.", "Ana scores 1."]
