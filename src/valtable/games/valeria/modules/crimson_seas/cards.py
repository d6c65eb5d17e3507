"""Islands, Goods, Tomes and Nobles by number."""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.box.actions import ISLANDS, RESOURCES
from valtable.games.valeria.box.derived import (
    PER_BEST,
    PER_CITIZEN,
    PER_DOMAIN,
    PER_GOODS,
    PER_MONSTER,
    PER_RESOURCE,
    PER_ROLE,
    PER_TYPE,
)
from valtable.games.valeria.box.printed import three
from valtable.games.valeria.box.words import ROLES
from valtable.games.valeria.modules.crimson_seas.printed import IslandsFile, Noble, NoblesFile, PrintedLine
from valtable.kernel.components import Components
from valtable.kernel.errors import Malformed

NobleLine = tuple[int, int, int, int]
"""A line of a Noble: what, which, for every so many, points."""


COUNTED: Final = {
    "citizen": PER_CITIZEN, "monster": PER_MONSTER, "domain": PER_DOMAIN, "goods": PER_GOODS, "one_resource": PER_BEST,
}  # fmt: skip


class SeaCards:
    """The Island board and what lies on it, by index."""

    def __init__(self, components: Components, types: tuple[str, ...]) -> None:
        self.read_islands(components.read("islands", IslandsFile))
        nobles = components.read("nobles", NoblesFile).noble
        self.nobles = tuple(card.id for card in nobles)
        self.noble_role = tuple(ROLES.index(card.role) for card in nobles)
        self.noble_lines = tuple(tuple(noble_line(card, line, types) for line in card.score) for card in nobles)

    def read_islands(self, file: IslandsFile) -> None:
        by_id = {island.id: island for island in file.island}
        if tuple(sorted(by_id)) != tuple(sorted(ISLANDS)):
            raise Malformed("islands.toml", f"the islands are {', '.join(ISLANDS)}")
        self.maps, self.maps_at_start = file.maps.copies, file.maps.start_per_player
        self.goods = tuple(card.id for card in file.goods_type)
        self.goods_copies, self.set_vp = file.goods.copies_per_type, tuple(file.goods.set_vp)
        if self.goods_copies * len(self.goods) != file.goods.copies or len(self.set_vp) != self.goods_copies:
            raise Malformed("islands.toml", "goods: copies, types and set_vp do not agree")
        self.tomes = tuple(card.id for card in file.tome_type)  # 24, 8 of each (C6)
        self.tome_copies, self.tome_vp = tuple(card.copies for card in file.tome_type), file.tomes.vp_each
        if sum(self.tome_copies) != file.tomes.copies:
            raise Malformed("islands.toml", "tomes: copies and types do not agree")
        for resource, card in enumerate(file.tome_type):
            if three(card.pays) != tuple(int(i == resource) for i in range(3)):
                raise Malformed("islands.toml", f"{card.id} must pay 1 {RESOURCES[resource]}")
        self.prices = (tuple(by_id["araby"].slot_prices_gold), tuple(by_id["nae_aerie"].slot_prices_gold))
        self.offerings = three(by_id["exekratys"].start)
        self.offering_on = by_id["exekratys"].offering_on
        self.noble_price = by_id["amarynth"].price_one_resource
        self.noble_surcharge = by_id["amarynth"].price_plus_per_owned_noble


def noble_line(card: Noble, line: PrintedLine, types: tuple[str, ...]) -> NobleLine:
    kind, _, which = line.per.partition(":")
    if kind == "role":
        return (PER_ROLE, ROLES.index(which), line.every, line.vp)
    if kind == "monster_type":
        return (PER_TYPE, types.index(which), line.every, line.vp)
    if kind in RESOURCES:
        return (PER_RESOURCE, RESOURCES.index(kind), line.every, line.vp)
    if kind in COUNTED:
        return (COUNTED[kind], 0, line.every, line.vp)
    raise Malformed("nobles.toml", f"{card.id}: nobody can count {line.per}")
