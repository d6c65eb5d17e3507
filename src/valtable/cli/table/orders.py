"""The words that are no move: undo, log, rules, score, table, reference, help, language, quit."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Literal

from valtable.cli.explain import explain
from valtable.cli.leaving import Leave
from valtable.cli.lookup import references
from valtable.cli.reading import read_rules
from valtable.cli.scores import draw_scores
from valtable.kernel.decision import Offer
from valtable.kernel.errors import Malformed, Refused
from valtable.kernel.log import ActionLine
from valtable.kernel.refusal import Refusal
from valtable.texts import LANGUAGES

if TYPE_CHECKING:
    from valtable.cli.session import Session

LAST = 40
"""So many steps the log shows unless more are asked for."""
YES = ("y", "yes", "s", "si", "sí")

Done = Literal["no command", "answered", "ask anew"]


class Commands:
    """Everything a person can say besides a choice."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def obey(self, answer: str, seat: int, offers: list[Offer]) -> Done:
        """Do what a command says; what is none is left to the caller."""
        session, screen = self.session, self.session.screen
        if answer.startswith("?"):
            explain(session.renderer, session.match.view(seat), offers, answer[1:].strip())
            return "answered"
        word, _, rest = answer.partition(" ")
        match word.lower(), rest.strip():
            case "u", "":
                self.undo(seat)
                return "ask anew"
            case "u!", "":
                return "ask anew" if self.undo_together(seat) else "answered"
            case "t", "":
                self.table(seat)
                return "ask anew"
            case "lang", language:
                self.language(language, seat)
                return "ask anew"
            case "q" | "quit" | "exit" | "salir", "":
                raise Leave
            case "l", how_many:
                self.log(seat, how_many)
            case "r", wanted:
                read_rules(screen, wanted)
            case "s", "":
                sheet = session.match.standing(seat)
                screen.show(draw_scores(screen, sheet))
                if None in sheet.totals:
                    screen.say("ui-score-hidden", style="dim")
            case "i", "":
                self.reference(seat)
            case "i", about:
                explain(session.renderer, session.match.view(seat), offers, about)
            case "h" | "help" | "ayuda", "":
                self.help(seat, offers)
            case _:
                return "no command"
        return "answered"

    def help(self, seat: int, offers: list[Offer]) -> None:
        """All commands, with examples from the question at hand or, if it names nothing, from the table."""
        screen, game = self.session.screen, self.session.match.game
        named = [(offer, ref) for offer in offers for ref in references(offer.args) if not ref.startswith("seat:")]
        offer = named[0][0] if named else offers[0]
        about = screen.texts.thing(named[0][1]) if named else screen.texts.offer(offer, screen.names)
        lying = [thing.ref for place in game.table(self.session.match.view(seat)).places for thing in place.things]
        thing = about if named else screen.texts.thing(lying[0], screen.names)
        screen.say("ui-commands", {"name": about, "notation": offer.notation, "thing": thing})

    def undo(self, seat: int) -> None:
        """Take back the last choice of whoever asks, as far as one may alone."""
        try:
            self.session.match.undo(seat)
        except Refused as error:
            if error.refusal.reason != "undo_needs_consent":
                raise
            screen = self.session.screen
            said = screen.texts.refusal(error.refusal, screen.names)
            raise Malformed("u", f"{said} {screen.text('ui-undo-further')}") from None
        self.undone()

    def undo_together(self, seat: int) -> bool:
        """Go further back, to the last choice of a person: luck is drawn anew, so everybody must agree.

        Bots always do. On one device each of the others is asked; a person alone is asked once. What one may take
        back alone needs no consent.
        """
        session, screen = self.session, self.session.screen
        with suppress(Refused):
            session.match.undo(seat)
            self.undone()
            return True
        chosen = [step.line for step in session.match.course.steps if isinstance(step.line, ActionLine)]
        whose = [line.seat for line in chosen if not line.auto and line.seat in session.people]
        if not whose:
            raise Refused(Refusal("nothing_to_undo"))
        screen.say("ui-undo-warning", style="bold")
        for person in [other for other in session.people if other != seat] or [seat]:
            if session.line(screen.text("ui-undo-agree", {"seat": f"seat:{person}"}) + " ").lower() not in YES:
                screen.say("ui-undo-kept", style="yellow")
                return False
        session.match.undo(whose[-1], consent=range(session.match.seats))
        self.undone()
        return True

    def undone(self) -> None:
        session = self.session
        steps = len(session.match.course.steps)
        session.told = [min(told, steps) for told in session.told]
        session.taken_back = True
        session.screen.say("ui-undone", style="green")

    def table(self, seat: int) -> None:
        with self.session.screen.paged():
            self.session.screen.show(self.session.renderer.table(self.session.match.view(seat)))

    def reference(self, seat: int) -> None:
        """What the game has beside the table: how often cards occur, which were seen."""
        session, screen = self.session, self.session.screen
        found = session.renderer.reference(session.match.view(seat))
        if found is None:
            screen.say("ui-no_reference")
            return
        with screen.paged():
            screen.show(found)

    def log(self, seat: int, how_many: str) -> None:
        """The last steps of which this seat has learned something: how many others took in secret is theirs to know."""
        screen, told = self.session.screen, self.session.steps()
        steps = [step for step in told if any(entry.seen_by(seat) is not None for entry in step.entries)]
        last = int(how_many) if how_many.isdecimal() else LAST
        with screen.paged():
            screen.heading(screen.text("ui-heading-log"))
            screen.show(self.session.renderer.story(steps[-last:] if last else [], seat))
        if len(steps) > last:
            screen.say("ui-log-more", {"n": len(steps) - last}, style="dim")

    def language(self, language: str, seat: int) -> None:
        screen = self.session.screen
        if language not in LANGUAGES:
            raise Malformed(f"lang {language}", screen.text("ui-error-language", {"known": ", ".join(LANGUAGES)}))
        screen.language = language
        self.table(seat)
