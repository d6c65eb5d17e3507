"""What can be typed instead of a choice: hint, undo, log, rules, score, table, reference, help, language, quit."""

from __future__ import annotations

from contextlib import suppress
from typing import Literal

from rich.text import Text

from valtable.cli.table.explain import explain
from valtable.cli.table.hints import hint
from valtable.cli.table.keyboard import YES
from valtable.cli.table.lookup import references
from valtable.cli.table.rulebook import read_rules
from valtable.cli.table.scores import draw_scores
from valtable.cli.table.session import Leave, Session
from valtable.kernel.decision import Offer
from valtable.kernel.errors import Malformed, Refused
from valtable.kernel.log import ActionLine
from valtable.kernel.refusal import Refusal
from valtable.texts import LANGUAGES

LAST = 40
"""So many steps the log shows unless more are asked for."""

Done = Literal["no order", "answered", "ask anew"]


class Orders:
    """Everything a person can say besides a choice."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def obey(self, answer: str, seat: int, offers: list[Offer]) -> Done:
        """Do what is ordered; what is no order is left to the caller."""
        session, terminal = self.session, self.session.terminal
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
                read_rules(terminal, wanted)
            case "s", "":
                sheet = session.match.standing(seat)
                terminal.show(draw_scores(terminal, sheet))
                if None in sheet.totals:
                    terminal.say("ui-score-hidden", style="dim")
            case "i", "":
                self.reference(seat)
            case "i", about:
                explain(session.renderer, session.match.view(seat), offers, about)
            case "h", "":
                hint(session, seat, offers)
            case "help" | "ayuda", "":
                self.help(seat, offers)
            case _:
                return "no order"
        return "answered"

    def help(self, seat: int, offers: list[Offer]) -> None:
        """All orders, with examples from the question at hand or, if it names nothing, from the table."""
        terminal, game = self.session.terminal, self.session.match.game
        named = [(offer, ref) for offer in offers for ref in references(offer.args) if not ref.startswith("seat:")]
        offer = named[0][0] if named else offers[0]
        about = terminal.texts.thing(named[0][1]) if named else terminal.texts.offer(offer, terminal.names)
        lying = [thing.ref for place in game.table(self.session.match.view(seat)).places for thing in place.things]
        thing = about if named else terminal.texts.thing(lying[0], terminal.names)
        terminal.say("ui-commands", {"name": about, "notation": offer.notation, "thing": thing})
        if own := self.session.renderer.help(self.session.match.view(seat)):
            terminal.show(Text(own))

    def undo(self, seat: int) -> None:
        """Take back the last choice of whoever asks, as far as one may alone."""
        try:
            self.session.match.undo(seat)
        except Refused as error:
            if error.refusal.reason != "undo_needs_consent":
                raise
            terminal = self.session.terminal
            said = terminal.texts.refusal(error.refusal, terminal.names)
            raise Malformed("u", f"{said} {terminal.text('ui-undo-further')}") from None
        self.undone()

    def undo_together(self, seat: int) -> bool:
        """Go further back, to the last choice of a person: luck is drawn anew, so everybody must agree.

        Bots always do. On one device each of the others is asked; a person alone is asked once. What one may take
        back alone needs no consent.
        """
        session, terminal = self.session, self.session.terminal
        with suppress(Refused):
            session.match.undo(seat)
            self.undone()
            return True
        chosen = [step.line for step in session.match.course.steps if isinstance(step.line, ActionLine)]
        whose = [line.seat for line in chosen if not line.auto and line.seat in session.people]
        if not whose:
            raise Refused(Refusal("nothing_to_undo"))
        terminal.say("ui-undo-warning", style="bold")
        for person in [other for other in session.people if other != seat] or [seat]:
            if session.line(terminal.text("ui-undo-agree", {"seat": f"seat:{person}"}) + " ").lower() not in YES:
                terminal.say("ui-undo-kept", style="yellow")
                return False
        session.match.undo(whose[-1], consent=range(session.match.seats))
        self.undone()
        return True

    def undone(self) -> None:
        session = self.session
        session.forget_beyond(len(session.match.course.steps))
        session.taken_back = True
        session.terminal.say("ui-undone", style="green")

    def table(self, seat: int) -> None:
        with self.session.terminal.paged():
            self.session.terminal.show(self.session.renderer.table(self.session.match.view(seat)))

    def reference(self, seat: int) -> None:
        """What the game has beside the table: how often cards occur, which were seen."""
        session, terminal = self.session, self.session.terminal
        found = session.renderer.reference(session.match.view(seat))
        if found is None:
            terminal.say("ui-no_reference")
            return
        with terminal.paged():
            terminal.show(found)

    def log(self, seat: int, how_many: str) -> None:
        """The last steps of which this seat has learned something: how many others took in secret is theirs to know."""
        terminal, told = self.session.terminal, self.session.steps()
        steps = [step for step in told if any(entry.seen_by(seat) is not None for entry in step.entries)]
        last = int(how_many) if how_many.isdecimal() else LAST
        with terminal.paged():
            terminal.heading(terminal.text("ui-heading-log"))
            terminal.show(self.session.renderer.story(steps[-last:] if last else [], seat))
        if len(steps) > last:
            terminal.say("ui-log-more", {"n": len(steps) - last}, style="dim")

    def language(self, language: str, seat: int) -> None:
        terminal = self.session.terminal
        if language not in LANGUAGES:
            raise Malformed(f"lang {language}", terminal.text("ui-error-language", {"known": ", ".join(LANGUAGES)}))
        terminal.language = language
        self.table(seat)
