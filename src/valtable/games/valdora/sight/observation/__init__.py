"""Features for learning, block by block: the question, the table, the books, each seat."""

from __future__ import annotations

from typing import Final

from valtable.games.valdora.sight.observation.books import BOOKS
from valtable.games.valdora.sight.observation.commissions import COMMISSIONS
from valtable.games.valdora.sight.observation.question import QUESTION
from valtable.games.valdora.sight.observation.seats import SEATS
from valtable.games.valdora.sight.observation.table import TABLE

FEATURES: Final = (*QUESTION, *TABLE, *BOOKS, *SEATS, *COMMISSIONS)
