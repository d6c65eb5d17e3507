"""What happened, told in sentences: a paragraph for each player's doings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.table import Table
from rich.text import Text

from valtable.cli.terminal import Terminal
from valtable.kernel.course import Step
from valtable.kernel.log import ActionLine

NOBODY = -1


def actor(step: Step) -> int:
    """Whose doing a step is; the set-up is nobody's."""
    return step.line.seat if isinstance(step.line, ActionLine) else NOBODY


def draw_story(
    terminal: Terminal, steps: Sequence[Step], viewer: int | None, hushed: frozenset[str] = frozenset()
) -> Table:
    """The steps as this viewer learned them, without the kinds of event that are hushed."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for seat, doings in groupby(steps, actor):
        seen = [event for step in doings for entry in step.entries if (event := entry.seen_by(viewer)) is not None]
        sentences = [terminal.texts.event(event, terminal.names) for event in seen if event.kind not in hushed]
        if not sentences:
            continue
        if seat == NOBODY or not any(sentence.startswith(f"{terminal.names[seat]} ") for sentence in sentences):
            # Also what follows from a deed that tells nothing itself: `Ana · Bo begins turn 2` would be Ana's turn.
            grid.add_row(Text("·", "dim"), Text(" ".join(sentences)))
        else:
            told = Text(terminal.names[seat], f"bold {terminal.style(seat)}")
            told.append(" " + " ".join(without_name(sentences, terminal.names[seat])), "not bold default")
            grid.add_row(Text(terminal.shape(seat), terminal.style(seat)), told)
    return grid


def without_name(sentences: list[str], name: str) -> list[str]:
    """The name opens the paragraph, so its sentences need not repeat it: `Ana plays Maid. Takes 1 gold.`

    After a sentence about somebody or something else it is said again, lest it be taken for theirs.
    """
    told, still = [], True
    for index, sentence in enumerate(sentences):
        named = sentence.startswith(f"{name} ")
        own, still = named and still, named
        rest = sentence[len(name) + 1 :] if own else sentence
        if not own and index == 0:
            rest = f"· {rest}"
        told.append(rest if index == 0 or not own else rest[:1].upper() + rest[1:])
    return told
