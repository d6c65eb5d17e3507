"""Valdora's table: the map, the books, the craftsmen and the players."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.renderers import generic
from valtable.cli.renderers.valdora_map import FAR, GEM_STYLES, NEAR, draw_map, gem_letters
from valtable.cli.screen import Screen
from valtable.games.valdora.actions import GEMS, KINDS
from valtable.games.valdora.components import Box
from valtable.games.valdora.game import Valdora
from valtable.games.valdora.state import NOT_OWNED
from valtable.games.valdora.view import ValdoraView
from valtable.kernel.game import View
from valtable.kernel.table import Place

SHARED = ("round", "discard", "craftsmen", "workshops", "supply")
"""Places that stand below the map, each on a line of its own."""
OWN = ("commissions", "tiles", "completed")


class Renderer(generic.Renderer):
    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        assert isinstance(screen.game, Valdora)
        self.game: Valdora = screen.game
        self.box: Box = self.game.contents

    def table(self, view: View) -> RenderableType:
        assert isinstance(view, ValdoraView)
        places = self.game.table(view).places
        return Group(
            draw_map(self.screen, self.box, view),
            self.legend(),
            Text(),
            self.shared(places),
            Text(),
            self.players(view),
        )

    def brief(self, view: View) -> RenderableType | None:
        """Coins, equipment with its gems, and the open commissions."""
        assert isinstance(view, ValdoraView)
        if view.seat is None:
            return None
        own = {place.kind: place for place in self.game.table(view).places if place.seat == view.seat}
        line = self.things(own["purse"], "  ")
        line.append("   ").append(self.equipment(view, view.seat))
        return line.append("   ").append(self.things(own["commissions"], ", "))

    def legend(self) -> Text:
        """The letters of the gems, and the signs before stops in reach."""
        line = Text()
        for gem, letter in enumerate(gem_letters(self.screen)):
            line.append(f"{letter} {self.screen.texts.thing(f'gem:{GEMS[gem]}')}   ", GEM_STYLES[gem])
        for sign, mark in ((NEAR, "stop"), (FAR, "stop_with_provisions")):
            line.append(f"{sign} {self.screen.texts.mark(mark, {'n': 0}, self.screen.names)}   ", "dim")
        return line

    def shared(self, places: tuple[Place, ...]) -> RenderableType:
        """The round, the books with both their tops, the craftsmen clockwise, workshops and supplies."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim")
        grid.add_column()
        for place in places:
            if place.seat is None and (place.kind in SHARED or place.kind in self.box.books):
                grid.add_row(self.screen.texts.place(place, self.screen.names), self.things(place, "  |  "))
        return grid

    def players(self, view: ValdoraView) -> RenderableType:
        """One block per seat: purse and equipment, then commissions and tiles."""
        totals = self.game.standing(view).totals
        places = self.game.table(view).places
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        for seat in range(view.seats):
            name = self.screen.seat(seat)
            if view.turn_of == seat:
                name.append(" ◀", "bold")
            own = {place.kind: place for place in places if place.seat == seat}
            first = self.things(own["purse"], "  ").append("   ").append(self.equipment(view, seat))
            if totals[seat] is not None:
                first.append(f"   ★ {totals[seat]}", "bold")
            grid.add_row(name, self.screen.texts.place(own["purse"], self.screen.names), first)
            for kind in OWN:
                if own[kind].things:
                    heading = self.screen.texts.place(own[kind], self.screen.names)
                    grid.add_row("", heading, self.things(own[kind], "; "))
        return grid

    def equipment(self, view: ValdoraView, seat: int) -> Text:
        """Each card by name, with the letter of its gem."""
        line, letters = Text(), gem_letters(self.screen)
        for kind, load in enumerate(view.loads[seat]):
            if load != NOT_OWNED:
                line.append("  " if line else "").append(self.screen.texts.thing(f"equipment:{KINDS[kind]}"))
                line.append(":", "dim")
                if load >= 0:
                    line.append(letters[load], f"bold {GEM_STYLES[load]}")
                else:
                    line.append("–", "dim")
        return line
