"""Positions of Valletta as a reader would draw them, and a table to play them at.

    table = Position(seats=2).hand(0, "builder", "maid").goods(0, gold=2, wood=1).begin(0)
    table.play("play builder")
    assert table.refusal("construct bank_2") == "too_few_goods"

Nothing a test does not mention is at hand: hands, decks and goods are empty, every building of the
named display is free, the supply holds what is left of the box.
"""

from __future__ import annotations

from typing import cast

import msgspec

from tests.games.dice import Loaded
from valtable import games
from valtable.games.valletta.box.actions import GOODS
from valtable.games.valletta.box.printed import COLUMNS
from valtable.games.valletta.game import Valletta
from valtable.games.valletta.options import VallettaOptions
from valtable.games.valletta.sight.view import VallettaView
from valtable.games.valletta.state.frames import PLAYING
from valtable.games.valletta.state.state import FINAL, NORMAL, TRIGGERED, TRIGGERS, UNLIMITED, State
from valtable.kernel.chance import Chance, FastChance
from valtable.kernel.decision import Offer
from valtable.kernel.journal import Entry, Event, Journal
from valtable.kernel.match import Match
from valtable.kernel.play import forced
from valtable.kernel.refusal import OK, Args, Refusal
from valtable.kernel.seed import chosen
from valtable.kernel.standing import ScoreSheet

GAME = cast(Valletta, games.load("valletta", edition="1"))  # what is printed there stays as it is
BOX = GAME.contents


def kind(character: str) -> int:
    return BOX.characters.index(character)


def building(name: str) -> int:
    return BOX.buildings.index(name)


# Twenty buildings as a reader would draw them, each row from column 1 to column 5.
ABOVE_FAR = ("bank_3", "joinery_3", "masons_lodge_3", "roofers_yard_3", "bathhouse")
ABOVE_NEAR = ("bank_1", "joinery_1", "masons_lodge_1", "roofers_yard_1", "tavern_1")
# - - - - - - - the street - - - - - - -
BELOW_NEAR = ("bank_2", "joinery_2", "masons_lodge_2", "roofers_yard_2", "tavern_2")
BELOW_FAR = ("site_office_1", "plaster_works", "warehouse", "council_hall", "papal_chapel")


def town(seats: int = 2, **options: object) -> Position:
    """An empty position with the four rows above in its display; more seats have more rows outside them."""
    return Position(seats, **options).display(ABOVE_NEAR, BELOW_NEAR, ABOVE_FAR, BELOW_FAR)


def fresh(seats: int = 2, chance: Chance | None = None, **options: object) -> Table:
    """A table just set up, before the first good is drafted; nothing on it is poked at."""
    dice = Loaded() if chance is None else chance
    decoded = GAME.decode_options(options)
    GAME.check_options(decoded, seats)
    journal = Journal(GAME.events)
    table = Table(GAME.setup(decoded, seats, dice, journal), dice)
    table.entries += journal.entries
    return table


class Prepared(Valletta):
    """Valletta that begins with a position drawn before, so that a match can be played, undone and replayed in it."""

    opening: State

    def setup(self, options: VallettaOptions, seats: int, chance: Chance, journal: Journal | None = None) -> State:
        return self.opening.copy()


def holding(card: str, seats: int = 2, **options: object) -> Position:
    """Seat 0 holds this card and two more, so that its turn goes on afterwards."""
    return Position(seats, **options).hand(0, card, "maid", "lumberjack")


class Position:
    """A position being drawn; `begin` puts it on the table."""

    def __init__(self, seats: int = 2, **options: object) -> None:
        self.state = GAME.setup(GAME.decode_options({"first_player": 0, **options}), seats, FastChance(3))
        state = self.state
        stock = BOX.stock if state.options.limited_goods else [UNLIMITED] * 4
        state.supply, state.draft = stock[:], [0] * 4
        for seat in range(seats):
            state.goods[seat] = [0] * 4
            state.hand[seat], state.deck[seat], state.discard[seat], state.known[seat] = [], [], [], []

    def display(self, *rows: tuple[str, ...]) -> Position:
        """The first buildings of the display, row by row in the order of laying out; the rest as it comes."""
        named = [building(name) for row in rows for name in row]
        assert all(len(row) == COLUMNS for row in rows)
        rest = [b for b in [*self.state.display, *range(len(BOX.buildings))] if b not in named]
        cards = (named + list(dict.fromkeys(rest)))[: len(self.state.display)]
        self._lay(cards)
        return self

    def put(self, name: str, row: int, column: int) -> Position:
        """This building into this cell (both counted from 1; rows 1, 3, 5 above the street, 2, 4, 6 below)."""
        cards, cell, wanted = list(self.state.display), (row - 1) * COLUMNS + column - 1, building(name)
        if wanted in cards:
            cards[cards.index(wanted)] = cards[cell]
        cards[cell] = wanted
        self._lay(cards)
        return self

    def owns(self, seat: int, *names: str, upgraded: bool = False) -> Position:
        """Built by this seat; the character is not in its hand unless the test says so."""
        for name in names:
            number = building(name)
            assert self.state.cell_of[number] >= 0, f"put {name} into the display first"
            self.state.owner[number], self.state.upgraded[number] = seat, int(upgraded)
            self.state.houses[seat] -= 1
        return self

    def hand(self, seat: int, *cards: str) -> Position:
        self.state.hand[seat] = sorted(map(kind, cards))
        return self

    def deck(self, seat: int, *cards: str) -> Position:
        self.state.deck[seat] = sorted(map(kind, cards))
        return self

    def discard(self, seat: int, *cards: str) -> Position:
        self.state.discard[seat] = sorted(map(kind, cards))
        return self

    def known(self, seat: int, *cards: str) -> Position:
        self.state.known[seat] = sorted(map(kind, cards))
        return self

    def pool(self, *cards: str) -> Position:
        self.state.pool = sorted(map(kind, cards))
        return self

    def goods(self, seat: int, **goods: int) -> Position:
        """Goods out of the supply."""
        for name, n in goods.items():
            good = GOODS.index(name)
            self.state.supply[good] -= n
            self.state.goods[seat][good] += n
        return self

    def supply(self, **goods: int) -> Position:
        """What is left in the supply; the rest is out of the game."""
        for name, n in goods.items():
            self.state.supply[GOODS.index(name)] = n
        return self

    def points(self, seat: int, n: int) -> Position:
        self.state.points[seat] = n
        return self

    def houses(self, seat: int, n: int) -> Position:
        self.state.houses[seat] = n
        return self

    def turns(self, *turns: int) -> Position:
        self.state.turns = list(turns)
        return self

    def jean(self, space: int) -> Position:
        """The figure on this space; so many barrels are gone, gold ones first."""
        self.state.jean = space
        left, barrels = space, BOX.barrels[:]
        for good in range(4):
            gone = min(left, barrels[good])
            barrels[good] -= gone
            left -= gone
        self.state.barrels = barrels
        return self

    def final_phase(self) -> Position:
        self.state.final, self.state.triggers = FINAL, [0]
        return self

    def begin(self, seat: int = 0, **outcomes: list[int]) -> Table:
        """It is this seat's turn; `outcomes` are the draws to come (`deck_0=[2], barrels=[0]`)."""
        self.state.agenda = [(PLAYING, seat)]
        assert self.state.final in (NORMAL, FINAL)
        return Table(self.state, Loaded(**outcomes))

    def match(self, seat: int = 0, seed: int = 1) -> Match:
        """A real match, with log and undo, that begins in this position."""
        self.state.agenda = [(PLAYING, seat)]
        game = Prepared(GAME.components)
        game.opening = self.state
        names = [f"Player {number + 1}" for number in range(self.state.seats)]
        return Match.begin(game, names, msgspec.to_builtins(self.state.options), chosen(seed), committed=False)

    def _lay(self, cards: list[int]) -> None:
        old = self.state
        assert len(set(cards)) == len(cards)
        old.display = tuple(cards)
        found = [-1] * len(BOX.buildings)
        for cell, number in enumerate(cards):
            found[number] = cell
        old.cell_of = tuple(found)


class Table:
    """A position being played, with its events; plays what the kernel would play unasked."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state, self.chance = state, chance
        self.events: list[Event] = []
        self.autos: list[str] = []
        self.entries: list[Entry] = []

    @property
    def seat(self) -> int:
        """Who must choose; -1 when the game is over."""
        seats = GAME.deciders(self.state)
        return seats[0] if seats else -1

    @property
    def asked(self) -> str:
        """What is being asked."""
        return GAME.decision(self.state, self.seat).kind if self.seat >= 0 else "over"

    @property
    def choices(self) -> list[str]:
        return [GAME.actions.notations[action] for action in GAME.choices(self.state, self.seat)]

    def play(self, *actions: str) -> Table:
        """Play these actions, each by whoever must choose, then what is forced."""
        for text in actions:
            action, seat = GAME.actions.parse(text), self.seat
            refusal = GAME.refusal(self.state, seat, action)
            assert refusal is None, f"{text!r} is refused: {refusal}"
            self._apply(seat, action)
            self.settle()
        return self

    def step(self, text: str) -> Table:
        """Play this action and stop there, even before a choice that is none."""
        action, seat = GAME.actions.parse(text), self.seat
        assert GAME.refusal(self.state, seat, action) is None
        self._apply(seat, action)
        return self

    def settle(self) -> Table:
        while (move := forced(GAME, self.state)) is not None:
            self.autos.append(GAME.actions.notations[move[1]])
            self._apply(*move)
        return self

    def refusal(self, text: str, seat: int | None = None) -> str:
        """The key of the reason against an action; empty if nothing stands against it."""
        code = GAME.why_not(self.state, self.seat if seat is None else seat, GAME.actions.parse(text))
        return "" if code == OK else GAME.reasons.by_code[code].key

    def why_not(self, text: str) -> Refusal:
        """The refusal of an action as whoever must choose reads it, with its rule and its details."""
        refusal = GAME.refusal(self.state, self.seat, GAME.actions.parse(text))
        assert refusal is not None, f"nothing stands against {text!r}"
        return refusal

    @property
    def source(self) -> str:
        """The thing the question comes from."""
        return GAME.decision(self.state, self.seat).source

    @property
    def offers(self) -> dict[str, Offer]:
        """What is shown to whoever must choose, near misses included."""
        return {offer.notation: offer for offer in GAME.offers(self.state, self.seat)}

    def supply(self) -> dict[str, int]:
        return {name: n for name, n in zip(GOODS, self.state.supply, strict=True) if n}

    def points(self, seat: int) -> int:
        return self.state.points[seat]

    def slots(self) -> list[str]:
        return [BOX.characters[card] for card in self.state.slots]

    def goods(self, seat: int) -> dict[str, int]:
        return {name: n for name, n in zip(GOODS, self.state.goods[seat], strict=True) if n}

    def hand(self, seat: int) -> list[str]:
        return [BOX.characters[card] for card in self.state.hand[seat]]

    def discard(self, seat: int) -> list[str]:
        return [BOX.characters[card] for card in self.state.discard[seat]]

    def pool(self) -> list[str]:
        return [BOX.characters[card] for card in self.state.pool]

    def owner(self, name: str) -> int:
        return self.state.owner[building(name)]

    def deck(self, seat: int) -> list[str]:
        return [BOX.characters[card] for card in self.state.deck[seat]]

    def known(self, seat: int) -> list[str]:
        """The cards everybody knows to be in this hand."""
        return [BOX.characters[card] for card in self.state.known[seat]]

    def triggers(self) -> list[str]:
        """What has triggered the final phase, in order."""
        return [TRIGGERS[trigger] for trigger in self.state.triggers]

    @property
    def phase(self) -> str:
        return {NORMAL: "normal", TRIGGERED: "triggered", FINAL: "final"}[self.state.final]

    def view(self, seat: int | None) -> VallettaView:
        return GAME.view(self.state, seat)

    def standing(self) -> ScoreSheet:
        return GAME.standing(self.view(None))

    def told(self, seat: int | None, event: str) -> list[Args]:
        """What this seat was told in all events of this kind so far."""
        seen = (entry.seen_by(seat) for entry in self.entries)
        return [found.args for found in seen if found is not None and found.kind == event]

    def happened(self, event: str) -> list[Event]:
        """All events of this kind so far, as a spectator saw them."""
        return [found for found in self.events if found.kind == event]

    def _apply(self, seat: int, action: int) -> None:
        journal = Journal(GAME.events)
        GAME.apply(self.state, seat, action, self.chance, journal)
        self.entries += journal.entries
        self.events += [event for entry in journal.entries if (event := entry.seen_by(None)) is not None]
