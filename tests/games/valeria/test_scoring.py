"""Rulebook, "Scoring": every Duke, ties, the No Duke variant."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tests.games.valeria.position import BOX, GAME, Table, at_table
from valtable.games.valeria.state.frames import STACKS_EXHAUSTED

DUKES = tomllib.loads(GAME.components.files["dukes.toml"])["duke"]
CITIZENS = {0: ["butcher", "butcher", "archer", "rogue", "rogue", "rogue", "cleric"]}
DOMAINS = {0: ["emerald_stronghold", "purloiners_perch"]}
SLAIN = {0: ["goblin", "giant", "goblin_mage", "mimic"]}
COUNTED = {
    "role:worker": 2 + 1, "role:soldier": 1 + 1, "role:shadow": 3 + 2, "role:holy": 1 + 1,
    "citizen": 7, "domain": 2, "monster": 4, "monster_type:titan": 2,
}  # fmt: skip


def holding(duke: str, **options: Any) -> Table:
    table = at_table(citizens=CITIZENS, domains=DOMAINS, slain=SLAIN, **options)
    table.state.dealt[0], table.state.kept[0] = [BOX.dukes.index(duke), 9], 0
    return table.have(0, gold=5, strength=4, magic=2, vp=7)


@pytest.mark.rule("scoring")
@pytest.mark.ruling("R5")
@pytest.mark.ruling("C1")
@pytest.mark.parametrize("duke", DUKES, ids=lambda duke: duke["id"])
def test_the_duke_counts_what_its_card_says(duke: dict[str, Any]) -> None:
    """Icons of Citizens and Domains, cards, and all leftover resources divided once; Victory Points are no resource."""
    expected = sum(line["vp"] * COUNTED[line["per"]] for line in duke["score"]) + 11 // duke["resources_per_vp"]
    assert holding(duke["id"]).score("duke", 0) == (expected, None)
    apart = sum(n // duke["resources_per_vp"] for n in (5, 4, 2)) - 11 // duke["resources_per_vp"]
    assert holding(duke["id"], duke_resources="per_type").score("duke", 0) == (expected + apart, None)


@pytest.mark.rule("scoring")
@pytest.mark.ruling("R29")
@pytest.mark.parametrize("apart", ["pooled", "per_type"])
@pytest.mark.parametrize("duke", BOX.dukes)
def test_the_duke_shows_line_by_line_what_it_counts(duke: str, apart: str) -> None:
    """The lines add up for every Duke, those of the packs too; icons on Domains are among them."""
    table = holding(duke, duke_resources=apart)
    places = {place.id: place for place in GAME.table(GAME.view(table.state, 0)).places}
    marks = places["duke 0"].things[0].marks
    lines = {args["what"]: (args["count"], args["n"]) for kind, args in marks if kind == "counts"}
    assert table.score("duke", 0) == (sum(int(str(points)) for _, points in lines.values()), None)
    icons = {f"part:{role}": COUNTED[f"role:{role}"] for role in ("worker", "soldier", "shadow", "holy")}
    assert all(lines[what][0] == n for what, n in icons.items() if what in lines)
    assert all(not place.things[0].marks for name, place in places.items() if name == "duke 1"), "not that of others"


@pytest.mark.rule("scoring")
@pytest.mark.ruling("C14")
@pytest.mark.parametrize(
    ("more", "winners"),
    [
        ({}, (0, 1)),
        ({"citizens": {0: ["cleric"]}}, (1,)),
        ({"domains": {0: ["pratchetts_plateau"]}}, (1,)),
        ({"slain": {0: ["goblin"]}}, (1,)),
        ({"slain": {0: ["goblin"]}, "domains": {1: ["pratchetts_plateau"]}}, (0, 1)),
        ({"slain": {0: ["goblin"]}, "citizens": {1: ["cleric"]}}, (0, 1)),
        ({"slain": {0: ["goblin"]}, "citizens": {1: ["cleric"] * 2}}, (0,)),
    ],
)  # fmt: skip
def test_among_equals_the_fewest_cards_win_then_the_victory_is_shared(more: Any, winners: tuple[int, ...]) -> None:
    """Victory tokens make the points equal; Simon counts neither Holy Citizens nor Monsters."""
    table = at_table(**more)
    for seat in (0, 1):
        table.state.dealt[seat], table.state.kept[seat] = [BOX.dukes.index("simon_the_unclean")] * 2, 0
        table.have(seat, gold=0, strength=0, magic=0)
    table.state.agenda, table.state.ending = [], STACKS_EXHAUSTED
    for seat, points in enumerate(table.standing().totals):
        assert points is not None
        table.have(seat, vp=20 - points)
    outcome = table.standing().outcome
    assert outcome is not None
    assert (table.standing().totals, outcome.winners) == ((20, 20), winners)


@pytest.mark.rule("no-duke")
@pytest.mark.rule("variants")
@pytest.mark.ruling("R36")
def test_without_dukes_everybody_scores_alike() -> None:
    table = at_table(citizens=CITIZENS | {1: ["archer"] * 7}, domains=DOMAINS, slain=SLAIN, no_duke=True)
    table.have(0, gold=5, strength=4, magic=2, vp=7)
    assert table.score("roles")[0] == 3 + 2 + 2 * 5 + 2 * 2
    assert table.score("resources")[0] == 3, "11 resources; Victory Points are none"
    assert table.score("majorities") == (3 + 7 + 7, 3)
    assert GAME.table(GAME.view(table.state, 0)).places[-1].kind != "duke"
