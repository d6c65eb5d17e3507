"""Three failures that stay apart: malformed input, an illegal action, our own bug."""

from __future__ import annotations

from valtable.kernel.refusal import Refusal


class ValtableError(Exception):
    """Anything the platform raises on purpose; its text is one line a person can act on."""


class Malformed(ValtableError):
    """Something from outside cannot be decoded: where it stands and what is wrong with it."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where
        self.problem = problem


class Unknown(Malformed):
    """Of rules or components that this program does not have: of another release, not wrong in itself."""


class Unplayable(Malformed):
    """Options that do not go together by the rules of a game: a reason that can be said in any language."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        super().__init__("options", f"{refusal.reason} [{refusal.rule}]")
        self.game = game
        self.refusal = refusal


class Refused(ValtableError):
    """The rules do not allow it; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        details = ", ".join(f"{name}={value}" for name, value in refusal.details.items())
        super().__init__(f"{refusal.reason} [{refusal.rule}]" + (f" {details}" if details else ""))
        self.refusal = refusal


class Broken(ValtableError):
    """A promise of the program does not hold: a bug of ours, never the player's fault."""
