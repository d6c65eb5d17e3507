"""What the final scoring reads, as far as somebody may know it: the open table and what is behind screens.

At the end everything is known. Before that a viewer knows its own coins and goods and the sums of all (Ruling 37).
"""

from __future__ import annotations

from collections.abc import Sequence

from valtable.games.valencia.box.city import City
from valtable.games.valencia.box.components import Box
from valtable.games.valencia.sight.view import ValenciaView
from valtable.games.valencia.state.state import NOBODY, State


class Known:
    """The table from one seat's side. `coins` and `goods` are None for seats whose screen hides them."""

    def __init__(
        self,
        box: Box,
        city: City,
        seats: int,
        holder: int,
        figures: list[int],
        fountain_at: list[int],
        palms: list[int],
        council: Sequence[Sequence[int]],
        coins: list[int | None],
        goods: list[list[int] | None],
        all_coins: int,
        all_goods: int,
    ) -> None:
        self.box, self.city, self.seats, self.holder = box, city, seats, holder
        self.around = city.around
        self.figures, self.fountain_at, self.palms, self.council = figures, fountain_at, palms, council
        self.coins, self.goods, self.all_coins, self.all_goods = coins, goods, all_coins, all_goods

    def members(self, seat: int) -> list[int]:
        """The city spaces where this seat's family members stand."""
        return [cell for cell in self.city.spaces if self.figures[cell] == seat]

    def built(self) -> list[int]:
        """The fountain spaces with a fountain."""
        return [space for space in self.city.fountain_spaces if self.fountain_at[space] != NOBODY]

    def is_at_palm(self, cell: int) -> bool:
        """Next to a palm tree: one of the up to four spaces that meet at its bush."""
        return any(bush in self.palms for bush in self.around.bushes_near[cell])

    def fountains_at(self, cell: int) -> int:
        """The points of every fountain that touches this space, the central one among them (Ruling 4)."""
        points = self.box.central_points if self.around.is_at_central[cell] else 0
        for space in self.around.fountains_near[cell]:
            fountain = self.fountain_at[space]
            if fountain != NOBODY:
                points += self.box.fountain_points[fountain]
        return points

    def goods_of(self, seat: int) -> int | None:
        goods = self.goods[seat]
        return None if goods is None else sum(goods)


def known_of(box: Box, view: ValenciaView) -> Known:
    """What the viewer knows, ready to be scored."""
    screens = [view.screen_of(seat) for seat in range(view.seats)]
    return Known(
        box,
        box.city(view.seats, view.build),
        view.seats,
        view.holder,
        view.figures,
        view.fountain_at,
        view.palms,
        view.council,
        [None if screen is None else screen.coins for screen in screens],
        [None if screen is None else screen.goods for screen in screens],
        view.all_coins,
        sum(box.stock) - sum(view.supply),
    )


def all_known(state: State) -> Known:
    """Everything, as at the end or in an imagined world."""
    return Known(
        state.box,
        state.city,
        state.seats,
        state.holder,
        state.figures,
        state.fountain_at,
        state.palms,
        state.council,
        list(state.coins),
        list(state.goods),
        sum(state.coins),
        sum(map(sum, state.goods)),
    )
