"""Whole games with modules: they end, no choice is ever refused, and the greedy player makes use of them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.valeria.position import GAME
from tests.kits import kit_of
from valtable.bots import Clock, make_bot
from valtable.games.valeria.options import MODULES
from valtable.games.valeria.state.state import State
from valtable.kernel.chance import FastChance
from valtable.kernel.journal import Journal
from valtable.kernel.play import NOBODY, advance
from valtable.kernel.refusal import OK

BOUND = 6_000
EVERYTHING = GAME.all_modules() | {"round_limit": 150}


def play_at_random(seats: int, seed: int) -> tuple[State, Counter[str]]:
    """With a journal, for what is told can go wrong as well as what is done."""
    chance, rng, used, journal = FastChance(seed), Random(seed), Counter[str](), Journal(GAME.events)
    state = GAME.setup(GAME.decode_options(EVERYTHING), seats, chance, journal)
    for _ in range(BOUND):
        seat, choices = advance(GAME, state, chance)
        if seat == NOBODY:
            return state, used
        action = rng.choice(choices)
        assert GAME.why_not(state, seat, action) == OK
        used[GAME.actions.notations[action].split()[0]] += 1
        GAME.apply(state, seat, action, chance, journal)
    raise AssertionError(f"the game is not over after {BOUND} questions")


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_random_games_with_everything_end_and_use_every_new_action(seats: int) -> None:
    used = Counter[str]()
    for seed in range(6):
        state, more = play_at_random(seats, seed)
        assert state.ending
        used += more
    assert {"map", "agent", "sail", "relic", "buy", "island"} <= set(used)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_thousand_random_games_with_everything_end(seats: int) -> None:
    for seed in range(1_000):
        assert play_at_random(seats, seed)[0].ending


def test_the_greedy_player_sails_engages_and_beats_the_random_one() -> None:
    chance, used = FastChance(5), Counter[str]()
    options = GAME.decode_options(EVERYTHING | {"round_limit": 9})
    state = GAME.setup(options, 2, chance)
    players = [make_bot(name, GAME, 7) for name in ("greedy", "random")]
    while True:
        seat, choices = advance(GAME, state, chance)
        if seat == NOBODY:
            break
        bot = players[seat]
        action = bot.choose(GAME.view(state, seat), choices, Clock(), bot.chance)
        if seat == 0:
            used[GAME.actions.notations[action].split()[0]] += 1
        GAME.apply(state, seat, action, chance)
    mine, other = GAME.standing(GAME.view(state, None)).totals
    assert (mine or 0) > (other or 0)
    assert used["sail"] + used["agent"] + used["relic"] >= 3, used


@pytest.mark.parametrize("module", ["", *MODULES])
def test_what_a_module_adds_is_there_exactly_while_it_is_in_play(module: str) -> None:
    """None otherwise, so that a careless look is an error and no silent zero."""
    state = GAME.setup(GAME.decode_options({module: True} if module else {}), 2, FastChance(1))
    parts = {"crimson_seas": state.seas, "agents": state.agents, "relics": state.relics, "ward_towers": state.towers}
    assert {name for name, part in parts.items() if part is not None} == parts.keys() & {module}
    assert (state.packs is not None) == bool(module)


# The sets that the contract suite plays


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_contract_is_tried_with_each_module_alone_with_everything_and_with_mixes(seats: int) -> None:
    kit = kit_of("valeria")
    tried = {**kit.options_for(seats), **kit.brief_options_for(seats)}
    modules = {name: GAME.decode_options(dict(options)).modules for name, options in tried.items()}
    assert {(module,) for module in MODULES} <= set(modules.values())
    assert tuple(GAME.all_modules()) in modules.values()
    mixes = {found for name, found in modules.items() if name.startswith("mix ")}
    assert len(mixes) >= 5
    assert all(len(mix) > 1 for mix in mixes)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_long_run_has_twenty_further_mixes_and_every_set_can_be_played(seats: int) -> None:
    kit = kit_of("valeria")
    short, long = {**kit.options_for(seats), **kit.brief_options_for(seats)}, kit.long_options_for(seats)
    further = {GAME.decode_options(dict(long[name])).modules for name in long.keys() - short.keys()}
    assert len(further) >= 20
    assert not further & {GAME.decode_options(dict(options)).modules for options in short.values()}
    for options in (*short.values(), *long.values()):
        decoded = GAME.decode_options(dict(options))
        GAME.check_options(decoded, seats)
        assert GAME.setup(decoded, seats, FastChance(seats)).agenda
