"""The language of whoever sits at this machine."""

from __future__ import annotations

import os

from valtable.texts.catalogue import LANGUAGES


def system_language() -> str:
    """The user's language if we speak it, English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
