"""What happened in Valencia: a line for each player's doings, rounds and auctions apart, results in bold."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.terminal import Terminal
from valtable.kernel.course import Step
from valtable.kernel.journal import Event
from valtable.texts.words import is_reference

HUSHED = frozenset({"ready", "stopped", "added", "closed"})
"""The plan itself is on the terminal, and when all are ready everybody's stacks are told."""
TOGETHER = ("tasks_chosen", "planned", "council", "privilege", "unused")
"""What happens to all at one time stands in one paragraph."""
OF_A_STEP = ("planted", "founded")
RESULTS = ("won", "nina_won", "nobody_won")


def draw_events(terminal: Terminal, steps: Sequence[Step], viewer: int | None) -> Grid:
    """The steps as this viewer learned them."""
    seen = [event for step in steps for entry in step.entries if (event := entry.seen_by(viewer)) is not None]
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for (seat, _), events in groupby([event for event in seen if event.kind not in HUSHED], paragraph):
        if seat is None:
            for kind, group in groupby(events, lambda event: event.kind if event.kind in TOGETHER else id(event)):
                told = together(terminal, list(group))
                told.stylize("bold" if kind == "round" else "")
                grid.add_row(Text("·", "dim"), told)
        else:
            grid.add_row(Text(terminal.shape(seat), terminal.style(seat)), doings(terminal, list(events), seat))
    return grid


def whose(event: Event) -> int | None:
    """The seat that does it; nobody's are the table's own events and those that come for all together."""
    seat = str(event.args.get("seat", ""))
    if event.kind in (*TOGETHER, "auction", "start_player", "tasks_dealt") or not seat.startswith("seat:"):
        return None
    return int(seat.removeprefix("seat:"))


def paragraph(event: Event) -> tuple[int | None, str]:
    """Whose doings a line tells; what comes in a step of its own, H or I, begins a new one."""
    return whose(event), event.kind if event.kind in OF_A_STEP else ""


def together(terminal: Terminal, events: Sequence[Event]) -> Text:
    """What happens to all at one time; of several with the most on the council it is said that they are tied."""
    if len(events) > 1 and events[0].kind == "privilege":
        return Text(terminal.text("ui-valencia-tied", {"seats": [str(event.args["seat"]) for event in events]}))
    return Text(" ").join([sentence(terminal, event) for event in events])


def doings(terminal: Terminal, events: Sequence[Event], seat: int) -> Text:
    """`Ana reveals 3 + 4; wins the auction with 7 and takes the figure; sells nothing.`"""
    name = terminal.names[seat]
    line = Text()
    for event in events:
        told = sentence(terminal, event)
        told.right_crop(1)
        if told.plain.startswith(f"{name} "):
            told = told[len(name) + (1 if line else 0) :]
        line = line.append("; ").append(told) if line else Text(name, f"bold {terminal.style(seat)}").append(told)
    return line.append(".")


def sentence(terminal: Terminal, event: Event) -> Text:
    """Cards that count together are told as a sum."""
    args, cards = event.args, event.args.get("cards")
    if isinstance(cards, list) and all(map(is_reference, cards)):
        args = args | {"cards": " + ".join(map(terminal.texts.thing, cards))}
    told = terminal.texts.event(Event(event.kind, args, event.rule), terminal.names)
    return Text(told, "bold" if event.kind in RESULTS else "not bold default")
