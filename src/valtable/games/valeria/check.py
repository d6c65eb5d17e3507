"""Which options go together (C39, C43)."""

from __future__ import annotations

from valtable.games.valeria.components import Box
from valtable.games.valeria.options import ValeriaOptions, listed
from valtable.games.valeria.reasons import GUARD_WITHOUT_EVENTS, MARGRAVES_AND_SEAS, NO_DUKE_ALONE, REASONS
from valtable.kernel.errors import Malformed, Unplayable
from valtable.kernel.refusal import Refusal


def check_setup(box: Box, options: ValeriaOptions, seats: int) -> None:
    """Raise Malformed for modules and cards that cannot be on the table together."""
    check_modules(options, seats)
    check_layout(box, options)


def check_modules(options: ValeriaOptions, seats: int) -> None:
    """Raise Unplayable, with a reason in every language, for modules that do not go together."""
    if options.no_duke and seats == 1:
        raise unplayable(NO_DUKE_ALONE)
    if options.margraves and options.crimson_seas:
        raise unplayable(MARGRAVES_AND_SEAS)
    if options.kings_guard and not options.monster_events:
        raise unplayable(GUARD_WITHOUT_EVENTS)


def unplayable(code: int) -> Unplayable:
    reason = REASONS.by_code[code]
    return Unplayable("valeria", Refusal(reason.key, reason.rule))


def check_layout(box: Box, options: ValeriaOptions) -> None:
    """Areas and Citizens by choice must be of a set in play, one for each place (C43)."""
    areas, citizens = listed(options.areas), listed(options.citizens)
    for area in areas:
        if area not in box.areas or box.area_set[box.areas.index(area)] not in options.sets:
            raise Malformed("options", f"areas: no such Area in the sets in play: {area}")
    if len(set(areas)) != len(areas) or len(areas) > 5:
        raise Malformed("options", "areas: at most five, each once")
    for name in citizens:
        at = box.citizens.index(name) if name in box.citizens else -1
        if at < 0 or box.citizen_set[at] not in options.sets or box.number[at] < 0:
            raise Malformed("options", f"citizens: no such Citizen in the sets in play: {name}")
    numbers = [box.number[box.citizens.index(name)] for name in citizens]
    if len(set(numbers)) != len(numbers):
        raise Malformed("options", "citizens: one kind for each number")
    if options.mixed and citizens:
        raise Malformed("options", "citizens: the Mixed variant uses every kind of a number")
