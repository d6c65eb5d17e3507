"""Why an action may not be done in Valdora: codes for the rules, keys and rule ids for people."""

from __future__ import annotations

from typing import Final

from valtable.kernel.refusal import Reasons

REASONS: Final = Reasons()
ALREADY_THERE: Final = REASONS.add("already_there", "movement")
NEEDS_PROVISIONS: Final = REASONS.add("needs_provisions", "provisions", near=True)
TOO_FAR: Final = REASONS.add("too_far", "movement")
CANNOT_PAY_PAWNS: Final = REASONS.add("cannot_pay_pawns", "encounters", near=True)
OTHER_ACTION_BEGUN: Final = REASONS.add("other_action_begun", "action")
NO_BOOK_HERE: Final = REASONS.add("no_book_here", "purchase")
SIDE_EMPTY: Final = REASONS.add("side_empty", "pages")
TOO_POOR_TO_TURN: Final = REASONS.add("too_poor_to_turn", "pages", near=True)
ALREADY_OWNED: Final = REASONS.add("already_owned", "equipment", near=True)
NO_GOLD: Final = REASONS.add("no_gold", "equipment", near=True)
TOO_POOR_TO_BUY: Final = REASONS.add("too_poor_to_buy", "commissions", near=True)
THREE_OPEN: Final = REASONS.add("three_open", "commissions", near=True)
NO_COMMISSIONS_HERE: Final = REASONS.add("no_commissions_here", "return")
RETURN_NOT_NEEDED: Final = REASONS.add("return_not_needed", "return")
NO_GEMS_HERE: Final = REASONS.add("no_gems_here", "load")
EQUIPMENT_MISSING: Final = REASONS.add("equipment_missing", "load")
GEM_NOT_HERE: Final = REASONS.add("gem_not_here", "load")
EQUIPMENT_FULL: Final = REASONS.add("equipment_full", "load", near=True)
SAME_GEM: Final = REASONS.add("same_gem", "unload", near=True)
TOO_POOR_TO_LOAD: Final = REASONS.add("too_poor_to_load", "load", near=True)
NO_SHIP_LEFT: Final = REASONS.add("no_ship_left", "harbors", near=True)
LOADED_IN_ORDER: Final = REASONS.add("loaded_in_order", "load")
NO_HOUSE_HERE: Final = REASONS.add("no_house_here", "complete")
NO_SUCH_COMMISSION: Final = REASONS.add("no_such_commission", "complete")
OTHER_PATRON: Final = REASONS.add("other_patron", "complete", near=True)
CANNOT_DELIVER: Final = REASONS.add("cannot_deliver", "complete", near=True)
GEM_NOT_ON_CARD: Final = REASONS.add("gem_not_on_card", "pay")
NO_CITY_HERE: Final = REASONS.add("no_city_here", "provisions")
HAS_PROVISIONS: Final = REASONS.add("has_provisions", "provisions", near=True)
