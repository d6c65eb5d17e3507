"""Ward Towers: Banners, what completing a tower brings, and the discount for everybody."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.valeria.modules.test_pack_domains import ICONS
from tests.games.valeria.position import BOX, GAME, Table, at_table
from tests.games.valeria.prover import sets
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.phases.ending import ending_now
from valtable.games.valeria.state.centre import is_exhausted
from valtable.games.valeria.state.frames import DOMAINS_BUILT, ENDINGS, RUNNING

TOWER = 19


def towers(**more: Any) -> Table:
    return at_table(**(sets("ward_towers", citizens={0: ICONS, 1: ICONS}) | more))


@pytest.mark.rule("ward-towers")
@pytest.mark.ruling("R34")
def test_towers_stand_in_for_the_fifth_domain_stack() -> None:
    table = towers()
    state = table.state
    assert (state.tops[4], state.left[4]) == (NONE, 0)
    assert table.towers.top != NONE
    assert len(table.towers.bag) == 3
    assert not is_exhausted(state, TOWER)
    assert state.cover[TOWER] == NONE
    assert table.refusal("build 19") == "nothing_there"


@pytest.mark.ruling("R34")
@pytest.mark.ruling("C40")
def test_a_banner_needs_the_icons_and_9_of_the_exact_resource() -> None:
    table = towers().have(0, gold=8, strength=0, magic=50)
    assert table.refusal("banner gold") == "cannot_pay_banner", "Magic does not stand in"
    table.state.citizens[0] = []
    table.have(0, gold=9)
    assert table.refusal("banner gold") == "tower_icons_missing"
    bare = towers(citizens={}, tower_icons=False).have(0, gold=9)
    assert bare.refusal("banner gold") == "", "by option no icons"
    one_each = towers(citizens={0: ["merchant", "archer", "mercenary", "cleric"]}, tower_face="b").have(0, gold=9)
    assert one_each.refusal("banner gold") == "", "face B asks for one of each Role"
    assert at_table(agents=True).refusal("banner gold") == "no_tower"


@pytest.mark.ruling("C40")
def test_three_banners_complete_a_tower_whoever_placed_them() -> None:
    table = towers().have(0, gold=9, strength=9, magic=0).have(1, magic=9)
    table.play("banner gold")
    assert table.refusal("banner gold") == "banner_there"
    assert table.score("banners") == (0, 0), "an unfinished tower scores nothing"
    tower = table.towers.top
    table.play("banner strength")
    while table.asked[0][1] != "action":
        table.play(table.choices()[0])
    table.have(1, magic=9).play("banner magic")
    assert table.towers.completed == 1
    assert table.towers.won == [2, 1]
    assert table.towers.banners == [NONE] * 3
    assert table.towers.top not in (tower, NONE)
    assert table.score("banners") == (10, 5)
    assert [e.kind for e in table.events("tower_completed")] == ["tower_completed"]


@pytest.mark.rule("ward-towers")
def test_everybody_is_told_which_tower_is_begun_until_there_is_none() -> None:
    table = towers().have(0, magic=9)
    table.towers.banners = [0, 1, NONE]
    table.play("banner magic")
    begun = f"tower:{BOX.towers.names[table.towers.top]}"
    for viewer in (None, 0, 1):
        assert [event.args["card"] for event in table.events("tower_began", viewer)] == [begun]
    last = towers().have(0, magic=9)
    last.towers.bag, last.towers.banners = [], [0, 1, NONE]
    last.play("banner magic")
    assert last.events("tower_began") == []


@pytest.mark.ruling("C40")
def test_banners_are_used_once_and_there_are_six() -> None:
    table = towers().have(0, gold=9)
    table.towers.won[0] = 6
    assert table.refusal("banner gold") == "no_banner"
    table.towers.won[0], table.towers.banners = 5, [NONE, 0, NONE]
    assert table.refusal("banner gold") == "no_banner"


@pytest.mark.ruling("C40")
def test_the_last_tower_exhausts_the_stack_and_the_end_by_domains_looks_at_domains() -> None:
    table = towers().have(0, magic=9)
    state = table.state
    table.towers.bag, table.towers.banners, table.towers.completed = [], [0, 1, NONE], 3
    table.play("banner magic")
    assert table.towers.top == NONE
    assert is_exhausted(state, TOWER)
    assert state.cover[TOWER] != NONE, "an Exhausted card lies there"
    other = towers().state
    other.tops, other.left = [NONE] * 5, [0] * 5
    assert ending_now(other) == DOMAINS_BUILT, "the tower stands in nobody's way"


@pytest.mark.rule("tower-discount")
@pytest.mark.ruling("C18")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_faq_each_completed_tower_makes_every_slay_1_cheaper_for_everybody(seat: int) -> None:
    table = towers(seats=3)
    for _ in range(seat):
        table.pass_turn(5, 6)
    table.monster(0, "gelatinous_cube").have(seat, gold=0, strength=4, magic=3)
    table.towers.completed, table.towers.won = 1, [3, 0, 0]
    table.play("slay 0")
    assert table.choices() == ["pay_magic 0", "pay_magic 1", "pay_magic 2", "pay_magic 3"], "4 and 1, less 1"
    table.play("pay_magic 0")
    assert (table.has(seat)["strength"], table.has(seat)["magic"]) == (0, 3)


@pytest.mark.rule("tower-discount")
@pytest.mark.ruling("C18")
def test_the_discount_may_waive_the_whole_price_or_all_its_strength() -> None:
    free = towers().monster(0, "goblin").have(0, strength=0, magic=0)
    free.towers.completed = 2
    assert free.refusal("slay 0") == "", "nothing is left to pay (C16)"
    magic = towers().monster(0, "bryne").have(0, strength=0, magic=1)
    magic.towers.completed = 1
    assert magic.refusal("slay 0") == "", "the Strength is waived, so Magic alone will do"


@pytest.mark.ruling("C18")
def test_the_discount_may_fall_on_a_gold_token_and_by_option_not() -> None:
    table = towers().monster(0, "goblin_king", tokens=(1, 0, 0)).have(0, gold=0, strength=6, magic=0)
    table.towers.completed = 1
    assert table.refusal("slay 0") == ""
    table.have(0, gold=1, strength=6, magic=0).play("slay 0")
    assert table.asked == [(0, "discount")]
    assert table.choices() == ["discount_gold 0", "discount_gold 1"]
    table.play("discount_gold 1")
    assert table.has(0)["gold"] == 1 + 1, "the Goblin King's reward, and the token was waived"
    assert table.has(0)["strength"] == 0
    strict = towers(tower_discount="strength_or_magic").monster(0, "goblin_king", tokens=(1, 0, 0))
    strict.towers.completed = 1
    assert strict.have(0, gold=0, strength=6, magic=0).refusal("slay 0") == "cannot_pay_slay"
    assert strict.have(0, gold=1, strength=5).refusal("slay 0") == ""


def test_the_table_shows_the_tower_with_its_banners() -> None:
    table = towers().have(0, gold=9)
    table.play("banner gold")
    things = next(p for p in GAME.table(GAME.view(table.state, 1)).places if p.id == "domains").things
    marks = [key for key, _ in things[4].marks]
    assert things[4].ref == f"tower:{BOX.towers.names[table.towers.top]}"
    assert things[4].count == 4
    assert marks == ["roles", "banner", "banner_free", "banner_free"]


@pytest.mark.parametrize(
    ("seats", "completed", "told"), [(2, 2, "completed"), (1, 2, "completed"), (1, 0, "captured"), (1, 1, "tower_gone")]
)
def test_look_up_tells_of_each_tower_where_it_is(seats: int, completed: int, told: str) -> None:
    table = at_table(seats, **sets("ward_towers", citizens={0: ICONS}))
    here = table.towers
    gone, here.bag, here.completed = here.bag[:2], here.bag[2:], completed
    shelf = next(one for one in GAME.look_up(GAME.view(table.state, 0)) if one.id == "towers")
    notes = {known.thing.ref: known.notes[0][0] for known in shelf.known}
    names = [f"tower:{name}" for name in BOX.towers.names]
    wanted = [(here.top, "open_now"), *((tower, "unseen") for tower in here.bag), *((tower, told) for tower in gone)]
    assert notes == {names[tower]: note for tower, note in wanted}


def besieged(rules: int = GAME.rules_version, roll: tuple[int, int] = (5, 5)) -> Table:
    """Alone, both dice wake the fifth column, which has no Citizens left; the Monsters come after the actions."""
    table = at_table(1, roll=roll, **sets("ward_towers", citizens={0: ICONS})).used_up(9, 14)
    table.state.rules = rules
    return table


def monsters_come(table: Table) -> Table:
    """Whatever else is asked, up to the next turn or the end."""
    begun = table.state.round
    while GAME.deciders(table.state) and table.state.round == begun:
        table.play(next(step for step in table.choices() if not step.startswith(("banner", "slay", "build"))))
    return table


@pytest.mark.rule("tower-captured")
@pytest.mark.ruling("C52")
def test_alone_the_open_tower_is_captured_before_its_column_is_lost() -> None:
    table = besieged()
    while table.asked != [(0, "action")]:
        table.play(table.choices()[0])
    table.have(0, gold=9).play("banner gold")
    first, below = table.towers.top, len(table.towers.bag)
    monsters_come(table)
    assert len(table.events("tower_captured")) == 2, "one for each die"
    assert [event.args["n"] for event in table.events("tower_captured")] == [1, 0]
    assert table.events("tower_captured")[0].args["card"] == f"tower:{BOX.towers.names[first]}"
    assert (len(table.towers.bag), table.towers.banners) == (below - 2, [NONE] * 3)
    assert GAME.census(table.state)["banners 0"] == {"supply": 6, "tower": 0, "won": 0}
    assert GAME.census(table.state)["towers"] == {"deck": 1, "open": 1, "standing": 0, "captured": 2}
    assert table.state.ending == RUNNING


@pytest.mark.rule("tower-captured")
@pytest.mark.ruling("C52")
def test_alone_the_column_is_lost_when_no_tower_is_left_and_completed_ones_defend_nothing() -> None:
    table = besieged()
    table.towers.bag, table.towers.completed = [], 3
    monsters_come(table)
    assert len(table.events("tower_captured")) == 1
    assert table.towers.completed == 3, "the discount stays"
    assert ENDINGS[table.state.ending] == "column_lost"


@pytest.mark.ruling("C52")
def test_alone_a_captured_last_tower_exhausts_its_stack() -> None:
    table = besieged(roll=(5, 4))
    table.towers.bag, table.towers.completed = [], 3
    monsters_come(table)
    assert is_exhausted(table.state, TOWER)
    assert table.state.cover[TOWER] != NONE


@pytest.mark.ruling("C52")
def test_alone_games_of_the_first_version_lose_the_column_with_its_citizens() -> None:
    table = monsters_come(besieged(rules=1))
    assert ENDINGS[table.state.ending] == "column_lost"
    assert table.events("tower_captured") == []
