"""Rulebook, steps A to G: what a place in an auction earns.

In A the seat is taken without being asked; guild and merchant rewards are optional, each part on its own
(Ruling 12). What cannot be done by anybody's reckoning is not asked; what only a hidden purse forbids is, so
that skipping for want of coins and declining look alike (Ruling 37).
"""

from __future__ import annotations

from valtable.games.valencia.asking.reasons import (
    NOT_THIS_GUILD,
    SOLD_IN_ORDER,
    SPACE_TAKEN,
    SUPPLY_EMPTY,
    TOO_FEW_COINS,
    YOU_HAVE_NONE,
)
from valtable.games.valencia.box.city import FOUNTAIN
from valtable.games.valencia.box.components import (
    CHURCH,
    EITHER,
    FIRST_GUILD,
    GOOD,
    MERCHANTS,
    MOVE,
    NOBILITY,
    SALE,
    SEAT_CHURCH,
    SEAT_GUILD,
    SEAT_MERCHANTS,
    SEAT_NOBILITY,
    SPACE,
)
from valtable.games.valencia.people.events import chair_ref, good_ref, seat_ref, space_ref
from valtable.games.valencia.phases.fountain_abilities import ask_ability
from valtable.games.valencia.phases.move import ask_move
from valtable.games.valencia.phases.skipped import keep_seat, skip, skip_good, skip_seat, skip_space
from valtable.games.valencia.state.frames import (
    ABILITY,
    ASSISTING,
    BACK,
    LIFTING,
    PLACING,
    SELLING,
    SITTING,
    TAKING,
    TAKING_OR_PLACING,
)
from valtable.games.valencia.state.movers import (
    move_coins,
    put_in_city,
    put_on_council,
    return_good,
    send_home,
    take_good,
)
from valtable.games.valencia.state.state import NOBODY, State
from valtable.kernel.agenda import Frame
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args

DECLINED = {
    SITTING: "sit", TAKING: "take", PLACING: "place", TAKING_OR_PLACING: "take_or_place", ABILITY: "ability",
    LIFTING: "lift", ASSISTING: "assist", BACK: "back",
}  # fmt: skip


def give_reward(state: State, seat: int, reward: int, guild: int, journal: Journal | None) -> None:
    """One part of what a place earns: done at once, asked, or skipped with the reason if nobody could do it."""
    if reward == SEAT_NOBILITY:
        take_office(state, seat, NOBILITY, journal)
    elif reward == SEAT_CHURCH:
        take_office(state, seat, CHURCH, journal)
    elif reward == SEAT_GUILD:
        ask_sit(state, seat, FIRST_GUILD + guild, journal)
    elif reward == SEAT_MERCHANTS:
        ask_sit(state, seat, MERCHANTS, journal)
    elif reward == GOOD:
        if state.supply[guild]:
            state.agenda.append((TAKING, seat, guild))
        else:
            skip_good(seat, guild, journal)
    elif reward == SPACE:
        if can_place(state, seat, guild):
            state.agenda.append((PLACING, seat, guild))
        else:
            skip_space(state, seat, guild, journal)
    elif reward == SALE:
        if not ask_sale(state, seat, 0, 0):
            skip(journal, seat, "sale")
    elif reward == MOVE:
        if not ask_move(state, seat, 1):
            skip(journal, seat, "move")
    else:
        assert reward == EITHER
        ask_either(state, seat, guild, journal)


def ask_either(state: State, seat: int, guild: int, journal: Journal | None) -> None:
    """Third place: the good or the space, whichever can be carried out (Ruling 14)."""
    may_place = can_place(state, seat, guild)
    if state.supply[guild] and may_place:
        state.agenda.append((TAKING_OR_PLACING, seat, guild))
    elif state.supply[guild]:
        state.agenda.append((TAKING, seat, guild))
    elif may_place:
        state.agenda.append((PLACING, seat, guild))
    else:
        skip_good(seat, guild, journal)
        skip_space(state, seat, guild, journal)


def what_ends(frame: Frame) -> str:
    """What somebody declines, or ends after having sold something, as sentences tell them apart."""
    if frame[0] == SELLING:
        return "sell_more" if frame[3] else "sell"
    return DECLINED.get(frame[0], "")


# Seats of the council


def take_office(state: State, seat: int, chair: int, journal: Journal | None) -> None:
    """Step A: compulsory; one's own figure stays; without a family member in supply the seat keeps its holder
    (Rulings 11, 12)."""
    if seat in state.council[chair]:
        keep_seat(state, seat, chair, journal)
    elif state.members[seat]:
        sit_down(state, seat, chair, journal)
    else:
        skip_seat(state, seat, chair, journal)


def ask_sit(state: State, seat: int, chair: int, journal: Journal | None) -> None:
    """Optional; not asked where nothing would change, or without a family member in supply (Ruling 12)."""
    there = set(state.council[chair])
    if there == {seat}:
        keep_seat(state, seat, chair, journal)
    elif seat in there or state.members[seat]:
        state.agenda.append((SITTING, seat, chair))
    else:
        skip_seat(state, seat, chair, journal)


def apply_sit(state: State, seat: int, journal: Journal | None) -> None:
    chair = state.agenda.pop()[2]
    sit_down(state, seat, chair, journal)


def sit_down(state: State, seat: int, chair: int, journal: Journal | None) -> None:
    """The winner's own stay, all others go home; without one there he places one (Ruling 33)."""
    left = send_home(state, chair, seat)
    if not state.council[chair]:
        put_on_council(state, seat, chair)
    if journal is not None:
        journal.tell("seated", {"seat": seat_ref(seat), "council": chair_ref(state.box, chair)})
        for other in left:
            journal.tell("pushed", {"seat": seat_ref(other), "council": chair_ref(state.box, chair)})


# Goods


def apply_take(state: State, seat: int, journal: Journal | None) -> None:
    """One good of the guild, from a limited supply. Rulebook, "Influence Guild"."""
    guild = state.agenda.pop()[2]
    take_good(state, seat, guild)
    if journal is not None:
        journal.tell("took", {"seat": seat_ref(seat), "good": good_ref(guild)})


def why_not_take(state: State, guild: int) -> int:
    return OK if state.supply[guild] else SUPPLY_EMPTY


def ask_sale(state: State, seat: int, lowest: int, sold: int) -> bool:
    """Sell any number of goods, asked in rising order; not asked when everybody can see that none is left.

    What was sold so far is counted only to tell who declines from who ends.
    """
    may_sell = any(state.supply[good] < state.box.stock[good] for good in range(lowest, 5))
    if may_sell:
        state.agenda.append((SELLING, seat, lowest, sold))
    return may_sell


def why_not_sell(state: State, seat: int, good: int, lowest: int) -> int:
    if not state.goods[seat][good]:
        return YOU_HAVE_NONE
    return OK if good >= lowest else SOLD_IN_ORDER


def apply_sell(state: State, seat: int, good: int, journal: Journal | None) -> None:
    """The printed value from the supply; the good goes back. Rulebook, "Influence Merchants"."""
    sold = state.agenda.pop()[3]
    sell(state, seat, good, journal)
    ask_sale(state, seat, good, sold + 1)


def sell(state: State, seat: int, good: int, journal: Journal | None) -> None:
    return_good(state, seat, good)
    move_coins(state, seat, state.box.good_value[good])
    if journal is not None:
        args: Args = {"seat": seat_ref(seat), "good": good_ref(good), "n": state.box.good_value[good]}
        journal.tell("sold", args)


# The city


def can_place(state: State, seat: int, guild: int) -> bool:
    """Whether somebody who sees only the sum of all coins must think that this seat could place (Rulings 15, 37)."""
    if not state.members[seat]:
        return False
    coins, figures, price = sum(state.coins), state.figures, state.city.price
    for cell in state.city.of_guild[guild]:
        if figures[cell] == NOBODY and price[cell] <= coins:
            return True
    return False


def why_not_place(state: State, seat: int, frame: Frame, cell: int) -> int:
    """A free city space of the guild, at its full price (Ruling 15)."""
    if state.city.kind[cell] != frame[2] or state.city.kind[cell] >= FOUNTAIN:
        return NOT_THIS_GUILD
    if state.figures[cell] != NOBODY:
        return SPACE_TAKEN
    return OK if state.city.price[cell] <= state.coins[seat] else TOO_FEW_COINS


def apply_place(state: State, seat: int, cell: int, journal: Journal | None) -> None:
    """Pay, place, then the ability of a fountain: what it sells cannot pay for the space (Ruling 16)."""
    state.agenda.pop()
    price = state.city.price[cell]
    move_coins(state, seat, -price)
    put_in_city(state, seat, cell)
    if journal is not None:
        args: Args = {"seat": seat_ref(seat), "space": space_ref(cell), "n": price}
        journal.tell("placed", args)
    ask_ability(state, seat, cell)


def apply_decline(state: State, seat: int, journal: Journal | None) -> None:
    """Decline or end what may be declined or ended."""
    frame = state.agenda.pop()
    if journal is not None:
        journal.tell("declined", {"seat": seat_ref(seat), "asked": what_ends(frame)})
