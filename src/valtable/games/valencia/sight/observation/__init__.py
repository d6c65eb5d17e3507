"""Features for learning, block by block: the question, the table, the city, what is one's own, each seat."""

from __future__ import annotations

from typing import Final

from valtable.games.valencia.sight.observation.city import CITY
from valtable.games.valencia.sight.observation.own import OWN
from valtable.games.valencia.sight.observation.question import QUESTION
from valtable.games.valencia.sight.observation.seats import SEATS
from valtable.games.valencia.sight.observation.table import TABLE

FEATURES: Final = (*QUESTION, *TABLE, *CITY, *OWN, *SEATS)
