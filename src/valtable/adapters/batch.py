"""Many games stepped as one, all seats played by whoever steps them: arrays that are made once and written over.

>>> batch = make("valletta", players=2, count=64, seed=7)
>>> while True:
...     actions = policy(batch.observations, batch.masks)            # one for each game, of the seat `to_play`
...     step(batch, actions)
...     learn(batch.rewards[batch.done])

A game that is over begins anew at once: then `done` is true, `rewards` are those of its end, and everything else is of
the new game. Game number k of a lane is the one that `valtable.adapters.pettingzoo.env` plays after its k-th `reset`,
where the first was given the seed of the lane: `seed`, `seed + 1`, and so on.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any

from valtable.adapters.needs import needs

needs("numpy")

import numpy as np
from numpy.typing import NDArray

from valtable.adapters.rewards import FINAL, SHAPED, Reward
from valtable.adapters.setting import Setting, Wanted, setting
from valtable.adapters.turns import Turns
from valtable.kernel.features import FLOAT
from valtable.kernel.game import AnyGame


class Seeds:
    """The seeds of the games that are played one after the other in one place."""

    def __init__(self, seed: int | None = None) -> None:
        self.rng = np.random.default_rng(seed)
        self.first = seed

    def next(self) -> int:
        """First the one that was given, then such as follow from it; without one, such as nobody knows."""
        drawn, first = int(self.rng.integers(1 << 48)), self.first
        self.first = None
        return drawn if first is None else first


class Sheets:
    """The arrays of so many games, and each game's rows in them: writing a row makes nothing new."""

    def __init__(self, setting: Setting, count: int) -> None:
        self._width = setting.features
        self._seen = array("f", bytes(count * self._width * FLOAT))
        """What the games write into, all rows one after the other; `observations` looks at the same numbers."""
        self.observations: NDArray[np.float32] = np.frombuffer(self._seen, np.float32).reshape(count, self._width)
        self.masks: NDArray[np.int8] = np.zeros((count, setting.actions), np.int8)
        self.legal = rows_of(self.masks)
        """The masks, to be asked and written without a number of numpy's for each question."""
        self._set: list[list[int]] = [[] for _ in range(count)]

    def write(self, place: int, turns: Turns, seat: int) -> None:
        """What this seat sees of a game, and what may be done in it; at its end nothing may."""
        turns.game.observe_into(turns.state, seat, self._seen, place * self._width)
        legal = self.legal[place]
        for action in self._set[place]:
            legal[action] = 0
        for action in turns.choices:
            legal[action] = 1
        self._set[place] = turns.choices


def rows_of(masks: NDArray[np.int8]) -> list[Any]:
    """The rows of an array, to be written into without numpy."""
    flat: Any = masks.data.cast("B").cast("b")
    width = masks.shape[1]
    return [flat[start : start + width] for start in range(0, len(flat), width)]


class Batch:
    """So many games side by side."""

    def __init__(self, setting: Setting, count: int, seed: int | None = None, reward: Reward = FINAL) -> None:
        self.setting = setting
        self.count = count
        self.sheets = Sheets(setting, count)
        self.observations, self.masks = self.sheets.observations, self.sheets.masks
        """What the seat to play sees, and which actions are its choices."""
        self.rewards: NDArray[np.float32] = np.zeros((count, setting.players), np.float32)
        """Of the last step, for every seat."""
        self.to_play: NDArray[np.int32] = np.zeros(count, np.int32)
        self.done: NDArray[np.bool_] = np.zeros(count, np.bool_)
        """Which games have ended with the last step; they have begun anew."""
        self._shaped = reward == SHAPED
        self._lanes = [Turns(setting, reward) for _ in range(count)]
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew."""
        self._seeds = [Seeds(None if seed is None else seed + lane) for lane in range(self.count)]
        self.rewards.fill(0)
        self.done.fill(False)
        for place in range(self.count):
            self._begin(place)

    def step(self, actions: Iterable[int] | NDArray[np.integer[Any]]) -> None:
        """One action for each game. ValueError, and nothing has happened, if one of them is not among the choices."""
        wanted: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        self._check(wanted)
        self.rewards.fill(0)
        self.done.fill(False)
        for place, turns in enumerate(self._lanes):
            turns.play(wanted[place])
            if turns.seat < 0:
                self.rewards[place] = turns.rewards
                self.done[place] = True
                self._begin(place)
                continue
            if self._shaped:
                self.rewards[place] = turns.rewards
            self.to_play[place] = turns.seat
            self.sheets.write(place, turns, turns.seat)

    def _begin(self, place: int) -> None:
        turns = self._lanes[place]
        turns.begin(self._seeds[place].next())
        self.to_play[place] = turns.seat
        self.sheets.write(place, turns, turns.seat)

    def _check(self, wanted: list[int]) -> None:
        if len(wanted) != self.count:
            raise ValueError(f"{len(wanted)} actions for {self.count} games")
        actions = self.setting.actions
        for place, (action, legal) in enumerate(zip(wanted, self.sheets.legal, strict=True)):
            if not 0 <= action < actions or not legal[action]:
                raise ValueError(f"{action} is not among the choices of game {place}")


def make(
    game: str | AnyGame,
    players: int | None = None,
    count: int = 64,
    seed: int | None = None,
    options: Wanted | None = None,
    reward: Reward = FINAL,
) -> Batch:
    """So many games, begun."""
    return Batch(setting(game, players, options), count, seed, reward)


def reset(batch: Batch, seed: int | None = None) -> None:
    batch.reset(seed)


def step(batch: Batch, actions: Iterable[int] | NDArray[np.integer[Any]]) -> None:
    batch.step(actions)
