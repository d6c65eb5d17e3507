"""What holds in every game, whoever plays and with whatever options."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.valletta.playing import OPTION_SETS, positions, story
from tests.games.valletta.position import BOX, GAME
from valtable.games.valletta.state.state import TURN_LIMIT
from valtable.kernel.chance import FastChance
from valtable.kernel.play import advance

SEATS = (2, 3, 4)
OPTIONS = pytest.mark.parametrize("options", OPTION_SETS.values(), ids=OPTION_SETS.keys())
BOTS = pytest.mark.parametrize("bots", ["random", "weighted"])

# What shows that a card has really done its work; of counted points there must be some.
AT_WORK = {
    "jean_parisot_de_valette": "jean_moved",
    "builder": "constructed",
    "apprentice": "copied",
    "foreman": "constructed",
    "plasterer": "upgraded",
    "trader": "swapped",
    "customs_officer": "taxed",
    "thief": "stole",
    "steward": "hired",
    "bath_keeper": "fired",
    "moneychanger": "changed",
    "francesco_laparelli": "paid",
    "claude_de_la_sengle": "paid",
    "mathurin_romegas": "paid",
    "emperor_charles_v": "scored",
    "philip_ii": "scored",
    "pope_pius_v": "scored",
    "girolamo_cassar": "scored",
    "pietro_del_monte": "scored",
    "toni_bajada": "scored",
    "matteo_perez_d_aleccio": "scored",
}


@pytest.mark.rule("supply")
@pytest.mark.parametrize("seats", SEATS)
@OPTIONS
@BOTS
def test_nothing_is_ever_negative_and_everything_is_conserved(
    bots: str, options: dict[str, object], seats: int
) -> None:
    for seed in range(2):
        totals: dict[str, int] = {}
        for number, (state, seat, _) in enumerate(positions(bots, seats, options, seed)):
            quantities = [*state.supply, *state.draft, *state.barrels, *state.points, *state.houses]
            assert min(quantities) >= 0
            assert min(n for goods in state.goods for n in goods) >= 0
            assert 0 <= state.jean <= 25
            if number % 20 and seat >= 0:
                continue  # counting everything takes its time
            census = {name: sum(places.values()) for name, places in GAME.census(state).items()}
            assert census == (totals or census)
            totals = census
        assert totals["barrels"] == 25
        if options.get("limited_goods", True):
            assert [totals[good] for good in ("gold", "wood", "stone", "brick")] == [42, 30, 30, 30]


@pytest.mark.rule("final-turns")
@pytest.mark.parametrize("seats", SEATS)
@OPTIONS
@BOTS
def test_every_game_ends_with_all_cards_played(bots: str, options: dict[str, object], seats: int) -> None:
    for seed in range(5, 8):
        *_, (state, seat, choices) = positions(bots, seats, options, seed)
        assert (seat, choices, state.agenda) == (-1, [], [])
        assert (state.hand, state.deck) == ([[]] * seats, [[]] * seats)
        assert state.triggers
        outcome = GAME.standing(GAME.view(state, None)).outcome
        assert outcome is not None
        assert outcome.winners


@pytest.mark.rule("turn-limit")
def test_players_who_only_stall_reach_the_turn_limit() -> None:
    """Nobody builds, nobody plays Jean: after 100 turns each the final phase begins, and Jean must be played."""
    chance, rng = FastChance(1), Random(1)
    state = GAME.setup(GAME.decode_options({}), 2, chance)
    jean = GAME.actions.parse("play jean_parisot_de_valette")
    while True:
        seat, choices = advance(GAME, state, chance)
        if seat < 0:
            break
        done = GAME.actions.parse("done")
        lazy = [action for action in choices if action not in (jean, jean + len(BOX.characters))] or choices
        plays = [action for action in lazy if GAME.actions.notations[action].startswith(("play", "take"))]
        GAME.apply(state, seat, done if done in choices else rng.choice(plays or choices), chance)
    assert state.triggers == [TURN_LIMIT]
    assert state.jean == 2
    assert min(state.turns) > 100


@pytest.mark.rule("characters")
def test_weighted_play_puts_every_character_to_work() -> None:
    worked: set[tuple[str, str]] = set()
    for seed in range(40):
        _, events = story("weighted", 2 + seed % 3, {}, seed)
        card = ""
        for event in events:
            if event.kind in ("played", "turn"):
                card = str(event.args.get("card", "")).removeprefix("character:")
            elif event.args.get("n", 1) != 0:
                worked.add((card, event.kind))
    idle = [name for name in BOX.characters if (name, AT_WORK.get(name, "gained")) not in worked]
    assert idle == []


@pytest.mark.rule("exchange")
@BOTS
def test_bots_really_exchange_lay_cards_down_and_hire_for_gold(bots: str) -> None:
    kinds: set[str] = set()
    for seed in range(6):
        _, events = story(bots, 3, {"hire_price": 1, "exchange_same_kind": bool(seed % 2)}, seed)
        kinds |= {event.kind for event in events}
    assert {"exchanged", "hired", "fired"} <= kinds
    assert ("laid" in kinds) == (bots == "random")
