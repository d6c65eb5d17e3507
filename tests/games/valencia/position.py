"""Positions of Valencia as a reader would draw them, and a table to play them at.

    table = Position(seats=3).stacks(0, [5], [2, 1]).stacks(1, [4]).figure(0).begin("b", guild="wine")
    table.play("reveal 0")
    assert table.seat == 1

Cards are written by their value (4) or, for advanced ones, by their name ("joker"). The city is that of the first
game unless a test says otherwise. Nothing a test does not mention is at hand: cards that are in no pile or stack lie
in the open discard, nobody stands anywhere but on nobility (seat 0) and church (seat 1).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec

from tests.games.dice import Loaded
from valtable import games
from valtable.games.valencia.box.city import GUILDS, cell_of
from valtable.games.valencia.box.printed_setup import STEP_NAMES
from valtable.games.valencia.game import Valencia
from valtable.games.valencia.options import MODULE_KINDS, ValenciaOptions
from valtable.games.valencia.people.events import EVENTS
from valtable.games.valencia.phases.action_phase import go_on
from valtable.games.valencia.phases.planning import open_planning, stack_order
from valtable.games.valencia.sight.view import ValenciaView
from valtable.games.valencia.state.frames import STEP
from valtable.games.valencia.state.state import NOBODY, State
from valtable.kernel.chance import Chance, FastChance
from valtable.kernel.decision import Offer
from valtable.kernel.journal import Entry, Event, Journal
from valtable.kernel.match import Match
from valtable.kernel.play import forced
from valtable.kernel.refusal import OK, Args, Refusal
from valtable.kernel.seed import chosen
from valtable.kernel.standing import ScoreSheet

GAME = cast(Valencia, games.load("valtable.games.valencia.game:Valencia"))
BOX = GAME.contents
Card = int | str
ALL_KINDS: dict[str, object] = dict.fromkeys(MODULE_KINDS, True)


def kind(card: Card) -> int:
    return BOX.cards.index(f"influence_{card}" if isinstance(card, int) else card)


def kinds(cards: tuple[Card, ...] | list[Card]) -> list[int]:
    return sorted(map(kind, cards))


def written(cards: Sequence[int]) -> list[Card]:
    """Kinds as a test writes them."""
    return [kind + 1 if kind < 6 else BOX.cards[kind] for kind in cards]


class Prepared(Valencia):
    """Valencia that begins with a position drawn before, so that a match can be played, undone and replayed in it."""

    opening: State

    def setup(self, options: ValenciaOptions, seats: int, chance: Chance, journal: Journal | None = None) -> State:
        return self.opening.copy()


def fresh(seats: int = 3, chance: Chance | None = None, **options: object) -> Table:
    """A table just set up, before tasks are chosen; nothing on it is poked at."""
    dice = Loaded() if chance is None else chance
    journal = Journal(EVENTS)
    table = Table(GAME.setup(GAME.decode_options(options), seats, dice, journal), dice)
    table.hear(journal)
    return table


class Position:
    """A position being drawn; `begin` or `plan` puts it on the table."""

    def __init__(self, seats: int = 3, **options: object) -> None:
        given = {"layout": "first_game", **options}
        state = self.state = GAME.setup(GAME.decode_options(given), seats, FastChance(1))
        state.sealed, state.holder = [], 0
        state.task_bag = sorted([*state.task_bag, *(task for dealt in state.dealt for task in dealt)])
        state.dealt = [()] * seats
        state.bag = [[] for _ in range(seats)]
        state.boards, state.fountains = tuple(range(5)), tuple(range(5, 10))
        state.council = [()] * len(state.council)
        state.members = [BOX.members] * seats
        self.council("nobility", 0).council("church", 1)

    def rules(self, version: int) -> Position:
        """A game begun by an older version of the rules."""
        self.state.rules = version
        return self

    def figure(self, seat: int) -> Position:
        self.state.holder = seat
        return self

    def round(self, number: int) -> Position:
        """Rounds are counted from 1."""
        self.state.round = number - 1
        return self

    def council(self, chair: str, *seats: int) -> Position:
        """Exactly these sit there."""
        place = BOX.council.index(chair)
        for seat in self.state.council[place]:
            self.state.members[seat] += 1
        self.state.council[place] = tuple(sorted(seats))
        for seat in seats:
            self.state.members[seat] -= 1
        return self

    def member(self, seat: int, *spaces: str) -> Position:
        for space in spaces:
            cell = cell_of(space)
            assert cell in self.state.city.spaces, f"{space} is no city space"
            assert self.state.figures[cell] == NOBODY
            self.state.figures[cell] = seat
            self.state.members[seat] -= 1
        return self

    def members_left(self, seat: int, n: int) -> Position:
        """So many family members in supply; the others are nowhere, so the count does not hold."""
        self.state.members[seat] = n
        return self

    def no_members(self, seat: int) -> Position:
        """The supply of family members is empty."""
        return self.members_left(seat, 0)

    def palm(self, *bushes: str) -> Position:
        assert {cell_of(bush) for bush in bushes} <= set(self.state.city.bushes)
        self.state.palms = sorted([*self.state.palms, *map(cell_of, bushes)])
        return self

    def fountain(self, space: str, name: str) -> Position:
        cell, number = cell_of(space), BOX.fountains.index(name)
        assert cell in self.state.city.fountain_spaces, f"{space} is no fountain space"
        self.state.fountain_at[cell] = number
        others = [fountain for fountain in self.state.fountains if fountain != number]
        self.state.fountains = (*others[: self.state.round], number, *others[self.state.round :])[:5]
        return self

    def round_fountain(self, name: str) -> Position:
        """The fountain on the board of this round; those built before lie on the boards of earlier rounds."""
        built = [number for number in self.state.fountain_at if number != NOBODY]
        assert len(built) <= self.state.round, "so many fountains are not built yet"
        unbuilt = [number for number in range(10) if number not in built]
        rest = [number for number in (*built, *unbuilt) if BOX.fountains[number] != name]
        rest.insert(self.state.round, BOX.fountains.index(name))
        self.state.fountains = tuple(rest[:5])
        return self

    def coins(self, *coins: int) -> Position:
        """What each seat has, from seat 0 on."""
        for seat, n in enumerate(coins):
            self.state.bank += self.state.coins[seat] - n
            self.state.coins[seat] = n
        return self

    def goods(self, seat: int, **goods: int) -> Position:
        for name, n in goods.items():
            good = GUILDS.index(name)
            self.state.supply[good] -= n
            self.state.goods[seat][good] += n
        return self

    def supply(self, **goods: int) -> Position:
        """What is left in the supply; the rest is out of the game."""
        for name, n in goods.items():
            self.state.supply[GUILDS.index(name)] = n
        return self

    def privileges(self, seat: int, n: int) -> Position:
        self.state.spare_privileges += self.state.privileges[seat] - n
        self.state.privileges[seat] = n
        return self

    def points(self, *points: int) -> Position:
        self.state.points = list(points)
        return self

    def pile(self, seat: int, *cards: Card, under: tuple[Card, ...] = ()) -> Position:
        """The draw pile; `under` lie known below it, the newest last."""
        self.state.bag[seat] = kinds(cards)
        self.state.bottom[seat] = tuple(kind(card) for card in under)
        self.state.below[seat] = tuple(kind(card) for card in under)
        return self

    def stacks(self, seat: int, *stacks: list[Card]) -> Position:
        """Stacks of the plan, numbered in their owner's order: by cards, the end of a stack above all."""
        self.state.stacks[seat] = sorted(map(kinds, stacks), key=stack_order)
        return self

    def unseen(self, seat: int, *cards: Card) -> Position:
        """Discarded without being revealed."""
        self.state.hidden_discard[seat] = tuple(kinds(cards))
        return self

    def tasks(self, seat: int, *names: str) -> Position:
        for name in names:
            task = BOX.tasks.index(name)
            self.state.task_bag.remove(task)
            self.state.kept[seat] = tuple(sorted([*self.state.kept[seat], task]))
        return self

    def task_pile(self, *names: str) -> Position:
        """The undealt tasks; all others go back into the box, put there by seat 0."""
        left = sorted(BOX.tasks.index(name) for name in names)
        gone = [task for task in self.state.task_bag if task not in left]
        self.state.task_bag, self.state.returned[0] = left, tuple(sorted([*self.state.returned[0], *gone]))
        return self

    def nina(self, *cards: Card) -> Position:
        """Nina's cards still to come; the rest have been shown."""
        self.state.nina_bag = kinds(cards)
        rest = BOX.base_deck[:]
        for card in self.state.nina_bag:
            rest.remove(card)
        self.state.nina_shown = rest
        return self

    def begin(self, step: str = "a", guild: str = "", **outcomes: list[int]) -> Table:
        """This step begins; `outcomes` are the draws to come (`deck_0=[2], nina=[0]`)."""
        number = STEP_NAMES.index(step)
        self._lay_down(number, guild)
        self.state.agenda = [(STEP, 0, number)]
        table = Table(self.state, Loaded(**outcomes))
        journal = Journal(EVENTS)
        go_on(self.state, table.chance, journal)
        table.hear(journal)
        return table.settle()

    def plan(self, **outcomes: list[int]) -> Table:
        """Planning begins; what every pile must draw is drawn."""
        self._lay_down(0, "")
        table = Table(self.state, Loaded(**outcomes))
        journal = Journal(EVENTS)
        open_planning(self.state, journal)
        go_on(self.state, table.chance, journal)
        table.hear(journal)
        return table.settle()

    def over(self) -> Table:
        """After the fifth council phase."""
        self._lay_down(0, "")
        self.state.round, self.state.agenda = BOX.rounds, []
        return Table(self.state, Loaded())

    def match(self, step: str = "a", guild: str = "", seed: int = 1) -> Match:
        """A real match, with log and undo, that begins in this position."""
        self.begin(step, guild)
        return self._match(seed)

    def match_planning(self, seed: int = 1) -> Match:
        self._lay_down(0, "")
        open_planning(self.state, None)
        return self._match(seed)

    def _match(self, seed: int) -> Match:
        game = Prepared(GAME.components)
        game.opening = self.state
        names = [f"Player {number + 1}" for number in range(self.state.seats)]
        return Match.begin(game, names, msgspec.to_builtins(self.state.options), chosen(seed), committed=False)

    def _lay_down(self, step: int, guild: str) -> None:
        """Unmentioned cards are used up; the board of the round shows the guild in question."""
        state = self.state
        for seat in range(state.seats):
            rest = BOX.deck(state.options)
            placed = [*state.bag[seat], *state.bottom[seat], *state.hidden_discard[seat]]
            for card in [*placed, *(card for stack in state.stacks[seat] for card in stack)]:
                rest.remove(card)
            state.open_discard[seat] = tuple(rest)
        if guild:
            wanted = next(b for b in range(5) if BOX.guild_at[b][step] == GUILDS.index(guild))
            others = [board for board in range(5) if board != wanted]
            state.boards = (*others[: state.round], wanted, *others[state.round :])


class Table:
    """A position being played, with its events; plays what the kernel would play unasked."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state, self.chance = state, chance
        self.events: list[Event] = []
        self.entries: list[Entry] = []
        self.autos: list[str] = []

    def hear(self, journal: Journal) -> None:
        self.entries += journal.entries
        self.events += [event for entry in journal.entries if (event := entry.seen_by(None)) is not None]

    @property
    def seat(self) -> int:
        """Who must choose, the first of several; -1 when the game is over."""
        seats = GAME.deciders(self.state)
        return seats[0] if seats else -1

    @property
    def asked(self) -> str:
        return GAME.decision(self.state, self.seat).kind if self.seat >= 0 else "over"

    @property
    def source(self) -> str:
        return GAME.decision(self.state, self.seat).source

    @property
    def choices(self) -> list[str]:
        return self.choices_of(self.seat)

    def choices_of(self, seat: int) -> list[str]:
        return [GAME.actions.notations[action] for action in GAME.choices(self.state, seat)]

    def play(self, *actions: str, seat: int | None = None) -> Table:
        """Play these actions, each by whoever must choose (or by this seat), then what is forced."""
        for text in actions:
            action, actor = GAME.actions.parse(text), self.seat if seat is None else seat
            refusal = GAME.refusal(self.state, actor, action)
            assert refusal is None, f"{text!r} is refused: {refusal}"
            self._apply(actor, action)
            self.settle()
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
        refusal = GAME.refusal(self.state, self.seat, GAME.actions.parse(text))
        assert refusal is not None, f"nothing stands against {text!r}"
        return refusal

    @property
    def offers(self) -> dict[str, Offer]:
        return {offer.notation: offer for offer in GAME.offers(self.state, self.seat)}

    def goods(self, seat: int) -> dict[str, int]:
        return {name: n for name, n in zip(GUILDS, self.state.goods[seat], strict=True) if n}

    def sits(self, chair: str) -> list[int]:
        return list(self.state.council[BOX.council.index(chair)])

    def owner(self, space: str) -> int:
        return self.state.figures[cell_of(space)]

    def view(self, seat: int | None) -> ValenciaView:
        return GAME.view(self.state, seat)

    def standing(self, seat: int | None = None) -> ScoreSheet:
        return GAME.standing(self.view(seat))

    def row(self, source: str, viewer: int | None = None) -> list[int | None]:
        """One line of the score sheet."""
        return list(next(row.points for row in self.standing(viewer).rows if row.source == source))

    def told(self, seat: int | None, event: str) -> list[Args]:
        """What this seat was told in all events of this kind so far."""
        seen = (entry.seen_by(seat) for entry in self.entries)
        return [found.args for found in seen if found is not None and found.kind == event]

    def happened(self, event: str) -> list[Args]:
        """All events of this kind so far, as a spectator saw them."""
        return [found.args for found in self.events if found.kind == event]

    def _apply(self, seat: int, action: int) -> None:
        journal = Journal(EVENTS)
        GAME.apply(self.state, seat, action, self.chance, journal)
        self.hear(journal)
