"""Errors, over HTTP and on the socket: every one is a `Problem` with a stable code, a sentence and a remedy.

The sentences lie with all others in the catalogues, under `problem-<code>`.
"""

from __future__ import annotations

from functools import cache

from valtable.kernel.errors import Unplayable, ValtableError
from valtable.service.operating.context import request_id
from valtable.service.protocol import Problem
from valtable.texts import LANGUAGES, Catalogue

STATUS: dict[str, int] = {
    "malformed": 400,
    "not_your_seat": 403,
    "link_used": 403,
    "foreign_origin": 403,
    "banned": 403,
    "no_such_table": 404,
    "no_such_seat": 404,
    "no_such_game": 404,
    "no_such_lesson": 404,
    "no_such_page": 404,
    "wrong_link": 404,
    "wrong_method": 405,
    "too_slow": 408,
    "still_running": 409,
    "not_finished": 409,
    "unknown_rules": 409,
    "own_components": 409,
    "closed": 409,
    "too_large": 413,
    "too_many_requests": 429,
    "too_many_bot_tables": 429,
    "broken": 500,
    "broken_table": 500,
    "not_saved": 503,
    "unreachable": 503,
    "no_room": 503,
}
"""Every code there is, with the status it is sent with."""


class Trouble(ValtableError):
    """Something that cannot be answered; becomes a `Problem`."""

    def __init__(self, code: str, where: str = "", detail: str = "", seconds: int = 0, limit: str = "") -> None:
        super().__init__(f"{code} {where} {detail}".strip())
        self.code = code
        self.where = where
        self.detail = detail
        self.seconds = seconds
        """After so many it can be tried again, where that is known."""
        self.limit = limit
        """The setting by which it is too much, where it is one."""

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def problem(self, language: str) -> Problem:
        texts = catalogue(language)
        key = f"problem-{self.code}"
        return Problem(
            code=self.code,
            text=texts.text(key),
            remedy=texts.attribute(key, "remedy") or "",
            where=self.where,
            detail=self.detail,
            request=request_id() if self.status == 500 else "",
        )


def undecoded(error: Exception) -> Trouble:
    """What the decoder could not read: `Expected `int`, got `str` - at `$.seat``."""
    detail, _, where = str(error)[:300].partition(" - at `")
    return Trouble("malformed", where.rstrip("`"), detail)


class Unmatched(Trouble):
    """Options that do not go together; the game itself says why."""

    def __init__(self, error: Unplayable) -> None:
        super().__init__("malformed", error.where, error.problem)
        self.error = error

    def problem(self, language: str) -> Problem:
        texts, refusal = catalogue(language, self.error.game), self.error.refusal
        key = f"refusal-{refusal.reason}"
        remedy = texts.attribute(key, "remedy", refusal.details) or ""
        return Problem(self.code, texts.text(key, refusal.details), remedy, self.where)


@cache
def catalogue(language: str, game: str | None = None) -> Catalogue:
    """Read once: that of a game takes up to a second, which is not the event loop's to spend."""
    return Catalogue(game, language, strict=False)


def language_of(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak, else English."""
    for part in accepted.split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
