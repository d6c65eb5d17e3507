"""How much room a terminal takes: the table with its choices, and the choices alone."""

from __future__ import annotations

import pytest
from rich.console import Console, Group
from rich.text import Text

import valtable
from tests.cli.renderers.test_valletta import NAMES, play_on
from valtable.cli.renderers import renderer_for
from valtable.cli.table.offers import draw_offers, number
from valtable.cli.terminal import Terminal
from valtable.texts import LANGUAGES

EVERY = 5
PROMPT, HEADING, QUESTION = 1, 1, 2
"""Rows besides; a question that is as short as that for a card stands in the heading."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height", "with_table"), [(100, 40, True), (80, 24, False)])
def test_a_question_fits_the_terminal(width: int, height: int, with_table: bool, language: str) -> None:
    """Whatever is asked in the first 150 decisions; with a table of two legends and a huge hand it may scroll."""
    match = valtable.new("valletta", seats=NAMES[:4], seed=2)
    console = Console(width=width, height=height, force_terminal=True, color_system=None, highlight=False)
    terminal = Terminal(console, match.game, NAMES[:4], language)
    renderer = renderer_for(terminal)
    for _ in range(0, 150, EVERY):
        seat = match.decisions[0].seat
        view, offers = match.view(seat), number(renderer, match.offers(seat))
        brief = renderer.brief(view)
        assert brief is not None
        rows = terminal.rows(Group(brief, draw_offers(renderer, offers))) + PROMPT + HEADING
        if not with_table:
            assert rows + QUESTION <= height
        elif match.decisions[0].kind == "play":
            assert rows + terminal.rows(renderer.table(view)) <= height
        play_on(match, EVERY)


def test_long_texts_come_page_by_page() -> None:
    match = valtable.new("valletta", seats=NAMES[:2], seed=1)
    console = Console(width=80, height=12, force_terminal=True, color_system=None, highlight=False)
    terminal = Terminal(console, match.game, NAMES[:2], "en")
    asked: list[str] = []

    def ask(prompt: str) -> str:
        asked.append(prompt)
        return "" if len(asked) < 2 else "q"

    terminal.ask = ask
    with console.capture() as whole, terminal.paged():
        for n in range(35):
            terminal.show(Text(f"line {n}"))
    assert asked[0].startswith("-- 25 more lines")
    assert len(asked) == 2
    assert "line 19" in whole.get()
    assert "line 20" not in whole.get()
