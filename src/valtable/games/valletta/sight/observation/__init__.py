"""Features for learning, block by block: the question, the table, the buildings, each seat."""

from __future__ import annotations

from typing import Final

from valtable.games.valletta.sight.observation.buildings import BUILDINGS
from valtable.games.valletta.sight.observation.question import QUESTION
from valtable.games.valletta.sight.observation.seats import SEATS
from valtable.games.valletta.sight.observation.table import TABLE

FEATURES: Final = (*QUESTION, *TABLE, *BUILDINGS, *SEATS)
