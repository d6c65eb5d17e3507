"""Valletta's display: rows of five buildings above and below the street, a column per section.

Two lines a building, so that table and choices fit one terminal together; three where it is tall enough.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich import box as lines
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.terminal import Terminal
from valtable.games.valletta.box.actions import GOODS
from valtable.games.valletta.box.components import COLORS, Box
from valtable.games.valletta.box.printed import COLUMNS
from valtable.games.valletta.game import Valletta
from valtable.games.valletta.scoring import track_space
from valtable.games.valletta.sight.view import VallettaView
from valtable.games.valletta.state.state import NOBODY
from valtable.kernel.chance import FastChance

GOOD_STYLES = ("yellow", "dark_orange3", "grey70", "indian_red")
CARD_STYLES = {"purple": "magenta", "red": "red", "green": "green", "blue": "bright_blue", "yellow": "yellow"}
WIDEST, NARROWEST = 26, 14
SHORTEST = 6
"""Fewer letters of a character's name tell nobody anything."""
BESIDES = 28
"""Rows of the terminal that the street, the players and a question need besides the buildings."""
Price = tuple[int, ...]


def draw_display(terminal: Terminal, game: Valletta, view: VallettaView) -> RenderableType:
    """All rows as they lie; Jean's section is where constructing scores."""
    rows = game.contents.rows[view.seats]
    above = [row for row in range(rows) if row % 2 == 0][::-1]
    below = [row for row in range(rows) if row % 2 == 1]
    width = max(NARROWEST, min(WIDEST, (terminal.width - COLUMNS - 1) // COLUMNS))
    grid = Grid(box=lines.SQUARE, show_header=False, show_edge=False, padding=0, border_style="dim")
    for _ in range(COLUMNS):
        grid.add_column(width=width, no_wrap=True)
    tall = terminal.height >= rows * 3 + BESIDES
    cell = Cell(terminal, game.contents, view, prices_now(game, view), width, tall)

    def add(row: int) -> None:
        grid.add_row(*(cell.building(view.display[row * COLUMNS + column]) for column in range(COLUMNS)))

    for row in above:
        add(row)
    if tall:
        grid.add_section()
    grid.add_row(*(street_section(terminal, game.contents, view, section, width) for section in range(COLUMNS)))
    if tall:
        grid.add_section()
    for row in below:
        add(row)
    return grid


def good_letters(terminal: Terminal) -> list[str]:
    """A letter for each good: the first of its name, which differ in every language we speak."""
    return [terminal.texts.thing(f"good:{good}")[0].upper() for good in GOODS]


def color_letters(terminal: Terminal) -> dict[str, str]:
    """As few letters of each colour as tell it from the others: `g`, but `az` and `am` in Spanish."""
    names = {color: terminal.texts.thing(f"color:{color}") for color in COLORS}
    return {
        color: shortest(name, [other for other in names.values() if other != name]) for color, name in names.items()
    }


def shortest(name: str, others: Sequence[str]) -> str:
    lengths = range(1, len(name))
    return next((name[:n] for n in lengths if not any(other.startswith(name[:n]) for other in others)), name)


def draw_legend(terminal: Terminal, with_goods: bool) -> Text:
    """What letters, colours and signs mean; the goods only where the players' table does not spell them out."""
    legend = Text(style="dim")
    for good, letter in enumerate(good_letters(terminal) if with_goods else []):
        legend.append(letter, f"not dim {GOOD_STYLES[good]}").append(f" {terminal.texts.thing(f'good:{GOODS[good]}')} ")
    for color, letters in color_letters(terminal).items():
        legend.append(" " if legend else "").append(letters, f"not dim bold {CARD_STYLES[color]}")
        legend.append(f" {terminal.texts.thing(f'color:{color}')}")
    return legend.append("  " + terminal.text("ui-valletta-legend", {"letter": good_letters(terminal)[0]}))


def prices_now(game: Valletta, view: VallettaView) -> dict[int, Price]:
    """What each free building costs the viewer now. The rules say it of any table that looks like this one."""
    box = game.contents
    free = [building for building in view.display if view.owner[building] == NOBODY]
    if view.seat is None or view.is_over:
        return {building: box.cost[building] for building in free}
    state = game.imagine(view, FastChance(1))
    found = {}
    for building in free:
        action = game.actions.parse(f"construct {box.buildings[building]}")
        cost = {amount.thing: amount.n for amount in game.portray(state, view.seat, action).cost}
        found[building] = tuple(cost.get(f"good:{good}", 0) for good in GOODS)
    return found


class Cell:
    """One building in its cell."""

    def __init__(
        self, terminal: Terminal, box: Box, view: VallettaView, prices: dict[int, Price], width: int, tall: bool
    ) -> None:
        self.terminal, self.box, self.view, self.prices, self.width, self.tall = (
            terminal,
            box,
            view,
            prices,
            width,
            tall,
        )
        self.letters, self.colors = good_letters(terminal), color_letters(terminal)

    def building(self, building: int) -> Text:
        """Colour and name; below, points, icon and price or, once built, the owner; then the character."""
        box, view = self.box, self.view
        owner, icon = view.owner[building], box.icon[building]
        color = COLORS[box.building_color[building]]
        points = box.vp_upgraded[building] if view.upgraded[building] else box.vp[building]
        text = Text(f"{self.colors[color]} ", style=f"bold {CARD_STYLES[color]}")
        text.append(cut(self.terminal.texts.thing(f"building:{box.buildings[building]}"), self.width - len(text)))
        text.append("\n").append(f"{points}★", "not bold default")
        text.append(f"[{self.letters[icon]}] ", f"not bold {GOOD_STYLES[icon]}")
        left = self.width - len(f"{points}★[X] ")
        if owner == NOBODY:
            text.append(price := self.price(self.prices[building]))
            character = self.terminal.texts.thing(f"character:{box.characters[box.character_of[building]]}")
            if self.tall:
                text.append("\n").append(cut(character, self.width), "not bold italic default")
            elif left - len(price) > min(SHORTEST, len(character)):
                text.append(f" {cut(character, left - len(price) - 1)}", "not bold not underline italic default")
            return text
        text.append(f"{self.terminal.shape(owner)} ", f"bold {self.terminal.style(owner)}")
        text.append(cut(self.terminal.names[owner], left - 2), f"bold {self.terminal.style(owner)}")
        if self.tall and view.upgraded[building]:
            text.append(f"\n{self.terminal.text('ui-valletta-upgraded')}", "not bold dim default")
        elif self.tall and owner == view.seat:
            text.append("\n↑ ", "not bold dim default").append(self.price(box.upgrade_cost[building]))
        return text

    def price(self, price: Price) -> Text:
        """`2G1W`; what one's own goods pay for at once is underlined."""
        text = Text()
        own = None if self.view.seat is None else self.view.goods[self.view.seat]
        can_pay = own is not None and all(n <= own[good] for good, n in enumerate(price))
        for good, n in enumerate(price):
            if n:
                style = f"not bold {GOOD_STYLES[good]}{' underline' if can_pay else ''}"
                text.append(f"{n}{self.letters[good]}", style)
        return text


def cut(name: str, width: int) -> str:
    """A name that is too long; the numeral that tells it from its like stays."""
    if len(name) <= width:
        return name
    rest, _, last = name.rpartition(" ")
    end = f"… {last}" if rest and set(last) == {"I"} else "…"
    return name[: max(width - len(end), 0)] + end


def street_section(terminal: Terminal, box: Box, view: VallettaView, section: int, width: int) -> Text:
    """Five spaces: their numbers, barrels face down and Jean among them, then the players' figures."""
    per_space = (width + 1) // box.spaces_per_section
    spaces, figures = Text(), Text()
    for space in range(section * box.spaces_per_section + 1, (section + 1) * box.spaces_per_section + 1):
        style = "bold magenta" if space == view.jean else "" if space > view.jean else "dim"
        spaces.append(f"{'J' if space == view.jean else space}".ljust(per_space), style)
        here = [seat for seat, points in enumerate(view.points) if track_space(box.lap, points)[0] == space]
        # More figures than fit stand one behind the other; the players' table has their points.
        for seat in here[: per_space - 1]:
            figures.append(terminal.shape(seat), terminal.style(seat))
        figures.append(" " * (space * per_space - section * box.spaces_per_section * per_space - len(figures)))
    lines_ = [spaces, figures] if any(view.points) else [spaces]
    for line in lines_:
        line.truncate(width)
    return Text("\n").join(lines_)
