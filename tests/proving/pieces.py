"""The ferry's pieces: its actions, what is in the box, what lies on the table, what a seat may know."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final, cast

import msgspec

from valtable.kernel.actions import ActionTable, Family
from valtable.kernel.agenda import Frame
from valtable.kernel.components import Components, Contents
from valtable.kernel.errors import Malformed
from valtable.kernel.refusal import Reasons
from valtable.kernel.state import State
from valtable.kernel.values import Action, Options, View

BID, REWARD, OBJECT, BURY = range(4)
KINDS = ("bid", "reward", "object", "bury")
NOTHING: Final = 0
REASONS = Reasons()
NOT_IN_HAND: Final = REASONS.add("not_in_hand", "bid")
ALREADY_PICKED: Final = REASONS.add("already_picked", "bid", near=True)
ALREADY_TOSSED: Final = REASONS.add("already_tossed", "bid", near=True)
NOTHING_PICKED: Final = REASONS.add("nothing_picked", "bid", near=True)
NO_SHELL: Final = REASONS.add("no_shell", "reward", near=True)
EVENTS = {
    "picked": "bid", "tossed": "bid", "confirmed": "bid", "bids": "reveal", "took": "reward", "rolled": "reward",
    "objected": "object", "allowed": "object", "buried": "bury", "put_away": "bury", "drew": "refill",
}  # fmt: skip


class Pick(Action, frozen=True, tag="pick"):
    REFERS: ClassVar[dict[str, str]] = {"card": "card"}
    card: int


def plain(tag: str) -> type[Action]:
    return cast(type[Action], msgspec.defstruct(tag.title(), [], bases=(Action,), frozen=True, tag=tag))


PLAIN = tuple(plain(tag) for tag in ("toss", "confirm", "take", "roll", "object", "allow", "under", "away"))
Toss, Confirm, Take, _, Objection = PLAIN[:5]
PICK, TOSS, CONFIRM, TAKE, ROLL, OBJECTION, ALLOW, UNDER, AWAY = range(9)
ASKED_IN = (BID, BID, BID, REWARD, REWARD, OBJECT, OBJECT, BURY, BURY)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    value: int
    copies: int


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The component file."""

    shells: int
    objection_price: int
    shell_points: int
    hand: int
    card: list[Card]


class Box(Contents):
    """What is in the box, and what can be done with it."""

    def __init__(self, components: Components) -> None:
        printed = components.read("ferry", Printed)
        for card in printed.card:
            if card.value < 1 or card.copies < 1:
                raise Malformed("ferry.toml", f"card {card.value}: value and copies must be 1 or more")
        self.shells, self.shell_points = printed.shells, printed.shell_points
        self.objection_price, self.hand = printed.objection_price, printed.hand
        self.values = tuple(card.value for card in printed.card)
        self.cards = sorted(card.value for card in printed.card for _ in range(card.copies))
        self.actions = ActionTable(Family(Pick, card=self.values), *map(Family, PLAIN))


class FerryOptions(Options, frozen=True):
    objections: bool = True
    rounds: Annotated[int, msgspec.Meta(ge=1, le=50)] = 50


class Ferry(State):
    """`bag` is the deck above the known `bottom`; `shown` are the cards in a hand that all know."""

    box: Box
    options: FerryOptions
    seats: int
    round: int
    lead: int
    winner: int
    supply: int
    bag: list[int]
    bottom: list[int]
    away: list[int]
    coins: list[int]
    shells: list[int]
    picks: list[int]
    tosses: list[int]
    hands: list[list[int]]
    shown: list[list[int]]
    agenda: list[Frame]
    sealed: list[list[Frame]]

    # The rest is written by `make generated` from the fields above.
    __slots__ = (
        "agenda", "away", "bag", "bottom", "box", "coins", "hands", "lead", "options", "picks", "round", "sealed",
        "seats", "shells", "shown", "supply", "tosses", "winner",
    )  # fmt: skip
    FIELDS: ClassVar[dict[str, Any]] = {
        "seats": int, "round": int, "lead": int, "winner": int, "supply": int, "bag": list[int], "bottom": list[int],
        "away": list[int], "coins": list[int], "shells": list[int], "picks": list[int], "tosses": list[int],
        "hands": list[list[int]], "shown": list[list[int]], "agenda": list[Frame], "sealed": list[list[Frame]],
    }  # fmt: skip

    def __init__(
        self, box: Box, options: FerryOptions, seats: int, round: int, lead: int, winner: int, supply: int,
        bag: list[int], bottom: list[int], away: list[int], coins: list[int], shells: list[int], picks: list[int],
        tosses: list[int], hands: list[list[int]], shown: list[list[int]], agenda: list[Frame],
        sealed: list[list[Frame]],
    ) -> None:  # fmt: skip
        self.box = box
        self.options = options
        self.seats = seats
        self.round = round
        self.lead = lead
        self.winner = winner
        self.supply = supply
        self.bag = bag
        self.bottom = bottom
        self.away = away
        self.coins = coins
        self.shells = shells
        self.picks = picks
        self.tosses = tosses
        self.hands = hands
        self.shown = shown
        self.agenda = agenda
        self.sealed = sealed

    def copy(self) -> Ferry:
        return Ferry(
            self.box, self.options, self.seats, self.round, self.lead, self.winner, self.supply, self.bag[:],
            self.bottom[:], self.away[:], self.coins[:], self.shells[:], self.picks[:], self.tosses[:],
            [x[:] for x in self.hands], [x[:] for x in self.shown], self.agenda[:], [x[:] for x in self.sealed],
        )  # fmt: skip


def before_the_first_round(box: Box, options: FerryOptions, seats: int) -> Ferry:
    return Ferry(
        box, options, seats, 1, 0, 0, box.shells, box.cards[:], [], [], [0] * seats, [0] * seats,
        [NOTHING] * seats, [0] * seats, [[] for _ in range(seats)], [[] for _ in range(seats)], [], all_bid(seats),
    )  # fmt: skip


def all_bid(seats: int) -> list[list[Frame]]:
    return [[(BID, seat)] for seat in range(seats)]


class FerryView(View, frozen=True):
    """Public things, then what the seat alone knows; `bidding` is True per seat still bidding."""

    options: FerryOptions
    round: int
    lead: int
    winner: int
    supply: int
    deck: int
    bottom: list[int]
    away: list[int]
    coins: list[int]
    shells: list[int]
    hand_sizes: list[int]
    shown: list[list[int]]
    picks: list[int]
    tosses: list[int]
    bidding: list[bool]
    agenda: list[Frame]
    hand: list[int] = []
    pick: int = NOTHING
    toss: int = 0
