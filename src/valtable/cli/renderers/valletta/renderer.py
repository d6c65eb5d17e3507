"""Valletta's table: the display with the street in its middle, the players, one's own cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.renderers import generic
from valtable.cli.renderers.valletta.display import (
    CARD_STYLES,
    GOOD_STYLES,
    color_letters,
    draw_display,
    draw_legend,
    good_letters,
)
from valtable.cli.terminal import Terminal
from valtable.games.valletta.box.actions import GOODS
from valtable.games.valletta.box.components import COLORS, Box
from valtable.games.valletta.game import Valletta
from valtable.games.valletta.sight.view import VallettaView
from valtable.games.valletta.state.frames import PLAYING
from valtable.games.valletta.state.state import NOBODY
from valtable.kernel.decision import Offer
from valtable.kernel.values import View

ROOMY = 100
"""Columns of the terminal from which goods are written out in the heads of the table."""


class Renderer(generic.Renderer):
    brief_rows = 3
    minor = {"exchange": "ui-valletta-exchange", "lay": "ui-valletta-lay"}
    quiet = frozenset({
        "has_owner", "already_upgraded", "supply_empty", "too_few_to_exchange", "exchange_comes_first", "you_have_none",
        "asked_in_order", "one_kind_only", "not_on_offer", "no_icon", "they_have_none", "hiring_not_offered",
        "nothing_to_get",
    })  # fmt: skip

    def __init__(self, terminal: Terminal) -> None:
        super().__init__(terminal)
        assert isinstance(terminal.game, Valletta)
        self.game: Valletta = terminal.game
        self.box: Box = self.game.contents

    def table(self, view: View) -> RenderableType:
        assert isinstance(view, VallettaView)
        display = draw_display(self.terminal, self.game, view)
        legend = draw_legend(self.terminal, with_goods=self.terminal.width < ROOMY)
        return Group(display, legend, self.players(view), self.around(view))

    def brief(self, view: View) -> RenderableType | None:
        """Which card of the turn it is and what was played, one's goods and hand, equal cards counted."""
        assert isinstance(view, VallettaView)
        if view.seat is None:
            return None
        parts = list[Text]()
        # A card that is being carried out lies in its slot already; while extra goods are chosen none has been played.
        n = len(view.slots) + (bool(view.agenda) and view.agenda[-1][0] == PLAYING)
        if n and view.agenda[0] == (PLAYING, view.seat):
            parts.append(Text(self.terminal.text("ui-valletta-card", {"n": n, "of": self.box.plays}), "bold"))
            if view.slots:
                played = Text(f"({self.terminal.text('ui-valletta-played')} ", "dim").append(self.cards(view.slots))
                parts.append(played.append(")", "dim"))
        parts.append(Text(" ").join([self.good(good, n) for good, n in enumerate(view.goods[view.seat])]))
        hand = [
            Text(self.terminal.text("ui-valletta-hand"), "dim"),
            *(self.cards(view.hand).split(", ", include_separator=True)),
        ]
        return Group(self.terminal.flow(parts), self.terminal.flow([*map(stripped, hand)], " "))

    def tags(self, offer: Offer) -> list[Text]:
        """The colour of the card or building."""
        for value in offer.args.values():
            kind, _, id_ = str(value).partition(":")
            if kind == "character" and id_ in self.box.characters:
                return [self.color(self.box.color[self.box.characters.index(id_)])]
            if kind == "building" and id_ in self.box.buildings:
                return [self.color(self.box.building_color[self.box.buildings.index(id_)])]
        return []

    def in_detail(self, offer: Offer) -> str:
        """Of a building instead of the character's name what they do."""
        texts, told = self.terminal.texts, list[str]()
        if offer.kind != "construct":
            return ""
        for effect in sorted(offer.effects, key=lambda effect: effect.kind == "character"):
            card = str(effect.args.get("card", ""))
            does = texts.describe(card) if effect.kind == "character" else None
            said = f"{texts.thing(card)}: {does[:1].lower()}{does[1:].rstrip('.')}" if does else ""
            told.append(said or texts.effect(effect, self.terminal.names))
        return "; ".join(told)

    def color(self, color: int) -> Text:
        name = COLORS[color]
        return Text(f"({self.terminal.texts.thing(f'color:{name}')})", style=f"not bold {CARD_STYLES[name]}")

    def facts(self, view: View, ref: str) -> list[Text]:
        """The colour of a card and who has it out of sight; what a player holds without showing."""
        assert isinstance(view, VallettaView)
        kind, _, id_ = ref.partition(":")
        if kind == "seat":
            return [
                Text(self.terminal.text("ui-valletta-unseen") + " ", "dim").append(self.cards(view.unseen[int(id_)]))
            ]
        if kind != "character" or id_ not in self.box.characters:
            return []
        card = self.box.characters.index(id_)
        found = [self.color(self.box.color[card])]
        for seat, unseen in enumerate(view.unseen):
            if n := unseen.count(card):
                args: dict[str, int | str | list[str]] = {"seat": f"seat:{seat}", "n": n}
                found.append(Text(self.terminal.text("ui-valletta-has_unseen", args)))
        return found

    def players(self, view: VallettaView) -> RenderableType:
        """One row per seat: everything about a player that is a number."""
        totals = self.game.standing(view).totals
        roomy = self.terminal.width >= ROOMY
        grid = Grid(box=None, padding=(0, 2 if roomy else 1, 0, 0), header_style="dim")
        grid.add_column("", no_wrap=True)
        for key in ("ui-valletta-points", "ui-valletta-total"):
            grid.add_column(self.terminal.text(key), justify="right")
        for good, letter in enumerate(good_letters(self.terminal)):
            name = f"{letter} {self.terminal.texts.thing(f'good:{GOODS[good]}')}" if roomy else letter
            grid.add_column(name, justify="right", header_style=GOOD_STYLES[good], min_width=3)
        for key in ("ui-valletta-houses", "ui-valletta-hand", "ui-valletta-deck", "ui-valletta-discard"):
            grid.add_column(self.terminal.text(key), justify="right")
        for seat in range(view.seats):
            own = [view.points[seat], "·" if totals[seat] is None else totals[seat], *view.goods[seat]]
            piles = [view.hand_sizes[seat], len(view.unseen[seat]) - view.hand_sizes[seat], len(view.discard[seat])]
            numbers = [str(number) for number in (*own, view.houses[seat], *piles)]
            player = self.terminal.seat(seat)
            if view.turn_of == seat:
                player.append(" ◀", "bold")
            grid.add_row(player, *numbers, style="bold" if seat == view.seat else "")
        return grid

    def around(self, view: VallettaView) -> RenderableType:
        """One's own deck and discard, what lies beside the street, how far the end is."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        if view.slots and view.turn_of not in (NOBODY, view.seat):
            grid.add_row(self.terminal.text("ui-valletta-played"), self.cards(view.slots))
        if view.seat is not None:
            deck = list(view.unseen[view.seat])
            for card in view.hand:
                deck.remove(card)
            self.add_piles(grid, self.cards(deck), self.cards(sorted(view.discard[view.seat])))
        grid.add_row(self.terminal.text("ui-valletta-open_supply"), self.cards(view.pool))
        endless = not view.options.limited_goods
        supply = Text("∞") if endless else self.goods(view.supply)
        supply.append(f"   {self.terminal.text('ui-valletta-barrels')} ", "dim").append(self.goods(view.barrels))
        if any(view.draft):
            supply.append(f"   {self.terminal.text('ui-valletta-draft')} ", "dim").append(self.goods(view.draft))
        grid.add_row(self.terminal.text("ui-valletta-supply"), supply)
        if not view.is_over:
            grid.add_row(self.terminal.text("ui-valletta-final"), self.end_in_sight(view))
        return grid

    def add_piles(self, grid: Grid, deck: Text, discard: Text) -> None:
        """One's own deck and discard, in one row where there is room for both."""
        names = [
            self.terminal.text(f"ui-valletta-{name}") for name in ("deck", "discard", "open_supply", "supply", "final")
        ]
        both = Text("   ").join([deck, Text.assemble((f"{names[1]} ", "dim"), discard)])
        if len(both) + max(map(len, names)) + 2 <= self.terminal.width:
            grid.add_row(names[0], both)
            return
        grid.add_row(names[0], deck)
        grid.add_row(names[1], discard)

    def end_in_sight(self, view: VallettaView) -> Text:
        """The distances to the three triggers of the final phase, each for whoever is nearest."""
        if view.in_final_phase:
            return Text(self.terminal.text("ui-valletta-final_now"), style="bold yellow")
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
        text = Text(f"{self.terminal.text(key)} ")
        if seat is not None and now:
            text.append(f"{self.terminal.shape(seat)} ", self.terminal.style(seat))
        return text.append(f"{now}/{end}", "bold red" if now * 5 >= end * 4 else "bold")

    # Words

    def good(self, good: int, n: int) -> Text:
        return Text(self.terminal.texts.amount(f"good:{GOODS[good]}", n), style=GOOD_STYLES[good])

    def goods(self, counts: Sequence[int]) -> Text:
        """Goods by their letters: `5G 4W`."""
        letters = good_letters(self.terminal)
        found = [Text(f"{n}{letters[good]}", style=GOOD_STYLES[good]) for good, n in enumerate(counts) if n]
        return Text(" ").join(found) if found else Text("–", style="dim")

    def cards(self, kinds: Sequence[int]) -> Text:
        """Cards by name with the letter of their colour, equal ones counted."""
        if not kinds:
            return Text("–", style="dim")
        letters, named = color_letters(self.terminal), []
        for kind in dict.fromkeys(kinds):
            ref, n = f"character:{self.box.characters[kind]}", list(kinds).count(kind)
            name = self.terminal.texts.amount(ref, n) if n > 1 else self.terminal.texts.thing(ref)
            color = COLORS[self.box.color[kind]]
            named.append(Text(f"{name} {letters[color]}", style=CARD_STYLES[color]))
        return Text(", ").join(named)


def stripped(text: Text) -> Text:
    text.rstrip()
    return text
