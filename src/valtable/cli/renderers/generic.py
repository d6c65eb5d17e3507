"""Any game's table: shared places side by side, then an area for each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.renderers.story import actor, draw_story
from valtable.cli.terminal import Terminal
from valtable.kernel.course import Step
from valtable.kernel.decision import Decision, Offer
from valtable.kernel.table import Place, Thing
from valtable.kernel.values import View, Wish

AREA = 36
"""Columns of the terminal that a player's area needs to be read with ease."""


class Renderer:
    """Draws what a view shows. A game's own renderer overrides what it can tell better."""

    minor: dict[str, str] = {}
    """Kinds of action that stand apart in the list, each with the key of its heading."""
    hushed: frozenset[str] = frozenset()
    """Kinds of event of which the table, or the list of choices, shows what is left of them: the log has them."""
    declines: frozenset[str] = frozenset()
    """Kinds of event that tell a choice not to do something: nobody made it where the program answered unasked."""
    packed: frozenset[str] = frozenset()
    """Kinds of action that stand in one line, by name and price, where rows are few: the table shows the rest."""
    table_rows = 0
    """Rows of the table that should be seen together with such a list."""
    brief_rows = 2
    """Rows that one's own things may take above the list."""
    quiet: frozenset[str] = frozenset()
    """Reasons of near misses that the table shows well enough: only `?` lists these."""
    rule_of: dict[str, str] = {}
    """Where a kind of action stands in the rules, if no section has its name."""
    unlisted: frozenset[str] = frozenset()
    """Kinds of reference that are words only: what they mean is found by another name."""
    tells_columns = True
    """Whether a thing's column is told when it is looked up; not where its name says it."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def table(self, view: View) -> RenderableType:
        """Everything that lies on the table."""
        places = self.terminal.game.table(view).places
        shared = [self.panel(place) for place in places if place.seat is None and not place.aside]
        areas = [self.area(seat, places) for seat in range(len(self.terminal.names))]
        return Group(Columns(shared, padding=(0, 1)), side_by_side(areas, self.terminal.width))

    def glance(self, view: View) -> RenderableType:
        """What is shown of the table before a question; `t` shows all of it."""
        return self.table(view)

    def reference(self, view: View) -> RenderableType | None:
        """What lies beside the table to be looked up; None if nothing does."""
        aside = [place for place in self.terminal.game.table(view).places if place.aside]
        return Group(*(self.panel(place, described=True) for place in aside)) if aside else None

    def story(self, steps: Sequence[Step], viewer: int | None) -> RenderableType:
        """What happened in these steps, as this viewer learned it."""
        return draw_story(self.terminal, steps, viewer, self.hushed)

    def question(self, view: View, decision: Decision) -> str:
        """What is asked, in a sentence."""
        return self.terminal.texts.decision(decision, self.terminal.names)

    def calls_for_table(self, steps: Sequence[Step], viewer: int) -> bool:
        """Whether the table is drawn before the next question: others did something. One person alone is looking."""
        return any(actor(step) != viewer for step in steps)

    def worded(self, view: View, offers: list[Offer]) -> list[Offer]:
        """The offers as this terminal puts them."""
        return offers

    def obvious(self, view: View, offers: list[Offer], alone: bool) -> int | None:
        """The action that answers a question which is none; `alone`, if nobody else looks at the same terminal."""
        return None

    def key(self, offer: Offer, n: int) -> str:
        """What stands before an offer in the list and is typed to choose it: its number, if the game has no better."""
        return str(n)

    def help(self, view: View) -> str:
        """What the list of this question means, if it does not go by numbers; empty if it does."""
        return ""

    def by_enter(self, offers: Sequence[Offer]) -> Offer | None:
        """What Enter alone chooses; None if it only asks again."""
        return None

    def in_full(self, view: View, typed: str) -> str:
        """What a short form of this game's stands for, such as several steps in a word; as typed if it is none."""
        return typed

    def instead(self, view: View, action: int) -> tuple[Wish, int] | None:
        """A whole move that takes the place of an action and of so many choices before it; None for the action."""
        return None

    def stands_for(self, view: View, wish: Wish) -> int:
        """How many of one's last choices a whole move takes the place of."""
        return 0

    def called(self, thing: Thing) -> str:
        """The name of a thing where no mark beside it tells it from others."""
        return self.terminal.texts.thing(thing.ref, self.terminal.names)

    def news(self, steps: Sequence[Step], viewer: int | None) -> RenderableType:
        """What happened since this viewer was last asked; `l` tells all of it."""
        return self.story(steps, viewer)

    def listing(self, legal: Sequence[Offer]) -> RenderableType | None:
        """What can be done as this game lists it; None for a row each."""
        return None

    def in_few_letters(self, offer: Offer) -> str:
        """An offer as the list names it, where its sentence is too long for a row; empty for the sentence."""
        return ""

    def tags(self, offer: Offer) -> list[Text]:
        """What is seen at a glance on the things an offer is about, such as their colour."""
        return []

    def gist(self, offer: Offer) -> str:
        """What an offer does in a few words, where all that is printed is too long for a list; empty to tell it all."""
        return ""

    def in_detail(self, offer: Offer) -> str:
        """What an offer does with all that is worth knowing about it, where there is room; empty for nothing more."""
        return ""

    def aside(self, offer: Offer) -> str:
        """What is said after the price of an offer that stands packed in a line; empty for nothing."""
        return ""

    def absent(self, view: View) -> frozenset[str]:
        """Kinds of action that no question of this game asks for, because their module is not in play."""
        return frozenset()

    def facts(self, view: View, ref: str) -> list[Text]:
        """What else can be known about a thing or a player than its places and marks tell."""
        return []

    def brief(self, view: View) -> RenderableType | None:
        """One's own things in a few words, shown with every question."""
        if view.seat is None:
            return None
        own = [place for place in self.terminal.game.table(view).places if place.seat == view.seat]
        line = Text()
        for place in own:
            line.append("   " if line else "").append(self.terminal.texts.place(place, self.terminal.names), "dim")
            line.append(" ").append(self.things(place, "  "))
        return line

    def panel(self, place: Place, *, described: bool = False) -> RenderableType:
        """A place in a frame; by wish with what is printed on its cards, where they stand one below the other."""
        body: RenderableType = self.rows(place) if place.columns and place.things else self.things(place, "\n")
        if described and not place.columns:
            body = Text("\n").join([self.printed(thing) for thing in place.things])
        title = self.terminal.texts.place(place, self.terminal.names)
        return Panel(body, title=title, title_align="left", border_style="dim", expand=False)

    def area(self, seat: int, places: tuple[Place, ...]) -> RenderableType:
        """All that belongs to one seat."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim")
        grid.add_column()
        for place in places:
            if place.seat == seat and not place.aside:
                body: RenderableType = self.rows(place) if place.columns else self.things(place, ", ")
                grid.add_row(self.terminal.texts.place(place, self.terminal.names), body)
        return Panel(grid, title=self.terminal.seat(seat), title_align="left", border_style=self.terminal.style(seat))

    def rows(self, place: Place) -> RenderableType:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for start in range(0, len(place.things), place.columns):
            grid.add_row(*(self.thing(thing, 1) for thing in place.things[start : start + place.columns]))
        return grid

    def things(self, place: Place, between: str) -> Text:
        if not place.things:
            return Text("–", style="dim")
        alike = {repr(thing): thing for thing in place.things}
        times = Counter(repr(thing) for thing in place.things)
        return Text(between).join([self.thing(thing, times[key]) for key, thing in alike.items()])

    def printed(self, thing: Thing) -> Text:
        """A thing and what its card says."""
        text, said = self.thing(thing, 1), self.terminal.texts.describe(thing.ref, self.terminal.names)
        return text.append(f"  {said}", style="italic") if said else text

    def thing(self, thing: Thing, times: int) -> Text:
        """A thing that lies here so many times, counted as its kind asks for, with owner and marks."""
        terminal, count = self.terminal, thing.count * times
        if thing.kind == "track":
            text = Text(f"{terminal.texts.thing(thing.ref, terminal.names)} {thing.count}")
        elif thing.kind == "counter" or count != 1:
            text = Text(terminal.texts.amount(thing.ref, count, terminal.names))
        else:
            text = Text(terminal.texts.thing(thing.ref, terminal.names))
        if thing.hidden:
            text.stylize("dim")
        if thing.seat is not None:
            text.append(f" {terminal.shape(thing.seat)}", style=terminal.style(thing.seat))
        for kind, args in thing.marks:
            text.append(f" {terminal.texts.mark(kind, args, terminal.names)}", style="dim")
        return text


def side_by_side(areas: Sequence[RenderableType], width: int) -> Grid:
    """Equally wide boxes, as many in a row as the terminal has room for."""
    per_row = max(1, min(len(areas), width // AREA))
    grid = Grid.grid(expand=True)
    for _ in range(per_row):
        grid.add_column(ratio=1)
    for start in range(0, len(areas), per_row):
        grid.add_row(*areas[start : start + per_row])
    return grid
