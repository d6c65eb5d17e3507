"""Where the rules speak of what is asked: by kind of decision the id of the rule at which they are opened."""

from __future__ import annotations

from typing import Final

ASKS: Final = {
    "draft": "draft",
    "play": "play",
    "build": "build",
    "save": "saved-material",
    "exchange_give": "exchange",
    "gain": "gain",
    "gain_per_icon": "character-shipowner",
    "swap_give": "character-trader",
    "swap_take": "character-trader",
    "change_give": "character-moneychanger",
    "change_take": "character-moneychanger",
    "pay_score": "paid-points",
    "pay_any": "character-francesco_laparelli",
    "steal": "character-thief",
    "customs": "character-customs_officer",
    "hire_or_fire": "open-supply",
    "fire": "fire",
}
