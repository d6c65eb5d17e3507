"""The towers by number."""

from __future__ import annotations

from valtable.games.valeria.box.actions import RESOURCES
from valtable.games.valeria.modules.ward_towers.printed import TowersFile
from valtable.kernel.components import Components
from valtable.kernel.errors import Malformed


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
