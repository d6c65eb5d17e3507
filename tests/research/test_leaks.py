"""What is hidden does not get through the doors: whatever a seat cannot know is changed, and every door says the same.

The check is one and runs over all doors; a leak that is planted in a door turns it red.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any
from zlib import crc32

import numpy as np
import pyspiel
import pytest

from tests.kits import kit_of
from tests.kits.base import Kit
from tests.research.tables import tables
from valtable.adapters import batch, gymnasium, openspiel, pettingzoo, vector
from valtable.adapters import turns as turning
from valtable.adapters import world as worlds
from valtable.adapters.drawn import drawn
from valtable.adapters.rewards import SHAPED
from valtable.adapters.story import Story
from valtable.adapters.turns import Turns
from valtable.kernel.luck import Seeded
from valtable.kernel.play import advance
from valtable.kernel.seed import chosen, mix

LOOKS = 4
WORLDS = 2
Told = dict[str, Any]


class Doors:
    """Every door at the same table; `told` is all that a seat is told through them."""

    def __init__(self, title: str, players: int, options: str) -> None:
        self.zoo = pettingzoo.raw_env(title, players, options=options, reward=SHAPED)
        self.gym = gymnasium.Env(title, players, "random", options=options, reward=SHAPED)
        self.batch = batch.make(title, players, 1, options=options, reward=SHAPED)
        self.vector = vector.VectorEnv(title, 1, players, "random", options=options, reward=SHAPED)
        spiel = pyspiel.load_game(f"valtable_{title}", {"players": players, "options": options, "reward": SHAPED})
        self.spiel: openspiel.State = spiel.new_initial_state()
        while self.spiel.is_chance_node():
            self.spiel.apply_action(self.spiel.chance_outcomes()[0][0])

    def told(self, kit: Kit, state: Any, seat: int) -> Told:
        """Put all doors at this position and ask them for what the seat is told."""
        lane, players = self.vector._lanes[0], self.zoo.setting.players
        for turns in (self.zoo.turns, self.gym.single.turns, self.batch._lanes[0], lane.turns):
            lay(turns, kit, state)
        self.gym.single.learner = seat
        seen, asked = self.zoo.observe(f"seat_{seat}"), self.zoo.turns.seat
        row = self.batch._lanes[0]
        self.batch.sheets.write(0, row, seat)
        world = self.spiel.world
        world.state, world.seat, world.choices = kit.game.copy(state), row.seat, row.choices
        world.story, world.opened = Story.opening(kit.game, world.state, players), [0.0] * players
        self.vector.sheets.write(0, lane.turns, seat)
        row._leads = [0.0] * players
        told: Told = {
            "PettingZoo's observation": seen["observation"],
            "PettingZoo's mask": seen["action_mask"],
            "whose turn it is": asked,
            "Gymnasium's observation": self.gym._seen(),
            "the batch's observation": self.batch.observations.copy(),
            "the vector environment's observation": self.vector._seen(),
            "OpenSpiel's numbers": np.array(self.spiel.observation_tensor(seat)),
            "OpenSpiel's text": self.spiel.observation_string(seat),
            "OpenSpiel's actions": self.spiel.legal_actions(seat),
            "OpenSpiel's story": self.spiel.information_state_string(seat),
            "OpenSpiel's returns": self.spiel.returns()[seat],
            "the reward on the way": row._grown()[seat],
            "the picture": drawn(row),
        }
        if asked == seat:
            told["Gymnasium's mask"] = self.gym._info()["action_mask"]
            told["the batch's mask"] = self.batch.masks.copy()
            told["the vector environment's mask"] = self.vector._info()["action_mask"]
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


def leaks(title: str, players: int, options: str, seed: int = 1) -> Iterator[str]:
    """What differs between tables that this seat cannot tell apart."""
    kit, doors, rng = kit_of(title), Doors(title, players, options), Random(seed)
    for state in positions(kit, doors, seed):
        for seat in range(players):
            known = doors.told(kit, state, seat)
            for _ in range(WORLDS):
                other = doors.told(kit, kit.permute(state, seat, rng), seat)
                for name, value in known.items():
                    if not np.array_equal(value, other[name]):
                        yield name


SAMPLE = {("valletta", 2, ""), ("valdora", 3, ""), ("valencia", 3, ""), ("valeria", 3, "all")}


@pytest.mark.parametrize(("title", "players", "options"), tables(SAMPLE))
def test_no_door_tells_what_is_hidden(title: str, players: int, options: str) -> None:
    assert not list(leaks(title, players, options))


def hidden_card(turns: Turns | worlds.World, seat: int) -> int:
    """A number that follows from what this seat may not know."""
    return crc32(repr(kit_of(turns.game.title).hidden(turns.state, seat)).encode()) % 97


def spoil(owner: object, name: str, leak: Callable[..., Any]) -> Callable[[pytest.MonkeyPatch], None]:
    """Let what this gives pass through `leak` first, with what it was given."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        honest = getattr(owner, name)
        monkeypatch.setattr(owner, name, lambda *given: leak(honest(*given), *given))

    return plant


def written(array: Any, at: Any, number: int) -> Any:
    array[at] = number
    return array


def turned(mask: Any, number: int) -> Any:
    mask[number % 8] ^= True
    return mask


def in_numbers_of_zoo(seen: Any, env: Any, agent: str) -> Any:
    written(seen["observation"], -1, hidden_card(env.turns, env._seats[agent]))
    return seen


def in_the_mask_of_zoo(seen: Any, env: Any, agent: str) -> Any:
    turned(seen["action_mask"], hidden_card(env.turns, env._seats[agent]))
    return seen


def in_numbers_of_gym(seen: Any, env: Any) -> Any:
    return written(seen, -1, hidden_card(env.single.turns, env.single.learner))


def in_the_mask_of_gym(mask: Any, env: Any) -> Any:
    return turned(mask, hidden_card(env.single.turns, env.single.learner))


def in_a_row(_: None, sheets: Any, place: int, turns: Turns, seat: int) -> None:
    written(sheets.observations, (place, -1), hidden_card(turns, seat))


def in_a_row_of_masks(_: None, sheets: Any, place: int, turns: Turns, seat: int) -> None:
    turned(sheets.masks[place], hidden_card(turns, seat))


def in_numbers_of_spiel(_: None, observer: Any, state: Any, player: int) -> None:
    if observer.tensor is not None and not state.world.awaits_luck:
        written(observer.tensor, -1, hidden_card(state.world, player))


def in_text_of_spiel(text: Any, observer: Any, state: Any, player: int) -> Any:
    return text if observer.recalls else f"{text} {hidden_card(state.world, player)}"


def in_the_story(text: Any, observer: Any, state: Any, player: int) -> Any:
    return f"{text} {hidden_card(state.world, player)}" if observer.recalls else text


def in_actions_of_spiel(choices: Any, state: Any, player: int) -> Any:
    return sorted({*choices, hidden_card(state.world, player) % 8})


def in_a_lead(found: Any, game: Any, state: Any, seats: int) -> Any:
    hidden = kit_of(game.title).hidden
    return [lead + crc32(repr(hidden(state, seat)).encode()) % 97 for seat, lead in enumerate(found)]


PLANTED = {
    "PettingZoo's observation": spoil(pettingzoo.raw_env, "observe", in_numbers_of_zoo),
    "PettingZoo's mask": spoil(pettingzoo.raw_env, "observe", in_the_mask_of_zoo),
    "Gymnasium's observation": spoil(gymnasium.Env, "_seen", in_numbers_of_gym),
    "Gymnasium's mask": spoil(gymnasium.Env, "action_masks", in_the_mask_of_gym),
    "the batch's observation": spoil(batch.Sheets, "write", in_a_row),
    "the batch's mask": spoil(batch.Sheets, "write", in_a_row_of_masks),
    "the vector environment's observation": spoil(batch.Sheets, "write", in_a_row),
    "the vector environment's mask": spoil(batch.Sheets, "write", in_a_row_of_masks),
    "OpenSpiel's numbers": spoil(openspiel.Observer, "set_from", in_numbers_of_spiel),
    "OpenSpiel's text": spoil(openspiel.Observer, "string_from", in_text_of_spiel),
    "OpenSpiel's story": spoil(openspiel.Observer, "string_from", in_the_story),
    "OpenSpiel's actions": spoil(openspiel.State, "_legal_actions", in_actions_of_spiel),
    "OpenSpiel's returns": spoil(worlds, "leads", in_a_lead),
    "the reward on the way": spoil(turning, "leads", in_a_lead),
}


TABLES = [("valletta", 3, ""), ("valencia", 2, ""), ("valeria", 3, "all")]
"""A plain game; one whose seats choose behind screens at the same time; one with all modules."""


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
@pytest.mark.parametrize("where", PLANTED)
def test_a_planted_leak_is_found_at_every_door(
    where: str, title: str, players: int, options: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    PLANTED[where](monkeypatch)
    assert where in leaks(title, players, options)
