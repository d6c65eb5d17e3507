"""Rulebook, "Roll Phase": two dice, Domains that change them, then the Monster Events they wake."""

from __future__ import annotations

from valtable.games.valeria.components import DOUBLES
from valtable.games.valeria.events import monster_ref, seat_ref
from valtable.games.valeria.phases.counting import counted
from valtable.games.valeria.reasons import DIE_UNCHANGED, NO_SUCH_POWER, POWER_USED, TOO_LITTLE_GOLD
from valtable.games.valeria.state import DICE, EXHAUSTED, RUN, State, works
from valtable.games.valeria.vocabulary import SET_DIE, SHIFT_DIE
from valtable.kernel.chance import Chance
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK


def roll(state: State, seat: int, chance: Chance, journal: Journal | None) -> None:
    """Two dice; then the owner of dice-changing Domains is asked, if one of them could do something (R6)."""
    state.dice[0] = 1 + chance.below("dice", 6)
    state.dice[1] = 1 + chance.below("dice", 6)
    if journal is not None:
        journal.tell("rolled", {"seat": seat_ref(seat), "first": state.dice[0], "second": state.dice[1]})
    ask_dice(state, seat, ())
    pay_doubles(state)


def ask_dice(state: State, seat: int, used: tuple[int, ...]) -> None:
    for place, domain in enumerate(state.box.dice_powers):
        if domain in state.domains[seat]:
            frame = (DICE, seat, *used)
            if any(why_not_die(state, seat, frame, place, die) == OK for die in (0, 1)):
                state.agenda.append(frame)
                return


def pay_doubles(state: State) -> None:
    """Domains that pay on doubles, anybody's, each time the dice are or become equal (R20, C26)."""
    if state.dice[0] != state.dice[1]:
        return
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
    if new_value(state, domain, die) == state.dice[die]:
        return DIE_UNCHANGED
    return OK if state.res[seat][0] >= die_price(state, seat, domain) else TOO_LITTLE_GOLD


def apply_die(state: State, seat: int, place: int, die: int, journal: Journal | None) -> None:
    """Pay, turn the die, and ask again as long as another Domain could be used."""
    frame = state.agenda.pop()
    domain = state.box.dice_powers[place]
    state.res[seat][0] -= die_price(state, seat, domain)
    state.dice[die] = new_value(state, domain, die)
    if journal is not None:
        card = f"domain:{state.box.domains[domain]}"
        journal.tell("die_changed", {"seat": seat_ref(seat), "card": card, "n": state.dice[die]})
    ask_dice(state, seat, (*frame[2:], domain))
    pay_doubles(state)


def final_dice(state: State, seat: int, journal: Journal | None) -> None:
    """Monster Events in the centre act if a die or the sum is theirs, once, slot by slot (R21, C25)."""
    box = state.box
    first_event = box.first_event
    rolled = (state.dice[0], state.dice[1], state.dice[0] + state.dice[1])
    struck = []
    for slot, card in enumerate(state.cover):
        if first_event <= card < EXHAUSTED and any(value in rolled for value in box.activation[card]):
            struck.append((RUN, seat, box.roll_effect[card], slot))
            if journal is not None:
                journal.tell("struck", {"card": monster_ref(box, card)})
    state.agenda += reversed(struck)
