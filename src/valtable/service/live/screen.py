"""The screen: all that a seat, or a spectator, sees of a table. Built from views, never stripped."""

from __future__ import annotations

from valtable.kernel.decision import Decision, Offer
from valtable.kernel.errors import Refused
from valtable.kernel.game import AnyGame
from valtable.kernel.match import Match
from valtable.kernel.refusal import Refusal
from valtable.kernel.state import State
from valtable.kernel.undo import undo_line
from valtable.lessons.following import lesson_for, progress
from valtable.lessons.lesson import PUPIL
from valtable.service.live.lengths import check_undos
from valtable.service.protocol import Followed, LookUp, Screen


def screen_of(match: Match, viewer: int | None, decisions: list[Decision] | None = None) -> Screen:
    """The table as this viewer sees it now. Whoever knows already what is being asked says so: all viewers share it."""
    game, state = match.game, match.state
    if decisions is None:
        decisions = match.decisions
    offers: list[Offer] = []
    no_undo: Refusal | None = None
    if viewer is not None:
        # Whoever is not asked is offered nothing; asking the rules so would only cost time.
        is_asked = any(decision.seat == viewer for decision in decisions)
        offers = game.offers(state, viewer) if is_asked else []
        no_undo = why_not_undo(match, viewer, decisions)
    undo = viewer is not None and no_undo is None
    asked = [decision.seen_by(viewer) for decision in decisions]
    return picture(game, state, viewer, asked, offers, undo, no_undo, followed_by(match, viewer))


def picture(
    game: AnyGame,
    state: State,
    viewer: int | None,
    asked: list[Decision],
    offers: list[Offer],
    undo: bool = False,
    no_undo: Refusal | None = None,
    lesson: Followed | None = None,
) -> Screen:
    view = game.view(state, viewer)
    return Screen(
        table=game.table(view),
        view=view,
        asked=asked,
        offers=offers,
        meant=game.meant,
        matters=game.matters,
        standing=game.standing(view),
        near=game.near(view),
        undo=undo,
        no_undo=no_undo,
        over=not asked,
        lesson=lesson,
        rule=rule_of(game, viewer, asked),
    )


def rule_of(game: AnyGame, viewer: int | None, asked: list[Decision]) -> str:
    """The rule that speaks of what is asked: of the viewer, or else of whom all wait for."""
    mine = next((decision for decision in asked if decision.seat == viewer), None)
    first = mine or next(iter(asked), None)
    return "" if first is None else game.asks.get(first.kind, "")


def look_up(game: AnyGame, state: State, viewer: int | None) -> LookUp:
    return LookUp(list(game.look_up(game.view(state, viewer))))


def followed_by(match: Match, viewer: int | None) -> Followed | None:
    """How far this viewer has followed the lesson of the table, where somebody is taught on its seat."""
    lesson = lesson_for(match.course.header) if viewer == PUPIL else None
    if lesson is None:
        return None
    found = progress(lesson, match.course)
    return Followed(found.made, found.strayed)


def why_not_undo(match: Match, seat: int, decisions: list[Decision]) -> Refusal | None:
    """What forbids this seat to take its last choice back alone; None if nothing does."""
    try:
        undo_line(match.course, seat, decisions=decisions)
        check_undos(match, seat)
    except Refused as refused:
        return refused.refusal
    return None
