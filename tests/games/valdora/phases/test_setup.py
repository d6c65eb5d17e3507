"""Rulebook, "Game Components and Setup"."""

from __future__ import annotations

import tomllib

import pytest

from tests.games.valdora.position import BOX, GAME, Loaded, fresh, space
from valtable.kernel.components import Components
from valtable.kernel.errors import Malformed


@pytest.mark.rule("components")
@pytest.mark.ruling("R22")
def test_the_rulebooks_counts_thirty_spaces_seven_houses_two_harbors() -> None:
    kinds = [name.partition("_")[0] for name in BOX.spaces]
    counted = {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}
    assert counted == {"city": 5, "road": 13, "mine": 3, "house": 7, "harbor": 2}
    assert [BOX.ships[space(name)] for name in ("harbor_west", "harbor_east", "city_harbor")] == [1, 2, 1]


@pytest.mark.rule("components")
def test_gems_coins_cards_and_tiles() -> None:
    assert (sum(BOX.gems), BOX.coins, BOX.bonus_tiles, sum(BOX.tiles)) == (78, 30, 13, 39)
    assert [len(deck) for deck in BOX.deck] == [18, 18, 27, 27]
    assert len(GAME.actions) == 67


@pytest.mark.rule("setup")
def test_pawns_pan_and_roads() -> None:
    state = fresh(4).state
    assert state.pawns == [space("city_harbor")] * 4
    assert state.loads == [[-1, -2, -2, -2, -2, -2, -2]] * 4
    assert state.provisions == [0] * 4
    assert [sum(road) for road in state.roads] == [6] * 13
    assert [sum(road[gem] for road in state.roads) for gem in range(5)] == BOX.gems
    assert sum(state.discard) == 0


@pytest.mark.rule("setup")
@pytest.mark.ruling("R24")
@pytest.mark.parametrize("first", [0, 1, 2, 3, 4])
def test_the_n_th_player_in_turn_order_has_n_coins(first: int) -> None:
    state = fresh(5, first_player=first).state
    assert [state.coins[(first + place) % 5] for place in range(5)] == [1, 2, 3, 4, 5]
    assert state.bank == 15


@pytest.mark.rule("setup")
@pytest.mark.rule("options")
@pytest.mark.ruling("R24")
def test_the_start_player_is_drawn_by_lot_unless_named() -> None:
    assert fresh(3, Loaded(2)).seat == 2
    assert fresh(3, Loaded(2), first_player=1).seat == 1
    with pytest.raises(Malformed, match="first_player"):
        fresh(3, first_player=4)


@pytest.mark.rule("setup")
@pytest.mark.ruling("R25")
@pytest.mark.parametrize(("seats", "tiles"), [(3, [9, 9, 5, 3, 3, 3, 3]), (4, [9, 9, 5, 4, 4, 4, 4])])
def test_with_three_players_four_craftsmen_stay_in_the_box(seats: int, tiles: list[int]) -> None:
    state = fresh(seats).state
    assert state.tiles == tiles
    assert (state.bonus_left, state.workshops) == (13, [-1] * 7)


@pytest.mark.rule("setup")
@pytest.mark.rule("books")
def test_every_book_lies_on_its_right_side_and_shows_one_recto() -> None:
    table = fresh()
    assert table.state.left == table.state.right == [[], [], [], []]
    assert all(table.top(letter, "right") and not table.top(letter, "left") for letter in "abcd")
    assert len(table.told("equipment_shows")) == len(table.told("commission_shows")) == 2


@pytest.mark.rule("setup")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_game_is_for_three_to_five(seats: int) -> None:
    with pytest.raises(Malformed, match="seats"):
        fresh(seats)


SLIPS = {
    "board": [('b = "road_01"', 'b = "road_99"'), ("road = 13", "road = 12"), ('crest = "red"', 'crest = "blue"')],
    "equipment": [("cards_total = 36", "cards_total = 35"), ('verso = "shovel"', 'verso = "pick"')],
    "commissions": [('request = ["ruby"], vp = 5', 'request = ["gold"], vp = 5'), ("silver = 12", "silver = 11")],
    "craftsmen": [("total = 39", "total = 40"), ("count_three_players = 3", "count_three_players = 4")],
    "workshops": [("count = 7", "count = 6"), ("vp = 10", "vp = 9")],
    "setup": [("total = 78", "total = 77"), ("total = 30", "total = 29"), ("cards = 18", "cards = 17")],
}


@pytest.mark.rule("components")
@pytest.mark.parametrize(("file", "old", "new"), [(file, *pair) for file, pairs in SLIPS.items() for pair in pairs])
def test_files_that_contradict_each_other_are_refused(file: str, old: str, new: str) -> None:
    files = dict(GAME.components.files)
    assert old in files[f"{file}.toml"]
    files[f"{file}.toml"] = files[f"{file}.toml"].replace(old, new, 1)
    with pytest.raises(Malformed, match=r"\.toml"):
        type(GAME)(Components("custom", files))


@pytest.mark.rule("components")
def test_unknown_keys_are_refused_and_other_points_are_welcome() -> None:
    files = dict(GAME.components.files)
    with pytest.raises(Malformed, match=r"setup\.toml"):
        type(GAME)(Components("custom", files | {"setup.toml": "colour = 1\n" + files["setup.toml"]}))
    changed = files["commissions.toml"].replace('request = ["ruby"], vp = 5', 'request = ["ruby"], vp = 7')
    game = type(GAME)(Components("custom", files | {"commissions.toml": changed}))
    assert max(game.contents.points) == 12
    assert 7 in game.contents.points


@pytest.mark.rule("components")
@pytest.mark.rule("movement")
def test_a_board_on_which_a_pawn_could_be_shut_in_is_refused() -> None:
    """Cut off from both cities, the five northern spaces reach one another alone: four stops, and four others about."""
    files = dict(GAME.components.files)
    board = files["board.toml"]
    for a, b in (("road_02", "city_c"), ("city_a", "road_01")):
        link = f'[[edges]]\na = "{a}"\nb = "{b}"\n'
        assert link in board
        board = board.replace(link, "")
    with pytest.raises(Malformed, match="road_01: at least 5 stops are in reach"):
        type(GAME)(Components("custom", files | {"board.toml": board}))


@pytest.mark.rule("components")
def test_every_entry_says_where_it_is_known_from() -> None:
    spaces = tomllib.loads(GAME.components.files["board.toml"])["spaces"]
    assert {entry["source"] for entry in spaces} <= {"seed", "public", "reconstructed"}
