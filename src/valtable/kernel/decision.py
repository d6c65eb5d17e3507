"""Decisions and offers: who must choose, and what can be chosen, as values for people."""

from __future__ import annotations

import msgspec

from valtable.kernel.refusal import Args, Refusal


class Decision(msgspec.Struct, frozen=True):
    """Who must choose, what kind of choice, and the thing it comes from (`character:thief`).

    `sealed` names the phase in which several seats choose at the same time, unseen by the others
    (`planning 3`); two phases in a row have different names. Empty for an ordinary decision.
    """

    seat: int
    kind: str
    source: str = ""
    sealed: str = ""

    def seen_by(self, viewer: int | None) -> Decision:
        """As a viewer may know it: of another's sealed decision only that it is open."""
        if self.sealed and self.seat != viewer:
            return Decision(self.seat, "sealed", sealed=self.sealed)
        return self


class Amount(msgspec.Struct, frozen=True):
    """So many of a thing."""

    thing: str
    n: int


class Effect(msgspec.Struct, frozen=True):
    """One consequence of an action, as text key (`effect-...`) and arguments."""

    kind: str
    args: Args = {}


class Portrait(msgspec.Struct, frozen=True):
    """An action as it would be done now: things touched, price as paid now, consequences.

    Where a touched thing may lie in several places, `place:KIND` among the touched names those that are meant.
    """

    touches: tuple[str, ...] = ()
    cost: tuple[Amount, ...] = ()
    effects: tuple[Effect, ...] = ()


class Offer(msgspec.Struct, frozen=True):
    """One thing a person can do, or a near miss with the refusal that forbids it."""

    action: int
    notation: str
    kind: str
    args: Args
    touches: tuple[str, ...]
    cost: tuple[Amount, ...]
    effects: tuple[Effect, ...]
    refusal: Refusal | None = None
