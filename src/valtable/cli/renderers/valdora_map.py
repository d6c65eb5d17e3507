"""The valley as a map of letters: where the roads lead, what lies there, who stands there, what a stop costs."""

from __future__ import annotations

from rich.text import Text

from valtable.cli.screen import Screen
from valtable.games.valdora.actions import GEMS
from valtable.games.valdora.components import NONE, Box
from valtable.games.valdora.state import MOVING, NOBODY
from valtable.games.valdora.tabletop import stop_price_for
from valtable.games.valdora.view import ValdoraView

GEM_STYLES = ("red", "bright_blue", "magenta", "green", "yellow")
WIDEST, ROWS = 110, 31
NEAR, FAR = "›", "»"
"""Before the name of a stop in reach; the second where provisions are used."""
MARGIN = 6
"""Columns at both sides for half a name."""


def gem_letters(screen: Screen) -> list[str]:
    """The first letter of each gem in the language of the moment."""
    return [screen.texts.thing(f"gem:{gem}")[0] for gem in GEMS]


class Canvas:
    """Characters with a style, row by row."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, row: int, column: int, text: Text) -> None:
        """A piece of text with its middle at this column."""
        start = min(max(0, column - len(text) // 2), max(0, self.width - len(text)))
        for offset, char in enumerate(text.plain):
            if start + offset < self.width:
                style = " ".join(str(span.style) for span in text.spans if span.start <= offset < span.end)
                self.cells[row][start + offset] = (char, style or str(text.style))

    def line(self, a: tuple[int, int], b: tuple[int, int]) -> None:
        """A road from row and column to row and column."""
        steps = max(abs(a[0] - b[0]) * 2, abs(a[1] - b[1])) // 2
        for step in range(1, steps):
            row = round(a[0] + (b[0] - a[0]) * step / steps)
            column = round(a[1] + (b[1] - a[1]) * step / steps)
            self.cells[row][column] = ("·", "dim")

    def text(self) -> Text:
        """The picture, without blanks at the ends of its rows."""
        lines = []
        for row in self.cells:
            line = Text()
            for char, style in row:
                line.append(char, style)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)


def draw_map(screen: Screen, box: Box, view: ValdoraView) -> Text:
    """Roads as dots; for whoever moves now the stops in reach stand out, with their price in coins."""
    canvas = Canvas(min(screen.width, WIDEST), ROWS)
    places = [place_of(canvas, box, space) for space in range(len(box.spaces))]
    for space, links in enumerate(box.links):
        for other in links:
            if space < other:
                canvas.line(places[space], places[other])
    for space, (row, column) in enumerate(places):
        canvas.put(row, column, name_of(screen, box, view, space))
        below = contents(screen, box, view, space)
        if below.plain:
            canvas.put(row + 1, column, below)
    return canvas.text()


def place_of(canvas: Canvas, box: Box, space: int) -> tuple[int, int]:
    (x, y), (width, height) = box.at[space], box.size
    column = MARGIN + round(x * (canvas.width - 2 * MARGIN) / width)
    return round(y * (ROWS - 1) / height), min(column, canvas.width - 1)


def name_of(screen: Screen, box: Box, view: ValdoraView, space: int) -> Text:
    """The short name; in reach it has a sign before it, and the coins it costs behind."""
    key = f"space-{box.spaces[space]}"
    name = screen.texts.attribute(key, "short") or screen.texts.text(key)
    if not view.agenda or view.agenda[-1][0] != MOVING:
        return Text(name)
    price = stop_price_for(box, view, space)
    if price == NOBODY:
        return Text(name, style="dim")
    is_far = space not in box.near[view.pawns[view.turn_of]]
    name = f"{FAR if is_far else NEAR}{name}"
    return Text(f"{name} -{price}" if price else name, style="bold underline" if is_far else "bold bright_white")


def contents(screen: Screen, box: Box, view: ValdoraView, space: int) -> Text:
    """Pawns, gems and ships."""
    found = Text()
    for seat, place in enumerate(view.pawns):
        if place == space:
            found.append(screen.shape(seat), f"bold {screen.style(seat)}")
    road = box.road_of[space]
    if road != NONE:
        for gem, n in enumerate(view.roads[road]):
            found.append(gem_letters(screen)[gem] * n, GEM_STYLES[gem])
    found.append("⚓" * box.ships[space], "cyan")
    return found
