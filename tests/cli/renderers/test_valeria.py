"""Valeria at the terminal: whole games with its own renderer, at all widths, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import valtable
from tests.cli.conftest import Run
from tests.cli.renderers.test_valletta import play_on
from tests.games.valeria.position import BOX, GAME, Table, at_table
from valtable.cli.arguments.options import chosen_options, show_options
from valtable.cli.renderers import renderer_for
from valtable.cli.renderers.valeria.centre import Cell
from valtable.cli.renderers.valeria.renderer import Renderer
from valtable.cli.renderers.valeria.story import draw_turns
from valtable.cli.table.offers import draw_offers, number
from valtable.cli.terminal import Terminal
from valtable.games.valeria.state.state import State
from valtable.kernel.log import decode
from valtable.texts import LANGUAGES, Catalogue

NAMES = ["Ana", "Iker", "Marco", "Bianca", "Zoe"]


def terminal_of(table: Table, language: str = "en", width: int = 120) -> Terminal:
    return Terminal(Console(width=width, highlight=False), GAME, NAMES[: table.state.seats], language)


def drawn(table: Table, seat: int | None = 0, language: str = "en", width: int = 120) -> str:
    terminal = terminal_of(table, language, width)
    with terminal.console.capture() as capture:
        terminal.show(renderer_for(terminal).table(GAME.view(table.state, seat)))
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2])
def test_a_whole_game_is_told_without_a_gap(run: Run, tmp_path: Path, seats: int, language: str) -> None:
    """Strict texts: every event, offer, refusal and mark on the way has its sentence."""
    file = tmp_path / "game.valt"
    script = play_on(valtable.new("valeria", seats=NAMES[:seats], seed=11), 10_000)
    people = ("--seats", ",".join(f"human:{name}" for name in NAMES[:seats]), "--seed", "11", "--lang", language)
    done = run("play", "valeria", *people, "--save", file, lines="\n".join(script))
    assert done.exit_code == 0, done.stderr
    end = decode(file.read_text("utf-8")).end
    assert end is not None
    assert Catalogue("valeria", language).end(end.reason) in done.stdout
    assert run("verify", file).exit_code == 0


TABLES: list[tuple[int, dict[str, object]]] = [
    (1, {}), (2, {"mixed": True}), (3, {"no_duke": True}), (5, {}), (2, GAME.all_modules()), (1, GAME.all_modules()),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 140])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_table_fits_every_terminal(seats: int, options: dict[str, object], width: int, language: str) -> None:
    match = valtable.new("valeria", seats=NAMES[:seats], seed=seats, options=options)
    for decisions in (0, 40, 10_000):
        play_on(match, decisions)
        console = Console(width=width, highlight=False)
        terminal = Terminal(console, match.game, NAMES[:seats], language)
        renderer = renderer_for(terminal)
        assert isinstance(renderer, Renderer)
        with console.capture() as capture:
            for viewer in [*range(seats), None]:
                terminal.show(renderer.table(match.view(viewer)))
            if not match.is_over:
                seat = match.decisions[0].seat
                brief = renderer.brief(match.view(seat))
                assert brief is not None
                terminal.show(brief)
                terminal.show(draw_offers(renderer, number(renderer, match.offers(seat))))
        assert max(map(len, capture.get().splitlines())) <= width


def test_the_centre_shows_ones_own_prices_the_icons_one_lacks_and_what_cards_do() -> None:
    table = at_table(citizens={0: ["cleric", "archer"]}, domains={0: ["pratchetts_plateau"]})
    table.domain(15, "the_violet_thorn").monster(4, "red_dragon", tokens=(1, 0, 0)).event(14, "mimic")
    said = drawn(table)
    assert "4G (3+1) Holy" in said, "3 and 1 for the Cleric one has"
    assert "3M / 1M" in said
    assert "6G ✦3" in said, "7 less 1"
    assert "1G 12S 6M ✦7 Caverns" in said
    assert "on 5: a price +1G" in said
    assert "Soldier, Holy " in said
    assert "Soldier −1, Holy −1" in drawn(table, 1), "seat 1 has no icons"
    assert "7G ✦3" in drawn(table, None), "a spectator sees what is printed"


def test_what_can_be_paid_now_is_underlined() -> None:
    table = at_table().have(0, gold=2, strength=1, magic=1)
    cell = Cell(terminal_of(table), GAME, GAME.view(table.state, 0))
    payable = [slot for slot in range(5) if cell.is_payable(slot, "monster")]
    payable += [slot for slot in range(5, 15) if cell.is_payable(slot, "citizen")]
    offered = [GAME.actions.values[action] for action in GAME.choices(table.state, 0)]
    assert payable == [value.slot for value in offered if hasattr(value, "slot")]
    watched = Cell(terminal_of(table), GAME, GAME.view(table.state, None))
    assert not any(watched.is_payable(slot, "monster") for slot in range(5))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_base_game_says_what_it_does_in_short(language: str) -> None:
    """No `…` and no `?`, which stand for what this short writing has no sign for."""
    cell = Cell(terminal_of(at_table(), language), GAME, GAME.view(at_table().state, None))
    base = [kind for kind, pack in enumerate(BOX.citizen_set) if pack == "base"]
    programs = [program for kind in base for program in (BOX.on_turn[kind], BOX.off_turn[kind])]
    base = [kind for kind, pack in enumerate(BOX.monster_set) if pack == "base"]
    programs += [BOX.reward[kind] for kind in base]
    programs += [BOX.roll_effect[kind] for kind in base if kind >= BOX.first_event]
    said = [cell.program(program) for program in programs]
    assert not [text for text in said if "…" in text or "?" in text or text == "–"]
    if language == "en":
        assert {"1G→3M", "2G | 2M", "1S×Soldier", "1S×Knight", "1G 1G×Domain", "steal 3G | 3M"} <= set(said)
        assert {"Citizen ≤2", "3G | Knight", "3G×Caverns", "1M×Monster"} <= set(said)


def test_the_course_counts_what_brings_the_end_and_points_tell_the_dukes_part() -> None:
    table = at_table(slain={0: ["troll"]})
    for slot in (5, 6):
        table.event(slot, "mimic")
    said = drawn(table)
    assert "ends at 2/4 stacks exhausted or 0/5 Monster stacks or 0/5 Domain stacks gone" in said
    duke = table.score("duke", 0)[0]
    assert duke is not None
    assert f"{6 + duke} (Duke {duke})" in said
    assert "0 + ?" in said, "of the other one only what is open"


def test_the_story_has_a_paragraph_for_each_turn_and_one_line_for_the_harvest() -> None:
    match = valtable.new("valeria", seats=NAMES[:3], seed=3)
    play_on(match, 25)
    terminal = Terminal(Console(width=400, highlight=False), GAME, NAMES[:3], "en")
    with terminal.console.capture() as capture:
        terminal.show(draw_turns(terminal, match.course.steps, None))
    paragraphs = capture.get().splitlines()
    turns = [line for line in paragraphs if "takes a turn" in line]
    assert isinstance(match.state, State)
    assert len(turns) == match.state.turn
    assert all(line.count("takes a turn") == 1 for line in turns)
    assert all(line.count("Harvest:") >= 1 for line in turns[:-1])
    assert "Ana rolls" not in capture.get(), "whose turn it is was said already"


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_that_do_not_go_together_are_refused_in_the_users_language(run: Run, language: str) -> None:
    done = run("play", "valeria", "--options", "margraves=true,crimson_seas=true", "--lang", language)
    assert done.exit_code == 2
    assert Catalogue("valeria", language).text("refusal-margraves_and_seas") in done.stderr


def test_a_preset_is_named_alone_or_with_more_options() -> None:
    assert chosen_options(GAME, "everything") == GAME.all_modules() == chosen_options(GAME, "all")
    assert chosen_options(GAME, "crimson_seas,agents=true") == {"crimson_seas": True, "agents": True}
    assert chosen_options(GAME, "first_game") == {"layout": "first_game"}
    assert chosen_options(GAME, "first_game, mixed=true") == {"layout": "first_game", "mixed": True}
    assert chosen_options(GAME, "") == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_options_names_the_presets(language: str) -> None:
    console = Console(width=120, highlight=False)
    with console.capture() as capture:
        console.print(show_options(GAME, Catalogue("valeria", language)))
    for name in GAME.presets:
        assert Catalogue("valeria", language).text(f"preset-{name}") in capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_nobody_has_seen_are_looked_up_with_what_they_do(language: str) -> None:
    options: dict[str, Any] = GAME.all_modules()
    table = at_table(**options)
    terminal = terminal_of(table, language, 400)
    reference = renderer_for(terminal).reference(GAME.view(table.state, 0))
    assert reference is not None
    with terminal.console.capture() as capture:
        terminal.show(reference)
    shown, texts = capture.get(), Catalogue("valeria", language)
    hidden = [f"domain:{BOX.domains[kind]}" for kind in table.state.domain_bag]
    hidden += [f"agent:{BOX.agents.names[kind]}" for kind in table.agents.bag]
    hidden += [f"noble:{BOX.seas.nobles[kind]}" for kind in table.seas.row_bags[2]]
    for ref in hidden:
        printed = texts.describe(ref)
        assert printed
        assert printed in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_alone_ends_with_the_points_of_the_dark_lord(run: Run, language: str) -> None:
    match = valtable.new("valeria", seats=NAMES[:1], seed=11)
    script = play_on(match, 10_000)
    people = ("--seats", "human:Ana", "--seed", "11", "--lang", language)
    done = run("play", "valeria", *people, lines="\n".join(script))
    outcome = match.outcome
    assert outcome is not None
    assert Catalogue("valeria", language).text(f"result-{outcome.result}", outcome.details) in done.stdout
