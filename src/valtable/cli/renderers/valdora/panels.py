"""What lies around Valdora's map: the course of the game, books, craftsmen and players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.renderers.valdora.map import DEAR, FAR, IDLE, NEAR
from valtable.cli.renderers.valdora.words import CREST_STYLES, GEM_STYLES, Words
from valtable.games.valdora.box.actions import GEMS, KINDS
from valtable.games.valdora.box.components import COIN, COMMISSION, NONE
from valtable.games.valdora.game import Valdora
from valtable.games.valdora.people.tabletop import tops
from valtable.games.valdora.phases.completing import craftsman_for
from valtable.games.valdora.sight.view import ValdoraView
from valtable.games.valdora.state.state import NOBODY, NOT_OWNED

SOON = 3
"""So many colours of craftsmen or fewer, and every question tells how near the end is."""


class Panels:
    """The parts of the table, for a terminal of any size."""

    def __init__(self, game: Valdora, words: Words) -> None:
        self.game, self.words, self.terminal, self.box = game, words, words.terminal, words.box

    # The course of the game

    def course(self, view: ValdoraView, *, in_rows: bool = False) -> Text:
        """The round, how near the end is, what lies on the discard space and in the supply."""
        texts, limit = self.terminal.texts, view.options.round_limit
        turn = Text(f"{texts.text('place-round')} {view.round}", "bold")
        if limit:
            turn.append(" " + texts.mark("round_limit", {"n": limit}, ()), "not bold dim")
        discard = Text(f"{texts.text('place-discard')} ", "dim").append(self.words.gems(view.discard))
        supply = [texts.amount("coin:silver", view.bank), texts.amount("bonus:tile", view.bonus_left)]
        stock = Text(f"{texts.text('place-supply')} ", "dim").append(texts.join(supply), "not dim")
        near = [] if view.is_over else [self.end_near(view)]
        if in_rows:
            return Text("\n").join([turn, *near, discard, stock])
        return in_lines([piece.append("   ") for piece in (turn, *near, discard, stock)], self.terminal.width)

    def is_near_end(self, view: ValdoraView) -> bool:
        return bool(view.triggered) or sum(map(bool, view.tiles)) <= SOON

    def end_near(self, view: ValdoraView) -> Text:
        """How many colours of craftsmen are left; in the last round who plays last (R5)."""
        if view.triggered:
            mark = self.terminal.texts.mark("last_round", {"seat": f"seat:{view.last_seat}"}, self.terminal.names)
            return Text(mark.lstrip("– "), "bold yellow")
        args = {"n": sum(map(bool, view.tiles)), "end": self.box.last_colors}
        style = "bold yellow" if self.is_near_end(view) else "not bold"
        return Text(self.terminal.text("ui-valdora-colors_left", {**args}), style)

    def legend(self, width: int, *, is_over: bool = False) -> Text:
        """The letters of the gems, and the signs before stops in reach, as long as anybody moves."""
        texts, text, pieces = self.terminal.texts, self.terminal.text, list[Text]()
        for gem in (*range(len(GEMS)), COIN):
            name = texts.thing("coin:silver" if gem == COIN else f"gem:{GEMS[gem]}")
            pieces.append(Text(f"{self.words.letter(gem)} {name}  ", GEM_STYLES[gem]))
        if is_over:
            return in_lines(pieces, width)
        pieces.append(Text("-1 ", "bold").append(f"{texts.amount('coin:silver', 1)}  ", "not bold dim"))
        signs = ((NEAR, texts.mark("stop", {"n": 0}, ())), (FAR, text("ui-valdora-far")))
        for sign, meaning in (*signs, (DEAR, text("ui-valdora-unpayable")), (IDLE, text("ui-valdora-idle"))):
            pieces.append(Text(f"{sign} {meaning}  ", "dim"))
        return in_lines(pieces, width)

    # Books and craftsmen

    def books(self, view: ValdoraView) -> RenderableType:
        """Every book with both its tops and how many pages lie below."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim", show_edge=False)
        grid.add_column("", style="dim", no_wrap=True)
        for name in ("side:left", "side:right"):
            grid.add_column(self.terminal.texts.thing(name))
        for book, name in enumerate(self.box.books):
            sizes = (len(view.left[book]), len(view.right[book]) + view.unseen[book])
            cells = [Text("–", "dim") for _ in sizes]
            for side, face in enumerate(tops(self.box, view, book)):
                if face != NONE:
                    pages = self.terminal.text("ui-valdora-pages", {"n": sizes[side]})
                    cells[side] = self.words.page(face).append(f"  {pages}", "dim")
            grid.add_row(self.terminal.texts.text(f"place-{name}"), *cells)
        return grid

    def short_books(self, view: ValdoraView) -> RenderableType:
        """The tops of every book, by its city."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for _ in range(2):
            grid.add_column(no_wrap=True)
        for book in range(len(self.box.books)):
            faces = [Text("–", "dim") if face == NONE else self.face(face) for face in tops(self.box, view, book)]
            grid.add_row(Text(self.words.space(self.box.book_at.index(book)), "dim"), Text(" | ").join(faces))
        return Group(Text(self.terminal.text("ui-valdora-books"), "dim"), grid)

    def face(self, face: int) -> Text:
        return self.words.commission(face) if face >= COMMISSION else self.words.short_face(face)

    def craftsmen(self, view: ValdoraView) -> RenderableType:
        """The ring in columns: tiles left, workshops, and who has which craftsmen."""
        grid = Grid(box=None, padding=(0, 2 if self.terminal.width >= 100 else 1, 0, 0), header_style="dim")
        grid.show_edge = False
        grid.add_column(self.terminal.text("ui-valdora-ring"), no_wrap=self.terminal.width >= 100)
        crests = range(len(self.box.crests))
        for crest in crests:
            grid.add_column(self.words.color(crest), header_style=CREST_STYLES[crest], justify="center")
        grid.add_column(self.terminal.text("ui-valdora-bonus"), justify="center")
        left = "ui-valdora-left" if all(view.tiles) else "ui-valdora-left_given"
        grid.add_row(Text(self.terminal.text(left), "dim"), *(self.tile(view, crest) for crest in crests))
        shops = (self.workshop(view, crest) for crest in crests)
        grid.add_row(Text(self.terminal.text("ui-valdora-workshops"), "dim"), *shops)
        for seat in range(view.seats):
            counts = [*view.craftsmen[seat], view.bonus[seat]]
            grid.add_row(self.terminal.seat(seat), *map(count, counts))
        return grid

    def short_craftsmen(self, view: ValdoraView) -> RenderableType:
        """The ring in rows, clockwise, with a column for each player's sign."""
        grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim", show_edge=False)
        grid.add_column(self.terminal.text("ui-valdora-ring"), no_wrap=True)
        for name in ("ui-valdora-left_short", "ui-valdora-workshop_short"):
            grid.add_column(self.terminal.text(name), justify="center", no_wrap=True)
        for seat in range(view.seats):
            grid.add_column(Text(self.terminal.shape(seat), self.terminal.style(seat)), justify="right", no_wrap=True)
        for crest in range(len(self.box.crests)):
            owned = [count(tiles[crest]) for tiles in view.craftsmen]
            grid.add_row(self.words.color(crest), self.tile(view, crest), self.workshop(view, crest), *owned)
        grid.add_row(self.terminal.text("ui-valdora-bonus"), str(view.bonus_left), "", *map(count, view.bonus))
        return grid

    def tile(self, view: ValdoraView, crest: int) -> Text:
        """How many are left; of an empty pile, which one is given in its place (R2)."""
        if view.tiles[crest]:
            return Text(str(view.tiles[crest]))
        given = craftsman_for(view.tiles, crest)
        return Text("0→").append(Text("–", "dim") if given == NONE else self.words.color(given))

    def workshop(self, view: ValdoraView, crest: int) -> Text:
        owner, points = view.workshops[crest], f"{self.box.workshop_points[crest]}★"
        if owner == NOBODY:
            return Text(f"{self.box.required[crest]}→{points}")
        return Text(f"{self.terminal.shape(owner)} {points}", f"bold {self.terminal.style(owner)}")

    # Players

    def players(self, view: ValdoraView, but: int | None = None) -> RenderableType:
        """A row per seat, but for the one that is asked; purse, equipment, commissions open and completed."""
        rows = []
        for seat in range(view.seats):
            if seat != but:
                name = self.terminal.seat(seat).append(" ◀" if view.turn_of == seat else "", "bold")
                rows.append((name, self.points(view, seat), self.purse(view, seat), self.belongings(view, seat)))
        used = sum(max((len(row[column]) for row in rows), default=0) + 2 for column in range(3))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for _ in range(3):
            grid.add_column(no_wrap=True)
        grid.add_column()
        for *first, pieces in rows:
            grid.add_row(*first, in_lines(pieces, self.terminal.width - used))
        return grid

    def own(self, view: ValdoraView, seat: int) -> Text:
        """All that a row of the players has, in a line of its own."""
        pieces = [self.points(view, seat), Text("   ").append(self.purse(view, seat)), Text("   ")]
        return in_lines([Text("").join(pieces), *self.belongings(view, seat)], self.terminal.width)

    def points(self, view: ValdoraView, seat: int) -> Text:
        """As far as one may know them."""
        total = self.game.standing(view).totals[seat]
        return Text("" if total is None else f"{total}★", "bold")

    def purse(self, view: ValdoraView, seat: int) -> Text:
        line = Text(self.terminal.texts.amount("coin:silver", view.coins[seat]))
        if view.provisions[seat]:
            line.append(" + ").append(self.terminal.texts.thing("provisions:pack"), "bold")
        return line

    def belongings(self, view: ValdoraView, seat: int) -> list[Text]:
        """Equipment with the letter of its gem, then commissions in the order of purchase: pieces of a line."""
        pieces = []
        for kind, load in enumerate(view.loads[seat]):
            if load != NOT_OWNED:
                gem = Text("–", "dim") if load < 0 else Text(self.words.letter(load), f"bold {GEM_STYLES[load]}")
                name = self.terminal.texts.thing(f"equipment:{KINDS[kind]}")
                pieces.append(Text(name).append(":", "dim").append(gem).append("  "))
        held = [self.words.commission(self.box.shown[card]) for card in view.opened[seat]] or [self.none_held()]
        pieces += [commission.append(" | ") for commission in held[:-1]]
        if view.completed_n[seat]:
            pieces.append(held[-1].append("; "))
            return [*pieces, Text(self.terminal.text("ui-valdora-completed", {"n": view.completed_n[seat]}), "dim")]
        return [*pieces, held[-1]]

    def none_held(self) -> Text:
        return Text(self.terminal.text("ui-valdora-none_held"), "dim")

    def completed(self, view: ValdoraView) -> RenderableType:
        """Everybody's completed commissions that lie open, equal ones counted, the dearest first."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        width = self.terminal.width - 2 - max(len(self.terminal.seat(seat)) for seat in range(view.seats))
        for seat, cards in enumerate(view.completed):
            faces = Counter(sorted((self.box.shown[card] for card in cards), key=lambda face: -self.box.points[face]))
            pieces = [self.words.commission(face).append(f" ×{n}" if n > 1 else "") for face, n in faces.items()]
            row = in_lines([piece.append(",  ") for piece in pieces[:-1]] + pieces[-1:], width)
            grid.add_row(self.terminal.seat(seat), row if pieces else Text("–", "dim"))
        return Group(Text(self.terminal.text("ui-valdora-done"), "bold"), grid)


def count(n: int) -> Text:
    return Text(str(n), "bold") if n else Text("–", "dim")


def in_lines(pieces: Sequence[Text], width: int) -> Text:
    """Pieces one after another; a line ends only between two of them."""
    lines = [Text()]
    for piece in pieces:
        if lines[-1] and cell_len(lines[-1].plain + piece.plain.rstrip()) > width:
            lines.append(Text())
        lines[-1].append(piece)
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)
