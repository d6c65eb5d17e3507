"""The few movers that change what lies on the table: components move, none is made or lost."""

from __future__ import annotations

from valtable.games.valencia.state.state import NOBODY, State


def move_coins(state: State, seat: int, n: int) -> None:
    """From the supply to the seat, or back if n is negative; the supply may be overdrawn (Ruling 42)."""
    state.coins[seat] += n
    state.bank -= n


def gain_privilege(state: State, seat: int) -> None:
    """From the supply, which may be overdrawn (Ruling 42)."""
    state.privileges[seat] += 1
    state.spare_privileges -= 1


def spend_privilege(state: State, seat: int) -> None:
    state.privileges[seat] -= 1
    state.spare_privileges += 1


def take_good(state: State, seat: int, good: int) -> None:
    state.supply[good] -= 1
    state.goods[seat][good] += 1


def return_good(state: State, seat: int, good: int) -> None:
    state.goods[seat][good] -= 1
    state.supply[good] += 1


def put_in_city(state: State, seat: int, cell: int) -> None:
    state.members[seat] -= 1
    state.figures[cell] = seat


def put_on_council(state: State, seat: int, chair: int) -> None:
    state.members[seat] -= 1
    state.council[chair] = tuple(sorted([*state.council[chair], seat]))


def send_home(state: State, chair: int, stays: int = NOBODY) -> list[int]:
    """Everybody leaves the council seat but the family members of one player; who left."""
    left = [seat for seat in state.council[chair] if seat != stays]
    for seat in left:
        state.members[seat] += 1
    state.council[chair] = tuple([seat for seat in state.council[chair] if seat == stays])
    return left


def put_under(state: State, seat: int, card: int) -> None:
    """A card of the bid goes under the draw pile, known to all (Ruling 10)."""
    state.bids[seat].remove(card)
    state.bottom[seat] += (card,)
    state.below[seat] += (card,)


def less_one(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one of this kind."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
