"""What Agents add to the table."""

from __future__ import annotations

from typing import Any, ClassVar, final


@final
class Agents:
    """Four of them open, those nobody has seen, and the used ones under the deck."""

    open: list[int]
    bag: list[int]
    bottom: list[int]
    """Known to all, the next to come first."""

    # The rest is written by `make generated` from the fields above.
    __slots__ = (
        "bag", "bottom", "open",
    )  # fmt: skip
    FIELDS: ClassVar[dict[str, Any]] = {
        "open": list[int], "bag": list[int], "bottom": list[int],
    }  # fmt: skip

    def __init__(
        self, open: list[int], bag: list[int], bottom: list[int],
    ) -> None:  # fmt: skip
        self.open = open
        self.bag = bag
        self.bottom = bottom

    def copy(self) -> Agents:
        return Agents(
            self.open[:], self.bag[:], self.bottom[:],
        )  # fmt: skip
