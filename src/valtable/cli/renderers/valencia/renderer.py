"""Valencia's table: the city, round boards and council, the players with their stacks, one's own cards and tasks."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.renderers import generic
from valtable.cli.renderers.valencia import asking
from valtable.cli.renderers.valencia.around import draw_around
from valtable.cli.renderers.valencia.asking import is_splitting
from valtable.cli.renderers.valencia.city import draw_city
from valtable.cli.renderers.valencia.own import add_plan, draw_own, draw_purse, draw_tasks, in_order, listed
from valtable.cli.renderers.valencia.players import draw_players, marks_on
from valtable.cli.renderers.valencia.reference import draw_legend, draw_reference, where
from valtable.cli.renderers.valencia.story import HUSHED, draw_events
from valtable.cli.terminal import Terminal
from valtable.games.valencia.box.components import Box
from valtable.games.valencia.game import Valencia
from valtable.games.valencia.people.events import fountain_ref, task_ref
from valtable.games.valencia.people.steps import step_of, step_things
from valtable.games.valencia.sight.looking import CHOOSING_TASKS, PLANNING
from valtable.games.valencia.sight.view import ValenciaView
from valtable.games.valencia.state.frames import ABILITY, BIDDING, FOUNDING
from valtable.kernel.course import Step
from valtable.kernel.decision import Decision, Offer
from valtable.kernel.table import Thing
from valtable.kernel.values import View, Wish

ROOMY = 120
"""Columns of the terminal from which boards and council stand beside the city."""


class Renderer(generic.Renderer):
    hushed = HUSHED
    declines = frozenset({"declined"})
    quiet = frozenset({
        "no_privilege", "nobody_else_waits", "draw_pile_empty", "draw_one_card", "space_taken", "too_few_coins",
        "you_have_none", "supply_empty", "no_tasks_left", "palm_cannot_move", "bush_taken", "fountain_space_taken",
        "seat_empty", "seat_full", "cannot_move",
    })  # fmt: skip
    unlisted = frozenset({"prize", "auction", "round"})
    tells_columns = False
    rule_of = {
        "keep": "tasks", "stop": "draw", "add": "stacks", "close": "stacks", "confirm": "planning",
        "reveal": "auction", "pass": "auction", "privilege": "privileges", "sit": "council", "take": "goods",
        "sell": "merchants", "upgrade": "ability-upgrade", "recall": "ability-recall", "tasks": "ability-tasks",
        "palm": "ability-gardener", "assist": "card-assistance", "lift": "move", "land": "move", "done": "reward",
    }  # fmt: skip

    def __init__(self, terminal: Terminal) -> None:
        super().__init__(terminal)
        assert isinstance(terminal.game, Valencia)
        self.game: Valencia = terminal.game
        self.box: Box = self.game.contents
        self.explained = False
        """Whether the signs have been told; later `i` tells them."""

    def table(self, view: View) -> RenderableType:
        return self.whole_table(view, with_plan=True)

    def glance(self, view: View) -> RenderableType:
        """The plan comes with the question below."""
        assert isinstance(view, ValenciaView)
        return self.whole_table(view, with_plan=view.phase != PLANNING)

    def whole_table(self, view: View, with_plan: bool) -> RenderableType:
        assert isinstance(view, ValenciaView)
        legend: list[RenderableType] = [] if self.explained else [draw_legend(self.terminal)]
        self.explained = True
        around = draw_around(self.terminal, self.box, view)
        board: RenderableType = Group(draw_city(self.terminal, self.box, view), *legend, Text(), around)
        if self.terminal.width >= ROOMY:
            beside = Grid.grid(padding=(0, 3, 0, 0))
            beside.add_column(no_wrap=True)
            beside.add_row(draw_city(self.terminal, self.box, view), around)
            board = Group(beside, *legend)
        parts = [board, Text(), draw_players(self.terminal, self.box, view), Text()]
        if view.seat is not None:
            parts.append(draw_own(self.terminal, self.box, view, view.seat, with_plan=with_plan))
        return Group(*parts, draw_tasks(self.terminal, self.box, view))

    def brief(self, view: View) -> RenderableType | None:
        """What the question is about: the plan, what an auction is for, what one can pay with."""
        assert isinstance(view, ValenciaView)
        if view.seat is None:
            return None
        grid = listed()
        if view.phase == CHOOSING_TASKS:
            kept = [
                self.terminal.texts.thing(task_ref(self.box, view.dealt[place])) for place in asking.places_kept(view)
            ]
            grid.add_row(self.label("ui-valencia-kept"), ", ".join(kept))
            return grid if kept else None
        if view.phase == PLANNING:
            add_plan(self.terminal, self.box, grid, view, view.seat)
            if how := self.help(view):
                grid.add_row("", Text(how, style="dim"))
        elif view.agenda and view.agenda[-1][0] == BIDDING:
            grid.add_row(self.label("ui-valencia-stakes"), self.stakes(view))
            if "prize_coins" not in [kind for kind, _ in self.step_now(view).marks]:
                grid.add_row("", Text(self.label("ui-valencia-stakes_how"), style="dim"))
        elif view.agenda and view.agenda[-1][0] == ABILITY:
            for line in self.abilities(view, view.agenda[-1][2]):
                grid.add_row(self.label("ui-valencia-fountains"), line)
        elif view.agenda and view.agenda[-1][0] == FOUNDING:
            grid.add_row(self.label("ui-valencia-fountains"), self.fountain_now(view))
        if view.phase != PLANNING:
            grid.add_row(self.label("ui-valencia-screen"), draw_purse(self.terminal, view))
        return grid

    def label(self, key: str) -> str:
        return self.terminal.text(key)

    def reference(self, view: View) -> RenderableType:
        assert isinstance(view, ValenciaView)
        return draw_reference(self.terminal, self.box, view)

    def story(self, steps: Sequence[Step], viewer: int | None) -> RenderableType:
        return draw_events(self.terminal, steps, viewer)

    # How it is asked

    def absent(self, view: View) -> frozenset[str]:
        assert isinstance(view, ValenciaView)
        return asking.absent(self.box, view)

    def question(self, view: View, decision: Decision) -> str:
        assert isinstance(view, ValenciaView)
        return asking.question(self.terminal, self.box, view, decision) or super().question(view, decision)

    def key(self, offer: Offer, n: int) -> str:
        return asking.key(offer, n)

    def help(self, view: View) -> str:
        """How stacks are formed: there a digit is a card."""
        assert isinstance(view, ValenciaView)
        if not is_splitting(view) or not view.hand:
            return ""
        return self.terminal.text("ui-valencia-how", {"example": asking.example(self.box, view)})

    def by_enter(self, offers: Sequence[Offer]) -> Offer | None:
        return asking.by_enter(offers)

    def in_full(self, view: View, typed: str) -> str:
        assert isinstance(view, ValenciaView)
        return asking.in_full(self.box, view, typed)

    def worded(self, view: View, offers: list[Offer]) -> list[Offer]:
        assert isinstance(view, ValenciaView)
        return asking.worded(self.terminal, self.box, view, offers)

    def obvious(self, view: View, offers: list[Offer], alone: bool) -> int | None:
        assert isinstance(view, ValenciaView)
        return asking.obvious(self.box, view, offers, alone)

    def instead(self, view: View, action: int) -> tuple[Wish, int] | None:
        assert isinstance(view, ValenciaView)
        return asking.instead(self.box, view, action)

    def stands_for(self, view: View, wish: Wish) -> int:
        assert isinstance(view, ValenciaView)
        return asking.stands_for(view, wish)

    # What is looked up

    def facts(self, view: View, ref: str) -> list[Text]:
        """Which round a fountain belongs to; what is known to lie at the bottom of a draw pile, in its order."""
        assert isinstance(view, ValenciaView)
        kind, _, name = ref.partition(":")
        if kind == "fountain" and name in self.box.fountains:
            fountain = self.box.fountains.index(name)
            points = self.terminal.text("ui-valencia-fountain_points", {"n": self.box.fountain_points[fountain]})
            return [Text(f"{points[:1].upper()}{points[1:]}. {where(self.terminal, view, fountain)}")]
        if kind == "seat":
            below = view.bottom if int(name) == view.seat else view.below[int(name)]
            if below:
                return [
                    Text(self.terminal.text("ui-valencia-below", {"cards": in_order(self.terminal, self.box, below)}))
                ]
        return []

    def called(self, thing: Thing) -> str:
        turn = next((args["n"] for kind, args in thing.marks if kind == "round"), None)
        return super().called(thing) if turn is None else self.terminal.text("ui-valencia-round_of", {"n": turn})

    def thing(self, thing: Thing, times: int) -> Text:
        """Several marks with a comma between them."""
        text = super().thing(msgspec.structs.replace(thing, marks=()), times)
        marks = ", ".join(marks_on(self.terminal, thing))
        return text.append(f" {marks}", "dim") if marks else text

    # What the question is about

    def stakes(self, view: ValenciaView) -> Text:
        """What each place of the running auction earns, and what that would be worth now."""
        step = self.step_now(view)
        line = Text("  ").join([Text(said, style="bold") for said in marks_on(self.terminal, step, "guild")])
        prizes = marks_on(self.terminal, step, "prize", "prize_points", "prize_coins", "prize_sale")
        return Text("   ").join([*([line] if line else []), *map(Text, prizes)])

    def fountain_now(self, view: ValenciaView) -> Text:
        """The fountain to be built: what it scores and, if it has an ability, what it allows."""
        fountain = view.fountains[view.round]
        ref = fountain_ref(self.box, fountain)
        told = self.terminal.text("ui-valencia-fountain_points", {"n": self.box.fountain_points[fountain]})
        can = self.terminal.texts.describe(ref)
        return Text(f"{self.terminal.texts.thing(ref)}: ", "bold").append(f"{told}. {can or ''}".rstrip(), "not bold")

    def step_now(self, view: ValenciaView) -> Thing:
        return step_things(self.box, view)[step_of(view)]

    def abilities(self, view: ValenciaView, cell: int) -> list[Text]:
        """The fountains a family member has come to, and what they allow."""
        near = self.box.city(view.seats, view.build).around.fountains_near[cell]
        refs = [f"fountain:{self.box.fountains[view.fountain_at[one]]}" for one in near if view.fountain_at[one] >= 0]
        told = [(self.terminal.texts.thing(ref), self.terminal.texts.describe(ref)) for ref in refs]
        return [Text(f"{name}: ", "bold").append(text, "not bold") for name, text in told if text]
