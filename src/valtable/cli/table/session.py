"""A game at the terminal: people on one device, bots on the other seats."""

from __future__ import annotations

import msgspec
from rich.text import Text

from valtable.bots import Bot, Clock
from valtable.cli.choosing import one_action, several_actions
from valtable.cli.commands import Commands
from valtable.cli.keyboard import Keyboard
from valtable.cli.leaving import Leave
from valtable.cli.offers import draw_offers, number
from valtable.cli.renderers import renderer_for
from valtable.cli.scores import draw_scores, tell_outcome
from valtable.cli.screen import Screen
from valtable.cli.story import actor
from valtable.cli.wishes import parse_wish
from valtable.kernel.course import Step
from valtable.kernel.decision import Decision, Offer
from valtable.kernel.errors import Malformed, Refused, ValtableError
from valtable.kernel.game import Steps, Wish
from valtable.kernel.match import Match

NOBODY = -1
AGAIN = 12
"""So many steps are told again when a game is resumed."""


class Player(msgspec.Struct, frozen=True):
    """Who sits on a seat; a person has no bot."""

    name: str
    kind: str
    bot: Bot | None = None


class InputEnded(ValtableError):
    """The script has no more lines, but the game is not over."""


class Session:
    """Asks, plays and tells until the game is over or somebody leaves."""

    def __init__(self, match: Match, players: list[Player], screen: Screen, keyboard: Keyboard) -> None:
        self.match = match
        self.players = players
        self.screen = screen
        self.keyboard = keyboard
        self.renderer = renderer_for(screen)
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.commands = Commands(self)
        self.at_screen = NOBODY
        """The person who is looking; another one needs the hand-over first."""
        self.told = [0] * len(players)
        """How many steps each seat has been told."""
        self.seated: set[int] = set()
        """The seats that have been shown the table once."""
        self.unasked: set[int] = set()
        """The lines of the log that answer a question which was none."""
        self.taken_back = False
        """After an undo everything is asked, or one could never go back behind what is no choice."""

    def run(self) -> None:
        while not self.match.is_over:
            decision = self.next_decision()
            bot = self.players[decision.seat].bot
            if bot is None:
                self.ask(decision)
            else:
                seat = decision.seat
                self.match.play(seat, bot.choose(self.match.view(seat), self.match.choices(seat), Clock(), bot.chance))
        self.finish()

    def go_on(self) -> None:
        """A resumed game: everybody knows what happened, only the last of it is told again."""
        self.told = [max(len(self.match.course.steps) - AGAIN, 0)] * len(self.players)

    def next_decision(self) -> Decision:
        """Bots before people, then by seat: where several choose at once, each person in turn."""
        return min(self.match.decisions, key=lambda decision: (decision.seat in self.people, decision.seat))

    # A person's decision

    def ask(self, decision: Decision) -> None:
        """Tell what happened, show what can be done, and take one choice."""
        seat = decision.seat
        view = self.match.view(seat)
        offers = number(self.renderer, self.renderer.worded(view, self.match.offers(seat)))
        if self.keyboard.is_person and not self.taken_back:
            only = self.renderer.obvious(view, offers, len(self.people) == 1)
            if only is not None:
                self.unasked.add(len(self.match.course.lines))
                self.match.play(seat, only)
                return
        self.hand_over(seat)
        self.catch_up(seat)
        self.show_question(decision, offers)
        while True:
            answer = self.line(f"{self.screen.names[seat]} > ")
            if not answer:
                self.show_question(decision, offers)
                continue
            try:
                done = self.commands.obey(answer, seat, offers)
                if done == "ask anew":
                    return
                if done == "answered":
                    continue
                self.play(seat, answer, offers)
                self.taken_back = False
                if not self.keyboard.is_person:
                    self.screen.show(Text(f"> {answer}", style="bold"))
                return
            except (Malformed, Refused) as error:
                self.answer_back(error, answer)

    def play(self, seat: int, answer: str, offers: list[Offer]) -> None:
        """Carry out a choice, or a whole move that is written in one line."""
        view, wish = self.match.view(seat), parse_wish(self.match.game, answer)
        if isinstance(wish, Steps):
            wish = several_actions(self, seat, answer, offers)
        if wish is None:
            action = one_action(self, answer, offers)
            if (other := self.renderer.instead(view, action)) is not None:
                self.rearrange(seat, *other)
                self.told[seat] += other[1] + 1  # the question shows these choices in their new order
            else:
                self.match.play(seat, action)
            return
        try:
            self.rearrange(seat, wish, self.renderer.stands_for(view, wish))
        except Malformed:
            raise Malformed(f"{answer!r}", self.screen.text("ui-not_understood")) from None

    def rearrange(self, seat: int, wish: Wish, back: int) -> None:
        """Play a whole move instead of so many choices; what had been told of those is told anew."""
        kept = len(self.match.course.steps) - back
        self.match.wish(seat, wish, back)
        self.told = [min(told, kept) for told in self.told]

    def steps(self) -> list[Step]:
        """What happened as it is told here: what a person was not asked, nobody chose not to do."""
        kinds = self.renderer.declines
        return [
            msgspec.structs.replace(step, entries=[entry for entry in step.entries if entry.kind not in kinds])
            if step.line.n in self.unasked
            else step
            for step in self.match.course.steps
        ]

    def hand_over(self, seat: int) -> None:
        """The curtain between two people's hands."""
        if len(self.people) > 1 and self.at_screen != seat and self.keyboard.is_person:
            self.screen.clear()
            self.screen.say("ui-pass_to", {"seat": f"seat:{seat}"}, style="bold")
            self.line(self.screen.text("ui-press_enter") + " ")
            self.screen.clear()
        self.at_screen = seat

    def catch_up(self, seat: int) -> None:
        """What happened since this seat was last told; the whole table if others had a part in it."""
        new = self.steps()[self.told[seat] :]
        first = seat not in self.seated
        self.seated.add(seat)
        self.told[seat] = len(self.match.course.steps)
        entries = [entry for step in new for entry in step.entries if entry.kind not in self.renderer.hushed]
        if any(entry.seen_by(seat) for entry in entries):
            self.screen.blank()
            self.screen.heading(self.screen.text("ui-heading-story"))
            self.screen.show(self.renderer.news(new, seat))
        alone, others = len(self.players) == 1, any(actor(step) != seat for step in new)
        if others and len(self.people) == 1:
            others = self.renderer.calls_for_table(new, seat)
        if first or others or (alone and any(step.stop for step in new)):
            # Others did something or, for who plays alone, chance did. The table comes last, so that it is
            # seen together with the choices.
            self.screen.show(self.renderer.glance(self.match.view(seat)))

    def show_question(self, decision: Decision, offers: list[Offer]) -> None:
        """Who is asked, with what in hand; the question and the answers."""
        view, who = self.match.view(decision.seat), self.screen.seat(decision.seat)
        question = self.renderer.question(view, decision)
        fits = len(who) + len(question) + 4 < self.screen.width
        self.screen.heading(who.append(f"  {question}", "bold default") if fits else who)
        if not fits:
            self.screen.show(Text(question, style="bold"))
        if (brief := self.renderer.brief(view)) is not None:
            self.screen.show(brief)
        self.screen.show(draw_offers(self.renderer, offers))

    def line(self, prompt: str) -> str:
        if ahead := self.screen.typed_ahead():
            self.screen.show(Text(f"{prompt}{ahead}"))
            return ahead
        try:
            return self.keyboard.line(prompt)
        except (EOFError, KeyboardInterrupt) as end:
            if self.keyboard.is_person or isinstance(end, KeyboardInterrupt):
                raise Leave from None
            raise InputEnded(self.screen.text("ui-input_ended", {"n": self.keyboard.number})) from None

    def answer_back(self, error: Malformed | Refused, answer: str) -> None:
        """A person may try again; a script that is wrong ends here."""
        if isinstance(error, Refused):
            said = self.screen.texts.refusal(error.refusal, self.screen.names)
        else:
            said = error.problem
        if not self.keyboard.is_person:
            where = self.screen.text("ui-input_line", {"n": self.keyboard.number})
            raise Malformed(f"{where}, {answer!r}", said)
        self.screen.show(Text(said, style="yellow"))

    # The end

    def finish(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        view, told = self.match.view(viewer), self.told[viewer] if viewer is not None else 0
        self.screen.blank()
        if new := self.steps()[told:]:
            self.screen.heading(self.screen.text("ui-heading-story"))
            self.screen.show(self.renderer.story(new, viewer))
        self.screen.blank()
        self.screen.show(self.renderer.table(view))
        self.screen.heading(self.screen.text("ui-heading-end"))
        standing = self.match.standing(viewer)
        assert standing.outcome is not None, "a game that is over has an outcome"
        tell_outcome(self.screen, standing.outcome)
        self.screen.show(draw_scores(self.screen, standing))
