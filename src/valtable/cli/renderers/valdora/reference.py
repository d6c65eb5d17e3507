"""What can be looked up in Valdora: the back of the summary card, and what is known of the books."""

from __future__ import annotations

from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.renderers.valdora.words import Words
from valtable.games.valdora.box.actions import LEFT, RIGHT
from valtable.games.valdora.box.components import COMMISSION, NONE
from valtable.games.valdora.people.reference import LEVELS, frequencies, seen_faces
from valtable.games.valdora.sight.view import ValdoraView


def draw_reference(words: Words, view: ValdoraView) -> RenderableType:
    """The summary card, everybody's open commissions with their backs, the pages seen in the books."""
    parts: list[RenderableType] = [summary(words), Text()]
    if any(view.opened):
        parts += [Text(words.terminal.text("ui-valdora-held"), "bold"), held(words, view), Text()]
    return Group(*parts, Text(words.terminal.text("ui-valdora-seen"), "bold"), books(words, view))


def held(words: Words, view: ValdoraView) -> RenderableType:
    """Everybody's open commissions with the face they show elsewhere: it was seen when they were bought."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for seat in range(view.seats):
        if view.opened[seat]:
            grid.add_row(words.terminal.seat(seat), Text(",  ").join(with_backs(words, view, seat)))
    return grid


def with_backs(words: Words, view: ValdoraView, seat: int) -> list[Text]:
    box = words.box
    return [known(words, box.shown[card], box.shown[card ^ 1]) for card in view.opened[seat]]


def summary(words: Words) -> RenderableType:
    """How often each face occurs: equipment in a catalog, commissions in a book, a row for each crest."""
    counted, terminal = frequencies(words.box), words.terminal
    grid = Grid.grid(padding=(0, 3, 0, 0))
    kinds = [Text(f"{n} × ").append(words.page(face)) for face, n in counted.items() if face < COMMISSION]
    for start in range(0, len(kinds), LEVELS):
        grid.add_row(*kinds[start : start + LEVELS])
    orders = Grid.grid(padding=(0, 3, 0, 0))
    faces = [face for face in counted if face >= COMMISSION]
    for _, group in groupby(faces, key=lambda face: words.box.crest[face]):
        row = [Text(f"{counted[face]} × ").append(words.commission(face)) for face in group]
        for start in range(0, len(row), LEVELS):
            orders.add_row(*row[start : start + LEVELS])
    title = Text(terminal.texts.text("place-summary"), "bold")
    return Group(title, grid, orders)


def books(words: Words, view: ValdoraView) -> RenderableType:
    """Face and, after the arrow, back of every page that was shown, by book and side, the top one first."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for book, name in enumerate(words.box.books):
        title = words.texts.text(f"place-{name}")
        for side, ref in ((LEFT, "side:left"), (RIGHT, "side:right")):
            seen = seen_faces(words.box, view, book, side)
            pages = Text(",  ").join([known(words, face, back) for face, back in seen]) if seen else Text("–", "dim")
            grid.add_row(title, words.texts.thing(ref), pages)
            title = ""
        unseen = words.terminal.text("ui-valdora-unseen", {"n": view.unseen[book]})
        grid.add_row("", "", Text(unseen, "dim"))
    return grid


def known(words: Words, face: int, back: int) -> Text:
    """A page with its back, or with a question mark where nobody has seen that."""
    faces = [
        words.commission(one) if one >= COMMISSION else words.short_face(one) for one in (face, back) if one != NONE
    ]
    return faces[0].append(" ⇄ ", "dim").append(faces[1] if back != NONE else Text("?", "dim"))
