"""What is one's own in Valencia: hand, stacks, draw pile, what is behind the screen, tasks and how they stand."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.renderers.valencia.city import GUILD_STYLES
from valtable.cli.renderers.valencia.players import card_name, draw_cards, marks_on
from valtable.cli.terminal import Terminal
from valtable.games.valencia.box.city import GUILDS
from valtable.games.valencia.box.components import Box
from valtable.games.valencia.people.tabletop import task_things
from valtable.games.valencia.sight.piles import cards_left
from valtable.games.valencia.sight.view import ValenciaView
from valtable.kernel.table import Thing

STANDS = {"task_fulfilled": ("✓", "bold green"), "task_unfulfilled": ("✗", "red"), "task_open": ("?", "yellow")}


def listed() -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    return grid


def draw_own(terminal: Terminal, box: Box, view: ValenciaView, seat: int, *, with_plan: bool = True) -> RenderableType:
    """Hand, stacks, screen, draw pile and discards; with two players also what Nina has shown."""
    grid = listed()
    if with_plan:
        add_plan(terminal, box, grid, view, seat)
    grid.add_row(terminal.text("ui-valencia-screen"), draw_purse(terminal, view))
    grid.add_row(
        terminal.text("ui-valencia-discard"),
        draw_cards(terminal, box, sorted(view.discards[seat] + view.own_unseen)),
    )
    if box.nina_at[view.seats]:
        grid.add_row(terminal.text("ui-valencia-nina"), draw_cards(terminal, box, view.nina_shown))
    return grid


def add_plan(terminal: Terminal, box: Box, grid: Grid, view: ValenciaView, seat: int) -> None:
    if view.hand:
        grid.add_row(terminal.text("ui-valencia-hand"), draw_cards(terminal, box, view.hand))
    if view.stacks:
        stacks = [f"[{' + '.join(card_name(terminal, box, card) for card in s)}]" for s in view.stacks]
        grid.add_row(terminal.text("ui-valencia-stacks"), Text("  ".join(stacks)))
    if not view.is_over:
        left = cards_left(box, view, seat)
        pile = Text(f"{len(left)}:  " if left else "").append(draw_cards(terminal, box, left))
        if view.bottom:
            told = terminal.text(
                "ui-valencia-bottom", {"cards": in_order(terminal, box, view.bottom), "n": len(view.bottom)}
            )
            pile.append(f"  {told}", "dim")
        grid.add_row(terminal.text("ui-valencia-left"), pile)


def in_order(terminal: Terminal, box: Box, cards: list[int]) -> str:
    return ", ".join(card_name(terminal, box, card) for card in cards)


def draw_purse(terminal: Terminal, view: ValenciaView) -> Text:
    assert view.seat is not None
    behind = view.screen_of(view.seat)
    assert behind is not None
    goods = [
        Text(terminal.texts.amount(f"good:{GUILDS[good]}", n), GUILD_STYLES[good])
        for good, n in enumerate(behind.goods)
        if n
    ]
    return Text("  ").join([Text(terminal.texts.amount("coin:coin", behind.coins), "yellow"), *goods])


def draw_tasks(terminal: Terminal, box: Box, view: ValenciaView) -> RenderableType:
    """One's own tasks and how they stand, as far as one can know (Ruling 46); at the end everybody's."""
    grid = listed()
    for behind in view.screens:
        head = terminal.seat(behind.seat) if view.is_over else Text(terminal.text("ui-valencia-tasks"))
        told = [draw_task(terminal, thing) for thing in task_things(box, view, behind.seat)]
        if told:
            grid.add_row(head, Columns(told, padding=(0, 3)))
    return grid


def draw_task(terminal: Terminal, thing: Thing) -> Text:
    """Whether it is fulfilled, its name, what it brings now and how far it has come; `i` says what it wants."""
    kind, args = thing.marks[0]
    sign, style = STANDS[kind]
    told = Text(f"{sign} ", style).append(terminal.texts.thing(thing.ref), "bold")
    if "n" in args:
        n = int(str(args["n"]))
        told.append(f"  {f'−{-n}' if n < 0 else n}")
    progress = marks_on(terminal, thing, "task_progress", "task_kept")
    return told.append(f"  ({', '.join(progress)})", "dim") if progress else told
