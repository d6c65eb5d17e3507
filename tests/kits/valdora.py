"""The kit of Valdora: options, players that deliver, a permuter, a memory and a scorer of its own."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from itertools import permutations, product
from random import Random

from tests.games.valdora import position
from tests.kits.base import AnyState, Kit, OptionSets
from tests.kits.base import Position as SmallPosition
from valtable.games.valdora.asking.questions import QUESTIONS
from valtable.games.valdora.box.actions import GEMS, GOLD, KINDS
from valtable.games.valdora.box.components import COIN, HOUSE, MINE, NONE, ROAD
from valtable.games.valdora.game import Valdora
from valtable.games.valdora.state.frames import MOVING
from valtable.games.valdora.state.state import ENDS
from valtable.kernel.journal import Event
from valtable.kernel.refusal import Args

WHIM = 0.08
"""How often a purposeful choice is random all the same."""
EAGER = {"complete": 60, "buy": 12, "load": 20, "swap": 1, "turn": 3, "pay": 1, "provisions": 1, "end": 2}
"""How much rather one kind of step is taken than another."""


class ValdoraKit(Kit):
    game: Valdora
    bound = 3_000  # the longest of 360 games took 1,135 decisions
    option_sets: OptionSets = {
        "standard": {},
        "limited": {"round_limit": 120},
        "open": {"round_limit": 2000, "open_points": True, "first_player": 1},
    }
    every = 120
    signed = frozenset({"loads", "gear", "workshops", "front"})
    texts = frozenset(
        {f"end-{reason}" for reason in ENDS}
        | {f"decision-{kind}" for kind, _ in QUESTIONS.values()}
        | {"mark-gives_none", "mark-last_round", "equipment-gold_pan", "effect-bonus", "effect-ends", "effect-opens"}
        | {"effect-bars"}  # games begun before R32
    )

    def hides(self, options: Mapping[str, object]) -> bool:
        """Unseen pages are not decided yet: where completed commissions lie open, nothing is left to hide."""
        return not options.get("open_points")

    def choose(self, state: AnyState, seat: int, choices: list[int], rng: Random) -> int:
        """At random where rounds are limited; else with a purpose, so that commissions are delivered and games end."""
        if state.options.round_limit == 120 or rng.random() < WHIM:
            return rng.choice(choices)
        if state.agenda[-1][0] == MOVING:
            weights = [1 + 3 * self.attraction(state, seat, action) for action in choices]
        else:
            weights = [EAGER[self.game.actions.notations[action].split()[0]] for action in choices]
        return rng.choices(choices, weights)[0]

    def attraction(self, state: AnyState, seat: int, stop: int) -> int:
        """How much there is to do at a stop."""
        box, loads = self.game.contents, state.loads[seat]
        wanted = [(box.crest[box.shown[c]], box.wants[box.shown[c]]) for c in state.opened[seat]]
        kind = box.space_kind[stop]
        if kind == HOUSE:
            mine = [wants for crest, wants in wanted if crest == box.crest_at[stop]]
            ready = [w for w in mine if all((g == COIN and state.coins[seat]) or g in loads for g in w)]
            return 100 * len(ready)
        if kind == MINE:
            return 15 if state.coins[seat] < 2 else 4 if state.coins[seat] < 4 else 0
        needs = {gem for _, wants in wanted for gem in wants if gem != COIN and gem not in loads}
        if GOLD not in loads:
            needs.add(GOLD)
        if kind == ROAD or box.ships[stop]:
            stock = state.discard if box.ships[stop] else state.roads[box.road_of[stop]]
            free = {g for k, load in enumerate(loads) if load == NONE for g in box.carries[k]}
            return 12 * sum(1 for gem in needs if stock[gem] and gem in free)
        book = box.book_at[stop]
        if box.is_catalog[book]:
            return 10 if GOLD in loads and loads.count(-2) else 0
        return 10 * (3 - len(wanted)) if state.coins[seat] else 0

    def permute(self, state: AnyState, seat: int | None, rng: Random) -> AnyState:
        """Mix the unseen pages with others' completed commissions, set by set (R26, R27)."""
        other = self.game.copy(state)
        if not self.is_hiding(other):
            return other
        box, others = self.game.contents, [s for s in range(other.seats) if s != seat]
        loose = [card // 2 for s in others for card in other.completed[s]]
        spare: list[int] = []
        for book in box.commission_books:
            pages = other.bag[book] + [page for page in loose if box.set_of[page] == book]
            rng.shuffle(pages)
            size, bag = len(other.bag[book]), []
            if other.front[book] != NONE:
                bag.append(next(page for page in pages if box.recto[page] == other.front[book]))
                pages.remove(bag[0])
            while len(bag) < size:
                bag.append(pages.pop())
            other.bag[book] = sorted(bag)
            spare += pages
        rng.shuffle(spare)
        for s in others:
            other.completed[s] = sorted(2 * spare.pop() + rng.randrange(2) for _ in other.completed[s])
        return other

    def is_hiding(self, state: AnyState) -> bool:
        return bool(state.agenda) and not state.options.open_points

    def hidden(self, state: AnyState, seat: int | None) -> dict[str, object]:
        places: dict[str, object] = {}
        if self.is_hiding(state):
            box = self.game.contents
            places |= {f"unseen {box.books[book]}": list(state.bag[book]) for book in box.commission_books}
            places |= {f"completed {s}": list(state.completed[s]) for s in range(state.seats) if s != seat}
        return places

    def plain_score(self, state: AnyState) -> tuple[list[int], list[int]]:
        """Rulebook, "Scoring", counted from the printed files, line by line (R20)."""
        files, box = self.game.components.files, self.game.contents
        shops = {shop["color"]: shop for shop in tomllib.loads(files["workshops.toml"])["workshops"]}
        points = []
        for seat in range(state.seats):
            total = 0
            for card in state.completed[seat]:
                total += box.points[box.shown[card]]
            for color, name in enumerate(box.crests):
                if state.craftsmen[seat][color] > 0:
                    total += 10
                if state.workshops[color] == seat:
                    total += shops[name]["vp"]
            for _ in range(state.bonus[seat]):
                total += 10
            for load in state.loads[seat]:
                if load in range(len(GEMS)):
                    total += 1
            points.append(total)
        best = [seat for seat in range(state.seats) if points[seat] == max(points)]
        rich = max(state.coins[seat] for seat in best)
        return points, [seat for seat in best if state.coins[seat] == rich]

    def contradiction(self, story: list[Event], state: AnyState, seat: int | None) -> str:
        memory = Memory(state.seats)
        for event in story:
            memory.hear(event)
        return memory.contradicts(self.game, state, seat)

    def positions(self) -> list[SmallPosition]:
        return [self.one_completed(), self.two_completed()]

    def one_completed(self) -> SmallPosition:
        """Three pages of a book are unseen and one lies under seat 1; a front shows that two of the four have."""
        pages = self.four_pages()
        table = position.Position().completed(1, 2 * pages[3]).unseen("c", *pages[:3]).begin(0)
        worlds = []
        for first, second, third, under in permutations(pages):
            if position.BOX.recto[first] == position.BOX.recto[pages[0]]:
                worlds += [(tuple(sorted((first, second, third))), 2 * under + face) for face in (0, 1)]
        view = self.game.view(table.state, 0)
        return SmallPosition("one completed", view, lambda s: (tuple(s.bag[2]), s.completed[1][0]), shares(worlds))

    def two_completed(self) -> SmallPosition:
        """A spectator: two pages unseen, one each under two adventurers."""
        pages = self.four_pages()
        table = position.Position().completed(0, 2 * pages[2]).completed(2, 2 * pages[3])
        begun = table.unseen("c", *pages[:2]).begin(0)
        worlds = []
        for first, second, zero, two in permutations(pages):
            if position.BOX.recto[first] == position.BOX.recto[pages[0]]:
                bag = tuple(sorted((first, second)))
                worlds += [(bag, 2 * zero + a, 2 * two + b) for a, b in product((0, 1), repeat=2)]
        return SmallPosition(
            "two completed",
            self.game.view(begun.state, None),
            lambda s: (tuple(s.bag[2]), s.completed[0][0], s.completed[2][0]),
            shares(worlds),
        )

    def four_pages(self) -> list[int]:
        """Four pages of a set, the first and the last with the same recto."""
        c = position.page
        return [
            c("c", "silver 1", "red"),
            c("c", "blue 4", "silver"),
            c("c", "red 4", "violet"),
            c("c", "silver 1", "yellow"),
        ]


Said = tuple[object, ...]
"""A face as it was told: what, and for commissions what it asks for and its points."""
Page = dict[str, Said | None]
"""What is known of a page: the face it has on each side of a book; None if nobody has seen that."""
OTHER = {"side:left": "side:right", "side:right": "side:left"}


class Memory:
    """What a listener knows about books and commissions, from events alone: whole piles, in order (R26)."""

    def __init__(self, seats: int) -> None:
        self.piles: dict[tuple[str, str], list[Page]] = {}
        self.opened: list[list[tuple[Said, Page]]] = [[] for _ in range(seats)]
        self.done: list[list[Said]] = [[] for _ in range(seats)]
        self.bought: tuple[int, Said, Said] | None = None
        """A page that was just taken; what is told next says from where."""
        self.returned: Page | None = None
        """A page that was just given back; what is told next says where to."""

    def hear(self, event: Event) -> None:
        args = event.args
        seat = int(str(args.get("seat", "seat:0")).removeprefix("seat:"))
        book, side = str(args.get("book", "")), str(args.get("side", ""))
        match event.kind:
            case "turned":
                self.pile(book, OTHER[side]).append(self.pile(book, side).pop())
            case "equipment_shows" | "commission_shows":
                self.see(book, side, said(args))
            case "side_emptied":
                self.take(book, side)
                assert not self.pile(book, side), f"the {side} of {book} is empty and was not"
            case "bought_commission":
                self.bought = (seat, said(args), said(args, "back_"))
            case "bought_equipment":
                self.bought = (NONE, (args["card"], 0), (args["back"], 0))
            case "returned":
                self.returned = self.let_go(seat, said(args))
            case "completed":
                self.let_go(seat, said(args))
                self.done[seat].append(said(args))

    def pile(self, book: str, side: str) -> list[Page]:
        return self.piles.setdefault((book, side), [])

    def take(self, book: str, side: str) -> None:
        """The page that was bought leaves this side; both its faces are known now."""
        if self.bought is None:
            return
        (seat, face, back), self.bought = self.bought, None
        page = self.pile(book, side).pop()
        assert page[side] == face, f"{face} was bought, {page[side]} lay there"
        assert page[OTHER[side]] in (None, back), f"the back of {face} was {page[OTHER[side]]} and is {back}"
        if seat != NONE:
            self.opened[seat].append((face, {side: face, OTHER[side]: back}))

    def see(self, book: str, side: str, face: Said) -> None:
        """What shows now: a page that lies there already, or one that nobody had seen."""
        self.take(book, side)
        pile = self.pile(book, side)
        if self.returned is not None:
            pile.append(self.returned)
            self.returned = None
        if not pile:
            pile.append({side: face, OTHER[side]: None})
        assert pile[-1][side] in (None, face), f"{pile[-1][side]} shows as {face}"
        pile[-1][side] = face

    def let_go(self, seat: int, face: Said) -> Page:
        """A commission leaves its owner. Of two alike nobody is told which: only what both have is sure."""
        alike = [page for held, page in self.opened[seat] if held == face]
        sure: Page = {
            side: told if all(page[side] == told for page in alike) else None for side, told in alike[0].items()
        }
        others = [(held, page) for held, page in self.opened[seat] if held != face]
        self.opened[seat] = others + [(face, dict(sure)) for _ in alike[1:]]
        return sure

    def contradicts(self, game: Valdora, state: AnyState, viewer: int | None) -> str:
        box = game.contents
        for seat in range(state.seats):
            held = [told_face(game, box.shown[card]) for card in state.opened[seat]]
            if Counter(held) != Counter(face for face, _ in self.opened[seat]):
                return f"seat {seat} holds {self.opened[seat]}"
        if viewer is not None:
            done = Counter(told_face(game, box.shown[card]) for card in state.completed[viewer])
            if done != Counter(self.done[viewer]):
                return f"the own completed commissions are {self.done[viewer]}"
        for (name, side), pages in self.piles.items():
            lying = pile_of(game, state, box.books.index(name.removeprefix("book:")), side)
            if len(lying) != len(pages):
                return f"{len(pages)} pages of the {side} of {name} were seen"
            for page, there in zip(pages, lying, strict=True):
                if any(page[one] is not None and page[one] != there[one] for one in OTHER):
                    return f"the {side} of {name} holds {page}"
        return ""


def pile_of(game: Valdora, state: AnyState, book: int, side: str) -> list[Page]:
    """The pages of a pile that were seen, lowest first; of the front of the unseen ones only its recto."""
    box, found = game.contents, list[Page]()
    if side == "side:right" and state.front[book] != NONE:
        found.append({"side:right": told_face(game, state.front[book]), "side:left": None})
    for page in state.right[book] if side == "side:right" else state.left[book]:
        found.append(
            {one: told_face(game, box.shown[2 * page + n]) for n, one in enumerate(("side:left", "side:right"))}
        )
    return found


def said(args: Args, prefix: str = "") -> Said:
    wants = args.get(f"{prefix}wants", [])
    assert isinstance(wants, list)
    return (args[f"{prefix}card"], *wants, args.get(f"{prefix}points", 0))


def told_face(game: Valdora, face: int) -> Said:
    box = game.contents
    if face < len(KINDS):
        return (f"equipment:{KINDS[face]}", 0)
    wants = ["coin:silver" if gem == COIN else f"gem:{GEMS[gem]}" for gem in box.wants[face]]
    return (f"commission:{box.crests[box.crest[face]]}", *wants, box.points[face])


def shares(worlds: Iterable[Hashable]) -> dict[Hashable, float]:
    """Each of these worlds is equally likely; equal ones add up."""
    counted = Counter(worlds)
    return {world: n / counted.total() for world, n in counted.items()}


KIT = ValdoraKit
