"""What happened in Valeria, turn by turn: each turn a paragraph, its harvest one line for everybody."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.screen import Screen
from valtable.kernel.course import Step
from valtable.kernel.journal import Event
from valtable.texts.words import is_reference

HARVEST = ("income", "harvested")


def draw_turns(screen: Screen, steps: Sequence[Step], viewer: int | None) -> RenderableType:
    """The steps as this viewer learned them."""
    seen = [event for step in steps for entry in step.entries if (event := entry.seen_by(viewer)) is not None]
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for turn in turns(seen):
        seat = seat_of(turn[0]) if turn[0].kind == "turn" else None
        mark = Text("·", "dim") if seat is None else Text(screen.shape(seat), screen.style(seat))
        grid.add_row(mark, tell(screen, turn, seat))
    return grid


def turns(events: Sequence[Event]) -> list[list[Event]]:
    found: list[list[Event]] = []
    for event in events:
        if not found or event.kind == "turn":
            found.append([])
        found[-1].append(event)
    return found


def seat_of(event: Event) -> int:
    return int(str(event.args["seat"]).removeprefix("seat:"))


def tell(screen: Screen, events: Sequence[Event], seat: int | None) -> Text:
    """Sentences; what everybody harvests at one time stands together, by the players' signs.

    Who takes the turn is named once, and again after a sentence about somebody or something else.
    """
    text, harvests, still = Text(), list[Event](), seat is not None
    for event in [*events, None]:
        if event is not None and event.kind in HARVEST:
            harvests.append(event)
            continue
        if harvests:
            text.append(" " if text else "").append(harvest(screen, harvests)).append(".")
            harvests = []
        if event is None:
            break
        sentence = screen.texts.event(event, screen.names)
        if event.kind == "turn" and seat is not None:
            text.append(sentence, f"bold {screen.style(seat)}")
            continue
        name = "" if seat is None else f"{screen.names[seat]} "
        named = bool(name) and sentence.startswith(name)
        if named and still:
            sentence = sentence[len(name)].upper() + sentence[len(name) + 1 :]
        still = named
        text.append(" " if text else "").append(sentence)
    return text


def harvest(screen: Screen, events: Sequence[Event]) -> Text:
    """`Harvest: ● 1 Gold  ■ 2 Magic for 1 Gold`."""
    text = Text(screen.text("ui-valeria-harvest"), "dim")
    for event in events:
        seat, paid = seat_of(event), event.args.get("paid", [])
        text.append(f"  {screen.shape(seat)} ", screen.style(seat)).append(listed(screen, event.args["gains"]))
        if paid:
            text.append(f" ({screen.text('ui-offer-cost', {'cost': listed(screen, paid)})})")
    return text


def listed(screen: Screen, refs: object) -> str:
    assert isinstance(refs, list)
    assert all(is_reference(ref) for ref in refs)
    return screen.texts.things(refs, screen.names)
