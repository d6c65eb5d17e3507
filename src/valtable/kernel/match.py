"""A match: a game being played. The friendly face of the kernel.

Every step goes through here: it is checked, carried out and recorded, then whatever is no choice
is played unasked. What is refused or malformed changes nothing.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from valtable.kernel.chance import ChanceNeeded, NoChance
from valtable.kernel.course import Course, Step, header_for
from valtable.kernel.decision import Decision, Offer
from valtable.kernel.errors import Broken, Malformed, Refused
from valtable.kernel.game import AnyGame
from valtable.kernel.journal import Event, Journal
from valtable.kernel.log import ActionLine, EndLine, Log, SetupLine
from valtable.kernel.luck import Choices, Seeded, count_draws
from valtable.kernel.play import forced
from valtable.kernel.refusal import Refusal
from valtable.kernel.replay import replay, seeded_by
from valtable.kernel.seed import SECRET_BYTES, commitment
from valtable.kernel.standing import Outcome, ScoreSheet
from valtable.kernel.state import State, digest
from valtable.kernel.undo import undo_line
from valtable.kernel.values import Action, View, Wish


class Match:
    """A game being played. `valtable.new` makes one, `Match.resume` goes on with one."""

    def __init__(self, course: Course, secret: bytes) -> None:
        self.course = course
        self.game = course.game
        self._secret = secret
        self._luck = self._luck_from_here()

    @classmethod
    def begin(
        cls,
        game: AnyGame,
        seats: list[str],
        options: dict[str, object],
        secret: bytes,
        *,
        committed: bool,
        contributions: list[str] | None = None,
        chosen: Choices | None = None,
        lesson: str = "",
    ) -> Match:
        """Set the table up. `committed`: the secret is random and its hash is published.

        `chosen`: the first outcomes of some streams. Nobody commits to those, so such a match has no hash.
        """
        game.check_new_game(game.decode_options(options), len(seats))
        seed_hash = commitment(secret) if committed and not chosen else None
        header = header_for(
            game, seats, options, seed_hash=seed_hash, contributions=contributions or [], chosen=chosen, lesson=lesson
        )
        match = cls(Course(game, header), secret)
        match.course.set_up(match._luck)
        match._go_on()
        return match

    @classmethod
    def resume(cls, game: AnyGame, log: Log, secret: bytes) -> Match:
        """Go on with a match from its log and the secret its host has kept."""
        if len(secret) != SECRET_BYTES:
            raise Malformed("secret", f"must be {SECRET_BYTES} bytes")
        if log.header.seed_hash not in (None, commitment(secret)):
            raise Malformed("secret", "is not the one this match was committed to")
        match = cls(replay(game, log, against=seeded_by(log.header, secret)), secret)
        match._go_on()
        return match

    # What can be asked

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def seats(self) -> int:
        return self.course.seats

    @property
    def is_over(self) -> bool:
        return self.course.is_over

    @property
    def decisions(self) -> list[Decision]:
        return self.game.decisions(self.state)

    def asked(self, viewer: int | None) -> list[Decision]:
        return self.game.asked(self.state, viewer)

    def choices(self, seat: int) -> list[int]:
        return self.game.choices(self.state, self._seat(seat))

    def offers(self, seat: int) -> list[Offer]:
        return self.game.offers(self.state, self._seat(seat))

    def view(self, seat: int | None = None) -> View:
        view: View = self.game.view(self.state, None if seat is None else self._seat(seat))
        return view

    def standing(self, seat: int | None = None) -> ScoreSheet:
        return self.game.standing(self.view(seat))

    @property
    def outcome(self) -> Outcome | None:
        return self.standing().outcome

    def story(self, seat: int | None = None) -> list[Event]:
        """Everything that happened, as this seat or a spectator learned it."""
        viewer = None if seat is None else self._seat(seat)
        seen = (entry.seen_by(viewer) for step in self.course.steps for entry in step.entries)
        return [event for event in seen if event is not None]

    @property
    def log(self) -> Log:
        """The log so far. While the game runs it holds secrets: it is not for players."""
        return self.course.log

    @property
    def digest(self) -> str:
        return digest(self.state)

    # What can be done

    def play(self, seat: int, action: int | str | Action) -> list[Step]:
        """Carry out an action and whatever follows without a choice; the new steps."""
        chosen = self._action(action)
        self._check(self.state, self._seat(seat), chosen)
        return self._carry_out(seat, [chosen])

    def wish(self, seat: int, wish: Wish, back: int = 0) -> list[Step]:
        """Play a composed move step by step or, if any step is refused, nothing at all.

        With `back` it stands in for that many of the seat's last choices, which must be ones it
        may undo: a person rearranges a move without knowing in which order its steps are asked.
        """
        trial = self.course.copy()
        for _ in range(back):
            trial.go_back(undo_line(trial, self._seat(seat)))
        plan = self._rehearse(trial.state, seat, self.game.spell(trial.state, self._seat(seat), wish))
        before, self.course = self.course, trial
        try:
            return self._carry_out(seat, plan)
        except Broken:
            self.course = before
            raise

    def decode_wish(self, raw: object) -> Wish:
        """A wish from outside, strictly."""
        try:
            wish: Wish = msgspec.convert(raw, self.game.wish_type)
        except msgspec.ValidationError as error:
            raise Malformed("wish", str(error)) from None
        return wish

    def undo(self, seat: int, consent: Collection[int] = ()) -> None:
        """Go back to before this seat's last choice, as far as `undo.py` allows."""
        for other in consent:
            self._seat(other)
        self.course.go_back(undo_line(self.course, self._seat(seat), consent))

    def _carry_out(self, seat: int, actions: list[int]) -> list[Step]:
        """Play legal actions; a bug in a game leaves the match as it was before them."""
        lines, steps = len(self.course.lines), len(self.course.steps)
        for action in actions:
            try:
                self.course.act(seat, action, False, self._luck)
                self._go_on()
            except Exception as error:
                del self.course.lines[lines:]
                self.course.rebuild()
                self._luck = self._luck_from_here()  # what nobody has seen or recorded was not drawn
                raise self._broken(seat, action, error) from error
        return self.course.steps[steps:]

    def _luck_from_here(self) -> Seeded:
        """The luck after all that is recorded; lines that were undone keep their draws."""
        drawn: dict[str, int] = {}
        for line in self.course.lines:
            if isinstance(line, SetupLine | ActionLine):
                count_draws(line.chance, drawn)
        return seeded_by(self.course.header, self._secret, drawn)

    def _go_on(self) -> None:
        """Play what is no choice, and write the end when it has come."""
        while (move := forced(self.game, self.state)) is not None:
            self.course.act(*move, True, self._luck)
        if self.is_over and not isinstance(self.course.lines[-1], EndLine):
            self.course.close(self._secret.hex())

    def _rehearse(self, state: State, seat: int, wanted: list[int]) -> list[int]:
        """The steps of a wish that will be asked, tried on a copy without any luck.

        It goes no further than luck or a reveal: were the rest tried, its refusal would tell what is hidden.
        """
        trial, left = self.game.copy(state), list(wanted)
        asked: list[int] = []
        while left:
            action = left.pop(0)
            self._check(trial, seat, action)
            asked.append(action)
            journal = Journal(self.game.events)
            try:
                self.game.apply(trial, seat, action, NoChance(), journal)
                while not journal.revealed and (move := forced(self.game, trial)) is not None:
                    if left and move == (seat, left[0]):
                        left.pop(0)
                    self.game.apply(trial, *move, NoChance(), journal)
                is_news = journal.revealed
            except ChanceNeeded:
                is_news = True
            except Exception as error:
                raise self._broken(seat, action, error) from error
            if left and is_news:
                raise Refused(Refusal("wish_crosses_chance"))
        return asked

    def _broken(self, seat: int, action: int, error: Exception) -> Broken:
        notation = self.game.actions.notations[action]
        return Broken(f"{self.game.title} failed on {notation!r} by seat {seat}: {error!r}")

    def _check(self, state: State, seat: int, action: int) -> None:
        refusal = self.game.refusal(state, seat, action)
        if refusal is not None:
            raise Refused(refusal)

    def _action(self, action: int | str | Action) -> int:
        table = self.game.actions
        if isinstance(action, int):
            if not 0 <= action < len(table):
                raise Malformed(f"action {action}", f"{self.game.title} has the actions 0 to {len(table) - 1}")
            return action
        return table.parse(action) if isinstance(action, str) else table.id_of(action)

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise Malformed(f"seat {seat}", f"the seats are 0 to {self.seats - 1}")
        return seat
