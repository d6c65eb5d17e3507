"""The city of Valencia: rows of cells, and between them the points where bushes and palm trees stand."""

from __future__ import annotations

from rich.text import Text

from valtable.cli.terminal import Terminal
from valtable.games.valencia.box.city import CENTRAL, FOUNTAIN, GRID, GUILDS, City
from valtable.games.valencia.box.components import Box
from valtable.games.valencia.sight.view import ValenciaView
from valtable.games.valencia.state.state import NOBODY

GUILD_STYLES = ("dark_orange", "khaki3", "red3", "bright_blue", "cyan")
CELL = 5
BUSH, PALM, EMPTY_SITE, SITE, CENTRE = "·", "♠", "○", "≈", "◎"
ROUNDS = "①②③④⑤"
"""Which fountain it is: the list of rounds names them."""


def draw_city(terminal: Terminal, box: Box, view: ValenciaView) -> Text:
    """Every cell with guild and price, who stands there, fountains; a line of bushes between two rows."""
    city = box.city(view.seats, view.build)
    letters = [letter(terminal.texts.thing(f"guild:{guild}")) for guild in GUILDS]
    lines = [Text("   " + "".join(f"{'ABCDEFGH'[col]:<{CELL + 1}}" for col in range(city.cols)).rstrip(), style="dim")]
    for row in range(city.rows):
        if row:
            lines.append(Text("   ").append_text(draw_bushes(view, city, row)))
        line = Text(f"{row + 1}  ", style="dim")
        for col in range(city.cols):
            line.append_text(draw_cell(terminal, box, view, city, row * GRID + col, letters)).append(" ")
        lines.append(line)
    return Text("\n").join(lines)


def letter(guild: str) -> str:
    """How a guild stands on the map."""
    return guild[0].upper()


def draw_bushes(view: ValenciaView, city: City, row: int) -> Text:
    line = Text()
    for col in range(1, city.cols):
        bush = row * GRID + col
        line.append(" " * CELL)
        if bush in view.palms:
            line.append(PALM, "bold green")
        else:
            line.append(BUSH if bush in city.bushes else " ", "green")
    return line


def draw_cell(terminal: Terminal, box: Box, view: ValenciaView, city: City, cell: int, letters: list[str]) -> Text:
    kind = city.kind[cell]
    if kind == CENTRAL:
        return Text(f"{CENTRE}{box.central_points}".ljust(CELL), style="bold cyan")
    if kind == FOUNTAIN:
        fountain = view.fountain_at[cell]
        if fountain == NOBODY:
            return Text(EMPTY_SITE.ljust(CELL), style="cyan")
        built = f"{SITE}{box.fountain_points[fountain]}{ROUNDS[view.fountains.index(fountain)]}"
        return Text(built.ljust(CELL), style="bold cyan")
    text = Text(f"{letters[kind]}{city.price[cell]}", style=GUILD_STYLES[kind])
    owner = view.figures[cell]
    if owner != NOBODY:
        text.append(f" {terminal.shape(owner)}", f"bold {terminal.style(owner)}")
    return text.append(" " * (CELL - len(text.plain)))
