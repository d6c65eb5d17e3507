"""What happened in Valdora: a paragraph for each turn, pages and cards in few letters, rounds in rows of their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.renderers.story import NOBODY, actor, without_name
from valtable.cli.renderers.valdora.words import Words
from valtable.kernel.course import Step
from valtable.kernel.journal import Event
from valtable.kernel.log import ActionLine
from valtable.kernel.refusal import Args

APART = frozenset({"first_player", "round", "last_round", "round_limit", "game_over"})
"""What nobody does."""
SHOWS = frozenset({"equipment_shows", "commission_shows", "side_emptied"})
SIDES = ("side:left", "side:right")
END = "end"
"""How a log writes the end of a turn."""
ENDED = "ended"
"""Stands for a turn of one's own that ended because nothing was left to do; no event of the game."""
TELLS_THE_END = frozenset({"nothing_to_do", "did_nothing", "game_over"})
EMPTY = "–"
"""A side on which nothing lies."""


def draw_story(words: Words, steps: Sequence[Step], viewer: int | None, *, is_news: bool = False) -> RenderableType:
    """The steps as this viewer learned them; as news without what the table shows anyway, the others' in short."""
    terminal, grid = words.terminal, Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    told = [(actor(step), event) for step in steps for event in events_of(step, viewer, is_news)]
    seen = [(NOBODY if event.kind in APART else seat, event) for seat, event in told]
    seen = [pair for pair in seen if not (is_news and pair[1].kind == "round")]
    for seat, group in groupby(seen, key=lambda pair: pair[0]):
        sentences = list(Paragraph(words, [event for _, event in group], is_news and seat != viewer).sentences())
        if seat == NOBODY and sentences:
            grid.add_row(Text("·", "dim"), Text(" ".join(sentences)))
        elif sentences:
            line = Text(terminal.names[seat], f"bold {terminal.style(seat)}")
            line.append(" " + " ".join(without_name(sentences, terminal.names[seat])), "not bold default")
            grid.add_row(Text(terminal.shape(seat), terminal.style(seat)), line)
    return grid


def events_of(step: Step, viewer: int | None, is_news: bool) -> list[Event]:
    """What this viewer learned of a step; as news also that one's own turn is over, where nobody asked for it."""
    seen = [event for entry in step.entries if (event := entry.seen_by(viewer)) is not None]
    line = step.line
    ended = isinstance(line, ActionLine) and line.auto and (line.seat, line.do) == (viewer, END)
    if is_news and ended and not any(event.kind in TELLS_THE_END for event in seen):
        return [Event(ENDED, {}), *seen]
    return seen


class Paragraph:
    """One player's doings; page turns that follow one another are one sentence, and so are purchases.

    In short: of cards no backs. Pages are told all: who turned them saw every face, and so did the others.
    """

    def __init__(self, words: Words, events: Sequence[Event], in_short: bool) -> None:
        self.words, self.terminal, self.events, self.in_short = words, words.terminal, list(events), in_short

    def sentences(self) -> Iterator[str]:
        while self.events:
            kind = self.events[0].kind
            if kind == "turned":
                yield self.turned()
            elif kind in ("bought_commission", "bought_equipment"):
                yield from self.bought()
            elif kind == "returned":
                yield self.returned()
            elif kind == "moved":
                yield self.moved()
            elif kind == ENDED:
                self.events.pop(0)
                yield self.say("ui-valdora-turn_over", {})
            elif not self.shown():  # the set-up tells what the map shows
                yield self.terminal.texts.event(self.events.pop(0), self.terminal.names)

    def moved(self) -> str:
        """By the name of the stop on the map; a house has only a sign there."""
        args = dict(self.events.pop(0).args)
        if args["kind"] != "house":
            args["space"] = self.words.space(self.words.box.spaces.index(str(args["space"]).removeprefix("space:")))
        return self.say("event-moved", args)

    def turned(self) -> str:
        """Every page turned in a row, the price of all, and what both sides showed after each."""
        first, pages, coins = self.events[0], list[str](), 0
        while self.events and self.events[0].kind == "turned":
            coins += number(self.events.pop(0).args, "n")
            pages.append(self.pair(self.shown()))
        shown = self.terminal.text("ui-valdora-then").join(pages)
        args: Args = {"seat": first.args["seat"], "side": first.args["side"], "n": len(pages)}
        return self.say("ui-valdora-turned", args | {"coins": coins, "shown": shown})

    def bought(self) -> Iterator[str]:
        """Every card bought in a row with its back, then what shows where they lay."""
        cards, shown, first = list[str](), dict[str, str](), self.events[0]
        while self.events and self.events[0].kind == first.kind:
            args = self.events.pop(0).args
            cards.append(self.without_back(args) if self.in_short else self.with_back(args))
            shown |= self.shown()
        yield self.say(
            "ui-valdora-bought", {"seat": first.args["seat"], "cards": (", " if self.in_short else "; ").join(cards)}
        )
        if not self.in_short and (not self.events or self.events[0].kind not in ("turned", "returned")):
            for side, face in shown.items():
                key = "ui-valdora-emptied" if face == EMPTY else "ui-valdora-shows"
                yield self.say(key, {"side": side, "shown": face})

    def without_back(self, args: Args) -> str:
        return self.say("ui-valdora-the_equipment", args) if "carrier" in args else self.words.told(args)

    def with_back(self, args: Args) -> str:
        """A card as it was bought, and its other face, which everybody sees now (R26)."""
        if "carrier" in args:
            return self.say("ui-valdora-bought_equipment", args)
        back = {name: args[f"back_{name}"] for name in ("card", "wants", "points")}
        faces: Args = {"card": self.words.told(args), "back": self.words.told(back)}
        return self.say("ui-valdora-bought_commission", faces)

    def returned(self) -> str:
        args = self.events.pop(0).args
        shown = self.shown()[str(args["side"])]
        card = self.words.told(args)
        return self.say(
            "ui-valdora-returned", {"seat": args["seat"], "card": card, "side": args["side"], "shown": shown}
        )

    def shown(self) -> dict[str, str]:
        """What the next events say of the sides of a book."""
        found: dict[str, str] = {}
        while self.events and self.events[0].kind in SHOWS:
            event = self.events.pop(0)
            found[str(event.args["side"])] = EMPTY if event.kind == "side_emptied" else self.words.told(event.args)
        return found

    def pair(self, shown: dict[str, str]) -> str:
        """Left and right, as the map shows a book."""
        return " | ".join(shown[side] for side in SIDES)

    def say(self, key: str, args: Args) -> str:
        return self.terminal.text(key, args)


def number(args: Args, name: str) -> int:
    value = args[name]
    assert isinstance(value, int)
    return value
