"""Where the rules speak of what is asked: by kind of decision the id of the rule at which they are opened."""

from __future__ import annotations

from typing import Final

ASKS: Final = {
    "choose_tasks": "tasks",
    "draw": "draw",
    "split": "stacks",
    "bid": "auction",
    "assist": "card-assistance",
    "sit": "guild",
    "take": "goods",
    "place": "place",
    "take_or_place": "guild",
    "sell": "merchants",
    "ability": "abilities",
    "keep_task": "ability-tasks",
    "move_palm": "ability-gardener",
    "lift": "move",
    "land": "move",
    "plant": "plant",
    "found": "fountain",
    "back": "back",
}
