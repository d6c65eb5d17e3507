"""What can be looked up in Valencia: signs, task cards, fountains, and which influence cards have been seen."""

from __future__ import annotations

import re

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.renderers.valencia.city import letter
from valtable.cli.renderers.valencia.players import draw_cards
from valtable.cli.terminal import Terminal
from valtable.games.valencia.box.city import GUILDS
from valtable.games.valencia.box.components import Box
from valtable.games.valencia.people.events import fountain_ref, space_ref, task_ref
from valtable.games.valencia.sight.piles import without
from valtable.games.valencia.sight.view import ValenciaView


def draw_reference(terminal: Terminal, box: Box, view: ValenciaView) -> RenderableType:
    in_play = box.tasks_in_play[view.seats]
    parts = [
        ("ui-valencia-legend_title", {}, draw_legend(terminal)),
        ("ui-valencia-seen_title", {}, draw_seen(terminal, box, view)),
        ("ui-valencia-fountains_title", {}, draw_fountains(terminal, box, view)),
        ("ui-valencia-tasks_title", {"n": len(in_play)}, draw_tasks(terminal, box, view, in_play)),
    ]
    found: list[RenderableType] = []
    for key, args, what in parts:
        found += [*([Text()] if found else []), Text(terminal.text(key, dict(args)), "bold"), what]
    return Group(*found)


def draw_legend(terminal: Terminal) -> Text:
    """The signs, broken between two of them only; the letters of the guilds with their names."""
    names = [terminal.texts.thing(f"guild:{guild}") for guild in GUILDS]
    guilds = ", ".join(f"{letter(name)} {name}" for name in names)
    lines = [terminal.text("ui-valencia-legend", {"guilds": guilds}), terminal.text("ui-valencia-marks")]
    items = [[Text(sign) for sign in re.split(" {2,}", line)] for line in lines]
    told = Text("\n").join([terminal.flow(signs) for signs in items])
    told.stylize("dim")
    return told


def draw_seen(terminal: Terminal, box: Box, view: ValenciaView) -> RenderableType:
    """Of each deck what was shown, and what is not: in the draw pile, in stacks or discarded unseen."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for seat in range(view.seats):
        shown = sorted([*view.discards[seat], *view.bids[seat]])
        rows(terminal, box, grid, terminal.seat(seat), shown, without(box.deck(view.options), shown))
    if box.nina_at[view.seats]:
        shown = sorted([*view.nina_shown, *view.nina_bid])
        rows(terminal, box, grid, Text(terminal.text("ui-valencia-nina")), shown, without(box.base_deck, shown))
    return grid


def rows(terminal: Terminal, box: Box, grid: Grid, name: Text, shown: list[int], hidden: list[int]) -> None:
    grid.add_row(name, terminal.text("ui-valencia-seen"), draw_cards(terminal, box, shown))
    grid.add_row("", terminal.text("ui-valencia-unseen"), draw_cards(terminal, box, hidden))


def draw_fountains(terminal: Terminal, box: Box, view: ValenciaView) -> RenderableType:
    """All of them: name, points, where it stands or when it comes, what it allows."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for fountain in range(len(box.fountains)):
        ref = fountain_ref(box, fountain)
        told = terminal.text("ui-valencia-fountain_points", {"n": box.fountain_points[fountain]})
        can = terminal.texts.describe(ref)
        grid.add_row(
            Text(terminal.texts.thing(ref), "bold"),
            Text(where(terminal, view, fountain), "dim"),
            Text(f"{told}. {can}" if can else f"{told}."),
        )
    return grid


def where(terminal: Terminal, view: ValenciaView, fountain: int) -> str:
    if fountain not in view.fountains:
        return terminal.text("ui-valencia-fountain_out")
    said = terminal.text("ui-valencia-fountain_round", {"n": view.fountains.index(fountain) + 1})
    if fountain not in view.fountain_at:
        return said
    return f"{said[:-1]}, {terminal.texts.thing(space_ref(view.fountain_at.index(fountain)))}."


def draw_tasks(terminal: Terminal, box: Box, view: ValenciaView, in_play: list[int]) -> RenderableType:
    """Every card that can be dealt; one's own are marked."""
    own = None if view.seat is None else view.screen_of(view.seat)
    kept = own.tasks if own is not None else []
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for task in in_play:
        ref = task_ref(box, task)
        sign = "+" if task in kept else "−" if task in view.returned else ""
        grid.add_row(sign, Text(terminal.texts.thing(ref), "bold" if sign else ""), terminal.texts.describe(ref) or "")
    return grid
