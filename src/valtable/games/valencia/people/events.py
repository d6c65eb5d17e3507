"""What can happen in Valencia, as it is told; each kind of event with its rule."""

from __future__ import annotations

from typing import Final

from valtable.games.valencia.box.city import GUILDS, spot
from valtable.games.valencia.box.components import Box
from valtable.kernel.table import remembered

EVENTS: Final = {
    "start_player": "setup",
    "tasks_dealt": "tasks",
    "task_kept": "tasks",
    "ready": "planning",
    "tasks_chosen": "tasks",
    "round": "round",
    "drew": "draw",
    "stopped": "draw",
    "added": "stacks",
    "closed": "stacks",
    "planned": "planning",
    "auction": "auction",
    "revealed": "auction",
    "passed": "auction",
    "waits": "privileges",
    "nest_egg": "card-nest_egg",
    "warehouse": "card-warehouse",
    "assisted": "card-assistance",
    "nina": "nina",
    "won": "ranking",
    "nina_won": "nina",
    "nobody_won": "ranking",
    "seated": "council",
    "seat_kept": "council",
    "skipped": "reward",
    "idle": "module",
    "pushed": "council",
    "took": "goods",
    "placed": "place",
    "declined": "reward",
    "sold": "merchants",
    "upgraded": "ability-upgrade",
    "recalled": "ability-recall",
    "tasks_drawn": "ability-tasks",
    "palm_moved": "ability-gardener",
    "moved": "move",
    "back": "back",
    "planted": "plant",
    "founded": "fountain",
    "council": "council-phase",
    "privilege": "council-phase",
    "unused": "end-of-round",
    "game_over": "scoring",
}

MATTERS: Final = (
    "founded",
    "council",
    "planted",
    "won",
    "placed",
    "seated",
    "moved",
    "palm_moved",
    "privilege",
    "assisted",
    "sold",
    "upgraded",
    "took",
    "warehouse",
    "nest_egg",
    "tasks_drawn",
    "recalled",
    "waits",
    "planned",
    "revealed",
    "declined",
    "skipped",
    "passed",
)
"""What one sentence about a whole turn tells, what matters most first."""


@remembered
def seat_ref(seat: int) -> str:
    return f"seat:{seat}"


@remembered
def good_ref(good: int) -> str:
    return f"good:{GUILDS[good]}"


@remembered
def guild_ref(guild: int) -> str:
    return f"guild:{GUILDS[guild]}"


@remembered
def chair_ref(box: Box, chair: int) -> str:
    return f"council:{box.council[chair]}"


@remembered
def card_ref(box: Box, kind: int) -> str:
    return f"card:{box.cards[kind]}"


def card_refs(box: Box, kinds: list[int]) -> list[str]:
    return [card_ref(box, kind) for kind in kinds]


@remembered
def task_ref(box: Box, task: int) -> str:
    return f"task:{box.tasks[task]}"


def task_refs(box: Box, tasks: list[int]) -> list[str]:
    return [task_ref(box, task) for task in tasks]


@remembered
def fountain_ref(box: Box, fountain: int) -> str:
    return f"fountain:{box.fountains[fountain]}"


@remembered
def space_ref(cell: int) -> str:
    return f"space:{spot(cell)}"


@remembered
def bush_ref(bush: int) -> str:
    return f"bush:{spot(bush)}"


def stack_refs(sizes: list[int]) -> list[str]:
    """Stacks as others see them: by their size."""
    return [f"stack:{size}" for size in sizes]
