"""Whole moves as a person composes them, spelled into small steps."""

from __future__ import annotations

from typing import Literal

from valtable.games.valletta.box.actions import GOODS
from valtable.games.valletta.box.printed import Good
from valtable.games.valletta.phases.exchange import goods_for_one
from valtable.games.valletta.state.state import State
from valtable.kernel.errors import Malformed
from valtable.kernel.values import Steps, Wish


class BuildWish(Wish, frozen=True, tag="build"):
    """Play this card and build with it; `save` names the material saved, where the card saves one."""

    card: str
    building: str
    how: Literal["construct", "upgrade"] = "construct"
    save: Literal["", "wood", "stone", "brick"] = ""


class ExchangeWish(Wish, frozen=True, tag="exchange"):
    """Give these goods, in any order, for the one wanted."""

    want: Good
    give: tuple[Good, ...]


VallettaWish = BuildWish | ExchangeWish | Steps


def spell_wish(state: State, seat: int, wish: Wish) -> list[str] | None:
    """The notations of the steps; None for a wish that is none of Valletta's own."""
    box = state.box
    if isinstance(wish, BuildWish):
        if wish.card not in box.characters:
            raise Malformed("wish", f"no such character: {wish.card}")
        if wish.building not in box.buildings:
            raise Malformed("wish", f"no such building: {wish.building}")
        return [f"play {wish.card}", f"{wish.how} {wish.building}", *([f"save {wish.save}"] if wish.save else [])]
    if isinstance(wish, ExchangeWish):
        if len(wish.give) != goods_for_one(state):
            raise Malformed("wish", f"{goods_for_one(state)} goods must be given")
        return [f"exchange {wish.want}", *(f"give {good}" for good in sorted(wish.give, key=GOODS.index))]
    return None
