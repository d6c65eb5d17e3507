"""The ferry's pieces: its actions, what is in the box, what lies on the table, what a seat may know."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final, cast

import msgspec

from valtable.kernel.actions import Action
from valtable.kernel.agenda import Frame
from valtable.kernel.game import Options, View
from valtable.kernel.refusal import FIRST_OWN_REASON, Reason, Reasons
from valtable.kernel.state import State

BID, REWARD, OBJECT, BURY = range(4)
KINDS = ("bid", "reward", "object", "bury")
NOT_IN_HAND, ALREADY_PICKED, ALREADY_TOSSED, NOTHING_PICKED, NO_SHELL = range(FIRST_OWN_REASON, FIRST_OWN_REASON + 5)
NOTHING: Final = 0
REASONS = Reasons(
    Reason(NOT_IN_HAND, "not_in_hand", "bid"),
    Reason(ALREADY_PICKED, "already_picked", "bid", near=True),
    Reason(ALREADY_TOSSED, "already_tossed", "bid", near=True),
    Reason(NOTHING_PICKED, "nothing_picked", "bid", near=True),
    Reason(NO_SHELL, "no_shell", "reward", near=True),
)
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
Toss, Confirm = PLAIN[:2]
PICK, TOSS, CONFIRM, TAKE, ROLL, OBJECTION, ALLOW, UNDER, AWAY = range(9)
ASKED_IN = (BID, BID, BID, REWARD, REWARD, OBJECT, OBJECT, BURY, BURY)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    value: int
    copies: int


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The component file."""

    shells: int
    objection_price: int
    shell_points: int
    hand: int
    card: list[Card]

    def all_cards(self) -> list[int]:
        return sorted(card.value for card in self.card for _ in range(card.copies))


class FerryOptions(Options, frozen=True):
    objections: bool = True
    rounds: Annotated[int, msgspec.Meta(ge=1, le=50)] = 50


class Ferry(State):
    """`bag` is the deck above the known `bottom`; `shown` are the cards in a hand that all know."""

    FIELDS: ClassVar[dict[str, Any]] = {
        "seats": int, "round": int, "lead": int, "winner": int, "supply": int,
        "bag": list[int], "bottom": list[int], "away": list[int], "coins": list[int], "shells": list[int],
        "picks": list[int], "tosses": list[int], "hands": list[list[int]], "shown": list[list[int]],
        "agenda": list[Frame], "sealed": list[list[Frame]],
    }  # fmt: skip
    __slots__ = ("box", "options", *FIELDS)

    def __init__(
        self, box: Box, options: FerryOptions, seats: int, round_: int, lead: int, winner: int, supply: int,
        bag: list[int], bottom: list[int], away: list[int], coins: list[int], shells: list[int],
        picks: list[int], tosses: list[int], hands: list[list[int]], shown: list[list[int]],
        agenda: list[Frame], sealed: list[list[Frame]],
    ) -> None:  # fmt: skip
        self.box, self.options, self.seats, self.round, self.lead = box, options, seats, round_, lead
        self.winner, self.supply, self.bag, self.bottom, self.away = winner, supply, bag, bottom, away
        self.coins, self.shells, self.picks, self.tosses = coins, shells, picks, tosses
        self.hands, self.shown, self.agenda, self.sealed = hands, shown, agenda, sealed


def before_the_first_round(box: Box, options: FerryOptions, seats: int) -> Ferry:
    return Ferry(
        box, options, seats, 1, 0, 0, box.shells, box.all_cards(), [], [], [0] * seats, [0] * seats,
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
