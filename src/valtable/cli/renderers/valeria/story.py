"""What happened in Valeria, turn by turn: each turn a paragraph, its harvest one line for everybody."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.terminal import Terminal
from valtable.kernel.course import Step
from valtable.kernel.journal import Event

ACTIONS = ("slain", "recruited", "built", "took", "engaged", "sailed", "banner_placed")
HARVEST = ("income", "harvested")
OWN_CHOICES = ("gained", "exchanged")
"""What one did oneself in the Harvest, told to oneself alone before the others learn the sum of it."""


def draw_turns(terminal: Terminal, steps: Sequence[Step], viewer: int | None) -> RenderableType:
    """The steps as this viewer learned them."""
    seen: list[Event] = []
    for entry in (entry for step in steps for entry in step.entries):
        if (event := entry.seen_by(viewer)) is not None:
            sealed = entry.public is None and event.kind in OWN_CHOICES
            seen.append(msgspec.structs.replace(event, kind=f"own_{event.kind}") if sealed else event)
    news = [event for event in seen if event.kind != "harvested" or seat_of(event) != viewer]
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for turn in turns(news or seen):  # one's own choices were told when they were made
        seat = whose(turn)
        mark = Text("·", "dim") if seat is None else Text(terminal.shape(seat), terminal.style(seat))
        grid.add_row(mark, tell(terminal, turn, seat))
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


def whose(events: Sequence[Event]) -> int | None:
    """The active player of a turn or of a part of one, if that can be seen: only they act."""
    return next((seat_of(event) for event in events if event.kind == "turn" or event.kind in ACTIONS), None)


def tell(terminal: Terminal, events: Sequence[Event], seat: int | None) -> Text:
    """Sentences; what everybody harvests at one time stands together, by the players' signs.

    Who takes the turn is named once, and again after a sentence about somebody or something else.
    """
    text, harvests, still = Text(), list[Event](), events[0].kind == "turn"
    for event in [*events, None]:
        if event is not None and (event.kind in HARVEST or event.kind.startswith("own_")):
            harvests.append(event)
            continue
        if harvests:
            text.append(" " if text else "").append(harvest(terminal, harvests)).append(".")
            harvests = []
        if event is None:
            break
        sentence = terminal.texts.event(event, terminal.names)
        if event.kind == "turn" and seat is not None:
            text.append(sentence, f"bold {terminal.style(seat)}")
            continue
        name = "" if seat is None else f"{terminal.names[seat]} "
        named = bool(name) and sentence.startswith(name)
        if named and still:
            sentence = sentence[len(name)].upper() + sentence[len(name) + 1 :]
        still = named
        text.append(" " if text else "").append(sentence)
    return text


def harvest(terminal: Terminal, events: Sequence[Event]) -> Text:
    """`Harvest: ● 1 Gold, 2 Magic (Merchant)  ■ 3 Gold for 1 Magic`: everybody once, oneself card by card."""
    text = Text(terminal.text("ui-valeria-harvest"), "dim")
    for seat in sorted({seat_of(event) for event in events}):
        told = [event for event in events if seat_of(event) == seat]
        if any(event.kind.startswith("own_") for event in told):
            told = [event for event in told if event.kind != "harvested"]
        plain = [event for event in told if not event.args.get("paid") and "card" not in event.args]
        gains = [ref for event in plain for ref in refs_of(event, "gains")]
        parts = [listed(terminal, gains)] if gains else []
        parts += [portion(terminal, event) for event in told if event not in plain]
        text.append(f"  {terminal.shape(seat)}", terminal.style(seat)).append(", ".join(parts) or listed(terminal, []))
    return text


def portion(terminal: Terminal, event: Event) -> str:
    """What a choice brought, for what, and by which card if that is known."""
    told, paid = listed(terminal, refs_of(event, "gains")), refs_of(event, "paid")
    if paid:
        told += f" {terminal.text('ui-offer-cost', {'cost': listed(terminal, paid)})}"
    return f"{told} ({terminal.texts.thing(str(event.args['card']))})" if "card" in event.args else told


def refs_of(event: Event, name: str) -> list[str]:
    refs = event.args.get(name, [])
    assert isinstance(refs, list)
    return refs


def listed(terminal: Terminal, refs: Sequence[str]) -> str:
    return terminal.texts.things(refs, terminal.names)
