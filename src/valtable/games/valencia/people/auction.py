"""The running auction as people see it: bids and their places as things stand, and who is still to act."""

from __future__ import annotations

from valtable.games.valencia.box.components import Box
from valtable.games.valencia.people.events import seat_ref
from valtable.games.valencia.phases.auction import nina_shows
from valtable.games.valencia.phases.ranking import ranking, value_of, value_of_nina
from valtable.games.valencia.sight.view import ValenciaView
from valtable.games.valencia.state.frames import AUCTION_END, BIDDING, DISCARD, newest
from valtable.games.valencia.state.state import NOBODY
from valtable.kernel.refusal import Args
from valtable.kernel.table import Thing

Marks = list[tuple[str, Args]]


def auction_things(box: Box, view: ValenciaView) -> tuple[Thing, ...]:
    """One row per seat in the order of acting, Nina last: its bid and place as things stand, or what it waits for."""
    ahead = newest(view.agenda, AUCTION_END)
    if ahead is None and not any(view.bids) and not view.nina_bid:
        return ()
    # The winner has the figure already when prizes are taken; ties were parted by who held it before.
    after, bidding = newest(view.agenda, DISCARD), newest(view.agenda, BIDDING)
    start = ahead[3] if ahead is not None else after[1] if after is not None else view.holder
    asked = NOBODY if bidding is None else bidding[1]
    order = ranking(box, view.bids, view.nina_bid, start)
    things = []
    for step in range(view.seats):
        seat = (start + step) % view.seats
        marks: Marks = []
        if view.bids[seat]:
            worth = value_of(box, view.bids, view.nina_bid, seat)
            marks.append(("bids", {"n": worth, "place": order.index(seat) + 1}))
        elif seat == asked:
            marks.append(("acts", {}))
        else:
            marks.append(("to_act" if view.waiting[seat] else "passed", {}))
        things.append(Thing(seat_ref(seat), "tile", seat=seat, marks=tuple(marks)))
    if view.nina_bid:
        bid: Args = {"n": value_of_nina(box, view.nina_bid), "place": order.index(NOBODY) + 1}
        things.append(Thing("figure:nina", "tile", marks=(("bids", bid),)))
    elif ahead is not None and nina_shows(box, view.seats, ahead[2]):
        shows: Args = {"n": nina_shows(box, view.seats, ahead[2])}
        things.append(Thing("figure:nina", "tile", marks=(("shows_last", shows),)))
    return tuple(things)
