"""Options of modules: what is in play, what is refused, and what the box of each holds."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dice import Loaded
from tests.games.valeria.position import BOX, GAME, at_table
from tests.games.valeria.prover import printed, sets
from valtable.games.valeria.box.components import Box
from valtable.games.valeria.options import MODULES, PACKS, ValeriaOptions
from valtable.kernel.components import CUSTOM, Components
from valtable.kernel.errors import Malformed, Unplayable
from valtable.texts import LANGUAGES, Catalogue


@pytest.mark.rule("modules")
@pytest.mark.parametrize("module", MODULES)
def test_each_module_is_off_unless_named_and_brings_its_cards(module: str) -> None:
    assert getattr(ValeriaOptions(), module) is False
    off, on = GAME.decode_options({}), GAME.decode_options({module: True})
    assert off.sets == {"base"}
    assert on.sets == {"base", module}
    assert GAME.setup(on, 2, Loaded()).packs is not None
    assert GAME.setup(off, 2, Loaded()).packs is None, "the base game keeps its own state"


@pytest.mark.ruling("C43")
def test_cards_of_all_sets_in_play_are_pooled() -> None:
    everything = GAME.decode_options(GAME.all_modules())
    state = GAME.setup(everything, 2, Loaded())
    domains = sorted([top for top in state.tops if top >= 0] + state.domain_bag)
    assert domains == list(range(len(BOX.domains)))
    dukes = sorted(state.duke_bag + [duke for pair in state.dealt for duke in pair])
    assert dukes == list(range(len(BOX.dukes)))
    assert len(state.event_bag) == 12 + 1 + 23
    seen = {BOX.areas[a] for seed in range(90) for a in GAME.setup(everything, 2, Wandering(seed)).areas}
    assert seen == set(BOX.areas)


class Wandering(Loaded):
    """Luck that wanders, so that many set-ups come up."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.n = seed

    def below(self, stream: str, n: int) -> int:
        self.n = (self.n * 31 + 7) % 1009
        return self.n % n


@pytest.mark.rule("modules")
def test_everything_means_all_that_may_be_combined() -> None:
    assert GAME.all_modules() == {name: True for name in MODULES if name != "margraves"}
    GAME.check_options(GAME.decode_options(GAME.all_modules()), 5)


@pytest.mark.rule("modules")
@pytest.mark.ruling("R30")
@pytest.mark.parametrize(
    ("seats", "options", "problem"),
    [
        (2, {"margraves": True, "crimson_seas": True}, "margraves_and_seas"),
        (2, {"kings_guard": True, "monster_events": False}, "guard_without_events"),
        (1, {"no_duke": True, "agents": True}, "no_duke_alone"),
        (2, {"areas": "the_deep"}, "pack_not_in_play"),
        (2, {"areas": "volcano", "shadowvale": True}, "pack_not_in_play"),
        (2, {"citizens": "kings_guard", "kings_guard": True}, "no_stack_of_its_own"),
        (2, {"citizens": "smuggler"}, "pack_not_in_play"),
        (2, {"areas": "atlantis"}, "no_such_name"),
        (2, {"citizens": "mayor"}, "no_such_name"),
        (2, {"areas": "hills+hills"}, "too_many_areas"),
        (2, {"citizens": "cleric+monk"}, "same_number"),
        (2, {"citizens": "cleric", "mixed": True}, "mixed_uses_all"),
    ],
)
def test_what_does_not_go_together_is_refused_with_its_reason_and_remedy_in_every_language(
    seats: int, options: dict[str, Any], problem: str
) -> None:
    with pytest.raises(Unplayable) as caught:
        GAME.check_options(GAME.decode_options(options), seats)
    refusal = caught.value.refusal
    assert refusal.reason == problem
    for language in LANGUAGES:
        texts = Catalogue("valeria", language)
        sentence = texts.text(f"refusal-{problem}", refusal.details)
        assert "{" not in sentence
        assert all(str(value) not in sentence for value in refusal.details.values() if ":" in str(value))
        assert texts.attribute(f"refusal-{problem}", "remedy")


@pytest.mark.rule("modules")
@pytest.mark.ruling("C54")
@pytest.mark.parametrize(
    ("seats", "options", "problem"),
    [
        (2, {"solo_low_sum": True}, "only_alone"),
        (3, {"solo_direct_attack": True}, "only_alone"),
        (2, {"exhausted_deck": "events_on_top", "monster_events": False}, "switch_needs"),
        (2, {"coxswain": "printed"}, "switch_needs"),
        (2, {"exekratys_offering": "bank"}, "switch_needs"),
        (2, {"agents_magic": True}, "switch_needs"),
        (2, {"tower_discount": "strength_or_magic"}, "switch_needs"),
        (2, {"tower_icons": False}, "switch_needs"),
        (2, {"tower_face": "b"}, "switch_needs"),
        (2, {"tower_face": "b", "tower_icons": False, "ward_towers": True}, "switch_needs"),
        (2, {"herald": "printed", "margraves": True}, "switch_idle"),
        (2, {"herald": "printed", "crimson_seas": True}, "switch_idle"),
        (2, {"duke_resources": "per_type", "no_duke": True}, "switch_idle"),
        (1, {"exhausted_deck": "one_and_one"}, "deck_alone"),
    ],
)
def test_a_switch_that_could_change_nothing_is_refused_where_a_game_begins(
    seats: int, options: dict[str, Any], problem: str
) -> None:
    decoded = GAME.decode_options(options)
    with pytest.raises(Unplayable) as caught:
        GAME.check_new_game(decoded, seats)
    refusal = caught.value.refusal
    assert refusal.reason == problem
    for language in LANGUAGES:
        texts = Catalogue("valeria", language)
        assert "{" not in texts.text(f"refusal-{problem}", refusal.details)
        assert "option:" not in str(texts.attribute(f"refusal-{problem}", "remedy", refusal.details))
    GAME.check_options(decoded, seats)  # games that were begun so go on


def test_the_card_and_its_pack_are_named() -> None:
    with pytest.raises(Unplayable) as caught:
        GAME.check_options(GAME.decode_options({"citizens": "smuggler"}), 2)
    details = caught.value.refusal.details
    sentence = Catalogue("valeria", "es").text("refusal-pack_not_in_play", details)
    assert sentence == "Contrabandista viene con Mares Carmesíes, que no está en juego."


@pytest.mark.rule("modules")
def test_the_presets_can_be_played() -> None:
    assert list(GAME.presets) == ["first_game", "crimson_seas", "everything"]
    for options in GAME.presets.values():
        for seats in range(1, 6):
            decoded = GAME.decode_options(dict(options))
            GAME.check_options(decoded, seats)
            GAME.setup(decoded, seats, Loaded())
    assert GAME.decode_options(dict(GAME.presets["first_game"])).layout == "first_game"
    assert GAME.decode_options(dict(GAME.presets["everything"])).modules == tuple(GAME.all_modules())


@pytest.mark.parametrize("pack", PACKS)
def test_the_mixed_variant_uses_every_kind_of_a_number(pack: str) -> None:
    state = at_table(mixed=True, **sets(pack)).state
    for number in range(10):
        kinds = [k for k, owner in enumerate(BOX.citizen_set) if owner in ("base", pack) and BOX.number[k] == number]
        if len(kinds) > 1:
            assert {*state.bags[number], state.stacks[5 + number][-1]} == set(kinds)


def test_the_boxes_hold_what_is_printed() -> None:
    seas, names = BOX.seas, (BOX.agents.names, BOX.relics.names, BOX.seas.nobles, BOX.towers.names)
    assert [len(cards) for cards in names] == [15, 13, 16, 4]
    assert len(seas.goods) * seas.goods_copies == sum(seas.tome_copies) == 24
    assert seas.maps == 20
    assert BOX.towers.banners * 5 == 30
    roles = [card["role"] for card in printed("noble", "nobles").values()]
    assert all(roles.count(role) == 4 for role in ("worker", "soldier", "shadow", "holy"))


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("agents", "cost = {magic = 5}", "cost = {mana = 5}", "mana"),
        ("agents", 'whose = "opponent"', 'whose = "nobody"', "none of opponent, each_player"),
        ("relics", 'timing = "action"', 'timing = "sometimes"', "timing"),
        ("nobles", 'per = "role:shadow"', 'per = "hats"', "nobody can count hats"),
        ("islands", "copies_per_type = 6", "copies_per_type = 5", "do not agree"),
        ("islands", "copies = 8", "copies = 9", "do not agree"),
        ("towers", "roles = {worker = 2, soldier = 2}", "roles = {worker = 2, soldier = 1}", "needs 4 icons"),
        ("extra_dukes", 'per = "citizen"', 'per = "hats"', "nobody can count hats"),
        ("extra_events", 'citizen = "kings_guard"', 'citizen = "queens_guard"', "can only be kings_guard"),
    ],
)
def test_a_slip_in_a_module_file_is_found_when_it_is_read(file: str, old: str, new: str, problem: str) -> None:
    files = dict(GAME.components.files)
    assert old in files[f"{file}.toml"]
    files[f"{file}.toml"] = files[f"{file}.toml"].replace(old, new, 1)
    with pytest.raises(Malformed, match=problem):
        Box(Components(CUSTOM, files))


@pytest.mark.parametrize("card", printed("duke", "extra_dukes").values(), ids=lambda card: card["id"])
def test_the_duke_scores_what_its_card_says(card: dict[str, Any]) -> None:
    table = at_table(
        citizens={0: ["cleric", "archer", "merchant", "mercenary", "archer"]}, domains={0: ["halfpenny_hill"]},
        slain={0: ["dire_bear", "goblin", "giant", "troll", "goblin"]}, **sets(card["set"]),
    )  # fmt: skip
    table.have(0, gold=7, strength=8, magic=10)
    state = table.state
    state.dealt[0], state.kept[0] = [BOX.dukes.index(card["id"])] * 2, 0
    roles = {"worker": 1, "soldier": 2, "shadow": 1, "holy": 1}
    for role, n in printed("domain")["halfpenny_hill"]["roles"].items():
        roles[role] += n
    counts = {"citizen": 5, "domain": 1, "monster": 5, "gold": 7}
    types = {"beast": 1, "minion": 2, "titan": 1, "boss": 1}
    points = 0
    for line in card["score"]:
        what, _, which = line["per"].partition(":")
        n = roles[which] if what == "role" else types[which] if what == "monster_type" else counts[what]
        points += n * line["vp"]
    points += 25 // card["resources_per_vp"] if "resources_per_vp" in card else 18 // card["magic_strength_per_vp"]
    assert table.score("duke", 0)[0] == points


@pytest.mark.rule("free-domains")
@pytest.mark.ruling("C10")
def test_a_free_domain_needs_no_icons_and_resolves_its_power_but_was_not_built() -> None:
    table = at_table(domains={0: ["blasko_woods"]}, shadowvale=True, kaharian=True)
    table.monster(0, "kaharian_hunt_mage").domain(15, "ancient_tomb").have(0, gold=0, strength=5, magic=6)
    table.play("slay 0", "slot 5", "slot 15")
    assert table.asked[0][1] == "token", "the Ancient Tomb's power on building"
    table.play("slot 1")
    assert sum(table.state.tokens[1][-1]) == 3
    assert table.has(0)["magic"] == 0, "Blasko Woods pays for building alone"
