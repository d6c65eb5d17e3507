"""The frames of the agenda: each kind of question with the numbers that follow its kind."""

from __future__ import annotations

from typing import Final

MOVING: Final = 0  # seat
ACTING: Final = 1  # seat, action begun, pages turned or gems loaded, last card loaded
PAYING_GOLD: Final = 2  # seat, side bought
PAYING_GEM: Final = 3  # seat, slot of the commission, which gem of its request

# The action a turn has begun (R28).
NOTHING: Final = 0
BUYING: Final = 1
LOADING: Final = 2
COMPLETING: Final = 3
PROVIDED: Final = 4
