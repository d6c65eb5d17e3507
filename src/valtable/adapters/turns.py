"""A game asked one seat after the other: what all doors have in common.

Whatever is no choice is played unasked, as in a match. Where several seats choose at the same time they are asked in
the order of the seats, each until it is done: views and choices of a sealed phase say nothing of what others have
chosen, so nobody learns anything between. With a seed and the same choices it is the game of
`valtable.new(game, seed=seed)`.
"""

from __future__ import annotations

from array import array

from valtable.adapters.rewards import FINAL, HUNDRED, POINTS, SHAPED, at_the_end, check_reward, lead, leads
from valtable.adapters.setting import Setting
from valtable.kernel.luck import Seeded
from valtable.kernel.play import NOBODY, advance
from valtable.kernel.seed import chosen, mix
from valtable.kernel.state import State


class Turns:
    """One game at a time; `begin` another whenever you like."""

    state: State

    def __init__(self, setting: Setting, reward: str = FINAL) -> None:
        check_reward(reward)
        self.setting = setting
        self.game = setting.game
        self.reward = reward
        self.seat = NOBODY
        """Who must choose now; NOBODY before the beginning and after the end."""
        self.choices: list[int] = []
        self.rewards = [0.0] * setting.players
        """Of the last step."""
        self._leads: list[float] = []

    def begin(self, seed: int) -> None:
        """Set the table up. Whoever knows the seed knows all that is hidden."""
        self.seed = seed
        self.luck = Seeded(mix(chosen(seed), []))
        self.state = self.game.setup(self.setting.options, self.setting.players, self.luck)
        self.rewards = [0.0] * self.setting.players
        if self.reward == SHAPED:
            self._leads = leads(self.game, self.state, self.setting.players)
        self.seat, self.choices = advance(self.game, self.state, self.luck)

    @property
    def is_over(self) -> bool:
        return self.seat == NOBODY

    def play(self, action: int) -> None:
        """Carry out one of the choices, and all that follows without one."""
        self.game.apply(self.state, self.seat, action, self.luck, None)
        self.seat, self.choices = advance(self.game, self.state, self.luck)
        if self.seat == NOBODY:
            self.rewards = self._ended()
        elif self.reward == SHAPED:
            self.rewards = self._grown()

    def give_up(self) -> None:
        """Nobody plays on."""
        self.seat, self.choices = NOBODY, []

    def observe(self, seat: int) -> array[float]:
        """What a seat sees, as numbers: the same from the true table as from the seat's view."""
        return self.game.observe_state(self.state, seat)

    def _grown(self) -> list[float]:
        before, self._leads = self._leads, leads(self.game, self.state, self.setting.players)
        return [(now - then) / HUNDRED for now, then in zip(self._leads, before, strict=True)]

    def _ended(self) -> list[float]:
        sheet = self.game.standing(self.game.view(self.state, None))
        if self.reward == POINTS:
            return [lead(sheet, seat) for seat in range(self.setting.players)]
        final = at_the_end(sheet.outcome)
        if self.reward == SHAPED:
            return [share + grown for share, grown in zip(final, self._grown(), strict=True)]
        return final
