"""The frames of the agenda: each kind of question with the numbers that follow its kind.

PLAYING lies at the bottom during the whole turn; RUN is no question.
"""

from __future__ import annotations

from typing import Final

DRAFTING: Final = 0  # seat
PLAYING: Final = 1  # seat
RUN: Final = 2  # seat, program (whose steps), step, source (card played), note
BUILDING: Final = 3  # seat, construct, upgrade, discount gold, discount material, source
SAVING: Final = 4  # seat, building, is upgrade, discount gold, source
EXCHANGING: Final = 5  # seat, wanted, left, floor, then the goods given so far
GAINING: Final = 6  # seat, left, floor, source
NAMING: Final = 7  # seat, max, source: the good to be gained per icon
SWAP_GIVING: Final = 8  # seat, times left, source
SWAP_TAKING: Final = 9  # seat, given, times left, source
CHANGE_GIVING: Final = 10  # seat, number got, source
CHANGE_TAKING: Final = 11  # seat, given, left, floor, source, then the goods taken so far
PAYING: Final = 12  # seat, program, step, times left, source
PAYING_ANY: Final = 13  # seat, points, left, floor, source, whether an exchange may still come first
STEALING: Final = 14  # seat, source
TAXED: Final = 15  # seat that gives, seat that gets, source
STAFFING: Final = 16  # seat, may hire, may fire, source
