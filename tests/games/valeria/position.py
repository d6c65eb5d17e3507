"""Positions of Valeria as a reader would draw them, and a table to play them at.

    table = at_table(roll=(1, 3), citizens={0: ["cleric"]})
    table.have(0, gold=3).play("recruit 5")

Seat 0 begins, everybody keeps the first Duke dealt, the centre is the First Game. The dice fall as told; without
a word they show 5 and 6, so that everybody gets 1 Gold and 1 Strength and nobody is asked.
"""

from __future__ import annotations

from typing import Any, cast

from tests.games.dice import Loaded
from valtable import games
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.game import Valeria
from valtable.games.valeria.modules.agents.state import Agents
from valtable.games.valeria.modules.crimson_seas.state import CrimsonSeas
from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.modules.relics.state import Relics
from valtable.games.valeria.modules.ward_towers.state import WardTowers
from valtable.games.valeria.state.state import EXHAUSTED, NO_TOKENS, State
from valtable.kernel.journal import Entry, Event, Journal
from valtable.kernel.play import forced
from valtable.kernel.refusal import Refusal
from valtable.kernel.standing import ScoreSheet

GAME = cast(Valeria, games.load("valtable.games.valeria.game:Valeria"))
BOX = GAME.contents
RESOURCES = ("gold", "strength", "magic", "vp")
Cards = dict[int, list[str]]


class Table:
    """A state, its luck and what happened."""

    def __init__(self, state: State, chance: Loaded) -> None:
        self.state, self.chance = state, chance
        self.entries: list[Entry] = []

    @property
    def packs(self) -> Packs:
        """What modules and packs add to the table; a base game has none of it."""
        assert self.state.packs is not None
        return self.state.packs

    @property
    def seas(self) -> CrimsonSeas:
        assert self.state.seas is not None
        return self.state.seas

    @property
    def agents(self) -> Agents:
        assert self.state.agents is not None
        return self.state.agents

    @property
    def relics(self) -> Relics:
        assert self.state.relics is not None
        return self.state.relics

    @property
    def towers(self) -> WardTowers:
        assert self.state.towers is not None
        return self.state.towers

    def play(self, *notations: str, seat: int | None = None) -> Table:
        """Each step must be asked and allowed; what is no choice is played unasked."""
        for notation in notations:
            who = GAME.deciders(self.state)[0] if seat is None else seat
            refusal = self.refusal(notation, who)
            assert refusal == "", f"{notation} by seat {who} is refused: {refusal}; there is {self.choices(who)}"
            self.apply(who, GAME.actions.parse(notation))
            self.go_on()
        return self

    def go_on(self) -> None:
        while (move := forced(GAME, self.state)) is not None:
            self.apply(*move)

    def apply(self, seat: int, action: int) -> None:
        journal = Journal(GAME.events)
        GAME.apply(self.state, seat, action, self.chance, journal)
        self.entries += journal.entries

    def refusal(self, notation: str, seat: int | None = None) -> str:
        found = self.refused(notation, seat)
        return "" if found is None else found.reason

    def refused(self, notation: str, seat: int | None = None) -> Refusal | None:
        who = GAME.deciders(self.state)[0] if seat is None else seat
        return GAME.refusal(self.state, who, GAME.actions.parse(notation))

    def choices(self, seat: int | None = None) -> list[str]:
        who = GAME.deciders(self.state)[0] if seat is None else seat
        return [GAME.actions.notations[action] for action in GAME.choices(self.state, who)]

    @property
    def asked(self) -> list[tuple[int, str]]:
        return [(decision.seat, decision.kind) for decision in GAME.decisions(self.state)]

    def events(self, kind: str, seat: int | None = None) -> list[Event]:
        seen = [entry.seen_by(seat) for entry in self.entries if entry.kind == kind]
        return [event for event in seen if event is not None]

    def has(self, seat: int) -> dict[str, int]:
        return dict(zip(RESOURCES, self.state.res[seat], strict=True))

    def have(self, seat: int, **amounts: int) -> Table:
        for name, n in amounts.items():
            self.state.res[seat][RESOURCES.index(name)] = n
        return self

    def owns(self, seat: int) -> list[str]:
        return [BOX.citizens[kind] for kind in self.state.citizens[seat]]

    def slain(self, seat: int) -> list[str]:
        return [BOX.monsters[kind] for kind in self.state.slain[seat]]

    def monster(self, slot: int, *cards: str, tokens: tuple[int, int, int] = NO_TOKENS) -> Table:
        """The stack of a slot, its top card last; tokens lie on the top card. Bare Events go to `event`."""
        self.state.stacks[slot] = [BOX.monsters.index(card) for card in cards]
        self.state.tokens[slot] = [NO_TOKENS] * (len(cards) - 1) + [tokens] if cards else []
        if cards:
            areas = list(self.state.areas)
            areas[slot] = BOX.area[self.state.stacks[slot][-1]]
            self.state.areas = tuple(areas)
        return self

    def citizen(self, slot: int, *cards: str) -> Table:
        self.state.stacks[slot] = [BOX.citizens.index(card) for card in cards]
        return self

    def domain(self, slot: int, card: str) -> Table:
        self.state.tops[slot - 15] = BOX.domains.index(card)
        return self

    def event(self, slot: int, card: str) -> Table:
        """A Monster Event in a slot whose stack is used up."""
        if slot < 15:
            self.state.stacks[slot] = []
        else:
            self.state.tops[slot - 15], self.state.left[slot - 15] = NONE, 0
        if slot < 5:
            self.state.tokens[slot] = []
        self.state.cover[slot] = BOX.monsters.index(card)
        return self

    def used_up(self, *slots: int) -> Table:
        """Stacks without cards, with an Exhausted card on each."""
        for slot in slots:
            self.event(slot, "mimic").state.cover[slot] = EXHAUSTED
        return self

    def deck(self, events: int, exhausted: int) -> Table:
        self.state.upper, self.state.lower, self.state.bottom = [events, exhausted], [0, 0], []
        return self

    def pass_turn(self, *roll: int) -> Table:
        """Two resources, then the next dice."""
        self.chance.outcomes["dice"] = [value - 1 for value in roll]
        while GAME.decisions(self.state)[0].kind == "action":
            turn = self.state.turn
            self.play("gain gold")
            if self.state.turn != turn:
                break
        return self

    def play_round(self) -> Table:
        """Resources until the round is over; the dice stay at 5 and 6."""
        this = self.state.round
        while not self.state.ending and self.state.round == this:
            self.chance.outcomes["dice"] = [4, 5]
            self.play("gain gold")
        return self

    def standing(self, seat: int | None = None) -> ScoreSheet:
        return GAME.standing(GAME.view(self.state, seat))

    def score(self, source: str, seat: int | None = None) -> tuple[int | None, ...]:
        return next(row.points for row in self.standing(seat).rows if row.source == source)


def at_table(
    seats: int = 2,
    roll: tuple[int, int] = (5, 6),
    citizens: Cards | None = None,
    domains: Cards | None = None,
    slain: Cards | None = None,
    events: dict[int, str] | None = None,
    purse: dict[int, dict[str, int]] | None = None,
    luck: dict[str, list[int]] | None = None,
    **options: Any,
) -> Table:
    """The first turn of seat 0, with these cards in front of the players before the dice fall."""
    chance = Loaded(dice=[value - 1 for value in roll], **(luck or {}))
    options = {"layout": "first_game"} | options
    decoded = GAME.decode_options(options)
    GAME.check_options(decoded, seats)
    table = Table(GAME.setup(decoded, seats, chance, Journal(GAME.events)), chance)
    state = table.state
    for seat, cards in (citizens or {}).items():
        state.citizens[seat] = sorted(BOX.citizens.index(card) for card in cards)
    for seat, cards in (domains or {}).items():
        state.domains[seat] = [BOX.domains.index(card) for card in cards]
    for seat, cards in (slain or {}).items():
        state.slain[seat] = sorted(BOX.monsters.index(card) for card in cards)
    for slot, event in (events or {}).items():
        table.event(slot, event)
    for seat, amounts in (purse or {}).items():
        table.have(seat, **amounts)
    state.opening = [have[:] for have in state.res] if state.sealed else []
    for seat in range(seats if not decoded.no_duke else 0):
        table.play("keep 0", seat=seat)
    for seat in range(seats if decoded.relics else 0):
        table.play("keep 0", seat=seat)
    return table
