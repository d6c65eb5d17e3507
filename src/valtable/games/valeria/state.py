"""What lies on the table, and the few movers that change it.

The centre has twenty slots, row by row: 0-4 Monsters, 5-14 Citizens, 15-19 Domains. A stack is a list with its
top card last. What nobody can know has no order: Domains below the top, face-down Citizens and the
Exhausted deck are drawn when they are turned up. `bottom` are cards under that deck, known to all, lowest last.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Any, ClassVar, Final

from valtable.games.valeria.components import NONE, Box
from valtable.games.valeria.options import ValeriaOptions
from valtable.kernel.agenda import Frame
from valtable.kernel.state import State as BaseState

Tokens = tuple[int, int, int]
NO_TOKENS: Final = (0, 0, 0)

# What lies in a slot whose stack is empty; Monster Events lie there by their number.
EXHAUSTED: Final = 200
BARE: Final = 201  # nothing was left to lay there, and nothing will be
REPLACE: Final = 202  # an Event was slain here: an Exhausted card comes from below (C22)
PLAIN: Final = 210  # the first of the Events that are no Monsters

UNDECIDED: Final = 2
"""The place of the Duke kept, before one is kept."""

# Frames that ask nobody.
ROLL: Final = 0  # seat
FINAL_DICE: Final = 1  # seat
HARVEST: Final = 2  # seat, second harvest (solo)
INCOME: Final = 3  # seat, second harvest
HARVEST_DONE: Final = 4  # seat
DUKES_DONE: Final = 5  # seat
START: Final = 6  # seat
REFILL: Final = 7  # seat
POWERS_LEFT: Final = 8  # seat, Domains
END_POWERS: Final = 9  # seat
END: Final = 10  # seat
RUN: Final = 11  # seat, step, slot of the card itself
MONSTER_PHASE: Final = 12  # seat
WAKE: Final = 13  # seat, value rolled
ATTACK: Final = 14  # seat, column

# With modules, too.
EACH: Final = 15  # seat, step, slot: one player's part of what is for everybody
RELICS_DONE: Final = 16  # seat
OFFERING: Final = 17  # seat
DOUBLES_EVENTS: Final = 18  # seat
CLOSE: Final = 19  # seat, whether Magic was gained: the end of a Harvest with an Opera House

# Questions.
FIRST_QUESTION: Final = 20
DUKE: Final = 20  # seat
DICE: Final = 21  # seat, powers used
MENU: Final = 22  # seat, steps open: the Harvest with an exchange among them (C28)
CHOICE: Final = 23  # seat, step, times, lowest answer
POWERS: Final = 24  # seat, Domains
ACTION: Final = 25  # seat, actions left
PAY: Final = 26  # seat, what, slot
CHOOSING: Final = 27  # seat, step, slot
WILD_GAIN: Final = 28  # seat, step, how many
EXCHANGING: Final = 29  # seat, step
STEALING: Final = 30  # seat, step
TAKING: Final = 31  # seat, step, left
VICTIM: Final = 32  # seat, step
RETURNING: Final = 33  # seat, step
TARGET: Final = 34  # seat, step
BONUS: Final = 35  # seat, step
COLUMN: Final = 36  # seat
CAPTURE: Final = 37  # seat, column

# Questions of modules.
FIRST_MODULE_QUESTION: Final = 38
RELIC_CHOICE: Final = 38  # seat
DISCOUNT: Final = 39  # seat, slot
STRENGTH_PART: Final = 40  # seat, what, slot
SWAP: Final = 41  # seat, step: which resource is paid
OFFER: Final = 42  # seat
TOKEN: Final = 43  # seat, step: a Goods token, Tome or Noble, free or to banish
BUYING: Final = 44  # seat, island
RESCUE: Final = 45  # seat
NOBLE_PRICE: Final = 46  # seat, slot
TAKE_OFFERING: Final = 47  # seat
BANISH_SLOT: Final = 48  # seat, step
BANISH_OWN: Final = 49  # seat, step
RIVAL: Final = 50  # seat, step
RIVAL_CARD: Final = 51  # seat, step, rival
FLIP_OWN: Final = 52  # seat, step
TAKE_DOMAIN: Final = 53  # seat, step, left
GIVING: Final = 54  # seat, step, resource
BUY_ACTION: Final = 55  # seat, step
LAY_SAMURAI: Final = 56  # seat, step
BONUS_MORE: Final = 57  # seat, step
WALL: Final = 58  # seat

RUNNING, MONSTERS_SLAIN, DOMAINS_BUILT, STACKS_EXHAUSTED, ROUND_LIMIT, COLUMN_LOST, ISLANDS_EMPTY = range(7)
ENDINGS = (
    "", "monsters_slain", "domains_built", "stacks_exhausted", "round_limit", "column_lost", "islands_empty",
)  # fmt: skip


class ModuleFields:
    """What a `FullState` has beside the base game's fields; see full.py. Without modules nobody may look at it."""

    if not TYPE_CHECKING:
        __slots__ = ()
    modules: bool
    """Whether modules are in play; a field of its own because it is asked so often."""
    third: int
    acting: int
    down_citizens: list[list[int]]
    down_domains: list[list[int]]
    banished: list[list[int]]
    laid: list[list[Tokens]]
    samurai: int
    guard_slot: int
    guards: int
    stored: int
    blockade: int
    magic_gained: list[int]
    maps: list[int]
    claims: list[list[int]]
    rows: list[list[int]]
    row_bags: list[list[int]]
    goods: list[list[int]]
    tomes: list[list[int]]
    spent: list[list[int]]
    nobles: list[list[int]]
    offerings: list[int]
    agents: list[int]
    agent_bag: list[int]
    agent_bottom: list[int]
    relics: list[list[int]]
    relic_kept: list[int]
    relic_bag: list[int]
    tower: int
    tower_bag: list[int]
    banners: list[int]
    standing: int
    banners_won: list[int]


class State(BaseState, ModuleFields):
    """Everything on the table. In a sealed phase `opening` and `lanes` are what others see of everybody."""

    __slots__ = (
        "active", "agenda", "areas", "bags", "bottom", "box", "captured_citizens", "captured_domains", "citizens",
        "cover", "cover_tokens", "dark_duke", "dealt", "dice", "domain_bag", "domains", "down", "duke_bag", "ending",
        "event_bag", "first", "fresh", "kept", "lanes", "left", "lower", "modules", "opening", "options", "res",
        "round", "rules", "sealed", "seats", "slain", "stacks", "tokens", "tops", "turn", "upper",
    )  # fmt: skip
    FIELDS: ClassVar[dict[str, Any]] = {
        "rules": int, "seats": int, "first": int, "active": int, "round": int, "turn": int, "ending": int,
        "dark_duke": int, "areas": tuple[int, ...], "dice": list[int], "stacks": list[list[int]],
        "tokens": list[list[Tokens]], "down": list[int], "bags": list[list[int]], "tops": list[int], "left": list[int],
        "domain_bag": list[int], "cover": list[int], "cover_tokens": list[Tokens], "upper": list[int],
        "lower": list[int], "bottom": list[int], "event_bag": list[int], "res": list[list[int]],
        "citizens": list[list[int]], "domains": list[list[int]], "fresh": list[int], "slain": list[list[int]],
        "dealt": list[list[int]], "kept": list[int], "duke_bag": list[int], "captured_citizens": list[int],
        "captured_domains": list[int], "agenda": list[Frame], "sealed": list[list[Frame]],
        "opening": list[list[int]], "lanes": list[list[Frame]],
    }  # fmt: skip

    def __init__(
        self, box: Box, options: ValeriaOptions, rules: int, seats: int, first: int, active: int, round_: int,
        turn: int, ending: int, dark_duke: int, areas: tuple[int, ...], dice: list[int], stacks: list[list[int]],
        tokens: list[list[Tokens]], down: list[int], bags: list[list[int]], tops: list[int], left: list[int],
        domain_bag: list[int], cover: list[int], cover_tokens: list[Tokens], upper: list[int], lower: list[int],
        bottom: list[int], event_bag: list[int], res: list[list[int]], citizens: list[list[int]],
        domains: list[list[int]], fresh: list[int], slain: list[list[int]], dealt: list[list[int]], kept: list[int],
        duke_bag: list[int], captured_citizens: list[int], captured_domains: list[int], agenda: list[Frame],
        sealed: list[list[Frame]], opening: list[list[int]], lanes: list[list[Frame]],
    ) -> None:  # fmt: skip
        self.box, self.options, self.rules, self.seats, self.first = box, options, rules, seats, first
        self.active, self.round, self.turn, self.ending, self.dark_duke = active, round_, turn, ending, dark_duke
        self.areas, self.dice, self.stacks, self.tokens, self.down = areas, dice, stacks, tokens, down
        self.bags, self.tops, self.left, self.domain_bag, self.cover = bags, tops, left, domain_bag, cover
        self.cover_tokens, self.upper, self.lower, self.bottom = cover_tokens, upper, lower, bottom
        self.event_bag, self.res, self.citizens, self.domains, self.fresh = event_bag, res, citizens, domains, fresh
        self.slain, self.dealt, self.kept, self.duke_bag = slain, dealt, kept, duke_bag
        self.captured_citizens, self.captured_domains = captured_citizens, captured_domains
        self.agenda, self.sealed, self.opening, self.lanes = agenda, sealed, opening, lanes
        self.modules = False

    def copy(self) -> State:
        return State(
            self.box, self.options, self.rules, self.seats, self.first, self.active, self.round, self.turn,
            self.ending, self.dark_duke, self.areas, self.dice[:], [x[:] for x in self.stacks],
            [x[:] for x in self.tokens], self.down[:], [x[:] for x in self.bags], self.tops[:], self.left[:],
            self.domain_bag[:], self.cover[:], self.cover_tokens[:], self.upper[:], self.lower[:], self.bottom[:],
            self.event_bag[:], [x[:] for x in self.res], [x[:] for x in self.citizens],
            [x[:] for x in self.domains], self.fresh[:], [x[:] for x in self.slain], [x[:] for x in self.dealt],
            self.kept[:], self.duke_bag[:], self.captured_citizens[:], self.captured_domains[:], self.agenda[:],
            [x[:] for x in self.sealed], [x[:] for x in self.opening], [x[:] for x in self.lanes],
        )  # fmt: skip


# What lies where


def is_event(state: State, card: int) -> bool:
    return state.box.first_event <= card < EXHAUSTED


def is_plain_event(card: int) -> bool:
    return card >= PLAIN


def monster_at(state: State, slot: int) -> int:
    """The Monster or Monster Event that can be slain in a slot; NONE if there is none."""
    if state.modules and state.laid[slot]:
        return state.box.extras.samurai
    if slot < 5 and state.stacks[slot]:
        return state.stacks[slot][-1]
    card = state.cover[slot]
    return card if state.box.first_event <= card < EXHAUSTED else NONE


def citizen_at(state: State, slot: int) -> int:
    """The face-up Citizen on top of a slot; NONE if there is none."""
    if state.modules:
        if state.laid[slot]:
            return NONE
        if slot == state.guard_slot and state.guards:
            return state.box.extras.guard
    return state.stacks[slot][-1] if 5 <= slot < 15 and state.stacks[slot] else NONE


def domain_at(state: State, slot: int) -> int:
    """The face-up Domain of a slot; NONE if there is none."""
    if slot < 15 or (state.modules and state.laid[slot]):
        return NONE
    return state.tops[slot - 15]


def tokens_at(state: State, slot: int) -> Tokens:
    if state.modules and state.laid[slot]:
        return state.laid[slot][-1]
    return state.tokens[slot][-1] if slot < 5 and state.stacks[slot] else state.cover_tokens[slot]


def is_exhausted(state: State, slot: int) -> bool:
    """Whether the slot's own stack is used up, whatever lies there now (R21, C42)."""
    if slot < 15:
        return not state.stacks[slot]
    if slot == 19 and state.modules and state.options.ward_towers:
        return state.tower == NONE
    return state.tops[slot - 15] == NONE and not state.left[slot - 15]


def resting(state: State) -> int:
    """The seat that rests: with five players the one before the active player (R23, C38); NONE otherwise."""
    return (state.active - 1) % state.seats if state.box.rests[state.seats] else NONE


def works(state: State, domain: int) -> bool:
    """Whether a lasting power is on: at once or, by option, from the next turn (C9)."""
    return domain not in state.fresh or state.options.new_domain_power == "at_once"


def roles_of(state: State, seat: int) -> list[int]:
    """Role icons on a seat's Citizens, each of two (R5, C47: Starters have none), and on its Nobles (R29)."""
    found = [0, 0, 0, 0]
    roles = state.box.citizen_roles
    for kind in state.citizens[seat]:
        row = roles[kind]
        found[0] += row[0]
        found[1] += row[1]
        found[2] += row[2]
        found[3] += row[3]
    if state.modules:
        for noble in state.nobles[seat]:
            found[state.box.extras.noble_role[noble]] += 1
    return found


# Movers


def gain_amounts(state: State, seat: int, amounts: tuple[int, ...]) -> None:
    """Gold, Strength, Magic and Victory Points from the bank, which never runs out (C41)."""
    have = state.res[seat]
    have[0] += amounts[0]
    have[1] += amounts[1]
    have[2] += amounts[2]
    have[3] += amounts[3]


def pay_amounts(state: State, seat: int, amounts: tuple[int, ...]) -> None:
    have = state.res[seat]
    have[0] -= amounts[0]
    have[1] -= amounts[1]
    have[2] -= amounts[2]
    have[3] -= amounts[3]


def has_amounts(state: State, seat: int, amounts: tuple[int, ...]) -> bool:
    have = state.res[seat]
    return have[0] >= amounts[0] and have[1] >= amounts[1] and have[2] >= amounts[2] and have[3] >= amounts[3]


def take_top_monster(state: State, seat: int, slot: int) -> int:
    """The Monster of a slot goes to a Victory stack, its tokens to the bank (C32); which one it was."""
    kind = remove_top_monster(state, slot)
    insort(state.slain[seat], kind)
    return kind


def remove_top_monster(state: State, slot: int) -> int:
    if state.modules and state.laid[slot]:
        state.laid[slot].pop()
        return state.box.extras.samurai
    if slot < 5 and state.stacks[slot]:
        kind = state.stacks[slot].pop()
        state.tokens[slot].pop()
    else:
        kind = state.cover[slot]
        state.cover[slot] = REPLACE
        state.cover_tokens[slot] = NO_TOKENS
    return kind


def uncover(state: State, slot: int) -> int:
    """What covers an empty stack goes under the Exhausted deck, its tokens to the bank (C11); what it was."""
    card = state.cover[slot]
    state.cover[slot] = NONE
    state.cover_tokens[slot] = NO_TOKENS
    if card == EXHAUSTED or is_event(state, card) or is_plain_event(card):
        state.bottom.append(card)
    if state.modules:
        if card == state.box.extras.ghost_ship:
            state.stored = 0
        if slot == state.guard_slot:
            state.guard_slot = NONE  # the rest of the King's Guard goes back with its Event (C48)
    return card
