"""What people are shown: prices as they would be paid now, what a card brings, the table of the centre."""

from __future__ import annotations

import pytest

from tests.games.valeria.position import BOX, GAME, Table, at_table
from valtable.kernel.decision import Offer
from valtable.kernel.table import Thing


def offer(table: Table, notation: str, seat: int = 0) -> Offer:
    return next(found for found in GAME.offers(table.state, seat) if found.notation == notation)


def cost(table: Table, notation: str) -> dict[str, int]:
    return {amount.thing.removeprefix("resource:"): amount.n for amount in offer(table, notation).cost}


def thing(table: Table, place: str, ref: str, seat: int | None = 0) -> Thing:
    places = {found.id: found for found in GAME.table(GAME.view(table.state, seat)).places}
    return next(one for one in places[place].things if one.ref == ref)


def test_a_price_is_shown_as_it_would_be_paid_now_with_as_little_magic_as_can_be() -> None:
    table = at_table(citizens={0: ["cleric"]}).have(0, gold=2, strength=3, magic=6).monster(0, "gelatinous_cube")
    assert cost(table, "recruit 5") == {"gold": 2, "magic": 2}, "3 and 1 for the Cleric one has; 2 Gold are there"
    assert cost(table, "slay 0") == {"strength": 3, "magic": 2}, "4 Strength and 1 Magic; 3 Strength are there"
    assert cost(table.have(0, gold=9), "recruit 5") == {"gold": 4}


def test_what_cannot_be_paid_is_shown_with_its_price() -> None:
    table = at_table().have(0, gold=0, strength=0, magic=0).monster(0, "gelatinous_cube", tokens=(1, 1, 0))
    assert cost(table, "recruit 5") == {"gold": 3}
    assert cost(table, "slay 0") == {"gold": 1, "strength": 5, "magic": 1}


@pytest.mark.ruling("R13")
def test_the_reward_shown_counts_the_monster_itself_and_is_what_is_gained() -> None:
    table = at_table(slain={0: ["skeleton", "goblin"]}).monster(0, "skeleton_king").have(0, gold=0, strength=8, magic=0)
    effects = {effect.kind: effect.args for effect in offer(table, "slay 0").effects}
    assert effects == {
        "points": {"n": 4}, "gain": {"gains": ["resource:gold"] * 4}, "by_duke": {"way": "fewer", "n": 1},
    }, "8 Strength paid, 4 Gold gained: of 4 leftover resources each the Duke counts one less"  # fmt: skip
    assert table.play("slay 0").has(0)["gold"] == 4


def test_a_reward_that_asks_is_told_by_the_card_and_its_possibilities_by_what_they_bring() -> None:
    table = at_table().monster(0, "basilisk").have(0, strength=6, magic=3)
    assert [effect.kind for effect in offer(table, "slay 0").effects][:2] == ["card", "points"]
    table.play("slay 0")
    assert [offer(table, f"option {n}").args["gains"] for n in (0, 1)] == [
        ["resource:gold"] * 3, ["resource:magic"] * 3,
    ]  # fmt: skip


def test_cards_say_what_they_do_before_they_are_taken() -> None:
    fresh = GAME.setup(GAME.decode_options({}), 2, at_table().chance)
    duke = f"duke:{BOX.dukes[fresh.dealt[0][1]]}"
    assert [found.effects[0].args for found in GAME.offers(fresh, 0)][1] == {"card": duke}
    table = at_table()
    assert offer(table, "recruit 13").effects[0].args == {"number": "9/10", "card": "citizen:paladin"}
    assert [effect.kind for effect in offer(table, "build 15").effects] == ["card", "points"], "it cannot be paid"


def test_a_theft_shows_how_much_there_is_to_take_and_a_card_put_back_what_it_is_worth() -> None:
    table = at_table(roll=(3, 4), citizens={0: ["thief"]}, purse={1: {"gold": 2}})
    assert offer(table, "steal 1 gold").effects[0].args == {"gains": ["resource:gold"] * 2}
    nest = (
        at_table(citizens={0: ["butcher", "butcher"]}).domain(15, "nest_of_the_weaver_witch").have(0, gold=6, magic=0)
    )
    assert offer(nest.play("build 15"), "citizen butcher").effects[0].args == {"gains": ["resource:vp"] * 3}
    assert offer(nest, "no").args == {"of": "card"}, "not whether, but which card: none"


@pytest.mark.ruling("R15")
@pytest.mark.ruling("C30")
@pytest.mark.parametrize(("when", "dearer", "cheaper"), [("at_once", 3, 4), ("next_turn", 4, 5)])
def test_the_centre_shows_the_viewers_own_prices(when: str, dearer: int, cheaper: int) -> None:
    """Copies and the Domains that change prices, as far as they work already (C9)."""
    owned = ["emerald_stronghold", "pratchetts_plateau"]
    table = at_table(citizens={0: ["cleric"]}, domains={0: owned}, new_domain_power=when).domain(15, "blood_crow_army")
    table.state.fresh = [BOX.domains.index(card) for card in owned]
    citizen = dict(thing(table, "citizens", "citizen:cleric").marks)
    domain = dict(thing(table, "domains", "domain:blood_crow_army").marks)
    assert citizen["cost"] == {"cost": ["resource:gold"] * dearer}
    assert domain["cost"] == {"cost": ["resource:gold"] * cheaper}
    watched = dict(thing(table, "domains", "domain:blood_crow_army", None).marks)
    assert watched["cost"] == {"cost": ["resource:gold"] * 5}, "a spectator sees the printed price"


def test_an_event_in_the_centre_shows_its_number_and_its_price() -> None:
    table = at_table(events={14: "mimic"})
    table.state.cover_tokens[14] = (1, 0, 0)
    marks = dict(thing(table, "citizens", "monster:mimic").marks)
    assert marks["number"] == {"number": "5"}
    assert marks["cost"] == {"cost": ["resource:gold"] + ["resource:strength"] * 3 + ["resource:magic"] * 3}


def test_what_lies_under_the_top_monsters_and_what_nobody_has_seen_can_be_looked_up() -> None:
    table = at_table(mixed=True)
    aside = {place.id: place.things for place in GAME.table(GAME.view(table.state, None)).places if place.aside}
    assert [(one.ref, one.count) for one in aside["below"]][:3] == [
        ("monster:goblin", 2), ("monster:goblin_mage", 1), ("monster:goblin_king", 1),
    ]  # fmt: skip
    assert sum(one.count for one in aside["unseen_domains"]) == 24 - 5
    assert sum(one.count for one in aside["unseen_events"]) == 6
    assert sum(one.count for one in aside["unseen_citizens"]) == 8 * 11


def test_the_tableau_lies_by_number_and_the_own_duke_says_what_it_would_score() -> None:
    table = at_table(citizens={0: ["butcher", "cleric", "cleric"]})
    places = {place.id: place for place in GAME.table(GAME.view(table.state, 0)).places}
    assert [(one.ref, one.count) for one in places["tableau 0"].things] == [
        ("starter:starter_peasant", 1), ("starter:starter_knight", 1), ("starter:starter_herald", 1),
        ("citizen:cleric", 2), ("citizen:butcher", 1),
    ]  # fmt: skip
    (duke,) = places["duke 0"].things
    assert duke.marks[0] == ("now", {"n": table.score("duke", 0)[0]})
    assert {kind for kind, _ in duke.marks[1:]} == {"counts"}
    assert places["duke 1"].things[0].hidden


@pytest.mark.ruling("C28")
def test_equal_choices_tell_beforehand_what_they_leave_and_afterwards_what_came_first() -> None:
    table = at_table(roll=(3, 3))
    ways = {way: [effect.kind for effect in offer(table, f"resource {way}").effects] for way in ("gold", "strength")}
    assert ways == {"gold": ["gain", "then_any"], "strength": ["gain", "then_not_gold"]}
    both = offer(table, "resource magic").effects[-1]
    assert (both.kind, both.args) == ("for_all", {"n": 2, "gains": ["resource:magic"] * 2})
    table.play("resource strength", seat=0)
    gone = offer(table, "resource gold")
    assert gone.refusal is not None, "shown, with the reason"
    assert gone.refusal.reason == "asked_in_order"
    assert [effect.kind for effect in offer(table, "resource magic").effects] == ["gain"], (
        "the last is followed by none"
    )


def test_the_herald_and_the_coxswain_say_what_was_agreed_on() -> None:
    assert thing(at_table(), "tableau 0", "starter:starter_herald").marks == (("herald", {"how": "book"}),)
    printed = at_table(herald="printed")
    assert thing(printed, "tableau 1", "starter:starter_herald").marks == (("herald", {"how": "printed"}),)
    seas = at_table(crimson_seas=True, coxswain="printed")
    assert thing(seas, "tableau 0", "starter:starter_coxswain").marks == (("coxswain", {"how": "printed"}),)
