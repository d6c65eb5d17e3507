"""The drawings of the rules: how they are written, and that text, page and positions speak of the same ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from valtable.kernel.errors import Malformed
from valtable.service.http.positions import positions_of
from valtable.texts import LANGUAGES, load_rules
from valtable.texts.figures import Figure, figures_in, told
from valtable.texts.rulings import Ruling, names_of, rulings_in

GAMES = ["valdora", "valencia", "valeria", "valletta"]
DOCS = Path(__file__).parents[2] / "docs" / "rulings"
WEB = Path(__file__).parents[2] / "web" / "src" / "rules" / "figures"
CHAPTERS = {
    "valdora": {"turn", "movement", "purchase", "load", "complete", "end", "scoring"},
    "valencia": {"round", "stacks", "auction", "council", "place", "fountain", "council-phase", "scoring"},
    "valeria": {"turn", "roll", "harvest", "actions", "slay", "recruit", "build", "exhausted", "scoring"},
    "valletta": {"turn", "build", "price", "upgrade", "jean", "open-supply", "triggers", "scoring"},
}
"""The sections without which a newcomer would not know how to play, score and end."""
BODY = "Ride.\n\n```figure ride\nA road,\nand a pawn.\n1. Go **far**.\n2. Stop.\n```\n\nPay."


def test_a_drawing_says_what_it_shows_and_has_numbered_captions() -> None:
    assert figures_in(BODY) == [Figure("ride", "A road, and a pawn.", ["Go **far**.", "Stop."])]


def test_without_drawings_it_is_told_in_words() -> None:
    assert told(BODY, "Drawing") == "Ride.\n\n*Drawing: A road, and a pawn.*\n\n1. Go **far**.\n2. Stop.\n\nPay."


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("```figure\nA road.\n```", "names no figure"),
        ("```figure Ride\nA road.\n```", "names no figure"),
        ("```figure ride\nA road.", "does not end"),
        ("```figure ride\n1. Go.\n```", "does not say what it shows"),
        ("```figure ride\nA road.\n2. Go.\n```", "not numbered"),
        ("```figure ride\nA road.\n1. Go.\nAnd on.\n```", "a line that is no caption"),
        ("```figure ride\nA road.\n" + "".join(f"{n}. Go.\n" for n in range(1, 7)) + "```", "more than 5 captions"),
    ],
)
def test_what_is_not_written_so_is_no_drawing(text: str, problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        figures_in(text)


def drawn(game: str) -> dict[str, str]:
    """What the page can draw, by name, each with its source."""
    text = (WEB / f"{game}.ts").read_text(encoding="utf-8")
    inside = text[text.index("Drawings = {") :]
    found = re.split(r"^  (?:'([\w-]+)'|(\w+)): \{", inside, flags=re.MULTILINE)[1:]
    return {quoted or plain: body for quoted, plain, body in zip(*[iter(found)] * 3, strict=True)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_drawing_is_used_once_and_every_one_named_can_be_drawn(game: str, language: str) -> None:
    named = [figure.name for section in load_rules(game, language).sections for figure in figures_in(section.body)]
    assert sorted(named) == sorted(drawn(game))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_draw_the_same_at_the_same_rule_with_as_many_captions(game: str) -> None:
    english, spanish = (
        [
            (section.id, figure.name, len(figure.captions))
            for section in load_rules(game, language).sections
            for figure in figures_in(section.body)
        ]
        for language in LANGUAGES
    )
    assert english == spanish


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_main_chapter_is_drawn_and_no_caption_is_long(game: str, language: str) -> None:
    book = load_rules(game, language).sections
    assert CHAPTERS[game] - {section.id for section in book if figures_in(section.body)} == set()
    captions = [caption for section in book for figure in figures_in(section.body) for caption in figure.captions]
    assert [caption for caption in captions if len(caption) > 120] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_turn_comes_first_and_the_words_last(game: str, language: str) -> None:
    chapters = [section.id for section in load_rules(game, language).sections if section.level == 2]
    assert chapters[0] == "goal"
    assert chapters[1] in ("turn", "round")
    assert chapters[-1] == "glossary"
    assert chapters.index("setup") > max(chapters.index(end) for end in ("end", "scoring") if end in chapters)


@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_drawn_and_every_one_drawn_is_kept(game: str) -> None:
    text = (WEB / f"{game}.ts").read_text(encoding="utf-8")
    assert set(re.findall(r"position: '(\w+)'", text)) == set(positions_of(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_that_is_cited_is_named_and_comes_with_its_sentence(game: str, language: str) -> None:
    found = [ruling for section in load_rules(game, language).sections for ruling in section.rulings]
    assert [ruling.number for ruling in found if not ruling.about or len(ruling.says) < 5] == []
    headings = re.findall(r"^### (\S+) (.*)$", (DOCS / f"{game}.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert names_of(game, "en") == dict(headings)
    assert {ruling.number for ruling in found} <= set(names_of(game, "es")) == set(names_of(game, "en"))


def test_a_ruling_is_found_by_word_and_by_number_alone_each_once() -> None:
    body = "Pay first. The coin goes to the bank (Rulings R6 and R7).\n\n- {when=a} gold only (C41);\n- more (R6, C4)."
    assert rulings_in(body, {"R6": "Paying"}) == [
        Ruling("R6", "Paying", "The coin goes to the bank."),
        Ruling("R7", "", "The coin goes to the bank."),
        Ruling("C41", "", "gold only."),
        Ruling("C4", "", "more."),
    ]
