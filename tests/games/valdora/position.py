"""Positions of Valdora as a reader would draw them, and a table to play them at.

    table = Position().at(0, "road_01").coins(0, 3).equipment(0, hammer="amethyst").begin(0)
    table.play("move house_violet")
    assert table.refusal("complete 0") == "cannot_deliver"

Nothing a test does not mention is at hand: purses and equipment are empty save the gold pan, roads have
no gems (they lie on the discard space only if a test puts them there), no commission is open.
"""

from __future__ import annotations

from typing import cast

from valtable import games
from valtable.games.valdora.box.actions import GEMS, KINDS, SIDES
from valtable.games.valdora.box.components import COIN, COMMISSION, NONE
from valtable.games.valdora.game import Valdora
from valtable.games.valdora.options import ValdoraOptions
from valtable.games.valdora.people.events import face_ref
from valtable.games.valdora.state.frames import MOVING
from valtable.games.valdora.state.state import EMPTY, NOBODY, NOT_OWNED, State, top_face
from valtable.kernel.chance import Chance, FastChance
from valtable.kernel.decision import Offer
from valtable.kernel.journal import Entry, Event, Journal
from valtable.kernel.match import Match
from valtable.kernel.play import forced
from valtable.kernel.refusal import OK, Args, Refusal
from valtable.kernel.seed import chosen
from valtable.kernel.standing import ScoreSheet
from valtable.kernel.values import Steps

GAME = cast(Valdora, games.load("valtable.games.valdora.game:Valdora"))
BOX = GAME.contents


def space(name: str) -> int:
    return BOX.spaces.index(name)


def crest(name: str) -> int:
    return BOX.crests.index(name)


def book(letter: str) -> int:
    """A book by the letter of its city: a and b are the catalogs, c and d the commission books."""
    return next(n for n, name in enumerate(BOX.books) if name.endswith(f"_{letter}"))


def page(letter: str, recto: str, verso: str) -> int:
    """A page of this set by what it shows: `hammer`, or a commission as `red 5` or `white gold ruby sapphire`."""
    for number, set_ in enumerate(BOX.set_of):
        if set_ == book(letter) and says(BOX.recto[number], recto) and says(BOX.verso[number], verso):
            return number
    raise AssertionError(f"there is no page {recto} / {verso} in {letter}")


def says(face: int, words: str) -> bool:
    """Whether a face is what these words say: kind of equipment; crest with points, or with gems."""
    if face < COMMISSION:
        return KINDS[face] == words
    crest_name, *rest = words.split()
    if BOX.crests[BOX.crest[face]] != crest_name:
        return False
    gems = ["silver_coin" if gem == COIN else GEMS[gem] for gem in BOX.wants[face]]
    return not rest or rest == [str(BOX.points[face])] or rest == gems


def fresh(seats: int = 3, chance: Chance | None = None, **options: object) -> Table:
    """A table just set up; nothing on it is poked at."""
    dice = FastChance(1) if chance is None else chance
    decoded = GAME.decode_options(options)
    GAME.check_options(decoded, seats)
    journal = Journal(GAME.events)
    table = Table(GAME.setup(decoded, seats, dice, journal), dice)
    table.entries += journal.entries
    return table


class Loaded(Chance):
    """Dice that fall as told, one after another; what is not told falls on 0. `asked` counts the draws."""

    def __init__(self, *outcomes: int) -> None:
        self.outcomes = list(outcomes)
        self.asked: list[tuple[str, int]] = []

    def below(self, stream: str, n: int) -> int:
        self.asked.append((stream, n))
        value = self.outcomes.pop(0) if self.outcomes else 0
        assert 0 <= value < n, f"{stream} must be below {n}, not {value}"
        return value


class Prepared(Valdora):
    """Valdora that begins with a position drawn before, so that a match can be played, undone and replayed in it."""

    opening: State

    def setup(self, options: ValdoraOptions, seats: int, chance: Chance, journal: Journal | None = None) -> State:
        return self.opening.copy()


class Position:
    """A position being drawn; `begin` puts it on the table."""

    def __init__(self, seats: int = 3, **options: object) -> None:
        self.state = GAME.setup(GAME.decode_options({"first_player": 0, **options}), seats, FastChance(1))
        state = self.state
        state.bank, state.coins = BOX.coins, [0] * seats
        state.roads = [[0] * len(GEMS) for _ in state.roads]
        self.gems_left = BOX.gems[:]
        # Pawns begin far from one another and from everything tests are about.
        names = ("city_harbor", "mine_north", "mine_south", "mine_center", "mine_center")
        state.pawns = [space(name) for name in names[:seats]]

    def rules(self, version: int) -> Position:
        """A game begun by an older version of the rules."""
        self.state.rules = version
        return self

    def at(self, seat: int, name: str) -> Position:
        self.state.pawns[seat] = space(name)
        return self

    def coins(self, seat: int, n: int) -> Position:
        self.state.bank += self.state.coins[seat] - n
        self.state.coins[seat] = n
        return self

    def provisions(self, seat: int) -> Position:
        self.state.provisions[seat] = 1
        return self

    def road(self, name: str, **gems: int) -> Position:
        for gem, n in gems.items():
            self.state.roads[BOX.road_of[space(name)]][GEMS.index(gem)] += n
            self.gems_left[GEMS.index(gem)] -= n
        return self

    def discard(self, **gems: int) -> Position:
        for gem, n in gems.items():
            self.state.discard[GEMS.index(gem)] += n
            self.gems_left[GEMS.index(gem)] -= n
        return self

    def equipment(self, seat: int, **cards: str) -> Position:
        """Equipment with the gem on it, or with nothing: `hammer="amethyst", cart=""`."""
        for name, gem in cards.items():
            kind = KINDS.index(name)
            if self.state.loads[seat][kind] == NOT_OWNED:
                self._take_equipment(seat, kind)
            self.state.loads[seat][kind] = GEMS.index(gem) if gem else EMPTY
            if gem:
                self.gems_left[GEMS.index(gem)] -= 1
        return self

    def _take_equipment(self, seat: int, kind: int) -> None:
        """Out of one of the catalogs' unseen pages, never the one that shows."""
        for catalog in (book("a"), book("b")):
            bag = self.state.bag[catalog]
            for number in bag:
                shows = BOX.recto[number]
                spare = shows != self.state.front[catalog] or sum(BOX.recto[p] == shows for p in bag) > 1
                if kind in (shows, BOX.verso[number]) and spare:
                    bag.remove(number)
                    self.state.gear[seat][kind] = number
                    return
        raise AssertionError(f"no {KINDS[kind]} is left")

    def opened(self, seat: int, *cards: int) -> Position:
        """Open commissions as `held(...)` names them, in the order of purchase."""
        for card in cards:
            self._take_page(card // 2)
            self.state.opened[seat].append(card)
        return self

    def completed(self, seat: int, *cards: int) -> Position:
        for card in cards:
            self._take_page(card // 2)
        self.state.completed[seat] = sorted(self.state.completed[seat] + list(cards))
        return self

    def _take_page(self, number: int) -> None:
        set_ = BOX.set_of[number]
        bag = self.state.bag[set_]
        bag.remove(number)
        front = self.state.front[set_]
        if front != NONE and not any(BOX.recto[p] == front for p in bag):
            self.state.front[set_] = BOX.recto[bag[0]] if bag else NONE

    def shows(self, letter: str, recto: str) -> Position:
        """The front of the highest page that nobody has turned."""
        b = book(letter)
        fitting = [p for p in self.state.bag[b] if says(BOX.recto[p], recto)]
        self.state.front[b] = BOX.recto[fitting[0]]
        return self

    def left(self, letter: str, *pages: int) -> Position:
        """Known pages on the left, lowest first."""
        for number in pages:
            self._take_page(number)
            self.state.left[book(letter)].append(number)
        return self

    def right(self, letter: str, *pages: int) -> Position:
        """Known pages on top of the right pile, lowest first."""
        for number in pages:
            self._take_page(number)
            self.state.right[book(letter)].append(number)
        return self

    def no_unseen(self, letter: str) -> Position:
        """All pages that nobody has seen go to the bottom of the left pile of the other book of the kind."""
        b = book(letter)
        other = {"a": "b", "b": "a", "c": "d", "d": "c"}[letter]
        self.state.left[book(other)][:0] = self.state.bag[b]
        self.state.bag[b], self.state.front[b] = [], NONE
        return self

    def unseen(self, letter: str, *pages: int) -> Position:
        """Just these pages are unseen, the first one shows its front; the others lie low on the left."""
        b = book(letter)
        rest = self.state.bag[b][:]
        for number in pages:
            rest.remove(number)
        self.state.left[b][:0] = rest
        self.state.bag[b], self.state.front[b] = sorted(pages), BOX.recto[pages[0]]
        return self

    def tiles(self, **left: int) -> Position:
        """Craftsmen beside the craftsman board; those not named are gone, to the last seat where nobody has them."""
        state = self.state
        for color, name in enumerate(BOX.crests):
            n = left.get(name, 0)
            state.craftsmen[-1][color] += state.tiles[color] - n
            state.tiles[color] = n
        return self

    def craftsmen(self, seat: int, **tiles: int) -> Position:
        """Craftsmen of a seat, from the board or, if `tiles` has emptied it, from the last seat."""
        state = self.state
        for name, n in tiles.items():
            color = crest(name)
            if state.craftsmen[-1][color] >= n:
                state.craftsmen[-1][color] -= n
            else:
                state.tiles[color] -= n
            state.craftsmen[seat][color] += n
        return self

    def workshop(self, seat: int, name: str) -> Position:
        self.state.workshops[crest(name)] = seat
        return self

    def bonus(self, seat: int, n: int) -> Position:
        self.state.bonus_left -= n
        self.state.bonus[seat] += n
        return self

    def no_bonus_left(self) -> Position:
        return self.bonus(self.state.seats - 1, self.state.bonus_left)

    def round(self, n: int) -> Position:
        self.state.round = n
        return self

    def last_round(self) -> Position:
        self.state.triggered = 1
        return self

    def begin(self, seat: int, chance: Chance | None = None) -> Table:
        """It is this seat's turn to move; the gems nobody mentioned lie on the thirteenth road."""
        far = self.state.roads[-1]
        for gem, n in enumerate(self.gems_left):
            far[gem] += n
        self.state.agenda = [(MOVING, seat)]
        return Table(self.state, chance or FastChance(1))


def held(letter: str, recto: str, verso: str, side: str) -> int:
    """A commission in somebody's hands: its page, and the side it was bought from, whose face counts."""
    return 2 * page(letter, recto, verso) + SIDES.index(side)


def commission(words: str, letter: str = "c", *without: int) -> int:
    """Any page of a set with this face counting: `red 5`, `white gold ruby sapphire`."""
    for number, set_ in enumerate(BOX.set_of):
        for side in range(2):
            if set_ == book(letter) and 2 * number + side not in without and says(BOX.shown[2 * number + side], words):
                return 2 * number + side
    raise AssertionError(f"there is no {words} in {letter}")


class Table:
    """A position to be played: what is legal, what happens, what everybody sees."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.entries: list[Entry] = []

    @property
    def seat(self) -> int:
        return GAME.deciders(self.state)[0]

    def is_over(self) -> bool:
        return not GAME.deciders(self.state)

    def play(self, *steps: str) -> Table:
        """Steps of whoever is asked; what is no choice is played between them, unless it is named itself."""
        for step in steps:
            action = GAME.actions.parse(step)
            assert GAME.why_not(self.state, self.seat, action) == OK, f"{step}: {self.refusal(step)}"
            self._apply(self.seat, action)
        return self

    def rest(self) -> Table:
        """Play what is no choice."""
        while (move := forced(GAME, self.state)) is not None:
            self._apply(*move)
        return self

    def _apply(self, seat: int, action: int) -> None:
        journal = Journal(GAME.events)
        GAME.apply(self.state, seat, action, self.chance, journal)
        self.entries += journal.entries

    def choices(self) -> list[str]:
        return [GAME.actions.notations[action] for action in GAME.choices(self.state, self.seat)]

    def can(self, step: str) -> bool:
        return step in self.choices()

    def refusal(self, step: str) -> str:
        """The reason why whoever is asked may not do this; empty if nothing forbids it."""
        found = self.full_refusal(step)
        return "" if found is None else found.reason

    def full_refusal(self, step: str) -> Refusal | None:
        return GAME.refusal(self.state, self.seat, GAME.actions.parse(step))

    def offer(self, step: str) -> Offer:
        return next(offer for offer in GAME.offers(self.state, self.seat) if offer.notation == step)

    def told(self, kind: str) -> list[Args]:
        """The arguments of all events of a kind, as everybody learned them."""
        return [entry.public for entry in self.entries if entry.kind == kind and entry.public is not None]

    @property
    def story(self) -> list[Event]:
        return [event for entry in self.entries if (event := entry.seen_by(None)) is not None]

    def standing(self, viewer: int | None = None) -> ScoreSheet:
        return GAME.standing(GAME.view(self.state, viewer))

    # What lies where

    def load(self, seat: int, card: str) -> str:
        """What an equipment carries: a gem, `empty`, or `none` if the seat does not own it."""
        load = self.state.loads[seat][KINDS.index(card)]
        return {EMPTY: "empty", NOT_OWNED: "none"}.get(load) or GEMS[load]

    def gems(self, name: str = "") -> dict[str, int]:
        """The gems on a road; without a name those on the discard space."""
        counts = self.state.roads[BOX.road_of[space(name)]] if name else self.state.discard
        return {GEMS[gem]: n for gem, n in enumerate(counts) if n}

    def top(self, letter: str, side: str) -> str:
        """What shows on a side of a book: `equipment:hammer`, `commission:red`, or nothing."""
        face = top_face(self.state, book(letter), SIDES.index(side))
        return "" if face == NONE else face_ref(BOX, face)

    def opened(self, seat: int) -> list[tuple[str, int]]:
        """Crest and points of the open commissions, in order."""
        faces = [BOX.shown[card] for card in self.state.opened[seat]]
        return [(BOX.crests[BOX.crest[face]], BOX.points[face]) for face in faces]

    def craftsmen(self, seat: int) -> dict[str, int]:
        return {BOX.crests[color]: n for color, n in enumerate(self.state.craftsmen[seat]) if n}

    def workshops(self, seat: int) -> list[str]:
        return [BOX.crests[color] for color, owner in enumerate(self.state.workshops) if owner == seat]

    @property
    def free_workshops(self) -> int:
        return self.state.workshops.count(NOBODY)

    def match(self, seed: int = 1) -> Match:
        """A match that begins with this position."""
        game = Prepared(GAME.components)
        game.opening = self.state
        names = [f"P{seat}" for seat in range(self.state.seats)]
        options: dict[str, object] = {"first_player": self.state.first, "round_limit": self.state.options.round_limit}
        return Match.begin(game, names, options, chosen(seed), committed=False)


def steps(*do: str) -> Steps:
    return Steps(do)
