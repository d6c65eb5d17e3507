"""The frames of the agenda: what is to be carried out or asked, by its kind.

A frame is its kind, the seat (0 where it is nobody's), then what the comment beside the kind says.
"""

from __future__ import annotations

from typing import Final

from valtable.kernel.agenda import Frame

# Frames. Those up to COUNCIL are no questions: the rules carry them out as soon as they lie on top.
STEP: Final = 0  # 0, step: what is to come
AUCTION_END: Final = 1  # 0, step, holder of the figure at its start
REWARD: Final = 2  # seat, reward, guild
DISCARD: Final = 3  # who held the figure when the auction began, then seat and card of each taken back
COUNCIL: Final = 4  # 0
CHOOSING: Final = 5  # seat, lowest place still to be kept (lane)
DRAWING: Final = 6  # seat (lane)
SPLITTING: Final = 7  # seat (lane)
BIDDING: Final = 8  # seat, step
ASSISTING: Final = 9  # seat
SITTING: Final = 10  # seat, council seat
TAKING: Final = 11  # seat, guild
PLACING: Final = 12  # seat, guild
TAKING_OR_PLACING: Final = 13  # seat, guild
SELLING: Final = 14  # seat, lowest good still to be sold, how many were sold
ABILITY: Final = 15  # seat, city space
KEEPING: Final = 16  # seat
MOVING_PALM: Final = 17  # seat, bush
LIFTING: Final = 18  # seat, steps
LANDING: Final = 19  # seat, space it comes from, steps
PLANTING: Final = 20  # seat
FOUNDING: Final = 21  # seat
BACK: Final = 22  # seat
FIRST_QUESTION: Final = CHOOSING


def newest(agenda: list[Frame], kind: int) -> Frame | None:
    """The frame of this kind that was put on the agenda last."""
    return next((frame for frame in reversed(agenda) if frame[0] == kind), None)
