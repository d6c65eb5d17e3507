"""The table that pages draw: everything that lies open, with its true numbers, at every moment of a game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.valdora.position import BOX, GAME, Position
from valtable.bots import Clock, make_bot
from valtable.games.valdora.box.actions import GEMS, KINDS
from valtable.games.valdora.state.frames import MOVING
from valtable.games.valdora.state.state import NOBODY, State, top_face
from valtable.kernel.chance import FastChance
from valtable.kernel.play import advance
from valtable.kernel.refusal import Args
from valtable.kernel.table import Thing

Things = dict[str, list[Thing]]


def moments(seats: int, every: int = 9) -> Iterator[tuple[State, Things]]:
    """A greedy game, now and then, and what a spectator's table shows then."""
    chance, bots = FastChance(seats), [make_bot("greedy", GAME, seat) for seat in range(seats)]
    state = GAME.setup(GAME.decode_options({"round_limit": 30}), seats, chance)
    number = 0
    while True:
        seat, choices = advance(GAME, state, chance)
        if number % every == 0 or not choices:
            yield state, {place.id: list(place.things) for place in GAME.table(GAME.view(state, None)).places}
        if not choices:
            return
        GAME.apply(state, seat, bots[seat].choose(GAME.view(state, seat), choices, Clock(), bots[seat].chance), chance)
        number += 1


def marks(thing: Thing, kind: str) -> list[Args]:
    return [args for name, args in thing.marks if name == kind]


def counts(things: list[Thing]) -> dict[str, int]:
    return {thing.ref: thing.count for thing in things}


def numbered(prefix: str, names: tuple[str, ...], numbers: list[int], *, with_none: bool = False) -> dict[str, int]:
    return {f"{prefix}:{name}": n for name, n in zip(names, numbers, strict=True) if n or with_none}


@pytest.mark.rule("components")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_table_shows_what_lies_there(seats: int) -> None:
    seen = 0
    for state, table in moments(seats):
        check_map(state, table["map"])
        check_stops(state, table["map"])
        check_books(state, table)
        check_supplies(state, table)
        check_workshops(state, table["workshops"])
        for seat in range(seats):
            check_seat(state, table, seat)
        seen += 1
    assert seen > 10


def check_map(state: State, things: list[Thing]) -> None:
    for number, thing in enumerate(things):
        on_it = [f"seat:{seat}" for seat, pawn in enumerate(state.pawns) if pawn == number]
        assert [args["seat"] for args in marks(thing, "pawn")] == on_it
        if thing.ref.startswith("space:road"):
            gems = state.roads[BOX.roads.index(number)]
            assert marks(thing, "gems") == [{"gems": [f"gem:{gem}" for gem, n in zip(GEMS, gems, strict=True)
                                                      for _ in range(n)]}]  # fmt: skip
    ships = {thing.ref: args["n"] for thing in things for args in marks(thing, "ships")}
    assert ships == {"space:city_harbor": 1, "space:harbor_east": 2, "space:harbor_west": 1}


def check_stops(state: State, things: list[Thing]) -> None:
    """What a page that knows no game shows of a move: exactly the legal stops, with a coin for each pawn there."""
    if not state.agenda or state.agenda[-1][0] != MOVING:
        assert not stops(things)
        return
    (seat,) = GAME.deciders(state)
    legal = [n for n in range(len(things)) if BOX.move + n in GAME.choices(state, seat)]
    prices = {things[n].ref: 0 if "mine" in things[n].ref else state.pawns.count(n) for n in legal}
    assert {ref: n for ref, (_, n) in stops(things).items()} == prices
    near = BOX.near[state.pawns[seat]]
    assert {ref for ref, (kind, _) in stops(things).items() if kind == "stop"} == {
        things[n].ref for n in legal if n in near
    }


def stops(things: list[Thing]) -> dict[str, tuple[str, int]]:
    """The places where the pawn that moves now may stop, how it gets there, and what that costs."""
    kinds = ("stop", "stop_with_provisions")
    return {thing.ref: (kind, int(str(args["n"]))) for thing in things for kind, args in thing.marks if kind in kinds}


@pytest.mark.rule("encounters")
def test_a_stop_costs_a_coin_for_each_pawn_there_and_is_not_shown_to_whoever_cannot_pay() -> None:
    crowd = Position(5).at(0, "road_01").at(1, "city_c").at(2, "city_c").at(3, "house_yellow").at(4, "mine_north")
    rich = stops(map_of(crowd.coins(0, 2).provisions(0)))
    assert rich["space:city_c"] == ("stop", 2)
    assert rich["space:house_yellow"] == ("stop", 1)
    assert rich["space:mine_north"] == ("stop", 0)
    assert rich["space:road_03"] == ("stop_with_provisions", 0)
    poor = stops(map_of(Position(5).at(0, "road_01").at(1, "city_c").at(2, "city_c").coins(0, 1)))
    assert "space:city_c" not in poor
    assert "space:road_03" not in poor
    assert poor["space:mine_north"] == ("stop", 0)


def map_of(position: Position) -> list[Thing]:
    table = GAME.table(GAME.view(position.begin(0).state, None))
    return next(list(place.things) for place in table.places if place.id == "map")


def check_books(state: State, table: Things) -> None:
    for book, name in enumerate(BOX.books):
        sizes = [len(state.left[book]), len(state.right[book]) + len(state.bag[book])]
        shown = [(args["side"], args["n"]) for thing in table[name] for args in marks(thing, "side")]
        sides = ((f"side:{side}", n) for side, n in zip(("left", "right"), sizes, strict=True) if n)
        assert shown == list(sides)
        tops = [face for face in (top_face(state, book, side) for side in (0, 1)) if face >= 0]
        points = [args["n"] for thing in table[name] for args in marks(thing, "points")]
        assert points == [BOX.points[face] for face in tops if BOX.crest[face] >= 0]


def check_supplies(state: State, table: Things) -> None:
    assert counts(table["discard"]) == numbered("gem", GEMS, state.discard, with_none=True)
    assert counts(table["craftsmen"]) == numbered("craftsman", BOX.crests, state.tiles, with_none=True)
    assert counts(table["supply"]) == {"coin:silver": state.bank, "bonus:tile": state.bonus_left}
    assert table["round"][0].count == state.round


def check_workshops(state: State, things: list[Thing]) -> None:
    for crest, thing in enumerate(things):
        owner = state.workshops[crest]
        assert thing.seat == (None if owner == NOBODY else owner)
        assert marks(thing, "needs") == ([{"n": BOX.required[crest]}] if owner == NOBODY else [])
        assert marks(thing, "points") == [{"n": BOX.workshop_points[crest]}]


def check_seat(state: State, table: Things, seat: int) -> None:
    purse = counts(table[f"purse {seat}"])
    assert (purse["coin:silver"], "provisions:pack" in purse) == (state.coins[seat], bool(state.provisions[seat]))
    equipment = {thing.ref: [args["gem"] for args in marks(thing, "gem")] for thing in table[f"equipment {seat}"]}
    owned = {kind: load for kind, load in zip(KINDS, state.loads[seat], strict=True) if load != -2}
    assert equipment == {
        f"equipment:{kind}": [f"gem:{GEMS[load]}"] if load >= 0 else [] for kind, load in owned.items()
    }
    *held, last = table[f"commissions {seat}"]
    free = last.count if last.ref == "slot:free" else 0
    held += [] if free else [last]
    assert len(held) == len(state.opened[seat]) == 3 - free
    assert [args["n"] for thing in held for args in marks(thing, "points")] == [
        BOX.points[BOX.shown[card]] for card in state.opened[seat]
    ]
    tiles = numbered("craftsman", BOX.crests, state.craftsmen[seat]) | numbered("bonus", ("tile",), [state.bonus[seat]])
    assert counts(table[f"tiles {seat}"]) == tiles
    assert sum(thing.count for thing in table[f"completed {seat}"]) == len(state.completed[seat])
