"""The prices marked on the table: those that the rules would ask of whoever looks, or what is printed for a spectator.

None is worked out here: what a card costs stands in `phases/prices.py` and the modules' own prices alone.
"""

from __future__ import annotations

from valtable.games.valeria.box.components import Box
from valtable.games.valeria.modules.crimson_seas.prices import island_price, noble_price
from valtable.games.valeria.modules.packs.state import Tokens
from valtable.games.valeria.people.costs import price_asked
from valtable.games.valeria.people.events import citizen_ref
from valtable.games.valeria.phases.counting import copies_owned
from valtable.games.valeria.phases.prices import build_price_under, build_terms, recruit_price_under, recruit_terms
from valtable.games.valeria.sight.laid_open import laid_open
from valtable.games.valeria.sight.view import ValeriaView
from valtable.games.valeria.state.state import State

Cost = tuple[int, int, int]
"""Gold, Strength and Magic; where a price is one number, it is Gold."""


class Prices:
    """What things cost the viewer now; what changes all prices of a kind is looked at once."""

    __slots__ = ("box", "build_change", "recruit_change", "seat", "state", "waived")

    def __init__(self, box: Box, view: ValeriaView) -> None:
        self.box, self.seat = box, view.seat
        self.state: State | None = None
        if view.seat is not None:
            state = self.state = laid_open(box, view)
            self.build_change = build_terms(state, view.seat)
            self.recruit_change, self.waived = recruit_terms(state, view.seat)

    def monster(self, slot: int, card: int, tokens: Tokens) -> Cost:
        """Of the Monster that can be slain in a slot."""
        if self.state is None or self.seat is None:
            return printed_monster(self.box, card, tokens)
        return price_asked(self.state, self.seat, slot)

    def citizen(self, kind: int) -> int:
        if self.state is None or self.seat is None:
            return self.box.citizen_cost[kind]
        copies = 0 if self.waived else copies_owned(self.state, self.seat, kind)
        return recruit_price_under(self.state, kind, self.recruit_change, copies)

    def domain(self, domain: int) -> int:
        if self.state is None or self.seat is None:
            return self.box.domain_cost[domain]
        return build_price_under(self.state, domain, self.build_change)

    def token(self, row: int, place: int) -> int:
        """Of Goods or a Tome in a place of its island."""
        if self.state is None or self.seat is None:
            return self.box.seas.prices[row][place]
        return island_price(self.state, self.seat, row, 1 << place)

    def noble(self) -> int:
        """Of any Noble, in one resource."""
        if self.state is None or self.seat is None or self.state.seas is None:
            return self.box.seas.noble_price
        return noble_price(self.state, self.state.seas, self.seat)


def printed_monster(box: Box, card: int, tokens: Tokens) -> Cost:
    """What is printed on a Monster, and the tokens on it."""
    gold, strength, magic = tokens
    return gold, box.strength[card] + strength, box.magic[card] + magic


def surcharging(box: Box, view: ValeriaView, seat: int, kind: int) -> list[str]:
    """The cards of a seat that make a Citizen dearer for it, those of its name, Starters and face-down ones too."""
    if recruit_terms(laid_open(box, view), seat)[1]:
        return []
    name = box.citizen_name[kind]
    starters = [f"starter:{box.starters[card]}" for card in box.plain_starters if box.starter_name[card] == name]
    cards = view.citizens[seat] + (view.more.down_citizens[seat] if view.more is not None else [])
    return starters + [citizen_ref(box, card) for card in cards if box.citizen_name[card] == name]
