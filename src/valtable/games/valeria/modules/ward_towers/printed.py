"""What is printed on the Ward Towers: icons on both faces, the price of a Banner and what it is worth."""

from __future__ import annotations

from typing import Literal

from valtable.games.valeria.box.actions import RESOURCES
from valtable.games.valeria.box.printed import Count, Resource, RoleCounts, Source, Strict
from valtable.kernel.components import Components
from valtable.kernel.errors import Malformed


class TowerRules(Strict, frozen=True):
    towers: Count
    banners_per_player: Count
    banner_slots: list[Resource]
    payment: Count
    magic_may_augment: Literal[False]
    tomes_may_pay: Literal[True]
    role_icons_needed: Count
    banner_vp: Count
    discount_per_completed_tower: Count
    discount_on: list[Resource]
    seed_discount_on: list[Resource]
    unfinished_banner_vp: Literal[0]
    order: Literal["shuffled"]
    face: Literal["a"]
    domain_stacks: Literal[4]
    position: str
    exhausts_when: str
    source: Source


class Tower(Strict, frozen=True):
    id: str
    name: str
    roles: RoleCounts
    roles_face_b: RoleCounts
    text: str
    source: Source


class TowersFile(Strict, frozen=True):
    rules: TowerRules
    tower: list[Tower]


class TowerCards:
    """The Ward Towers by index."""

    def __init__(self, components: Components) -> None:
        file = components.read("towers", TowersFile)
        self.names = tuple(card.id for card in file.tower)
        rules = file.rules
        if len(self.names) != rules.towers or tuple(rules.banner_slots) != RESOURCES:
            raise Malformed("towers.toml", "rules: number of towers or slots of a tower")
        faces = ([card.roles for card in file.tower], [card.roles_face_b for card in file.tower])
        self.roles = tuple(tuple((r.worker, r.soldier, r.shadow, r.holy) for r in face) for face in faces)
        if any(sum(row) != rules.role_icons_needed for face in self.roles for row in face):
            raise Malformed("towers.toml", f"a tower needs {rules.role_icons_needed} icons")
        self.banner_price, self.banner_vp, self.banners = rules.payment, rules.banner_vp, rules.banners_per_player
        self.discount = rules.discount_per_completed_tower
