"""Which language the terminal speaks, and the sentences that belong to no game."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache

from valtable.kernel.errors import Malformed
from valtable.kernel.refusal import Args
from valtable.texts import LANGUAGES, Catalogue, system_language

_asked_for: list[str] = []
"""The language of `--lang`, once a command has read it."""


def speak(language: str) -> str:
    """Speak this language from now on, or the system's if none is named; which one it is."""
    if language and language not in LANGUAGES:
        raise Malformed(f"--lang {language!r}", say("ui-error-language", {"known": ", ".join(LANGUAGES)}))
    _asked_for[:] = [language] if language else []
    return language or system_language()


def is_strict() -> bool:
    """Tests want a missing text to be an error; a person would rather play on."""
    return os.environ.get("VALTABLE_STRICT") == "1"


@cache
def catalogue(title: str | None, language: str) -> Catalogue:
    return Catalogue(title, language, strict=is_strict())


def spoken() -> str:
    return _asked_for[0] if _asked_for else system_language()


def shared() -> Catalogue:
    return catalogue(None, spoken())


def say(key: str, args: Args | None = None, names: Sequence[str] = ()) -> str:
    """A sentence of the terminal itself, in the user's language."""
    return shared().text(key, args, names)


def wrong(where: str, key: str, args: Args | None = None) -> Malformed:
    """Something from outside that is not right, said in the user's language."""
    return Malformed(where, say(key, args))
