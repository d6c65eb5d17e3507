"""Crimson Seas: sailing, Goods, Tomes, Nobles, offerings, and the end when the islands run dry."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.valeria.position import BOX, GAME, Table, at_table
from tests.games.valeria.prover import printed
from tests.games.valeria.test_modules_domains import ICONS
from valtable.games.valeria.components import NONE

EXTRAS = BOX.extras
GOODS, TOMES, NOBLES = range(3)
ROWS = (EXTRAS.goods, EXTRAS.tomes, EXTRAS.nobles)
CALM = (5, 3)


def seas(roll: tuple[int, int] = CALM, seats: int = 2, **more: Any) -> Table:
    return at_table(seats=seats, roll=roll, crimson_seas=True, **more)


def lay(table: Table, row: int, *names: str) -> Table:
    """These lie open from top to bottom; what lay there goes to the pile."""
    state = table.state
    bag = sorted([kind for kind in state.rows[row] if kind != NONE] + state.row_bags[row])
    kinds = [ROWS[row].index(name) for name in names]
    for kind in kinds:
        bag.remove(kind)
    state.rows[row], state.row_bags[row] = kinds, bag
    return table


def lying(table: Table, row: int) -> list[str]:
    return [ROWS[row][kind] if kind != NONE else "" for kind in table.state.rows[row]]


@pytest.mark.rule("islands")
@pytest.mark.ruling("C6")
def test_the_set_up_of_the_island_board() -> None:
    table = seas()
    state = table.state
    assert [len(row) for row in state.rows] == [3, 3, 3]
    assert [len(bag) for bag in state.row_bags] == [21, 21, 13]
    assert state.offerings == [2, 2, 2]
    assert state.maps == [2, 2]
    assert EXTRAS.tome_copies == (8, 8, 8)
    third = f"starter:{BOX.starters[state.third]}"
    assert third == "starter:starter_coxswain"
    assert third in {t.ref for p in GAME.table(GAME.view(state, 0)).places for t in p.things}


@pytest.mark.rule("sail")
@pytest.mark.ruling("C33")
def test_faq_sailing_costs_a_map_and_needs_something_to_get() -> None:
    """FAQ: one can sail several times, with Maps and actions."""
    table = seas().have(0, gold=0, strength=0, magic=0)
    assert table.refusal("sail araby") == "nothing_ashore"
    assert table.refusal("sail nae_aerie") == "nothing_ashore"
    assert table.refusal("sail amarynth") == "nothing_ashore"
    table.play("sail exekratys", "resource gold")
    assert table.state.maps[0] == 1
    table.play("sail exekratys", "resource magic")
    assert table.state.maps[0] == 0
    assert table.has(0)["gold"] >= 2
    again = seas()
    again.state.maps[0] = 0
    assert again.refusal("sail exekratys") == "no_map"
    again.state.maps[0], again.state.offerings = 1, [0, 0, 0]
    assert again.refusal("sail exekratys") == "nothing_ashore"
    assert at_table(agents=True).refusal("sail araby") == "no_islands"
    assert at_table(agents=True).refusal("map") == "no_islands"


@pytest.mark.rule("maps")
@pytest.mark.ruling("C41")
def test_gain_a_map() -> None:
    table = seas()
    table.play("map")
    assert table.state.maps[0] == 3
    assert table.events("took")[0].args["gains"] == ["resource:map"]


@pytest.mark.rule("goods-and-tomes")
@pytest.mark.ruling("R24")
def test_goods_are_bought_together_slide_down_and_new_ones_enter_on_top() -> None:
    table = lay(seas(), GOODS, "jewels", "spices", "fabrics").have(0, gold=8, strength=0, magic=0)
    table.play("sail araby")
    assert table.asked == [(0, "buy")]
    assert table.choices() == ["buy 1", "buy 2", "buy 4", "buy 5", "buy 6"], "all but 6 and 4"
    table.play("buy 5")
    assert table.has(0)["gold"] == 0, "6 and 2"
    assert table.state.goods[0] == [0, 1, 1, 0]
    assert lying(table, GOODS)[2] == "spices", "it slid down"
    assert "" not in lying(table, GOODS)


@pytest.mark.ruling("R24")
def test_one_real_gold_is_enough_for_a_whole_purchase() -> None:
    table = lay(seas(), TOMES, "tome_gold", "tome_gold", "tome_magic").have(0, gold=1, strength=0, magic=7)
    table.play("sail nae_aerie", "buy 6")
    assert table.has(0) == {"gold": 0, "strength": 0, "magic": 0, "vp": 0}, "5 and 3, 7 of it in Magic"
    assert table.state.tomes[0] == [1, 0, 1]
    poor = seas().have(0, gold=0, magic=20)
    assert poor.refusal("sail araby") == "nothing_ashore"


def test_domains_make_goods_and_tomes_cheaper() -> None:
    table = seas(domains={0: ["port_of_drake", "browncoats_sanctum"]}).have(0, gold=1, magic=0)
    table.play("sail araby")
    assert table.has(0)["gold"] == 0, "2 less 1; the only thing one can pay is bought unasked"
    assert sum(table.state.goods[0]) == 1
    table.have(0, gold=2, magic=0).play("sail nae_aerie")
    assert sum(table.state.tomes[0]) == 1, "3 less 1"


@pytest.mark.rule("tomes")
@pytest.mark.ruling("R27")
@pytest.mark.ruling("C31")
def test_faq_tomes_pay_in_ones_own_action_phase_before_tokens_and_come_back() -> None:
    table = seas().monster(0, "goblin_king", "skeleton", "skeleton").have(0, gold=0, strength=1, magic=0)
    table.state.tomes[0] = [0, 1, 0]
    table.play("slay 0")
    assert table.has(0)["strength"] == 0
    assert (table.state.tomes[0], table.state.spent[0]) == ([0, 0, 0], [0, 1, 0])
    rich = seas().monster(0, "goblin_king", "goblin").have(0, strength=5)
    rich.state.tomes[0] = [0, 1, 0]
    rich.play("slay 0")
    assert rich.has(0)["strength"] == 5, "the Tome went first"
    rich.play("gain gold")
    assert rich.state.tomes[0] == [0, 1, 0], "face-up when the turn is over"


@pytest.mark.ruling("C31")
def test_tomes_count_as_real_gold_and_pay_agents_banners_nobles_and_exchanges_but_no_gifts() -> None:
    table = seas().citizen(5, "cleric").have(0, gold=0, strength=0, magic=2)
    table.state.tomes[0] = [1, 0, 0]
    assert table.refusal("recruit 5") == "", "1 Tome and 2 Magic"
    noble = seas().have(0, gold=0, strength=8, magic=0)
    noble.state.tomes[0] = [0, 1, 0]
    assert noble.refusal("sail amarynth") == ""
    tower = seas(citizens={0: ICONS}, ward_towers=True).have(0, gold=8, strength=0, magic=0)
    tower.state.tomes[0] = [1, 0, 0]
    assert tower.refusal("banner gold") == ""
    gift = seas(domains={0: ["king_tower"]}, shadowvale=True).have(0, magic=0)
    gift.state.tomes[0] = [0, 0, 3]
    gift.play("gain gold", "gain gold")
    assert gift.state.active == 1, "King Tower had nothing to give"


@pytest.mark.ruling("R27")
def test_tomes_do_not_pay_outside_the_own_action_phase() -> None:
    table = seas(roll=(1, 2), citizens={1: ["monk"]}).have(1, gold=0)
    table.state.tomes[1] = [3, 0, 0]
    kinds = [kind for seat, kind in table.asked if seat == 1]
    assert kinds in ([], ["harvest"]), "the Monk's exchange"
    if kinds:
        assert "citizen monk" not in table.choices(1)


@pytest.mark.rule("nobles")
@pytest.mark.ruling("R26")
def test_a_noble_costs_9_of_one_resource_and_1_more_per_noble() -> None:
    table = seas().have(0, gold=9, strength=10, magic=30)
    table.play("sail amarynth", "island 1")
    assert table.choices() == ["resource gold", "resource strength", "resource magic"]
    table.play("resource gold")
    assert table.has(0)["gold"] == 0
    assert len(table.state.nobles[0]) == 1
    assert NONE not in table.state.rows[NOBLES]
    table.have(0, gold=9, strength=9, magic=9)
    assert table.refusal("sail amarynth") == "nothing_ashore", "10 now; Magic never stands in"
    flat = seas(domains={0: ["murat_reis"]}).have(0, gold=9, strength=0, magic=0)
    flat.state.nobles[0] = [0, 1]
    assert flat.refusal("sail amarynth") == "", "Murat Reis"


@pytest.mark.ruling("R29")
def test_faq_nobles_icons_count_for_building_but_a_noble_is_no_citizen() -> None:
    table = seas(citizens={0: ["archer"]}).domain(15, "cloudriders_camp")
    table.have(0, gold=20)
    needed = printed("domain")["cloudriders_camp"]["roles"]
    missing = [role for role, n in needed.items() for _ in range(n)]
    nobles = {card["role"]: i for i, card in enumerate(printed("noble", "nobles").values())}
    table.state.nobles[0] = sorted(nobles[role] for role in set(missing))
    table.state.citizens[0] += [BOX.citizens.index("archer")] * 2
    assert table.refusal("build 15") == ""
    purser = seas(roll=(5, 6), citizens={0: ["purser"]})
    assert purser.asked[0][1] == "offering"
    purser.state.nobles[0] = [0, 1]
    before = purser.has(0)["gold"]
    purser.play("resource magic")
    assert purser.has(0)["gold"] == before + 1 + 1, "one Citizen, and the Starter on 5"


@pytest.mark.rule("exekratys")
@pytest.mark.ruling("R25")
@pytest.mark.ruling("C25")
def test_each_6_takes_one_own_resource_to_exekratys() -> None:
    table = seas(roll=(6, 6))
    assert table.asked == [(0, "offering")]
    table.play("resource gold", "resource magic")
    assert table.state.offerings == [3, 2, 3], "two sixes; the sum is 12"
    assert table.asked[0][1] != "offering"
    total = seas(roll=(2, 4))
    assert total.asked == [(0, "offering")], "the sum is a 6"
    none = seas(roll=(6, 1), purse={0: {"gold": 0, "strength": 0, "magic": 0}})
    assert all(kind != "offering" for _, kind in none.asked)
    avery = seas(roll=(6, 1), domains={0: ["avery_hollow"]})
    assert all(kind != "offering" for _, kind in avery.asked)
    bank = seas(roll=(6, 1), exekratys_offering="bank")
    have = bank.has(0)
    bank.play("resource strength")
    assert bank.state.offerings == [2, 3, 2]
    assert bank.has(0)["strength"] == have["strength"] + 1, "nothing paid; the Knight fired"


@pytest.mark.rule("banishing")
def test_barbarossa_castle_sends_a_noble_away() -> None:
    table = seas(citizens={0: ICONS}).domain(15, "barbarossa_castle").have(0, gold=6, strength=0, magic=0)
    gone = table.state.rows[NOBLES][2]
    table.play("build 15", "resource gold", "island 2")
    assert table.state.banished[3] == [gone]
    assert NONE not in table.state.rows[NOBLES]


@pytest.mark.rule("islands")
@pytest.mark.ruling("C42")
def test_the_game_ends_when_a_row_cannot_be_refilled() -> None:
    table = lay(seas(), GOODS, "jewels", "spices", "fabrics").have(0, gold=2, magic=0)
    table.state.row_bags[GOODS] = []
    table.play("sail araby")
    assert lying(table, GOODS) == ["", "jewels", "spices"]
    table.play("gain gold")
    while GAME.deciders(table.state):
        seat = GAME.deciders(table.state)[0]
        table.play(table.choices(seat)[-1] if table.asked[0][1] != "action" else "gain gold", seat=seat)
    outcome = table.standing().outcome
    assert outcome is not None
    assert outcome.reason == "islands_empty"
    assert table.state.round == 1, "after the round in which it happened"


@pytest.mark.rule("goods-and-tomes")
@pytest.mark.parametrize(
    ("goods", "points"),
    [([1, 0, 0, 0], 2), ([2, 1, 0, 0], 6), ([3, 0, 0, 0], 7), ([4, 5, 0, 0], 30), ([6, 6, 0, 0], 50)],
)
def test_sets_of_goods_score_by_type(goods: list[int], points: int) -> None:
    table = seas()
    table.state.goods[0] = goods
    assert table.score("goods")[0] == points


def test_each_tome_is_a_point_turned_or_not() -> None:
    table = seas()
    table.state.tomes[0], table.state.spent[0] = [1, 0, 2], [0, 1, 0]
    assert table.score("tomes")[0] == 4


@pytest.mark.rule("nobles")
@pytest.mark.parametrize("card", printed("noble", "nobles").values(), ids=lambda card: card["id"])
def test_the_noble_scores_what_its_card_says(card: dict[str, Any]) -> None:
    table = seas(
        citizens={0: ["cleric", "archer", "merchant", "mercenary", "archer"]},
        domains={0: ["halfpenny_hill", "gargans_embrace"]},
        slain={0: ["dire_bear", "goblin", "giant", "troll", "goblin"]},
    )
    table.have(0, gold=7, strength=8, magic=10)
    table.state.goods[0] = [2, 1, 0, 0]
    table.state.nobles[0] = [EXTRAS.nobles.index(card["id"])]
    roles = {"worker": 1, "soldier": 2, "shadow": 1, "holy": 1}
    for name in ("halfpenny_hill", "gargans_embrace"):
        for role, n in printed("domain")[name]["roles"].items():
            roles[role] += n
    roles[card["role"]] += 1
    types = {"beast": 1, "minion": 2, "titan": 1, "boss": 1}
    plain = {"citizen": 5, "domain": 2, "monster": 5, "goods": 3, "gold": 7, "strength": 8, "magic": 10}
    (line,) = card["score"]
    what, _, which = line["per"].partition(":")
    n = {"role": roles.get(which, 0), "monster_type": types.get(which, 0), "one_resource": 10}.get(
        what, plain.get(what, 0)
    )
    assert n
    assert table.score("nobles")[0] == n // line.get("every", 1) * line["vp"]
