"""Valdora's table: the map with what lies around it, and what there is to do."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.renderers import generic
from valtable.cli.renderers.valdora.loading import hint, in_full
from valtable.cli.renderers.valdora.map import FAR, IDLE, LOW, LOWEST, TALL, TALL_TERMINAL, Map
from valtable.cli.renderers.valdora.panels import Panels, in_lines
from valtable.cli.renderers.valdora.reference import draw_reference, with_backs
from valtable.cli.renderers.valdora.story import draw_story
from valtable.cli.renderers.valdora.words import Words
from valtable.cli.terminal import ENDLESS, Terminal
from valtable.games.valdora.box.actions import Swap
from valtable.games.valdora.box.components import CITY, COIN, HARBOR, HOUSE, MINE, NONE, ROAD, Box
from valtable.games.valdora.game import Valdora
from valtable.games.valdora.people.tabletop import tops
from valtable.games.valdora.sight.view import ValdoraView
from valtable.games.valdora.state.frames import ACTING
from valtable.kernel.course import Step
from valtable.kernel.decision import Offer
from valtable.kernel.refusal import Args
from valtable.kernel.values import View

SIDE = 41
"""Columns beside the map for everything else but the players."""
WIDE = 78 + SIDE
"""Columns of a terminal in which map and side stand together."""
KINDS_OF_STOP = {
    CITY: "ui-valdora-kind_city",
    MINE: "ui-valdora-kind_mine",
    HOUSE: "ui-valdora-kind_house",
    ROAD: "ui-valdora-kind_road",
    HARBOR: "ui-valdora-kind_harbor",
}
BELOW = 12
"""Rows that question, choices and the keyboard's line need."""


class Renderer(generic.Renderer):
    quiet = frozenset({
        "needs_provisions", "other_patron", "already_there", "side_empty", "too_poor_to_turn", "too_poor_to_buy",
        "return_not_needed", "gem_not_here", "equipment_full", "same_gem", "too_poor_to_load", "no_ship_left",
        "gem_not_on_card", "has_provisions",
    })  # fmt: skip
    rule_of = {"move": "movement", "turn": "pages", "buy": "purchase", "swap": "return", "end": "action"}

    def __init__(self, terminal: Terminal) -> None:
        super().__init__(terminal)
        assert isinstance(terminal.game, Valdora)
        self.game: Valdora = terminal.game
        self.box: Box = self.game.contents
        self.words = Words(terminal, self.box)
        self.panels = Panels(self.game, self.words)
        self.view: ValdoraView | None = None
        """What the last question was asked about."""

    # The table

    def table(self, view: View) -> RenderableType:
        assert isinstance(view, ValdoraView)
        panels, rows = self.panels, TALL if self.terminal.height >= TALL_TERMINAL else LOW
        legend = panels.legend(self.terminal.width, is_over=view.is_over)
        parts = [self.map(view, self.terminal.width, rows), legend, panels.course(view)]
        done = [panels.completed(view)] if view.is_over or view.options.open_points else []
        return Group(*parts, panels.books(view), panels.craftsmen(view), panels.players(view), *done)

    def glance(self, view: View) -> RenderableType:
        """As much of the table as leaves room for the question: with the map, if the terminal has the rows for it."""
        assert isinstance(view, ValdoraView)
        panels, room = self.panels, self.terminal.height - BELOW
        if self.terminal.height == ENDLESS:
            return self.table(view)
        hint = Text(self.terminal.text("ui-valdora-whole_table"), "dim italic")
        course, players = panels.course(view), panels.players(view, but=view.seat)
        if room < LOWEST + self.terminal.rows(players):
            parts = [course, panels.short_books(view), panels.craftsmen(view), players, hint]
            if self.terminal.rows(Group(*parts)) > room:
                del parts[2]
            return Group(*parts)
        if self.terminal.width < WIDE:
            return Group(self.map(view, self.terminal.width, LOWEST), course, players, hint)
        side = Group(panels.course(view, in_rows=True), panels.short_books(view), panels.short_craftsmen(view))
        side = Group(side, panels.legend(SIDE - 1))
        both = Grid.grid(padding=(0, 1, 0, 0))
        width = self.terminal.width - SIDE
        both.add_column(width=width)
        both.add_column(width=SIDE - 1)
        tall = room - self.terminal.rows(players) >= LOW + 4
        both.add_row(self.map(view, width, LOW if tall else LOWEST), side)
        return Group(both, players)

    def map(self, view: ValdoraView, width: int, rows: int) -> Text:
        return Map(self.words, view, width, rows).draw()

    def reference(self, view: View) -> RenderableType:
        """The summary card, then the pages of each book that somebody has seen, from the top (R26)."""
        assert isinstance(view, ValdoraView)
        return draw_reference(self.words, view)

    def story(self, steps: Sequence[Step], viewer: int | None) -> RenderableType:
        return draw_story(self.words, steps, viewer)

    def news(self, steps: Sequence[Step], viewer: int | None) -> RenderableType:
        return draw_story(self.words, steps, viewer, is_news=True)

    def facts(self, view: View, ref: str) -> list[Text]:
        """A player's open commissions with their backs, which everybody has seen (R26)."""
        assert isinstance(view, ValdoraView)
        kind, _, id_ = ref.partition(":")
        if kind != "seat" or not view.opened[int(id_)]:
            return []
        title = Text(self.terminal.text("ui-valdora-held") + ": ", "dim")
        return [title.append(Text(",  ").join(with_backs(self.words, view, int(id_))))]

    # The question

    def brief(self, view: View) -> RenderableType | None:
        """Coins, equipment with its gems, open commissions; how near the end is, and what a harbor still loads."""
        assert isinstance(view, ValdoraView)
        self.view = view
        if view.seat is None:
            return None
        panels = self.panels
        line = panels.own(view, view.seat)
        before = [panels.end_near(view)] if panels.is_near_end(view) and not view.is_over else []
        if self.is_last_turn(view):
            before.append(Text(self.terminal.text("ui-valdora-last_turn"), "bold yellow"))
        return Group(*before, line, *self.ships(view), *hint(self.terminal, self.game, view))

    @staticmethod
    def is_last_turn(view: ValdoraView) -> bool:
        """Whether the viewer's turn is under way and no other will come: the round is played out, no more (R5)."""
        ends = bool(view.triggered) or 0 < view.options.round_limit <= view.round
        return ends and not view.is_over and view.turn_of == view.seat

    def in_full(self, view: View, typed: str) -> str:
        assert isinstance(view, ValdoraView)
        return in_full(self.terminal, self.game, view, typed)

    def ships(self, view: ValdoraView) -> list[Text]:
        """How many gems whoever stands at a harbor may still load (R15)."""
        frame = view.agenda[-1] if view.agenda else (0, 0)
        ships = self.box.ships[view.pawns[frame[1]]]
        if frame[0] != ACTING or not ships:
            return []
        return [Text(self.terminal.text("ui-valdora-ships", {"n": ships - frame[3], "loaded": frame[3]}), "dim")]

    def listing(self, legal: Sequence[Offer]) -> RenderableType | None:
        """Moves, by the kind of the stop: its name on the map, what it costs and what there is; the signs below."""
        if self.view is None or any(offer.kind != "move" for offer in legal):
            return None
        lines: dict[int, list[Text]] = {}
        for index, offer in enumerate(legal, 1):
            lines.setdefault(self.kind_of_stop(offer), []).append(
                self.stop(self.view, index, offer, self.stop_of(offer))
            )
        names = {kind: self.terminal.text(KINDS_OF_STOP[kind]) for kind in lines}
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="italic", no_wrap=True)
        grid.add_column()
        for kind, stops in lines.items():
            grid.add_row(names[kind], in_lines(stops, self.terminal.width - 2 - max(map(len, names.values()))))
        effects = {effect.kind for offer in legal for effect in offer.effects}
        signs = {"uses_provisions": (FAR, "ui-valdora-far"), "ends_turn": (IDLE, "ui-valdora-idle")}
        said = [f"{sign} {self.terminal.text(key)}" for kind, (sign, key) in signs.items() if kind in effects]
        if said:
            grid.add_row("", Text("   ".join(said), "not italic dim"))
        return grid

    def stop_of(self, offer: Offer) -> int:
        return self.box.spaces.index(str(offer.args["space"]).removeprefix("space:"))

    def kind_of_stop(self, offer: Offer) -> int:
        """City, mine, house, road or harbor; none of them for what is no move."""
        return self.box.space_kind[self.stop_of(offer)] if offer.kind == "move" else NONE

    def worded(self, view: View, offers: list[Offer]) -> list[Offer]:
        """Of returns that look alike, both faces of the card included, only one; moves in the order of their list."""
        assert isinstance(view, ValdoraView)
        kinds = list(dict.fromkeys(self.kind_of_stop(o) for o in offers if o.kind == "move" and o.refusal is None))
        offers = sorted(
            offers, key=lambda o: kinds.index(kind) if (kind := self.kind_of_stop(o)) in kinds else len(kinds)
        )
        found: dict[object, Offer] = {}
        for offer in offers:
            value = self.game.actions.values[offer.action]
            key: object = offer.action
            if isinstance(value, Swap) and view.seat is not None and value.commission < len(view.opened[view.seat]):
                card = view.opened[view.seat][value.commission]
                key = (value.side, self.box.shown[card], self.box.shown[card ^ 1], offer.refusal is None)
            found.setdefault(key, offer)
        return list(found.values())

    def in_few_letters(self, offer: Offer) -> str:
        """A commission that goes back and the one bought for it, each in its short form; `?` has the sentence."""
        if offer.kind != "swap":
            return ""
        old = self.other_card(offer.args, "old")
        return self.terminal.text("ui-valdora-swap", {"old": old, "card": self.words.told(offer.args)})

    def gist(self, offer: Offer) -> str:
        """The face that a returned commission shows, and where."""
        for effect in offer.effects:
            if effect.kind == "returns":
                back = self.other_card(effect.args, "back")
                return self.terminal.text("ui-valdora-swap_shows", {"back": back, "to": effect.args["to"]})
        return ""

    def other_card(self, args: Args, name: str) -> str:
        """A commission beside the one that is bought: its arguments have a name before theirs."""
        return self.words.told({"card": args[name], "wants": args[f"{name}_wants"], "points": args[f"{name}_points"]})

    def stop(self, view: ValdoraView, index: int, offer: Offer, stop: int) -> Text:
        """`7 »NE City -1: silver 1★ | green 4★`, never broken at the end of a line; `∅` where the turn ends."""
        line = Text(str(index), "bold cyan")
        far = any(effect.kind == "uses_provisions" for effect in offer.effects)
        line.append(f" {FAR if far else ''}{self.words.space(stop)}", "bold default")
        for amount in offer.cost:
            line.append(f" -{amount.n}", "bold red")
        found = self.at_stop(view, stop)
        if found:
            line.append(": ", "not bold default").append(found)
        if any(effect.kind == "ends_turn" for effect in offer.effects):
            line.append(f" {IDLE}", "not bold dim")
        return line.append("   ")

    def at_stop(self, view: ValdoraView, stop: int) -> Text:
        """The gems of a road or a harbor, the pages of a book, coins, and what can be delivered."""
        road, book = self.box.road_of[stop], self.box.book_at[stop]
        if road != NONE:
            if not any(view.roads[road]):
                return Text(self.terminal.texts.mark("gems", {"gems": []}, ()).strip("()"), "dim")
            return self.words.gems(view.roads[road])
        if book != NONE:
            shown = [self.words.short_face(face) for face in tops(self.box, view, book) if face != NONE]
            return Text(" | ").join(shown)
        if self.box.ships[stop]:
            return Text("⚓" * self.box.ships[stop] + " ", "cyan").append(self.words.gems(view.discard))
        if self.box.space_kind[stop] == MINE:
            refill = self.box.refill - view.coins[view.turn_of]
            return Text(self.terminal.text("ui-valdora-refill", {"n": refill})) if refill else Text()
        return self.at_house(view, stop) if self.box.space_kind[stop] == HOUSE else Text()

    def at_house(self, view: ValdoraView, stop: int) -> Text:
        """One's own commissions for this patron that can be delivered now."""
        seat = view.turn_of
        faces = [
            self.box.shown[card] for card in view.opened[seat] if self.can_deliver(view, seat, self.box.shown[card])
        ]
        mine = [self.words.commission(face) for face in faces if self.box.crest[face] == self.box.crest_at[stop]]
        return Text(", ").join(mine)

    def can_deliver(self, view: ValdoraView, seat: int, face: int) -> bool:
        """Whether the seat carries, or has in its purse, all that a commission asks for (R18)."""
        return all(gem in view.loads[seat] or (gem == COIN and view.coins[seat]) for gem in self.box.wants[face])
