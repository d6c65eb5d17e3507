"""Why an action may not be done in Valeria: codes for the rules, keys and rule ids for people."""

from __future__ import annotations

from typing import Final

from valtable.kernel.refusal import FIRST_OWN_REASON, Reason, Reasons

_FIRST: Final = FIRST_OWN_REASON
NOTHING_THERE: Final = _FIRST
CANNOT_PAY_SLAY: Final = _FIRST + 1
CANNOT_PAY_RECRUIT: Final = _FIRST + 2
CANNOT_PAY_BUILD: Final = _FIRST + 3
ROLES_MISSING: Final = _FIRST + 4
PAYMENT_IMPOSSIBLE: Final = _FIRST + 5
NO_SUCH_POWER: Final = _FIRST + 6
POWER_USED: Final = _FIRST + 7
DIE_UNCHANGED: Final = _FIRST + 8
TOO_LITTLE_GOLD: Final = _FIRST + 9
NO_SUCH_OPTION: Final = _FIRST + 10
OPTION_DOES_NOTHING: Final = _FIRST + 11
ASKED_IN_ORDER: Final = _FIRST + 12
NOT_OPEN: Final = _FIRST + 13
CANNOT_EXCHANGE: Final = _FIRST + 14
GAINS_COME_FIRST: Final = _FIRST + 15
NO_OPPONENT: Final = _FIRST + 16
IS_RESTING: Final = _FIRST + 17
THEY_HAVE_NONE: Final = _FIRST + 18
NOT_STOLEN: Final = _FIRST + 19
NOT_SUITABLE: Final = _FIRST + 20
NOT_YOURS: Final = _FIRST + 21
NO_MONSTERS: Final = _FIRST + 22
FULL_OF_TOKENS: Final = _FIRST + 23
NOT_THIS_COLUMN: Final = _FIRST + 24
STACK_EXHAUSTED: Final = _FIRST + 25
BLOCKADED: Final = _FIRST + 26
CANNOT_PAY_AGENT: Final = _FIRST + 27
NO_AGENT: Final = _FIRST + 28
AGENT_IDLE: Final = _FIRST + 29
NO_RELIC: Final = _FIRST + 30
RELIC_NO_ACTION: Final = _FIRST + 31
RELIC_IDLE: Final = _FIRST + 32
NO_MAPS_LEFT: Final = _FIRST + 33
NO_MAP: Final = _FIRST + 34
NOTHING_ASHORE: Final = _FIRST + 35
NO_ISLANDS: Final = _FIRST + 36
ROW_EMPTY: Final = _FIRST + 37
CANNOT_PAY_ISLAND: Final = _FIRST + 38
CANNOT_PAY_NOBLE: Final = _FIRST + 39
NO_OFFERINGS: Final = _FIRST + 40
NO_TOWER: Final = _FIRST + 41
BANNER_THERE: Final = _FIRST + 42
NO_BANNER: Final = _FIRST + 43
TOWER_ICONS: Final = _FIRST + 44
CANNOT_PAY_BANNER: Final = _FIRST + 45
NONE_TO_GIVE: Final = _FIRST + 46
KEEPS_ALL: Final = _FIRST + 47
NO_CARD: Final = _FIRST + 48
NOT_A_TARGET: Final = _FIRST + 49
NO_STACK: Final = _FIRST + 50
OWES_GAINS: Final = _FIRST + 51
TOO_LITTLE_MAGIC: Final = _FIRST + 52
NO_MINION: Final = _FIRST + 53
NO_DUKE_ALONE: Final = _FIRST + 54
MARGRAVES_AND_SEAS: Final = _FIRST + 55
GUARD_WITHOUT_EVENTS: Final = _FIRST + 56
NO_SUCH_NAME: Final = _FIRST + 57
PACK_NOT_IN_PLAY: Final = _FIRST + 58
NO_STACK_OF_ITS_OWN: Final = _FIRST + 59
TOO_MANY_AREAS: Final = _FIRST + 60
SAME_NUMBER: Final = _FIRST + 61
MIXED_USES_ALL: Final = _FIRST + 62

REASONS = Reasons(
    Reason(NOTHING_THERE, "nothing_there", "centre"),
    Reason(CANNOT_PAY_SLAY, "cannot_pay_slay", "slay", near=True),
    Reason(CANNOT_PAY_RECRUIT, "cannot_pay_recruit", "recruit", near=True),
    Reason(CANNOT_PAY_BUILD, "cannot_pay_build", "build", near=True),
    Reason(ROLES_MISSING, "roles_missing", "build", near=True),
    Reason(PAYMENT_IMPOSSIBLE, "payment_impossible", "paying"),
    Reason(NO_SUCH_POWER, "no_such_power", "dice-powers"),
    Reason(POWER_USED, "power_used", "dice-powers", near=True),
    Reason(DIE_UNCHANGED, "die_unchanged", "dice-powers", near=True),
    Reason(TOO_LITTLE_GOLD, "too_little_gold", "dice-powers", near=True),
    Reason(NO_SUCH_OPTION, "no_such_option", "effects"),
    Reason(OPTION_DOES_NOTHING, "option_does_nothing", "effects", near=True),
    Reason(ASKED_IN_ORDER, "asked_in_order", "how-we-ask", near=True),
    Reason(NOT_OPEN, "not_open", "harvest"),
    Reason(CANNOT_EXCHANGE, "cannot_exchange", "exchanges", near=True),
    Reason(GAINS_COME_FIRST, "gains_come_first", "exchanges", near=True),
    Reason(NO_OPPONENT, "no_opponent", "stealing"),
    Reason(IS_RESTING, "is_resting", "resting", near=True),
    Reason(THEY_HAVE_NONE, "they_have_none", "stealing", near=True),
    Reason(NOT_STOLEN, "not_stolen", "stealing"),
    Reason(NOT_SUITABLE, "not_suitable", "free-citizens"),
    Reason(NOT_YOURS, "not_yours", "returning"),
    Reason(NO_MONSTERS, "no_monsters", "captives", near=True),
    Reason(FULL_OF_TOKENS, "full_of_tokens", "cost-tokens", near=True),
    Reason(NOT_THIS_COLUMN, "not_this_column", "solo-monsters"),
    Reason(STACK_EXHAUSTED, "stack_exhausted", "solo-monsters"),
    Reason(BLOCKADED, "blockaded", "monster-events", near=True),
    Reason(CANNOT_PAY_AGENT, "cannot_pay_agent", "agents", near=True),
    Reason(NO_AGENT, "no_agent", "agents"),
    Reason(AGENT_IDLE, "agent_idle", "agents", near=True),
    Reason(NO_RELIC, "no_relic", "relics"),
    Reason(RELIC_NO_ACTION, "relic_no_action", "relics", near=True),
    Reason(RELIC_IDLE, "relic_idle", "relics", near=True),
    Reason(NO_MAPS_LEFT, "no_maps_left", "maps", near=True),
    Reason(NO_MAP, "no_map", "sail", near=True),
    Reason(NOTHING_ASHORE, "nothing_ashore", "sail", near=True),
    Reason(NO_ISLANDS, "no_islands", "islands"),
    Reason(ROW_EMPTY, "row_empty", "islands"),
    Reason(CANNOT_PAY_ISLAND, "cannot_pay_island", "goods-and-tomes", near=True),
    Reason(CANNOT_PAY_NOBLE, "cannot_pay_noble", "nobles", near=True),
    Reason(NO_OFFERINGS, "no_offerings", "exekratys"),
    Reason(NO_TOWER, "no_tower", "ward-towers"),
    Reason(BANNER_THERE, "banner_there", "ward-towers", near=True),
    Reason(NO_BANNER, "no_banner", "ward-towers", near=True),
    Reason(TOWER_ICONS, "tower_icons_missing", "ward-towers", near=True),
    Reason(CANNOT_PAY_BANNER, "cannot_pay_banner", "ward-towers", near=True),
    Reason(NONE_TO_GIVE, "none_to_give", "gifts"),
    Reason(KEEPS_ALL, "keeps_all", "stealing", near=True),
    Reason(NO_CARD, "no_card", "banishing"),
    Reason(NOT_A_TARGET, "not_a_target", "banishing"),
    Reason(NO_STACK, "no_stack", "returning"),
    Reason(TOO_LITTLE_MAGIC, "too_little_magic", "dice-powers", near=True),
    Reason(NO_MINION, "no_minion", "dice-powers", near=True),
    Reason(OWES_GAINS, "powers_first", "action-powers", near=True),
    Reason(NO_DUKE_ALONE, "no_duke_alone", "no-duke"),
    Reason(MARGRAVES_AND_SEAS, "margraves_and_seas", "modules"),
    Reason(GUARD_WITHOUT_EVENTS, "guard_without_events", "kings-guard"),
    Reason(NO_SUCH_NAME, "no_such_name", "setup"),
    Reason(PACK_NOT_IN_PLAY, "pack_not_in_play", "modules"),
    Reason(NO_STACK_OF_ITS_OWN, "no_stack_of_its_own", "kings-guard"),
    Reason(TOO_MANY_AREAS, "too_many_areas", "setup"),
    Reason(SAME_NUMBER, "same_number", "setup"),
    Reason(MIXED_USES_ALL, "mixed_uses_all", "mixed"),
)
