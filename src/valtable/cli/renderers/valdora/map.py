"""The valley as a map of letters: where the roads lead, what lies there, who stands there, what a stop costs."""

from __future__ import annotations

from rich.text import Text

from valtable.cli.renderers.valdora.words import CREST_STYLES, GEM_STYLES, Words
from valtable.games.valdora.box.components import NONE
from valtable.games.valdora.people.tabletop import NO_STOP, mover_of, stop_mark, tops
from valtable.games.valdora.sight.view import ValdoraView

WIDEST = 110
TALL, LOW, LOWEST, TALL_TERMINAL = 29, 25, 22, 56
"""Rows of the map, and of the terminal from which there is room for the tall one."""
NUDGE = 8
"""So many columns a piece of text may stand beside its place, lest it cover another."""
NEAR, FAR, DEAR, IDLE = "›", "»", "×", "∅"
"""Before the name of a stop: in reach, in reach with provisions, in reach of the feet but not of the purse;
behind it, in a list: nothing can be done there."""
MARGIN = 6
"""Columns at both sides for half a name."""


class Canvas:
    """Characters with a style, row by row."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.cells = [[(" ", "")] * width for _ in range(height)]
        self.taken = [[False] * width for _ in range(height)]
        """Where text stands, with a blank at both its ends."""

    def put(self, row: int, column: int, text: Text) -> None:
        """A piece of text with its middle at this column, or as near to it as it covers no other."""
        start = self.room(row, column, text)
        if start is None:
            start = self.wanted(column, text)
        for end in (start - 1, start + len(text)):
            if 0 <= end < self.width and not self.taken[row][end]:
                self.cells[row][end] = (" ", "")  # a dot of a road would be read with it
        for offset, char in enumerate(text.plain):
            if start + offset < self.width:
                self.taken[row][start + offset] = True
                style = " ".join(str(span.style) for span in text.spans if span.start <= offset < span.end)
                self.cells[row][start + offset] = (char, style or str(text.style))

    def wanted(self, column: int, text: Text) -> int:
        """Where a text begins whose middle stands at this column, as far as the edges allow it."""
        return min(max(0, column - len(text) // 2), max(0, self.width - len(text)))

    def room(self, row: int, column: int, text: Text) -> int | None:
        """The nearest column at which the text covers no other; none if there is none near."""
        wanted, last = self.wanted(column, text), max(0, self.width - len(text))
        beside = [wanted + step * sign for step in range(NUDGE + 1) for sign in (1, -1)]
        return next((start for start in beside if 0 <= start <= last and self.is_free(row, start, len(text))), None)

    def is_free(self, row: int, start: int, length: int) -> bool:
        """Whether no text stands there, nor right beside it."""
        return not any(self.taken[row][max(0, start - 1) : start + length + 1])

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


class Map:
    """The valley as one view shows it."""

    def __init__(self, words: Words, view: ValdoraView, width: int, height: int) -> None:
        self.words, self.box, self.view = words, words.box, view
        self.canvas = Canvas(min(width, WIDEST), height)

    def draw(self) -> Text:
        """Roads as dots; for whoever moves now the stops in reach stand out, with their price in coins."""
        places = [self.place(space) for space in range(len(self.box.spaces))]
        for space, links in enumerate(self.box.links):
            for other in links:
                if space < other:
                    self.canvas.line(places[space], places[other])
        for space, (row, column) in enumerate(places):
            self.canvas.put(row, column, self.name(space))
        for space, (row, column) in enumerate(places):
            below = self.contents(space)
            for step, line in enumerate(self.in_lines(row + 1, column, below), 1):
                self.canvas.put(row + step, column, line)
        return self.canvas.text()

    def in_lines(self, row: int, column: int, below: Text) -> list[Text]:
        """What stands below a name; where a row has no room for both pages of a book, the second has its own."""
        if not below.plain or "|" not in below.plain or self.canvas.room(row, column, below) is not None:
            return [below] if below.plain else []
        return below.split("|")[:2] if row + 1 < self.canvas.height else [below]

    def place(self, space: int) -> tuple[int, int]:
        """Row and column; the highest space stands in the first row, the lowest has one below it."""
        (x, y), heights = self.box.at[space], [y for _, y in self.box.at]
        column = MARGIN + round(x * (self.canvas.width - 2 * MARGIN) / self.box.size[0])
        row = round((y - min(heights)) * (self.canvas.height - 2) / (max(heights) - min(heights)))
        return row, min(column, self.canvas.width - 1)

    def name(self, space: int) -> Text:
        """The short name; in reach it has a sign before it, and the coins it costs behind."""
        box, view = self.box, self.view
        name, crest = self.words.space(space), box.crest_at[space]
        color = CREST_STYLES[crest] if crest != NONE else ""
        mover = mover_of(view)
        if mover is None:
            return Text(name, style=color)
        seat, _, coins = mover
        is_near = space in box.near[view.pawns[seat]]
        stop = stop_mark(box, view.pawns, mover, space)
        if stop == NO_STOP:
            asked = box.toll * view.pawns.count(space)
            if is_near and asked > coins:
                return Text(f"{DEAR}{name} -{asked}", style="dim red")
            return Text(name, style=f"dim {color}")
        name, price = f"{NEAR if is_near else FAR}{name}", stop[1]
        return Text(f"{name} -{price}" if price else name, style=f"bold {color or 'bright_white'}")

    def contents(self, space: int) -> Text:
        """Pawns, gems, ships, and what a book shows."""
        found, words = Text(), self.words
        for seat, place in enumerate(self.view.pawns):
            if place == space:
                found.append(words.terminal.shape(seat), f"bold {words.terminal.style(seat)}")
        road, book = self.box.road_of[space], self.box.book_at[space]
        if road != NONE:
            for gem, n in enumerate(self.view.roads[road]):
                found.append(words.letter(gem) * n, GEM_STYLES[gem])
        found.append("⚓" * self.box.ships[space], "cyan")
        if book != NONE:
            shown = [words.short_face(face) for face in tops(self.box, self.view, book) if face != NONE]
            found.append(" " if found and shown else "").append(Text("|").join(shown))
        return found
