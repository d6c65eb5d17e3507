"""Rulebook, "Gameplay Flow": the four phases of a turn, and the loop that resolves what asks nobody."""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.asking.reasons import NOT_OPEN, OPTION_DOES_NOTHING, OWES_GAINS
from valtable.games.valeria.box.components import ACTION_END, ACTION_START
from valtable.games.valeria.box.vocabulary import EXCHANGE
from valtable.games.valeria.modules.crimson_seas.offerings import ask_offering
from valtable.games.valeria.modules.crimson_seas.tomes import refresh
from valtable.games.valeria.modules.packs.event_cards import doubles_events
from valtable.games.valeria.modules.packs.everybody import ask_one
from valtable.games.valeria.modules.packs.opera_house import close_opera_house
from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.modules.relics.dealing import close_relics, deal_relics
from valtable.games.valeria.people.events import seat_ref
from valtable.games.valeria.phases.effects import can_run, run_step
from valtable.games.valeria.phases.ending import end_game, ending_now, monsters_are_slain
from valtable.games.valeria.phases.exchange import exchange
from valtable.games.valeria.phases.harvest import begin_harvest, book_income, close_dukes, close_harvest
from valtable.games.valeria.phases.refill import refill, refill_with_modules
from valtable.games.valeria.phases.roll import ask_dice, final_dice, roll, wake_events
from valtable.games.valeria.phases.solo import attack, begin_monster_phase, wake
from valtable.games.valeria.state.centre import resting, works
from valtable.games.valeria.state.frames import (
    ACTION,
    ASK_DICE,
    ATTACK,
    CLOSE,
    COLUMN_LOST,
    DOUBLES_EVENTS,
    DUKES_DONE,
    EACH,
    END,
    END_POWERS,
    FINAL_DICE,
    FIRST_QUESTION,
    HARVEST,
    INCOME,
    LAST_OF_HARVEST,
    MONSTER_PHASE,
    MONSTERS_SLAIN,
    OFFERING,
    POWERS,
    POWERS_LEFT,
    REFILL,
    RELICS_DONE,
    ROLL,
    ROUND_LIMIT,
    RUN,
    RUNNING,
    START,
    WAKE,
    WAKING,
)
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import Frame
from valtable.kernel.chance import Chance
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK

UP_TO_ACTION: Final[tuple[tuple[Frame, ...], ...]] = tuple(
    ((START, seat), (HARVEST, seat, 0), (FINAL_DICE, seat), (ROLL, seat)) for seat in range(5)
)
"""By seat, what comes before the Action Phase, the first last: the same frames in every turn."""


def begin_turn(state: State, seat: int) -> None:
    """Roll, Harvest, Action and End Phase wait on the agenda; alone, the Dark Lord's part comes between."""
    state.active = seat
    state.turn += 1
    if (packs := state.packs) is not None:
        packs.blockade = 0
    state.agenda.append((END, seat))
    if state.seats == 1:
        state.agenda += [(HARVEST, seat, 1), (MONSTER_PHASE, seat)]
    state.agenda += [(END_POWERS, seat), (ACTION, seat, state.box.actions_per_turn)]
    state.agenda += UP_TO_ACTION[seat]


def go_on(state: State, chance: Chance, journal: Journal | None) -> None:
    """Resolve everything that asks nobody, up to the next question or the end of the game."""
    agenda = state.agenda
    while agenda and not state.sealed:
        frame = agenda[-1]
        kind = frame[0]
        if kind >= FIRST_QUESTION:
            return
        if kind == RUN:
            run_step(state, frame, chance, journal)
            continue
        agenda.pop()
        if kind <= LAST_OF_HARVEST:
            roll_and_harvest(state, kind, frame, chance, journal)
        elif kind == REFILL:
            if state.packs is not None:
                refill_with_modules(state, frame[1], chance, journal)
            else:
                refill(state, chance, journal)
            if state.seats == 1 and monsters_are_slain(state):
                end_game(state, MONSTERS_SLAIN, chance, journal)
        elif kind == START:
            start_powers(state, frame[1])
        elif kind == END_POWERS:
            open_ = powers_at(state, frame[1], ACTION_END)
            if open_:
                agenda.append((POWERS_LEFT, frame[1], *open_))
        elif kind == END:
            end_turn(state, frame[1], chance, journal)
        elif kind == POWERS_LEFT:
            powers_left(state, frame)
        elif kind == ASK_DICE:
            ask_dice(state, frame[1], frame[2:])
        elif kind == DUKES_DONE:
            close_dukes(state, journal)
            deal_relics(state, frame[1], chance)
        elif kind == MONSTER_PHASE:
            if (packs := state.packs) is not None:
                packs.acting = 0
            begin_monster_phase(state, frame[1], journal)
        elif kind == WAKE:
            wake(state, frame[1], frame[2], journal)
        elif kind == ATTACK:
            if not attack(state, frame[1], frame[2], chance, journal):
                end_game(state, COLUMN_LOST, chance, journal)
        elif (packs := state.packs) is not None:
            go_on_with_modules(state, packs, frame, journal)


def roll_and_harvest(state: State, kind: int, frame: tuple[int, ...], chance: Chance, journal: Journal | None) -> None:
    if kind == ROLL:
        if journal is not None:
            tell_turn(state, journal)
        roll(state, frame[1], chance, journal)
    elif kind == FINAL_DICE:
        final_dice(state, frame, journal)
    elif kind == HARVEST:
        begin_harvest(state, frame[1], frame[2], journal)
    elif kind == INCOME:
        book_income(state, frame[1], frame[2], journal)
    else:
        close_harvest(state, frame[1], journal)


def go_on_with_modules(state: State, packs: Packs, frame: tuple[int, ...], journal: Journal | None) -> None:
    kind = frame[0]
    if kind == EACH:
        ask_one(state, packs, frame[1], frame[2])
    elif kind == OFFERING:
        ask_offering(state, frame[1])
    elif kind == WAKING:
        wake_events(state, frame, journal)
    elif kind == DOUBLES_EVENTS:
        doubles_events(state, frame, journal)
    elif kind == RELICS_DONE:
        close_relics(state, journal)
    elif kind == CLOSE:
        close_opera_house(state, frame, journal)


def tell_turn(state: State, journal: Journal) -> None:
    journal.tell("turn", {"seat": seat_ref(state.active), "n": state.round})
    idle = resting(state)
    if idle >= 0:
        journal.tell("rests", {"seat": seat_ref(idle)})


def powers_at(state: State, seat: int, moment: int) -> list[int]:
    """The Domains of a seat that act at this moment of its turn."""
    timing, found = state.box.timing, []
    for domain in state.domains[seat]:
        if timing[domain] == moment and works(state, domain):
            found.append(domain)
    return found


def start_powers(state: State, seat: int) -> None:
    """What Domains give when the Action Phase begins: gains first, then what may be declined (C44)."""
    box, open_ = state.box, powers_at(state, seat, ACTION_START)
    if (packs := state.packs) is not None:
        packs.acting = 1
        optional = [domain for domain in open_ if box.optional[domain]]
        if optional:
            state.agenda.append((POWERS_LEFT, seat, *optional))
            open_ = [domain for domain in open_ if not box.optional[domain]]
    for domain in reversed(open_):
        state.agenda.append((RUN, seat, box.power[domain], 0))


def powers_left(state: State, frame: tuple[int, ...]) -> None:
    """What Domains do when the Action Phase ends, in the owner's order (C44).

    What can do nothing yet stays beside the others: one of them may pay for it. Nothing left that can: all lapse.
    """
    box, seat = state.box, frame[1]
    able = [domain for domain in frame[2:] if can_run(state, seat, box.power[domain])]
    if len(able) > 1:
        state.agenda.append((POWERS, *frame[1:]))
    elif able:
        rest = [domain for domain in frame[2:] if domain != able[0]]
        state.agenda += [(POWERS_LEFT, seat, *rest), (RUN, seat, box.power[able[0]], 0)]


def why_not_power(state: State, seat: int, frame: tuple[int, ...], domain: int) -> int:
    if domain not in frame[2:]:
        return NOT_OPEN
    return OK if can_run(state, seat, state.box.power[domain]) else OPTION_DOES_NOTHING


def why_not_done_powers(state: State, frame: tuple[int, ...]) -> int:
    """Thefts and gains that can be done must be; what may be declined may be left (C44)."""
    seat, box = frame[1], state.box
    owed = [d for d in frame[2:] if not box.optional[d] and can_run(state, seat, box.power[d])]
    return OWES_GAINS if owed or state.packs is None else OK


def apply_power(state: State, seat: int, domain: int, journal: Journal | None) -> None:
    """Who picks an exchange from the menu has said yes to it."""
    frame = state.agenda.pop()
    rest = list(frame[2:])
    rest.remove(domain)
    program = state.box.power[domain]
    state.agenda.append((POWERS_LEFT, seat, *rest))
    if state.box.code[program][0] == EXCHANGE:
        exchange(state, seat, program, state.agenda, journal)
    else:
        state.agenda.append((RUN, seat, program, 0))


# End Phase


def end_turn(state: State, seat: int, chance: Chance, journal: Journal | None) -> None:
    """The game ends if a condition holds when everybody has had equally many turns (R4, C12)."""
    state.fresh.clear()
    if (packs := state.packs) is not None:
        packs.acting = 0
    if (seas := state.seas) is not None:
        refresh(seas, seat)
    following = (seat + 1) % state.seats
    if following == state.first:
        reason = ending_now(state)
        if reason == RUNNING and 0 < state.options.round_limit <= state.round:
            reason = ROUND_LIMIT
        if reason != RUNNING:
            end_game(state, reason, chance, journal)
            return
        state.round += 1
    begin_turn(state, following)
