"""The state of a game with modules: the base game's table, and beside it all that modules bring.

The base game keeps its own state, so that its encoding stays as it was; what stands here is empty there.
"""

from __future__ import annotations

from typing import Any, ClassVar

from valtable.games.valeria.box.components import Box
from valtable.games.valeria.options import ValeriaOptions
from valtable.games.valeria.state.state import State, Tokens

MORE: dict[str, Any] = {
    # Cards and tokens of packs
    "third": int,  # the third Starter
    "acting": int,  # whether the active player's Action Phase runs
    "down_citizens": list[list[int]],  # face-down, by seat
    "down_domains": list[list[int]],
    "banished": list[list[int]],  # Citizens, Monsters, Domains, Nobles
    "laid": list[list[Tokens]],  # Undead Samurai on each slot, each with its tokens
    "samurai": int,  # those still set aside
    "guard_slot": int,  # where the King's Guard can be recruited
    "guards": int,  # how many are left of it
    "stored": int,  # Gold on the Ghost Ship
    "blockade": int,  # whether the Pirate Blockade works this turn
    "magic_gained": list[int],  # who gained Magic in this Harvest
    # Crimson Seas
    "maps": list[int],
    "claims": list[list[int]],  # steps whose Maps are handed out when everybody has harvested
    "rows": list[list[int]],  # Goods, Tomes and Nobles on the islands, top to bottom
    "row_bags": list[list[int]],
    "goods": list[list[int]],  # by seat and type
    "tomes": list[list[int]],  # face-up, by seat and resource
    "spent": list[list[int]],  # Tomes turned face-down
    "nobles": list[list[int]],
    "offerings": list[int],  # on Exekratys
    # Agents, Relics, Ward Towers
    "agents": list[int],
    "agent_bag": list[int],
    "agent_bottom": list[int],  # known to all, the next to come first
    "relics": list[list[int]],  # dealt, by seat
    "relic_kept": list[int],
    "relic_bag": list[int],
    "tower": int,  # the one under construction
    "tower_bag": list[int],
    "banners": list[int],  # whose Banner lies on its Gold, Strength and Magic place
    "standing": int,  # completed towers
    "banners_won": list[int],  # Banners on their 5 VP side, by seat
}
NUMBERS = tuple(name for name, type_ in MORE.items() if type_ is int)
LISTS = tuple(name for name, type_ in MORE.items() if type_ == list[int])
TABLES = tuple(name for name, type_ in MORE.items() if type_ not in (int, list[int]))
BASE_FIELDS = len(State.FIELDS)


class FullState(State):
    __slots__ = tuple(MORE)
    FIELDS: ClassVar[dict[str, Any]] = State.FIELDS | MORE

    def __init__(self, box: Box, options: ValeriaOptions, *fields: Any) -> None:
        super().__init__(box, options, *fields[:BASE_FIELDS])
        self.modules = True
        for name, value in zip(MORE, fields[BASE_FIELDS:], strict=True):
            setattr(self, name, value)

    def copy(self) -> FullState:
        new = FullState.__new__(FullState)
        base = State.copy(self)
        new.box, new.options, new.modules = self.box, self.options, True
        for name in State.FIELDS:
            setattr(new, name, getattr(base, name))
        for name in NUMBERS:
            setattr(new, name, getattr(self, name))
        for name in LISTS:
            setattr(new, name, getattr(self, name)[:])
        for name in TABLES:
            setattr(new, name, [row[:] for row in getattr(self, name)])
        return new
