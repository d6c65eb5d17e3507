"""The words that are no move: undo, log, rules, score, table, help, language, quit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from valtable.cli.explain import explain
from valtable.cli.reading import show_contents, show_section
from valtable.cli.scores import draw_scores
from valtable.cli.story import draw_story
from valtable.kernel.decision import Offer
from valtable.kernel.errors import Malformed
from valtable.kernel.log import ActionLine
from valtable.texts import LANGUAGES

if TYPE_CHECKING:
    from valtable.cli.session import Session

LAST = 40
"""So many steps the log shows unless more are asked for."""

Done = Literal["no command", "answered", "ask anew"]


class Leave(Exception):
    """Somebody goes away from the table; nothing is wrong."""


class Commands:
    """Everything a person can say besides a choice."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def obey(self, answer: str, seat: int, offers: list[Offer]) -> Done:
        """Do what a command says; what is none is left to the caller."""
        session, screen = self.session, self.session.screen
        if answer.startswith("?"):
            explain(screen, session.match, seat, offers, answer[1:].strip())
            return "answered"
        word, _, rest = answer.partition(" ")
        match word.lower(), rest.strip():
            case "u", "":
                self.undo(seat)
                return "ask anew"
            case "t", "":
                self.table(seat)
                return "ask anew"
            case "lang", language:
                self.language(language, seat)
                return "ask anew"
            case "q", "":
                raise Leave
            case "l", how_many:
                self.log(seat, how_many)
            case "r", "":
                show_contents(screen, screen.rules)
            case "r", section:
                show_section(screen, screen.rules, section)
            case "s", "":
                screen.show(draw_scores(screen, session.match.standing(seat)))
            case "h", "":
                screen.say("ui-commands")
            case _:
                return "no command"
        return "answered"

    def undo(self, seat: int) -> None:
        """Take the last choice back.

        On one device it may be another person's: whoever holds the device now says it for them.
        In a sealed phase everybody takes back only their own.
        """
        session = self.session
        whose = seat
        if not session.match.course.phase(seat):
            chosen = [s.line for s in session.match.course.steps if isinstance(s.line, ActionLine) and not s.line.auto]
            if chosen and chosen[-1].seat in session.people:
                whose = chosen[-1].seat
        session.match.undo(whose)
        steps = len(session.match.course.steps)
        session.told = [min(told, steps) for told in session.told]
        session.screen.say("ui-undone", style="green")

    def table(self, seat: int) -> None:
        self.session.screen.show(self.session.renderer.table(self.session.match.view(seat)))

    def log(self, seat: int, how_many: str) -> None:
        screen, steps = self.session.screen, self.session.match.course.steps
        last = int(how_many) if how_many.isdecimal() else LAST
        screen.heading(screen.text("ui-heading-log"))
        screen.show(draw_story(screen, steps[-last:] if last else [], seat))
        if len(steps) > last:
            screen.say("ui-log-more", {"n": len(steps) - last}, style="dim")

    def language(self, language: str, seat: int) -> None:
        screen = self.session.screen
        if language not in LANGUAGES:
            raise Malformed(f"lang {language}", screen.text("ui-languages", {"known": " ".join(LANGUAGES)}))
        screen.language = language
        self.table(seat)
