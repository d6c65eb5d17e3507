"""The steps of the round as people see them: who acts, what each place earns and what that is worth now.

Nothing here decides anything: a number is what a place would bring with the city, the council and one's own purse
as they are now, and of all spaces the best one.
"""

from __future__ import annotations

from typing import Final

from valtable.games.valencia.box.city import City
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
from valtable.kernel.table import Thing, of_the_moment, remembered

Marks = list[tuple[str, Args]]
Prize = tuple[str, tuple[str, ...], tuple[tuple[str, int], ...]]
"""How a prize is marked, its parts by name, and its numbers by name."""
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
    values = values_of(box, known.city, tuple(view.palms), tuple(view.fountain_at))
    for step in range(len(STEP_NAMES)):
        guild, chair = guilds[step], box.actor[step]
        actor = view.council[chair][0] if chair != NOTHING and view.council[chair] else NOBODY
        earned = prizes(known, values, view, step, guild) if step >= now else ()
        things.append(step_thing(step, guild, actor, (step > now) - (step < now), earned))
    return tuple(things)


@remembered
def step_thing(step: int, guild: int, actor: int, when: int, earned: tuple[Prize, ...]) -> Thing:
    """`when`: below 0 it is done, 0 is now, above it is to come."""
    marks: Marks = [] if guild == NOTHING else [("guild", {"guild": guild_ref(guild)})]
    if actor != NOBODY:
        marks.append(("acts_here", {"seat": seat_ref(actor)}))
    if when <= 0:
        marks.append(("step_done" if when else "step_now", {}))
    for place, (kind, what, numbers) in enumerate(earned, 1):
        args: Args = {"place": place, "what": [f"prize:{prize}" for prize in what]}
        marks.append((kind, args | dict(numbers)))
    return Thing(f"step:{STEP_NAMES[step]}", "tile", marks=tuple(marks))


@of_the_moment
def values_of(box: Box, city: City, palms: tuple[int, ...], fountain_at: tuple[int, ...]) -> dict[int, int]:
    """What a family member scores on each space as the city stands. All of that lies open: it is reckoned once."""
    known = Known(box, city, 0, NOBODY, [], list(fountain_at), list(palms), [], [], [], 0, 0)
    return {cell: points_at(known, cell) for cell in city.spaces}


def prizes(known: Known, values: dict[int, int], view: ValenciaView, step: int, guild: int) -> tuple[Prize, ...]:
    """What each rewarded place earns; for whoever looks from a seat also what that is worth."""
    box = known.box
    found: list[Prize] = []
    for rewards in box.rewards[step][: box.places[view.seats][step]]:
        what = tuple([prize_of(view, reward, guild) for reward in rewards])
        if view.seat is None:
            found.append(("prize", what, ()))
            continue
        worth = sum([worth_of(known, values, view, reward, guild) for reward in rewards])
        if rewards == (SALE,):
            found.append(("prize_coins", what, (("n", proceeds(box, view)),)))
        elif SALE in rewards:
            found.append(("prize_sale", what, (("n", worth), ("coins", proceeds(box, view)))))
        else:
            found.append(("prize_points", what, (("n", worth),)))
    return tuple(found)


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


def worth_of(known: Known, values: dict[int, int], view: ValenciaView, reward: int, guild: int) -> int:
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
        return max([values[cell] for cell in free_spaces(city, view.figures, guild, coins)], default=0)
    if reward == MOVE:
        gains = [
            values[to] - values[cell]
            for cell in known.members(seat)
            for to in free_within(city, view.figures, cell, ONE_SPACE)
        ]
        return max([0, *gains])
    return 0
