"""Valdora's table: the map, the books, the craftsmen and the players."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.renderers import generic
from valtable.cli.renderers.valdora_map import DEAR, FAR, NEAR, Map
from valtable.cli.renderers.valdora_reference import draw_reference
from valtable.cli.renderers.valdora_words import CREST_STYLES, GEM_STYLES, Words
from valtable.cli.screen import Screen
from valtable.games.valdora.actions import GEMS, KINDS
from valtable.games.valdora.components import COIN, HOUSE, NONE, Box
from valtable.games.valdora.game import Valdora
from valtable.games.valdora.state import NOBODY, NOT_OWNED
from valtable.games.valdora.tabletop import given_for, tops
from valtable.games.valdora.view import ValdoraView
from valtable.kernel.decision import Offer
from valtable.kernel.game import View


class Renderer(generic.Renderer):
    hushed = frozenset({"equipment_shows", "commission_shows"})
    quiet = frozenset({"needs_provisions"})

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        assert isinstance(screen.game, Valdora)
        self.game: Valdora = screen.game
        self.box: Box = self.game.contents
        self.words = Words(screen, self.box)
        self.view: ValdoraView | None = None
        """What the last question was asked about."""

    def table(self, view: View) -> RenderableType:
        assert isinstance(view, ValdoraView)
        parts = [Map(self.screen, self.box, view).draw(), self.legend(), self.course(view)]
        return Group(*parts, self.books(view), self.craftsmen(view), self.players(view))

    def reference(self, view: View) -> RenderableType:
        """The summary card, then the pages of each book that somebody has seen, from the top (R26)."""
        assert isinstance(view, ValdoraView)
        return draw_reference(self.words, view)

    def brief(self, view: View) -> RenderableType | None:
        """Coins, equipment with its gems, and the open commissions."""
        assert isinstance(view, ValdoraView)
        self.view = view
        if view.seat is None:
            return None
        line = self.purse(view, view.seat).append("   ").append(self.equipment(view, view.seat))
        line.append("   ").append(self.commissions(view, view.seat))
        return Group(*([self.last_round(view)] if view.triggered else []), line)

    def tags(self, offer: Offer) -> list[Text]:
        """What there is at the end of a move."""
        if self.view is None or offer.kind != "move":
            return []
        view, stop = self.view, self.box.spaces.index(str(offer.args["space"]).removeprefix("space:"))
        found = self.at_house(view, stop) if self.box.space_kind[stop] == HOUSE else self.at_stop(view, stop)
        return [found] if found else []

    def at_stop(self, view: ValdoraView, stop: int) -> Text:
        """The gems of a road, those a harbor can load, the pages of a book."""
        road, book = self.box.road_of[stop], self.box.book_at[stop]
        if road != NONE:
            if not any(view.roads[road]):
                return Text(self.screen.texts.mark("gems", {"gems": []}, ()), "dim")
            return self.words.gems(view.roads[road])
        if book != NONE:
            shown = [self.words.short_face(face) for face in tops(self.box, view, book) if face != NONE]
            return Text(" | ").join(shown)
        if self.box.ships[stop]:
            return Text("⚓" * self.box.ships[stop] + " ", "cyan").append(self.words.gems(view.discard))
        return Text()

    def at_house(self, view: ValdoraView, stop: int) -> Text:
        """One's own commissions for this patron."""
        faces = [self.box.shown[card] for card in view.opened[view.seat or 0]]
        mine = [self.words.commission(face) for face in faces if self.box.crest[face] == self.box.crest_at[stop]]
        return Text(", ").join(mine)

    def legend(self) -> Text:
        """The letters of the gems, and the signs before stops in reach."""
        line = Text()
        for gem in (*range(len(GEMS)), COIN):
            name = self.screen.texts.thing("coin:silver" if gem == COIN else f"gem:{GEMS[gem]}")
            line.append(f"{self.words.letter(gem)} {name}  ", GEM_STYLES[gem])
        for sign, mark in ((NEAR, "stop"), (FAR, "stop_with_provisions")):
            line.append(f"{sign} {self.screen.texts.mark(mark, {'n': 0}, self.screen.names)}  ", "dim")
        line.append(f"{DEAR} {self.screen.text('ui-valdora-unpayable')}  ", "dim")
        return line.append("-1 ", "bold").append(self.screen.texts.amount("coin:silver", 1), "dim")

    def course(self, view: ValdoraView) -> Text:
        """The round, what lies on the discard space, the bank and the bonus tiles."""
        texts, limit = self.screen.texts, view.options.round_limit
        line = Text(f"{texts.text('place-round')} {view.round}", "bold")
        if limit:
            line.append(" " + texts.mark("round_limit", {"n": limit}, ()), "not bold dim")
        if view.triggered and not view.is_over:
            line.append(" ").append(self.last_round(view))
        line.append(f"   {texts.text('place-discard')} ", "not bold dim").append(self.words.gems(view.discard))
        line.append(f"   {texts.text('place-supply')} ", "not bold dim")
        supply = [texts.amount("coin:silver", view.bank), texts.amount("bonus:tile", view.bonus_left)]
        return line.append(texts.join(supply), "not bold")

    def last_round(self, view: ValdoraView) -> Text:
        mark = self.screen.texts.mark("last_round", {"seat": f"seat:{view.last_seat}"}, self.screen.names)
        return Text(mark.lstrip("– "), "bold yellow")

    def books(self, view: ValdoraView) -> RenderableType:
        """Every book with both its tops and how many pages lie below."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim", show_edge=False)
        grid.add_column("", style="dim", no_wrap=True)
        for name in ("side:left", "side:right"):
            grid.add_column(self.screen.texts.thing(name))
        for book, name in enumerate(self.box.books):
            sizes = (len(view.left[book]), len(view.right[book]) + view.unseen[book])
            cells = [Text("–", "dim") for _ in sizes]
            for side, face in enumerate(tops(self.box, view, book)):
                if face != NONE:
                    pages = self.screen.text("ui-valdora-pages", {"n": sizes[side]})
                    cells[side] = self.words.page(face).append(f"  {pages}", "dim")
            grid.add_row(self.screen.texts.text(f"place-{name}"), *cells)
        return grid

    def craftsmen(self, view: ValdoraView) -> RenderableType:
        """The ring: tiles left and the one a commission gives now, workshops, and who has which craftsmen."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim", show_edge=False)
        grid.add_column(self.screen.text("ui-valdora-ring"), no_wrap=self.screen.width >= 100)
        crests = range(len(self.box.crests))
        for crest in crests:
            grid.add_column(self.words.color(crest), header_style=CREST_STYLES[crest], justify="center")
        grid.add_column(self.screen.text("ui-valdora-bonus"), justify="center")
        grid.add_row(Text(self.screen.text("ui-valdora-left"), "dim"), *(self.tile(view, crest) for crest in crests))
        shops = (self.workshop(view, crest) for crest in crests)
        grid.add_row(Text(self.screen.text("ui-valdora-workshops"), "dim"), *shops)
        for seat in range(view.seats):
            counts = [*view.craftsmen[seat], view.bonus[seat]]
            grid.add_row(self.screen.seat(seat), *(Text(str(n), "bold") if n else Text("–", "dim") for n in counts))
        return grid

    def tile(self, view: ValdoraView, crest: int) -> Text:
        """How many are left; of an empty pile, which one is given in its place (R2)."""
        if view.tiles[crest]:
            return Text(str(view.tiles[crest]))
        given = given_for(view, crest)
        return Text("0→").append(Text("–", "dim") if given == NONE else self.words.color(given))

    def workshop(self, view: ValdoraView, crest: int) -> Text:
        owner, points = view.workshops[crest], f"{self.box.workshop_points[crest]}★"
        if owner == NOBODY:
            return Text(f"{self.box.required[crest]}→{points}")
        return Text(f"{self.screen.shape(owner)} {points}", f"bold {self.screen.style(owner)}")

    def players(self, view: ValdoraView) -> RenderableType:
        """A row per seat: the points one may know, purse, equipment, commissions open and completed."""
        totals = self.game.standing(view).totals
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for no_wrap in (True, True, True, False, False):
            grid.add_column(no_wrap=no_wrap)
        for seat in range(view.seats):
            name = self.screen.seat(seat)
            if view.turn_of == seat:
                name.append(" ◀", "bold")
            held = [self.commissions(view, seat)]
            if view.completed_n[seat]:
                held.append(Text(self.screen.text("ui-valdora-completed", {"n": view.completed_n[seat]}), "dim"))
            points = Text("" if totals[seat] is None else f"{totals[seat]}★", "bold")
            grid.add_row(name, points, self.purse(view, seat), self.equipment(view, seat), Text("; ").join(held))
        return grid

    def purse(self, view: ValdoraView, seat: int) -> Text:
        line = Text(self.screen.texts.amount("coin:silver", view.coins[seat]))
        if view.provisions[seat]:
            line.append(" + ").append(self.screen.texts.thing("provisions:pack"), "bold")
        return line

    def equipment(self, view: ValdoraView, seat: int) -> Text:
        """Each card by name, with the letter of its gem."""
        line = Text()
        for kind, load in enumerate(view.loads[seat]):
            if load != NOT_OWNED:
                line.append("  " if line else "").append(self.screen.texts.thing(f"equipment:{KINDS[kind]}"))
                line.append(":", "dim")
                if load >= 0:
                    line.append(self.words.letter(load), f"bold {GEM_STYLES[load]}")
                else:
                    line.append("–", "dim")
        return line

    def commissions(self, view: ValdoraView, seat: int) -> Text:
        """The open ones, in the order of purchase."""
        found = [self.words.commission(self.box.shown[card]) for card in view.opened[seat]]
        return Text(" | ").join(found) if found else Text("–", "dim")
