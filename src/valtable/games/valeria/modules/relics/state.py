"""What Relics add to the table."""

from __future__ import annotations

from typing import Any, ClassVar, final


@final
class Relics:
    """The two that everybody was dealt, which of them is kept, and the rest."""

    dealt: list[list[int]]
    """By seat; none before the Dukes are chosen."""
    kept: list[int]
    """The place of the one kept, by seat."""
    bag: list[int]

    # The rest is written by `make generated` from the fields above.
    __slots__ = (
        "bag", "dealt", "kept",
    )  # fmt: skip
    FIELDS: ClassVar[dict[str, Any]] = {
        "dealt": list[list[int]], "kept": list[int], "bag": list[int],
    }  # fmt: skip

    def __init__(
        self, dealt: list[list[int]], kept: list[int], bag: list[int],
    ) -> None:  # fmt: skip
        self.dealt = dealt
        self.kept = kept
        self.bag = bag

    def copy(self) -> Relics:
        return Relics(
            [x[:] for x in self.dealt], self.kept[:], self.bag[:],
        )  # fmt: skip
