"""The frames of the agenda: what asks nobody, the questions, and how a game ends."""

from __future__ import annotations

from typing import Final

# Frames that ask nobody. Those of the roll and the Harvest come first: `go_on` knows them by being no higher.
ROLL: Final = 0  # seat
FINAL_DICE: Final = 1  # seat, slots of Events revealed since the roll
HARVEST: Final = 2  # seat, second harvest (solo)
INCOME: Final = 3  # seat, second harvest
HARVEST_DONE: Final = 4  # seat
LAST_OF_HARVEST: Final = 4
DUKES_DONE: Final = 5  # seat
START: Final = 6  # seat
REFILL: Final = 7  # seat
POWERS_LEFT: Final = 8  # seat, Domains
END_POWERS: Final = 9  # seat
END: Final = 10  # seat
RUN: Final = 11  # seat, step, slot of the card itself
MONSTER_PHASE: Final = 12  # seat
WAKE: Final = 13  # seat, value rolled
ATTACK: Final = 14  # seat, column

# With modules, too.
EACH: Final = 15  # seat, step, slot: one player's part of what is for everybody
RELICS_DONE: Final = 16  # seat
OFFERING: Final = 17  # seat
DOUBLES_EVENTS: Final = 18  # seat, slots of Events revealed since the roll
CLOSE: Final = 19  # seat, whether Magic was gained: the end of a Harvest with an Opera House
ASK_DICE: Final = 20  # seat, powers used
WAKING: Final = 21  # seat, slots of Events revealed since the roll: those in the centre act

# Questions.
FIRST_QUESTION: Final = 22
DUKE: Final = 22  # seat
DICE: Final = 23  # seat, powers used
MENU: Final = 24  # seat, steps open: the Harvest with an exchange among them (C28)
CHOICE: Final = 25  # seat, step, times, lowest answer
POWERS: Final = 26  # seat, Domains
ACTION: Final = 27  # seat, actions left
PAY: Final = 28  # seat, what, slot
CHOOSING: Final = 29  # seat, step, slot
WILD_GAIN: Final = 30  # seat, step, how many
EXCHANGING: Final = 31  # seat, step
STEALING: Final = 32  # seat, step
TAKING: Final = 33  # seat, step, left
VICTIM: Final = 34  # seat, step
RETURNING: Final = 35  # seat, step
TARGET: Final = 36  # seat, step
BONUS: Final = 37  # seat, step
COLUMN: Final = 38  # seat
CAPTURE: Final = 39  # seat, column

# Questions of modules.
FIRST_MODULE_QUESTION: Final = 40
RELIC_CHOICE: Final = 40  # seat
DISCOUNT: Final = 41  # seat, slot
STRENGTH_PART: Final = 42  # seat, what, slot
SWAP: Final = 43  # seat, step: which resource is paid
OFFER: Final = 44  # seat
TOKEN: Final = 45  # seat, step: a Goods token, Tome or Noble, free or to banish
BUYING: Final = 46  # seat, island
RESCUE: Final = 47  # seat
NOBLE_PRICE: Final = 48  # seat, slot
TAKE_OFFERING: Final = 49  # seat
BANISH_SLOT: Final = 50  # seat, step
BANISH_OWN: Final = 51  # seat, step
RIVAL: Final = 52  # seat, step
RIVAL_CARD: Final = 53  # seat, step, rival
FLIP_OWN: Final = 54  # seat, step
TAKE_DOMAIN: Final = 55  # seat, step, left
GIVING: Final = 56  # seat, step, resource
BUY_ACTION: Final = 57  # seat, step
LAY_SAMURAI: Final = 58  # seat, step
BONUS_MORE: Final = 59  # seat, step

RUNNING: Final = 0
MONSTERS_SLAIN: Final = 1
DOMAINS_BUILT: Final = 2
STACKS_EXHAUSTED: Final = 3
ROUND_LIMIT: Final = 4
COLUMN_LOST: Final = 5
ISLANDS_EMPTY: Final = 6
ENDINGS: Final = (
    "", "monsters_slain", "domains_built", "stacks_exhausted", "round_limit", "column_lost", "islands_empty",
)  # fmt: skip
