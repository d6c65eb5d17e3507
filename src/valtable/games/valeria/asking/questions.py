"""What is asked in which frame: the name of the decision and the families of actions that answer it."""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.box import actions as act
from valtable.games.valeria.state.frames import (
    ACTION,
    BANISH_OWN,
    BANISH_SLOT,
    BONUS,
    BONUS_MORE,
    BUY_ACTION,
    BUYING,
    CAPTURE,
    CHOICE,
    CHOOSING,
    COLUMN,
    DICE,
    DISCOUNT,
    DUKE,
    EXCHANGING,
    FLIP_OWN,
    GIVING,
    LAY_SAMURAI,
    MENU,
    NOBLE_PRICE,
    OFFER,
    PAY,
    POWERS,
    RELIC_CHOICE,
    RESCUE,
    RETURNING,
    RIVAL,
    RIVAL_CARD,
    STEALING,
    STRENGTH_PART,
    SWAP,
    TAKE_DOMAIN,
    TAKE_OFFERING,
    TAKING,
    TARGET,
    TOKEN,
    VICTIM,
    WILD_GAIN,
)

# Those of modules.
MODULE_QUESTIONS: Final[dict[int, tuple[str, tuple[int, ...]]]] = {
    RELIC_CHOICE: ("relic", (act.KEEP,)),
    DISCOUNT: ("discount", (act.DISCOUNT_GOLD,)),
    STRENGTH_PART: ("pay_strength", (act.PAY_STRENGTH,)),
    SWAP: ("swap", (act.RESOURCE,)),
    OFFER: ("offering", (act.RESOURCE,)),
    TOKEN: ("island_card", (act.ISLAND,)),
    BUYING: ("buy", (act.BUY,)),
    RESCUE: ("rescue", (act.ISLAND,)),
    NOBLE_PRICE: ("noble_price", (act.RESOURCE,)),
    TAKE_OFFERING: ("take_offering", (act.RESOURCE,)),
    BANISH_SLOT: ("banish", (act.NO, act.SLOT)),
    BANISH_OWN: ("banish_own", (act.NO, act.CITIZEN, act.MONSTER)),
    RIVAL: ("rival", (act.NO, act.SEAT)),
    RIVAL_CARD: ("rival_card", (act.CITIZEN, act.DOMAIN)),
    FLIP_OWN: ("flip_own", (act.CITIZEN,)),
    TAKE_DOMAIN: ("take_domain", (act.SLOT,)),
    GIVING: ("give", (act.NO, act.SEAT)),
    BUY_ACTION: ("buy_action", (act.YES, act.NO)),
    LAY_SAMURAI: ("lay_samurai", (act.SLOT,)),
    BONUS_MORE: ("bonus_action", (act.NO, act.RECRUIT, act.BUILD, act.SAIL)),
}
WIDER: Final[dict[int, tuple[int, ...]]] = {
    ACTION: (act.SLAY, act.RECRUIT, act.BUILD, act.GAIN, act.MAP, act.AGENT, act.SAIL, act.RELIC, act.BANNER),
    DICE: (act.DIE, act.REROLL_BOTH, act.NORTHERN_WALL, act.DONE),
    POWERS: (act.DONE, act.DOMAIN),
}
"""Questions of the base game with more answers."""
MODULE_STEPS: Final = frozenset(
    (SWAP, TOKEN, BANISH_SLOT, BANISH_OWN, RIVAL, RIVAL_CARD, FLIP_OWN, TAKE_DOMAIN, GIVING, BUY_ACTION, LAY_SAMURAI,
     BONUS_MORE)
)  # fmt: skip

# Frame kind: name of the decision, families that answer it.
QUESTIONS: Final[dict[int, tuple[str, tuple[int, ...]]]] = {
    DUKE: ("duke", (act.KEEP,)),
    DICE: ("dice", (act.DIE, act.DONE)),
    MENU: ("harvest", (act.DONE, act.CITIZEN)),
    CHOICE: ("harvest_choice", (act.OPTION, act.RESOURCE)),
    POWERS: ("powers", (act.DOMAIN,)),
    ACTION: ("action", (act.SLAY, act.RECRUIT, act.BUILD, act.GAIN)),
    PAY: ("pay", (act.PAY_MAGIC,)),
    CHOOSING: ("choose", (act.OPTION,)),
    WILD_GAIN: ("wild", (act.RESOURCE,)),
    EXCHANGING: ("exchange", (act.YES, act.NO)),
    STEALING: ("steal", (act.RESOURCE, act.STEAL)),
    TAKING: ("take_citizen", (act.SLOT,)),
    VICTIM: ("victim", (act.SEAT,)),
    RETURNING: ("put_back", (act.NO, act.CITIZEN, act.MONSTER)),
    TARGET: ("token", (act.SLOT,)),
    BONUS: ("bonus_slay", (act.NO, act.SLAY)),
    COLUMN: ("column", (act.SLOT,)),
    CAPTURE: ("capture", (act.SLOT,)),
} | MODULE_QUESTIONS
WITH_STEP: Final = MODULE_STEPS | frozenset(
    (CHOICE, CHOOSING, WILD_GAIN, EXCHANGING, STEALING, TAKING, VICTIM, RETURNING, TARGET, BONUS)
)
"""Frames whose third number is the step of a card: that card asks."""
MODULE_FAMILIES: Final = frozenset(
    (act.MAP, act.AGENT, act.SAIL, act.RELIC, act.BANNER, act.REROLL_BOTH, act.NORTHERN_WALL)
)
"""Families that only modules have, beside the questions of their own."""
