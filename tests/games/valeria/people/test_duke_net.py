"""What an offer tells of one's Duke: the points after it, less those before, with all that is spent and gained."""

from __future__ import annotations

import pytest

from tests.games.valeria.position import BOX, GAME, Table, at_table
from valtable.games.valeria.state.frames import PAY
from valtable.kernel.decision import Offer

CERTAIN = frozenset({"gain", "points", "citizen", "by_duke"})
"""What is told in numbers; a card's own words may bring anything."""


def with_duke(duke: int, counts: str = "pooled") -> Table:
    table = at_table(citizens={0: ["cleric", "archer", "butcher"]}, duke_resources=counts)
    table.have(0, gold=9, strength=9, magic=9)
    table.state.dealt[0][table.state.kept[0]] = duke
    return table


def duke_now(table: Table) -> int:
    rows = GAME.standing(GAME.view(table.state, 0)).rows
    return next(row.points[0] or 0 for row in rows if row.source == "duke")


def told(offer: Offer) -> int:
    """The signed number of an offer; nothing said is nothing changed."""
    for effect in offer.effects:
        if effect.kind == "by_duke":
            return int(str(effect.args["n"])) * (1 if effect.args["way"] == "more" else -1)
    return 0


def paid(table: Table, notation: str) -> Table:
    """The deed, paid with as little Magic as can be."""
    table.play(notation)
    while table.state.agenda and table.state.agenda[-1][0] == PAY:
        table.play(table.choices(0)[0])
    return table


@pytest.mark.ruling("R29")
@pytest.mark.parametrize("counts", ["pooled", "per_type"])
@pytest.mark.parametrize("duke", range(len(BOX.dukes)), ids=BOX.dukes)
def test_what_is_told_of_the_duke_is_what_the_deed_changes(duke: int, counts: str) -> None:
    offers = [
        offer
        for offer in GAME.offers(with_duke(duke, counts).state, 0)
        if offer.kind in ("slay", "recruit") and offer.refusal is None
        and {effect.kind for effect in offer.effects} <= CERTAIN
    ]  # fmt: skip
    assert {offer.kind for offer in offers} == {"slay", "recruit"}
    for offer in offers:
        table = with_duke(duke, counts)
        before = duke_now(table)
        assert duke_now(paid(table, offer.notation)) - before == told(offer), offer.notation


def test_nothing_is_told_of_what_cannot_be_paid_or_where_there_are_no_dukes() -> None:
    poor = with_duke(0).have(0, gold=0, strength=0, magic=0)
    without = at_table(no_duke=True).have(0, gold=9, strength=9, magic=9)
    for table in (poor, without):
        assert not any(effect.kind == "by_duke" for offer in GAME.offers(table.state, 0) for effect in offer.effects)
