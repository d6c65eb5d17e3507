"""What comes first: powers that pay for one another, Events that wait, gaps between two slays, and all of it told."""

from __future__ import annotations

import pytest

from tests.games.valeria.modules.test_relics import with_relic
from tests.games.valeria.position import BOX, Table, at_table
from valtable.games.valeria.state.state import EXHAUSTED, PLAIN

CURSE = "curse_of_the_north"


def plain_event(name: str) -> int:
    return PLAIN + BOX.packs.events.index(name)


def at_the_end_of_the_phase(domains: list[str], **purse: int) -> Table:
    """Both actions of seat 0 are taken; before the last it has exactly this."""
    table = at_table(domains={0: domains}, shadowvale=True, flames_frost=True, purse={1: {"gold": 5}})
    table.play("gain strength").have(0, gold=0, strength=0, magic=0).have(0, **purse)
    return table.play("gain strength")


# Domains at the end and the start of the Action Phase (C44)


@pytest.mark.ruling("C44")
@pytest.mark.parametrize(
    ("domains", "purse", "first"),
    [
        (["cathedral_of_st_aquila", "malevas_temple"], {}, None),
        (["lost_gardens", "malevas_temple"], {}, "option 0"),
        (["malevas_temple", "the_tower"], {"gold": 1}, "yes"),
    ],
)
def test_a_power_may_pay_for_another(domains: list[str], purse: dict[str, int], first: str | None) -> None:
    table = at_the_end_of_the_phase(domains, **purse)
    if first:
        table.play(first)
    assert table.asked == [(0, "exchange")]
    table.play("yes")
    assert table.state.active == 1


@pytest.mark.ruling("C44")
def test_a_power_that_cannot_be_used_yet_stands_in_the_menu_with_its_reason() -> None:
    table = at_the_end_of_the_phase(["malevas_temple", "the_tower", "cathedral_of_st_aquila"], gold=1)
    assert table.choices() == ["domain cathedral_of_st_aquila", "domain malevas_temple"]
    assert table.refusal("domain the_tower") == "option_does_nothing"
    table.play("domain malevas_temple")
    assert table.choices() == ["domain cathedral_of_st_aquila", "domain the_tower"]
    assert table.refusal("done") == "powers_first"


@pytest.mark.ruling("C44")
def test_gains_for_building_come_before_the_domains_own_power() -> None:
    table = with_relic("violet_ring").domain(15, "eye_of_asteraten").have(0, gold=8, strength=0, magic=0)
    for slot in range(1, 5):
        table.monster(slot, "troll")
    table.monster(0, "goblin_king").play("build 15")
    assert table.asked == [(0, "bonus_slay")]
    assert table.choices() == ["no", "slay 0"]


# The Roll Phase (C25, C26, C37)


@pytest.mark.ruling("C26")
@pytest.mark.parametrize("magic", [0, 2])
def test_doubles_pay_before_it_is_asked_what_to_do_with_the_dice(magic: int) -> None:
    domains = {0: ["flame_tongue_fountain", "blood_moon_palace"]}
    table = at_table(roll=(3, 3), domains=domains, flames_frost=True, shadowvale=True, purse={0: {"magic": magic}})
    assert table.asked == [(0, "dice")]
    assert table.has(0)["magic"] == magic + 3
    assert "reroll_both" in table.choices()


@pytest.mark.ruling("C37")
@pytest.mark.parametrize(("event", "roll"), [("giant_leech", (2, 3)), ("kobold_thieves", (6, 3))])
def test_a_monster_event_first_acts_in_the_roll_phase_after_its_reveal(event: str, roll: tuple[int, int]) -> None:
    rich = {"gold": 5, "strength": 5, "magic": 5}
    table = at_table(roll=roll, domains={0: ["the_northern_wall"]}, flames_frost=True, purse={0: rich, 1: rich})
    table.monster(0, "goblin").deck(1, 0).state.event_bag = [BOX.monsters.index(event)]
    table.play("northern_wall", "slot 0")
    assert table.state.cover[0] == BOX.monsters.index(event)
    assert not table.events("struck")
    table.pass_turn(*roll)
    assert [struck.args["card"] for struck in table.events("struck")] == [f"monster:{event}"]


@pytest.mark.ruling("C37")
@pytest.mark.parametrize("by", ["a Domain", "an Event"])
def test_an_event_on_doubles_first_acts_in_the_roll_phase_after_its_reveal(by: str) -> None:
    events = {1: "flaming_devourer"} if by == "an Event" else {}
    rich = {0: {"magic": 5}, 1: {"magic": 5}}
    domains = {0: ["the_northern_wall"]}
    table = at_table(roll=(4, 4), domains=domains, events=events, flames_frost=True, crimson_seas=True, purse=rich)
    table.monster(0, "goblin").citizen(7, "mercenary").deck(1, 0).state.event_bag = [plain_event(CURSE)]
    table.play(*(["done", "slot 7"] if events else ["northern_wall", "slot 0"]))
    assert table.state.cover[7 if events else 0] == plain_event(CURSE)
    assert not table.events("happened")


@pytest.mark.ruling("C25")
def test_offerings_are_made_before_events_strike_and_before_that_is_told() -> None:
    table = at_table(roll=(6, 1), events={13: "kobold_thieves"}, crimson_seas=True)
    assert table.asked == [(0, "offering")]
    assert not table.events("struck")
    table.play("resource gold")
    assert len(table.events("struck")) == 1


# The Harvest (C23, C28, C39, C41, C50)


@pytest.mark.ruling("C28")
@pytest.mark.ruling("C41")
@pytest.mark.parametrize("order", [("option 1", None), ("option 0", "option 1")])
def test_who_takes_the_last_maps_first_still_takes_the_other_gain(order: tuple[str, str | None]) -> None:
    table = at_table(roll=(5, 3), citizens={0: ["smuggler", "smuggler"]}, crimson_seas=True)
    table.seas.maps = [8, 10]
    table.pass_turn(5, 4).pass_turn(3, 4)
    gold = table.has(0)["gold"]
    for answer in order:
        if answer:
            table.play(answer, seat=0)
    assert (table.has(0)["gold"], table.seas.maps[0] + len(table.seas.claims[0]) * 2) == (gold + 4, 10)


@pytest.mark.ruling("C39")
def test_alone_magic_taken_from_the_bank_counts_for_the_opera_house() -> None:
    cards, nothing = {0: ["thief"]}, {0: {"gold": 0, "strength": 0, "magic": 0}}
    table = at_table(1, (3, 4), cards, {0: ["opera_house"]}, purse=nothing, shadowvale=True).play("resource magic")
    assert table.has(0)["magic"] == 4


@pytest.mark.ruling("C50")
@pytest.mark.parametrize("late", [True, False])
def test_magic_of_who_came_too_late_for_a_map_counts_for_the_opera_house(late: bool) -> None:
    domains = {2: ["opera_house"]}
    table = at_table(3, (1, 2), domains=domains, crimson_seas=True, shadowvale=True, coxswain="printed")
    table.seas.maps = [3, 8, 8] if late else [0, 0, 0]
    magic = table.has(2)["magic"]
    table.play("resource gold", seat=0).play("option 1", seat=2).play("option 1", seat=1)
    if late:
        table.play("resource magic", seat=2)
    assert table.has(2)["magic"] == magic + (3 if late else 0)
    assert table.seas.maps[2] == (8 if late else 1)


@pytest.mark.ruling("C23")
def test_a_gap_is_filled_between_the_slays_of_two_dragoons() -> None:
    table = at_table(roll=(4, 5), citizens={0: ["dragoon", "dragoon"]}, shadowvale=True, purse={0: {"strength": 9}})
    table.monster(0, "goblin").deck(0, 3).play("slay 0")
    assert table.asked == [(0, "bonus_slay")]
    assert table.state.cover[0] == EXHAUSTED


@pytest.mark.ruling("C31")
@pytest.mark.ruling("C39")
def test_alone_a_gift_is_paid_without_tomes() -> None:
    table = at_table(1, (5, 3), domains={0: ["king_tower"]}, shadowvale=True, crimson_seas=True).have(0, magic=1)
    table.seas.tomes[0] = [0, 0, 1]
    table.play("gain gold", "gain gold", "yes")
    assert (table.has(0)["magic"], table.has(0)["vp"], table.seas.tomes[0]) == (0, 1, [0, 0, 1])


@pytest.mark.ruling("C34")
@pytest.mark.ruling("C48")
@pytest.mark.parametrize("slot", [2, 7, 17])
def test_a_kings_guard_may_join_for_free_wherever_it_lies(slot: int) -> None:
    table = at_table(kings_guard=True, kaharian=True).event(slot, "mimic")
    table.state.cover[slot], table.packs.guard_slot = plain_event("recruit_the_kings_guard"), slot
    table.monster(0, "goblin_king", "orc_warrior").have(0, strength=20, magic=0).play("slay 0", f"slot {slot}")
    assert table.owns(0) == ["kings_guard"]
    assert table.events("joined")[-1].args["card"] == "citizen:kings_guard"


# All of it told


def test_a_harvest_without_a_choice_is_told_to_all() -> None:
    table = at_table(roll=(5, 3), citizens={0: ["smuggler"]}, crimson_seas=True)
    table.seas.maps = [10, 10]
    table.pass_turn(5, 4).pass_turn(3, 4)
    told = [event.args for event in table.events("gained", 1) if event.args["card"] == "citizen:smuggler"]
    assert told == [{"seat": "seat:0", "gains": ["resource:gold"] * 4, "card": "citizen:smuggler"}]


@pytest.mark.ruling("C50")
def test_maps_are_told_once_when_they_are_handed_out() -> None:
    table = at_table(3, (1, 2), crimson_seas=True, coxswain="printed")
    table.seas.maps = [3, 8, 8]
    table.play("resource gold", seat=0).play("option 1", seat=2).play("option 1", seat=1)
    assert [event.args["gains"] for event in table.events("gained", 1)] == [["resource:map"]]
    table.play("resource magic", seat=2)
    assert [event.args["gains"] for event in table.events("gained", 2)][-1:] == [["resource:magic"] * 2]
    assert all(event.args["gains"] for event in table.events("gained", 2))


def test_the_price_of_a_power_over_dice_is_told() -> None:
    table = at_table(roll=(2, 3), domains={0: ["blood_moon_palace"]}, shadowvale=True, purse={0: {"magic": 2}})
    table.play("reroll_both")
    assert table.events("rerolled")[0].args["paid"] == ["resource:magic"] * 2
    table = at_table(roll=(2, 3), domains={0: ["foxgrove_palisade"]}, purse={0: {"gold": 5}})
    table.play("die foxgrove_palisade 1")
    assert table.events("die_changed")[0].args["paid"] == ["resource:gold"] * 2
