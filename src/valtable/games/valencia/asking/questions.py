"""What is asked in which frame: its name, the families that answer it, the thing it comes from."""

from __future__ import annotations

from typing import Final

from valtable.games.valencia.box import actions as act
from valtable.games.valencia.box.city import GUILDS
from valtable.games.valencia.box.components import NOTHING
from valtable.games.valencia.box.printed_setup import STEP_NAMES
from valtable.games.valencia.people.events import bush_ref, card_ref, chair_ref, good_ref, guild_ref, space_ref
from valtable.games.valencia.state.frames import (
    ABILITY,
    ASSISTING,
    BACK,
    BIDDING,
    CHOOSING,
    DRAWING,
    FOUNDING,
    KEEPING,
    LANDING,
    LIFTING,
    MOVING_PALM,
    PLACING,
    PLANTING,
    SELLING,
    SITTING,
    SPLITTING,
    TAKING,
    TAKING_OR_PLACING,
)
from valtable.games.valencia.state.state import State, guild_of
from valtable.kernel.agenda import Frame

# Frame kind: name of the decision, families that answer it.
QUESTIONS: Final[dict[int, tuple[str, tuple[int, ...]]]] = {
    CHOOSING: ("choose_tasks", (act.KEEP, act.CONFIRM)),
    DRAWING: ("draw", (act.DRAW, act.STOP)),
    SPLITTING: ("split", (act.ADD, act.CLOSE, act.CONFIRM)),
    BIDDING: ("bid", (act.REVEAL, act.PASS, act.PRIVILEGE)),
    ASSISTING: ("assist", (act.ASSIST, act.DONE)),
    SITTING: ("sit", (act.SIT, act.DONE)),
    TAKING: ("take", (act.TAKE, act.DONE)),
    PLACING: ("place", (act.PLACE, act.DONE)),
    TAKING_OR_PLACING: ("take_or_place", (act.TAKE, act.PLACE, act.DONE)),
    SELLING: ("sell", (act.SELL, act.DONE)),
    ABILITY: ("ability", (act.SELL, act.UPGRADE, act.RECALL, act.TASKS, act.PALM, act.DONE)),
    KEEPING: ("keep_task", (act.KEEP,)),
    MOVING_PALM: ("move_palm", (act.PLANT,)),
    LIFTING: ("lift", (act.LIFT, act.DONE)),
    LANDING: ("land", (act.LAND,)),
    PLANTING: ("plant", (act.PLANT,)),
    FOUNDING: ("found", (act.FOUNTAIN,)),
    BACK: ("back", (act.BACK, act.DONE)),
}


def source_of(state: State, frame: Frame) -> str:
    """The thing a question comes from."""
    kind, box = frame[0], state.box
    if kind == BIDDING:
        guild = guild_of(state, frame[2])
        return f"step:{STEP_NAMES[frame[2]]}" if guild == NOTHING else f"auction:{GUILDS[guild]}"
    if kind == SITTING:
        return chair_ref(box, frame[2])
    if kind == PLACING:
        return guild_ref(frame[2])
    if kind in (TAKING, TAKING_OR_PLACING):
        return good_ref(frame[2])
    if kind in (ABILITY, LANDING):
        return space_ref(frame[2])
    if kind == MOVING_PALM:
        return bush_ref(frame[2])
    if kind == ASSISTING:
        return card_ref(box, box.advanced.assistance)
    if kind == DRAWING:
        return f"round:{state.round + 1}" if state.bag[frame[1]] or state.bottom[frame[1]] else "round:none"
    return ""


def what_ends(frame: Frame) -> str:
    """What `done` declines, or ends after something was sold, as sentences tell them apart; empty where it is none."""
    name, families = QUESTIONS[frame[0]]
    if act.DONE not in families:
        return ""
    return "sell_more" if frame[0] == SELLING and frame[3] else name
