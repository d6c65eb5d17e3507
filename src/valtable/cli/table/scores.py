"""The score sheet and the end of the game."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from valtable.cli.terminal import Terminal
from valtable.kernel.refusal import Args
from valtable.kernel.standing import Outcome, ScoreSheet


def draw_scores(terminal: Terminal, sheet: ScoreSheet) -> Table:
    """A row per source, a column per seat; a dot where the viewer may not know."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", show_footer=True)
    table.add_column("", footer=Text(terminal.text("ui-score-total"), style="bold"))
    for seat, total in enumerate(sheet.totals):
        won = sheet.outcome is not None and seat in sheet.outcome.winners
        footer = Text(points(total), style=f"bold reverse {terminal.style(seat)}" if won else "bold")
        table.add_column(terminal.seat(seat), footer=footer, justify="right")
    for row in sheet.rows:
        table.add_row(terminal.texts.score(row.source), *(points(value) for value in row.points))
    return table


def tell_end(terminal: Terminal, sheet: ScoreSheet) -> None:
    """Why it ended, who won and with what points."""
    assert sheet.outcome is not None, "a game that is over has an outcome"
    terminal.heading(terminal.text("ui-heading-end"))
    tell_outcome(terminal, sheet.outcome)
    terminal.show(draw_scores(terminal, sheet))


def points(value: int | None) -> str:
    return "·" if value is None else f"{value}".replace("-", "−")


def tell_outcome(terminal: Terminal, outcome: Outcome) -> None:
    """Why it ended and who won."""
    terminal.show(Text(terminal.texts.end(outcome.reason, outcome.details)))
    if outcome.result:
        text = terminal.texts.text(f"result-{outcome.result}", outcome.details)
        terminal.show(Text(text, style="bold" if outcome.lost else "bold green"))
        return
    if outcome.lost or not outcome.winners:
        terminal.say("ui-end-lost", style="bold")
        return
    winners: Args = {"winners": [f"seat:{seat}" for seat in outcome.winners]}
    terminal.say("ui-end-won" if len(outcome.winners) == 1 else "ui-end-shared", winners, style="bold green")
