"""Why an action may not be done in Valencia: codes for the rules, keys and rule ids for people."""

from __future__ import annotations

from typing import Final

from valtable.kernel.refusal import Reasons

REASONS = Reasons()
NO_SUCH_TASK: Final = REASONS.add("no_such_task", "tasks")
ASKED_IN_ORDER: Final = REASONS.add("asked_in_order", "how-asked", near=True)
KEEP_ONE_TASK: Final = REASONS.add("keep_one_task", "tasks", near=True)
DRAW_PILE_EMPTY: Final = REASONS.add("draw_pile_empty", "draw", near=True)
DRAW_ONE_CARD: Final = REASONS.add("draw_one_card", "draw", near=True)
NOT_IN_HAND: Final = REASONS.add("not_in_hand", "stacks")
NO_CARD_LEFT: Final = REASONS.add("no_card_left", "stacks")
CARDS_LEFT: Final = REASONS.add("cards_left", "stacks", near=True)
NO_SUCH_STACK: Final = REASONS.add("no_such_stack", "auction")
SAME_STACK: Final = REASONS.add("same_stack", "how-asked")
NO_PRIVILEGE: Final = REASONS.add("no_privilege", "privileges", near=True)
NOBODY_ELSE_WAITS: Final = REASONS.add("nobody_else_waits", "privileges", near=True)
NOT_THIS_GUILD: Final = REASONS.add("not_this_guild", "place")
SPACE_TAKEN: Final = REASONS.add("space_taken", "place", near=True)
TOO_FEW_COINS: Final = REASONS.add("too_few_coins", "place", near=True)
YOU_HAVE_NONE: Final = REASONS.add("you_have_none", "goods", near=True)
SUPPLY_EMPTY: Final = REASONS.add("supply_empty", "goods", near=True)
NO_SUCH_ABILITY: Final = REASONS.add("no_such_ability", "abilities")
NOT_DISCARDED: Final = REASONS.add("not_discarded", "ability-recall")
NO_TASKS_LEFT: Final = REASONS.add("no_tasks_left", "ability-tasks", near=True)
NO_PALM_HERE: Final = REASONS.add("no_palm_here", "ability-gardener")
PALM_CANNOT_MOVE: Final = REASONS.add("palm_cannot_move", "ability-gardener", near=True)
NOT_IN_THIS_CITY: Final = REASONS.add("not_in_this_city", "city")
BUSH_TAKEN: Final = REASONS.add("bush_taken", "plant", near=True)
TOO_FAR: Final = REASONS.add("too_far", "move")
FOUNTAIN_SPACE_TAKEN: Final = REASONS.add("fountain_space_taken", "fountain", near=True)
SEAT_EMPTY: Final = REASONS.add("seat_empty", "card-assistance", near=True)
SEAT_FULL: Final = REASONS.add("seat_full", "card-assistance", near=True)
NOT_YOUR_MEMBER: Final = REASONS.add("not_your_member", "move")
CANNOT_MOVE: Final = REASONS.add("cannot_move", "move", near=True)
NOT_IN_BID: Final = REASONS.add("not_in_bid", "back")
SOLD_IN_ORDER: Final = REASONS.add("sold_in_order", "how-asked", near=True)
ALREADY_KEPT: Final = REASONS.add("already_kept", "tasks")
NO_SUCH_CARD: Final = REASONS.add("no_such_card", "stacks")
NOT_NEXT_BUSH: Final = REASONS.add("not_next_bush", "ability-gardener")
