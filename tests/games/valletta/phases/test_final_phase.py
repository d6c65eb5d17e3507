"""Rulebook, "Final Phase": what triggers it, how it begins, how decks run out, and the turn limit."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import Position, Table, town
from valtable.texts import Catalogue

JEAN = "jean_parisot_de_valette"
TURN = ("play lumberjack", "play stonecutter", "play brickmaker")
THREE = ("lumberjack", "stonecutter", "brickmaker")
BANK = {"gold": 1, "wood": 1, "stone": 1}


def table_of(seats: int, **options: object) -> Position:
    """Every seat holds three producers and a Maid, and has a Builder in the deck and a Shopkeeper in the discard."""
    position = town(seats, **options)
    for seat in range(seats):
        position.hand(seat, *THREE, "maid").deck(seat, "builder").discard(seat, "shopkeeper")
    return position


def play_turn(table: Table) -> Table:
    """Whoever's turn it is plays whatever comes first and declines whatever can be declined."""
    seat, turns = table.seat, table.state.turns[:]
    while table.seat >= 0 and table.state.turns == turns:
        assert table.seat == seat
        table.play("done" if "done" in table.choices else table.choices[0])
    return table


def finish(table: Table) -> Table:
    while table.seat >= 0:
        play_turn(table)
    return table


def end_reason(table: Table) -> str:
    outcome = table.standing().outcome
    assert outcome is not None
    return outcome.reason


# The three triggers


@pytest.mark.rule("triggers")
@pytest.mark.ruling("V13")
def test_the_eighth_house_triggers_the_final_phase_and_the_seventh_does_not() -> None:
    for houses, triggers in ((2, []), (1, ["last_house_built"])):
        position = town().hand(0, "builder", "maid").houses(0, houses).goods(0, **BANK)
        table = position.begin(0).play("play builder", "construct bank_1")
        assert table.triggers() == triggers
        assert table.phase == ("triggered" if triggers else "normal")


@pytest.mark.rule("triggers")
def test_an_upgrade_with_no_house_left_triggers_nothing() -> None:
    position = town().hand(0, "builder", "maid").owns(0, "bank_1").goods(0, wood=1, stone=1)
    assert position.begin(0).play("play builder", "upgrade bank_1").triggers() == []


@pytest.mark.rule("triggers")
@pytest.mark.ruling("V10")
@pytest.mark.parametrize(
    ("before", "after", "triggers"),
    [(22, 24, []), (23, 25, ["points_reach_25"]), (24, 26, ["points_reach_25"])],
)
def test_25_points_reached_or_passed_trigger_the_final_phase(before: int, after: int, triggers: list[str]) -> None:
    position = Position().hand(0, "pietro_del_monte", "maid").points(0, before)
    table = position.begin(0).play("play pietro_del_monte")
    assert (table.points(0), table.triggers()) == (after, triggers)


@pytest.mark.rule("triggers")
@pytest.mark.parametrize(("space", "triggers"), [(23, []), (24, ["jean_on_last_barrel"])])
@pytest.mark.parametrize("how", ["play", "lay"])
def test_jean_on_the_last_barrel_triggers_the_final_phase(how: str, space: int, triggers: list[str]) -> None:
    table = Position().hand(0, JEAN, "maid", "lumberjack").jean(space).begin(0).play(f"{how} {JEAN}")
    assert table.triggers() == triggers


@pytest.mark.rule("triggers")
@pytest.mark.parametrize(
    ("step", "trigger", "told"),
    [
        ("construct bank_1", "last_house_built", "Bo has put down the eighth house."),
        ("play pietro_del_monte", "points_reach_25", "Bo has reached 25 points."),
        (f"play {JEAN}", "jean_on_last_barrel", "Bo has moved Jean's figure to the last barrel."),
    ],
)
def test_the_log_names_who_triggered_the_final_phase(step: str, trigger: str, told: str) -> None:
    position = town(2).hand(1, "builder", "pietro_del_monte", JEAN, "maid").houses(1, 1).goods(1, **BANK)
    table = position.points(1, 23).jean(24).begin(1)
    table.play("play builder", step) if step.startswith("construct") else table.play(step)
    (event,) = table.happened("triggered")
    assert event.args == {"seat": "seat:1", "trigger": trigger}
    assert Catalogue("valletta", "en").event(event, ["Ana", "Bo"]) == f"{told} That brings on the final phase."


@pytest.mark.rule("triggers")
@pytest.mark.ruling("V43")
def test_a_trigger_is_noticed_at_once_and_acted_on_after_the_turns_draw() -> None:
    position = table_of(2).hand(0, "pietro_del_monte", *THREE).points(0, 23)
    table = position.begin(0).play("play pietro_del_monte")
    assert (table.phase, len(table.happened("triggered")), table.happened("final_phase")) == ("triggered", 1, [])
    table.play("play lumberjack", "play stonecutter")
    assert table.phase == "final"
    told = [event.kind for event in table.events]
    assert told.index("triggered") < told.index("drew") < told.index("final_phase") < told.index("turn")


@pytest.mark.rule("triggers")
@pytest.mark.ruling("V43")
def test_the_draw_of_the_triggering_turn_may_still_renew_the_deck() -> None:
    position = Position().hand(0, "pietro_del_monte", "lumberjack", "stonecutter", "maid").points(0, 23)
    table = position.hand(1, *THREE, "maid").begin(0).play("play pietro_del_monte", "play lumberjack")
    table.play("play stonecutter")
    assert table.phase == "final"
    assert table.hand(0) == ["lumberjack", "stonecutter", "maid", "pietro_del_monte"], "all three came back"


@pytest.mark.rule("triggers")
@pytest.mark.ruling("V43")
def test_who_scores_on_past_25_does_not_trigger_again() -> None:
    position = table_of(2).hand(0, "pietro_del_monte", "pope_pius_v", "maid").points(0, 23)
    table = position.begin(0).play("play pietro_del_monte", "play pope_pius_v")
    assert (table.points(0), table.triggers()) == (26, ["points_reach_25"])
    assert len(table.happened("triggered")) == 1


@pytest.mark.rule("triggers")
@pytest.mark.ruling("V43")
def test_two_triggers_in_one_turn_start_one_final_phase_and_the_first_is_the_reason() -> None:
    position = table_of(2).hand(0, JEAN, "pietro_del_monte", "lumberjack", "maid").jean(24).points(0, 23)
    table = position.begin(0).play(f"lay {JEAN}", "play pietro_del_monte")
    assert table.triggers() == ["jean_on_last_barrel", "points_reach_25"]
    table.play("play lumberjack")
    assert len(table.happened("final_phase")) == 1
    assert end_reason(finish(table)) == "jean_on_last_barrel"


@pytest.mark.rule("triggers")
@pytest.mark.ruling("V43")
def test_two_triggers_the_other_way_round_have_the_other_reason() -> None:
    position = table_of(2).hand(0, JEAN, "pietro_del_monte", "lumberjack", "maid").jean(24).points(0, 23)
    table = position.begin(0).play("play pietro_del_monte", f"lay {JEAN}", "play lumberjack")
    assert table.triggers() == ["points_reach_25", "jean_on_last_barrel"]
    assert end_reason(finish(table)) == "points_reach_25"


@pytest.mark.rule("triggers")
@pytest.mark.rule("final-phase")
@pytest.mark.ruling("V43")
def test_in_the_final_phase_triggers_mean_nothing_and_building_goes_on() -> None:
    position = town().final_phase().hand(0, "builder", "pietro_del_monte", JEAN, "maid").hand(1, "maid")
    position.houses(0, 1).jean(24).points(0, 24).goods(0, **BANK)
    table = position.begin(0).play("play builder", "construct bank_1", "play pietro_del_monte", f"lay {JEAN}")
    assert table.triggers() == ["last_house_built"], "the one that began it"
    assert table.happened("triggered") == []
    assert (table.owner("bank_1"), table.points(0), table.state.jean) == (0, 26, 25)


# How it begins (V44)


@pytest.mark.rule("final-phase")
def test_final_phase_everybody_shuffles_deck_and_discard_together_and_keeps_the_hand() -> None:
    position = table_of(3).hand(0, "pietro_del_monte", *THREE, "apprentice").points(0, 23)
    position.deck(0, "builder", "shopkeeper", "maid").discard(0, "banker")
    table = position.begin(0).play("play pietro_del_monte", "play lumberjack", "play stonecutter")
    assert table.hand(0) == ["builder", "brickmaker", "shopkeeper", "maid", "apprentice"]
    assert table.deck(0) == ["lumberjack", "stonecutter", "banker", "pietro_del_monte"]
    for seat in (1, 2):
        assert table.hand(seat) == ["lumberjack", "stonecutter", "brickmaker", "maid"]
        assert table.deck(seat) == ["builder", "shopkeeper"]
    assert [table.discard(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("final-phase")
@pytest.mark.ruling("V44")
def test_the_next_player_goes_on_and_the_one_who_triggered_is_the_last_of_the_round() -> None:
    position = table_of(3).hand(1, "pietro_del_monte", *THREE, "maid").points(1, 23)
    table = position.begin(1).play("play pietro_del_monte", "play lumberjack", "play stonecutter")
    assert (table.phase, table.seat) == ("final", 2)
    order = []
    for _ in range(3):
        order.append(table.seat)
        play_turn(table)
    assert order == [2, 0, 1]


@pytest.mark.rule("final-phase")
@pytest.mark.rule("options")
@pytest.mark.ruling("V44")
@pytest.mark.parametrize(("even", "phase", "following"), [(False, "final", 2), (True, "triggered", 2)])
def test_the_round_is_completed_first_only_by_option(even: bool, phase: str, following: int) -> None:
    position = table_of(3, even_turns=even).hand(1, "pietro_del_monte", *THREE, "maid").points(1, 23)
    table = position.begin(1).play("play pietro_del_monte", "play lumberjack", "play stonecutter")
    assert (table.phase, table.seat) == (phase, following)


@pytest.mark.rule("final-phase")
@pytest.mark.rule("options")
@pytest.mark.ruling("V44")
def test_with_even_turns_the_others_finish_the_round_under_normal_rules_then_the_first_player_begins() -> None:
    position = table_of(3, even_turns=True).hand(1, "pietro_del_monte", *THREE, "maid").points(1, 23)
    table = position.turns(1, 0, 0).begin(1)
    table.play("play pietro_del_monte", "play lumberjack", "play stonecutter").play(*TURN)
    renewed = [event.args["seat"] for event in table.happened("renewed")]
    assert renewed == ["seat:1", "seat:2"], "after the trigger decks are still renewed"
    assert (table.phase, table.seat, table.state.turns) == ("final", 0, [1, 1, 1])


@pytest.mark.rule("final-phase")
@pytest.mark.rule("options")
@pytest.mark.ruling("V44")
def test_with_even_turns_a_trigger_in_the_last_seats_turn_begins_the_final_phase_at_once() -> None:
    position = table_of(2, even_turns=True).hand(1, "pietro_del_monte", *THREE, "maid").points(1, 23)
    table = position.begin(1).play("play pietro_del_monte", "play lumberjack", "play stonecutter")
    assert (table.phase, table.seat) == ("final", 0)


@pytest.mark.rule("final-phase")
@pytest.mark.rule("options")
@pytest.mark.ruling("V43")
@pytest.mark.ruling("V44")
def test_with_even_turns_a_trigger_in_the_closing_round_is_recorded_behind_the_first() -> None:
    position = table_of(2, even_turns=True).hand(0, "pietro_del_monte", *THREE, "maid").points(0, 23)
    position.hand(1, JEAN, *THREE).jean(24)
    table = position.begin(0).play("play pietro_del_monte", "play lumberjack", "play stonecutter")
    table.play(f"lay {JEAN}", "play lumberjack", "play stonecutter")
    assert table.triggers() == ["points_reach_25", "jean_on_last_barrel"]
    assert len(table.happened("final_phase")) == 1


# The last turns (V45)


@pytest.mark.rule("final-turns")
@pytest.mark.ruling("V45")
def test_final_phase_every_card_of_hand_and_deck_is_played_exactly_once() -> None:
    position = Position().final_phase().hand(0, *THREE, "maid", "shopkeeper").deck(0, "apprentice", "builder", JEAN)
    table = finish(position.hand(1, "lumberjack", "maid").begin(0))
    assert sorted(table.discard(0)) == sorted([*THREE, "maid", "shopkeeper", "apprentice", "builder", JEAN])
    played = [event.args["card"] for event in table.happened("played") if event.args["seat"] == "seat:0"]
    assert sorted(map(str, played)) == sorted(f"character:{card}" for card in table.discard(0))
    assert (table.hand(0), table.deck(0), table.asked) == ([], [], "over")
    assert len(table.happened("game_over")) == 1


@pytest.mark.rule("final-turns")
@pytest.mark.ruling("V45")
def test_final_phase_who_has_played_the_last_card_is_skipped_while_the_others_go_on() -> None:
    position = Position(seats=3).final_phase().hand(0, *THREE).hand(1, *THREE, "maid").hand(2, *THREE, "maid")
    table = position.begin(0).play(*TURN)
    assert [event.args for event in table.happened("out")] == [{"seat": "seat:0"}]
    table.play(*TURN).play(*TURN)
    assert table.seat == 1, "seat 0 is skipped"
    table.play("play maid", "take gold")
    assert table.seat == 2
    table.play("play maid", "take gold")
    assert (table.seat, table.asked, table.state.turns) == (-1, "over", [1, 2, 2])
    assert [event.args["seat"] for event in table.happened("out")] == ["seat:0", "seat:1", "seat:2"]


@pytest.mark.rule("final-turns")
@pytest.mark.ruling("V45")
def test_a_single_player_with_cards_left_plays_turn_after_turn() -> None:
    position = Position().final_phase().hand(0, *THREE, "maid", "shopkeeper").deck(0, "builder")
    table = position.begin(0).play(*TURN)
    assert (table.seat, table.hand(0)) == (0, ["builder", "shopkeeper", "maid"])


# Late cards (V46)


@pytest.mark.rule("late-cards")
@pytest.mark.ruling("V46")
def test_a_character_gained_on_the_third_play_of_a_last_turn_is_played_in_a_further_turn() -> None:
    position = town().final_phase().hand(0, "lumberjack", "stonecutter", "builder").hand(1, "maid").goods(0, gold=1)
    table = position.begin(0).play("play lumberjack", "play stonecutter", "play builder", "construct bank_1")
    assert table.hand(0) == ["banker"]
    assert table.happened("out") == []
    table.play("play maid", "take gold")
    assert table.seat == 0
    table.play("play banker")
    assert table.goods(0) == {"gold": 1}
    assert (table.seat, [event.args["seat"] for event in table.happened("out")]) == (-1, ["seat:1", "seat:0"])


@pytest.mark.rule("late-cards")
@pytest.mark.ruling("V46")
def test_a_character_gained_earlier_in_the_last_turn_is_played_in_the_same_turn() -> None:
    position = town().final_phase().hand(0, "builder").hand(1, "maid").goods(0, gold=1, wood=1, stone=1)
    table = position.begin(0).play("play builder", "construct bank_1")
    assert table.seat == 0
    table.play("play banker")
    assert (table.seat, table.goods(0), table.discard(0)) == (1, {"gold": 1}, ["builder", "banker"])


@pytest.mark.rule("late-cards")
@pytest.mark.ruling("V46")
def test_a_hired_card_is_played_too_and_a_fired_one_only_by_whoever_hires_it() -> None:
    position = Position().final_phase().hand(0, JEAN, "shopkeeper").hand(1, JEAN).pool()
    table = position.begin(0).play(f"play {JEAN}", "fire shopkeeper")
    assert [event.args["seat"] for event in table.happened("out")] == ["seat:0"]
    table.play(f"play {JEAN}", "hire shopkeeper", "play shopkeeper")
    assert table.asked == "over"
    assert (table.discard(0), table.discard(1)) == ([JEAN], [JEAN, "shopkeeper"])


# The turn limit (V47)


@pytest.mark.rule("turn-limit")
@pytest.mark.ruling("V47")
def test_when_every_player_has_had_100_turns_the_final_phase_begins_with_its_own_reason() -> None:
    table = table_of(2).turns(100, 99).begin(1).play(*TURN)
    assert (table.phase, table.seat, table.triggers()) == ("final", 0, ["turn_limit"])
    assert end_reason(finish(table)) == "turn_limit"


@pytest.mark.rule("turn-limit")
@pytest.mark.ruling("V47")
@pytest.mark.parametrize(("turns", "seat"), [((99, 99), 0), ((99, 98), 1)])
def test_before_the_last_player_has_had_100_turns_play_goes_on(turns: tuple[int, int], seat: int) -> None:
    table = table_of(2).turns(*turns).begin(seat).play(*TURN)
    assert (table.phase, table.triggers()) == ("normal", [])


@pytest.mark.rule("turn-limit")
@pytest.mark.ruling("V47")
def test_the_turn_limit_is_no_reason_where_the_last_turn_brought_another() -> None:
    position = table_of(2).turns(100, 99).hand(1, "pietro_del_monte", "maid", *THREE).points(1, 23)
    table = position.begin(1).play("play pietro_del_monte", "play lumberjack", "play stonecutter")
    assert (table.phase, table.triggers()) == ("final", ["points_reach_25"])


@pytest.mark.rule("turn-limit")
@pytest.mark.ruling("V47")
@pytest.mark.parametrize("even", [False, True])
def test_after_the_turn_limit_the_first_player_goes_on(even: bool) -> None:
    position = table_of(3, even_turns=even, first_player=2).turns(100, 99, 100)
    table = position.begin(1).play(*TURN)
    assert (table.phase, table.seat) == ("final", 2)
