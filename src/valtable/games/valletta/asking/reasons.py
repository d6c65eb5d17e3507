"""Why an action may not be done in Valletta: codes for the rules, keys and rule ids for people."""

from __future__ import annotations

from typing import Final

from valtable.kernel.refusal import FIRST_OWN_REASON, Reason, Reasons

_FIRST: Final = FIRST_OWN_REASON
NOT_IN_HAND: Final = _FIRST
LAYING_IS_PLAYING: Final = _FIRST + 1
NOT_IN_DISPLAY: Final = _FIRST + 2
HAS_OWNER: Final = _FIRST + 3
NO_HOUSE_LEFT: Final = _FIRST + 4
ONLY_UPGRADES: Final = _FIRST + 5
TOO_FEW_GOODS: Final = _FIRST + 6
NOT_YOUR_BUILDING: Final = _FIRST + 7
ALREADY_UPGRADED: Final = _FIRST + 8
NOT_IN_PRICE: Final = _FIRST + 9
REST_CANNOT_BE_PAID: Final = _FIRST + 10
SUPPLY_EMPTY: Final = _FIRST + 11
TOO_FEW_TO_EXCHANGE: Final = _FIRST + 12
EXCHANGE_COMES_FIRST: Final = _FIRST + 13
YOU_HAVE_NONE: Final = _FIRST + 14
ASKED_IN_ORDER: Final = _FIRST + 15
TOO_FEW_AFTERWARDS: Final = _FIRST + 16
SAME_KIND: Final = _FIRST + 17
ONE_KIND_ONLY: Final = _FIRST + 18
NOT_ON_OFFER: Final = _FIRST + 19
NO_ICON: Final = _FIRST + 20
CANNOT_PAY: Final = _FIRST + 21
NO_SUCH_OPPONENT: Final = _FIRST + 22
THEY_HAVE_NONE: Final = _FIRST + 23
NOT_IN_OPEN_SUPPLY: Final = _FIRST + 24
HIRING_NOT_OFFERED: Final = _FIRST + 25
TOO_POOR_TO_HIRE: Final = _FIRST + 26
NOTHING_TO_GET: Final = _FIRST + 27

REASONS = Reasons(
    Reason(NOT_IN_HAND, "not_in_hand", "hand"),
    Reason(LAYING_IS_PLAYING, "laying_is_playing", "lay"),
    Reason(NOT_IN_DISPLAY, "not_in_display", "display"),
    Reason(HAS_OWNER, "has_owner", "construct", near=True),
    Reason(NO_HOUSE_LEFT, "no_house_left", "construct", near=True),
    Reason(ONLY_UPGRADES, "only_upgrades", "build", near=True),
    Reason(TOO_FEW_GOODS, "too_few_goods", "price", near=True),
    Reason(NOT_YOUR_BUILDING, "not_your_building", "upgrade"),
    Reason(ALREADY_UPGRADED, "already_upgraded", "upgrade", near=True),
    Reason(NOT_IN_PRICE, "not_in_price", "saved-material"),
    Reason(REST_CANNOT_BE_PAID, "rest_cannot_be_paid", "saved-material", near=True),
    Reason(SUPPLY_EMPTY, "supply_empty", "supply", near=True),
    Reason(TOO_FEW_TO_EXCHANGE, "too_few_to_exchange", "exchange", near=True),
    Reason(EXCHANGE_COMES_FIRST, "exchange_comes_first", "exchange"),
    Reason(YOU_HAVE_NONE, "you_have_none", "gain", near=True),
    Reason(ASKED_IN_ORDER, "asked_in_order", "gain"),
    Reason(TOO_FEW_AFTERWARDS, "too_few_afterwards", "gain"),
    Reason(SAME_KIND, "same_kind", "exchange", near=True),
    Reason(ONE_KIND_ONLY, "one_kind_only", "exchange", near=True),
    Reason(NOT_ON_OFFER, "not_on_offer", "draft", near=True),
    Reason(NO_ICON, "no_icon", "character-shipowner", near=True),
    Reason(CANNOT_PAY, "cannot_pay", "paid-points", near=True),
    Reason(NO_SUCH_OPPONENT, "no_such_opponent", "character-thief"),
    Reason(THEY_HAVE_NONE, "they_have_none", "character-thief", near=True),
    Reason(NOT_IN_OPEN_SUPPLY, "not_in_open_supply", "open-supply"),
    Reason(HIRING_NOT_OFFERED, "hiring_not_offered", "hire", near=True),
    Reason(TOO_POOR_TO_HIRE, "too_poor_to_hire", "hire", near=True),
    Reason(NOTHING_TO_GET, "nothing_to_get", "supply", near=True),
)
