"""Features for learning, block by block: the question, the table, the centre, what is one's own, each seat, modules."""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.sight.observation.centre import CENTRE
from valtable.games.valeria.sight.observation.modules import MODULES
from valtable.games.valeria.sight.observation.own import OWN
from valtable.games.valeria.sight.observation.prices import PRICES
from valtable.games.valeria.sight.observation.question import QUESTION
from valtable.games.valeria.sight.observation.seas import SEAS
from valtable.games.valeria.sight.observation.seats import SEATS
from valtable.games.valeria.sight.observation.table import TABLE

FEATURES: Final = (*QUESTION, *TABLE, *CENTRE, *PRICES, *OWN, *SEATS, *MODULES, *SEAS)
