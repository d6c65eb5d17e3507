"""What can be chosen: as `why_not` says, but looking only at what lies there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from valtable.games.valeria.asking.legality import Legality
from valtable.games.valeria.asking.purchases import builds, recruits, slays
from valtable.games.valeria.box import actions as act
from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.modules.questions import kinds_open, module_actions, why_not_module
from valtable.games.valeria.phases import cost_tokens, lanes, returning, solo, taking, turn
from valtable.games.valeria.phases.effects import why_not_option
from valtable.games.valeria.phases.payments import magic_asked
from valtable.games.valeria.phases.prices import buildable, recruitable, slayable
from valtable.games.valeria.phases.purse import purse
from valtable.games.valeria.state.frames import (
    ACTION,
    BONUS,
    CAPTURE,
    CHOICE,
    CHOOSING,
    COLUMN,
    DUKE,
    FIRST_MODULE_QUESTION,
    MENU,
    PAY,
    POWERS,
    RELIC_CHOICE,
    RETURNING,
    STEALING,
    TAKING,
    TARGET,
    WILD_GAIN,
)
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import asked
from valtable.kernel.refusal import OK

CARD_FAMILIES: Final = (act.CITIZEN, act.DOMAIN, act.MONSTER)


class Choices(Legality):
    """The part of the game that lists what nothing forbids."""

    def choices(self, state: State, seat: int) -> list[int]:
        """As `why_not` says, but looking only at what lies there."""
        frame = asked(state.agenda, state.sealed, seat)
        if frame is None:
            return []
        kind = frame[0]
        if kind == ACTION:
            return self.action_choices(state, seat)
        first = self.first_of
        if kind == PAY:
            least, most = magic_asked(state, seat, frame)
            return list(range(first[act.PAY_MAGIC] + least, first[act.PAY_MAGIC] + most + 1))
        if kind == CHOICE:
            return lanes.open_answers(
                state, seat, frame, first[act.RESOURCE if lanes.is_wild(state, frame) else act.OPTION]
            )
        if kind == MENU:
            found = lanes.open_picks(state, seat, frame)
            if lanes.why_not_finish(state, frame) == OK:
                found.insert(0, first[act.DONE])
            return found
        if kind in (DUKE, RELIC_CHOICE):
            return [first[act.KEEP], first[act.KEEP] + 1]
        if kind == RETURNING:
            cards, family = (state.slain[seat], act.MONSTER) if state.box.code[frame[2]][1] else (
                state.citizens[seat], act.CITIZEN)  # fmt: skip
            monster = family == act.MONSTER
            back = [k for k in sorted(set(cards)) if returning.why_not_return(state, seat, frame[2], k, monster) == OK]
            return [first[act.NO], *(first[family] + k for k in back)]
        if kind == POWERS and state.packs is None:
            able = [domain for domain in frame[2:] if turn.why_not_power(state, seat, frame, domain) == OK]
            return sorted(first[act.DOMAIN] + domain for domain in able)
        if kind == TAKING:
            op = state.box.code[frame[2]]
            slots = range(5, 15) if state.packs is None else range(20)
            return [first[act.SLOT] + slot for slot in slots if taking.why_not_take(state, op, slot) == OK]
        if kind == TARGET:
            op, at = state.box.code[frame[2]], first[act.SLOT]
            return [at + slot for slot in range(20) if cost_tokens.why_not_target(state, op, slot) == OK]
        if kind == CHOOSING:
            at, step = first[act.OPTION], frame[2]
            return [at + n for n in range(len(state.box.code[step]) - 1) if why_not_option(state, seat, step, n) == OK]
        if kind == CAPTURE:
            at, column = first[act.SLOT], frame[2]
            return [at + slot for slot in (5 + column, 10 + column) if solo.why_not_capture(state, column, slot) == OK]
        if kind == COLUMN:
            return [first[act.SLOT] + slot for slot in range(5) if solo.why_not_column(state, slot) == OK]
        if kind == STEALING and state.seats > 1:
            op, at = state.box.code[frame[2]], first[act.STEAL]
            return [
                at + 3 * victim + resource
                for victim in range(state.seats)
                for resource in range(3)
                if taking.why_not_steal(state, seat, op, victim, resource) == OK
            ]
        if kind == BONUS:
            return [first[act.NO], *slays(state, seat, purse(state, seat), first[act.SLAY])]
        if kind == WILD_GAIN:
            return [first[act.RESOURCE], first[act.RESOURCE] + 1, first[act.RESOURCE] + 2]
        found = []
        for family in self.families(state, kind):
            table = self.actions.families[family]
            if kind < FIRST_MODULE_QUESTION:
                found += [a for a in range(table.first, table.first + table.size) if self.why_not(state, seat, a) == OK]
                continue
            numbers: Iterable[int] = range(table.size)
            if family in CARD_FAMILIES:
                numbers = [n for n in kinds_open(state, frame) if n < table.size]
            found += [table.first + n for n in numbers if why_not_module(state, seat, frame, family, n) == OK]
        return found

    def action_choices(self, state: State, seat: int) -> list[int]:
        """Icons, copies and what changes prices are looked at once."""
        if (packs := state.packs) is not None:
            return self.choices_with_modules(state, seat, packs)
        first, at = self.first_of, self.first_of[act.GAIN]
        found = slayable(state, seat, first[act.SLAY])
        found += recruitable(state, seat, first[act.RECRUIT])
        found += buildable(state, seat, first[act.BUILD])
        found += (at, at + 1, at + 2)
        return found

    def choices_with_modules(self, state: State, seat: int, packs: Packs) -> list[int]:
        first, have = self.first_of, purse(state, seat)
        found = slays(state, seat, have, first[act.SLAY])
        found += recruits(state, seat, packs, have, first[act.RECRUIT])
        found += builds(state, seat, have, first[act.BUILD])
        found += (first[act.GAIN], first[act.GAIN] + 1, first[act.GAIN] + 2)
        found += module_actions(state, seat, have, first)
        return found
