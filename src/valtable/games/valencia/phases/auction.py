"""Rulebook, "Influencing": reveal a stack, pass or wait; the ranking; cards taken back.

Seats act clockwise from the holder of the figure until each has revealed or passed. Who has no stack passes
without being asked (Ruling 8).
"""

from __future__ import annotations

from valtable.games.valencia.asking.reasons import (
    NO_PRIVILEGE,
    NO_SUCH_STACK,
    NOBODY_ELSE_WAITS,
    NOT_IN_BID,
    SAME_STACK,
)
from valtable.games.valencia.box.components import FIRST_GUILD, NOTHING, Box
from valtable.games.valencia.box.printed_setup import STEP_NAMES
from valtable.games.valencia.modules.advanced_cards.revealed import on_reveal
from valtable.games.valencia.people.events import card_ref, card_refs, chair_ref, guild_ref, seat_ref
from valtable.games.valencia.phases.ranking import bid_value, nina_value, ranking
from valtable.games.valencia.state.frames import AUCTION_END, BACK, BIDDING, DISCARD, REWARD
from valtable.games.valencia.state.movers import put_under, send_home, spend_privilege
from valtable.games.valencia.state.state import NOBODY, State, clockwise, guild_of
from valtable.kernel.agenda import Frame
from valtable.kernel.chance import Chance, draw
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK


def begin_auction(state: State, step: int, journal: Journal | None) -> None:
    """Everybody with a stack is still to act, from the holder of the figure on (Ruling 8)."""
    state.agenda.append((AUCTION_END, 0, step, state.holder))
    state.waiting = [1 if state.stacks[seat] else 0 for seat in range(state.seats)]
    if journal is not None:
        guild = guild_of(state, step)
        guilds = [] if guild == NOTHING else [guild_ref(guild)]
        journal.tell("auction", {"step": f"step:{STEP_NAMES[step]}", "guilds": guilds, "seat": seat_ref(state.holder)})
    ask_bid(state, state.holder, step)


def ask_bid(state: State, start: int, step: int) -> None:
    """The first seat clockwise from this one on that is still to act, if any."""
    for offset in range(state.seats):
        seat = (start + offset) % state.seats
        if state.waiting[seat]:
            state.agenda.append((BIDDING, seat, step))
            return


def next_bidder(state: State, seat: int) -> None:
    """Who has acted, or waits, is followed by the seat after it."""
    step = state.agenda.pop()[2]
    ask_bid(state, seat + 1, step)


def why_not_reveal(state: State, seat: int, number: int) -> int:
    """Any own stack (Ruling 8); of equal ones the first, so that each is named in one way."""
    stacks = state.stacks[seat]
    if number >= len(stacks):
        return NO_SUCH_STACK
    return SAME_STACK if stacks[number] in stacks[:number] else OK


def apply_reveal(state: State, seat: int, number: int, journal: Journal | None) -> None:
    """Turn a stack over (Ruling 8); advanced cards act at once, before the next seat decides (Ruling 34)."""
    stack = state.stacks[seat].pop(number)
    state.bids[seat] = stack
    state.waiting[seat] = 0
    if journal is not None:
        journal.tell("revealed", {"seat": seat_ref(seat), "cards": card_refs(state.box, stack)}, reveals=True)
    next_bidder(state, seat)
    if stack[-1] >= state.box.first_advanced:
        on_reveal(state, seat, stack, journal)


def apply_pass(state: State, seat: int, journal: Journal | None) -> None:
    """Who passes is not placed and gets nothing back (Rulings 8, 10)."""
    state.waiting[seat] = 0
    if journal is not None:
        journal.tell("passed", {"seat": seat_ref(seat)})
    next_bidder(state, seat)


def why_not_wait(state: State, seat: int) -> int:
    """A privilege, and somebody else still to act: else waiting could change nothing (Ruling 8)."""
    if not state.privileges[seat]:
        return NO_PRIVILEGE
    return OK if sum(state.waiting) > 1 else NOBODY_ELSE_WAITS


def apply_wait(state: State, seat: int, journal: Journal | None) -> None:
    """Spend a privilege and act later. Rulebook, "The Privilege" (Ruling 8)."""
    spend_privilege(state, seat)
    if journal is not None:
        journal.tell("waits", {"seat": seat_ref(seat)})
    next_bidder(state, seat)


def end_auction(state: State, step: int, holder: int, chance: Chance, journal: Journal | None) -> None:
    """Nina's cards, the ranking, the figure to the winner; then rewards, cards taken back, discards.

    First place is resolved completely, then second, then third (Ruling 13). Cards are taken back afterwards,
    clockwise from who held the figure at the start (Ruling 39).
    """
    show_nina(state, step, chance, journal)
    order = ranking(state.box, state.bids, state.nina_bid, holder)
    state.agenda.append((DISCARD, holder))
    if not order:
        if journal is not None:
            journal.tell("nobody_won", {})
        return
    give_figure(state, step, order[0], journal)
    places = state.box.places[state.seats][step]
    rewarded = order[:places]
    for seat in reversed(clockwise(state, holder)):
        if state.bids[seat] and seat not in rewarded:
            state.agenda.append((BACK, seat))
    guild = max(guild_of(state, step), 0)
    for place in range(len(rewarded) - 1, -1, -1):
        if rewarded[place] != NOBODY:
            for reward in reversed(state.box.rewards[step][place]):
                state.agenda.append((REWARD, rewarded[place], reward, guild))


def nina_shows(box: Box, seats: int, step: int) -> int:
    """How many cards Nina shows in this auction when all have acted; 0 where she takes no part (Ruling 29)."""
    return box.nina_cards[step] if box.nina_at[seats] else 0


def show_nina(state: State, step: int, chance: Chance, journal: Journal | None) -> None:
    """With two players Nina shows her cards when both have acted, also if both passed (Ruling 29)."""
    cards = nina_shows(state.box, state.seats, step)
    if not cards:
        return
    shown = [draw(chance, "nina", state.nina_bag) for _ in range(cards)]
    shown.sort()
    state.nina_bid = shown
    if journal is not None:
        journal.tell("nina", {"cards": card_refs(state.box, state.nina_bid)}, reveals=True)


def give_figure(state: State, step: int, winner: int, journal: Journal | None) -> None:
    """The winner takes the figure before anything else; when Nina wins it stays (Rulings 9, 30).

    Nina takes no seat, but whoever sits on the guild's has to leave it (Ruling 29).
    """
    if winner != NOBODY:
        held = int(state.holder == winner)
        state.holder = winner
        if journal is not None:
            journal.tell("won", {"seat": seat_ref(winner), "n": bid_value(state, winner), "held": held})
        return
    chair = FIRST_GUILD + guild_of(state, step)
    left = send_home(state, chair)
    if journal is not None:
        journal.tell("nina_won", {"n": nina_value(state), "council": chair_ref(state.box, chair)})
        for seat in left:
            journal.tell("pushed", {"seat": seat_ref(seat), "council": chair_ref(state.box, chair)})


def discard_bids(state: State, frame: Frame) -> None:
    """Cards taken back go under their draw piles, others face up to their discard piles (Rulings 18, 38)."""
    for at in range(2, len(frame), 2):
        put_under(state, frame[at], frame[at + 1])
    for seat in range(state.seats):
        if state.bids[seat]:
            state.open_discard[seat] = tuple(sorted([*state.open_discard[seat], *state.bids[seat]]))
            state.bids[seat] = []
    if state.nina_bid:
        state.nina_shown += state.nina_bid
        state.nina_shown.sort()
        state.nina_bid = []


def why_not_back(state: State, seat: int, card: int) -> int:
    """A card of the stack one revealed (Ruling 10)."""
    return OK if card in state.bids[seat] else NOT_IN_BID


def apply_back(state: State, seat: int, card: int, journal: Journal | None) -> None:
    """Who revealed and had no rewarded place puts one card of that stack under the draw pile (Rulings 10, 30).

    It lies with the bid until all have chosen, so that the auction still reads as it was decided.
    """
    state.agenda.pop()
    end = max(n for n, frame in enumerate(state.agenda) if frame[0] == DISCARD)
    state.agenda[end] = (*state.agenda[end], seat, card)
    if journal is not None:
        journal.tell("back", {"seat": seat_ref(seat), "card": card_ref(state.box, card)})
