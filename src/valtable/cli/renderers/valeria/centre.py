"""Valeria's centre: four rows of five stacks, each with its price for the viewer and what it does, in short."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box as lines
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.renderers.valeria.short import STAR, Shorthand, resource_letters
from valtable.cli.terminal import Terminal
from valtable.games.valeria.asking.purchases import missing_roles, why_not_build, why_not_recruit, why_not_slay
from valtable.games.valeria.box.actions import RESOURCES
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.box.derived import PER_TYPE
from valtable.games.valeria.box.words import ROLES
from valtable.games.valeria.game import Valeria
from valtable.games.valeria.people.asking_prices import surcharging
from valtable.games.valeria.people.events import RESOURCE_REFS
from valtable.games.valeria.sight.view import ValeriaView
from valtable.games.valeria.state.state import State
from valtable.kernel.chance import FastChance
from valtable.kernel.refusal import OK, Args
from valtable.kernel.table import Thing

AMOUNT_STYLES = ("yellow", "red", "bright_blue", "bold", "cyan")
ROLE_STYLES = ("dark_orange3", "indian_red", "medium_purple", "gold1")
WIDEST, NARROWEST = 27, 10
ROOMY = 110
"""Columns of the terminal from which Domains say what they do, if it is tall enough, too."""
TALL = 56
SHORT_TYPE = "Tit."
"""As long as the type of a Monster is where its cell is narrow."""


def draw_centre(terminal: Terminal, game: Valeria, view: ValeriaView) -> RenderableType:
    """Monsters by Area, Citizens by number, Domains; what the viewer can pay now is underlined."""
    cell = Cell(terminal, game, view)
    width = cell_width(terminal)
    grid = Grid(box=lines.SQUARE, show_header=view.seats == 1, padding=0, border_style="dim", header_style="dim")
    for column in range(5):
        grid.add_column(terminal.text("ui-valeria-column", {"n": column + 1}), width=width)
    places = {place.id: place.things for place in game.table(view).places}
    for first, things in ((0, places["monsters"]), (5, places["citizens"]), (15, places["domains"])):
        for row in range(0, len(things), 5):
            grid.add_section()
            grid.add_row(*(cell.draw(first + row + n, thing) for n, thing in enumerate(things[row : row + 5])))
    return grid


def cell_width(terminal: Terminal) -> int:
    return max(NARROWEST, min(WIDEST, (terminal.width - 6) // 5))


class Cell(Shorthand):
    """Draws one stack of the centre."""

    def __init__(self, terminal: Terminal, game: Valeria, view: ValeriaView) -> None:
        super().__init__(terminal, game.contents)
        self.view = view
        self.width = cell_width(terminal)
        # Any table that looks like this one: what can be paid does not depend on what is hidden.
        self.state: State | None = None if view.seat is None else game.imagine(view, FastChance(1))

    def draw(self, slot: int, thing: Thing) -> Text:
        kind, _, id_ = thing.ref.partition(":")
        if kind == "cover" or thing.hidden:
            return Text(self.terminal.texts.thing(thing.ref), style="dim")
        marks = dict(thing.marks)
        name = self.terminal.texts.thing(thing.ref)
        text = Text()
        if kind in ("tower", "event_card"):
            return self.plain(thing, text.append(name, "bold"))
        if kind == "citizen":
            text.append(f"{marks['number']['number']} ", "bold cyan")
        text.append(name, "bold")
        if thing.count != 1:
            text.append(f" ×{thing.count}", "dim")
        cost = marks["cost"]["cost"]
        assert isinstance(cost, list)
        text.append("\n").append(self.price(slot, kind, cost))
        if kind == "citizen":
            self.surcharge(text, self.box.citizens.index(id_), len(cost))
        if "points" in marks:
            text.append(f" {STAR}{marks['points']['n']}", "bold")
        if kind == "monster":
            self.monster(text, slot, self.box.monsters.index(id_))
        elif kind == "citizen":
            self.citizen(text, self.box.citizens.index(id_))
        else:
            self.domain(text, thing.ref, self.box.domains.index(id_))
        return text

    def plain(self, thing: Thing, text: Text) -> Text:
        """A tower with its Banners, or an Event that is no Monster: what is on it, then what it says."""
        for key, args in thing.marks:
            text.append(f"\n{self.terminal.texts.mark(key, args, self.terminal.names)}")
        if thing.ref.startswith("event_card:") and (printed := self.terminal.texts.describe(thing.ref)):
            text.append(f"\n{printed}", "dim")
        return text

    def price(self, slot: int, kind: str, cost: Sequence[str]) -> Text:
        text = Text()
        style = " underline" if self.is_payable(slot, kind) else ""
        for ref, letter, own in zip(RESOURCE_REFS, self.letters, AMOUNT_STYLES, strict=True):
            if n := cost.count(ref):
                text.append(" " if text else "").append(f"{n}{letter}", own + style)
        return text if text else Text("0", style=style)

    def is_payable(self, slot: int, kind: str) -> bool:
        if self.state is None or self.view.seat is None:
            return False
        why_not = {"monster": why_not_slay, "citizen": why_not_recruit, "domain": why_not_build}[kind]
        return why_not(self.state, self.view.seat, slot) == OK

    def monster(self, text: Text, slot: int, card: int) -> None:
        box = self.box
        if box.area[card] == NONE:
            on = "/".join(str(n) for n in box.activation[card])
            told: Args = {"number": on, "what": self.program(box.roll_effect[card])}
            if box.packs.every_roll[card]:
                text.append(f"\n{self.terminal.texts.describe(f'monster:{box.monsters[card]}') or ''}", "magenta")
                return
            text.append(f"\n{self.terminal.text('ui-valeria-event', told)}", "magenta")
        else:
            text.append(f" {self.terminal.texts.thing(f'area:{box.areas[box.area[card]]}')}", "dim")
        reward, type_ = f"+ {self.program(box.reward[card])}", self.terminal.texts.thing(f"type:{self.type_of(card)}")
        text.append(f"\n{reward}", "dim")
        if len(reward) + len(type_) + 3 > self.width >= len(reward) + len(SHORT_TYPE) + 3:
            type_ = f"{type_[:3]}."
        text.append(f" · {type_}", "bold" if self.type_counts(card) else "dim")

    def type_of(self, card: int) -> str:
        return self.box.types[self.box.monster_type[card]]

    def type_counts(self, card: int) -> bool:
        """Whether the viewer's own Duke counts Monsters of this one's type."""
        duke = NONE if self.view.seat is None else self.view.dukes[self.view.seat]
        lines = () if duke == NONE else self.box.duke_lines[duke]
        return any(what == PER_TYPE and which == self.box.monster_type[card] for what, which, _ in lines)

    def surcharge(self, text: Text, card: int, price: int) -> None:
        """The printed price, what copies add to it and what other cards change, where there is room for that."""
        same = [] if self.view.seat is None else surcharging(self.box, self.view, self.view.seat, card)
        change = price - self.box.citizen_cost[card] - len(same)
        told = f" ({self.box.citizen_cost[card]}+{len(same)}{f'{change:+d}' if change else ''})"
        roles = sum(len(self.role(role)) + 1 for role, n in enumerate(self.box.citizen_roles[card]) if n)
        if same and len(text.plain.rpartition("\n")[2]) + len(told) + roles <= self.width:
            text.append(told, "dim")

    def role(self, role: int) -> str:
        return self.terminal.texts.thing(f"role:{ROLES[role]}")

    def citizen(self, text: Text, card: int) -> None:
        box = self.box
        for role, n in enumerate(box.citizen_roles[card]):
            if n:
                text.append(f" {self.role(role)}", ROLE_STYLES[role])
        on, off = self.program(box.on_turn[card]), self.program(box.off_turn[card])
        text.append(f"\n{on}", "dim").append(" / ", "dim").append(off, "dim")

    def domain(self, text: Text, ref: str, card: int) -> None:
        """The icons it asks for, those one lacks in reverse; what it does where there is room."""
        missing: list[int] = []
        if self.state is not None and self.view.seat is not None:
            missing = missing_roles(self.state, self.view.seat, card)
        text.append("\n")
        parts = []
        for role, n in enumerate(self.box.domain_roles[card]):
            if n:
                name = self.terminal.texts.amount(f"role:{ROLES[role]}", n) if n > 1 else self.role(role)
                part = Text(name, ROLE_STYLES[role])
                if lacking := missing.count(role):
                    part.append(f" −{lacking}", "dim")
                parts.append(part)
        text.append(Text(", ").join(parts))
        roomy = self.terminal.width >= ROOMY and self.terminal.height >= TALL
        if roomy and (printed := self.terminal.texts.describe(ref)):
            text.append(f"\n{printed}", "dim")


def draw_legend(terminal: Terminal) -> Text:
    parts = [
        Text(f"{letter} {terminal.texts.thing(f'resource:{name}')}", style)
        for name, letter, style in zip(RESOURCES, resource_letters(terminal), AMOUNT_STYLES, strict=False)
    ]
    return terminal.flow(parts + [Text(part, "dim") for part in terminal.text("ui-valeria-legend").split("  ")])
