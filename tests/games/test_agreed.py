"""What is told to whoever sets up a table is what a new game is held to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from valtable import games
from valtable.kernel.errors import Malformed, Unplayable
from valtable.kernel.game import AnyGame
from valtable.kernel.values import Condition, listed_values
from valtable.texts import LANGUAGES, Catalogue

STARTS = Path(__file__).parents[2] / "web" / "src" / "art" / "starts.svg"
OF_NAMES = {"areas", "citizens", "round_limit"}
"""Options that take any text or number: what stands against a name is said of the name."""
Chosen = tuple[tuple[str, object], ...]

titles = pytest.mark.parametrize("title", ["valletta", "valdora", "valencia", "valeria"])


def seats_of(game: AnyGame) -> range:
    return range(game.min_seats, game.max_seats + 1)


def others(game: AnyGame, seats: int) -> Iterator[tuple[str, object]]:
    """Every value that is not the usual one; a seat that is not there cannot begin."""
    usual = game.options_type()
    for field in msgspec.structs.fields(game.options_type):
        for value in listed_values(field.type) if field.name not in OF_NAMES else ():
            there = field.name != "first_player" or (isinstance(value, int) and value < seats)
            if value != getattr(usual, field.name) and there:
                yield field.name, value


def is_met(condition: Condition, options: dict[str, object], seats: int) -> bool:
    """A condition as a reader would read it."""
    return (seats if condition.beside == "seats" else options[condition.beside]) in condition.values


def told(game: AnyGame, chosen: Chosen, seats: int) -> list[str]:
    """The reasons that follow from the conditions alone."""
    usual = {name: getattr(game.options_type(), name) for name in game.options_type.__struct_fields__}
    options = {**usual, **dict(chosen)}
    return [
        condition.reason
        for condition in game.conditions
        if options[condition.option] != usual[condition.option]
        and (not condition.of or options[condition.option] in condition.of)
        and not is_met(condition, options, seats)
    ]


def refused(game: AnyGame, chosen: Chosen, seats: int) -> str | None:
    try:
        game.check_new_game(game.decode_options(dict(chosen)), seats)
    except Unplayable as problem:
        return problem.refusal.reason
    return None


@titles
def test_the_conditions_are_what_a_new_game_is_refused_for(title: str) -> None:
    game = games.load(title)
    for seats in seats_of(game):
        values = list(others(game, seats))
        singles: list[Chosen] = [(value,) for value in values]
        pairs: list[Chosen] = [pair for pair in combinations(values, 2) if pair[0][0] != pair[1][0]]
        for chosen in singles + pairs:
            reasons = told(game, chosen, seats)
            found = refused(game, chosen, seats)
            assert (found is None) == (not reasons), f"{chosen} with {seats}: told {reasons}, refused for {found}"
            assert found is None or found in reasons


@titles
def test_older_games_are_held_only_to_what_could_never_be(title: str) -> None:
    game = games.load(title)
    for condition in game.conditions:
        option = next(value for value in others(game, game.max_seats) if value[0] == condition.option)
        beside = {} if condition.beside == "seats" else {condition.beside: unlike(game, condition)}
        seats = next((n for n in seats_of(game) if n not in condition.values), game.max_seats)
        value = condition.of[0] if condition.of else option[1]
        options = game.decode_options({condition.option: value, **beside})
        if condition.always:
            with pytest.raises(Malformed, match=condition.reason):
                game.check_options(options, seats if condition.beside == "seats" else game.max_seats)
        else:
            game.check_options(options, seats if condition.beside == "seats" else game.max_seats)


def unlike(game: AnyGame, condition: Condition) -> object:
    """A value of the other option that the condition does not allow."""
    field = next(field for field in msgspec.structs.fields(game.options_type) if field.name == condition.beside)
    return next(value for value in listed_values(field.type) if value not in condition.values)


@titles
def test_every_option_is_of_one_group_and_every_module_says_what_it_is_in_a_line(title: str) -> None:
    game = games.load(title)
    assert set(game.groups) == set(game.options_type.__struct_fields__)
    for language in LANGUAGES:
        texts = Catalogue(title, language)
        for name, group in game.groups.items():
            assert texts.attribute(f"option-{name}", "line" if group == "modules" else "text"), (language, name)


@titles
def test_the_starts_are_tables_for_every_number_of_players_and_have_a_picture(title: str) -> None:
    game = games.load(title)
    assert len(game.presets) == 3
    drawn = STARTS.read_text(encoding="utf-8")
    for name, options in game.presets.items():
        assert f'<view id="{title}-{name}"' in drawn
        for seats in seats_of(game):
            game.check_new_game(game.decode_options(dict(options)), seats)
    chosen = [tuple(sorted(options.items(), key=str)) for options in game.presets.values()]
    assert len(set(chosen)) == 3, "two starts are the same"


@titles
def test_how_long_a_game_is_is_known_for_every_number_of_players(title: str) -> None:
    game = games.load(title)
    assert set(game.pace.choices) == set(seats_of(game))
    assert set(game.pace.added) <= set(game.options_type.__struct_fields__)


@titles
def test_what_lies_out_has_a_name(title: str) -> None:
    game = games.load(title)
    texts = {language: Catalogue(title, language) for language in LANGUAGES}
    for option, values in game.lays_out().items():
        field = next(field for field in msgspec.structs.fields(game.options_type) if field.name == option)
        assert set(values) <= set(listed_values(field.type))
        for refs in values.values():
            assert all(each.text(ref.replace(":", "-")) for ref in refs for each in texts.values())


def test_valeria_lays_out_ten_citizens_by_number_and_five_areas() -> None:
    for refs in games.load("valeria").lays_out()["layout"].values():
        assert [ref.partition(":")[0] for ref in refs] == ["citizen"] * 10 + ["area"] * 5
