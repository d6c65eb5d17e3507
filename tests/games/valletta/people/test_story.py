"""The story alone keeps the books: whoever hears every event knows what lies open on the table, at every question."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.valletta.playing import OPTION_SETS
from tests.games.valletta.position import BOX, GAME
from valtable.bots import Clock, make_bot
from valtable.games.valletta.box.actions import GOODS
from valtable.games.valletta.state.frames import CHANGE_TAKING, EXCHANGING, SWAP_TAKING
from valtable.games.valletta.state.state import FINAL, State
from valtable.kernel.chance import Chance, FastChance
from valtable.kernel.journal import Event, Journal
from valtable.kernel.play import forced

HALF_DONE = (EXCHANGING, SWAP_TAKING, CHANGE_TAKING)
"""Goods given for others are told together with what came for them."""


class Listener:
    """A spectator who writes down what is told, and starts from what the rulebook lays out."""

    def __init__(self, seats: int) -> None:
        self.goods = [Counter(dict.fromkeys(GOODS, 1)) for _ in range(seats)]
        self.points, self.hands, self.turns = [0] * seats, [0] * seats, [0] * seats
        self.owner: dict[str, int] = {}
        self.upgraded: set[str] = set()
        self.pool, self.slots = Counter({"builder": 4}), list[str]()
        self.barrels, self.jean = Counter({"gold": 7, "wood": 6, "stone": 6, "brick": 6}), 0
        self.turn_of, self.is_final, self.is_over = -1, False, False

    def hear(self, event: Event) -> None:
        n = event.args.get("n", 0)
        assert isinstance(n, int)
        seat, names = seat_of(event, "seat"), {key: plain(value) for key, value in event.args.items()}
        self.hear_of_goods(event, seat, names)
        match event.kind:
            case "section_bonus" | "scored" | "paid":
                self.points[seat] += n
            case "constructed":
                self.owner[names["building"][0]] = seat
                self.hands[seat] += 1
            case "upgraded":
                self.upgraded.update(names["building"])
            case "hired" | "fired":
                came = 1 if event.kind == "hired" else -1
                self.hands[seat] += came
                self.pool[names["card"][0]] -= came
            case "played" | "laid":
                assert seat == self.turn_of
                self.hands[seat] -= 1
                self.slots += names["card"]
                assert event.args["slot"] == len(self.slots)
            case "drew":
                self.hands[seat] += n
            case "jean_moved":
                assert n == self.jean + 1
                self.jean = n
            case "barrel":
                self.barrels.subtract(names["good"])
            case "turn":
                self.end_turn()
                self.turn_of = seat
                assert n == self.turns[seat] + 1
            case "final_phase" | "out" | "game_over":
                self.end_turn()
                self.is_final, self.is_over = True, event.kind == "game_over"

    def hear_of_goods(self, event: Event, seat: int, names: dict[str, list[str]]) -> None:
        match event.kind:
            case "drafted":
                self.goods[seat].update(names["good"])
            case "gained":
                self.goods[seat].update(names["goods"])
            case "constructed" | "upgraded" | "hired" | "paid":
                self.goods[seat].subtract(names["cost"])
            case "exchanged":
                self.goods[seat].subtract(names["goods"])
                self.goods[seat].update(names["good"])
            case "swapped":
                self.goods[seat].subtract(names["given"])
                self.goods[seat].update(names["good"])
            case "changed":
                self.goods[seat].subtract(names["given"])
                self.goods[seat].update(names["goods"])
            case "stole" | "taxed":
                self.goods[seat_of(event, "other")].subtract(names["good"])
                self.goods[seat].update(names["good"])

    def end_turn(self) -> None:
        if self.turn_of >= 0:
            self.turns[self.turn_of] += 1
            self.slots, self.turn_of = [], -1

    def books(self) -> dict[str, object]:
        return {
            "goods": [[goods[good] for good in GOODS] for goods in self.goods],
            "points, hands, turns": (self.points, self.hands, self.turns),
            "buildings": (self.owner, self.upgraded),
            "pool": +self.pool,
            "slots": self.slots,
            "street": (self.jean, [self.barrels[good] for good in GOODS]),
            "course": (self.is_final, self.is_over),
        }


def seat_of(event: Event, name: str) -> int:
    return int(str(event.args.get(name, "seat:-1")).removeprefix("seat:"))


def plain(value: int | str | list[str]) -> list[str]:
    """The names of the things an argument refers to."""
    return [str(ref).partition(":")[2] for ref in (value if isinstance(value, list) else [value])]


def books_of(state: State) -> dict[str, object]:
    """The same, read from the table."""
    owner = {BOX.buildings[b]: seat for b, seat in enumerate(state.owner) if seat >= 0}
    return {
        "goods": state.goods,
        "points, hands, turns": (state.points, [len(hand) for hand in state.hand], state.turns),
        "buildings": (owner, {BOX.buildings[b] for b, upgraded in enumerate(state.upgraded) if upgraded}),
        "pool": Counter(BOX.characters[card] for card in state.pool),
        "slots": [BOX.characters[card] for card in state.slots],
        "street": (state.jean, state.barrels),
        "course": (state.final == FINAL, not state.agenda),
    }


@pytest.mark.rule("hidden")
@pytest.mark.ruling("V22")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTION_SETS.values(), ids=OPTION_SETS.keys())
@pytest.mark.parametrize("bots", ["random", "weighted"])
def test_what_is_told_adds_up_to_what_lies_open(bots: str, options: dict[str, object], seats: int) -> None:
    for seed in range(2):
        chance: Chance = FastChance(seed)
        listener, journal, bot = Listener(seats), Journal(GAME.events), make_bot(bots, GAME, seed)
        state = GAME.setup(GAME.decode_options(options), seats, chance, journal)
        while True:
            for entry in journal.entries:
                told = entry.seen_by(None)
                assert told is not None, "everything that happens is told to everybody, if not all of it"
                listener.hear(told)
            if not state.agenda or state.agenda[-1][0] not in HALF_DONE:
                assert listener.books() == books_of(state)
            if not state.agenda:
                break
            seat = GAME.deciders(state)[0]
            choices = GAME.choices(state, seat)
            move = forced(GAME, state) or (seat, bot.choose(GAME.view(state, seat), choices, Clock(), bot.chance))
            journal = Journal(GAME.events)
            GAME.apply(state, *move, chance, journal)
