"""The terminal: where a game, its table and its sentences are printed, in the language of the moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

import msgspec
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from valtable.cli.speech import catalogue
from valtable.kernel.game import AnyGame
from valtable.kernel.refusal import Args
from valtable.texts import Catalogue, RuleBook, load_rules

SEAT_STYLES = ("red", "blue", "yellow", "green", "magenta", "cyan")
SEAT_SHAPES = ("●", "■", "▲", "◆", "★", "✚")
"""A shape besides the colour, for those who cannot tell colours apart or have none."""
ENDLESS = 10_000
"""Rows of what is no terminal."""


class Terminal:
    """What is being played, who sits there, and how it is told."""

    def __init__(self, console: Console, game: AnyGame, names: Sequence[str], language: str) -> None:
        self.console = console
        self.game = game
        self.names = list(names)
        self.language = language
        self.ask: Callable[[str], str] | None = None
        """How a person at the keyboard is asked to turn the page; None where nobody sits there."""
        self.played: tuple[Mapping[str, object], int] | None = None
        """At a table: its options, and how many play. The rules are then read as they hold there."""
        self._ahead = ""

    @property
    def texts(self) -> Catalogue:
        return catalogue(self.game.title, self.language)

    @property
    def rules(self) -> RuleBook:
        book = load_rules(self.game.title, self.language)
        if self.played is None:
            return book
        # As the options are called today: the header of an older game keeps the words it was written with.
        options = msgspec.to_builtins(self.game.decode_options(dict(self.played[0])))
        return book.at(options, self.played[1])

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        """Rows of the terminal; where there is none, room for everything."""
        return self.console.height if self.console.is_terminal else ENDLESS

    def rows(self, what: RenderableType) -> int:
        """How many rows something takes."""
        return len(self.console.render_lines(what, pad=False))

    def flow(self, items: Sequence[Text], between: str = "  ") -> Text:
        """Items after one another, broken between them, never inside one that fits a row."""
        text, used = Text(), 0
        for item in items:
            if used and used + len(between) + len(item) > self.width:
                text.append("\n  ")
                used = 2
            elif used:
                text.append(between)
                used += len(between)
            text.append(item)
            used += len(item)
        return text

    # Words

    def text(self, key: str, args: Args | None = None) -> str:
        return self.texts.text(key, args, self.names)

    def seat(self, seat: int) -> Text:
        """A player's name with shape and colour."""
        return Text(f"{self.shape(seat)} {self.names[seat]}", style=f"bold {self.style(seat)}")

    @staticmethod
    def style(seat: int) -> str:
        return SEAT_STYLES[seat % len(SEAT_STYLES)]

    @staticmethod
    def shape(seat: int) -> str:
        return SEAT_SHAPES[seat % len(SEAT_SHAPES)]

    # Printing. Text objects throughout: a name with brackets in it is no markup.

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def say(self, key: str, args: Args | None = None, style: str = "") -> None:
        self.console.print(Text(self.text(key, args), style=style))

    def indent(self, what: RenderableType) -> None:
        self.console.print(Padding(what, (0, 0, 0, 2)))

    def heading(self, title: str | Text) -> None:
        self.console.print(Rule(title, style="dim", align="left"))

    def blank(self) -> None:
        self.console.print()

    @contextmanager
    def paged(self) -> Iterator[None]:
        """What is printed inside comes page by page, if it is more than the terminal can show."""
        if self.ask is None or not self.console.is_terminal:
            yield
            return
        with self.console.capture() as capture:
            yield
        lines, page = capture.get().splitlines(), max(self.console.height - 2, 5)
        for start in range(0, len(lines), page):
            self.console.out("\n".join(lines[start : start + page]), highlight=False)
            left = len(lines) - start - page
            try:
                answer = self.ask(self.text("ui-more", {"n": left}) + " ") if left > 0 else ""
                if answer:
                    self._ahead = "" if answer.lower() == "q" else answer
                    return
            except (EOFError, KeyboardInterrupt):
                return

    def typed_ahead(self) -> str:
        """What was typed instead of turning the page: the answer to the next question. It is told once."""
        ahead, self._ahead = self._ahead, ""
        return ahead

    def clear(self) -> None:
        self.console.clear()
