"""Why something may not be done: an int in the rules, a rich value at the edge.

Rules return the code of a `Reason`; texts, rule ids and details are added only for people.
"""

from __future__ import annotations

from typing import Final

import msgspec

Args = dict[str, int | str | list[str]]
"""Arguments of a text: numbers, plain words and references such as `good:gold`."""

OK: Final = 0
NOT_YOUR_DECISION: Final = 1
NOT_ASKED: Final = 2
FIRST_OWN_REASON: Final = 10
"""Games' own reasons are numbered from here."""


class Refusal(msgspec.Struct, frozen=True):
    """A refusal as it leaves the rules: text key, id of the rule, arguments of the text."""

    reason: str
    rule: str = ""
    details: Args = {}


class Reason(msgspec.Struct, frozen=True):
    """One entry of a game's list of reasons.

    `near` tells that the thing is there and the question fits, only a rule stands against it:
    such actions are shown greyed, with the reason, instead of not at all.
    """

    code: int
    key: str
    rule: str = ""
    near: bool = False


class Reasons:
    """The reasons of one game by their code; the kernel's own are always among them."""

    def __init__(self) -> None:
        kernel = (Reason(NOT_YOUR_DECISION, "not_your_decision"), Reason(NOT_ASKED, "not_asked"))
        self.by_code = {reason.code: reason for reason in kernel}
        self.near: set[int] = set()

    def add(self, key: str, rule: str = "", *, near: bool = False) -> int:
        """A reason of the game's own, under the next code: `HAS_OWNER: Final = REASONS.add("has_owner", …)`."""
        if any(reason.key == key for reason in self.by_code.values()):
            raise ValueError(f"two reasons are called {key}")
        code = max(FIRST_OWN_REASON, max(self.by_code) + 1)
        self.by_code[code] = Reason(code, key, rule, near)
        if near:
            self.near.add(code)
        return code

    def called(self, key: str) -> Reason:
        """The reason with this key."""
        return next(reason for reason in self.by_code.values() if reason.key == key)
