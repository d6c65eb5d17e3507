"""Every effect of every card is carried out: looked at once, when the cards are loaded.

What cannot be done at the moment is passed over, so a verb that nobody carries out would be passed over for ever. What
is known depends on when a card acts: dice are changed in the Roll Phase, a Harvest knows less than an action does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from valtable.games.valeria.box.components import ANY_HARVEST, OWN_HARVEST, ROLL_PHASE, STATIC_POWER, Box
from valtable.games.valeria.box.derived import HARVESTED, WAITING
from valtable.games.valeria.box.vocabulary import ALL, CHOOSE, END, GAIN, GAIN_PER, SET_DIE, SHIFT_DIE, STATIC
from valtable.games.valeria.modules.packs.cards import STATIC_EVENT
from valtable.games.valeria.modules.relics.cards import AS_ACTION
from valtable.games.valeria.modules.verbs import BANISH, IF_GAINED, REROLL
from valtable.games.valeria.phases.effects import RUN_STEPS
from valtable.kernel.errors import Malformed

Codes = frozenset[int]

IN_ROLL_PHASE: Final[Codes] = frozenset((SET_DIE, SHIFT_DIE, REROLL))
OF_TABLES: Final[Codes] = frozenset((STATIC,))
CLOSING_HARVEST: Final[Codes] = frozenset((IF_GAINED,))
CHOSEN_IN_HARVEST: Final[Codes] = frozenset((GAIN, GAIN_PER))
"""What an option of a choice in the Harvest may be."""
BY_TIMING: Final = {ANY_HARVEST: CLOSING_HARVEST, OWN_HARVEST: HARVESTED, STATIC_POWER: OF_TABLES}
"""Of Domains; those of the Roll Phase are offered by name, those of any other moment run step by step."""


def check_carried_out(box: Box) -> None:
    """Raise Malformed for the first effect that would never happen."""
    for program, known in programs(box):
        check_program(box, program, known)


def check_program(box: Box, program: int, known: Codes) -> None:
    step = program
    while box.code[step][0] != END:
        op = box.code[step]
        if op[0] not in known:
            raise Malformed(box.source[step], f"nobody carries out {box.verbs[step]} at this moment")
        if op[0] in (ALL, CHOOSE):
            for option in op[1:]:
                check_program(box, option, known if known is RUN_STEPS else CHOSEN_IN_HARVEST)
        step += 1


def in_roll_phase(box: Box, domain: int) -> Codes:
    """Powers over dice are actions of their own, and so is the Northern Wall: no other Domain is asked about."""
    if domain == box.packs.northern_wall:
        return frozenset((BANISH,))
    return IN_ROLL_PHASE if domain in box.dice_powers or domain == box.packs.both_dice else frozenset()


def programs(box: Box) -> Iterator[tuple[int, Codes]]:
    """Every program of a card, with the effects that are known at its moment."""
    for kind, program in enumerate(box.on_turn):
        yield program, RUN_STEPS if kind in box.thieves else HARVESTED | WAITING
    in_harvest = (*box.off_turn, *box.starter_on_turn, *box.starter_off_turn)
    for program in (*in_harvest, box.packs.seed_on_turn, box.packs.seed_off_turn):
        yield program, HARVESTED
    for domain, (program, timing) in enumerate(zip(box.power, box.timing, strict=True)):
        yield program, in_roll_phase(box, domain) if timing == ROLL_PHASE else BY_TIMING.get(timing, RUN_STEPS)
    for program, timing in zip(box.packs.event_program, box.packs.event_timing, strict=True):
        yield program, OF_TABLES if timing == STATIC_EVENT else RUN_STEPS
    for program, timing in zip(box.relics.program, box.relics.timing, strict=True):
        if timing == AS_ACTION:  # the others are read as tables, but for what they pay for a Domain
            yield program, RUN_STEPS
    for program in (*box.reward, *box.roll_effect, *box.packs.on_reveal, *box.agents.program, *box.relics.gain):
        yield program, RUN_STEPS
