"""Rulebook, "Roll Phase": two dice, Domains that change them, then the Monster Events they wake."""

from __future__ import annotations

from valtable.games.valeria.asking.reasons import (
    DIE_UNCHANGED,
    NO_SUCH_POWER,
    POWER_USED,
    TOO_LITTLE_GOLD,
)
from valtable.games.valeria.box.components import DOUBLES
from valtable.games.valeria.box.vocabulary import SET_DIE, SHIFT_DIE
from valtable.games.valeria.modules.crimson_seas.offerings import offerings_due
from valtable.games.valeria.modules.packs.dice_domains import can_use_dice_domains
from valtable.games.valeria.modules.verbs import REROLL
from valtable.games.valeria.people.events import DICE_REFS, amount_refs, domain_ref, monster_ref, seat_ref
from valtable.games.valeria.phases.counting import counted
from valtable.games.valeria.state.centre import may_have_events, works
from valtable.games.valeria.state.frames import (
    ASK_DICE,
    BANISH_SLOT,
    DICE,
    DOUBLES_EVENTS,
    OFFERING,
    REFILL,
    RUN,
    WAKING,
)
from valtable.games.valeria.state.state import EXHAUSTED, State
from valtable.kernel.chance import Chance
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args


def roll(state: State, seat: int, chance: Chance, journal: Journal | None) -> None:
    """Two dice; then the owner of dice-changing Domains is asked, if one of them could do something (R6)."""
    state.dice[0] = 1 + chance.below("dice", 6)
    state.dice[1] = 1 + chance.below("dice", 6)
    if journal is not None:
        journal.tell("rolled", {"seat": seat_ref(seat), "first": state.dice[0], "second": state.dice[1]})
    dice_shown(state, seat, ())


def dice_shown(state: State, seat: int, used: tuple[int, ...]) -> None:
    """Doubles pay at once (C26); only then it is clear which Domains could change the dice."""
    if state.dice[0] == state.dice[1]:
        state.agenda.append((ASK_DICE, seat, *used))
        pay_doubles(state)
    else:
        ask_dice(state, seat, used)


def ask_dice(state: State, seat: int, used: tuple[int, ...]) -> None:
    """If one of the Domains could change them."""
    owned = state.domains[seat]
    if not owned:
        return
    frame = (DICE, seat, *used)
    for place, domain in enumerate(state.box.dice_powers):
        if domain in owned and (
            why_not_die(state, seat, frame, place, 0) == OK or why_not_die(state, seat, frame, place, 1) == OK
        ):
            state.agenda.append(frame)
            return
    if state.packs is not None and can_use_dice_domains(state, seat, frame):
        state.agenda.append(frame)


def pay_doubles(state: State) -> None:
    """Domains that pay on doubles, anybody's, each time the dice are or become equal (R20, C26)."""
    for place in range(state.seats - 1, -1, -1):
        seat = (state.active + place) % state.seats
        for domain in state.domains[seat]:
            if state.box.timing[domain] == DOUBLES:
                state.agenda.append((RUN, seat, state.box.power[domain], 0))


def die_price(state: State, seat: int, domain: int) -> int:
    """Gold for using a dice-changing Domain (R20: free if what it counts is not there)."""
    op = state.box.code[state.box.power[domain]]
    if op[0] != SET_DIE:
        return 0
    return op[2] + (op[3] * counted(state, seat, op[4:]) if op[3] else 0)


def rolls_again(state: State, domain: int) -> bool:
    """Whether this Domain rolls a die again instead of turning it."""
    return state.box.code[state.box.power[domain]][0] == REROLL


def new_value(state: State, domain: int, die: int) -> int:
    op, shown = state.box.code[state.box.power[domain]], state.dice[die]
    if op[0] == SET_DIE:
        return op[1]
    if op[0] == SHIFT_DIE:
        return max(shown + op[1] - 6, op[2])
    return shown


def why_not_die(state: State, seat: int, frame: tuple[int, ...], place: int, die: int) -> int:
    """Each Domain once per Roll Phase (R6); it must change the die it is used on (C26)."""
    domain = state.box.dice_powers[place]
    if domain not in state.domains[seat] or not works(state, domain):
        return NO_SUCH_POWER
    if domain in frame[2:]:
        return POWER_USED
    if rolls_again(state, domain):
        return OK
    if new_value(state, domain, die) == state.dice[die]:
        return DIE_UNCHANGED
    return OK if state.res[seat][0] >= die_price(state, seat, domain) else TOO_LITTLE_GOLD


def apply_die(state: State, seat: int, place: int, die: int, chance: Chance, journal: Journal | None) -> None:
    """Pay, turn or reroll the die, and ask again as long as another Domain could be used."""
    frame = state.agenda.pop()
    domain = state.box.dice_powers[place]
    price = die_price(state, seat, domain)
    state.res[seat][0] -= price
    if rolls_again(state, domain):
        reroll(state, seat, domain, (die,), (price,), chance, journal)
    else:
        state.dice[die] = new_value(state, domain, die)
        if journal is not None:
            args: Args = {"seat": seat_ref(seat), "card": domain_ref(state.box, domain), "n": state.dice[die]}
            journal.tell("die_changed", args | {"die": DICE_REFS[die], "paid": amount_refs((price,))})
    dice_shown(state, seat, (*frame[2:], domain))


def final_dice(state: State, frame: tuple[int, ...], journal: Journal | None) -> None:
    """Offerings come first, then Monster Events, then Events on doubles (C25)."""
    if state.packs is None:
        wake_events(state, frame, journal)
        return
    seat, revealed = frame[1], frame[2:]
    state.agenda += [(DOUBLES_EVENTS, seat, *revealed), (WAKING, seat, *revealed)]
    state.agenda += [(OFFERING, seat)] * offerings_due(state)


def wake_events(state: State, frame: tuple[int, ...], journal: Journal | None) -> None:
    """Monster Events in the centre act if a die or the sum is theirs, once, slot by slot (R21).

    One that was revealed in this very Roll Phase waits for the next (C37).
    """
    if not may_have_events(state):
        return
    box, seat = state.box, frame[1]
    first_event = box.first_event
    rolled = (state.dice[0], state.dice[1], state.dice[0] + state.dice[1])
    struck = []
    for slot, card in enumerate(state.cover):
        if (
            card >= first_event
            and card < EXHAUSTED
            and slot not in frame[2:]
            and (any(value in rolled for value in box.activation[card]) or box.packs.every_roll[card])
        ):
            struck.append((RUN, seat, box.roll_effect[card], slot))
            if journal is not None:
                journal.tell("struck", {"card": monster_ref(box, card)})
    for effect in reversed(struck):
        if state.packs is not None:
            state.agenda.append((REFILL, seat))
        state.agenda.append(effect)


# Domains of packs: reroll both dice, or send a Minion away


def apply_reroll_both(state: State, seat: int, chance: Chance, journal: Journal | None) -> None:
    frame = state.agenda.pop()
    domain = state.box.packs.both_dice
    price = state.box.code[state.box.power[domain]][2]
    state.res[seat][2] -= price
    reroll(state, seat, domain, (0, 1), (0, 0, price), chance, journal)
    dice_shown(state, seat, (*frame[2:], domain))


def reroll(
    state: State,
    seat: int,
    domain: int,
    dice: tuple[int, ...],
    paid: tuple[int, ...],
    chance: Chance,
    journal: Journal | None,
) -> None:
    """From the seat's own stream, so that later rolls stay as they are."""
    for die in dice:
        state.dice[die] = 1 + chance.below(f"reroll:{seat}", 6)
    if journal is not None:
        args: Args = {"seat": seat_ref(seat), "card": domain_ref(state.box, domain), "paid": amount_refs(paid)}
        journal.tell("rerolled", args | {"first": state.dice[0], "second": state.dice[1]}, reveals=True)


def apply_wall(state: State, seat: int) -> None:
    """Which Minion goes is asked next; the gap is filled before the dice go on."""
    frame = state.agenda.pop()
    domain = state.box.packs.northern_wall
    state.agenda += [(ASK_DICE, seat, *frame[2:], domain), (REFILL, seat)]
    state.agenda.append((BANISH_SLOT, seat, state.box.power[domain]))
