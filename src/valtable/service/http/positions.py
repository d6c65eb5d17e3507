"""Positions from which the rules draw their examples: moments of a game that is kept beside the rules.

`games/<game>/rules/example.valt` is that game, `positions.toml` names its moments: the first one at or after `step` (so
many choices) at which `asked` is asked, if that is given; `step = -1` is the end. `seat` sees it: whoever is asked, if
none is named.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath

from valtable import games
from valtable.kernel.course import Course
from valtable.kernel.log import ActionLine, Log, SetupLine, decode
from valtable.kernel.match import Match
from valtable.kernel.replay import feed
from valtable.kernel.seed import SECRET_BYTES
from valtable.service.http.contents import Content, answer, content_of
from valtable.service.http.errors import ERRORS
from valtable.service.live.screen import screen_of
from valtable.service.problems import Trouble
from valtable.service.protocol import RulePosition, SeatInfo, TableInfo

END = -1
RECENT = 60
"""So many events are sent with a position: boards show what happened last."""


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of `positions.toml`."""

    step: int
    asked: str = ""
    seat: int | None = None


@get(
    "/api/rules/{game:str}/positions/{name:str}",
    summary="A position that the rules draw",
    responses=ERRORS
    | {
        200: ResponseSpec(RulePosition, generate_examples=False),
        304: ResponseSpec(None, description="What the client has is still the same"),
    },
)
async def position(request: Request[Any, Any, Any], game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    if game not in games.TITLES:
        raise Trouble("no_such_game", "game")
    found = contents(game).get(name)
    if found is None:
        raise Trouble("no_such_page", "name")
    return answer(request, found, MediaType.JSON)


@cache
def contents(game: str) -> dict[str, Content]:
    return {name: content_of(msgspec.json.encode(each), True) for name, each in positions_of(game).items()}


def positions_of(game: str) -> dict[str, RulePosition]:
    """All positions of a game by name; a game whose rules draw nothing has none."""
    folder = resources.files(games.find(game).__module__.rpartition(".")[0]) / "rules"
    if not (folder / "positions.toml").is_file():
        return {}
    wanted = moments_in(folder)
    found: dict[str, RulePosition] = {}
    log = decode((folder / "example.valt").read_text(encoding="utf-8"), f"{game}/example.valt")
    for step, match in enumerate(moments(log)):
        for name, moment in wanted.items():
            if name not in found and is_there(moment, step, match):
                found[name] = position_at(game, moment, match)
    missing = wanted.keys() - found.keys()
    assert not missing, f"{game}: the game of the rules never comes to {', '.join(sorted(missing))}"
    return found


def moments_in(folder: Traversable) -> dict[str, Moment]:
    text = (folder / "positions.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Moment])


def moments(log: Log) -> Iterator[Match]:
    """The game after its set-up and after each choice, with all that follows unasked."""
    match = Match(Course(games.load_for(log.header), log.header), bytes(SECRET_BYTES))
    for number, line in enumerate(log.lines):
        feed(match.course, line, f"line {number}")
        unasked = number + 1 < len(log.lines) and getattr(log.lines[number + 1], "auto", False)
        if isinstance(line, SetupLine | ActionLine) and not unasked:
            yield match


def is_there(moment: Moment, step: int, match: Match) -> bool:
    if moment.step == END:
        return match.is_over
    asked = [decision for decision in match.decisions if moment.asked in ("", decision.kind)]
    seats = [decision.seat for decision in asked]
    return step >= moment.step and bool(seats) and (moment.seat is None or moment.seat in seats)


def position_at(game: str, moment: Moment, match: Match) -> RulePosition:
    header = match.course.header
    seats = [decision.seat for decision in match.decisions if moment.asked in ("", decision.kind)]
    viewer = moment.seat if moment.seat is not None else next(iter(seats), 0)
    people = [SeatInfo(name, "person", present=True) for name in header.seats]
    info = TableInfo("rules", game, header.options, people, "2026-01-01T12:00:00Z", match.is_over)
    return RulePosition(info, viewer, screen_of(match, viewer), match.story(viewer)[-RECENT:])
