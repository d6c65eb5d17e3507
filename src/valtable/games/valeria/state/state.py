"""What lies on the table; movers.py has what changes it, frames.py what waits on the agenda.

The centre has twenty slots, row by row: 0-4 Monsters, 5-14 Citizens, 15-19 Domains. A stack is a list with its
top card last. What nobody can know has no order: Domains below the top, face-down Citizens and the
Exhausted deck are drawn when they are turned up. `bottom` are cards under that deck, known to all, lowest last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from valtable.games.valeria.box.components import NONE, Box
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
