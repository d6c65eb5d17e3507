"""Valeria's centre: four rows of five stacks, each with its price for the viewer and what it does, in short."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box as lines
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.screen import Screen
from valtable.games.valeria.actions import RESOURCES
from valtable.games.valeria.components import NONE, Box
from valtable.games.valeria.events import RESOURCE_REFS
from valtable.games.valeria.game import Valeria
from valtable.games.valeria.phases import pay
from valtable.games.valeria.state import State
from valtable.games.valeria.view import ValeriaView
from valtable.games.valeria.vocabulary import (
    ADD_COST,
    ALL,
    ANY_COST,
    CHOOSE,
    CITIZENS,
    DOMAINS,
    END,
    EXCHANGE,
    GAIN,
    GAIN_PER,
    LOSE,
    MONSTERS,
    ROLES,
    STEAL,
    TAKE_CITIZEN,
    WILD,
    Op,
)
from valtable.kernel.chance import FastChance
from valtable.kernel.refusal import OK, Args
from valtable.kernel.table import Thing

AMOUNT_STYLES = ("yellow", "red", "bright_blue", "bold", "cyan")
ROLE_STYLES = ("dark_orange3", "indian_red", "medium_purple", "gold1")
WIDEST, NARROWEST = 27, 10
ROOMY = 110
"""Columns of the terminal from which Domains say what they do, if it is tall enough, too."""
TALL = 56
STAR = "✦"
"""Points; the usual star is the sign of the fifth player."""
MAP_SIGN = "▤"


def resource_letters(screen: Screen) -> list[str]:
    """The first letters of Gold, Strength and Magic, a star for points, a sign for Maps."""
    return [screen.texts.thing(f"resource:{name}")[0].upper() for name in RESOURCES] + [STAR, MAP_SIGN]


def draw_centre(screen: Screen, game: Valeria, view: ValeriaView) -> RenderableType:
    """Monsters by Area, Citizens by number, Domains; what the viewer can pay now is underlined."""
    cell = Cell(screen, game, view)
    width = max(NARROWEST, min(WIDEST, (screen.width - 6) // 5))
    grid = Grid(box=lines.SQUARE, show_header=view.seats == 1, padding=0, border_style="dim", header_style="dim")
    for column in range(5):
        grid.add_column(screen.text("ui-valeria-column", {"n": column + 1}), width=width)
    places = {place.id: place.things for place in game.table(view).places}
    for first, things in ((0, places["monsters"]), (5, places["citizens"]), (15, places["domains"])):
        for row in range(0, len(things), 5):
            grid.add_section()
            grid.add_row(*(cell.draw(first + row + n, thing) for n, thing in enumerate(things[row : row + 5])))
    return grid


class Cell:
    """Draws one stack of the centre."""

    def __init__(self, screen: Screen, game: Valeria, view: ValeriaView) -> None:
        self.screen, self.view, self.box = screen, view, game.contents
        self.letters = resource_letters(screen)
        # Any table that looks like this one: what can be paid does not depend on what is hidden.
        self.state: State | None = None if view.seat is None else game.imagine(view, FastChance(1))

    def draw(self, slot: int, thing: Thing) -> Text:
        kind, _, id_ = thing.ref.partition(":")
        if kind == "cover" or thing.hidden:
            return Text(self.screen.texts.thing(thing.ref), style="dim")
        marks = dict(thing.marks)
        name = self.screen.texts.thing(thing.ref)
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
            text.append(f"\n{self.screen.texts.mark(key, args, self.screen.names)}")
        if thing.ref.startswith("event_card:") and (printed := self.screen.texts.describe(thing.ref)):
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
        why_not = {"monster": pay.why_not_slay, "citizen": pay.why_not_recruit, "domain": pay.why_not_build}[kind]
        return why_not(self.state, self.view.seat, slot) == OK

    def monster(self, text: Text, slot: int, card: int) -> None:
        box = self.box
        if box.area[card] == NONE:
            on = "/".join(str(n) for n in box.activation[card])
            told: Args = {"number": on, "what": self.program(box.roll_effect[card])}
            if box.extras.every_roll[card]:
                text.append(f"\n{self.screen.texts.describe(f'monster:{box.monsters[card]}') or ''}", "magenta")
                return
            text.append(f"\n{self.screen.text('ui-valeria-event', told)}", "magenta")
        else:
            text.append(f" {self.screen.texts.thing(f'area:{box.areas[box.area[card]]}')}", "dim")
        text.append("\n+ ", "dim").append(self.program(box.reward[card]), "dim")

    def citizen(self, text: Text, card: int) -> None:
        box = self.box
        for role, n in enumerate(box.citizen_roles[card]):
            if n:
                text.append(f" {self.screen.texts.thing(f'role:{ROLES[role]}')}", ROLE_STYLES[role])
        on, off = self.program(box.on_turn[card]), self.program(box.off_turn[card])
        text.append(f"\n{on}", "dim").append(" / ", "dim").append(off, "dim")

    def domain(self, text: Text, ref: str, card: int) -> None:
        """The icons it asks for, those one lacks in reverse; what it does where there is room."""
        missing: list[int] = []
        if self.state is not None and self.view.seat is not None:
            missing = pay.missing_roles(self.state, self.view.seat, card)
        text.append("\n")
        parts = []
        for role, n in enumerate(self.box.domain_roles[card]):
            if n:
                name = self.screen.texts.thing(f"role:{ROLES[role]}")
                part = Text(f"{n} {name}" if n > 1 else name, ROLE_STYLES[role])
                if lacking := missing.count(role):
                    part.append(f" −{lacking}", "dim")
                parts.append(part)
        text.append(Text(", ").join(parts))
        roomy = self.screen.width >= ROOMY and self.screen.height >= TALL
        if roomy and (printed := self.screen.texts.describe(ref)):
            text.append(f"\n{printed}", "dim")

    # What a card does, in short

    def program(self, step: int) -> str:
        parts = []
        while self.box.code[step][0] != END:
            parts.append(self.step(self.box.code[step]))
            step += 1
        return " ".join(part for part in parts if part) or "–"

    def step(self, op: Op) -> str:
        code = op[0]
        if code == GAIN:
            return self.amounts(op[1:7])
        if code == GAIN_PER:
            return f"{self.amounts(op[1:7])}×{self.counted(op[7:])}"
        if code == CHOOSE:
            return " | ".join(self.program(step) for step in op[1:])
        if code == ALL:
            return self.program(op[1])
        if code == EXCHANGE:
            return f"{self.amounts(op[1:7])}→{self.amounts(op[7:13])}"
        if code == STEAL:
            most = " | ".join(f"{n}{letter}" for n, letter in zip(op[1:4], self.letters, strict=False) if n)
            return f"{self.screen.text('ui-valeria-steal')} {most}"
        if code == LOSE:
            return self.screen.text("ui-valeria-all_lose", {"n": self.amounts(op[2:6])})
        if code == ADD_COST:
            return self.screen.text("ui-valeria-dearer", {"n": self.amounts(op[2:5])})
        return self.free_citizen(op) if code == TAKE_CITIZEN else "…"

    def amounts(self, numbers: Sequence[int]) -> str:
        found = [f"{n}{letter}" for n, letter in zip(numbers, self.letters, strict=False) if n]
        if len(numbers) > WILD and numbers[WILD]:
            found.append(f"{numbers[WILD]}?")
        return " ".join(found)

    def counted(self, what: Sequence[int]) -> str:
        """The thing that is counted, by name."""
        kind, role, area, _, name, _ = what
        things = self.screen.texts
        if kind == CITIZENS and role:
            return things.thing(f"role:{ROLES[role - 1]}")
        if kind == MONSTERS and area:
            return things.thing(f"area:{self.box.areas[area - 1]}")
        if name:
            return self.person(name - 1)
        heads = {CITIZENS: "ui-valeria-citizen", DOMAINS: "ui-valeria-domain", MONSTERS: "ui-valeria-monster"}
        return self.screen.text(heads[kind]) if kind in heads else "?"

    def free_citizen(self, op: Op) -> str:
        if op[3]:
            return self.person(op[3] - 1)
        role = f" {self.screen.texts.thing(f'role:{ROLES[op[2] - 1]}')}" if op[2] else ""
        limit = f" ≤{op[4]}" if op[4] < ANY_COST else ""
        return f"{self.screen.text('ui-valeria-citizen')}{role}{limit}"

    def person(self, name: int) -> str:
        """A card by its printed name: a Citizen, or a Monster that counts its own kind."""
        box = self.box
        if name in box.citizen_name:
            return self.screen.texts.thing(f"citizen:{box.citizens[box.citizen_name.index(name)]}")
        return self.screen.texts.thing(f"monster:{box.monsters[box.monster_name.index(name)]}")


def draw_legend(screen: Screen, box: Box) -> Text:
    line = Text()
    for name, letter, style in zip(RESOURCES, resource_letters(screen), AMOUNT_STYLES, strict=False):
        line.append(f"{letter} {screen.texts.thing(f'resource:{name}')}   ", style)
    return line.append(screen.text("ui-valeria-legend"), "dim")
