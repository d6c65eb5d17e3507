"""What an offer says is what its step does: every price and every effect, at every question of whole games."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.valdora.position import GAME
from valtable.bots import Clock, make_bot
from valtable.games.valdora.box.actions import GEMS
from valtable.games.valdora.state.frames import ACTING, MOVING
from valtable.games.valdora.state.state import State
from valtable.kernel.chance import FastChance
from valtable.kernel.decision import Offer
from valtable.kernel.journal import Journal
from valtable.kernel.play import advance, forced
from valtable.kernel.refusal import Args

TOLD = {
    "uses_provisions": "passed",
    "replenishes": "replenished",
    "unloads": "unloaded",
    "bonus": "bonus",
    "hires": "hired",
    "opens": "workshop",
    "ends": "last_round",
}
"""Effects, and the events that tell them when they come."""
NAMED = ("n", "gem", "tile", "workshop", "is_last")
"""What an effect says of its event."""


@pytest.mark.rule("how-it-is-asked")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_offer_costs_and_does_what_it_says(seats: int) -> None:
    chance, met = FastChance(10 + seats), Counter[str]()
    state = GAME.setup(GAME.decode_options({"round_limit": 30}), seats, chance)
    bots = [make_bot("greedy", GAME, seat) for seat in range(seats)]
    while True:
        seat, choices = advance(GAME, state, chance)
        if not choices:
            break
        for offer in GAME.offers(state, seat):
            if offer.refusal is None and offer.kind != "pay":  # what a payment brings was said before it
                check_offer(state, seat, offer)
                met.update(effect.kind for effect in offer.effects)
                met[offer.kind] += 1
        GAME.apply(state, seat, bots[seat].choose(GAME.view(state, seat), choices, Clock(), bots[seat].chance), chance)
    assert met.keys() >= {
        "move",
        "turn",
        "buy",
        "load",
        "complete",
        "provisions",
        "end",
        "replenishes",
        "ends_turn",
        "hires",
        "opens",
    }


def check_offer(state: State, seat: int, offer: Offer) -> None:
    after, journal = state.copy(), Journal(GAME.events)
    GAME.apply(after, seat, offer.action, FastChance(1), journal)
    if after.agenda and after.agenda[-1][0] not in (MOVING, ACTING):
        return  # which card pays is still to be said
    if offer.kind == "move":
        is_idle = forced(GAME, after) == (seat, after.box.end) and after.coins[seat] <= state.coins[seat]
        assert any(effect.kind == "ends_turn" for effect in offer.effects) == is_idle, offer
    told = {entry.kind: entry.public for entry in journal.entries if entry.public is not None}
    refilled = told.get("replenished", {}).get("n", 0)
    assert isinstance(refilled, int)
    paid = Counter({"coin:silver": state.coins[seat] - after.coins[seat] + refilled})
    if offer.kind in ("buy", "complete"):
        paid.update({f"gem:{gem}": after.discard[n] - state.discard[n] for n, gem in enumerate(GEMS)})
    assert {amount.thing: amount.n for amount in offer.cost} == +paid, offer
    effects = {TOLD[effect.kind]: effect.args for effect in offer.effects if effect.kind in TOLD}
    happened = {kind: args for kind, args in told.items() if kind in TOLD.values() and args.get("n") != 0}
    assert effects.keys() == happened.keys(), offer
    for kind, args in effects.items():
        said: Args = {name: args[name] for name in NAMED if name in args and kind != "bonus"}
        assert said == {name: happened[kind][name] for name in said}, offer
