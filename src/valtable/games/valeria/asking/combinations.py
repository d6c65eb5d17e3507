"""Which options go together (C43); what they need of one another stands in `options.CONDITIONS`."""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.asking.reasons import (
    MIXED_USES_ALL,
    NO_STACK_OF_ITS_OWN,
    NO_SUCH_NAME,
    PACK_NOT_IN_PLAY,
    REASONS,
    SAME_NUMBER,
    TOO_MANY_AREAS,
)
from valtable.games.valeria.box.components import Box
from valtable.games.valeria.box.derived import NUMBERS
from valtable.games.valeria.options import ValeriaOptions, listed
from valtable.games.valeria.people.events import citizen_ref
from valtable.kernel.errors import Unplayable
from valtable.kernel.refusal import Args, Refusal
from valtable.kernel.values import PickName, Picks

MOST_AREAS: Final = 5


def check_setup(box: Box, options: ValeriaOptions) -> None:
    """Raise Unplayable, with a reason in every language, for cards that cannot be on the table together."""
    check_areas(box, options)
    check_citizens(box, options)


def unplayable(code: int, details: Args | None = None) -> Unplayable:
    reason = REASONS.by_code[code]
    return Unplayable("valeria", Refusal(reason.key, reason.rule, details or {}))


def check_areas(box: Box, options: ValeriaOptions) -> None:
    """Areas by choice are of a set in play, five at most (C43)."""
    areas = listed(options.areas)
    for area in areas:
        if area not in box.areas:
            raise unplayable(NO_SUCH_NAME, {"name": area})
        check_pack(options, f"area:{area}", box.area_set[box.areas.index(area)])
    if len(set(areas)) != len(areas) or len(areas) > MOST_AREAS:
        raise unplayable(TOO_MANY_AREAS)


def check_citizens(box: Box, options: ValeriaOptions) -> None:
    """Citizens by choice are of a set in play, one for each number (C43); Mixed takes all there are (R35)."""
    chosen: dict[int, str] = {}
    for name in listed(options.citizens):
        if name not in box.citizens:
            raise unplayable(NO_SUCH_NAME, {"name": name})
        card, kind = f"citizen:{name}", box.citizens.index(name)
        check_pack(options, card, box.citizen_set[kind])
        if box.number[kind] < 0:
            raise unplayable(NO_STACK_OF_ITS_OWN, {"card": card})
        if box.number[kind] in chosen:
            raise unplayable(SAME_NUMBER, {"card": chosen[box.number[kind]], "other": card})
        chosen[box.number[kind]] = card
    if options.mixed and chosen:
        raise unplayable(MIXED_USES_ALL)


def names_to_pick(box: Box) -> dict[str, Picks]:
    """The Areas and, by number, the Citizens; King's Guards have no stack of their own."""
    areas = [PickName(name, f"area:{name}", pack_of(pack)) for name, pack in zip(box.areas, box.area_set, strict=True)]
    citizens = [
        PickName(box.citizens[kind], citizen_ref(box, kind), pack_of(box.citizen_set[kind]), NUMBERS[box.number[kind]])
        for kind in sorted(range(len(box.citizens)), key=lambda kind: box.number[kind])
        if box.number[kind] >= 0
    ]
    return {"areas": Picks(areas, MOST_AREAS), "citizens": Picks(citizens, len(NUMBERS))}


def laid_out(box: Box) -> dict[str, list[str]]:
    """The Citizens by number and the Areas of each recommended set-up (R38)."""
    return {
        name: [
            *(citizen_ref(box, box.citizens.index(citizen)) for citizen in row.citizens),
            *(f"area:{area}" for area in row.monsters),
        ]
        for name, row in box.presets.items()
    }


def pack_of(pack: str) -> str:
    return "" if pack == "base" else pack


def check_pack(options: ValeriaOptions, card: str, pack: str) -> None:
    if pack not in options.sets:
        raise unplayable(PACK_NOT_IN_PLAY, {"card": card, "pack": f"option:{pack}"})
