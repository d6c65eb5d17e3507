"""What can be seen of the ferry: views, imagined tables, score sheet, features and the count."""

from __future__ import annotations

from tests.proving import pieces as its
from tests.proving.pieces import BID, NOTHING, Box, Ferry, FerryView
from valtable.kernel.chance import Chance, draw
from valtable.kernel.decision import Amount, Effect, Portrait
from valtable.kernel.features import SPECTATOR, Block, Row, fill
from valtable.kernel.refusal import Args
from valtable.kernel.standing import Row as Line
from valtable.kernel.standing import ScoreSheet, outcome_of, sheet
from valtable.kernel.table import Place, Table, Thing
from valtable.kernel.values import Action


def make_view(state: Ferry, seat: int | None) -> FerryView:
    sealed = bool(state.sealed)
    own = ([], NOTHING, 0) if seat is None else (state.hands[seat][:], state.picks[seat], state.tosses[seat])
    return FerryView(
        seat, state.options, state.round, state.lead, state.winner, state.supply,
        len(state.bag), state.bottom[:], state.away[:], state.coins[:], state.shells[:],
        [len(hand) for hand in state.hands], [cards[:] for cards in state.shown],
        [NOTHING] * state.seats if sealed else state.picks[:],
        [0] * state.seats if sealed else state.tosses[:],
        [bool(stack) for stack in state.sealed], state.agenda[:], *own,
    )  # fmt: skip


def imagine_state(box: Box, view: FerryView, chance: Chance) -> Ferry:
    """Deal what the viewer cannot place; a bid made is any card of that hand with any toss."""
    seats = len(view.coins)
    hands = [view.hand[:] if seat == view.seat else view.shown[seat][:] for seat in range(seats)]
    bids = [] if view.bidding else [card for card in view.picks if card]
    unknown = box.cards[:]
    for card in (*view.bottom, *view.away, *bids, *(card for hand in hands for card in hand)):
        unknown.remove(card)
    for seat in range(seats):
        while len(hands[seat]) < view.hand_sizes[seat]:
            hands[seat].append(draw(chance, "imagine", unknown))
        hands[seat].sort()
    picks, tosses = view.picks[:], view.tosses[:]
    for seat, bidding in enumerate(view.bidding):
        if seat == view.seat:
            picks[seat], tosses[seat] = view.pick, view.toss
        elif not bidding:
            picks[seat] = hands[seat][chance.below("imagine", len(hands[seat]))]
            tosses[seat] = chance.below("imagine", 4)
    return Ferry(
        box, view.options, seats, view.round, view.lead, view.winner, view.supply, unknown,
        view.bottom[:], view.away[:], view.coins[:], view.shells[:], picks, tosses, hands,
        [cards[:] for cards in view.shown], view.agenda[:],
        [[(BID, seat)] if bidding else [] for seat, bidding in enumerate(view.bidding)],
    )  # fmt: skip


def portray(state: Ferry, seat: int, value: Action) -> Portrait:
    if isinstance(value, its.Pick):
        return Portrait((f"card:{value.card}",))
    if isinstance(value, its.Take):
        return Portrait(("shell:supply",), effects=(Effect("points", {"n": state.box.shell_points}),))
    if isinstance(value, its.Objection):
        return Portrait(("shell:shell",), (Amount("coin:coin", state.box.objection_price),))
    return Portrait()


def refusal_details(state: Ferry, seat: int, value: Action, reason: int, plain: Args) -> Args:
    return plain if reason in (its.NOT_IN_HAND, its.ALREADY_PICKED) else {}


def lay_table(box: Box, view: FerryView) -> Table:
    places = [
        Place("deck", "deck", backs(view.deck) + faces(view.bottom)),
        Place("away", "away", faces(view.away)),
        Place("shells", "shells", (Thing("shell:supply", "counter", view.supply),)),
    ]
    for seat, coins in enumerate(view.coins):
        hand = view.hand if seat == view.seat else view.shown[seat]
        owned = (Thing("coin:coin", "counter", coins), Thing("shell:shell", "counter", view.shells[seat]))
        places.append(Place(f"hand {seat}", "hand", faces(hand) + backs(view.hand_sizes[seat] - len(hand)), seat))
        places.append(Place(f"area {seat}", "area", owned, seat))
    return Table(tuple(places))


def standing_of(box: Box, view: FerryView) -> ScoreSheet:
    """Shells count their points, coins one each; among equals more shells win."""
    points = [shells * box.shell_points for shells in view.shells]
    rows = (Line("shells", tuple(points)), Line("coins", tuple(view.coins)))
    if view.bidding or view.agenda:
        return sheet(rows)
    keys: list[tuple[int, ...]] = [(p + c, s) for p, c, s in zip(points, view.coins, view.shells, strict=True)]
    full = all(size == box.hand for size in view.hand_sizes)
    return sheet(rows, outcome_of(keys, "round_limit" if full else "deck_empty"))


def card_labels(box: Box, seats: int) -> list[str]:
    return [str(value) for value in box.values]


def write_bid(state: Ferry, viewer: int, seat: int, row: Row, at: int) -> None:
    """One's own while all bid, nobody else's."""
    if viewer != SPECTATOR:
        row[at], row[at + 1] = state.picks[seat], state.tosses[seat]


def write_hand(state: Ferry, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer != SPECTATOR:
        for card in state.hands[seat]:
            row[at + state.box.values.index(card)] += 1


def write_known(state: Ferry, viewer: int, seat: int, row: Row, at: int) -> None:
    for card in (*state.bottom, *state.away):
        row[at + state.box.values.index(card)] += 1


def write_table(state: Ferry, viewer: int, seat: int, row: Row, at: int) -> None:
    fill(row, at, [state.round, state.lead, state.supply, len(state.bag), len(state.agenda)])


def write_seat(state: Ferry, viewer: int, seat: int, row: Row, at: int) -> None:
    bidding = bool(state.sealed and state.sealed[seat])
    fill(row, at, [state.coins[seat], state.shells[seat], len(state.hands[seat]), bidding])


FEATURES = (
    Block("table", "Counts.", write_table, lambda box, seats: ("round", "lead", "supply", "deck", "open")),
    Block("bid", "The viewer's own bid.", write_bid, lambda box, seats: ("card", "toss")),
    Block("hand", "Cards in the viewer's own hand.", write_hand, card_labels),
    Block("known", "Cards that lie under the deck or were put away.", write_known, card_labels),
    Block("has", "What it has.", write_seat, lambda box, seats: ("coins", "shells", "cards", "bidding"), each=True),
)


def take_census(state: Ferry) -> dict[str, dict[str, int]]:
    """Coins are unlimited and not counted."""
    bids = [] if state.sealed or not state.agenda else state.picks
    places = {"bag": state.bag, "bottom": state.bottom, "away": state.away, "bids": bids}
    places |= {f"hand {seat}": hand for seat, hand in enumerate(state.hands)}
    counted = {
        f"card {value}": {place: cards.count(value) for place, cards in places.items()} for value in state.box.values
    }
    shells = {"supply": state.supply} | {f"seat {seat}": n for seat, n in enumerate(state.shells)}
    return counted | {"shells": shells}


def faces(values: list[int]) -> tuple[Thing, ...]:
    return tuple(Thing(f"card:{value}", "card") for value in values)


def backs(count: int) -> tuple[Thing, ...]:
    return (Thing("card:back", "card", count, hidden=True),) if count else ()
