"""Beside Valencia's city: the boards of the rounds, the council, the supply."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.renderers.valencia.city import GUILD_STYLES, SITE
from valtable.cli.terminal import Terminal
from valtable.games.valencia.box.city import GUILDS
from valtable.games.valencia.box.components import Box
from valtable.games.valencia.box.printed_setup import STEP_NAMES
from valtable.games.valencia.people.steps import step_of
from valtable.games.valencia.sight.view import ValenciaView
from valtable.games.valencia.state.state import NOBODY

CHAIRS = {
    "nobility": "ui-valencia-nobility", "church": "ui-valencia-church", "merchants": "ui-valencia-merchants",
}  # fmt: skip


def draw_around(terminal: Terminal, box: Box, view: ValenciaView) -> RenderableType:
    """All of it, one below the other."""
    council = draw_council(terminal, box, view)
    return Group(draw_boards(terminal, box, view), Text(), council, Text(), draw_supply(terminal, view))


def draw_boards(terminal: Terminal, box: Box, view: ValenciaView) -> RenderableType:
    """Guilds of B, D and F and the fountain of each round; the running one is marked with its step."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim")
    for head in (terminal.text("ui-valencia-round"), "B", "D", "F", "I"):
        grid.add_column(head, no_wrap=True)
    for number, board in enumerate(view.boards):
        now = number == view.round and not view.is_over
        step = step_of(view) if now and not view.phase else NOBODY
        names = [
            Text(terminal.texts.thing(f"guild:{GUILDS[guild]}"), guild_style(guild, at == step))
            for at, guild in enumerate(box.guild_at[board])
            if guild != NOBODY
        ]
        fountain = view.fountains[number]
        built = fountain in view.fountain_at
        name = terminal.texts.thing(f"fountain:{box.fountains[fountain]}")
        what = Text(f"{name} {SITE}{box.fountain_points[fountain]}", style="dim" if built else "")
        letter = "" if step == NOBODY else f" {STEP_NAMES[step].upper()}"
        grid.add_row(Text(f"{number + 1}{letter}{' ◀' if now else ''}", "bold" if now else "dim"), *names, what)
    return grid


def guild_style(guild: int, now: bool = False) -> str:
    return f"{GUILD_STYLES[guild]}{' bold underline' if now else ''}"


def draw_council(terminal: Terminal, box: Box, view: ValenciaView) -> RenderableType:
    """Two columns of four: who sits where."""
    cells = [(chair_name(terminal, box, chair), sitting(terminal, there)) for chair, there in enumerate(view.council)]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    half = len(cells) // 2
    for left, right in zip(cells[:half], cells[half:], strict=True):
        grid.add_row(*left, *right)
    return grid


def chair_name(terminal: Terminal, box: Box, chair: int) -> Text:
    name = box.council[chair]
    if name in CHAIRS:
        return Text(terminal.text(CHAIRS[name]))
    return Text(terminal.texts.thing(f"guild:{name}"), GUILD_STYLES[GUILDS.index(name)])


def sitting(terminal: Terminal, there: list[int]) -> Text:
    if not there:
        return Text("–", style="dim")
    return Text(" + ").join([terminal.seat(seat) for seat in there])


def draw_supply(terminal: Terminal, view: ValenciaView) -> Text:
    line = Text(f"{terminal.text('ui-valencia-supply')}  ", style="dim")
    for good, n in enumerate(view.supply):
        line.append(f"{n} {terminal.texts.thing(f'guild:{GUILDS[good]}')}  ", GUILD_STYLES[good])
    if not view.is_over:
        line.append("\n" + terminal.text("ui-valencia-coins_all", {"n": view.all_coins}), "dim")
    return line
