"""Gymnasium's `VectorEnv`: many seats that learn, each against bots of its own, stepped as one.

`gymnasium.make_vec("valtable/Valletta-2p-v0", num_envs=64)` makes it. It plays the games that as many single
environments play, and begins a game anew with the step after its end, as Gymnasium's own vector environments do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from valtable.adapters.needs import needs

needs("gymnasium", "numpy")

import numpy as np
from gymnasium import logger
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as Base
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from valtable.adapters.batch import Seeds, Sheets
from valtable.adapters.gymnasium import box
from valtable.adapters.opponents import USUAL, Opponent
from valtable.adapters.rewards import FINAL, ILLEGAL, Reward
from valtable.adapters.setting import Wanted, setting
from valtable.adapters.single import Single, Wish
from valtable.kernel.game import AnyGame

Rows = NDArray[np.float32]


class VectorEnv(Base[Rows, NDArray[np.int64], NDArray[Any]]):
    """With `copy=False` the arrays that are returned are written over by the next step."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(
        self,
        game: str | AnyGame,
        num_envs: int = 1,
        players: int | None = None,
        opponents: Opponent | Sequence[Opponent] = USUAL,
        seat: int | None = 0,
        options: Wanted | None = None,
        reward: Reward = FINAL,
        copy: bool = True,
    ) -> None:
        self.num_envs, self.copy = num_envs, copy
        table = setting(game, players, options)
        self.single_observation_space = box(table)
        self.single_action_space = Discrete(table.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.sheets = Sheets(table, num_envs)
        self.rewards = np.zeros(num_envs, np.float64)
        self.over = np.zeros(num_envs, np.bool_)
        self._lost = np.zeros(num_envs, np.bool_)
        self._never = np.zeros(num_envs, np.bool_)
        self._begun = False
        self._lanes = [Single(table, Wish(opponents, seat, reward)) for _ in range(num_envs)]
        self._seeds = [Seeds() for _ in range(num_envs)]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Rows, dict[str, Any]]:
        """With a seed, lane after lane has it, the next, and so on."""
        if isinstance(seed, int):
            seed = [seed + lane for lane in range(self.num_envs)]
        if seed is not None and len(seed) != self.num_envs:
            raise ValueError(f"{len(seed)} seeds for {self.num_envs} games")
        for lane, one in enumerate(seed or ()):
            if one is not None:
                self._seeds[lane] = Seeds(one)
        self._begun = True
        self._lost.fill(False)
        for lane in range(self.num_envs):
            self._begin(lane)
        return self._seen(), self._info()

    def step(self, actions: NDArray[np.int64]) -> tuple[Rows, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """An action for each game; where a game was over it is not looked at, and another begins."""
        wanted = self._wanted(np.asarray(actions))
        self._lost.fill(False)
        for lane, action in enumerate(wanted):
            if self.over[lane]:
                self._begin(lane)
            else:
                self._play(lane, action)
        return self._seen(), self.rewards.copy(), self.over.copy(), self._never.copy(), self._info()

    def _wanted(self, actions: NDArray[Any]) -> list[int]:
        """Numbers of the table for all games that go on; else Gymnasium's own errors, and nothing has happened."""
        if not self._begun:
            raise ResetNeeded("no game has begun: reset")
        if actions.shape != self.over.shape or not np.issubdtype(actions.dtype, np.integer):
            raise InvalidAction(f"{actions}: an action for each of {self.num_envs} games")
        last = self.sheets.masks.shape[1] - 1
        outside = ((actions < 0) | (actions > last)) & ~self.over
        if outside.any():
            raise InvalidAction(f"{actions[outside][0]}: the actions are 0 to {last}")
        wanted: list[int] = actions.tolist()
        return wanted

    def _begin(self, lane: int) -> None:
        single = self._lanes[lane]
        single.begin(self._seeds[lane].next())
        self.rewards[lane], self.over[lane] = 0.0, False
        self.sheets.write(lane, single.turns, single.learner)

    def _play(self, lane: int, action: int) -> None:
        single = self._lanes[lane]
        if action in single.turns.choices:
            single.play(action)
            self.rewards[lane] = single.reward
        else:
            logger.warn(f"{action} is not among the choices of game {lane}: the game is lost with it")
            single.turns.give_up()
            self.rewards[lane], self._lost[lane] = ILLEGAL, True
        self.over[lane] = single.turns.is_over
        self.sheets.write(lane, single.turns, single.learner)

    def _seen(self) -> Rows:
        return self.sheets.observations.copy() if self.copy else self.sheets.observations

    def _info(self) -> dict[str, Any]:
        masks = self.sheets.masks.copy() if self.copy else self.sheets.masks
        told = {"action_mask": masks, "_action_mask": ~self._never}
        if self._lost.any():
            told |= {"illegal": self._lost.copy(), "_illegal": self._lost.copy()}
        return told
