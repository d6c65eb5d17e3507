"""A game at the terminal from its first question to its end, or until somebody leaves."""

from __future__ import annotations

import signal
from typing import NoReturn

from valtable.cli.table.asking import ask
from valtable.cli.table.leaving import Gone, may_leave
from valtable.cli.table.saving import Keeper
from valtable.cli.table.scores import tell_end
from valtable.cli.table.session import InputEnded, Leave, Session
from valtable.kernel.decision import Decision
from valtable.lab.clock import clock_for
from valtable.texts import system_language


def play_and_keep(session: Session, keeper: Keeper, seed: int | None = None) -> None:
    """Play; whoever leaves early keeps the game, and so does whoever reaches the end, who is told the seed."""
    signals = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = [signal.signal(number, _leave) for number in signals]
    try:
        if not play_on(session, keeper):
            return
    except Gone:
        keeper.keep(session.match)
        return
    except InputEnded:
        keep(session, keeper)
        raise
    finally:
        for number, handler in zip(signals, before, strict=True):
            signal.signal(number, handler)
        session.dismiss()
    keep(session, keeper)
    if session.keyboard.is_person:
        if keeper.path is None:
            session.terminal.say("ui-hint-save", style="dim")
        if seed is not None:
            session.terminal.say("ui-seed", {"seed": str(seed)}, style="dim")
        session.terminal.say("ui-goodbye")


def play_on(session: Session, keeper: Keeper) -> bool:
    """Play until the end, or until somebody really leaves; whether the end was reached."""
    while True:
        try:
            play_to_the_end(session)
            return True
        except Leave:
            if not may_leave(session, keeper):
                continue
        except KeyboardInterrupt:
            # It came in the middle of a move: what is on record is sound, the table may not be.
            may_leave(session, keeper)
        session.terminal.blank()
        session.terminal.say("ui-goodbye")
        keep(session, keeper)
        return False


def keep(session: Session, keeper: Keeper) -> None:
    if keeper.path is None:
        return
    keeper.keep(session.match)
    key = "ui-saved" if session.match.log.end else "ui-saved-unfinished"
    resume = f"valtable play --resume {keeper.path}"
    if session.terminal.language != system_language():
        resume += f" --lang {session.terminal.language}"
    session.terminal.say(key, {"file": str(keeper.path), "resume": resume}, style="dim")


def _leave(number: int, frame: object) -> NoReturn:
    """A terminal that is closed, or a polite kill, is somebody who leaves without a word."""
    raise Gone


def play_to_the_end(session: Session) -> None:
    """Ask people and bots until nothing is left to choose, then tell how it ended."""
    while not session.match.is_over:
        decision = next_decision(session)
        seat, match = decision.seat, session.match
        if (bot := session.players[seat].bot) is None:
            ask(session, decision)
        else:
            match.play(seat, bot.choose(match.view(seat), match.choices(seat), clock_for(bot), bot.chance))
    finish(session)


def next_decision(session: Session) -> Decision:
    """Bots before people, then by seat: where several choose at once, each person in turn."""
    return min(session.match.decisions, key=lambda decision: (decision.seat in session.people, decision.seat))


def finish(session: Session) -> None:
    """The last news, the table as it lies now, who won."""
    viewer = session.people[0] if len(session.people) == 1 else None
    view, told = session.match.view(viewer), session.told[viewer] if viewer is not None else 0
    session.terminal.blank()
    if new := session.steps()[told:]:
        session.terminal.heading(session.terminal.text("ui-heading-story"))
        session.terminal.show(session.renderer.story(new, viewer))
    session.terminal.blank()
    session.terminal.show(session.renderer.table(view))
    tell_end(session.terminal, session.match.standing(viewer))
