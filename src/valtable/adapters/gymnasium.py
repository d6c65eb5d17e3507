"""Gymnasium: one seat that learns against chosen bots.

>>> import gymnasium
>>> import valtable.adapters.gymnasium                        # makes our environments known
>>> env = gymnasium.make("valtable/Valletta-2p-v0", opponents="level1")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, cast

from valtable.adapters.needs import needs

needs("gymnasium", "numpy")

import gymnasium
import numpy as np
from gymnasium import logger
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.spaces import Box, Discrete, Space
from numpy.typing import NDArray

from valtable import games
from valtable.adapters.drawn import drawn
from valtable.adapters.opponents import USUAL, Opponent
from valtable.adapters.rewards import FINAL, ILLEGAL, Reward
from valtable.adapters.setting import Setting, Wanted, setting
from valtable.adapters.single import Single, Wish
from valtable.kernel.game import AnyGame

Row = NDArray[np.float32]
Mask = NDArray[np.int8]


def box(table: Setting) -> Space[Row]:
    """What observations can be: each number within what the rules allow."""
    low, high = table.bounds
    bounded: Any = Box(np.array(low, np.float32), np.array(high, np.float32), dtype=np.float32)
    return cast(Space[Row], bounded)


class Choices(Discrete):
    """The actions of a game. Without a mask `sample` gives one that may be done now, as an agent at random wants."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.legal: list[int] = []

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self.legal:
            return np.int64(self.legal[int(self.np_random.integers(len(self.legal)))])
        return super().sample(mask, probability)


class Env(gymnasium.Env[Row, np.int64]):
    """A seat of a game. What may be done stands in `info["action_mask"]` and in `action_masks()`."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | AnyGame,
        players: int | None = None,
        opponents: Opponent | Sequence[Opponent] = USUAL,
        seat: int | None = 0,
        options: Wanted | None = None,
        reward: Reward = FINAL,
        render_mode: str | None = None,
    ) -> None:
        table = setting(game, players, options)
        self.single = Single(table, Wish(opponents, seat, reward))
        self.render_mode = render_mode
        self.observation_space = box(table)
        self._choices = self.action_space = Choices(table.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """A new table: with a seed that of `valtable.new(game, seed=seed)`."""
        super().reset(seed=seed)
        drawn_seed = int(self.np_random.integers(1 << 48))
        self.single.begin(drawn_seed if seed is None else seed)
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """The learner's choice. One that the rules forbid loses the game, as it does in PettingZoo."""
        turns = self.single.turns
        if turns.is_over:
            raise ResetNeeded("the game is over, or has not begun: reset")
        if not self._choices.contains(action):
            raise InvalidAction(f"{action}: the actions are 0 to {turns.setting.actions - 1}")
        if action not in turns.choices:
            logger.warn(f"{turns.game.actions.notations[action]!r} is not among the choices: the game is lost with it")
            seen = self._seen()
            turns.give_up()
            return seen, ILLEGAL, True, False, self._info() | {"illegal": True}
        self.single.play(int(action))
        if self.render_mode == "human":
            self.render()
        return self._seen(), self.single.reward, turns.is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask under the name by which agents ask an environment for it."""
        mask = np.zeros(self.single.turns.setting.actions, np.bool_)
        mask[self.single.turns.choices] = True
        return mask

    def render(self) -> str | None:
        if self.render_mode == "ansi":
            return drawn(self.single.turns)
        if self.render_mode == "human":
            sys.stdout.write(drawn(self.single.turns) + "\n")
        return None

    def _seen(self) -> Row:
        self._choices.legal = self.single.turns.choices
        return np.array(self.single.turns.observe(self.single.learner), np.float32)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}


env = Env
"""By the name that the other doors have, too."""


def names_of(type_: type[AnyGame]) -> dict[str, int]:
    """The environments of a game, with the players of each."""
    return {
        f"valtable/{type_.title.capitalize()}-{players}p-v{type_.observation_version}": players
        for players in range(type_.min_seats, type_.max_seats + 1)
    }


def register(title: str) -> None:
    """Make a game's environments known to Gymnasium; once more changes nothing."""
    for name, players in names_of(games.find(title)).items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                "valtable.adapters.gymnasium:Env",
                vector_entry_point="valtable.adapters.vector:VectorEnv",
                kwargs={"game": title, "players": players},
            )


for one in list(games.TITLES):
    register(one)
