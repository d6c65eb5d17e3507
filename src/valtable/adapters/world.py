"""A table with its luck and what each seat has learned, as a value that can be copied, kept and read back.

What OpenSpiel's states are made of; it knows nothing of OpenSpiel.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import msgspec

from valtable.adapters.rewards import leads
from valtable.adapters.setting import Setting, setting
from valtable.adapters.story import Story
from valtable.kernel.chance import Chance, FastChance
from valtable.kernel.journal import Journal
from valtable.kernel.luck import Seeded
from valtable.kernel.play import NOBODY, due
from valtable.kernel.seed import chosen, mix
from valtable.kernel.state import State, encode

LUCK_BITS: Final = 16
LUCK_NODES: Final = 3
"""So many numbers of so many bits are the seed: as many games as a seed that can be typed."""


class Kept(msgspec.Struct):
    """A world as data; of games as they come, not with corrected components."""

    place: str
    players: int
    options: dict[str, Any]
    luck: list[int]
    next_luck: int | None
    imagined: int
    state: str | None = None
    drawn: dict[str, int] = {}
    lines: list[list[str]] = []
    opened: list[float] = []


class World:
    """A table; until its luck is complete, none."""

    state: State
    story: Story

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game = setting.game
        self.luck: list[int] = []
        """The numbers of the seed so far."""
        self.next_luck: int | None = None
        """The number that was drawn for the next of them, once somebody has asked for it."""
        self.imagined = 0
        """The seed of the luck of a table that was imagined; 0 for a true one."""
        self.chance: Chance = FastChance(0)
        self.seat = NOBODY
        self.choices: list[int] = []
        self.opened: list[float] = []
        """How far each seat was ahead at the beginning."""

    @property
    def awaits_luck(self) -> bool:
        return len(self.luck) < LUCK_NODES

    @property
    def seed(self) -> int:
        """`valtable.new(game, seed=seed)` with the same choices is this game."""
        return sum(number << LUCK_BITS * place for place, number in enumerate(self.luck))

    def add_luck(self, number: int) -> None:
        self.luck.append(number)
        self.next_luck = None
        if not self.awaits_luck:
            self.chance = Seeded(mix(chosen(self.seed), []))
            self.state = self.game.setup(self.setting.options, self.setting.players, self.chance)
            self.story = Story.opening(self.game, self.state, self.setting.players)
            self.opened = leads(self.game, self.state, self.setting.players)
            self._go_on()

    def grown(self) -> list[float]:
        """By how much each seat is further ahead than at the beginning, as far as it may know."""
        now = leads(self.game, self.state, self.setting.players)
        return [lead - opened for lead, opened in zip(now, self.opened, strict=True)]

    def play(self, action: int) -> None:
        self.story.chose(self.seat, self.game.actions.notations[action])
        self._act(self.seat, action)
        self._go_on()

    def _act(self, seat: int, action: int) -> None:
        journal = Journal(self.game.events)
        self.game.apply(self.state, seat, action, self.chance, journal)
        self.story.happened(journal)

    def _go_on(self) -> None:
        while True:
            seat, choices, unasked = due(self.game, self.state)
            if not unasked:
                self.seat, self.choices = seat, choices
                return
            self._act(seat, choices[0])

    def imagined_for(self, viewer: int, seed: int) -> World:
        """A world that the viewer cannot tell from this one, with luck of its own."""
        other = World(self.setting)
        other.luck, other.imagined = list(self.luck), seed + 1
        other.chance = FastChance(other.imagined)
        view = self.game.view(self.state, viewer)
        other.state = self.game.imagine(view, other.chance)
        other.story = Story.opening(self.game, other.state, self.setting.players)
        other.story.lines[viewer] = list(self.story.lines[viewer])
        other.opened = self.opened
        other.seat, other.choices = self.seat, other.game.choices(other.state, self.seat)
        return other

    def told(self) -> str:
        """Everything, hidden or not."""
        if self.awaits_luck:
            return f"luck {self.luck}"
        return f"{encode(self.state).decode()}\nseat {self.seat} of {self.game.title}"

    # Copied and kept

    def __deepcopy__(self, memo: object) -> World:
        other = World(self.setting)
        other.luck, other.next_luck, other.imagined = list(self.luck), self.next_luck, self.imagined
        if not self.awaits_luck:
            other.state, other.story = self.game.copy(self.state), self.story.copy()
            other.seat, other.choices = self.seat, self.choices
            other.chance, other.opened = copied(self.chance), self.opened
        return other

    def __reduce__(self) -> tuple[Callable[[bytes], World], tuple[bytes]]:
        type_ = type(self.game)
        kept = Kept(
            f"{type_.__module__}:{type_.__qualname__}",
            self.setting.players,
            msgspec.to_builtins(self.setting.options),
            self.luck,
            self.next_luck,
            self.imagined,
        )
        if not self.awaits_luck:
            kept.state, kept.lines = encode(self.state).decode(), self.story.lines
            kept.opened = self.opened
            kept.drawn = self.chance.drawn if isinstance(self.chance, Seeded) else {"": int(fast(self.chance).word)}
        return revived, (msgspec.json.encode(kept),)


def copied(chance: Chance) -> Chance:
    """Luck that goes on alike."""
    if isinstance(chance, Seeded):
        return Seeded(chance._seed, chance.drawn)
    other = FastChance(0)
    other.word = fast(chance).word
    return other


def fast(chance: Chance) -> FastChance:
    assert isinstance(chance, FastChance)
    return chance


def revived(data: bytes) -> World:
    """A world that was kept."""
    kept = msgspec.json.decode(data, type=Kept)
    world = World(known(kept.place, kept.players, msgspec.json.encode(kept.options)))
    world.luck, world.next_luck, world.imagined = kept.luck, kept.next_luck, kept.imagined
    if kept.state is not None:
        world.state = world.game.decode_state(world.setting.options, kept.state.encode())
        world.story, world.opened = Story(kept.lines), kept.opened
        world.seat, world.choices, _ = due(world.game, world.state)
        if kept.imagined:
            world.chance = FastChance(0)
            fast(world.chance).word = kept.drawn[""]
        else:
            world.chance = Seeded(mix(chosen(world.seed), []), kept.drawn)
    return world


@lru_cache(maxsize=64)
def known(place: str, players: int, options: bytes) -> Setting:
    return setting(place, players, msgspec.json.decode(options))
