"""Which options go together (C39, C43)."""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.asking.reasons import (
    DECK_ALONE,
    GUARD_WITHOUT_EVENTS,
    MARGRAVES_AND_SEAS,
    MIXED_USES_ALL,
    NO_DUKE_ALONE,
    NO_STACK_OF_ITS_OWN,
    NO_SUCH_NAME,
    ONLY_ALONE,
    PACK_NOT_IN_PLAY,
    REASONS,
    SAME_NUMBER,
    SWITCH_IDLE,
    SWITCH_NEEDS,
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
ALONE: Final = ("solo_low_sum", "solo_direct_attack")
"""Options of the solo game (R37)."""
NEEDS: Final = (
    ("exhausted_deck", "monster_events"),
    ("coxswain", "crimson_seas"),
    ("exekratys_offering", "crimson_seas"),
    ("agents_magic", "agents"),
    ("tower_discount", "ward_towers"),
    ("tower_icons", "ward_towers"),
    ("tower_face", "ward_towers"),
    ("tower_face", "tower_icons"),
)
"""Switches about something that only another option brings."""
IDLE_WITH: Final = (
    ("herald", "margraves"),
    ("herald", "crimson_seas"),
    ("duke_resources", "no_duke"),
)
"""Switches about something that another option takes away."""


def check_setup(box: Box, options: ValeriaOptions, seats: int) -> None:
    """Raise Unplayable, with a reason in every language, for what cannot be on the table together."""
    check_modules(options, seats)
    check_areas(box, options)
    check_citizens(box, options)


def check_modules(options: ValeriaOptions, seats: int) -> None:
    if options.no_duke and seats == 1:
        raise unplayable(NO_DUKE_ALONE)
    if options.margraves and options.crimson_seas:
        raise unplayable(MARGRAVES_AND_SEAS)
    if options.kings_guard and not options.monster_events:
        raise unplayable(GUARD_WITHOUT_EVENTS)


def check_switches(options: ValeriaOptions, seats: int) -> None:
    """Raise Unplayable for a switch away from its usual value that could change nothing at this table (C54)."""
    usual = ValeriaOptions()
    for name in ALONE:
        if seats > 1 and getattr(options, name) != getattr(usual, name):
            raise unplayable(ONLY_ALONE, {"switch": f"option:{name}"})
    for name, needed in NEEDS:
        if getattr(options, name) != getattr(usual, name) and not getattr(options, needed):
            raise unplayable(SWITCH_NEEDS, {"switch": f"option:{name}", "other": f"option:{needed}"})
    for name, other in IDLE_WITH:
        if getattr(options, name) != getattr(usual, name) and getattr(options, other):
            raise unplayable(SWITCH_IDLE, {"switch": f"option:{name}", "other": f"option:{other}"})
    if seats == 1 and options.exhausted_deck == "one_and_one":
        raise unplayable(DECK_ALONE, {"switch": "option:exhausted_deck"})


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


def pack_of(pack: str) -> str:
    return "" if pack == "base" else pack


def check_pack(options: ValeriaOptions, card: str, pack: str) -> None:
    if pack not in options.sets:
        raise unplayable(PACK_NOT_IN_PLAY, {"card": card, "pack": f"option:{pack}"})
