"""Names at a table, as others see them: nothing in a person's name moves or hides its neighbours; bots are plants."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

LONGEST = 40
BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""These could turn round the words that stand after a name. Joiners stay: scripts and emoji need them."""
HIDDEN = frozenset({"Cc", "Cs", "Cn"})
CHARACTERS = {"level1": "Poppy", "level2": "Basil", "level3": "Sage", "level4": "Juniper", "level5": "Hawthorn"}
"""Who a bot of a level is, in every language; the page calls them the same."""


def clean_name(name: str) -> str:
    """The name in one line, without what could forge others' words; empty if nothing is left."""
    seen = " ".join(name.split())
    shown = "".join(c for c in seen if c not in BIDI and unicodedata.category(c) not in HIDDEN)
    has_shape = any(unicodedata.category(c) != "Cf" for c in shown)
    return shown[:LONGEST].strip() if has_shape else ""


def bot_name(bot: str, taken: Sequence[str]) -> str:
    """Named like its character, with a number where somebody else at the table is called so."""
    character = CHARACTERS.get(bot, bot.capitalize())
    name, number = character, 2
    while name in taken:
        name, number = f"{character} {number}", number + 1
    return name
