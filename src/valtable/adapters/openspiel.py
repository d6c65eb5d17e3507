"""OpenSpiel: importing this makes `pyspiel.load_game("valtable_valletta", {"players": 4})` work.

A game of sampled luck and imperfect information. Its luck is drawn first, as three numbers at chance nodes, and all
that happens follows from them and the choices; so a history replays. The information state is what the seat has
learned, the observation what it sees; `resample_from_infostate` imagines a table that fits what the seat sees, and luck
anew, and that is what OpenSpiel's ISMCTS (`open_spiel.python.algorithms.ismcts`) plays on. Parameters: `players`,
`options` (`all`, or `key:value;key:value`), `reward` (`final`, `points` or `shaped`), `seed` for repeatable luck.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from valtable.adapters.needs import needs

needs("pyspiel", "numpy")

import numpy as np
import pyspiel

from valtable import games
from valtable.adapters.rewards import FINAL, HUNDRED, POINTS, SHAPED, at_the_end, check_reward, lead
from valtable.adapters.setting import Setting, setting
from valtable.adapters.story import seen
from valtable.adapters.world import LUCK_BITS, World
from valtable.kernel.errors import Malformed
from valtable.kernel.game import AnyGame

PREFIX: Final = "valtable_"
MOST_POINTS: Final = 10_000.0
"""By which nobody is ever before another."""
LONGEST: Final = 100_000
"""Decisions that no game takes."""
NO_SEED: Final = -1


def game_type(type_: type[AnyGame], reward: str = FINAL) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=PREFIX + type_.title,
        long_name=f"Valtable {type_.title.capitalize()} v{type_.observation_version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=getattr(pyspiel.GameType.RewardModel, "REWARDS" if reward == SHAPED else "TERMINAL"),
        max_num_players=type_.max_seats,
        min_num_players=type_.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, type_.min_seats),
            "options": "",
            "reward": FINAL,
            "seed": NO_SEED,
        },
    )


def readable(options: str) -> str:
    """With signs that OpenSpiel reads back in the name of a game: its own are = and a comma."""
    return options.replace("=", ":").replace(",", ";")


class Game(pyspiel.Game):
    """A title at one number of players; each title has a class of its own."""

    title: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        given["options"] = readable(str(given.get("options", "")))
        self.reward = str(given.get("reward", FINAL))
        try:
            self.setting: Setting = setting(self.title, given.get("players"), given["options"])
            check_reward(self.reward)
        except Malformed as error:
            raise pyspiel.SpielError(str(error)) from None
        seed = int(given.get("seed", NO_SEED))
        self.luck = random.Random(seed) if seed >= 0 else random.SystemRandom()
        bound = {FINAL: 1.0, POINTS: MOST_POINTS, SHAPED: MOST_POINTS / HUNDRED}[self.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=1 << LUCK_BITS,
            num_players=self.setting.players,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(type(self.setting.game), self.reward), info, given)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.setting, kind, params)


class State(pyspiel.State):
    """OpenSpiel's state around a world; what the world does not know, such as the history, OpenSpiel keeps."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.world = World(game.setting)
        self.before = [0.0] * game.setting.players
        """What the way here was worth before the last step."""

    def current_player(self) -> int:
        world = self.world
        if world.awaits_luck:
            return int(pyspiel.PlayerId.CHANCE)
        return world.seat if world.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return not self.world.awaits_luck and self.world.seat < 0

    def _legal_actions(self, player: int) -> list[int]:
        return self.world.choices

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One outcome, drawn now and kept: luck is sampled, not listed."""
        if self.world.next_luck is None:
            self.world.next_luck = self.get_game().luck.getrandbits(LUCK_BITS)
        return [(self.world.next_luck, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.world.awaits_luck:
            if action >> LUCK_BITS:
                raise pyspiel.SpielError(f"{action} is no luck: that is 0 to {(1 << LUCK_BITS) - 1}")
            self.world.add_luck(action)
            return
        if action not in self.world.choices:
            raise pyspiel.SpielError(f"{action} is not among the choices of player {self.world.seat}")
        if self.get_game().reward == SHAPED:
            self.before = self.returns()
        self.world.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        notations = self.world.game.actions.notations
        return str(notations[action]) if 0 <= action < len(notations) else f"no action {action}"

    def returns(self) -> list[float]:
        """What the game was worth so far; but for `shaped` nothing before its end."""
        world, reward = self.world, self.get_game().reward
        worth = [0.0] * world.setting.players
        if world.awaits_luck:
            return worth
        if reward == SHAPED:
            worth = [grown / HUNDRED for grown in world.grown()]
        if self.is_terminal():
            sheet = world.game.standing(world.game.view(world.state, None))
            if reward == POINTS:
                return [lead(sheet, seat) for seat in range(world.setting.players)]
            worth = [way + end for way, end in zip(worth, at_the_end(sheet.outcome), strict=True)]
        return worth

    def rewards(self) -> list[float]:
        """Of the last step."""
        return [now - then for now, then in zip(self.returns(), self.before, strict=True)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that this player cannot tell from the true one, with luck of its own from here on."""
        other: State = self.get_game().new_initial_state()
        if self.world.awaits_luck:  # nobody has seen anything: as many numbers, but others
            for _ in self.world.luck:
                other.apply_action(int(sampler() * (1 << LUCK_BITS)))
            return other
        other.world = self.world.imagined_for(player, int(sampler() * (1 << 52)))
        return other

    def __str__(self) -> str:
        """Everything, also what is hidden: for whoever looks for a fault."""
        return self.world.told()


class Observer:
    """What a player sees as numbers and text; with perfect recall, what it has learned, as text."""

    def __init__(self, setting: Setting, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, not {params}")
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalls = kind.perfect_recall
        self.tensor: np.ndarray[Any, Any] | None = None
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        if self.private and kind.public_info and not self.recalls:
            self.tensor = np.zeros(setting.features, np.float32)
            self.dict["observation"] = self.tensor
        self.public = kind.public_info

    def set_from(self, state: State, player: int) -> None:
        world = state.world
        if self.tensor is None:
            return
        if world.awaits_luck:
            self.tensor.fill(0)
        else:
            self.tensor[:] = world.game.observe_state(world.state, player)

    def string_from(self, state: State, player: int) -> str | None:
        world = state.world
        if world.awaits_luck:
            return ""
        if self.recalls:
            return world.story.told(player) if self.private else None
        if self.public:
            return seen(world.game, world.state, player if self.private else None)
        return None


def register(title: str) -> None:
    """Make a game known to OpenSpiel; once more changes nothing.

    What is handed over is a class, as for OpenSpiel's own: a function would be freed when Python is gone already.
    """
    if PREFIX + title not in pyspiel.registered_names():
        pyspiel.register_game(
            game_type(games.find(title)), type(f"{title.capitalize()}Game", (Game,), {"title": title})
        )


for one in list(games.TITLES):
    register(one)
