"""PettingZoo: all seats, one after the other (AEC).

>>> from valtable.adapters import pettingzoo
>>> env = pettingzoo.env("valletta", players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     ended = termination or truncation
...     env.step(None if ended else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

import sys
from typing import Any

from valtable.adapters.needs import needs

needs("pettingzoo", "gymnasium", "numpy")

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from valtable.adapters.batch import Seeds
from valtable.adapters.drawn import drawn
from valtable.adapters.rewards import FINAL, ILLEGAL, Reward
from valtable.adapters.setting import Setting, Wanted, setting
from valtable.adapters.turns import Turns
from valtable.kernel.game import AnyGame

Observed = dict[str, np.ndarray[Any, Any]]


def env(
    game: str | AnyGame,
    players: int | None = None,
    seed: int | None = None,
    options: Wanted | None = None,
    reward: Reward = FINAL,
    render_mode: str | None = None,
) -> AECEnv[str, Observed, int | None]:
    """With PettingZoo's own guards: an illegal action ends the game, one outside the table is an error."""
    bare = raw_env(game, players, seed, options, reward, render_mode)
    guarded = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL))
    return wrappers.OrderEnforcingWrapper(guarded)


class raw_env(AECEnv[str, Observed, int | None]):  # noqa: N801 - PettingZoo's name for it
    """Without guards. `seed` is for a first `reset` without one."""

    def __init__(
        self,
        game: str | AnyGame,
        players: int | None = None,
        seed: int | None = None,
        options: Wanted | None = None,
        reward: Reward = FINAL,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting: Setting = setting(game, players, options)
        self.turns = Turns(self.setting, reward)
        self.metadata = {
            "name": f"valtable_{self.setting.game.title}_v{self.setting.version}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Seeds(seed)
        low, high = self.setting.bounds
        boxes = [
            Dict(
                {
                    "observation": Box(np.array(low, np.float32), np.array(high, np.float32), dtype=np.float32),
                    "action_mask": Box(0, 1, (self.setting.actions,), np.int8),
                }
            )
            for _ in self.possible_agents
        ]
        self._observed = dict(zip(self.possible_agents, boxes, strict=True))
        self._acted = {agent: Discrete(self.setting.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self._observed[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._acted[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a table. Without a seed the games follow from the one before, or from nothing anybody knows."""
        if seed is not None:
            self._seeds = Seeds(seed)
        self.turns.begin(self._seeds.next())
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.turns.seat]

    def observe(self, agent: str) -> Observed:
        """What this seat sees; its mask is empty unless it is asked."""
        seat, mask = self._seats[agent], np.zeros(self.setting.actions, np.int8)
        if seat == self.turns.seat:
            mask[self.turns.choices] = 1
        return {"observation": np.array(self.turns.observe(seat), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action not in self.turns.choices:
            raise ValueError(f"{action} is not among the choices of {agent}")
        self._cumulative_rewards[agent] = 0.0
        self.turns.play(int(action))
        self.rewards = dict(zip(self.possible_agents, self.turns.rewards, strict=True))
        self._accumulate_rewards()
        if self.turns.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.turns.seat]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        if self.render_mode == "ansi":
            return drawn(self.turns)
        if self.render_mode == "human":
            sys.stdout.write(drawn(self.turns) + "\n")
        return None

    def close(self) -> None:
        """Nothing is held."""
