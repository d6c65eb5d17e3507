"""What the story and the refusals say: Tomes that pay, the Dark Lord's dice, all that is lacking, how alone ends."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.valeria.position import BOX, GAME, Table, at_table
from tests.kits.valeria_modules import mix
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.scoring import dark_lord_points
from valtable.games.valeria.state.state import EXHAUSTED, State
from valtable.kernel.chance import FastChance
from valtable.kernel.play import NOBODY, advance
from valtable.kernel.refusal import OK, Refusal
from valtable.texts import LANGUAGES, Catalogue


def said(refusal: Refusal | None, language: str = "en") -> str:
    assert refusal is not None
    return Catalogue("valeria", language).text(f"refusal-{refusal.reason}", refusal.details)


# The story


@pytest.mark.rule("tomes")
@pytest.mark.ruling("C31")
def test_the_tomes_that_pay_are_named_before_what_they_pay() -> None:
    table = (
        at_table(crimson_seas=True, roll=(4, 5))
        .monster(0, "goblin_king", "skeleton")
        .have(0, gold=2, strength=1, magic=0)
    )
    table.seas.tomes[0] = [1, 1, 0]
    table.play("slay 0")
    (told,) = table.events("tomes_turned")
    assert told.args["cards"] == ["tome:tome_strength"]
    kinds = [entry.kind for entry in table.entries]
    assert kinds.index("tomes_turned") + 1 == kinds.index("slain")
    plain = at_table(crimson_seas=True, roll=(4, 5)).monster(0, "goblin_king", "skeleton").have(0, strength=2)
    assert not plain.play("slay 0").events("tomes_turned"), "tokens need no word"


@pytest.mark.rule("dice-powers")
def test_a_changed_die_is_told_by_which_one_it_is() -> None:
    table = at_table(roll=(5, 3), domains={0: ["palace_of_the_dawn", "the_desert_orchid"]})
    table.play("die the_desert_orchid 2")
    (told,) = table.events("die_changed")
    story = {lang: Catalogue("valeria", lang).event(told, ["Ana", "Bruno"]) for lang in LANGUAGES}
    assert story["en"] == "Ana uses The Desert Orchid: the second die shows 1."
    assert story["es"] == "Ana usa La Orquídea del Desierto: el segundo dado muestra 1."


@pytest.mark.rule("exekratys")
@pytest.mark.parametrize("source", ["own", "bank"])
def test_an_offering_says_once_what_is_offered(source: str) -> None:
    table = at_table(crimson_seas=True, exekratys_offering=source, roll=(6, 1))
    offer = next(found for found in GAME.offers(table.state, 0) if found.notation == "resource gold")
    assert [Catalogue("valeria", lang).offer(offer, []) for lang in LANGUAGES] == ["Offer 1 Gold", "Ofrecer 1 de oro"]
    assert offer.cost == ()


@pytest.mark.rule("solo-monsters")
def test_the_dark_lords_dice_and_what_they_do_not_wake_are_told() -> None:
    table = at_table(1, roll=(2, 3))
    table.monster(2)
    table.state.cover[2] = EXHAUSTED
    table.play("gain gold", "gain gold", "slot 6")
    assert [event.args for event in table.events("dark_dice")] == [{"first": 2, "second": 3}]
    assert [event.args for event in table.events("woke")] == [{"column": 2}]
    assert [event.args for event in table.events("asleep")] == [{"column": 3}]
    assert not table.events("low_sum")
    low = at_table(1, roll=(2, 3), solo_low_sum=True).play("gain gold", "gain gold", "slot 6")
    assert [event.args for event in low.events("low_sum")] == [{"n": 5}]


# How a game alone ends


def result(table: Table, language: str = "en") -> str:
    outcome = table.standing().outcome
    assert outcome is not None
    return Catalogue("valeria", language).text(f"result-{outcome.result}", outcome.details)


@pytest.mark.rule("solo-end")
@pytest.mark.rule("solo-score")
def test_the_points_of_the_dark_lord_say_why_it_is_lost_drawn_or_won() -> None:
    table = at_table(1).monster(4, "troll")
    for slot in (0, 1, 2, 3):
        table.monster(slot)
    table.citizen(5)
    for slot in (0, 1, 2, 3, 5):
        table.state.cover[slot] = EXHAUSTED
    table.play("gain gold", "gain gold", "slot 9", "slot 14")
    (points,) = table.have(0, vp=0).standing().totals
    assert points is not None
    dark = dark_lord_points(BOX, GAME.view(table.state, 0))
    table.have(0, vp=dark - points - 1)
    assert result(table) == f"The realm is lost: the Dark Lord has {dark} points, and you have {dark - 1}."
    table.have(0, vp=dark - points)
    assert result(table) == f"A draw: the Dark Lord has {dark} points, and so have you."
    table.have(0, vp=dark - points + 1)
    assert result(table, "es") == (
        f"El reino está a salvo: {dark + 1} puntos frente a {dark} del Señor Oscuro."
    )  # fmt: skip


@pytest.mark.rule("solo-end")
def test_a_lost_column_and_a_realm_without_monsters_are_named_as_such() -> None:
    table = at_table(1, roll=(1, 1))
    for slot in (5, 10, 15):
        table.event(slot, "mimic")
        table.state.cover[slot] = EXHAUSTED
    table.play("resource gold", "resource gold", "gain gold", "gain gold")
    assert "neither Citizens nor Domains left" in result(table)
    won = at_table(1)
    for slot in range(5):
        won.monster(slot)
        won.state.cover[slot] = EXHAUSTED
    won.monster(0, "goblin").have(0, strength=1).play("slay 0")
    assert result(won) == "The realm is saved: no Monster is left in it."


# Everything that is lacking


@pytest.mark.rule("build")
def test_missing_icons_and_missing_gold_are_named_together() -> None:
    table = at_table().domain(15, "darktide_harbour").have(0, gold=1, strength=0, magic=0)
    refusal = table.refused("build 15")
    assert refusal is not None
    cost = BOX.domain_cost[BOX.domains.index("darktide_harbour")]
    assert refusal.details["lack"] == ["resource:gold"] * (cost - 1)
    assert f"it costs you {cost} Gold, and you need {cost - 1} Gold more" in said(refusal)
    assert f"de eso te faltan {cost - 1} de oro" in said(refusal, "es")
    rich = table.have(0, gold=cost).refused("build 15")
    assert rich is not None
    assert rich.details["lack"] == []
    assert said(rich).endswith("."), "only the icons are lacking"
    assert "of that" not in said(rich)


@pytest.mark.rule("slay")
@pytest.mark.ruling("C17")
def test_gold_strength_and_magic_that_are_lacking_are_named_together() -> None:
    """A Monster with 1 Gold on it and printed Magic; with nothing but 1 Strength all three are lacking."""
    kind = next(k for k in range(BOX.first_event) if BOX.magic[k] and BOX.strength[k] > 2 and BOX.area[k] != NONE)
    table = at_table().monster(0, BOX.monsters[kind], tokens=(1, 0, 0)).have(0, gold=0, strength=1, magic=0)
    refusal = table.refused("slay 0")
    assert refusal is not None
    lack = refusal.details["lack"]
    assert isinstance(lack, list)
    assert [lack.count(f"resource:{name}") for name in ("gold", "strength", "magic")] == [
        1, BOX.strength[kind] - 1, BOX.magic[kind],
    ]  # fmt: skip
    for language in LANGUAGES:
        assert Catalogue("valeria", language).things(lack) in said(refusal, language)


@pytest.mark.rule("ward-towers")
def test_the_resource_of_a_banner_is_named_with_the_icons() -> None:
    table = at_table(ward_towers=True).have(0, gold=7, strength=0, magic=0)
    refusal = table.refused("banner gold")
    assert refusal is not None
    assert refusal.reason == "tower_icons_missing"
    assert refusal.details["lack"] == ["resource:gold"] * 2
    assert "2 Gold more for the Banner" in said(refusal)


RESOURCES = {"resource:gold": 0, "resource:strength": 1, "resource:magic": 2}


def with_more(state: State, seat: int, lack: list[str]) -> State:
    richer = GAME.copy(state)
    for ref in lack:
        richer.res[seat][RESOURCES[ref]] += 1
    return richer


def assert_lack_is_exact(state: State, seat: int) -> int:
    """With what is lacking nothing is lacking; with 1 less something is. How many refusals were tried."""
    tried = 0
    for offer in GAME.offers(state, seat):
        if offer.refusal is None or not offer.refusal.reason.startswith("cannot_pay"):
            continue
        lack = offer.refusal.details.get("lack")
        if not isinstance(lack, list):
            continue
        tried += 1
        assert lack, f"{offer.notation} is refused and lacks nothing"
        richer = with_more(state, seat, lack)
        reason = GAME.why_not(richer, seat, offer.action)
        key = "" if reason == OK else GAME.reasons.by_code[reason].key
        assert not key.startswith("cannot_pay"), f"{offer.notation}: {lack} is not enough"
        for ref in set(lack):
            fewer = list(lack)
            fewer.remove(ref)
            assert GAME.why_not(with_more(state, seat, fewer), seat, offer.action) != OK, f"{offer.notation}: {fewer}"
    return tried


@pytest.mark.parametrize("number", range(8))
def test_what_is_lacking_is_enough_and_not_too_much(number: int) -> None:
    options: dict[str, object] = mix(number, {"round_limit": 12}) if number else {"round_limit": 25}
    chance, rng, tried = FastChance(number), Random(number), 0
    state = GAME.setup(GAME.decode_options(options | {"no_duke": False}), 2 + number % 3, chance)
    for _ in range(4_000):
        seat, choices = advance(GAME, state, chance)
        if seat == NOBODY:
            break
        tried += assert_lack_is_exact(state, seat)
        GAME.apply(state, seat, rng.choice(choices), chance)
    assert tried > 50
