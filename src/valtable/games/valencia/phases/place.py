"""Rulebook, "Influence Guild": a family member is placed in the city, at the price of the space."""

from __future__ import annotations

from valtable.games.valencia.asking.reasons import NOT_THIS_GUILD, SPACE_TAKEN, TOO_FEW_COINS
from valtable.games.valencia.box.city import FOUNTAIN, City
from valtable.games.valencia.people.events import seat_ref, space_ref
from valtable.games.valencia.phases.fountain_abilities import ask_ability
from valtable.games.valencia.state.movers import move_coins, put_in_city
from valtable.games.valencia.state.state import NOBODY, State
from valtable.kernel.agenda import Frame
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args


def free_spaces(city: City, figures: list[int], guild: int, coins: int) -> list[int]:
    """The free spaces of this guild that so many coins can pay for, at their full price (Ruling 15)."""
    price = city.price
    return [cell for cell in city.of_guild[guild] if figures[cell] == NOBODY and price[cell] <= coins]


def can_place(state: State, seat: int, guild: int) -> bool:
    """Whether somebody who sees only the sum of all coins must think that this seat could place (Rulings 15, 37)."""
    return state.members[seat] > 0 and bool(free_spaces(state.city, state.figures, guild, sum(state.coins)))


def why_not_place(state: State, seat: int, frame: Frame, cell: int) -> int:
    """A free city space of the guild, at its full price (Ruling 15)."""
    if state.city.kind[cell] != frame[2] or state.city.kind[cell] >= FOUNTAIN:
        return NOT_THIS_GUILD
    if state.figures[cell] != NOBODY:
        return SPACE_TAKEN
    return OK if state.city.price[cell] <= state.coins[seat] else TOO_FEW_COINS


def apply_place(state: State, seat: int, cell: int, journal: Journal | None) -> None:
    """Pay, place, then the ability of a fountain: what it sells cannot pay for the space (Rulings 15, 16)."""
    state.agenda.pop()
    price = state.city.price[cell]
    move_coins(state, seat, -price)
    put_in_city(state, seat, cell)
    if journal is not None:
        args: Args = {"seat": seat_ref(seat), "space": space_ref(cell), "n": price}
        journal.tell("placed", args)
    ask_ability(state, seat, cell)
