"""The rules reference, cut into sections."""

from __future__ import annotations

import msgspec.inspect
import pytest

from tests.texts.raft.game import PLACE
from valtable import games
from valtable.kernel.errors import Malformed
from valtable.texts import LANGUAGES, load_rules
from valtable.texts.rules import RuleBook, Section, parse

games.register("proving", "tests.proving.game:Proving")
TITLES = sorted(games.TITLES)


@pytest.fixture(autouse=True)
def _raft() -> None:
    games.register("raft", PLACE)


def test_headings_cut_the_text() -> None:
    preface = "# The game\n\nA preface.\n\n"
    text = preface + "## Goal {#goal}\n\nWin.\n\n### How {#how_to}\nBid.\n```\n# no heading\n```\n## End {#end}\n"
    assert parse(text, "en.md") == [
        Section("goal", 2, "Goal", "Win."),
        Section("how_to", 3, "How", "Bid.\n```\n# no heading\n```"),
        Section("end", 2, "End", ""),
    ]


def test_a_section_may_be_for_some_tables_only() -> None:
    text = "## Alone {#solo when=1p}\nPlay.\n### Seas {#seas when=ships|storms=2}\n## End {#end}\n"
    assert [section.when for section in parse(text, "en.md")] == [["1p"], ["ships", "storms=2"], []]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_section_is_for_is_an_option_of_the_game_or_a_number_of_players(title: str, language: str) -> None:
    game = games.find(title)
    options = {name for field in msgspec.structs.fields(game.options_type) for name in asked_for(field)}
    seats = {f"{n}p" for n in range(game.min_seats, game.max_seats + 1)}
    book = load_rules(title, language).sections
    asked = [when for section in book for when in section.when]
    asked += [when for section in book for part in section.parts for when in part.when]
    assert {name for when in asked for name in when.split("+")} <= options | seats | {f"{n}=false" for n in seats}


def test_a_paragraph_or_an_entry_may_be_for_some_tables_only() -> None:
    listed = "It ends:\n\n- {when=ships} no ship\n  is left;\n- the last round.\n\n"
    text = "## End {#end}\n" + listed + "{when=wind=low+3p|2p} Drift.\n\nRow.\n"
    [section] = parse(text, "en.md")
    assert section.body == "It ends:\n\n- no ship\n  is left;\n- the last round.\n\nDrift.\n\nRow."
    book = RuleBook("raft", "en", [section])

    def read(seats: int, **options: object) -> list[str]:
        return [line for line in book.at(options, seats).section("end").body.splitlines() if line]

    assert read(3, ships=False, wind="low") == ["It ends:", "- the last round.", "Drift.", "Row."]
    assert read(3, ships=True, wind="high") == ["It ends:", "- no ship", "  is left;", "- the last round.", "Row."]
    assert read(2, ships=False, wind="high") == ["It ends:", "- the last round.", "Drift.", "Row."]


@pytest.mark.parametrize("title", TITLES)
def test_all_languages_have_the_same_parts(title: str) -> None:
    marks = [
        [
            (section.id, [part.when for part in section.parts if part.when])
            for section in load_rules(title, lang).sections
        ]
        for lang in LANGUAGES
    ]
    assert all(each == marks[0] for each in marks)


@pytest.mark.parametrize("title", ["valdora", "valletta"])
def test_every_value_of_an_option_is_told_in_the_rules(title: str) -> None:
    """So the rules at a table are its own; who begins is told by the table itself."""
    fields = msgspec.structs.fields(games.find(title).options_type)
    values = {name for field in fields if field.name != "first_player" for name in asked_for(field)}
    parts = [part for section in load_rules(title, "en").sections for part in section.parts]
    assert values - {name for part in parts for when in part.when for name in when.split("+")} == set()


@pytest.mark.parametrize(("language", "marker"), [("en", "By option"), ("es", "Por opción")])
@pytest.mark.parametrize("title", ["valdora", "valletta"])
def test_a_table_reads_only_of_the_options_it_plays_with(title: str, language: str, marker: str) -> None:
    book, type_ = load_rules(title, language), games.find(title).options_type
    usual = {field.name: field.default for field in msgspec.structs.fields(type_)}

    def told(options: dict[str, object]) -> list[str]:
        return [section.id for section in book.at(options, 3).sections if marker in section.body]

    assert told(usual) == []
    for field in msgspec.structs.fields(type_):
        kind = msgspec.inspect.type_info(field.type)
        values = kind.values if isinstance(kind, msgspec.inspect.LiteralType) else (False, True)
        for value in () if field.name == "first_player" else values:
            assert bool(told(usual | {field.name: value})) == (value != field.default), f"{field.name}={value}"


def asked_for(field: msgspec.structs.FieldInfo) -> set[str]:
    """How a heading may name this option: a switch by itself, any option with one of its values."""
    kind = msgspec.inspect.type_info(field.type)
    if isinstance(kind, msgspec.inspect.BoolType):
        return {field.name, f"{field.name}=false"}
    values = kind.values if isinstance(kind, msgspec.inspect.LiteralType) else ()
    return {f"{field.name}={value}" for value in values}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("## Goal\n", "en.md, line 1: the heading 'Goal' has no id"),
        ("## Goal {#goal}\n### Goal {#goal}\n", "en.md, line 2: the id 'goal' is used twice"),
        ("## Goal {#goal}\n# Again\n", "en.md, line 2: the heading 'Again' has no id"),
        ("", "en.md: has no sections"),
    ],
)
def test_a_heading_needs_an_id_of_its_own(text: str, problem: str) -> None:
    with pytest.raises(Malformed) as caught:
        parse(text, "en.md")
    assert str(caught.value).startswith(problem)


def test_a_chapter_has_what_stands_below_it() -> None:
    book = load_rules("raft", "en")
    assert [section.id for section in book.chapter("bid")] == ["bid", "reveal"]
    assert [section.id for section in book.chapter("reveal")] == ["reveal"]
    with pytest.raises(Malformed, match="rule 'boat': is not in the rules of raft; there is bid, reveal"):
        book.chapter("boat")


@pytest.mark.parametrize("title", TITLES)
def test_all_languages_have_the_same_sections(title: str) -> None:
    outlines = [[(s.id, s.level, s.when) for s in load_rules(title, language).sections] for language in LANGUAGES]
    assert all(outline == outlines[0] for outline in outlines)


@pytest.mark.parametrize("title", TITLES)
def test_every_rule_that_is_cited_can_be_read(title: str) -> None:
    game, book = games.find(title), load_rules(title, "en")
    cited = {reason.rule for reason in game.reasons.by_code.values()} | set(game.events.values())
    assert {rule for rule in cited if rule and rule not in book} == set()


@pytest.mark.parametrize(
    ("section", "sentences"),
    [
        (
            "unload",
            ("a cart that carries a ruby takes no other ruby", "un carro que lleva un rubí no admite otro rubí"),
        ),
        ("workshops", ("You may own several workshops.", "Puedes tener varios talleres.")),
        ("harbors", ("stop at a harbour while the discard space is empty", "zona de descarte vacía")),
        (
            "movement",
            ("Stopping beside them costs 1 coin for each", "Detenerte con ellos cuesta 1 moneda por cada uno"),
        ),
    ],
)
def test_what_players_of_valdora_looked_for_stands_where_they_looked(section: str, sentences: tuple[str, str]) -> None:
    for language, sentence in zip(("en", "es"), sentences, strict=True):
        assert sentence in " ".join(load_rules("valdora", language).section(section).body.split())
