"""What cards of modules and packs add to the table, whichever of them are in play."""

from __future__ import annotations

from typing import Any, ClassVar, final

Tokens = tuple[int, int, int]
"""Gold, Strength and Magic that a card costs more."""


@final
class Packs:
    """Cards that are face-down, banished or laid on stacks, and what some cards must remember."""

    third: int
    """The third Starter."""
    acting: int
    """Whether the active player's Action Phase runs."""
    down_citizens: list[list[int]]
    """Face-down, by seat."""
    down_domains: list[list[int]]
    banished: list[list[int]]
    """Citizens, Monsters, Domains, Nobles."""
    laid: list[tuple[Tokens, ...]]
    """Undead Samurai on each slot, each with its tokens."""
    samurai: int
    """Undead Samurai still set aside."""
    guard_slot: int
    """Where the King's Guard can be recruited."""
    guards: int
    """How many are left of it."""
    stored: int
    """Gold on the Ghost Ship."""
    blockade: int
    """Whether the Pirate Blockade works this turn."""
    magic_gained: list[int]
    """Who gained Magic in this Harvest."""

    # The rest is written by `make generated` from the fields above.
    __slots__ = (
        "acting", "banished", "blockade", "down_citizens", "down_domains", "guard_slot", "guards", "laid",
        "magic_gained", "samurai", "stored", "third",
    )  # fmt: skip
    FIELDS: ClassVar[dict[str, Any]] = {
        "third": int, "acting": int, "down_citizens": list[list[int]], "down_domains": list[list[int]],
        "banished": list[list[int]], "laid": list[tuple[Tokens, ...]], "samurai": int, "guard_slot": int,
        "guards": int, "stored": int, "blockade": int, "magic_gained": list[int],
    }  # fmt: skip

    def __init__(
        self, third: int, acting: int, down_citizens: list[list[int]], down_domains: list[list[int]],
        banished: list[list[int]], laid: list[tuple[Tokens, ...]], samurai: int, guard_slot: int, guards: int,
        stored: int, blockade: int, magic_gained: list[int],
    ) -> None:  # fmt: skip
        self.third = third
        self.acting = acting
        self.down_citizens = down_citizens
        self.down_domains = down_domains
        self.banished = banished
        self.laid = laid
        self.samurai = samurai
        self.guard_slot = guard_slot
        self.guards = guards
        self.stored = stored
        self.blockade = blockade
        self.magic_gained = magic_gained

    def copy(self) -> Packs:
        return Packs(
            self.third, self.acting, [x[:] for x in self.down_citizens], [x[:] for x in self.down_domains],
            [x[:] for x in self.banished], self.laid[:], self.samurai, self.guard_slot, self.guards, self.stored,
            self.blockade, self.magic_gained[:],
        )  # fmt: skip
