"""Where the rules speak of what is asked: by kind of decision the id of the rule at which they are opened."""

from __future__ import annotations

from typing import Final

ASKS: Final = {
    "move": "movement",
    "act": "action",
    "pay_gold": "equipment",
    "pay_gem": "pay",
}
