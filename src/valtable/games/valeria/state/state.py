"""What lies on the table; movers.py has what changes it, frames.py what waits on the agenda, centre.py what lies where.

The centre has twenty slots, row by row: 0-4 Monsters, 5-14 Citizens, 15-19 Domains. A stack is a list with its
top card last. What nobody can know has no order: Domains below the top, face-down Citizens and the
Exhausted deck are drawn when they are turned up. `bottom` are cards under that deck, known to all, lowest last.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from valtable.games.valeria.box.components import Box
from valtable.games.valeria.modules.agents.state import Agents
from valtable.games.valeria.modules.crimson_seas.state import CrimsonSeas
from valtable.games.valeria.modules.packs.state import Packs, Tokens
from valtable.games.valeria.modules.relics.state import Relics
from valtable.games.valeria.modules.ward_towers.state import WardTowers
from valtable.games.valeria.options import ValeriaOptions
from valtable.games.valeria.state.encoding import flat_fields
from valtable.kernel.agenda import Frame
from valtable.kernel.state import State as BaseState

NO_TOKENS: Final = (0, 0, 0)

# What lies in a slot whose stack is empty; Monster Events lie there by their number.
EXHAUSTED: Final = 200
BARE: Final = 201  # nothing was left to lay there, and nothing will be
REPLACE: Final = 202  # an Event was slain here: an Exhausted card comes from below (C22)
PLAIN: Final = 210  # the first of the Events that are no Monsters


@final
class State(BaseState):
    """Everything on the table. In a sealed phase `opening` and `lanes` are what others see of everybody.

    What a module adds is one value, None where it is not in play; `packs` is there as soon as any module is.
    """

    box: Box
    options: ValeriaOptions
    rules: int
    seats: int
    first: int
    active: int
    round: int
    turn: int
    ending: int
    dark_duke: int
    areas: tuple[int, ...]
    dice: list[int]
    stacks: list[list[int]]
    tokens: list[list[Tokens]]
    down: list[int]
    bags: list[tuple[int, ...]]
    tops: list[int]
    left: list[int]
    domain_bag: list[int]
    cover: list[int]
    cover_tokens: list[Tokens]
    upper: list[int]
    lower: list[int]
    bottom: list[int]
    event_bag: list[int]
    res: list[list[int]]
    citizens: list[list[int]]
    domains: list[list[int]]
    fresh: list[int]
    slain: list[list[int]]
    dealt: list[list[int]]
    kept: list[int]
    duke_bag: list[int]
    captured_citizens: list[int]
    captured_domains: list[int]
    agenda: list[Frame]
    sealed: list[list[Frame]]
    opening: list[list[int]]
    lanes: list[list[Frame]]
    packs: Packs | None
    seas: CrimsonSeas | None
    agents: Agents | None
    relics: Relics | None
    towers: WardTowers | None

    def fields(self) -> dict[str, object]:
        """Flat, and with any module in play those of all modules."""
        found = BaseState.fields(self)
        if self.packs is not None:
            found |= flat_fields(self.box, self.seats, self.packs, self.seas, self.agents, self.relics, self.towers)
        return found

    # The rest is written by `make generated` from the fields above.
    __slots__ = (
        "active", "agenda", "agents", "areas", "bags", "bottom", "box", "captured_citizens", "captured_domains",
        "citizens", "cover", "cover_tokens", "dark_duke", "dealt", "dice", "domain_bag", "domains", "down",
        "duke_bag", "ending", "event_bag", "first", "fresh", "kept", "lanes", "left", "lower", "opening", "options",
        "packs", "relics", "res", "round", "rules", "sealed", "seas", "seats", "slain", "stacks", "tokens", "tops",
        "towers", "turn", "upper",
    )  # fmt: skip
    FIELDS: ClassVar[dict[str, Any]] = {
        "rules": int, "seats": int, "first": int, "active": int, "round": int, "turn": int, "ending": int,
        "dark_duke": int, "areas": tuple[int, ...], "dice": list[int], "stacks": list[list[int]],
        "tokens": list[list[Tokens]], "down": list[int], "bags": list[tuple[int, ...]], "tops": list[int],
        "left": list[int], "domain_bag": list[int], "cover": list[int], "cover_tokens": list[Tokens],
        "upper": list[int], "lower": list[int], "bottom": list[int], "event_bag": list[int], "res": list[list[int]],
        "citizens": list[list[int]], "domains": list[list[int]], "fresh": list[int], "slain": list[list[int]],
        "dealt": list[list[int]], "kept": list[int], "duke_bag": list[int], "captured_citizens": list[int],
        "captured_domains": list[int], "agenda": list[Frame], "sealed": list[list[Frame]], "opening": list[list[int]],
        "lanes": list[list[Frame]],
    }  # fmt: skip

    def __init__(
        self, box: Box, options: ValeriaOptions, rules: int, seats: int, first: int, active: int, round: int,
        turn: int, ending: int, dark_duke: int, areas: tuple[int, ...], dice: list[int], stacks: list[list[int]],
        tokens: list[list[Tokens]], down: list[int], bags: list[tuple[int, ...]], tops: list[int], left: list[int],
        domain_bag: list[int], cover: list[int], cover_tokens: list[Tokens], upper: list[int], lower: list[int],
        bottom: list[int], event_bag: list[int], res: list[list[int]], citizens: list[list[int]],
        domains: list[list[int]], fresh: list[int], slain: list[list[int]], dealt: list[list[int]], kept: list[int],
        duke_bag: list[int], captured_citizens: list[int], captured_domains: list[int], agenda: list[Frame],
        sealed: list[list[Frame]], opening: list[list[int]], lanes: list[list[Frame]], packs: Packs | None,
        seas: CrimsonSeas | None, agents: Agents | None, relics: Relics | None, towers: WardTowers | None,
    ) -> None:  # fmt: skip
        self.box = box
        self.options = options
        self.rules = rules
        self.seats = seats
        self.first = first
        self.active = active
        self.round = round
        self.turn = turn
        self.ending = ending
        self.dark_duke = dark_duke
        self.areas = areas
        self.dice = dice
        self.stacks = stacks
        self.tokens = tokens
        self.down = down
        self.bags = bags
        self.tops = tops
        self.left = left
        self.domain_bag = domain_bag
        self.cover = cover
        self.cover_tokens = cover_tokens
        self.upper = upper
        self.lower = lower
        self.bottom = bottom
        self.event_bag = event_bag
        self.res = res
        self.citizens = citizens
        self.domains = domains
        self.fresh = fresh
        self.slain = slain
        self.dealt = dealt
        self.kept = kept
        self.duke_bag = duke_bag
        self.captured_citizens = captured_citizens
        self.captured_domains = captured_domains
        self.agenda = agenda
        self.sealed = sealed
        self.opening = opening
        self.lanes = lanes
        self.packs = packs
        self.seas = seas
        self.agents = agents
        self.relics = relics
        self.towers = towers

    def copy(self) -> State:
        return State(
            self.box, self.options, self.rules, self.seats, self.first, self.active, self.round, self.turn,
            self.ending, self.dark_duke, self.areas, self.dice[:], [x[:] for x in self.stacks],
            [x[:] for x in self.tokens], self.down[:], self.bags[:], self.tops[:], self.left[:], self.domain_bag[:],
            self.cover[:], self.cover_tokens[:], self.upper[:], self.lower[:], self.bottom[:], self.event_bag[:],
            [x[:] for x in self.res], [x[:] for x in self.citizens], [x[:] for x in self.domains], self.fresh[:],
            [x[:] for x in self.slain], [x[:] for x in self.dealt], self.kept[:], self.duke_bag[:],
            self.captured_citizens[:], self.captured_domains[:], self.agenda[:], [x[:] for x in self.sealed],
            [x[:] for x in self.opening], [x[:] for x in self.lanes],
            None if self.packs is None else self.packs.copy(), None if self.seas is None else self.seas.copy(),
            None if self.agents is None else self.agents.copy(), None if self.relics is None else self.relics.copy(),
            None if self.towers is None else self.towers.copy(),
        )  # fmt: skip
