"""Leaving the table before the end: nobody loses a game without having been asked."""

from __future__ import annotations

from rich.text import Text

from valtable.cli.table.saving import Keeper, named_file, usual_name
from valtable.cli.table.session import Session
from valtable.kernel.errors import Malformed
from valtable.kernel.log import ActionLine


class Gone(BaseException):
    """The terminal is closed, or the process politely asked to end: nobody can be asked any more."""


def may_leave(session: Session, keeper: Keeper) -> bool:
    """Whether the person really goes; where the game would be lost, it can be kept first."""
    if keeper.path is not None or not session.keyboard.is_person or not anything_played(session):
        return True
    terminal, usual = session.terminal, usual_name(session.match.game.title)
    terminal.blank()
    terminal.say("ui-leave-ask", {"file": str(usual)}, style="bold")
    while True:
        try:
            answer = session.keyboard.line(terminal.text("ui-leave-prompt") + " ")
        except (EOFError, KeyboardInterrupt):
            return True
        if answer.lower() in ("n", "no"):
            return True
        if answer.lower() in ("c", "u"):
            return False
        try:
            keeper.path = named_file(answer or str(usual))
            return True
        except Malformed as error:
            terminal.show(Text(str(error), style="yellow"))


def anything_played(session: Session) -> bool:
    """Whether a person has chosen anything yet."""
    lines = [step.line for step in session.match.course.steps]
    return any(isinstance(line, ActionLine) and not line.auto and line.seat in session.people for line in lines)
