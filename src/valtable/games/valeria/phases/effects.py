"""The effects of cards, step by step: what asks nobody is done, what asks is put on the agenda.

What cannot be done is skipped and the rest is done. Costs inside effects are paid exactly (C29).
"""

from __future__ import annotations

from bisect import insort

from valtable.games.valeria.components import NONE
from valtable.games.valeria.events import (
    RESOURCE_REFS,
    amount_refs,
    citizen_ref,
    cover_ref,
    monster_ref,
    seat_ref,
    slot_ref,
)
from valtable.games.valeria.phases import islands, prices
from valtable.games.valeria.phases.cards import keeps_all
from valtable.games.valeria.phases.counting import counted
from valtable.games.valeria.phases.exchange import affords, exchange
from valtable.games.valeria.phases.gains import MAP, gain, lose, on_citizen_gained
from valtable.games.valeria.phases.module_effects import module_step_works, run_module_step
from valtable.games.valeria.phases.pay import can_slay_something, why_not_build, why_not_recruit
from valtable.games.valeria.phases.purse import maps_left
from valtable.games.valeria.phases.refill import gain_citizen
from valtable.games.valeria.reasons import (
    BLOCKADED,
    FULL_OF_TOKENS,
    IS_RESTING,
    KEEPS_ALL,
    NO_MONSTERS,
    NO_OPPONENT,
    NO_STACK,
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
    BONUS_MORE,
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
    State,
    citizen_at,
    monster_at,
    resting,
    take_top_monster,
    tokens_at,
    uncover,
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
        if len(op) > 13:  # a Relic: who uses it has said yes
            exchange(state, seat, step, state.agenda, journal)
        else:
            state.agenda.append((EXCHANGING, seat, step))
    elif code == STEAL:
        steal(state, seat, op, step, journal)
    elif code == TAKE_CITIZEN:
        state.agenda.append((TAKING, seat, step, op[1]))
    elif code == MAY:
        state.agenda.append((BONUS_MORE if op[1] else BONUS, seat, step))
    elif code == RETURN_CARD:
        state.agenda.append((RETURNING, seat, step))
    elif code == TAKE_MONSTER:
        take_monster(state, seat, step, journal)
    elif code == ADD_COST:
        if op[1]:
            lay_token(state, op, slot, journal)
        else:
            state.agenda.append((TARGET, seat, step))
    elif not state.modules:
        raise Broken(f"{state.box.source[step]} belongs to a module that is not in play")
    else:
        run_module_step(state, seat, op, step, slot, journal)


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
        return any(op[1:5]) or op[6] > 0 or (op[5] > 0 and can_gain_map(state, seat))
    if code == GAIN_PER:
        return counted(state, seat, op[7:]) > 0
    if code == ALL:
        return can_run(state, seat, op[1])
    if code == CHOOSE:
        return any(can_run(state, seat, program) for program in op[1:])
    if code == EXCHANGE:
        return affords(state, seat, op[1:7]) and (not op[7 + MAP] or maps_left(state) > 0)
    if code == STEAL:
        return state.seats == 1 or any(
            why_not_steal(state, seat, op, victim, resource) == OK
            for victim in range(state.seats)
            for resource in range(3)
            if op[1 + resource]
        )
    if code == TAKE_CITIZEN:
        return any(why_not_take(state, op, at) == OK for at in (range(20) if state.modules else range(5, 15)))
    if code == MAY:
        return can_slay_something(state, seat) if not op[1] else can_do_bonus(state, seat, op)
    if code == RETURN_CARD:
        if op[1] == 0:
            return bool(state.citizens[seat])
        return any(has_stack(state, card) for card in state.slain[seat])
    if code == TAKE_MONSTER:
        if state.seats == 1:
            return bool(op[1]) and any(state.stacks[:5])
        return any(why_not_victim(state, seat, op, victim) == OK for victim in range(state.seats))
    if code == ADD_COST:
        if op[1]:
            return why_not_target(state, op, slot) == OK
        return any(why_not_target(state, op, at) == OK for at in range(20))
    return code != STATIC and state.modules and module_step_works(state, seat, op)


def can_gain_map(state: State, seat: int) -> bool:
    """Whether a Map is left beyond those this seat has laid claim to (C41, C50)."""
    return state.modules and maps_left(state) > sum(map_option(state, step) for step in state.claims[seat])


def map_option(state: State, step: int) -> int:
    """How many Maps the option of a card that has some gives."""
    code = state.box.code
    return max(code[program][1 + MAP] for program in code[step][1:] if code[program][0] == GAIN)


def can_do_bonus(state: State, seat: int, op: Op) -> bool:
    """A bonus action other than slaying: recruit, build or sail, paid as usual (R17)."""
    if op[1] == 1:
        what = prices.TO_RECRUIT_PLAINLY if op[2] else prices.TO_RECRUIT
        return any(why_not_recruit(state, seat, at, what) == OK for at in range(20))
    if op[1] == 2:
        return any(why_not_build(state, seat, at) == OK for at in range(15, 20))
    return any(islands.why_not_sail(state, seat, island) == OK for island in range(4))


# Choosing


def why_not_option(state: State, seat: int, step: int, n: int) -> int:
    """Only what can do something is offered."""
    op = state.box.code[step]
    if op[0] != CHOOSE or n + 1 >= len(op):
        return NO_SUCH_OPTION
    return OK if can_run(state, seat, op[1 + n]) else OPTION_DOES_NOTHING


def apply_option(state: State, seat: int, n: int) -> None:
    _, _, step, slot = state.agenda.pop()
    state.agenda.append((RUN, seat, state.box.code[step][1 + n], slot))


# Stealing


def why_not_steal(state: State, seat: int, op: Op, victim: int, resource: int) -> int:
    """From an opponent who has at least 1 of it and does not rest (C27)."""
    if victim >= state.seats or victim == seat:
        return NO_OPPONENT
    if not op[1 + resource]:
        return NOT_STOLEN
    if victim == resting(state):
        return IS_RESTING
    if state.modules and keeps_all(state, victim):
        return KEEPS_ALL
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
    if state.modules:
        if resource == 2:
            state.magic_gained[seat] = 1
        pay_victim(state, victim, state.box.code[step][4:10], step, journal)


def pay_victim(state: State, victim: int, amounts: tuple[int, ...], step: int, journal: Journal | None) -> None:
    """What the bank gives to whom something was taken from."""
    if any(amounts):
        gain(state, victim, amounts, 1, step, journal)


# Free Citizens


def why_not_take(state: State, op: Op, slot: int) -> int:
    """A face-up Citizen with the icon, the name and the printed cost the card asks for (R16)."""
    kind = citizen_at(state, slot)
    if kind == NONE:
        return NOTHING_THERE
    box = state.box
    if state.modules and prices.is_blocked(state, kind):
        return BLOCKADED
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


# Putting cards back


def has_stack(state: State, kind: int) -> bool:
    """Whether a slain Monster can go back: Events never, Samurai of the Event neither."""
    return kind < state.box.first_event and (not state.modules or state.box.area[kind] in state.areas)


def why_not_return(state: State, seat: int, step: int, kind: int, monster: bool) -> int:
    """An own Citizen or slain Monster; a slain Event has no stack to go to."""
    if (state.box.code[step][1] == 1) != monster:
        return NOT_YOURS
    if kind not in (state.slain if monster else state.citizens)[seat] or (monster and kind >= state.box.first_event):
        return NOT_YOURS
    if monster:
        return OK if has_stack(state, kind) else NO_STACK
    if state.modules and kind == state.box.extras.guard and state.guard_slot == NONE:
        return NO_STACK
    return OK


def apply_return(state: State, seat: int, kind: int, monster: bool, journal: Journal | None) -> None:
    """Back on its stack; what covers the stack is removed first (R4, C11), then the reward."""
    step = state.agenda.pop()[2]
    (state.slain if monster else state.citizens)[seat].remove(kind)
    put_back(state, kind, monster, journal)
    if journal is not None:
        ref = monster_ref(state.box, kind) if monster else citizen_ref(state.box, kind)
        journal.tell("put_back", {"seat": seat_ref(seat), "card": ref})
    gain(state, seat, state.box.code[step][2:8], 1, step, journal)


def put_back(state: State, kind: int, monster: bool, journal: Journal | None) -> None:
    """A card lies on its stack again; what covered the stack goes under the Exhausted deck (C11)."""
    box = state.box
    if not monster and state.modules and kind == box.extras.guard:
        state.guards += 1
        return
    slot = state.areas.index(box.area[kind]) if monster else 5 + box.number[kind]
    if not state.stacks[slot]:
        card = uncover(state, slot)
        if journal is not None and card not in (NONE, BARE, REPLACE):
            journal.tell("uncovered", {"slot": slot, "stack": slot_ref(slot), "card": cover_ref(box, card)})
    state.stacks[slot].append(kind)
    if monster:
        state.tokens[slot].append(NO_TOKENS)


# Random slain Monsters


def captives(state: State, op: Op, victim: int) -> list[int]:
    """The slain Monsters that may be drawn: any, or those with a stack to go back to."""
    return [kind for kind in state.slain[victim] if op[1] or has_stack(state, kind)]


def why_not_victim(state: State, seat: int, op: Op, victim: int) -> int:
    if victim >= state.seats or victim == seat:
        return NO_OPPONENT
    if victim == resting(state):
        return IS_RESTING
    if keeps_all(state, victim):
        return KEEPS_ALL
    return OK if captives(state, op, victim) else NO_MONSTERS


def take_monster(state: State, seat: int, step: int, journal: Journal | None) -> None:
    """Ask from whom; alone the top Monster of the leftmost stack is taken (C39)."""
    if state.seats > 1:
        state.agenda.append((VICTIM, seat, step))
        return
    slot = next(slot for slot in range(5) if monster_at(state, slot) != NONE and state.stacks[slot])
    kind = take_top_monster(state, seat, slot)
    if journal is not None:
        journal.tell("taken_captive", {"seat": seat_ref(seat), "card": monster_ref(state.box, kind)})


def apply_victim(state: State, seat: int, victim: int, chance: Chance, journal: Journal | None) -> None:
    """One of the opponent's slain Monsters at random, without its reward (R20); to oneself or to its stack."""
    step = state.agenda.pop()[2]
    op = state.box.code[step]
    pool = captives(state, op, victim)
    kind = draw(chance, f"captive:{seat}", pool)
    state.slain[victim].remove(kind)
    args: Args = {"seat": seat_ref(seat), "card": monster_ref(state.box, kind)}
    if op[1]:
        insort(state.slain[seat], kind)
        if journal is not None:
            journal.tell("taken_captive", args, reveals=True)
    else:
        put_back(state, kind, True, journal)
        if journal is not None:
            journal.tell("sent_back", args | {"other": seat_ref(victim)}, reveals=True)
    if state.modules:
        pay_victim(state, victim, op[2:8], step, journal)


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
    lay_token(state, state.box.code[step], slot, journal)


def lay_token(state: State, op: Op, slot: int, journal: Journal | None) -> None:
    have = tokens_at(state, slot)
    tokens = (have[0] + op[2], have[1] + op[3], have[2] + op[4])
    if state.modules and state.laid[slot]:
        state.laid[slot][-1] = tokens
    elif slot < 5 and state.stacks[slot]:
        state.tokens[slot][-1] = tokens
    else:
        state.cover_tokens[slot] = tokens
    if journal is not None:
        args: Args = {"seat": seat_ref(state.active), "card": monster_ref(state.box, monster_at(state, slot))}
        journal.tell("token_laid", args | {"tokens": amount_refs(op[2:5])})
