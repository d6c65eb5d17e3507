"""Rulebook, "Influence Guild" and "Influence Merchants": goods are taken from the supply and sold."""

from __future__ import annotations

from valtable.games.valencia.asking.reasons import SOLD_IN_ORDER, SUPPLY_EMPTY, YOU_HAVE_NONE
from valtable.games.valencia.box.components import Box
from valtable.games.valencia.people.events import good_ref, seat_ref
from valtable.games.valencia.state.frames import SELLING
from valtable.games.valencia.state.movers import move_coins, return_good, take_good
from valtable.games.valencia.state.state import State
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args


def why_not_take(state: State, guild: int) -> int:
    """The supply is limited. Rulebook, "Influence Guild"."""
    return OK if state.supply[guild] else SUPPLY_EMPTY


def apply_take(state: State, seat: int, journal: Journal | None) -> None:
    """One good of the guild, from a limited supply. Rulebook, "Influence Guild"."""
    guild = state.agenda.pop()[2]
    take_good(state, seat, guild)
    if journal is not None:
        journal.tell("took", {"seat": seat_ref(seat), "good": good_ref(guild)})


def somebody_has(box: Box, supply: list[int], good: int) -> bool:
    """Whether such a good lies behind some screen, as everybody can tell from the supply (Ruling 37)."""
    return supply[good] < box.stock[good]


def somebody_can_sell(box: Box, supply: list[int], lowest: int) -> bool:
    """Whether this good or a dearer one lies behind some screen."""
    return any(somebody_has(box, supply, good) for good in range(lowest, len(supply)))


def ask_sale(state: State, seat: int, lowest: int, sold: int) -> bool:
    """Sell any number of goods, asked in rising order; not asked when everybody can see that none is left
    (Rulings 12, 37).

    What was sold so far is counted only to tell who declines from who ends.
    """
    may_sell = somebody_can_sell(state.box, state.supply, lowest)
    if may_sell:
        state.agenda.append((SELLING, seat, lowest, sold))
    return may_sell


def why_not_sell(state: State, seat: int, good: int, lowest: int) -> int:
    """One of one's own goods; no cheaper one after a dearer one."""
    if not state.goods[seat][good]:
        return YOU_HAVE_NONE
    return OK if good >= lowest else SOLD_IN_ORDER


def apply_sell(state: State, seat: int, good: int, journal: Journal | None) -> None:
    """Sell one of the goods, then be asked for the next. Rulebook, "Influence Merchants" (Ruling 12)."""
    sold = state.agenda.pop()[3]
    sell(state, seat, good, journal)
    ask_sale(state, seat, good, sold + 1)


def sell(state: State, seat: int, good: int, journal: Journal | None) -> None:
    """The printed value from the supply; the good goes back."""
    return_good(state, seat, good)
    move_coins(state, seat, state.box.good_value[good])
    if journal is not None:
        args: Args = {"seat": seat_ref(seat), "good": good_ref(good), "n": state.box.good_value[good]}
        journal.tell("sold", args)
