"""Agreement of the files with one another and with themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valtable.games.valeria.box.derived import NUMBERS
from valtable.games.valeria.box.printed import EventsFile
from valtable.kernel.errors import Malformed

if TYPE_CHECKING:
    from valtable.games.valeria.box.components import Box


def check(file: str, holds: bool, problem: str) -> None:
    if not holds:
        raise Malformed(f"{file}.toml", problem)


def check_ids(lists: list[list[str]]) -> None:
    for ids in lists:
        twice = sorted({id_ for id_ in ids if ids.count(id_) > 1})
        check("components", not twice, f"two cards have the same id: {', '.join(twice)}")


def check_presets(box: Box) -> None:
    for row in box.presets.values():
        unknown = [name for name in row.monsters if name not in box.areas]
        unknown += [name for name in row.citizens if name not in box.citizens]
        unknown += [name for name in row.remove_domains if name not in box.domains]
        check("setup", not unknown, f"preset {row.id} names nothing: {', '.join(unknown)}")
        numbers = [box.number[box.citizens.index(name)] for name in row.citizens]
        check("setup", numbers == list(range(NUMBERS)), f"preset {row.id} needs one Citizen for each number, in order")
        check("setup", len(set(row.monsters)) == 5, f"preset {row.id} needs five Areas")


def check_totals(box: Box, file: EventsFile) -> None:
    events = [name for name in box.monster_set[box.first_event :] if name == "base"]
    check("events", len(events) == file.monster_events.base_copies, "monster_events.base_copies")
    for players, row in box.area_cards.items():
        for area, wanted in enumerate(row):
            packs = (box.area_set[area],)  # without the Wardens of their own pack
            found = sum(
                box.monster_copies[m] + (box.monster_extra[m] if players == 5 else 0)
                for m in range(box.first_event)
                if box.area[m] == area and box.monster_set[m] in packs
            )
            check("monsters", found == wanted, f"{box.areas[area]}: {found} cards for {players} players, not {wanted}")
