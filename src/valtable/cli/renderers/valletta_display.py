"""Valletta's display: rows of five buildings above and below the street, a column per section."""

from __future__ import annotations

from rich import box as lines
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.screen import Screen
from valtable.games.valletta.actions import GOODS
from valtable.games.valletta.components import COLORS, COLUMNS, Box
from valtable.games.valletta.game import Valletta
from valtable.games.valletta.scoring import track_space
from valtable.games.valletta.state import NOBODY
from valtable.games.valletta.view import VallettaView
from valtable.kernel.chance import FastChance

GOOD_STYLES = ("yellow", "dark_orange3", "grey70", "indian_red")
BUILDING_STYLES = {"green": "green", "blue": "bright_blue", "yellow": "yellow"}
WIDEST, NARROWEST = 24, 14
Price = tuple[int, ...]


def draw_display(screen: Screen, game: Valletta, view: VallettaView) -> RenderableType:
    """All rows as they lie; Jean's section is where constructing scores."""
    rows = game.contents.rows[view.seats]
    above = [row for row in range(rows) if row % 2 == 0][::-1]
    below = [row for row in range(rows) if row % 2 == 1]
    width = max(NARROWEST, min(WIDEST, (screen.width - COLUMNS - 1) // COLUMNS))
    grid = Grid(box=lines.SQUARE, show_header=False, show_lines=True, padding=0, border_style="dim")
    for _ in range(COLUMNS):
        grid.add_column(width=width)
    prices = prices_now(game, view)
    cell = Cell(screen, game.contents, view, prices, width)

    def add(row: int) -> None:
        grid.add_row(*(cell.building(view.display[row * COLUMNS + column]) for column in range(COLUMNS)))

    for row in above:
        add(row)
    grid.add_row(*(street_section(screen, game.contents, view, section, width) for section in range(COLUMNS)))
    for row in below:
        add(row)
    return grid


def good_letters(screen: Screen) -> list[str]:
    """A letter for each good: the first of its name, which differ in every language we speak."""
    return [screen.texts.thing(f"good:{good}")[0].upper() for good in GOODS]


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

    def __init__(self, screen: Screen, box: Box, view: VallettaView, prices: dict[int, Price], width: int) -> None:
        self.screen, self.box, self.view, self.prices, self.width = screen, box, view, prices, width
        self.letters = good_letters(screen)

    def building(self, building: int) -> Text:
        """Name and icon; price, points and character, or once built the owner and points."""
        box, view = self.box, self.view
        owner, icon = view.owner[building], box.icon[building]
        style = BUILDING_STYLES[COLORS[box.building_color[building]]]
        text = Text(self.screen.texts.thing(f"building:{box.buildings[building]}"), style=f"bold {style}")
        text.append(" ").append(f"[{self.letters[icon]}]", f"not bold {GOOD_STYLES[icon]}").append("\n")
        points = box.vp_upgraded[building] if view.upgraded[building] else box.vp[building]
        if owner == NOBODY:
            text.append(self.price(self.prices[building])).append(f"{points}★\n", "not bold default")
            character = self.screen.texts.thing(f"character:{box.characters[box.character_of[building]]}")
            return text.append(self.cut(character), "not bold italic default")
        name = self.screen.names[owner][: self.width - 6]
        text.append(f"{self.screen.shape(owner)} {name} ", f"bold {self.screen.style(owner)}")
        text.append(f"{points}★", "bold default")
        if view.upgraded[building]:
            text.append(f"\n{self.screen.text('ui-valletta-upgraded')}", "not bold dim default")
        return text

    def price(self, price: Price) -> Text:
        """`2G 1W`; what one's own goods pay for at once is underlined."""
        text = Text()
        own = None if self.view.seat is None else self.view.goods[self.view.seat]
        can_pay = own is not None and all(n <= own[good] for good, n in enumerate(price))
        for good, n in enumerate(price):
            if n:
                text.append(
                    f"{n}{self.letters[good]}", f"not bold {GOOD_STYLES[good]}{' underline' if can_pay else ''}"
                )
                text.append(" ", "not bold not underline")
        return text

    def cut(self, name: str) -> str:
        return name if len(name) <= self.width else name[: self.width - 1] + "…"


def street_section(screen: Screen, box: Box, view: VallettaView, section: int, width: int) -> Text:
    """Five spaces: their numbers, the barrels with Jean among them, the players' figures."""
    per_space = (width + 1) // box.spaces_per_section
    numbers, barrels, figures = Text(), Text(), Text()
    for space in range(section * box.spaces_per_section + 1, (section + 1) * box.spaces_per_section + 1):
        style = "bold magenta" if space == view.jean else "dim"
        numbers.append(f"{space:>2}".ljust(per_space), style)
        barrel = "J" if space == view.jean else "o" if space > view.jean else "·"
        barrels.append(f" {barrel}".ljust(per_space), style)
        here = [seat for seat, points in enumerate(view.points) if track_space(box.lap, points)[0] == space]
        # More figures than fit stand one behind the other; the players' table has their points.
        shown = here[: per_space - 1]
        figures.append(" " * (len(shown) < per_space - 1))
        for seat in shown:
            figures.append(screen.shape(seat), screen.style(seat))
        figures.append(" " * (space * per_space - section * box.spaces_per_section * per_space - len(figures)))
    lines_ = [numbers, barrels, figures] if any(view.points) else [numbers, barrels]
    for line in lines_:
        line.truncate(width)
    return Text("\n").join(lines_)
