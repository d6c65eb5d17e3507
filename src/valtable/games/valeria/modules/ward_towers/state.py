"""What Ward Towers add to the table."""

from __future__ import annotations

from typing import Any, ClassVar, final


@final
class WardTowers:
    """The tower under construction, those below it, and the Banners."""

    top: int
    """The tower under construction."""
    bag: list[int]
    banners: list[int]
    """Whose Banner lies on its Gold, Strength and Magic place."""
    completed: int
    """How many towers stand."""
    won: list[int]
    """Banners on their 5 VP side, by seat."""

    # The rest is written by `make generated` from the fields above.
    __slots__ = (
        "bag", "banners", "completed", "top", "won",
    )  # fmt: skip
    FIELDS: ClassVar[dict[str, Any]] = {
        "top": int, "bag": list[int], "banners": list[int], "completed": int, "won": list[int],
    }  # fmt: skip

    def __init__(
        self, top: int, bag: list[int], banners: list[int], completed: int, won: list[int],
    ) -> None:  # fmt: skip
        self.top = top
        self.bag = bag
        self.banners = banners
        self.completed = completed
        self.won = won

    def copy(self) -> WardTowers:
        return WardTowers(
            self.top, self.bag[:], self.banners[:], self.completed, self.won[:],
        )  # fmt: skip
