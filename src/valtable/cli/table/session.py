"""Who plays at this terminal, and how far each of them has been told what happened."""

from __future__ import annotations

import msgspec
from rich.text import Text

from valtable.bots import Bot
from valtable.cli.renderers import renderer_for
from valtable.cli.table.keyboard import Keyboard
from valtable.cli.terminal import Terminal
from valtable.kernel.course import Step
from valtable.kernel.errors import ValtableError
from valtable.kernel.match import Match
from valtable.kernel.values import Wish
from valtable.lab.players.outside import OutsideBot
from valtable.lab.players.telling import Failure, quoted, sentence

AGAIN = 12
"""So many steps are told again when a game is resumed."""


class Player(msgspec.Struct, frozen=True):
    """Who sits on a seat; a person has no bot."""

    name: str
    kind: str
    bot: Bot | None = None


class Leave(Exception):
    """Somebody goes away from the table; nothing is wrong."""


class InputEnded(ValtableError):
    """The script has no more lines, but the game is not over."""


class Session:
    """A game at the terminal: people on one device, bots on the other seats."""

    def __init__(self, match: Match, players: list[Player], terminal: Terminal, keyboard: Keyboard) -> None:
        self.match = match
        self.players = players
        self.terminal = terminal
        self.keyboard = keyboard
        self.renderer = renderer_for(terminal)
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.looking: int | None = None
        """The person who is looking; another one needs the hand-over first."""
        self.told = [0] * len(players)
        """How many steps each seat has been told."""
        self.seated: set[int] = set()
        """The seats that have been shown the table once."""
        self.unasked: set[int] = set()
        """The lines of the log that answer a question which was none."""
        self.taken_back = False
        """After an undo everything is asked, or one could never go back behind what is no choice."""
        for bot in self.programs():
            bot.tell = self.tell_failure

    def programs(self) -> list[OutsideBot]:
        """The bots that are programs outside the house."""
        return [player.bot for player in self.players if isinstance(player.bot, OutsideBot)]

    def tell_failure(self, failure: Failure) -> None:
        self.terminal.show(Text(sentence(failure, self.terminal.texts), style="yellow"))

    def dismiss(self) -> None:
        """The game is over, or nobody plays on here: the bots hear of it, and people how often a program failed."""
        standing = self.match.standing(None) if self.match.is_over else None
        for player in self.players:
            if player.bot is not None:
                player.bot.over(standing)
        for bot in self.programs():
            if bot.missed:
                command = quoted(bot.name, self.terminal.language)
                self.terminal.say("ui-exec-missed", {"command": command, "n": bot.missed}, style="yellow")

    def go_on(self) -> None:
        """A resumed game: everybody knows what happened, only the last of it is told again."""
        self.told = [max(len(self.match.course.steps) - AGAIN, 0)] * len(self.players)

    def steps(self) -> list[Step]:
        """What happened as it is told here: what a person was not asked, nobody chose not to do."""
        kinds = self.renderer.declines
        return [
            msgspec.structs.replace(step, entries=[entry for entry in step.entries if entry.kind not in kinds])
            if step.line.n in self.unasked
            else step
            for step in self.match.course.steps
        ]

    def rearrange(self, seat: int, wish: Wish, back: int) -> None:
        """Play a whole move instead of so many choices; what had been told of those is told anew."""
        kept = len(self.match.course.steps) - back
        self.match.wish(seat, wish, back)
        self.forget_beyond(kept)

    def forget_beyond(self, steps: int) -> None:
        """Nobody has been told more than these steps: the others were taken back."""
        self.told = [min(told, steps) for told in self.told]

    def line(self, prompt: str) -> str:
        """The next line that is typed; what was typed ahead comes first. Leave, or InputEnded, if there is none."""
        if ahead := self.terminal.typed_ahead():
            self.terminal.show(Text(f"{prompt}{ahead}"))
            return ahead
        try:
            return self.keyboard.line(prompt)
        except (EOFError, KeyboardInterrupt) as end:
            if self.keyboard.is_person or isinstance(end, KeyboardInterrupt):
                raise Leave from None
            raise InputEnded(self.terminal.text("ui-input_ended", {"n": self.keyboard.number})) from None
