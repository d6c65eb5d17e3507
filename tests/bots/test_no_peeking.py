"""What a seat cannot know does not change its bot's move: every game, every bot."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.quick import NAMES, quick
from tests.kits import kit_of, titles_with_kit
from valtable.bots import Clock, make_bot
from valtable.kernel.chance import FastChance
from valtable.kernel.play import NOBODY, advance
from valtable.kernel.state import State


@pytest.mark.parametrize("title", titles_with_kit())
@pytest.mark.parametrize("name", NAMES)
def test_permuting_what_a_seat_cannot_know_changes_no_move(title: str, name: str) -> None:
    kit = kit_of(title)
    game, rng, chance = kit.game, Random(1), FastChance(1)
    state: State = game.setup(game.decode_options({}), game.max_seats, chance)
    changed = asked = 0
    while (moment := advance(game, state, chance))[0] != NOBODY:
        seat, choices = moment
        # Long games are looked at now and then: a greedy move takes milliseconds.
        if len(choices) > 1 and asked % (4 * kit.every) == 0:
            moves = set()
            for other in (state, *(kit.permute(state, seat, rng) for _ in range(2))):
                changed += kit.hidden(other, seat) != kit.hidden(state, seat)
                bot = quick(make_bot(name, game, 11))
                moves.add(bot.choose(game.view(other, seat), game.choices(other, seat), Clock(), bot.chance))
            assert len(moves) == 1, f"seat {seat} plays {moves} from one and the same view"
        asked += 1
        game.apply(state, seat, kit.choose(state, seat, choices, rng), chance)
    assert changed, "the permuter must really change hidden things"
