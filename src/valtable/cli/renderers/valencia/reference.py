"""What can be looked up in Valencia: signs, task cards, fountains, and which influence cards have been seen."""

from __future__ import annotations

import re

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.offers import flow
from valtable.cli.renderers.valencia_city import letter
from valtable.cli.renderers.valencia_players import draw_cards
from valtable.cli.screen import Screen
from valtable.games.valencia.city import GUILDS
from valtable.games.valencia.components import Box
from valtable.games.valencia.events import fountain_ref, space_ref, task_ref
from valtable.games.valencia.imagine import without
from valtable.games.valencia.view import ValenciaView


def draw_reference(screen: Screen, box: Box, view: ValenciaView) -> RenderableType:
    in_play = box.tasks_in_play[view.seats]
    parts = [
        ("ui-valencia-legend_title", {}, draw_legend(screen)),
        ("ui-valencia-seen_title", {}, draw_seen(screen, box, view)),
        ("ui-valencia-fountains_title", {}, draw_fountains(screen, box, view)),
        ("ui-valencia-tasks_title", {"n": len(in_play)}, draw_tasks(screen, box, view, in_play)),
    ]
    found: list[RenderableType] = []
    for key, args, what in parts:
        found += [*([Text()] if found else []), Text(screen.text(key, dict(args)), "bold"), what]
    return Group(*found)


def draw_legend(screen: Screen) -> Text:
    """The signs, broken between two of them only; the letters of the guilds with their names."""
    names = [screen.texts.thing(f"guild:{guild}") for guild in GUILDS]
    guilds = ", ".join(f"{letter(name)} {name}" for name in names)
    lines = [screen.text("ui-valencia-legend", {"guilds": guilds}), screen.text("ui-valencia-marks")]
    items = [[Text(sign) for sign in re.split(" {2,}", line)] for line in lines]
    told = Text("\n").join([flow(screen, signs) for signs in items])
    told.stylize("dim")
    return told


def draw_seen(screen: Screen, box: Box, view: ValenciaView) -> RenderableType:
    """Of each deck what was shown, and what is not: in the draw pile, in stacks or discarded unseen."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for seat in range(view.seats):
        shown = sorted([*view.discards[seat], *view.bids[seat]])
        rows(screen, box, grid, screen.seat(seat), shown, without(box.deck(view.options), shown))
    if box.nina_at[view.seats]:
        shown = sorted([*view.nina_shown, *view.nina_bid])
        rows(screen, box, grid, Text(screen.text("ui-valencia-nina")), shown, without(box.base_deck, shown))
    return grid


def rows(screen: Screen, box: Box, grid: Grid, name: Text, shown: list[int], hidden: list[int]) -> None:
    grid.add_row(name, screen.text("ui-valencia-seen"), draw_cards(screen, box, shown))
    grid.add_row("", screen.text("ui-valencia-unseen"), draw_cards(screen, box, hidden))


def draw_fountains(screen: Screen, box: Box, view: ValenciaView) -> RenderableType:
    """All of them: name, points, where it stands or when it comes, what it allows."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for fountain in range(len(box.fountains)):
        ref = fountain_ref(box, fountain)
        told = screen.text("ui-valencia-fountain_points", {"n": box.fountain_points[fountain]})
        can = screen.texts.describe(ref)
        grid.add_row(
            Text(screen.texts.thing(ref), "bold"),
            Text(where(screen, view, fountain), "dim"),
            Text(f"{told}. {can}" if can else f"{told}."),
        )
    return grid


def where(screen: Screen, view: ValenciaView, fountain: int) -> str:
    if fountain not in view.fountains:
        return screen.text("ui-valencia-fountain_out")
    said = screen.text("ui-valencia-fountain_round", {"n": view.fountains.index(fountain) + 1})
    if fountain not in view.fountain_at:
        return said
    return f"{said[:-1]}, {screen.texts.thing(space_ref(view.fountain_at.index(fountain)))}."


def draw_tasks(screen: Screen, box: Box, view: ValenciaView, in_play: list[int]) -> RenderableType:
    """Every card that can be dealt; one's own are marked."""
    own = None if view.seat is None else view.screen_of(view.seat)
    kept = own.tasks if own is not None else []
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for task in in_play:
        ref = task_ref(box, task)
        sign = "+" if task in kept else "−" if task in view.returned else ""
        grid.add_row(sign, Text(screen.texts.thing(ref), "bold" if sign else ""), screen.texts.describe(ref) or "")
    return grid
