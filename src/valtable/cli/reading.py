"""The rules reference on the screen."""

from __future__ import annotations

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from valtable.cli.screen import Screen
from valtable.texts import RuleBook


def show_contents(screen: Screen, book: RuleBook) -> None:
    """All headings with their ids."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column()
    for section in book.sections:
        title = Text("  " * (section.level - 2) + section.title, style="bold" if section.level == 2 else "")
        grid.add_row(section.id, title)
    screen.heading(screen.text("ui-heading-rules", {"game": screen.text("game-title")}))
    screen.show(grid)


def show_section(screen: Screen, book: RuleBook, id_: str) -> None:
    """A section with what stands below it. Part of an id or of a title will do, if it is the only one."""
    for section in book.chapter(find_section(book, id_)):
        screen.show(Text(section.title, style="bold underline" if section.level == 2 else "bold"))
        if section.body:
            screen.indent(Markdown(section.body))
        screen.blank()


def find_section(book: RuleBook, wanted: str) -> str:
    """The id a person means; the book itself answers where none or several fit."""
    words = wanted.lower()
    if words in book:
        return words
    fitting = [s.id for s in book.sections if words in s.id or words in s.title.lower()]
    return fitting[0] if len(fitting) == 1 else wanted
