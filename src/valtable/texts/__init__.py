"""Texts: everything a person reads, from Fluent catalogues and rule books in both languages.

Rules, events and refusals speak in keys, numbers and references (`good:gold`); this room alone
turns them into sentences. `catalogue` loads and speaks, `words` puts arguments into words,
`rules` reads the rules reference, `system` asks which language this machine's user speaks.
"""

from __future__ import annotations

from valtable.texts.catalogue import LANGUAGES, Catalogue
from valtable.texts.rules import RuleBook, Section, load_rules
from valtable.texts.system import system_language

__all__ = ["LANGUAGES", "Catalogue", "RuleBook", "Section", "load_rules", "system_language"]
