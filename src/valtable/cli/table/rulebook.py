"""The rules reference at the terminal: its contents, a section, or what has the words one looks for."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from valtable.cli.table.by_name import plain
from valtable.cli.terminal import Terminal
from valtable.kernel.errors import Malformed
from valtable.texts import RuleBook, Section
from valtable.texts.figures import told
from valtable.texts.rulings import CITED

NEAREST = 4


def read_rules(terminal: Terminal, wanted: str) -> None:
    """The contents, a section, or all sections that have the words."""
    book = terminal.rules
    found = find_sections(terminal, book, wanted) if wanted else []
    with terminal.paged():
        if not wanted:
            show_contents(terminal, book.sections)
        elif len(found) == 1:
            show_section(terminal, book, found[0].id)
        else:
            terminal.say("ui-rules-found", {"words": wanted.replace(":", " "), "n": len(found)})
            show_contents(terminal, found)


def show_contents(terminal: Terminal, sections: Sequence[Section]) -> None:
    """Headings with their ids."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column()
    for section in sections:
        title = Text("  " * (section.level - 2) + section.title, style="bold" if section.level == 2 else "")
        grid.add_row(section.id, title)
    terminal.heading(terminal.text("ui-heading-rules", {"game": terminal.text("game-title")}))
    terminal.show(grid)


def show_section(terminal: Terminal, book: RuleBook, id_: str) -> None:
    """A section with what stands below it."""
    for section in book.chapter(id_):
        terminal.show(Text(section.title, style="bold underline" if section.level == 2 else "bold"))
        if section.body:
            body = told(section.body, terminal.text("ui-rules-figure"))
            terminal.indent(Markdown(CITED.sub("", body)))
        terminal.blank()


def find_sections(terminal: Terminal, book: RuleBook, wanted: str) -> list[Section]:
    """Those a person means: by id, by words of id or title, or by words of the text; Malformed if none."""
    if wanted.lower() in book:
        return [book.section(wanted.lower())]
    words = plain(wanted)
    titled = [s for s in book.sections if words and fits(words, f"{s.id} {s.title}")]
    found = titled or [s for s in book.sections if words and fits(words, s.body)]
    if found:
        return found
    near = [section.id for section in nearest(book, wanted)]
    key = "ui-rules-nearest" if near else "ui-rules-none"
    raise Malformed(f"{wanted!r}", terminal.text(key, {"ids": ", ".join(near)}))


def fits(words: list[str], text: str) -> bool:
    there = plain(text)
    return all(any(other.startswith(word) for other in there) for word in words)


def nearest(book: RuleBook, wanted: str) -> list[Section]:
    """The few whose id or title looks most like it."""
    names: dict[str, Section] = {}
    for section in book.sections:
        for name in (section.id, section.title.lower(), *plain(f"{section.id} {section.title}")):
            names.setdefault(name, section)
    close = get_close_matches(wanted.lower(), names, 2 * NEAREST, 0.5)
    found = {names[name].id: names[name] for name in close}
    return list(found.values())[:NEAREST]
