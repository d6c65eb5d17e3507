"""Valeria's players, a row each: resources, points, Citizens by number, icons."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.renderers.valeria.centre import AMOUNT_STYLES, ROLE_STYLES
from valtable.cli.renderers.valeria.short import MAP_SIGN, STAR, resource_letters
from valtable.cli.terminal import Terminal
from valtable.games.valeria.box.components import Box
from valtable.games.valeria.box.derived import NUMBERS
from valtable.games.valeria.box.words import ROLES
from valtable.games.valeria.game import Valeria
from valtable.games.valeria.scoring import domains_of, role_icons
from valtable.games.valeria.sight.view import ValeriaView

STARTER_MARK = "+"


def draw_players(terminal: Terminal, game: Valeria, view: ValeriaView) -> RenderableType:
    """A row per seat: resources, points, and under each number how many Citizens fire there."""
    box, tight = game.contents, terminal.width < 110
    grid = Grid(box=None, padding=(0, 1 if tight else 2, 0, 0), header_style="dim")
    grid.add_column("", no_wrap=True, overflow="ellipsis")
    for letter, style in zip(resource_letters(terminal)[:3], AMOUNT_STYLES, strict=False):
        grid.add_column(letter, justify="right", header_style=style, no_wrap=True)
    sails = view.more is not None and view.options.crimson_seas
    if sails:
        grid.add_column(MAP_SIGN, justify="right", header_style=AMOUNT_STYLES[4], no_wrap=True)
    grid.add_column(STAR, no_wrap=True)
    rolled = (*view.dice, sum(view.dice)) if any(view.dice) else ()
    for number in NUMBERS:
        hit = any(int(one) in rolled for one in number.split("/"))
        grid.add_column(number, header_style="bold reverse cyan" if hit else "cyan", justify="center")
    for role in range(4):
        grid.add_column(role_name(terminal, role)[:3], header_style=ROLE_STYLES[role], justify="right", no_wrap=True)
    for seat in range(view.seats):
        name = terminal.seat(seat)
        if view.active == seat and not view.is_over:
            name.append(" ◀", "bold")
        if rests(box, view, seat):
            name.append(f" {terminal.text('ui-valeria-rests')}", "dim")
        nobles = view.more.nobles[seat] if view.more is not None else []
        icons = role_icons(box, view.citizens[seat], [], nobles)
        built = role_icons(box, [], domains_of(view, seat))
        maps = [str(view.more.maps[seat])] if sails and view.more is not None else []
        grid.add_row(
            name, *(str(n) for n in view.res[seat][:3]), *maps, known_points(terminal, game, view, seat),
            *(firing(terminal, box, view, seat, number) for number in range(len(NUMBERS))),
            *(icon_count(n, more) for n, more in zip(icons, built, strict=True)),
            style="bold" if seat == view.seat else "",
        )  # fmt: skip
    return grid


def known_points(terminal: Terminal, game: Valeria, view: ValeriaView, seat: int) -> Text:
    """Points as far as the viewer knows them; what the Duke would bring now stands apart."""
    rows = game.standing(view).rows
    text = Text(str(sum(row.points[seat] or 0 for row in rows)), "bold")
    for row in rows:
        if row.source == "duke":
            duke = row.points[seat]
            text.append(" + ?" if duke is None else f" ({terminal.text('ui-valeria-duke_now', {'n': duke})})", "dim")
    return text


def role_name(terminal: Terminal, role: int) -> str:
    return terminal.texts.thing(f"role:{ROLES[role]}")


def rests(box: Box, view: ValeriaView, seat: int) -> bool:
    return box.rests[view.seats] and seat == (view.active - 1) % view.seats


def firing(terminal: Terminal, box: Box, view: ValeriaView, seat: int, number: int) -> Text:
    """The Citizens of a number: how many; by name too where kinds are mixed. A Starter is a `+`."""
    own = [kind for kind in view.citizens[seat] if box.number[kind] == number]
    kinds = dict.fromkeys(own)
    starter = any(
        box.starter_name[card] == box.citizen_name[kind]
        for card in box.plain_starters
        for kind in range(len(box.citizens))
        if box.number[kind] == number and box.citizen_set[kind] == "base"
    )
    mark = STARTER_MARK if starter else ""
    if not own:
        return Text(mark or "·", "dim" if not mark else "")
    if not view.options.mixed:
        return Text(f"{len(own)}{mark}")
    names = [f"{own.count(k)} {terminal.texts.thing(f'citizen:{box.citizens[k]}')}" for k in kinds]
    return Text("\n".join(names) + mark)


def icon_count(citizens: int, domains: int) -> Text:
    """Icons that count for building, and after a `+` those on Domains, which only Dukes count."""
    text = Text(str(citizens)) if citizens or domains else Text("·", "dim")
    return text.append(f"+{domains}", "dim") if domains else text
