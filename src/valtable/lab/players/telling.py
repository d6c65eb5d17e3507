"""How a bot outside the house can fail, and what people are told of it."""

from __future__ import annotations

import sys
from functools import cache
from typing import Final

from valtable.kernel.refusal import Args
from valtable.texts import Catalogue, system_language

KINDS: Final = {
    "start": "ui-exec-start",
    "late": "ui-exec-late",
    "ended": "ui-exec-ended",
    "killed": "ui-exec-killed",
    "closed": "ui-exec-closed",
    "flood": "ui-exec-flood",
    "nonsense": "ui-exec-nonsense",
    "illegal": "ui-exec-illegal",
    "given_up": "ui-exec-given_up",
}
"""Every kind of failure with its text."""
QUOTES: Final = {"en": ("“", "”"), "es": ("«", "»")}
FROM_OUTSIDE: Final = ("command", "said", "stderr")
"""Arguments in other people's words."""
MOST_SHOWN: Final = 200
"""Characters of what a program said that people are shown."""


class Failure(Exception):
    """One failure: of which kind, of which command, and the other arguments of its text."""

    def __init__(self, kind: str, name: str, **details: int | str) -> None:
        super().__init__(f"{name}: {kind}")
        self.kind = kind
        self.name = name
        self.details: dict[str, int | str] = {"command": name, **details}


def sentence(failure: Failure, texts: Catalogue, *, is_replaced: bool = True) -> str:
    """What went wrong, the program's own last word about it, and who chooses now, if somebody does."""
    args: Args = dict(failure.details)
    args |= {name: quoted(str(args[name]), texts.language) for name in FROM_OUTSIDE if args.get(name)}
    said = [texts.text(KINDS[failure.kind], args)]
    if args.get("stderr"):
        said.append(texts.text("ui-exec-stderr", args))
    if is_replaced and failure.kind != "given_up":
        said.append(texts.text("ui-exec-instead"))
    return " ".join(said)


def tell_on_stderr(failure: Failure) -> None:
    """For games that nobody watches: each kind of failure of a command once per process, however many games fail."""
    if (failure.name, failure.kind) not in _told:
        _told.add((failure.name, failure.kind))
        sys.stderr.write(f"valtable: {sentence(failure, _shared(system_language()))}\n")
        sys.stderr.flush()


_told: set[tuple[str, str]] = set()


@cache
def _shared(language: str) -> Catalogue:
    return Catalogue(None, language, strict=False)


def quoted(said: str, language: str) -> str:
    """What somebody outside said, as people are shown it: short, and nothing that a terminal would obey.

    In quotation marks it cannot be taken for a reference of ours, either.
    """
    shown = "".join(c if c.isprintable() else " " for c in said[: 2 * MOST_SHOWN]).strip()
    shown = f"{shown[: MOST_SHOWN - 1]}…" if len(shown) > MOST_SHOWN else shown
    first, last = QUOTES[language]
    return f"{first}{shown}{last}"
