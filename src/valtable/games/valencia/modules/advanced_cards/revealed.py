"""Rulebook, "Expansion module 1": what an advanced card does the moment it is revealed (Ruling 34)."""

from __future__ import annotations

from valtable.games.valencia.asking.reasons import SEAT_EMPTY, SEAT_FULL
from valtable.games.valencia.box.components import FIRST_GUILD
from valtable.games.valencia.modules.advanced_cards.cards import NO_GOOD
from valtable.games.valencia.people.events import card_ref, chair_ref, good_ref, seat_ref
from valtable.games.valencia.phases.move import ask_move
from valtable.games.valencia.phases.skipped import idle
from valtable.games.valencia.state.frames import ASSISTING
from valtable.games.valencia.state.movers import move_coins, put_on_council, take_good
from valtable.games.valencia.state.state import State
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK


def on_reveal(state: State, seat: int, stack: list[int], journal: Journal | None) -> None:
    """Nest Egg and Warehouse are not declined; Assistance and Wanderer ask, in this order (Ruling 34)."""
    cards = state.box.advanced
    for card in stack:
        if cards.nest_egg[card]:
            apply_nest_egg(state, seat, card, journal)
    for card in stack:
        if cards.warehouse[card] != NO_GOOD:
            apply_warehouse(state, seat, card, journal)
    # What is asked first lies on top.
    moves = cards.wanderer in stack and ask_move(state, seat, cards.wander_steps)
    if cards.assistance in stack:
        ask_assist(state, seat, journal)
    if cards.wanderer in stack and not moves:
        idle(state, seat, cards.wanderer, "move", journal)


def apply_nest_egg(state: State, seat: int, card: int, journal: Journal | None) -> None:
    """Take the coins shown, whatever one's place in the auction (Ruling 34)."""
    coins = state.box.advanced.nest_egg[card]
    move_coins(state, seat, coins)
    if journal is not None:
        journal.tell("nest_egg", {"seat": seat_ref(seat), "card": card_ref(state.box, card), "n": coins})


def apply_warehouse(state: State, seat: int, card: int, journal: Journal | None) -> None:
    """Take the good shown if the supply has one (Ruling 34)."""
    good = state.box.advanced.warehouse[card]
    if not state.supply[good]:
        idle(state, seat, card, "supply", journal)
        return
    take_good(state, seat, good)
    if journal is not None:
        journal.tell("warehouse", {"seat": seat_ref(seat), "card": card_ref(state.box, card), "good": good_ref(good)})


def ask_assist(state: State, seat: int, journal: Journal | None) -> None:
    """Optional; asked only if there is a seat with exactly one family member and one's own supply has one."""
    if not state.members[seat]:
        idle(state, seat, state.box.advanced.assistance, "home", journal)
    elif any(why_not_assist(state, guild) == OK for guild in range(5)):
        state.agenda.append((ASSISTING, seat))
    else:
        idle(state, seat, state.box.advanced.assistance, "seats", journal)


def why_not_assist(state: State, guild: int) -> int:
    """Exactly one family member must be on that guild's seat, whoever owns it (Ruling 33)."""
    there = len(state.council[FIRST_GUILD + guild])
    return OK if there == 1 else SEAT_FULL if there else SEAT_EMPTY


def apply_assist(state: State, seat: int, guild: int, journal: Journal | None) -> None:
    """A second family member on the seat of the guild (Ruling 33)."""
    state.agenda.pop()
    put_on_council(state, seat, FIRST_GUILD + guild)
    if journal is not None:
        journal.tell("assisted", {"seat": seat_ref(seat), "council": chair_ref(state.box, FIRST_GUILD + guild)})
