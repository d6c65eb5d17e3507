"""Why an action may not be done in Valletta: codes for the rules, keys and rule ids for people."""

from __future__ import annotations

from typing import Final

from valtable.kernel.refusal import Reasons

REASONS: Final = Reasons()
NOT_IN_HAND: Final = REASONS.add("not_in_hand", "hand")
LAYING_IS_PLAYING: Final = REASONS.add("laying_is_playing", "lay")
NOT_IN_DISPLAY: Final = REASONS.add("not_in_display", "display")
HAS_OWNER: Final = REASONS.add("has_owner", "construct", near=True)
NO_HOUSE_LEFT: Final = REASONS.add("no_house_left", "construct", near=True)
ONLY_UPGRADES: Final = REASONS.add("only_upgrades", "build", near=True)
TOO_FEW_GOODS: Final = REASONS.add("too_few_goods", "price", near=True)
NOT_YOUR_BUILDING: Final = REASONS.add("not_your_building", "upgrade")
ALREADY_UPGRADED: Final = REASONS.add("already_upgraded", "upgrade", near=True)
NOT_IN_PRICE: Final = REASONS.add("not_in_price", "saved-material")
REST_CANNOT_BE_PAID: Final = REASONS.add("rest_cannot_be_paid", "saved-material", near=True)
SUPPLY_EMPTY: Final = REASONS.add("supply_empty", "supply", near=True)
TOO_FEW_TO_EXCHANGE: Final = REASONS.add("too_few_to_exchange", "exchange", near=True)
EXCHANGE_COMES_FIRST: Final = REASONS.add("exchange_comes_first", "exchange")
YOU_HAVE_NONE: Final = REASONS.add("you_have_none", "gain", near=True)
ASKED_IN_ORDER: Final = REASONS.add("asked_in_order", "gain")
TOO_FEW_AFTERWARDS: Final = REASONS.add("too_few_afterwards", "gain")
SAME_KIND: Final = REASONS.add("same_kind", "exchange", near=True)
ONE_KIND_ONLY: Final = REASONS.add("one_kind_only", "exchange", near=True)
NOT_ON_OFFER: Final = REASONS.add("not_on_offer", "draft", near=True)
NO_ICON: Final = REASONS.add("no_icon", "character-shipowner", near=True)
CANNOT_PAY: Final = REASONS.add("cannot_pay", "paid-points", near=True)
NO_SUCH_OPPONENT: Final = REASONS.add("no_such_opponent", "character-thief")
THEY_HAVE_NONE: Final = REASONS.add("they_have_none", "character-thief", near=True)
NOT_IN_OPEN_SUPPLY: Final = REASONS.add("not_in_open_supply", "open-supply")
HIRING_NOT_OFFERED: Final = REASONS.add("hiring_not_offered", "hire", near=True)
TOO_POOR_TO_HIRE: Final = REASONS.add("too_poor_to_hire", "hire", near=True)
NOTHING_TO_GET: Final = REASONS.add("nothing_to_get", "supply", near=True)
NO_SECTION_BONUS: Final = REASONS.add("no_section_bonus", "options")
