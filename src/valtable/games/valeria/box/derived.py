"""Tables computed once from what is printed: when a card fires, what a Harvest brings, what a Duke counts."""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.box.actions import RESOURCES
from valtable.games.valeria.box.printed import Domain, Duke, tables
from valtable.games.valeria.box.vocabulary import CHOOSE, END, EXCHANGE, GAIN, GAIN_PER, MAY
from valtable.games.valeria.box.words import MAP, ROLES, WILD
from valtable.kernel.errors import Malformed

NUMBERS: Final = (*(str(n) for n in range(1, 9)), "9/10", "11/12")
"""The activation numbers of the ten Citizen stacks, as they are printed."""

# What Dukes and Nobles count.
PER_ROLE: Final = 0
PER_CITIZEN: Final = 1
PER_MONSTER: Final = 2
PER_DOMAIN: Final = 3
PER_TYPE: Final = 4
PER_RESOURCE: Final = 5
PER_BEST: Final = 6
PER_GOODS: Final = 7

Line = tuple[int, int, int]
"""A line of a Duke: what, which, points."""


ByRoll = tuple[tuple[int, ...], ...]
"""By first die * 7 + second die, and then by card."""


def hit_table(activations: list[list[int]]) -> ByRoll:
    """How often each card fires: on each die and on their sum (R7, C15)."""
    table: list[tuple[int, ...]] = []
    for code in range(49):
        first, second = divmod(code, 7)
        rolled = (first, second, first + second)
        table.append(tuple(sum(value in wanted for value in rolled) for wanted in activations))
    return tuple(table)


def fires_in_all_rolls(hits: ByRoll) -> tuple[int, ...]:
    """How often each card fires in the 36 rolls of two dice together."""
    rolls = [hits[first * 7 + second] for first in range(1, 7) for second in range(1, 7)]
    return tuple(sum(of_card) for of_card in zip(*rolls, strict=True))


Gains = tuple[tuple[int, int], ...]
"""What and how much of it: Gold, Strength, Magic, Victory Points, Maps."""
Plan = tuple[Gains, tuple[int, ...], tuple[int, ...], tuple[int, ...]]
HARVESTED: Final = frozenset((GAIN, GAIN_PER, CHOOSE, EXCHANGE))
"""What a Harvest carries out."""
WAITING: Final = frozenset((MAY,))
"""What Citizens on their owner's turn may have besides: it comes when everybody has harvested."""


def harvest_plans(code: tuple[tuple[int, ...], ...]) -> tuple[Plan, ...]:
    """For each program, named by its first step: fixed gains, steps that count, that ask, that wait (C28)."""
    plans: list[Plan] = []
    for first in range(len(code)):
        fixed, counting, asking, waiting = [0, 0, 0, 0, 0], [], [], []
        step = first
        while code[step][0] != END:
            op = code[step]
            if op[0] == GAIN and not op[1 + WILD]:
                fixed = [have + more for have, more in zip(fixed, op[1:6], strict=True)]
            elif op[0] == GAIN_PER and not op[1 + WILD]:
                counting.append(step)
            elif op[0] in HARVESTED:
                asking.append(step)
            elif op[0] in WAITING:
                waiting.append(step)
            step += 1
        gains = tuple((what, n) for what, n in enumerate(fixed) if n)
        plans.append((gains, tuple(counting), tuple(asking), tuple(waiting)))
    return tuple(plans)


INCOME_BITS: Final = 10
MOST_INCOME: Final = (1 << INCOME_BITS) - 1
ACTIVATED: Final = 1 << 4 * INCOME_BITS
APART: Final = 1 << 5 * INCOME_BITS


def income_table(hits: ByRoll, programs: tuple[int, ...], plans: tuple[Plan, ...], copies: tuple[int, ...]) -> ByRoll:
    """What each card brings in a Harvest, packed into one number: a whole tableau is harvested by one sum.

    Ten bits each are for Gold, Strength, Magic, Victory Points, the cards that fire, and those to be booked apart.
    """
    table = tuple(
        tuple(packed_income(plans[program], times) for program, times in zip(programs, row, strict=True))
        for row in hits
    )
    for row in table:
        for what in range(6):
            brought = [income >> INCOME_BITS * what & MOST_INCOME for income in row]
            most = sum(n * of_one for n, of_one in zip(copies, brought, strict=True))
            if most > MOST_INCOME:
                raise Malformed("citizens.toml", f"all together bring {most}; {MOST_INCOME} can be told apart")
    return table


def packed_income(plan: Plan, times: int) -> int:
    """A card that counts, asks or brings Maps is booked apart."""
    gains, counting, asking, _ = plan
    if not times:
        return 0
    if counting or asking or any(what == MAP for what, _ in gains):
        return ACTIVATED + APART
    return ACTIVATED + sum(n * times << INCOME_BITS * what for what, n in gains)


def starters_income(activations: list[list[int]], programs: list[int], plans: tuple[Plan, ...]) -> tuple[int, ...]:
    """The same for the plain Starters, which everybody has one of, as one number for each roll."""
    table = income_table(hit_table(activations), tuple(programs), plans, (1,) * len(programs))
    if max(sum(row) for row in table) >= APART:
        raise Malformed("starters.toml", "the plain ones can neither count nor ask")
    return tuple(sum(row) for row in table)


def packed_icons(roles: tuple[int, ...]) -> int:
    """One number for the icons of a card, a byte for each role: many cards are counted by one sum."""
    return sum(n << 8 * role for role, n in enumerate(roles))


def namesakes(names: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each card those of its name, itself too."""
    return tuple(tuple(kind for kind, other in enumerate(names) if other == name) for name in names)


def build_discount(card: Domain) -> int:
    """How much cheaper this Domain makes others."""
    changes = tables(card.effects, "modify_cost")
    return -sum(int(change.get("gold", 0)) for change in changes if change.get("action") == "build")


def ignores_surcharge(card: Domain) -> bool:
    return any(change.get("action") == "recruit" for change in tables(card.effects, "ignore_surcharge"))


def duke_lines(card: Duke, types: tuple[str, ...]) -> tuple[Line, ...]:
    lines: list[Line] = []
    for line in card.score:
        kind, _, which = line.per.partition(":")
        if kind == "role":
            lines.append((PER_ROLE, ROLES.index(which), line.vp))
        elif kind == "monster_type":
            lines.append((PER_TYPE, types.index(which), line.vp))
        elif kind in ("citizen", "monster", "domain"):
            lines.append(({"citizen": PER_CITIZEN, "monster": PER_MONSTER, "domain": PER_DOMAIN}[kind], 0, line.vp))
        elif kind in RESOURCES:
            lines.append((PER_RESOURCE, RESOURCES.index(kind), line.vp))
        else:
            raise Malformed("dukes.toml", f"{card.id}: nobody can count {line.per}")
    return tuple(lines)
