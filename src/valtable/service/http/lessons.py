"""Guided first games over HTTP: what the coach says, and a table for one."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from valtable import games
from valtable.lessons.lesson import PUPIL, lesson_of, lesson_words
from valtable.service.http.contents import Content, answer, content_of
from valtable.service.http.devices import AnyRequest, device_of, with_cookie
from valtable.service.http.errors import ERRORS
from valtable.service.http.hall import TheHall
from valtable.service.http.shelf import KEPT
from valtable.service.problems import Trouble
from valtable.service.protocol import Created, Language, LessonInfo, LessonStep, NewLesson, Tip


@post("/api/lessons/{game:str}", summary="Begin the guided first game of a game", responses=ERRORS)
async def begin_lesson(
    request: AnyRequest, hall: TheHall, game: FromPath[str], data: JSONBody[NewLesson]
) -> Response[Created]:
    hall.limits.check_creation(request)
    token, device = device_of(request)
    row = await hall.tables.teach(game, data.name or "", device)
    return with_cookie(request, Created(row.info(), [], [PUPIL]), token)


@get(
    "/api/lessons/{game:str}/{lang:str}",
    summary="What is said in the guided first game of a game",
    responses=ERRORS | KEPT | {200: ResponseSpec(LessonInfo, generate_examples=False)},
)
async def show_lesson(
    request: Request[Any, Any, Any], game: FromPath[str], lang: FromPath[Language]
) -> Response[bytes]:
    if game not in games.TITLES or lesson_of(game) is None:
        raise Trouble("no_such_lesson", "game")
    return answer(request, told(game, lang), MediaType.JSON)


@cache
def told(title: str, lang: str) -> Content:
    lesson = lesson_of(title)
    assert lesson is not None
    steps = [LessonStep(step.id, step.turn, step.lights, step.asks, step.lays, step.facts) for step in lesson.steps]
    tips = [Tip(tip.id, tip.offers, tip.asked, tip.sees, tip.gone, tip.alike) for tip in lesson.tips]
    words = lesson_words(title, lang)
    info = LessonInfo(title, lesson.minutes, lesson.counts, lesson.opening, steps, lesson.shows, tips, words)
    return content_of(msgspec.json.encode(info), True)
