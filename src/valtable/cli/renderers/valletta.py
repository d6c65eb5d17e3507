"""Valletta's table: the display with the street in its middle, the players, one's own cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.renderers import generic
from valtable.cli.renderers.valletta_display import GOOD_STYLES, draw_display, good_letters
from valtable.cli.screen import Screen
from valtable.games.valletta.actions import GOODS
from valtable.games.valletta.components import COLORS, Box
from valtable.games.valletta.game import Valletta
from valtable.games.valletta.state import NOBODY
from valtable.games.valletta.tabletop import turn_of
from valtable.games.valletta.view import VallettaView
from valtable.kernel.game import View

CARD_STYLES = {"purple": "magenta", "red": "red", "green": "green", "blue": "bright_blue", "yellow": "yellow"}
ROOMY = 100
"""Columns of the terminal from which goods are written out in the heads of the table."""


class Renderer(generic.Renderer):
    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        assert isinstance(screen.game, Valletta)
        self.game: Valletta = screen.game
        self.box: Box = self.game.contents

    def table(self, view: View) -> RenderableType:
        assert isinstance(view, VallettaView)
        legend = self.screen.text("ui-valletta-legend", {"letter": good_letters(self.screen)[0]})
        display = draw_display(self.screen, self.game, view)
        return Group(display, Text(legend, style="dim"), Text(), self.players(view), Text(), self.around(view))

    def brief(self, view: View) -> RenderableType | None:
        assert isinstance(view, VallettaView)
        if view.seat is None:
            return None
        line = Text()
        for good, n in enumerate(view.goods[view.seat]):
            line.append(f"{self.screen.texts.amount(f'good:{GOODS[good]}', n)}  ", GOOD_STYLES[good])
        line.append(f" {self.screen.text('ui-valletta-hand')} ", "dim").append(self.cards(view.hand))
        return line

    def players(self, view: VallettaView) -> RenderableType:
        """One row per seat: everything about a player that is a number."""
        totals = self.game.standing(view).totals
        roomy = self.screen.width >= ROOMY
        grid = Grid(box=None, padding=(0, 2 if roomy else 1, 0, 0), header_style="dim")
        grid.add_column("", no_wrap=True)
        for key in ("ui-valletta-points", "ui-valletta-total"):
            grid.add_column(self.screen.text(key), justify="right")
        names = [self.screen.texts.thing(f"good:{good}") for good in GOODS] if roomy else good_letters(self.screen)
        for good, name in enumerate(names):
            grid.add_column(name, justify="right", header_style=GOOD_STYLES[good], min_width=3)
        for key in ("ui-valletta-houses", "ui-valletta-hand", "ui-valletta-deck", "ui-valletta-discard"):
            grid.add_column(self.screen.text(key), justify="right")
        for seat in range(view.seats):
            own = [view.points[seat], "·" if totals[seat] is None else totals[seat], *view.goods[seat]]
            piles = [view.hand_sizes[seat], len(view.unseen[seat]) - view.hand_sizes[seat], len(view.discard[seat])]
            numbers = [str(number) for number in (*own, view.houses[seat], *piles)]
            player = self.screen.seat(seat)
            if turn_of(view) == seat:
                player.append(" ◀", "bold")
            grid.add_row(player, *numbers, style="bold" if seat == view.seat else "")
        return grid

    def around(self, view: VallettaView) -> RenderableType:
        """The cards on the table and one's own, what lies beside the street, how far the end is."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        if view.slots and turn_of(view) != NOBODY:
            grid.add_row(self.screen.text("ui-valletta-played"), self.cards(view.slots))
        if view.seat is not None:
            deck = list(view.unseen[view.seat])
            for card in view.hand:
                deck.remove(card)
            grid.add_row(self.screen.text("ui-valletta-hand"), self.cards(view.hand))
            grid.add_row(self.screen.text("ui-valletta-deck"), self.cards(deck))
            grid.add_row(self.screen.text("ui-valletta-discard"), self.cards(sorted(view.discard[view.seat])))
        grid.add_row(self.screen.text("ui-valletta-open_supply"), self.cards(view.pool))
        endless = not view.options.limited_goods
        supply = Text("∞") if endless else Text("  ").join([self.good(good, n) for good, n in enumerate(view.supply)])
        grid.add_row(self.screen.text("ui-valletta-supply"), supply)
        if any(view.draft):
            draft = Text("  ").join([self.good(good, n) for good, n in enumerate(view.draft) if n])
            grid.add_row(self.screen.text("ui-valletta-draft"), draft)
        if not view.is_over:
            grid.add_row(self.screen.text("ui-valletta-final"), self.end_in_sight(view))
        return grid

    def end_in_sight(self, view: VallettaView) -> Text:
        """The distances to the three triggers of the final phase, each for whoever is nearest."""
        if view.in_final_phase:
            return Text(self.screen.text("ui-valletta-final_now"), style="bold yellow")
        builder = min(range(view.seats), key=lambda seat: view.houses[seat])
        leader = max(range(view.seats), key=lambda seat: view.points[seat])
        built, most = self.box.houses - view.houses[builder], view.points[leader]
        parts = [
            self.distance("ui-valletta-final_houses", built, self.box.houses, builder),
            self.distance("ui-valletta-final_points", most, self.box.trigger_points, leader),
            self.distance("ui-valletta-final_jean", view.jean, self.box.spaces, None),
        ]
        return Text("   ").join(parts)

    def distance(self, key: str, now: int, end: int, seat: int | None) -> Text:
        text = Text(f"{self.screen.text(key)} ")
        if seat is not None and now:
            text.append(f"{self.screen.shape(seat)} ", self.screen.style(seat))
        return text.append(f"{now}/{end}", "bold red" if now * 5 >= end * 4 else "bold")

    # Words

    def good(self, good: int, n: int) -> Text:
        return Text(self.screen.texts.amount(f"good:{GOODS[good]}", n), style=GOOD_STYLES[good])

    def cards(self, kinds: Sequence[int]) -> Text:
        """Cards by name in the colour of the card, equal ones counted."""
        if not kinds:
            return Text("–", style="dim")
        named = []
        for kind in dict.fromkeys(kinds):
            ref, n = f"character:{self.box.characters[kind]}", list(kinds).count(kind)
            name = self.screen.texts.amount(ref, n) if n > 1 else self.screen.texts.thing(ref)
            named.append(Text(name, style=CARD_STYLES[COLORS[self.box.color[kind]]]))
        return Text(", ").join(named)
