"""Why an action may not be done in Valdora: codes for the rules, keys and rule ids for people."""

from __future__ import annotations

from typing import Final

from valtable.kernel.refusal import FIRST_OWN_REASON, Reason, Reasons

_FIRST: Final = FIRST_OWN_REASON
ALREADY_THERE: Final = _FIRST
NEEDS_PROVISIONS: Final = _FIRST + 1
TOO_FAR: Final = _FIRST + 2
CANNOT_PAY_PAWNS: Final = _FIRST + 3
OTHER_ACTION_BEGUN: Final = _FIRST + 4
NO_BOOK_HERE: Final = _FIRST + 5
SIDE_EMPTY: Final = _FIRST + 6
TOO_POOR_TO_TURN: Final = _FIRST + 7
ALREADY_OWNED: Final = _FIRST + 8
NO_GOLD: Final = _FIRST + 9
TOO_POOR_TO_BUY: Final = _FIRST + 10
THREE_OPEN: Final = _FIRST + 11
NO_COMMISSIONS_HERE: Final = _FIRST + 12
RETURN_NOT_NEEDED: Final = _FIRST + 13
NO_GEMS_HERE: Final = _FIRST + 14
EQUIPMENT_MISSING: Final = _FIRST + 15
GEM_NOT_HERE: Final = _FIRST + 16
EQUIPMENT_FULL: Final = _FIRST + 17
SAME_GEM: Final = _FIRST + 18
TOO_POOR_TO_LOAD: Final = _FIRST + 19
NO_SHIP_LEFT: Final = _FIRST + 20
LOADED_IN_ORDER: Final = _FIRST + 21
NO_HOUSE_HERE: Final = _FIRST + 22
NO_SUCH_COMMISSION: Final = _FIRST + 23
OTHER_PATRON: Final = _FIRST + 24
CANNOT_DELIVER: Final = _FIRST + 25
GEM_NOT_ON_CARD: Final = _FIRST + 26
NO_CITY_HERE: Final = _FIRST + 27
HAS_PROVISIONS: Final = _FIRST + 28

REASONS = Reasons(
    Reason(ALREADY_THERE, "already_there", "movement"),
    Reason(NEEDS_PROVISIONS, "needs_provisions", "provisions", near=True),
    Reason(TOO_FAR, "too_far", "movement"),
    Reason(CANNOT_PAY_PAWNS, "cannot_pay_pawns", "encounters", near=True),
    Reason(OTHER_ACTION_BEGUN, "other_action_begun", "action"),
    Reason(NO_BOOK_HERE, "no_book_here", "purchase"),
    Reason(SIDE_EMPTY, "side_empty", "pages"),
    Reason(TOO_POOR_TO_TURN, "too_poor_to_turn", "pages", near=True),
    Reason(ALREADY_OWNED, "already_owned", "equipment", near=True),
    Reason(NO_GOLD, "no_gold", "equipment", near=True),
    Reason(TOO_POOR_TO_BUY, "too_poor_to_buy", "commissions", near=True),
    Reason(THREE_OPEN, "three_open", "commissions", near=True),
    Reason(NO_COMMISSIONS_HERE, "no_commissions_here", "return"),
    Reason(RETURN_NOT_NEEDED, "return_not_needed", "return"),
    Reason(NO_GEMS_HERE, "no_gems_here", "load"),
    Reason(EQUIPMENT_MISSING, "equipment_missing", "load"),
    Reason(GEM_NOT_HERE, "gem_not_here", "load"),
    Reason(EQUIPMENT_FULL, "equipment_full", "load", near=True),
    Reason(SAME_GEM, "same_gem", "unload", near=True),
    Reason(TOO_POOR_TO_LOAD, "too_poor_to_load", "load", near=True),
    Reason(NO_SHIP_LEFT, "no_ship_left", "harbors", near=True),
    Reason(LOADED_IN_ORDER, "loaded_in_order", "how-it-is-asked"),
    Reason(NO_HOUSE_HERE, "no_house_here", "complete"),
    Reason(NO_SUCH_COMMISSION, "no_such_commission", "complete"),
    Reason(OTHER_PATRON, "other_patron", "complete", near=True),
    Reason(CANNOT_DELIVER, "cannot_deliver", "complete", near=True),
    Reason(GEM_NOT_ON_CARD, "gem_not_on_card", "pay"),
    Reason(NO_CITY_HERE, "no_city_here", "provisions"),
    Reason(HAS_PROVISIONS, "has_provisions", "provisions", near=True),
)
