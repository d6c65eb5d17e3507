"""Events of packs: when they act, whom they ask, and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.valeria.position import BOX, GAME, RESOURCES, Table, at_table
from tests.games.valeria.prover import Card, printed, sets
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.phases.turn import go_on
from valtable.games.valeria.state.centre import is_exhausted
from valtable.games.valeria.state.frames import REFILL
from valtable.games.valeria.state.state import EXHAUSTED, PLAIN
from valtable.kernel.journal import Journal

EVENTS = [c for c in printed("event", "extra_events").values() if c["kind"] == "event"]
RICH = {"gold": 9, "strength": 9, "magic": 9}
MINE = {
    0: ["cleric", "archer"], 1: ["archer", "merchant"], 2: ["thief", "archer"], 3: ["cleric", "thief"],
    4: ["archer", "cleric"],
}  # fmt: skip


def plain(name: str) -> int:
    return PLAIN + BOX.packs.events.index(name)


def reveal(name: str, slot: int = 5, seats: int = 3, gap: int = NONE, **more: Any) -> Table:
    """The stack of a slot runs out in seat 0's Action Phase, and this Event comes up; a gap waits for the next card."""
    pack = printed("event", "events", "extra_events")[name]["set"]
    rich = dict.fromkeys(range(seats), RICH)
    options = sets(pack, "shadowvale") | more
    roll = (5, 3) if options.get("crimson_seas") else (5, 6)
    table = at_table(
        seats=seats, roll=roll, citizens={s: c for s, c in MINE.items() if s < seats}, purse=rich, **options
    )
    table.state.res = [[9, 9, 9, 0] for _ in range(seats)]
    card = plain(name) if name in BOX.packs.events else BOX.monsters.index(name)
    state = table.state
    state.upper, state.lower, state.bottom = [0, 0], [0, 0], [card, EXHAUSTED]
    state.event_bag = [c for c in state.event_bag if c != card]
    state.stacks[slot] = []
    if gap != NONE:
        state.stacks[gap] = []
    state.agenda.append((REFILL, 0))
    journal = Journal(GAME.events)
    go_on(state, table.chance, journal)
    table.entries += journal.entries
    table.go_on()
    return table


def resources(table: Table, seat: int) -> dict[str, int]:
    return dict(zip(RESOURCES, table.state.res[seat], strict=True))


FULL = {"gold": 9, "strength": 9, "magic": 9, "vp": 0}


@pytest.mark.rule("event-cards")
@pytest.mark.ruling("C37")
@pytest.mark.ruling("C23")
@pytest.mark.parametrize(
    "card", [c for c in EVENTS if "all_may_exchange" in c["effects"][0]], ids=lambda card: card["id"]
)
def test_every_player_may_exchange_once_in_turn_order(card: Card) -> None:
    table = reveal(card["id"], slot=5, gap=9)
    swap = card["effects"][0]["all_may_exchange"]
    expected = dict(FULL)
    for name, n in swap["pay"].items():
        expected["gold" if name == "wild" else name] -= n
    expected["vp"] += swap["gain"]["vp"]
    for seat, use in ((0, True), (1, False), (2, True)):
        assert table.asked == [(seat, "exchange")]
        assert table.state.cover[9] == NONE, "the next gap waits until the Event is settled (C23)"
        table.play("yes" if use else "no")
        if use and "wild" in swap["pay"]:
            table.play("resource gold")
        assert resources(table, seat) == (expected if use else FULL)
    assert table.asked == [(0, "action")]
    assert is_exhausted(table.state, 5), "the slot counts as exhausted"
    assert table.state.cover[9] == EXHAUSTED


@pytest.mark.parametrize(
    ("name", "active", "others"),
    [
        ("gift_from_the_fae", {"magic": 11}, {"magic": 10}),
        ("blood_plague", {"strength": 7}, {"strength": 7}),
        ("queens_day_festival", {"gold": 11}, {"gold": 10}),
        ("the_key_and_blade", {"gold": 6}, {"gold": 8}),
        ("untapped_potential", {"magic": 11}, {"magic": 11}),
    ],
)
def test_events_that_give_or_take_at_once(name: str, active: dict[str, int], others: dict[str, int]) -> None:
    table = reveal(name)
    assert resources(table, 0) == FULL | active
    assert resources(table, 1) == resources(table, 2) == FULL | others
    assert table.asked == [(0, "action")]


def test_the_golden_idol_is_the_active_players_choice() -> None:
    table = reveal("golden_idol")
    assert table.asked == [(0, "choose")]
    table.play("option 1")
    assert [resources(table, seat)["magic"] for seat in range(3)] == [13, 13, 13]
    own = reveal("golden_idol").play("option 0")
    assert [resources(own, seat)["gold"] for seat in range(3)] == [11, 9, 9]


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("twin_bandits_of_pyth", (-1, -1, -1)), ("curse_of_the_north", (0, 0, -3)), ("good_omen", (1, 1, 1)),
    ],
)  # fmt: skip
@pytest.mark.ruling("C25")
def test_events_on_doubles_act_once_a_turn_while_they_lie_there(name: str, change: tuple[int, ...]) -> None:
    """Two threes: the sum is a 6, so seat 1 offers first and both Knights fire after the Event."""
    pack = printed("event", "extra_events")[name]["set"]
    table = at_table(roll=(5, 3), **sets(pack, "crimson_seas"))
    table.state.stacks[14], table.state.cover[14] = [], plain(name)
    table.state.res = [[9, 9, 9, 0], [9, 9, 9, 0]]
    table.pass_turn(3, 3)
    assert table.asked == [(1, "offering")]
    assert not table.events("happened"), "offerings come before Events (C25)"
    table.play("resource gold")
    assert len(table.events("happened")) == 1
    gold, strength, magic = (9 + n for n in change)
    assert table.state.opening[0][:3] == [gold + 2, strength + 1, magic], "two Gold were gained"
    assert table.state.opening[1][:3] == [gold - 1, strength + 1, magic], "one Gold was offered"


def test_static_events_change_prices_for_everybody_while_they_lie_there() -> None:
    table = reveal("blessed_lands")
    table.state.citizens[0] = [BOX.citizens.index(name) for name in ("cleric", "archer")]
    table.domain(15, "hoarfrost_stockade").have(0, gold=7, magic=0)
    assert table.refusal("build 15") == "", "9 less 2"
    assert table.have(0, gold=6).refusal("build 15") == "cannot_pay_build"
    dark = reveal("dark_lord_rising").monster(0, "goblin").have(0, strength=1, magic=0)
    assert dark.refusal("slay 0") == "cannot_pay_slay"
    assert dark.have(0, magic=1).refusal("slay 0") == ""


@pytest.mark.rule("banishing")
@pytest.mark.parametrize(("name", "fitting"), [("a_call_to_arms", "archer"), ("worthy_sacrifice", "cleric")])
def test_every_player_may_banish_an_own_citizen_for_3_points(name: str, fitting: str) -> None:
    table = reveal(name)
    assert table.asked == [(0, "banish_own")]
    if name == "a_call_to_arms":
        assert table.choices() == ["no", "citizen archer"], "Soldiers only"
    table.play(f"citizen {fitting}")
    assert resources(table, 0)["vp"] == 3
    assert fitting not in table.owns(0)
    table.play("no", "no")
    assert table.asked == [(0, "action")]
    assert len(table.packs.banished[0]) == 1


@pytest.mark.rule("face-down")
@pytest.mark.ruling("R31")
def test_a_betrayal_of_bonds_turns_a_citizen_of_everybody() -> None:
    table = reveal("a_betrayal_of_bonds")
    for seat, name in ((0, "cleric"), (1, "merchant"), (2, "thief")):
        assert table.asked == [(seat, "flip_own")]
        table.play(f"citizen {name}")
        assert [BOX.citizens[k] for k in table.packs.down_citizens[seat]] == [name]


@pytest.mark.rule("gifts")
@pytest.mark.ruling("C38")
def test_alms_for_the_poor_go_to_a_player_of_choice() -> None:
    table = reveal("alms_for_the_poor")
    table.play("resource gold")
    assert table.asked == [(0, "give")]
    assert table.refusal("seat 0") == "no_opponent"
    table.play("seat 2", "resource magic", "seat 0", "resource strength", "seat 1")
    assert [resources(table, seat) for seat in range(3)] == [
        FULL | {"gold": 7, "magic": 11}, FULL | {"strength": 11, "magic": 7}, FULL | {"gold": 11, "strength": 7},
    ]  # fmt: skip
    solo = reveal("alms_for_the_poor", seats=1).play("resource gold")
    assert resources(solo, 0)["gold"] == 7, "alone it goes to the bank (C39)"


def test_night_terror_lets_everybody_send_a_citizen_away() -> None:
    table = reveal("night_terror")
    for seat in range(3):
        assert table.asked == [(seat, "banish")]
        assert "no" not in table.choices()
        table.play(f"slot {6 + seat}")
    assert len(table.packs.banished[0]) == 3


def test_the_wizards_of_nae_sell_one_more_action() -> None:
    table = reveal("the_wizards_of_nae")
    assert table.asked == [(0, "buy_action")]
    table.play("yes")
    assert resources(table, 0)["magic"] == 6
    table.play("gain gold", "gain gold", "gain gold")
    assert table.state.turn == 2
    no = reveal("the_wizards_of_nae").play("no", "gain gold", "gain gold")
    assert no.state.turn == 2
    late = at_table(citizens={0: MINE[0]}, seats=3, flames_frost=True, purse={0: RICH})
    late.play("gain gold")
    late.state.upper, late.state.bottom = [0, 0], [plain("the_wizards_of_nae")]
    late.citizen(5, "cleric").have(0, gold=4, magic=3)
    late.play("recruit 5")
    while late.asked[0][1] == "pay":
        late.play("pay_magic 0")
    assert late.asked == [(0, "buy_action")], "the last action has just been taken"
    late.play("yes")
    assert late.asked == [(0, "action")]
    late.play("gain gold")
    assert late.state.turn == 2
