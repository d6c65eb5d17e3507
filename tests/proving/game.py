"""The ferry: a small game that needs everything the kernel has.

Each round all seats bid a card in secret, perhaps with a private toss of a die. The best bid takes
a shell, to which the next seat may object for coins, or rolls for coins. Then the winner puts the
card that won under the deck, where everybody knows it lies, or away. Hands are filled again.
"""

from __future__ import annotations

from tests.proving import pieces as its
from tests.proving import sight
from tests.proving.pieces import Box, Ferry, FerryOptions, FerryView
from valtable.kernel.agenda import asked, waiting
from valtable.kernel.chance import Chance, draw
from valtable.kernel.decision import Decision
from valtable.kernel.game import Game
from valtable.kernel.journal import Journal
from valtable.kernel.parts import Parts
from valtable.kernel.refusal import NOT_ASKED, NOT_YOUR_DECISION, OK, Args


class Proving(Game[Ferry, FerryView, FerryOptions, Box]):
    title = "proving"
    min_seats, max_seats = 2, 3
    rules_version, edition, observation_version = 1, "1", 0
    state_type, view_type, options_type = Ferry, FerryView, FerryOptions
    reasons, events = its.REASONS, its.EVENTS
    parts = Parts(
        box=Box,
        view=sight.make_view,
        imagine=sight.imagine_state,
        features=sight.FEATURES,
        standing=sight.standing_of,
        table=sight.lay_table,
        census=sight.take_census,
        portray=sight.portray,
        details=sight.refusal_details,
    )

    def setup(self, options: FerryOptions, seats: int, chance: Chance, journal: Journal | None = None) -> Ferry:
        state = its.before_the_first_round(self.contents, options, seats)
        for seat in range(seats):
            self.fill(state, seat, chance, journal)
        return state

    def deciders(self, state: Ferry) -> list[int]:
        return waiting(state.agenda, state.sealed)

    def decision(self, state: Ferry, seat: int) -> Decision:
        frame = asked(state.agenda, state.sealed, seat)
        assert frame is not None
        return Decision(seat, its.KINDS[frame[0]], sealed=f"bids {state.round}" if state.sealed else "")

    def is_public(self, state: Ferry, seat: int) -> bool:
        return not state.sealed

    def why_not(self, state: Ferry, seat: int, action: int) -> int:
        frame = asked(state.agenda, state.sealed, seat)
        if frame is None:
            return NOT_YOUR_DECISION
        family = self.family_of[action]
        if its.ASKED_IN[family] != frame[0]:
            return NOT_ASKED
        if family == its.PICK:
            card = self.contents.values[self.argument[action]]
            if card not in state.hands[seat]:
                return its.NOT_IN_HAND
            return its.ALREADY_PICKED if card == state.picks[seat] else OK
        if family == its.TOSS and state.tosses[seat]:
            return its.ALREADY_TOSSED
        if family == its.CONFIRM and state.picks[seat] == its.NOTHING:
            return its.NOTHING_PICKED
        return its.NO_SHELL if family == its.TAKE and not state.supply else OK

    def apply(self, state: Ferry, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        family = self.family_of[action]
        if family <= its.CONFIRM:
            self.bid(state, seat, family, self.argument[action], chance, journal)
        elif family <= its.ROLL:
            self.reward(state, seat, family == its.ROLL, chance, journal)
        elif family <= its.ALLOW:
            self.answer(state, seat, family == its.OBJECTION, journal)
        else:
            self.bury(state, seat, family == its.UNDER, chance, journal)

    def bid(self, state: Ferry, seat: int, family: int, argument: int, chance: Chance, journal: Journal | None) -> None:
        """Arrange one's bid in secret; when the last seat has confirmed, all are shown."""
        if family == its.PICK:
            state.picks[seat] = self.contents.values[argument]
            tell(journal, "picked", None, {seat: {"seat": f"seat:{seat}", "card": f"card:{state.picks[seat]}"}})
        elif family == its.TOSS:
            state.tosses[seat] = 1 + chance.below(f"toss:{seat}", 3)
            tell(journal, "tossed", None, {seat: {"seat": f"seat:{seat}", "n": state.tosses[seat]}})
        else:
            state.sealed[seat].pop()
            tell(journal, "confirmed", {"seat": f"seat:{seat}"})
        if not any(state.sealed):
            self.reveal(state, journal)

    def reveal(self, state: Ferry, journal: Journal | None) -> None:
        """The best bid wins; among equals the first from the lead on."""
        order = [(state.lead + i) % state.seats for i in range(state.seats)]
        state.winner = max(order, key=lambda seat: state.picks[seat] + state.tosses[seat])
        for seat, card in enumerate(state.picks):
            state.hands[seat].remove(card)
            if card in state.shown[seat]:
                state.shown[seat].remove(card)
        state.sealed = []
        state.agenda = [(its.BURY, state.winner), (its.REWARD, state.winner)]
        bids: Args = {"seat": f"seat:{state.winner}", "cards": refs(state.picks), "n": sum(state.tosses)}
        tell(journal, "bids", bids, news=True)

    def reward(self, state: Ferry, seat: int, roll: bool, chance: Chance, journal: Journal | None) -> None:
        """Coins by the die, or a shell, which can be objected to by who can pay for it."""
        state.agenda.pop()
        if roll:
            rolled = 1 + chance.below("dice", 6)
            state.coins[seat] += rolled
            return tell(journal, "rolled", {"seat": f"seat:{seat}", "n": rolled})
        state.supply -= 1
        state.shells[seat] += 1
        tell(journal, "took", {"seat": f"seat:{seat}"})
        other = (seat + 1) % state.seats
        if state.options.objections and state.coins[other] >= state.box.objection_price:
            state.agenda.append((its.OBJECT, other, seat))

    def answer(self, state: Ferry, seat: int, objects: bool, journal: Journal | None) -> None:
        """The interruption: for coins the shell goes to the one who objects."""
        taker = state.agenda.pop()[2]
        if objects:
            state.coins[seat] -= state.box.objection_price
            state.shells[taker] -= 1
            state.shells[seat] += 1
        tell(journal, "objected" if objects else "allowed", {"seat": f"seat:{seat}", "other": f"seat:{taker}"})

    def bury(self, state: Ferry, seat: int, under: bool, chance: Chance, journal: Journal | None) -> None:
        """The winning card goes under the deck, known to all, or away; then the next round."""
        state.agenda.pop()
        for bidder, card in enumerate(state.picks):
            (state.bottom if bidder == seat and under else state.away).append(card)
        state.away.sort()
        buried: Args = {"seat": f"seat:{seat}", "card": f"card:{state.picks[seat]}"}
        tell(journal, "buried" if under else "put_away", buried)
        state.picks, state.tosses = [its.NOTHING] * state.seats, [0] * state.seats
        state.lead = state.winner
        full = [self.fill(state, (state.lead + i) % state.seats, chance, journal) for i in range(state.seats)]
        if all(full) and state.round < state.options.rounds:
            state.round += 1
            state.sealed = its.all_bid(state.seats)

    def fill(self, state: Ferry, seat: int, chance: Chance, journal: Journal | None) -> bool:
        """Draw up to a full hand; a card from the known bottom is known in the hand, too.

        The last card of the bag is drawn without chance and is news all the same: a reveal.
        """
        hand = state.hands[seat]
        missing = self.contents.hand - len(hand)
        fresh = [draw(chance, "deck", state.bag) for _ in range(min(missing, len(state.bag)))]
        known = [state.bottom.pop(0) for _ in range(min(missing - len(fresh), len(state.bottom)))]
        hand.extend(fresh + known)
        hand.sort()
        state.shown[seat] = sorted(state.shown[seat] + known)
        if fresh or known:
            public: Args = {"seat": f"seat:{seat}", "n": len(fresh + known), "cards": [], "known": refs(known)}
            tell(journal, "drew", public, {seat: public | {"cards": refs(fresh)}}, news=bool(fresh))
        return len(hand) == self.contents.hand


def tell(
    journal: Journal | None, kind: str, public: Args | None, private: dict[int, Args] | None = None, news: bool = False
) -> None:
    if journal is not None:
        journal.tell(kind, public, private, reveals=news)


def refs(values: list[int]) -> list[str]:
    return [f"card:{value}" for value in values]
