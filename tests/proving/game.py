"""The ferry: a small game that needs everything the kernel has.

Each round all seats bid a card in secret, perhaps with a private toss of a die. The best bid takes
a shell, to which the next seat may object for coins, or rolls for coins. Then the winner puts the
card that won under the deck, where everybody knows it lies, or away. Hands are filled again.
"""

from __future__ import annotations

from array import array
from typing import Annotated, Any, ClassVar, Final

import msgspec

from valtable.kernel.actions import Action, ActionTable, Family
from valtable.kernel.agenda import Frame, asked, waiting
from valtable.kernel.chance import Chance, draw
from valtable.kernel.components import Components
from valtable.kernel.decision import Amount, Decision, Effect, Portrait
from valtable.kernel.errors import Malformed
from valtable.kernel.game import Game, Options, View
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import FIRST_OWN_REASON, NOT_ASKED, NOT_YOUR_DECISION, OK, Args, Reason, Reasons
from valtable.kernel.standing import Row, ScoreSheet, outcome_of, sheet
from valtable.kernel.state import State
from valtable.kernel.table import Place, Table, Thing

BID, REWARD, OBJECT, BURY = range(4)
KINDS = ("bid", "reward", "object", "bury")
NOT_IN_HAND, ALREADY_PICKED, ALREADY_TOSSED, NOTHING_PICKED, NO_SHELL = range(FIRST_OWN_REASON, FIRST_OWN_REASON + 5)
NOTHING: Final = 0


class Pick(Action, frozen=True, tag="pick"):
    REFERS: ClassVar[dict[str, str]] = {"card": "card"}
    card: int


class Toss(Action, frozen=True, tag="toss"): ...


class Confirm(Action, frozen=True, tag="confirm"): ...


class Take(Action, frozen=True, tag="take"): ...


class Roll(Action, frozen=True, tag="roll"): ...


class Object(Action, frozen=True, tag="object"): ...


class Allow(Action, frozen=True, tag="allow"): ...


class Under(Action, frozen=True, tag="under"): ...


class Away(Action, frozen=True, tag="away"): ...


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


class FerryOptions(Options, frozen=True):
    objections: bool = True
    rounds: Annotated[int, msgspec.Meta(ge=1, le=50)] = 50


class Ferry(State):
    __slots__ = (
        "agenda", "away", "bag", "bottom", "box", "coins", "hands", "lead", "options", "picks",
        "round", "sealed", "seats", "shells", "shown", "supply", "tosses", "winner",
    )  # fmt: skip
    FIELDS: ClassVar[dict[str, Any]] = {
        "seats": int, "round": int, "lead": int, "winner": int, "supply": int,
        "bag": list[int], "bottom": list[int], "away": list[int], "coins": list[int], "shells": list[int],
        "picks": list[int], "tosses": list[int], "hands": list[list[int]], "shown": list[list[int]],
        "agenda": list[Frame], "sealed": list[list[Frame]],
    }  # fmt: skip

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


class Proving(Game[Ferry, FerryView, FerryOptions]):
    title = "proving"
    min_seats, max_seats = 2, 3
    rules_version, edition = 1, "1"
    state_type, view_type, options_type = Ferry, FerryView, FerryOptions
    reasons = Reasons(
        Reason(NOT_IN_HAND, "not_in_hand", "bid"),
        Reason(ALREADY_PICKED, "already_picked", "bid", near=True),
        Reason(ALREADY_TOSSED, "already_tossed", "bid", near=True),
        Reason(NOTHING_PICKED, "nothing_picked", "bid", near=True),
        Reason(NO_SHELL, "no_shell", "reward", near=True),
    )
    events = {
        "picked": "bid", "tossed": "bid", "confirmed": "bid", "bids": "reveal", "took": "reward",
        "rolled": "reward", "objected": "object", "allowed": "object", "buried": "bury", "put_away": "bury", "drew": "refill",
    }  # fmt: skip

    def __init__(self, components: Components, rules: int = 0) -> None:
        super().__init__(components, rules)
        self.contents = components.read("ferry", Box)
        for card in self.contents.card:
            if card.value < 1 or card.copies < 1:
                raise Malformed("ferry.toml", f"card {card.value}: value and copies must be 1 or more")
        self.values = tuple(card.value for card in self.contents.card)
        simple = (Toss, Confirm, Take, Roll, Object, Allow, Under, Away)
        self.actions = ActionTable(Family(Pick, card=self.values), *(Family(type_) for type_ in simple))

    def box(self, options: FerryOptions) -> Box:
        return self.contents

    # The course of play

    def setup(self, options: FerryOptions, seats: int, chance: Chance, journal: Journal | None = None) -> Ferry:
        bag = sorted(card.value for card in self.contents.card for _ in range(card.copies))
        state = Ferry(
            self.contents, options, seats, 1, 0, 0, self.contents.shells, bag, [], [], [0] * seats, [0] * seats,
            [NOTHING] * seats, [0] * seats, [[] for _ in range(seats)], [[] for _ in range(seats)], [], [],
        )  # fmt: skip
        for seat in range(seats):
            self.fill(state, seat, chance, journal)
        self.open_bids(state)
        return state

    def open_bids(self, state: Ferry) -> None:
        state.sealed = [[(BID, seat, 0, 0)] for seat in range(state.seats)]

    def fill(self, state: Ferry, seat: int, chance: Chance, journal: Journal | None) -> bool:
        """Draw up to a full hand; a card from the known bottom is known in the hand, too."""
        hand, drawn, known = state.hands[seat], [], []
        while len(hand) < self.contents.hand and (state.bag or state.bottom):
            if state.bag:
                card = draw(chance, "deck", state.bag)
            else:
                card = state.bottom.pop(0)
                known.append(card)
                state.shown[seat] = sorted([*state.shown[seat], card])
            drawn.append(card)
            hand.append(card)
            hand.sort()
        if journal is not None and drawn:
            public: Args = {
                "seat": f"seat:{seat}",
                "n": len(drawn),
                "cards": [f"card:{card}" for card in known],
            }
            journal.tell("drew", public, {seat: public | {"cards": [f"card:{card}" for card in drawn]}})
        return len(hand) == self.contents.hand

    def deciders(self, state: Ferry) -> list[int]:
        return waiting(state.agenda, state.sealed)

    def decision(self, state: Ferry, seat: int) -> Decision:
        frame = asked(state.agenda, state.sealed, seat)
        assert frame is not None
        return Decision(seat, KINDS[frame[0]], sealed=f"bids {state.round}" if state.sealed else "")

    def why_not(self, state: Ferry, seat: int, action: int) -> int:
        frame = asked(state.agenda, state.sealed, seat)
        if frame is None:
            return NOT_YOUR_DECISION
        family = self.actions.family_of[action]
        if ASKED_IN[family] != frame[0]:
            return NOT_ASKED
        if family == PICK:
            card = self.values[self.actions.argument[action]]
            if card not in state.hands[seat]:
                return NOT_IN_HAND
            return ALREADY_PICKED if card == state.picks[seat] else OK
        if family == TOSS and state.tosses[seat]:
            return ALREADY_TOSSED
        if family == CONFIRM and state.picks[seat] == NOTHING:
            return NOTHING_PICKED
        if family == TAKE and not state.supply:
            return NO_SHELL
        return OK

    def is_public(self, state: Ferry, seat: int) -> bool:
        return not state.sealed

    def apply(self, state: Ferry, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        family = self.actions.family_of[action]
        if family <= CONFIRM:
            self.bid(state, seat, family, self.actions.argument[action], chance, journal)
        elif family in (TAKE, ROLL):
            self.reward(state, seat, family == TAKE, chance, journal)
        elif family in (OBJECTION, ALLOW):
            self.answer(state, seat, family == OBJECTION, journal)
        else:
            self.bury(state, seat, family == UNDER, chance, journal)

    def bid(self, state: Ferry, seat: int, family: int, argument: int, chance: Chance, journal: Journal | None) -> None:
        """Arrange one's bid in secret; when the last seat has confirmed, all are shown."""
        if family == PICK:
            state.picks[seat] = self.values[argument]
        elif family == TOSS:
            state.tosses[seat] = 1 + chance.below(f"toss:{seat}", 3)
        else:
            state.sealed[seat].pop()
        if journal is not None:
            own: Args = {"seat": f"seat:{seat}", "card": f"card:{state.picks[seat]}", "n": state.tosses[seat]}
            kind = ("picked", "tossed", "confirmed")[family]
            journal.tell(kind, {"seat": f"seat:{seat}"} if family == CONFIRM else None, {seat: own})
        if not any(state.sealed):
            self.reveal(state, journal)

    def reveal(self, state: Ferry, journal: Journal | None) -> None:
        """The best bid wins; among equals the first from the lead on."""
        order = [(state.lead + i) % state.seats for i in range(state.seats)]
        state.winner = max(order, key=lambda seat: state.picks[seat] + state.tosses[seat])
        state.sealed = []
        for seat in range(state.seats):
            card = state.picks[seat]
            state.hands[seat].remove(card)
            if card in state.shown[seat]:
                state.shown[seat].remove(card)
        state.agenda = [(BURY, state.winner, 0, 0), (REWARD, state.winner, 0, 0)]
        if journal is not None:
            cards = [f"card:{card}" for card in state.picks]
            tosses = sum(state.tosses)
            journal.tell("bids", {"seat": f"seat:{state.winner}", "cards": cards, "n": tosses}, reveals=True)

    def reward(self, state: Ferry, seat: int, take: bool, chance: Chance, journal: Journal | None) -> None:
        state.agenda.pop()
        if not take:
            rolled = 1 + chance.below("dice", 6)
            state.coins[seat] += rolled
            if journal is not None:
                journal.tell("rolled", {"seat": f"seat:{seat}", "n": rolled})
            return
        state.supply -= 1
        state.shells[seat] += 1
        if journal is not None:
            journal.tell("took", {"seat": f"seat:{seat}"})
        other = (seat + 1) % state.seats
        if state.options.objections and state.coins[other] >= state.box.objection_price:
            state.agenda.append((OBJECT, other, seat, 0))

    def answer(self, state: Ferry, seat: int, objects: bool, journal: Journal | None) -> None:
        """The interruption: for coins the shell goes to the one who objects."""
        taker = state.agenda.pop()[2]
        if objects:
            state.coins[seat] -= state.box.objection_price
            state.shells[taker] -= 1
            state.shells[seat] += 1
        if journal is not None:
            journal.tell("objected" if objects else "allowed", {"seat": f"seat:{seat}", "other": f"seat:{taker}"})

    def bury(self, state: Ferry, seat: int, under: bool, chance: Chance, journal: Journal | None) -> None:
        """The winning card goes under the deck, known to all, or away; then the next round."""
        state.agenda.pop()
        for bidder, card in enumerate(state.picks):
            (state.bottom if bidder == seat and under else state.away).append(card)
        state.away.sort()
        if journal is not None:
            journal.tell(
                "buried" if under else "put_away",
                {"seat": f"seat:{seat}", "card": f"card:{state.picks[seat]}"},
            )
        state.picks, state.tosses = [NOTHING] * state.seats, [0] * state.seats
        state.lead = state.winner
        full = [self.fill(state, (state.lead + i) % state.seats, chance, journal) for i in range(state.seats)]
        if all(full) and state.round < state.options.rounds:
            state.round += 1
            self.open_bids(state)

    def copy(self, state: Ferry) -> Ferry:
        return Ferry(
            state.box, state.options, state.seats, state.round, state.lead, state.winner, state.supply,
            state.bag[:], state.bottom[:], state.away[:], state.coins[:], state.shells[:], state.picks[:], state.tosses[:],
            [hand[:] for hand in state.hands], [cards[:] for cards in state.shown], state.agenda[:],
            [stack[:] for stack in state.sealed],
        )  # fmt: skip

    # Who knows what

    def view(self, state: Ferry, seat: int | None) -> FerryView:
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

    def imagine(self, view: FerryView, chance: Chance) -> Ferry:
        """Deal what the viewer cannot place; others' bids are any of their cards, any toss."""
        seats = len(view.coins)
        unknown = sorted(card.value for card in self.contents.card for _ in range(card.copies))
        bids = [] if view.bidding else [card for card in view.picks if card]
        for card in (*view.bottom, *view.away, *bids, *view.hand):
            unknown.remove(card)
        hands = [view.hand[:] if seat == view.seat else view.shown[seat][:] for seat in range(seats)]
        for seat in range(seats):
            if seat != view.seat:
                for card in view.shown[seat]:
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
            self.contents, view.options, seats, view.round, view.lead, view.winner, view.supply, unknown, view.bottom[:],
            view.away[:], view.coins[:], view.shells[:], picks, tosses, hands, [cards[:] for cards in view.shown],
            view.agenda[:], [[(BID, seat, 0, 0)] if bidding else [] for seat, bidding in enumerate(view.bidding)],
        )  # fmt: skip

    # For people

    def portray(self, state: Ferry, seat: int, action: int) -> Portrait:
        family = self.actions.family_of[action]
        if family == PICK:
            return Portrait((f"card:{self.values[self.actions.argument[action]]}",))
        if family == TAKE:
            return Portrait(("shell:supply",), effects=(Effect("points", {"n": state.box.shell_points}),))
        if family == OBJECTION:
            return Portrait(("shell:supply",), (Amount("coin:coin", state.box.objection_price),))
        return Portrait()

    def details(self, state: Ferry, seat: int, action: int, reason: int) -> Args:
        if reason in (NOT_IN_HAND, ALREADY_PICKED):
            return {"card": f"card:{self.values[self.actions.argument[action]]}"}
        return {}

    def table(self, view: FerryView) -> Table:
        places = [
            Place("deck", "deck", (Thing("card:back", "card", view.deck, hidden=True), *cards(view.bottom))),
            Place("away", "away", cards(view.away)),
            Place("shells", "shells", (Thing("shell:supply", "counter", view.supply),)),
        ]
        for seat, coins in enumerate(view.coins):
            hand = view.hand if seat == view.seat else view.shown[seat]
            hidden = view.hand_sizes[seat] - len(hand)
            back = (Thing("card:back", "card", hidden, hidden=True),) if hidden else ()
            owned = (Thing("coin:coin", "counter", coins), Thing("shell:shell", "counter", view.shells[seat]))
            places += [
                Place(f"hand {seat}", "hand", cards(hand) + back, seat),
                Place(f"area {seat}", "area", owned, seat),
            ]
        return Table(tuple(places))

    def standing(self, view: FerryView) -> ScoreSheet:
        points = [shells * self.contents.shell_points for shells in view.shells]
        rows = (Row("shells", tuple(points)), Row("coins", tuple(view.coins)))
        keys: list[tuple[int, ...]] = [(p + c, s) for p, c, s in zip(points, view.coins, view.shells, strict=True)]
        if view.bidding or view.agenda:
            return sheet(rows)
        full = all(size == self.contents.hand for size in view.hand_sizes)
        return sheet(rows, outcome_of(keys, "round_limit" if full else "deck_empty"))

    # For study

    def observe(self, view: FerryView) -> array[float]:
        seats = len(view.coins)
        flags = [view.round, view.lead, view.supply, view.deck, view.pick, view.toss, len(view.agenda)]
        own = [view.hand.count(value) for value in self.values]
        known = [view.bottom.count(value) + view.away.count(value) for value in self.values]
        return array(
            "f",
            [
                *flags,
                *own,
                *known,
                *view.coins,
                *view.shells,
                *view.hand_sizes,
                *(view.bidding or [False] * seats),
            ],
        )

    def census(self, state: Ferry) -> dict[str, dict[str, int]]:
        bids = [] if state.sealed or not state.agenda else state.picks
        cards = {
            "bag": len(state.bag),
            "bottom": len(state.bottom),
            "away": len(state.away),
            "bids": len(bids),
        }
        cards |= {f"hand {seat}": len(hand) for seat, hand in enumerate(state.hands)}
        shells = {"supply": state.supply} | {f"seat {seat}": n for seat, n in enumerate(state.shells)}
        per_value = {
            f"card {value}": {
                "bag": state.bag.count(value), "bottom": state.bottom.count(value), "away": state.away.count(value),
                "bids": bids.count(value), "hands": sum(hand.count(value) for hand in state.hands),
            }
            for value in self.values
        }  # fmt: skip
        return {"cards": cards, "shells": shells, **per_value}


def cards(values: list[int]) -> tuple[Thing, ...]:
    return tuple(Thing(f"card:{value}", "card") for value in values)
