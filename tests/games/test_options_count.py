"""No option is ignored in silence: every value is refused with a reason, or the table is another one for it.

Two games with the same luck and players that choose alike are played side by side, with the value and without it. A
value was ignored where nothing at all is different: not the table, not what may be chosen, not what comes of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import permutations

import msgspec
import pytest

from valtable import games
from valtable.bots import Clock, make_bot
from valtable.kernel.chance import FastChance
from valtable.kernel.errors import Malformed, Unplayable
from valtable.kernel.game import AnyGame
from valtable.kernel.play import NOBODY, advance
from valtable.kernel.state import digest
from valtable.kernel.values import listed_values
from valtable.texts import LANGUAGES, Catalogue

Options = tuple[tuple[str, object], ...]

UNLISTED = {"areas": ("swamp+hills",), "citizens": ("monk+thief",), "round_limit": (3,)}
"""A value of options that take any number or text."""
SEATS = {"valletta": (2, 3, 4), "valdora": (3, 5), "valencia": (2, 3), "valeria": (1, 3)}
LENGTH = {"valletta": (1_000, 5), "valdora": (200, 2), "valencia": (300, 3), "valeria": (200, 3)}
"""How many decisions a game is followed for, and how many games are tried."""
COMPANIONS: dict[str, Options] = {
    "coxswain": (("crimson_seas", True),),
    "exekratys_offering": (("crimson_seas", True),),
    "agents_magic": (("agents", True),),
    "tower_icons": (("ward_towers", True),),
    "tower_face": (("ward_towers", True),),
    "tower_discount": (("ward_towers", True),),
}
"""Switches that are refused without what they are about."""
RARE = {
    "tower_discount": "only on a Monster with Gold tokens after a completed tower: test_ward_towers.py plays it",
    "solo_direct_attack": "only once an Area is empty: test_solo.py plays it",
    "new_domain_power": "only with some Domains, which a short game may not build: test_domains.py plays it",
}
"""Values that short games need not meet, and who proves them."""


@cache
def loaded(title: str) -> AnyGame:
    return games.load(title)


@cache
def catalogue(title: str, language: str) -> Catalogue:
    return Catalogue(title, language)


@cache
def told(title: str, options: Options, seats: int, seed: int) -> int:
    """Everything that could be different in one game."""
    game, chance, length = loaded(title), FastChance(seed), LENGTH[title][0]
    state = game.setup(game.decode_options(dict(options)), seats, chance)
    bots = [make_bot("weighted", game, 10 * seed + seat) for seat in range(seats)]
    trail: list[object] = [digest(state), repr(game.table(game.view(state, 0)))]
    for _ in range(length):
        seat, choices = advance(game, state, chance)
        if seat == NOBODY:
            break
        trail.append(tuple(choices))
        bot = bots[seat]
        game.apply(state, seat, bot.choose(game.view(state, seat), choices, Clock(), bot.chance), chance)
    return hash((*trail, digest(state), tuple(game.standing(game.view(state, 0)).totals)))


def counts(title: str, value: Options, without: Options, seats: int) -> bool:
    """Whether some game is another one with the value than without it."""
    seeds = range(LENGTH[title][1])
    return any(told(title, value + without, seats, seed) != told(title, without, seats, seed) for seed in seeds)


def values(game: AnyGame) -> Iterator[tuple[str, object]]:
    """Every value of every option that is not the usual one."""
    usual = game.options_type()
    for field in msgspec.structs.fields(game.options_type):
        listed = [value for value in listed_values(field.type) if value != getattr(usual, field.name)]
        yield from ((field.name, value) for value in listed or UNLISTED[field.name])


def is_refused(game: AnyGame, options: Options, seats: int) -> bool:
    """Whether a new game may not begin so."""
    try:
        game.check_new_game(game.decode_options(dict(options)), seats)
    except Malformed:
        return True
    return False


@pytest.mark.parametrize(("title", "seats"), [(title, seats) for title, found in SEATS.items() for seats in found])
def test_every_option_counts_or_is_refused(title: str, seats: int) -> None:
    game = loaded(title)
    for value in values(game):
        companions = COMPANIONS.get(value[0], ())
        assert not companions or is_refused(game, (value,), seats), f"{value} without what it is about"
        if not is_refused(game, (value, *companions), seats) and value[0] not in RARE:
            assert counts(title, (value,), companions, seats), f"{value} changes nothing with {seats} players"


@pytest.mark.parametrize(("title", "seats"), [("valletta", 3), ("valdora", 4), ("valencia", 2), ("valencia", 4)])
def test_every_option_counts_beside_every_other_or_is_refused(title: str, seats: int) -> None:
    """Valeria has too many to try; its switches are looked at one by one above."""
    game = loaded(title)
    for value, other in permutations(values(game), 2):
        if value[0] != other[0] and not is_refused(game, (value, other), seats):
            assert counts(title, (value,), (other,), seats), f"{value} changes nothing beside {other}"


@pytest.mark.parametrize(
    ("title", "seats", "options", "reason"),
    [
        ("valletta", 2, {"section_bonus": 0, "section_bonus_on_upgrade": True}, "no_section_bonus"),
        ("valencia", 2, {"reserve": True}, "no_spare_tiles"),
        ("valeria", 1, {"exhausted_deck": "one_and_one"}, "deck_alone"),
    ],
)
def test_what_could_change_nothing_is_refused_and_older_games_with_it_go_on(
    title: str, seats: int, options: dict[str, object], reason: str
) -> None:
    game = loaded(title)
    decoded = game.decode_options(options)
    with pytest.raises(Unplayable) as caught:
        game.check_new_game(decoded, seats)
    refusal = caught.value.refusal
    assert refusal.reason == reason
    for language in LANGUAGES:
        texts = catalogue(title, language)
        assert "{" not in texts.text(f"refusal-{reason}", refusal.details)
        assert texts.attribute(f"refusal-{reason}", "remedy", refusal.details)
    game.check_options(decoded, seats)
