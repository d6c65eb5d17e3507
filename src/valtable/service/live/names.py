"""Names at a table, as others see them: nothing in a person's name moves or hides its neighbours."""

from __future__ import annotations

import unicodedata

LONGEST = 40
BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""These could turn round the words that stand after a name. Joiners stay: scripts and emoji need them."""
HIDDEN = frozenset({"Cc", "Cs", "Cn"})


def clean_name(name: str) -> str:
    return clean(name, LONGEST)


def clean(words: str, longest: int) -> str:
    """The words in one line, without what could forge others'; empty if nothing is left."""
    seen = " ".join(words.split())
    shown = "".join(c for c in seen if c not in BIDI and unicodedata.category(c) not in HIDDEN)
    has_shape = any(unicodedata.category(c) != "Cf" for c in shown)
    return shown[:longest].strip() if has_shape else ""
