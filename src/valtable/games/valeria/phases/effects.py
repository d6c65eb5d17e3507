"""The effects of cards, step by step: what asks nobody is done, what asks is put on the agenda.

What cannot be done is skipped and the rest is done. Costs inside effects are paid exactly (C29).
"""

from __future__ import annotations

from bisect import insort

from valtable.games.valeria.components import NONE, ON_GAIN_CITIZEN
from valtable.games.valeria.events import (
    RESOURCE_REFS,
    amount_refs,
    citizen_ref,
    cover_ref,
    monster_ref,
    seat_ref,
    slot_ref,
)
from valtable.games.valeria.phases.counting import counted
from valtable.games.valeria.phases.pay import can_slay_something
from valtable.games.valeria.phases.refill import gain_citizen
from valtable.games.valeria.reasons import (
    CANNOT_EXCHANGE,
    FULL_OF_TOKENS,
    IS_RESTING,
    NO_MONSTERS,
    NO_OPPONENT,
    NO_SUCH_OPTION,
    NOT_STOLEN,
    NOT_SUITABLE,
    NOT_YOURS,
    NOTHING_THERE,
    OPTION_DOES_NOTHING,
    THEY_HAVE_NONE,
)
from valtable.games.valeria.state import (
    BARE,
    BONUS,
    CHOOSING,
    EXCHANGING,
    NO_TOKENS,
    REPLACE,
    RETURNING,
    RUN,
    STEALING,
    TAKING,
    TARGET,
    VICTIM,
    WILD_GAIN,
    State,
    citizen_at,
    gain_amounts,
    has_amounts,
    monster_at,
    pay_amounts,
    resting,
    take_top_monster,
    tokens_at,
    uncover,
    works,
)
from valtable.games.valeria.vocabulary import (
    ADD_COST,
    ALL,
    CHOOSE,
    END,
    EXCHANGE,
    GAIN,
    GAIN_PER,
    LOSE,
    MAY,
    RETURN_CARD,
    STATIC,
    STEAL,
    TAKE_CITIZEN,
    TAKE_MONSTER,
    WILD,
    Op,
)
from valtable.kernel.chance import Chance, draw
from valtable.kernel.errors import Broken
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args

MOST_TOKENS = 10


def run_step(state: State, frame: tuple[int, ...], chance: Chance, journal: Journal | None) -> None:
    """Carry out one step of a card, as far as it can be; what it asks lies above it on the agenda."""
    _, seat, step, slot = frame
    op = state.box.code[step]
    code = op[0]
    if code == END:
        state.agenda.pop()
        return
    state.agenda[-1] = (RUN, seat, step + 1, slot)
    if code == GAIN:
        gain(state, seat, op[1:7], 1, step, journal)
    elif code == GAIN_PER:
        gain(state, seat, op[1:7], counted(state, seat, op[7:]), step, journal)
    elif code == ALL:
        state.agenda.append((RUN, seat, op[1], slot))
    elif code == LOSE:
        lose(state, seat, op, journal)
    elif not does_something(state, seat, op, slot):
        return
    elif code == CHOOSE:
        state.agenda.append((CHOOSING, seat, step, slot))
    elif code == EXCHANGE:
        state.agenda.append((EXCHANGING, seat, step))
    elif code == STEAL:
        steal(state, seat, op, step, journal)
    elif code == TAKE_CITIZEN:
        state.agenda.append((TAKING, seat, step, op[1]))
    elif code == MAY:
        state.agenda.append((BONUS, seat, step))
    elif code == RETURN_CARD:
        state.agenda.append((RETURNING, seat, step))
    elif code == TAKE_MONSTER:
        take_monster(state, seat, step, journal)
    elif code == ADD_COST:
        state.agenda.append((TARGET, seat, step))
    elif code != STATIC:
        raise Broken(f"{state.box.source[step]} belongs to a module that is not in play")


def can_run(state: State, seat: int, step: int) -> bool:
    """Whether some step of the program would do something now."""
    code = state.box.code
    while code[step][0] != END:
        if does_something(state, seat, code[step], 0):
            return True
        step += 1
    return False


def does_something(state: State, seat: int, op: Op, slot: int) -> bool:
    code = op[0]
    if code == GAIN:
        return any(op[1:7])
    if code == GAIN_PER:
        return counted(state, seat, op[7:]) > 0
    if code == ALL:
        return can_run(state, seat, op[1])
    if code == CHOOSE:
        return any(can_run(state, seat, program) for program in op[1:])
    if code == EXCHANGE:
        return has_amounts(state, seat, op[1:7])
    if code == STEAL:
        return state.seats == 1 or any(
            why_not_steal(state, seat, op, victim, resource) == OK
            for victim in range(state.seats)
            for resource in range(3)
            if op[1 + resource]
        )
    if code == TAKE_CITIZEN:
        return any(why_not_take(state, op, at) == OK for at in range(5, 15))
    if code == MAY:
        return op[1] == 0 and can_slay_something(state, seat)
    if code == RETURN_CARD:
        if op[1] == 0:
            return bool(state.citizens[seat])
        return any(card < state.box.first_event for card in state.slain[seat])
    if code == TAKE_MONSTER:
        if state.seats == 1:
            return any(state.stacks[:5])
        return any(why_not_victim(state, seat, victim) == OK for victim in range(state.seats))
    if code == ADD_COST:
        return any(why_not_target(state, op, at) == OK for at in range(20))
    return False


# Gains and losses


def gain(state: State, seat: int, amounts: tuple[int, ...], times: int, step: int, journal: Journal | None) -> None:
    """From the bank; a wild amount asks for its type, one for the whole sum (R18)."""
    if not times:
        return
    if times > 1:
        amounts = tuple(n * times for n in amounts)
    gain_amounts(state, seat, amounts)
    if journal is not None and any(amounts[:4]):
        tell_gain(state, seat, amounts, step, journal)
    if amounts[WILD]:
        state.agenda.append((WILD_GAIN, seat, step, amounts[WILD]))


def tell_gain(state: State, seat: int, amounts: tuple[int, ...] | list[int], step: int, journal: Journal) -> None:
    args: Args = {"seat": seat_ref(seat), "gains": amount_refs(amounts), "card": state.box.source[step]}
    journal.tell("gained", args)


def apply_wild(state: State, seat: int, resource: int, journal: Journal | None) -> None:
    _, _, step, n = state.agenda.pop()
    state.res[seat][resource] += n
    if journal is not None:
        amounts = [0, 0, 0, 0]
        amounts[resource] = n
        tell_gain(state, seat, amounts, step, journal)


def lose(state: State, seat: int, op: Op, journal: Journal | None) -> None:
    """Everybody, the active player or the others lose up to that much; who rests does not (R22)."""
    for place in range(state.seats):
        victim = (state.active + place) % state.seats
        if victim == resting(state) or (op[1] == 1 and place) or (op[1] == 2 and not place):
            continue
        have = state.res[victim]
        lost = [min(have[i], op[2 + i]) for i in range(4)]
        if any(lost):
            pay_amounts(state, victim, tuple(lost))
            if journal is not None:
                journal.tell("lost", {"seat": seat_ref(victim), "losses": amount_refs(lost)})


# Choosing and exchanging


def why_not_option(state: State, seat: int, step: int, n: int) -> int:
    """Only what can do something is offered."""
    op = state.box.code[step]
    if op[0] != CHOOSE or n + 1 >= len(op):
        return NO_SUCH_OPTION
    return OK if can_run(state, seat, op[1 + n]) else OPTION_DOES_NOTHING


def apply_option(state: State, seat: int, n: int) -> None:
    _, _, step, slot = state.agenda.pop()
    state.agenda.append((RUN, seat, state.box.code[step][1 + n], slot))


def why_not_exchange(state: State, seat: int, step: int) -> int:
    return OK if has_amounts(state, seat, state.box.code[step][1:7]) else CANNOT_EXCHANGE


def apply_exchange(state: State, seat: int, journal: Journal | None) -> None:
    step = state.agenda.pop()[2]
    exchange(state, seat, step, journal, sealed=False)


def exchange(state: State, seat: int, step: int, journal: Journal | None, *, sealed: bool) -> None:
    """Pay the left amount, gain the right one. In a sealed phase only the seat itself is told."""
    op = state.box.code[step]
    pay_amounts(state, seat, op[1:7])
    gain_amounts(state, seat, op[7:13])
    if journal is not None:
        told: Args = {
            "seat": seat_ref(seat), "card": state.box.source[step],
            "paid": amount_refs(op[1:5]), "gains": amount_refs(op[7:11]),
        }  # fmt: skip
        journal.tell("exchanged", None if sealed else told, {seat: told} if sealed else None)


# Stealing


def why_not_steal(state: State, seat: int, op: Op, victim: int, resource: int) -> int:
    """From an opponent who has at least 1 of it and does not rest (C27)."""
    if victim >= state.seats or victim == seat:
        return NO_OPPONENT
    if not op[1 + resource]:
        return NOT_STOLEN
    if victim == resting(state):
        return IS_RESTING
    return OK if state.res[victim][resource] else THEY_HAVE_NONE


def steal(state: State, seat: int, op: Op, step: int, journal: Journal | None) -> None:
    """Ask from whom; alone everything comes from the bank, one choice if there are several (C39)."""
    if state.seats > 1:
        state.agenda.append((STEALING, seat, step))
        return
    options = [resource for resource in range(3) if op[1 + resource]]
    if len(options) > 1:
        state.agenda.append((STEALING, seat, step))
    else:
        take_from_bank(state, seat, step, options[0], journal)


def take_from_bank(state: State, seat: int, step: int, resource: int, journal: Journal | None) -> None:
    amounts = [0, 0, 0, 0, 0, 0]
    amounts[resource] = state.box.code[step][1 + resource]
    gain(state, seat, tuple(amounts), 1, step, journal)


def apply_steal(state: State, seat: int, victim: int, resource: int, journal: Journal | None) -> None:
    """As much as there is, up to the amount; kinds are never mixed (R9)."""
    step = state.agenda.pop()[2]
    n = min(state.box.code[step][1 + resource], state.res[victim][resource])
    state.res[victim][resource] -= n
    state.res[seat][resource] += n
    if journal is not None:
        args: Args = {"seat": seat_ref(seat), "other": seat_ref(victim), "gains": [RESOURCE_REFS[resource]] * n}
        journal.tell("stole", args | {"card": state.box.source[step]})


# Free Citizens


def why_not_take(state: State, op: Op, slot: int) -> int:
    """A face-up Citizen with the icon, the name and the printed cost the card asks for (R16)."""
    kind = citizen_at(state, slot)
    if kind == NONE:
        return NOTHING_THERE
    box = state.box
    fits = (
        (not op[2] or box.citizen_roles[kind][op[2] - 1] > 0)
        and (not op[3] or box.citizen_name[kind] == op[3] - 1)
        and box.citizen_cost[kind] <= op[4]
    )
    return OK if fits else NOT_SUITABLE


def apply_take(state: State, seat: int, slot: int, chance: Chance, journal: Journal | None) -> None:
    """A free Citizen counts as gained (C34); more of them are asked one after the other."""
    _, _, step, left = state.agenda.pop()
    on_citizen_gained(state, seat)
    if journal is not None:
        card = citizen_ref(state.box, state.stacks[slot][-1])
        journal.tell("joined", {"seat": seat_ref(seat), "card": card, "source": state.box.source[step]})
    gain_citizen(state, seat, slot, chance, journal)
    op = state.box.code[step]
    if left > 1 and does_something(state, seat, op, slot):
        state.agenda.append((TAKING, seat, step, left - 1))


def on_citizen_gained(state: State, seat: int) -> None:
    """Domains that pay for each Citizen gained in the owner's Action Phase (C34)."""
    for domain in state.domains[seat]:
        if state.box.timing[domain] == ON_GAIN_CITIZEN and works(state, domain):
            state.agenda.append((RUN, seat, state.box.power[domain], 0))


# Putting cards back


def why_not_return(state: State, seat: int, step: int, kind: int, monster: bool) -> int:
    """An own Citizen or slain Monster; a slain Event has no stack to go to."""
    if (state.box.code[step][1] == 1) != monster:
        return NOT_YOURS
    if not monster:
        return OK if kind in state.citizens[seat] else NOT_YOURS
    return OK if kind < state.box.first_event and kind in state.slain[seat] else NOT_YOURS


def apply_return(state: State, seat: int, kind: int, monster: bool, journal: Journal | None) -> None:
    """Back on its stack; what covers the stack is removed first (R4, C11), then the reward."""
    step = state.agenda.pop()[2]
    box = state.box
    slot = state.areas.index(box.area[kind]) if monster else 5 + box.number[kind]
    if not state.stacks[slot]:
        card = uncover(state, slot)
        if journal is not None and card not in (NONE, BARE, REPLACE):
            journal.tell("uncovered", {"slot": slot, "stack": slot_ref(slot), "card": cover_ref(box, card)})
    (state.slain if monster else state.citizens)[seat].remove(kind)
    state.stacks[slot].append(kind)
    if monster:
        state.tokens[slot].append(NO_TOKENS)
    if journal is not None:
        ref = monster_ref(box, kind) if monster else citizen_ref(box, kind)
        journal.tell("put_back", {"seat": seat_ref(seat), "card": ref})
    gain(state, seat, box.code[step][2:8], 1, step, journal)


# Random slain Monsters


def why_not_victim(state: State, seat: int, victim: int) -> int:
    if victim >= state.seats or victim == seat:
        return NO_OPPONENT
    if victim == resting(state):
        return IS_RESTING
    return OK if state.slain[victim] else NO_MONSTERS


def take_monster(state: State, seat: int, step: int, journal: Journal | None) -> None:
    """Ask from whom; alone the top Monster of the leftmost stack is taken (C39)."""
    if state.seats > 1:
        state.agenda.append((VICTIM, seat, step))
        return
    slot = next(slot for slot in range(5) if state.stacks[slot])
    kind = take_top_monster(state, seat, slot)
    if journal is not None:
        journal.tell("taken_captive", {"seat": seat_ref(seat), "card": monster_ref(state.box, kind)})


def apply_victim(state: State, seat: int, victim: int, chance: Chance, journal: Journal | None) -> None:
    """One of the opponent's slain Monsters at random, without its reward (R20)."""
    state.agenda.pop()
    kind = draw(chance, f"captive:{seat}", state.slain[victim])
    insort(state.slain[seat], kind)
    if journal is not None:
        journal.tell("taken_captive", {"seat": seat_ref(seat), "card": monster_ref(state.box, kind)}, reveals=True)


# Cost tokens


def why_not_target(state: State, op: Op, slot: int) -> int:
    """A top Monster or face-up Event with room for the token: ten of a kind at most (C32)."""
    if monster_at(state, slot) == NONE:
        return NOTHING_THERE
    tokens = tokens_at(state, slot)
    room = all(tokens[i] + op[2 + i] <= MOST_TOKENS for i in range(3))
    return OK if room else FULL_OF_TOKENS


def apply_target(state: State, seat: int, slot: int, journal: Journal | None) -> None:
    step = state.agenda.pop()[2]
    op = state.box.code[step]
    have = tokens_at(state, slot)
    tokens = (have[0] + op[2], have[1] + op[3], have[2] + op[4])
    if slot < 5 and state.stacks[slot]:
        state.tokens[slot][-1] = tokens
    else:
        state.cover_tokens[slot] = tokens
    if journal is not None:
        args: Args = {"seat": seat_ref(seat), "card": monster_ref(state.box, monster_at(state, slot))}
        journal.tell("token_laid", args | {"tokens": amount_refs(op[2:5])})
