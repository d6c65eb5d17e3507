"""The screen: all that a seat, or a spectator, sees of a table. Built from views, never stripped."""

from __future__ import annotations

from valtable.kernel.decision import Decision, Offer
from valtable.kernel.errors import Refused
from valtable.kernel.game import AnyGame
from valtable.kernel.match import Match
from valtable.kernel.state import State
from valtable.kernel.undo import undo_line
from valtable.service.protocol import Screen
from valtable.service.undos import check_undos


def screen_of(match: Match, viewer: int | None) -> Screen:
    """The table as this viewer sees it now."""
    game, state = match.game, match.state
    offers: list[Offer] = []
    undo = False
    if viewer is not None:
        # Whoever is not asked is offered nothing; asking the rules so would only cost time.
        offers = game.offers(state, viewer) if viewer in game.deciders(state) else []
        undo = may_undo(match, viewer)
    return picture(game, state, viewer, game.asked(state, viewer), offers, undo)


def picture(
    game: AnyGame, state: State, viewer: int | None, asked: list[Decision], offers: list[Offer], undo: bool
) -> Screen:
    view = game.view(state, viewer)
    return Screen(
        table=game.table(view),
        view=view,
        asked=asked,
        offers=offers,
        standing=game.standing(view),
        undo=undo,
        over=not game.deciders(state),
    )


def may_undo(match: Match, seat: int) -> bool:
    """Whether this seat may take its last choice back alone."""
    try:
        undo_line(match.course, seat)
        check_undos(match, seat)
    except Refused:
        return False
    return True
