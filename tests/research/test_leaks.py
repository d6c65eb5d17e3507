"""What is hidden does not get through the doors: whatever a seat cannot know is changed, and every door says the same.

The check is one and runs over all doors; a leak that is planted in a door turns it red.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from random import Random
from typing import Any
from zlib import crc32

import numpy as np
import pyspiel
import pytest

from tests.kits import kit_of
from tests.kits.base import Kit
from valtable.adapters import batch, gymnasium, openspiel, pettingzoo
from valtable.adapters.drawn import drawn
from valtable.adapters.rewards import SHAPED, leads
from valtable.adapters.turns import Turns
from valtable.kernel.luck import Seeded
from valtable.kernel.play import advance
from valtable.kernel.seed import chosen, mix

LOOKS = 6
WORLDS = 2
Told = dict[str, Any]


class Doors:
    """Every door at the same table; `told` is all that a seat is told through them."""

    def __init__(self, title: str, players: int, options: str) -> None:
        self.zoo = pettingzoo.raw_env(title, players, options=options, reward=SHAPED)
        self.gym = gymnasium.Env(title, players, "random", options=options, reward=SHAPED)
        self.batch = batch.make(title, players, 1, options=options, reward=SHAPED)
        spiel = pyspiel.load_game(f"valtable_{title}", {"players": players, "options": options, "reward": SHAPED})
        self.spiel: openspiel.State = spiel.new_initial_state()
        while self.spiel.is_chance_node():
            self.spiel.apply_action(self.spiel.chance_outcomes()[0][0])

    def told(self, kit: Kit, state: Any, seat: int) -> Told:
        """Put all doors at this position and ask them for what the seat is told."""
        for turns in (self.zoo.turns, self.gym.single.turns, self.batch._lanes[0]):
            lay(turns, kit, state)
        self.gym.single.learner = seat
        seen, asked = self.zoo.observe(f"seat_{seat}"), self.zoo.turns.seat
        row = self.batch._lanes[0]
        self.batch.sheets.write(0, row, seat)
        world = self.spiel.world
        world.state, world.seat, world.choices = kit.game.copy(state), row.seat, row.choices
        told: Told = {
            "PettingZoo's observation": seen["observation"],
            "PettingZoo's mask": seen["action_mask"],
            "whose turn it is": asked,
            "Gymnasium's observation": self.gym._seen(),
            "the batch's observation": self.batch.observations.copy(),
            "OpenSpiel's numbers": np.array(self.spiel.observation_tensor(seat)),
            "OpenSpiel's text": self.spiel.observation_string(seat),
            "OpenSpiel's actions": self.spiel.legal_actions(seat),
            "the reward on the way": leads(kit.game, row.state, row.setting.players)[seat],
            "the picture": drawn(row),
        }
        if asked == seat:
            told["Gymnasium's mask"] = self.gym._info()["action_mask"]
            told["the batch's mask"] = self.batch.masks.copy()
        return told


def lay(turns: Turns, kit: Kit, state: Any) -> None:
    turns.state, turns.luck = kit.game.copy(state), Seeded(mix(chosen(1), []))
    turns.seat, turns.choices = advance(kit.game, turns.state, turns.luck)


def positions(kit: Kit, doors: Doors, seed: int) -> Iterator[Any]:
    turns, rng = Turns(doors.zoo.setting), Random(seed)
    turns.begin(seed)
    number = 0
    while not turns.is_over:
        if number % kit.every == 0 and number // kit.every < LOOKS:
            yield turns.state
        turns.play(kit.choose(turns.state, turns.seat, turns.choices, rng))
        number += 1


def assert_nothing_leaks(title: str, players: int, options: str, seed: int = 1) -> None:
    kit, doors, rng = kit_of(title), Doors(title, players, options), Random(seed)
    for state in positions(kit, doors, seed):
        for seat in range(players):
            known = doors.told(kit, state, seat)
            for _ in range(WORLDS):
                other = doors.told(kit, kit.permute(state, seat, rng), seat)
                for name, value in known.items():
                    assert np.array_equal(value, other[name]), f"{name} tells seat {seat} something hidden"


@pytest.mark.parametrize(
    ("title", "players", "options"),
    [("valletta", 2, ""), ("valdora", 3, ""), ("valencia", 3, ""), ("valeria", 3, "all")],
)
def test_no_door_tells_what_is_hidden(title: str, players: int, options: str) -> None:
    assert_nothing_leaks(title, players, options)


def hidden_card(turns: Turns, seat: int) -> int:
    """A number that follows from what this seat may not know."""
    return crc32(repr(kit_of(turns.game.title).hidden(turns.state, seat)).encode()) % 97


def in_an_observation(monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[[Turns, int], array[float]] = Turns.observe

    def leaking(turns: Turns, seat: int) -> array[float]:
        seen = honest(turns, seat)
        seen[-1] = hidden_card(turns, seat)
        return seen

    monkeypatch.setattr(Turns, "observe", leaking)


def in_a_mask(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = pettingzoo.raw_env.observe

    def leaking(env: pettingzoo.raw_env, agent: str) -> pettingzoo.Observed:
        seen = honest(env, agent)
        seen["action_mask"][hidden_card(env.turns, env._seats[agent]) % 8] ^= 1
        return seen

    monkeypatch.setattr(pettingzoo.raw_env, "observe", leaking)


@pytest.mark.parametrize(("plant", "where"), [(in_an_observation, "observation"), (in_a_mask, "mask")])
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=f"{where} tells seat . something hidden"):
        assert_nothing_leaks("valletta", 3, "")
