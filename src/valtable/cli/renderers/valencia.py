"""Valencia's table: the city, round boards and council, the players with their stacks, one's own cards and tasks."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.renderers import generic
from valtable.cli.renderers.valencia_city import GUILD_STYLES, draw_city
from valtable.cli.renderers.valencia_players import draw_cards, draw_players, marks_on
from valtable.cli.screen import Screen
from valtable.games.valencia.city import GUILDS
from valtable.games.valencia.components import Box
from valtable.games.valencia.game import Valencia
from valtable.games.valencia.printed_setup import STEP_NAMES
from valtable.games.valencia.prospects import step_of, step_things
from valtable.games.valencia.state import BIDDING, NOBODY, SPLITTING
from valtable.games.valencia.tabletop import cards_left, task_things
from valtable.games.valencia.view import CHOOSING_TASKS, PLANNING, ValenciaView
from valtable.kernel.game import View
from valtable.kernel.table import Thing

ROOMY = 120
"""Columns of the terminal from which boards and council stand beside the city."""
CHAIRS = {
    "nobility": "ui-valencia-nobility", "church": "ui-valencia-church", "merchants": "ui-valencia-merchants",
}  # fmt: skip
STANDS = {"task_fulfilled": ("✓", "bold green"), "task_unfulfilled": ("✗", "red"), "task_open": ("?", "yellow")}


class Renderer(generic.Renderer):
    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        assert isinstance(screen.game, Valencia)
        self.game: Valencia = screen.game
        self.box: Box = self.game.contents

    def table(self, view: View) -> RenderableType:
        assert isinstance(view, ValenciaView)
        legend = Text("\n").join(
            [Text(self.label(key), style="dim") for key in ("ui-valencia-legend", "ui-valencia-marks")]
        )
        around = Group(self.boards(view), Text(), self.council(view), Text(), self.supply(view))
        board: RenderableType = Group(draw_city(self.screen, self.box, view), legend, Text(), around)
        if self.screen.width >= ROOMY:
            beside = Grid.grid(padding=(0, 3, 0, 0))
            beside.add_column(no_wrap=True)
            beside.add_row(draw_city(self.screen, self.box, view), around)
            board = Group(beside, legend)
        parts = [board, Text(), draw_players(self.screen, self.box, view), Text()]
        if view.seat is not None:
            parts.append(self.own(view, view.seat))
        return Group(*parts, self.tasks(view))

    def brief(self, view: View) -> RenderableType | None:
        """What the question is about: the plan, what an auction is for, what one can pay with."""
        assert isinstance(view, ValenciaView)
        if view.seat is None or view.phase == CHOOSING_TASKS:
            return None
        grid = self.listed()
        if view.phase == PLANNING:
            self.add_plan(grid, view, view.seat)
            if view.lane and view.lane[-1][0] == SPLITTING and view.hand:
                grid.add_row("", Text(self.label("ui-valencia-how"), style="dim"))
        elif view.agenda and view.agenda[-1][0] == BIDDING:
            grid.add_row(self.label("ui-valencia-stakes"), self.stakes(view))
        if view.phase != PLANNING:
            grid.add_row(self.label("ui-valencia-screen"), self.purse(view))
        return grid

    def label(self, key: str) -> str:
        return self.screen.text(key)

    # Beside the city

    def boards(self, view: ValenciaView) -> RenderableType:
        """Guilds of B, D and F and the fountain of each round; the running one is marked with its step."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for head in (self.label("ui-valencia-round"), "B", "D", "F", "I"):
            grid.add_column(head, no_wrap=True)
        for number, board in enumerate(view.boards):
            now = number == view.round and not view.is_over
            step = step_of(view) if now and not view.phase else NOBODY
            names = [
                Text(self.screen.texts.thing(f"guild:{GUILDS[guild]}"), self.guild_style(guild, at == step))
                for at, guild in enumerate(self.box.guild_at[board])
                if guild != NOBODY
            ]
            fountain = view.fountains[number]
            built = fountain in view.fountain_at
            name = f"{self.screen.texts.thing(f'fountain:{self.box.fountains[fountain]}')} ★"
            what = Text(f"{name}{self.box.fountain_points[fountain]}", style="dim" if built else "")
            letter = "" if step == NOBODY else f" {STEP_NAMES[step].upper()}"
            grid.add_row(Text(f"{number + 1}{letter}{' ◀' if now else ''}", "bold" if now else "dim"), *names, what)
        return grid

    @staticmethod
    def guild_style(guild: int, now: bool = False) -> str:
        return f"{GUILD_STYLES[guild]}{' bold underline' if now else ''}"

    def council(self, view: ValenciaView) -> RenderableType:
        """Two columns of four: who sits where."""
        cells = [(self.chair(chair), self.sitting(there)) for chair, there in enumerate(view.council)]
        grid = Grid.grid(padding=(0, 2, 0, 0))
        half = len(cells) // 2
        for left, right in zip(cells[:half], cells[half:], strict=True):
            grid.add_row(*left, *right)
        return grid

    def chair(self, chair: int) -> Text:
        name = self.box.council[chair]
        if name in CHAIRS:
            return Text(self.label(CHAIRS[name]))
        return Text(self.screen.texts.thing(f"guild:{name}"), GUILD_STYLES[GUILDS.index(name)])

    def sitting(self, there: list[int]) -> Text:
        if not there:
            return Text("–", style="dim")
        return Text(" + ").join([self.screen.seat(seat) for seat in there])

    def supply(self, view: ValenciaView) -> Text:
        line = Text(f"{self.label('ui-valencia-supply')}  ", style="dim")
        for good, n in enumerate(view.supply):
            line.append(f"{n} {self.screen.texts.thing(f'guild:{GUILDS[good]}')}  ", GUILD_STYLES[good])
        return line.append(self.screen.texts.amount("coin:all", view.all_coins), "dim")

    def stakes(self, view: ValenciaView) -> Text:
        """What each place of the running auction earns, and what that would be worth now."""
        city = self.box.city(view.seats, view.build)
        step = step_things(self.box, view, city)[step_of(view)]
        line = Text("  ").join([Text(said, style="bold") for said in marks_on(self.screen, step, "guild")])
        prizes = marks_on(self.screen, step, "prize", "prize_points", "prize_coins")
        return Text("   ").join([*([line] if line else []), *map(Text, prizes)])

    # One's own

    def listed(self) -> Grid:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        return grid

    def own(self, view: ValenciaView, seat: int) -> RenderableType:
        """Hand, stacks, screen, draw pile and discards; with two players also what Nina has shown."""
        grid = self.listed()
        self.add_plan(grid, view, seat)
        grid.add_row(self.label("ui-valencia-screen"), self.purse(view))
        grid.add_row(
            self.label("ui-valencia-discard"),
            draw_cards(self.screen, self.box, sorted(view.discards[seat] + view.own_unseen)),
        )
        if self.box.nina_at[view.seats]:
            grid.add_row(self.label("ui-valencia-nina"), draw_cards(self.screen, self.box, view.nina_shown))
        return grid

    def add_plan(self, grid: Grid, view: ValenciaView, seat: int) -> None:
        if view.hand:
            grid.add_row(self.label("ui-valencia-hand"), draw_cards(self.screen, self.box, view.hand))
        if view.stacks:
            stacks = Text("   ").join(
                [Text(f"{n + 1}: ").append(draw_cards(self.screen, self.box, s)) for n, s in enumerate(view.stacks)]
            )
            grid.add_row(self.label("ui-valencia-stacks"), stacks)
        if not view.is_over:
            left = cards_left(self.box, view, seat)
            grid.add_row(
                self.label("ui-valencia-left"), Text(f"{len(left)}: ").append(draw_cards(self.screen, self.box, left))
            )

    def purse(self, view: ValenciaView) -> Text:
        assert view.seat is not None
        screen = view.screen_of(view.seat)
        assert screen is not None
        goods = [
            Text(self.screen.texts.amount(f"good:{GUILDS[good]}", n), GUILD_STYLES[good])
            for good, n in enumerate(screen.goods)
            if n
        ]
        return Text("  ").join([Text(self.screen.texts.amount("coin:coin", screen.coins), "yellow"), *goods])

    def tasks(self, view: ValenciaView) -> RenderableType:
        """One's own tasks and how they stand, as far as one can know (Ruling 46); at the end everybody's."""
        grid = self.listed()
        for _ in range(3 if self.screen.width >= ROOMY else 0):
            grid.add_column()
        for screen in view.screens:
            head = self.screen.seat(screen.seat) if view.is_over else Text(self.label("ui-valencia-tasks"))
            for thing in task_things(self.box, view, screen.seat):
                grid.add_row(head, *self.task(view, thing))
                head = Text()
        return grid

    def task(self, view: ValenciaView, thing: Thing) -> list[Text]:
        """Whether it is fulfilled, its name, how far it has come, what it wants; in one line where room is short."""
        kind, args = thing.marks[0]
        sign, style = STANDS[kind]
        stands = str(args["n"]) if view.is_over else ", ".join(marks_on(self.screen, thing))
        told = [Text(sign, style), Text(self.screen.texts.thing(thing.ref), "bold"), Text(stands, style)]
        if view.phase != CHOOSING_TASKS:
            told.append(Text(self.screen.texts.describe(thing.ref) or "", "dim"))
        return told if self.screen.width >= ROOMY else [Text(" ").join(told)]
