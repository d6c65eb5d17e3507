"""How far back a seat may go. Undo takes nothing out of the log: it appends a line."""

from __future__ import annotations

from collections.abc import Collection

from valtable.kernel.course import Course, sealed_phase
from valtable.kernel.decision import Decision
from valtable.kernel.errors import Refused
from valtable.kernel.log import SetupLine, TakeBackLine, UndoLine
from valtable.kernel.refusal import Args, Refusal


def undo_line(
    course: Course, seat: int, consent: Collection[int] = (), *, decisions: list[Decision] | None = None
) -> UndoLine | TakeBackLine:
    """The line that takes back this seat's last choice; Refused if it may not go that far.

    Alone a seat goes back only to the last chance, reveal or other seat's choice. With the consent
    of every seat it also goes further, and chance then draws anew. In a sealed phase one's own
    steps are taken back alone, whatever the others did meanwhile. `decisions` are those asked now,
    from whoever knows them already.
    """
    if decisions is None:
        decisions = course.game.decisions(course.state)
    if not decisions:
        raise Refused(Refusal("game_over"))
    agreed = sorted({seat, *consent})
    everybody = agreed == list(range(course.seats))
    phase = sealed_phase(decisions, seat)
    if phase and not (everybody and course.seats > 1):
        return take_back_line(course, seat, phase)
    for step in reversed(course.steps):
        line = step.line
        if isinstance(line, SetupLine):
            break
        # Going back behind luck needs everybody's word, also where a seat plays alone. So does a sealed
        # step once confirmed: else a refusal would tell whether others have been busy meanwhile.
        alone = not (everybody and consent)
        if alone and (step.stop or step.sealed or (line.seat != seat and not line.auto)):
            raise Refused(what_stands_between(course, seat))
        if line.seat == seat and not line.auto:
            return UndoLine(len(course.lines), line.n - 1, agreed)
    raise Refused(Refusal("nothing_to_undo"))


def what_stands_between(course: Course, seat: int) -> Refusal:
    """Why this seat cannot go back alone: what has happened since its last choice, if it has made one.

    The sealed steps of others are passed over: the answer must not tell whether they have been busy.
    """
    since: Args = {"since": "sealed", "seat": f"seat:{seat}"}
    for step in reversed(course.steps):
        line = step.line
        if isinstance(line, SetupLine) or (step.sealed and line.seat != seat):
            continue
        if not step.sealed and line.seat != seat and not line.auto:
            since = {"since": "other", "seat": f"seat:{line.seat}"}
        elif not step.sealed and step.stop:
            since = {"since": "luck", "seat": f"seat:{seat}"}
        elif not step.sealed:
            continue  # played unasked: what stands between came before it
        break
    chosen = (step.line for step in course.steps if not isinstance(step.line, SetupLine))
    has_chosen = any(line.seat == seat and not line.auto for line in chosen)
    return Refusal("undo_needs_consent", details=since) if has_chosen else Refusal("nothing_to_undo")


def take_back_line(course: Course, seat: int, phase: str) -> TakeBackLine:
    """The line that voids this seat's last step in the sealed phase; never one that drew or showed it something."""
    for step in reversed(course.steps):
        line = step.line
        if isinstance(line, SetupLine) or line.seat != seat:
            continue
        if step.sealed != phase:
            break
        if step.stop:
            raise Refused(Refusal("take_back_after_chance"))
        if not line.auto:
            return TakeBackLine(len(course.lines), seat, line.n - 1)
    raise Refused(Refusal("nothing_to_undo"))
