"""How it can go wrong, as exceptions. A move that the rules forbid is the kernel's own `Refused`."""

from __future__ import annotations

from functools import cache

from valtable.kernel.errors import ValtableError
from valtable.service.protocol import Problem
from valtable.texts import Catalogue


class ClientError(ValtableError):
    """Anything that this room raises."""


class Unreachable(ClientError):
    """Nobody answers there."""


class Strange(ClientError):
    """Somebody answers, but no service of ours, or one of a release that speaks otherwise."""


class Left(ClientError):
    """The session has been left; nothing comes from it any more."""


class Trouble(ClientError):
    """The service cannot do it and says why: a stable code, a sentence and a remedy in the client's language."""

    def __init__(self, problem: Problem, status: int = 0, retry_after: float | None = None) -> None:
        super().__init__(f"{problem.text} {problem.remedy}".strip())
        self.problem = problem
        self.code = problem.code
        self.sentence = problem.text
        self.remedy = problem.remedy
        self.where = problem.where
        self.detail = problem.detail
        self.status = status
        """Of the HTTP answer; 0 where it came over the socket."""
        self.retry_after = retry_after
        """After so many seconds it can be tried again, where the service says so."""


class Busy(Trouble):
    """Not now: a limit has been met, a table is closed, or nothing can be saved at the moment. Come again."""


class Closed(Trouble):
    """The socket was closed for good: no such table or seat, not your seat, or a table that cannot be read there."""

    def __init__(self, problem: Problem, close_code: int) -> None:
        super().__init__(problem)
        self.close_code = close_code


TEMPORARY = frozenset({"too_many_requests", "too_many_bot_tables", "closed", "not_saved", "no_room"})


def trouble_of(problem: Problem, status: int = 0, retry_after: float | None = None) -> Trouble:
    kind = Busy if status in (429, 503) or problem.code in TEMPORARY else Trouble
    return kind(problem, status, retry_after)


def closed(close_code: int, reason: str, language: str) -> Closed:
    """A socket that was closed says its reason's code alone; the sentence is in our own texts."""
    if not _texts(language).has(f"problem-{reason}"):
        return Closed(Problem(reason or "broken", f"closed with {close_code} {reason}".strip()), close_code)
    return Closed(said(reason, language), close_code)


def said(code: str, language: str) -> Problem:
    """What our own texts say of it."""
    texts, key = _texts(language), f"problem-{code}"
    return Problem(code, texts.text(key), texts.attribute(key, "remedy") or "")


@cache
def _texts(language: str) -> Catalogue:
    return Catalogue(None, language, strict=False)
