"""What lies before Valeria's players: Domains, slain Monsters, Dukes, Relics and cargo; the Dark Lord's prey."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.renderers.generic import Renderer
from valtable.cli.renderers.valeria.centre import TALL
from valtable.games.valeria.box.components import IMMEDIATE, Box
from valtable.games.valeria.scoring import dark_lord_points
from valtable.games.valeria.sight.view import ValeriaView
from valtable.kernel.table import Place, Thing

SHOWN = ("built", "slain", "duke", "cargo", "relic")
SECRET = ("duke", "relic")
FEW = 2
"""So many players have room for what all their Domains say."""


def draw_belongings(renderer: Renderer, box: Box, view: ValeriaView) -> RenderableType:
    """A row for each place that has something in it, marked with its owner's shape."""
    terminal, places = renderer.terminal, renderer.terminal.game.table(view).places
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for place in places:
        if place.seat is None or place.kind not in SHOWN or not place.things:
            continue
        if place.kind in SECRET and all(thing.hidden for thing in place.things):
            continue
        head = Text(terminal.shape(place.seat), terminal.style(place.seat))
        head.append(f" {terminal.texts.place(place, terminal.names)}", "dim")
        grid.add_row(head, content(renderer, box, view, place))
    if view.seats == 1:
        caught = next(place for place in places if place.id == "dark_lord")
        grid.add_row(
            Text(terminal.texts.place(caught, terminal.names), "dim"),
            Text(terminal.text("ui-valeria-dark_lord", {"n": dark_lord_points(box, view)}), "bold")
            .append("  ", "not bold")
            .append(Text(", ").join([renderer.thing(thing, 1) for thing in caught.things[1:]])),
        )
    return grid


def content(renderer: Renderer, box: Box, view: ValeriaView, place: Place) -> Text:
    """Names; of cards that still work, and of every Duke that is known, what they say, in a line each.

    Of those of several opponents only where the terminal is tall: `?` tells the rest.
    """
    if place.kind == "duke":
        return Text("\n").join([duke(renderer, thing) for thing in place.things])
    explained = place.seat == view.seat or view.seats == FEW or renderer.terminal.height >= TALL
    if not explained or place.kind not in ("built", "relic", "cargo"):
        return renderer.things(place, ", ")
    at_work = [thing for thing in place.things if lasts(box, thing)]
    quiet = [renderer.thing(thing, 1) for thing in place.things if thing not in at_work]
    return Text("\n").join([*([Text(", ").join(quiet)] if quiet else []), *(said(renderer, t) for t in at_work)])


def said_each(renderer: Renderer, place: Place) -> Text:
    """Every thing that says something in a line of its own, such as what a Noble scores."""
    told = [said(renderer, thing) for thing in place.things if renderer.terminal.texts.describe(thing.ref)]
    rest = [renderer.thing(thing, 1) for thing in place.things if not renderer.terminal.texts.describe(thing.ref)]
    return Text("\n").join([*told, *([Text(", ").join(rest)] if rest else [])])


def said(renderer: Renderer, thing: Thing) -> Text:
    text, printed = renderer.thing(thing, 1), renderer.terminal.texts.describe(thing.ref)
    return text.append(f": {printed}", "dim") if printed else text


def duke(renderer: Renderer, thing: Thing) -> Text:
    """The name with what it scores, one line for what it counts and one for what that comes to now."""
    texts = renderer.terminal.texts
    text = Text(texts.thing(thing.ref)).append(f": {texts.describe(thing.ref) or ''}", "dim")
    if thing.marks:
        marks = [texts.mark(kind, args, renderer.terminal.names) for kind, args in thing.marks]
        text.append("\n" + "; ".join(marks), "dim")
    return text


def lasts(box: Box, thing: Thing) -> bool:
    """Whether a card works on: the power of a Domain may have been for its building alone, and tokens have none."""
    kind, _, id_ = thing.ref.partition(":")
    if kind in ("goods", "tome"):
        return False
    return kind != "domain" or (id_ in box.domains and box.timing[box.domains.index(id_)] != IMMEDIATE)
