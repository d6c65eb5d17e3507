"""Why an action may not be done in Valencia: codes for the rules, keys and rule ids for people."""

from __future__ import annotations

from typing import Final

from valtable.kernel.refusal import FIRST_OWN_REASON, Reason, Reasons

_FIRST: Final = FIRST_OWN_REASON
NO_SUCH_TASK: Final = _FIRST
ASKED_IN_ORDER: Final = _FIRST + 1
KEEP_ONE_TASK: Final = _FIRST + 2
DRAW_PILE_EMPTY: Final = _FIRST + 3
DRAW_ONE_CARD: Final = _FIRST + 4
NOT_IN_HAND: Final = _FIRST + 5
NO_CARD_LEFT: Final = _FIRST + 6
CARDS_LEFT: Final = _FIRST + 7
NO_SUCH_STACK: Final = _FIRST + 8
SAME_STACK: Final = _FIRST + 9
NO_PRIVILEGE: Final = _FIRST + 10
NOBODY_ELSE_WAITS: Final = _FIRST + 11
NOT_THIS_GUILD: Final = _FIRST + 12
SPACE_TAKEN: Final = _FIRST + 13
TOO_FEW_COINS: Final = _FIRST + 14
YOU_HAVE_NONE: Final = _FIRST + 15
SUPPLY_EMPTY: Final = _FIRST + 16
NO_SUCH_ABILITY: Final = _FIRST + 17
NOT_DISCARDED: Final = _FIRST + 18
NO_TASKS_LEFT: Final = _FIRST + 19
NO_PALM_HERE: Final = _FIRST + 20
PALM_CANNOT_MOVE: Final = _FIRST + 21
NOT_IN_THIS_CITY: Final = _FIRST + 22
BUSH_TAKEN: Final = _FIRST + 23
TOO_FAR: Final = _FIRST + 24
FOUNTAIN_SPACE_TAKEN: Final = _FIRST + 25
SEAT_EMPTY: Final = _FIRST + 26
SEAT_FULL: Final = _FIRST + 27
NOT_YOUR_MEMBER: Final = _FIRST + 28
CANNOT_MOVE: Final = _FIRST + 29
NOT_IN_BID: Final = _FIRST + 30
SOLD_IN_ORDER: Final = _FIRST + 31
ALREADY_KEPT: Final = _FIRST + 32
NO_SUCH_CARD: Final = _FIRST + 33
NOT_NEXT_BUSH: Final = _FIRST + 34

REASONS = Reasons(
    Reason(NO_SUCH_TASK, "no_such_task", "tasks"),
    Reason(ASKED_IN_ORDER, "asked_in_order", "how-asked", near=True),
    Reason(KEEP_ONE_TASK, "keep_one_task", "tasks", near=True),
    Reason(DRAW_PILE_EMPTY, "draw_pile_empty", "draw", near=True),
    Reason(DRAW_ONE_CARD, "draw_one_card", "draw", near=True),
    Reason(NOT_IN_HAND, "not_in_hand", "stacks"),
    Reason(NO_CARD_LEFT, "no_card_left", "stacks"),
    Reason(CARDS_LEFT, "cards_left", "stacks", near=True),
    Reason(NO_SUCH_STACK, "no_such_stack", "auction"),
    Reason(SAME_STACK, "same_stack", "how-asked"),
    Reason(NO_PRIVILEGE, "no_privilege", "privileges", near=True),
    Reason(NOBODY_ELSE_WAITS, "nobody_else_waits", "privileges", near=True),
    Reason(NOT_THIS_GUILD, "not_this_guild", "place"),
    Reason(SPACE_TAKEN, "space_taken", "place", near=True),
    Reason(TOO_FEW_COINS, "too_few_coins", "place", near=True),
    Reason(YOU_HAVE_NONE, "you_have_none", "goods", near=True),
    Reason(SUPPLY_EMPTY, "supply_empty", "goods", near=True),
    Reason(NO_SUCH_ABILITY, "no_such_ability", "abilities"),
    Reason(NOT_DISCARDED, "not_discarded", "ability-recall"),
    Reason(NO_TASKS_LEFT, "no_tasks_left", "ability-tasks", near=True),
    Reason(NO_PALM_HERE, "no_palm_here", "ability-gardener"),
    Reason(PALM_CANNOT_MOVE, "palm_cannot_move", "ability-gardener", near=True),
    Reason(NOT_IN_THIS_CITY, "not_in_this_city", "city"),
    Reason(BUSH_TAKEN, "bush_taken", "plant", near=True),
    Reason(TOO_FAR, "too_far", "move"),
    Reason(FOUNTAIN_SPACE_TAKEN, "fountain_space_taken", "fountain", near=True),
    Reason(SEAT_EMPTY, "seat_empty", "card-assistance", near=True),
    Reason(SEAT_FULL, "seat_full", "card-assistance", near=True),
    Reason(NOT_YOUR_MEMBER, "not_your_member", "move"),
    Reason(CANNOT_MOVE, "cannot_move", "move", near=True),
    Reason(NOT_IN_BID, "not_in_bid", "back"),
    Reason(SOLD_IN_ORDER, "sold_in_order", "how-asked", near=True),
    Reason(ALREADY_KEPT, "already_kept", "tasks"),
    Reason(NO_SUCH_CARD, "no_such_card", "stacks"),
    Reason(NOT_NEXT_BUSH, "not_next_bush", "ability-gardener"),
)
