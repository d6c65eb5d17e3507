"""Valencia's table: the city with its bushes, round boards and council, the players, one's own cards and tasks."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.renderers import generic
from valtable.cli.screen import Screen
from valtable.games.valencia.city import CENTRAL, FOUNTAIN, GRID, GUILDS, City
from valtable.games.valencia.components import Box
from valtable.games.valencia.game import Valencia
from valtable.games.valencia.printed_setup import STEP_NAMES
from valtable.games.valencia.prospects import step_of
from valtable.games.valencia.state import NOBODY
from valtable.games.valencia.tabletop import pile_now, task_things
from valtable.games.valencia.view import ValenciaView
from valtable.kernel.game import View

GUILD_STYLES = ("dark_orange", "khaki3", "red3", "bright_blue", "cyan")
CELL = 5
ROOMY = 120
"""Columns of the terminal from which boards and council stand beside the city."""
NUMBERS = (
    "ui-valencia-points",
    "ui-valencia-home",
    "ui-valencia-privileges",
    "ui-valencia-tasks",
    "ui-valencia-coins",
    "ui-valencia-goods",
    "ui-valencia-pile",
)
PLAIN, PALM, EMPTY_SITE, SITE = "·", "♠", "○", "≈"


class Renderer(generic.Renderer):
    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        assert isinstance(screen.game, Valencia)
        self.game: Valencia = screen.game
        self.box: Box = self.game.contents

    def table(self, view: View) -> RenderableType:
        assert isinstance(view, ValenciaView)
        legend = Text(self.label("ui-valencia-legend"), style="dim")
        around = Group(self.boards(view), Text(), self.council(view), Text(), self.supply(view))
        board: RenderableType = Group(self.city(view), legend, Text(), around)
        if self.screen.width >= ROOMY:
            beside = Grid.grid(padding=(0, 3, 0, 0))
            beside.add_column(no_wrap=True)
            beside.add_row(self.city(view), around)
            board = Group(beside, legend)
        return Group(board, Text(), self.players(view), Text(), self.own(view), self.tasks(view))

    def brief(self, view: View) -> RenderableType | None:
        assert isinstance(view, ValenciaView)
        return None if view.seat is None else self.own(view)

    def label(self, key: str) -> str:
        return self.screen.text(key)

    # The city

    def city(self, view: ValenciaView) -> Text:
        """Rows of cells, and between them the points where bushes and palm trees stand."""
        city = self.box.city(view.seats, view.build)
        letters = [self.screen.texts.thing(f"guild:{guild}")[0].upper() for guild in GUILDS]
        lines = [Text("   " + "".join(f"{'ABCDEFGH'[col]:^{CELL + 1}}" for col in range(city.cols)), style="dim")]
        for row in range(city.rows):
            if row:
                lines.append(Text("   ").append_text(self.between(view, city, row)))
            line = Text(f"{row + 1}  ", style="dim")
            for col in range(city.cols):
                line.append_text(self.cell(view, city, row * GRID + col, letters)).append(" ")
            lines.append(line)
        return Text("\n").join(lines)

    def between(self, view: ValenciaView, city: City, row: int) -> Text:
        line = Text()
        for col in range(1, city.cols):
            bush = row * GRID + col
            line.append(" " * CELL)
            if bush in view.palms:
                line.append(PALM, "bold green")
            else:
                line.append(PLAIN if bush in city.at_bush else " ", "green")
        return line

    def cell(self, view: ValenciaView, city: City, cell: int, letters: list[str]) -> Text:
        kind = city.kind[cell]
        if kind == CENTRAL:
            return Text(f"{SITE}{self.box.central_points}".center(CELL), style="bold cyan")
        if kind == FOUNTAIN:
            fountain = view.fountain_at[cell]
            if fountain == NOBODY:
                return Text(EMPTY_SITE.center(CELL), style="cyan")
            return Text(f"{SITE}{self.box.fountain_points[fountain]}".center(CELL), style="bold cyan")
        text = Text(f"{letters[kind]}{city.price[cell]}", style=GUILD_STYLES[kind])
        owner = view.figures[cell]
        mark = "  " if owner == NOBODY else f" {self.screen.shape(owner)}"
        text.append(mark, "" if owner == NOBODY else f"bold {self.screen.style(owner)}")
        return text.append(" " * (CELL - len(text.plain)))

    # Beside it

    def boards(self, view: ValenciaView) -> RenderableType:
        """Guilds of B, D and F and the fountain of each round; the running one is marked with its step."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for head in (self.label("ui-valencia-round"), "B", "D", "F", "I"):
            grid.add_column(head, no_wrap=True)
        for number, board in enumerate(view.boards):
            guilds = [guild for guild in self.box.guild_at[board] if guild != NOBODY]
            fountain = view.fountains[number]
            names = [Text(self.screen.texts.thing(f"guild:{GUILDS[g]}"), GUILD_STYLES[g]) for g in guilds]
            built = fountain in view.fountain_at
            name = f"{self.screen.texts.thing(f'fountain:{self.box.fountains[fountain]}')} ★"
            what = Text(f"{name}{self.box.fountain_points[fountain]}", style="dim" if built else "")
            now = number == view.round and not view.is_over
            step = f" {STEP_NAMES[step_of(view)].upper()}" if now and not view.phase else ""
            grid.add_row(Text(f"{number + 1}{step}{' ◀' if now else ''}", "bold" if now else "dim"), *names, what)
        return grid

    def council(self, view: ValenciaView) -> RenderableType:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for chair, there in enumerate(view.council):
            who = Text(" ").join([Text(self.screen.shape(seat), self.screen.style(seat)) for seat in there])
            who.append(" ").append(
                ", ".join(self.screen.names[seat] for seat in there) or self.label("ui-valencia-nobody"), "dim"
            )
            grid.add_row(self.screen.texts.thing(f"council:{self.box.council[chair]}"), who)
        return grid

    def supply(self, view: ValenciaView) -> Text:
        line = Text(f"{self.label('ui-valencia-supply')}  ", style="dim")
        for good, n in enumerate(view.supply):
            line.append(f"{n} {self.screen.texts.thing(f'guild:{GUILDS[good]}')}  ", GUILD_STYLES[good])
        return line.append(self.screen.texts.amount("coin:all", view.all_coins), "dim")

    # Players

    def players(self, view: ValenciaView) -> RenderableType:
        """One row per seat: what everybody may know, and behind the screens one may look behind."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column("", no_wrap=True)
        for key in NUMBERS:
            grid.add_column(self.label(key), justify="right")
        for key in ("ui-valencia-stacks", "ui-valencia-bid"):
            grid.add_column(self.label(key))
        for seat in range(view.seats):
            screen = view.screen_of(seat)
            player = self.screen.seat(seat)
            if view.holder == seat:
                player.append(" ♟", "bold")
            hidden = ["·", "·"] if screen is None else [str(screen.coins), str(sum(screen.goods))]
            sizes = view.stack_sizes[seat]
            grid.add_row(
                player, str(view.points[seat]), str(view.members[seat]), str(view.privileges[seat]),
                str(view.tasks_held[seat]), *hidden, str(pile_now(view, seat)),
                " ".join("▮" * size for size in sizes) or "–", self.cards(view.bids[seat]),
                style="bold" if seat == view.seat else "",
            )  # fmt: skip
        return grid

    def own(self, view: ValenciaView) -> RenderableType:
        """The viewer's hand, stacks, goods, discards and tasks with how they stand."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        if view.seat is None:
            return grid
        screen = view.screen_of(view.seat)
        assert screen is not None
        if view.hand:
            grid.add_row(self.label("ui-valencia-hand"), self.cards(view.hand))
        if view.stacks:
            stacks = Text("   ").join([Text(f"{n + 1}: ").append(self.cards(s)) for n, s in enumerate(view.stacks)])
            grid.add_row(self.label("ui-valencia-stacks"), stacks)
        goods = [
            Text(self.screen.texts.amount(f"good:{GUILDS[good]}", n), GUILD_STYLES[good])
            for good, n in enumerate(screen.goods)
            if n
        ]
        coins = Text(self.screen.texts.amount("coin:coin", screen.coins), "yellow")
        grid.add_row(self.label("ui-valencia-goods"), Text("  ").join([coins, *goods]))
        grid.add_row(self.label("ui-valencia-discard"), self.cards(sorted(view.discards[view.seat] + view.own_unseen)))
        return grid

    def tasks(self, view: ValenciaView) -> RenderableType:
        """One's own tasks and how they stand, as far as one can know."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        for thing in task_things(self.box, view, view.seat) if view.seat is not None else ():
            line = Text(self.screen.texts.thing(thing.ref))
            for mark, args in thing.marks:
                line.append(f"  {self.screen.texts.mark(mark, args, self.screen.names)}", "bold")
            about = self.screen.texts.attribute(thing.ref.replace(":", "-", 1), "text") or ""
            grid.add_row(self.label("ui-valencia-tasks"), line.append(f"  {about}", "dim"))
        return grid

    def cards(self, kinds: Sequence[int]) -> Text:
        """Influence cards by name, equal ones counted."""
        if not kinds:
            return Text("–", style="dim")
        named = []
        for kind in dict.fromkeys(kinds):
            name, n = self.screen.texts.thing(f"card:{self.box.cards[kind]}"), list(kinds).count(kind)
            named.append(f"{n}×{name}" if n > 1 else name)
        return Text(", ".join(named))
