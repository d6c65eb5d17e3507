"""The steps of the round as people see them: who acts, what each place earns and what that is worth now.

Nothing here decides anything: a number is what a place would bring with the city, the council and one's own purse
as they are now, and of all spaces the best one.
"""

from __future__ import annotations

from typing import Final

from valtable.games.valencia.box.components import (
    EITHER,
    GOOD,
    MOVE,
    NOTHING,
    SALE,
    SEAT_CHURCH,
    SEAT_GUILD,
    SEAT_MERCHANTS,
    SEAT_NOBILITY,
    SPACE,
    Box,
)
from valtable.games.valencia.box.printed_setup import STEP_NAMES
from valtable.games.valencia.people.events import guild_ref, seat_ref
from valtable.games.valencia.phases.council_seats import CHAIRS, can_sit, chair_of
from valtable.games.valencia.phases.move import ONE_SPACE, free_within
from valtable.games.valencia.phases.place import free_spaces
from valtable.games.valencia.scoring import points_at
from valtable.games.valencia.sight.known import Known, known_of
from valtable.games.valencia.sight.view import ValenciaView
from valtable.games.valencia.state.frames import AUCTION_END, STEP
from valtable.games.valencia.state.state import NOBODY
from valtable.kernel.refusal import Args
from valtable.kernel.table import Thing

Marks = list[tuple[str, Args]]
PRIZES: Final = {
    SEAT_NOBILITY: "nobility", SEAT_CHURCH: "church", SEAT_GUILD: "seat", SEAT_MERCHANTS: "seat", GOOD: "good",
    SPACE: "space", SALE: "sale", MOVE: "move", EITHER: "either",
}  # fmt: skip


def step_of(view: ValenciaView) -> int:
    """The step being carried out: that of the auction, else the one before what is still to come."""
    for frame in reversed(view.agenda):
        if frame[0] == AUCTION_END:
            return frame[2]
        if frame[0] == STEP:
            return max(frame[2] - 1, 0)
    return len(STEP_NAMES) - 1


def step_things(box: Box, view: ValenciaView) -> tuple[Thing, ...]:
    """A to I of this round: the guild, who acts without an auction, what each place earns; done, now or to come."""
    if view.round >= box.rounds:
        return ()
    now = NOBODY if view.phase else step_of(view)
    guilds = box.guild_at[view.boards[view.round]]
    known, things = known_of(box, view), []
    for step, name in enumerate(STEP_NAMES):
        guild = guilds[step]
        marks: Marks = [] if guild == NOTHING else [("guild", {"guild": guild_ref(guild)})]
        chair = box.actor[step]
        if chair != NOTHING and view.council[chair]:
            marks.append(("acts_here", {"seat": seat_ref(view.council[chair][0])}))
        if step == now:
            marks.append(("step_now", {}))
        elif step < now:
            marks.append(("step_done", {}))
        if step >= now:
            marks += prizes(known, view, step, guild)
        things.append(Thing(f"step:{name}", "tile", marks=tuple(marks)))
    return tuple(things)


def prizes(known: Known, view: ValenciaView, step: int, guild: int) -> Marks:
    """What each rewarded place earns; for whoever looks from a seat also what that is worth."""
    box = known.box
    found: Marks = []
    for place, rewards in enumerate(box.rewards[step][: box.places[view.seats][step]]):
        args: Args = {"place": place + 1, "what": [f"prize:{prize_of(view, reward, guild)}" for reward in rewards]}
        if view.seat is None:
            found.append(("prize", args))
            continue
        worth = sum(worth_of(known, view, reward, guild) for reward in rewards)
        if rewards == (SALE,):
            found.append(("prize_coins", args | {"n": proceeds(box, view)}))
        elif SALE in rewards:
            found.append(("prize_sale", args | {"n": worth, "coins": proceeds(box, view)}))
        else:
            found.append(("prize_points", args | {"n": worth}))
    return found


def prize_of(view: ValenciaView, reward: int, guild: int) -> str:
    """The part of a prize by name; a seat the viewer holds already is one to keep."""
    if reward in CHAIRS:
        chair = chair_of(reward, guild)
        return "held" if view.seat is not None and view.seat in view.council[chair] else PRIZES[reward]
    return PRIZES[reward]


def proceeds(box: Box, view: ValenciaView) -> int:
    """What all of the viewer's goods would sell for."""
    screen = None if view.seat is None else view.screen_of(view.seat)
    return 0 if screen is None else sum(n * box.good_value[good] for good, n in enumerate(screen.goods))


def worth_of(known: Known, view: ValenciaView, reward: int, guild: int) -> int:
    """Points until the end of the game that this part of a prize would bring the viewer now."""
    box, city, seat = known.box, known.city, view.seat
    assert seat is not None
    if reward in CHAIRS:
        # Also one's own seat: whoever does not win may lose it.
        may_sit = can_sit(view.council[chair_of(reward, guild)], view.members[seat], seat)
        return box.council_points * (box.rounds - view.round) if may_sit else 0
    if reward in (SPACE, EITHER):
        coins = known.coins[seat]
        if coins is None or not view.members[seat]:
            return 0
        return max((points_at(known, cell) for cell in free_spaces(city, view.figures, guild, coins)), default=0)
    if reward == MOVE:
        gains = [
            points_at(known, to) - points_at(known, cell)
            for cell in known.members(seat)
            for to in free_within(city, view.figures, cell, ONE_SPACE)
        ]
        return max([0, *gains])
    return 0
