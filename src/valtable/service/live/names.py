"""Names at a table, as others see them: nothing in a person's name moves or hides its neighbours."""

from __future__ import annotations

import unicodedata

LONGEST = 40
BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""These could turn round the words that stand after a name. Joiners stay: scripts and emoji need them."""
HIDDEN = frozenset({"Cc", "Cs", "Cn"})


def clean_name(name: str) -> str:
    """The name in one line, without what could forge others' words; empty if nothing is left."""
    seen = " ".join(name.split())
    shown = "".join(c for c in seen if c not in BIDI and unicodedata.category(c) not in HIDDEN)
    has_shape = any(unicodedata.category(c) != "Cf" for c in shown)
    return shown[:LONGEST].strip() if has_shape else ""
