"""The steps of the round and the running auction as people see them: prizes, what they are worth now, bids.

Nothing here decides anything: a number is what a place would bring with the city, the council and one's own purse
as they are now, and of all spaces the best one.
"""

from __future__ import annotations

from valtable.games.valencia.box.city import City
from valtable.games.valencia.box.components import (
    BUILDING,
    CHURCH,
    EITHER,
    FIRST_GUILD,
    GOOD,
    MERCHANTS,
    MOVE,
    NOBILITY,
    PLANTING,
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
from valtable.games.valencia.sight.view import ValenciaView
from valtable.games.valencia.state.frames import AUCTION_END, STEP
from valtable.games.valencia.state.state import NOBODY
from valtable.kernel.refusal import Args
from valtable.kernel.table import Thing

Marks = list[tuple[str, Args]]
CHAIR_OF = {SEAT_NOBILITY: NOBILITY, SEAT_CHURCH: CHURCH, SEAT_MERCHANTS: MERCHANTS}
PRIZES = {
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


def step_things(box: Box, view: ValenciaView, city: City) -> tuple[Thing, ...]:
    """A to I of this round: the guild, who acts without an auction, what each place earns; done, now or to come."""
    if view.round >= box.rounds:
        return ()
    now = NOBODY if view.phase else step_of(view)
    guilds = box.guild_at[view.boards[view.round]]
    things = []
    for step, name in enumerate(STEP_NAMES):
        guild = guilds[step]
        marks: Marks = [] if guild == NOBODY else [("guild", {"guild": guild_ref(guild)})]
        chair = {PLANTING: CHURCH, BUILDING: NOBILITY}.get(step)
        if chair is not None and view.council[chair]:
            marks.append(("acts_here", {"seat": seat_ref(view.council[chair][0])}))
        if step == now:
            marks.append(("step_now", {}))
        elif step < now:
            marks.append(("step_done", {}))
        if step >= now:
            marks += prizes(box, view, city, step, guild)
        things.append(Thing(f"step:{name}", "tile", marks=tuple(marks)))
    return tuple(things)


def prizes(box: Box, view: ValenciaView, city: City, step: int, guild: int) -> Marks:
    """What each rewarded place earns; for whoever looks from a seat also what that is worth."""
    found: Marks = []
    for place, rewards in enumerate(box.rewards[step][: box.places[view.seats][step]]):
        args: Args = {"place": place + 1, "what": [f"prize:{prize_of(view, reward, guild)}" for reward in rewards]}
        if view.seat is None:
            found.append(("prize", args))
            continue
        worth = sum(worth_of(box, view, city, reward, guild) for reward in rewards)
        if rewards == (SALE,):
            found.append(("prize_coins", args | {"n": proceeds(box, view)}))
        elif SALE in rewards:
            found.append(("prize_sale", args | {"n": worth, "coins": proceeds(box, view)}))
        else:
            found.append(("prize_points", args | {"n": worth}))
    return found


def prize_of(view: ValenciaView, reward: int, guild: int) -> str:
    """The part of a prize by name; a seat the viewer holds already is one to keep."""
    if reward in CHAIR_OF or reward == SEAT_GUILD:
        chair = chair_of(reward, guild)
        return "held" if view.seat is not None and view.seat in view.council[chair] else PRIZES[reward]
    return PRIZES[reward]


def chair_of(reward: int, guild: int) -> int:
    return FIRST_GUILD + guild if reward == SEAT_GUILD else CHAIR_OF[reward]


def proceeds(box: Box, view: ValenciaView) -> int:
    """What all of the viewer's goods would sell for."""
    screen = None if view.seat is None else view.screen_of(view.seat)
    return 0 if screen is None else sum(n * box.good_value[good] for good, n in enumerate(screen.goods))


def worth_of(box: Box, view: ValenciaView, city: City, reward: int, guild: int) -> int:
    """Points until the end of the game that this part of a prize would bring the viewer now."""
    seat = view.seat
    assert seat is not None
    if reward in CHAIR_OF or reward == SEAT_GUILD:
        # Also one's own seat: whoever does not win may lose it.
        may_sit = seat in view.council[chair_of(reward, guild)] or view.members[seat]
        return box.council_points * (box.rounds - view.round) if may_sit else 0
    if reward in (SPACE, EITHER):
        screen = view.screen_of(seat)
        coins = screen.coins if screen is not None and view.members[seat] else -1
        free = [c for c in city.of_guild[guild] if view.figures[c] == NOBODY and city.price[c] <= coins]
        return max((points_at(box, view, city, cell) for cell in free), default=0)
    if reward == MOVE:
        gains = [
            points_at(box, view, city, to) - points_at(box, view, city, cell)
            for cell in city.spaces
            if view.figures[cell] == seat
            for to in city.near[cell]
            if view.figures[to] == NOBODY
        ]
        return max([0, *gains])
    return 0


def points_at(box: Box, view: ValenciaView, city: City, cell: int) -> int:
    """What a family member scores here as the city stands: itself, a palm tree, fountains."""
    points = box.member_points + (box.central_points if city.is_at_central[cell] else 0)
    if any(bush in view.palms for bush in city.bushes_near[cell]):
        points += box.palm_points
    built = [view.fountain_at[space] for space in city.fountains_near[cell]]
    return points + sum(box.fountain_points[fountain] for fountain in built if fountain != NOBODY)
