"""What the Island board adds to the table."""

from __future__ import annotations

from typing import Any, ClassVar, final


@final
class CrimsonSeas:
    """Maps, the rows of the islands, offerings, and what everybody has brought home."""

    maps: list[int]
    claims: list[list[int]]
    """Steps whose Maps are handed out when everybody has harvested, by seat."""
    rows: list[list[int]]
    """Goods, Tomes and Nobles on the islands, top to bottom."""
    row_bags: list[list[int]]
    goods: list[list[int]]
    """By seat and type."""
    tomes: list[list[int]]
    """Face-up, by seat and resource."""
    spent: list[list[int]]
    """Tomes turned face-down."""
    nobles: list[list[int]]
    offerings: list[int]
    """On Exekratys."""

    # The rest is written by `make generated` from the fields above.
    __slots__ = (
        "claims", "goods", "maps", "nobles", "offerings", "row_bags", "rows", "spent", "tomes",
    )  # fmt: skip
    FIELDS: ClassVar[dict[str, Any]] = {
        "maps": list[int], "claims": list[list[int]], "rows": list[list[int]], "row_bags": list[list[int]],
        "goods": list[list[int]], "tomes": list[list[int]], "spent": list[list[int]], "nobles": list[list[int]],
        "offerings": list[int],
    }  # fmt: skip

    def __init__(
        self, maps: list[int], claims: list[list[int]], rows: list[list[int]], row_bags: list[list[int]],
        goods: list[list[int]], tomes: list[list[int]], spent: list[list[int]], nobles: list[list[int]],
        offerings: list[int],
    ) -> None:  # fmt: skip
        self.maps = maps
        self.claims = claims
        self.rows = rows
        self.row_bags = row_bags
        self.goods = goods
        self.tomes = tomes
        self.spent = spent
        self.nobles = nobles
        self.offerings = offerings

    def copy(self) -> CrimsonSeas:
        return CrimsonSeas(
            self.maps[:], [x[:] for x in self.claims], [x[:] for x in self.rows], [x[:] for x in self.row_bags],
            [x[:] for x in self.goods], [x[:] for x in self.tomes], [x[:] for x in self.spent],
            [x[:] for x in self.nobles], self.offerings[:],
        )  # fmt: skip
