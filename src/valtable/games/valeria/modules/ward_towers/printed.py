"""What is printed on the Ward Towers: icons on both faces, the price of a Banner and what it is worth."""

from __future__ import annotations

from typing import Literal

from valtable.games.valeria.box.printed import Count, Resource, RoleCounts, Source, Strict


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
