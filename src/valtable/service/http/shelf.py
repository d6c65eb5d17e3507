"""What lies on the shelf: games, their options, texts and rules. Nothing here belongs to a table."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery

from valtable import games
from valtable.bots import bot_names
from valtable.kernel.values import Group, Picks, listed_values
from valtable.lessons.lesson import lesson_of
from valtable.service.http.contents import Content, answer, content_of
from valtable.service.http.errors import ERRORS
from valtable.service.problems import Trouble
from valtable.service.protocol import GameInfo, Language, OptionInfo, PresetInfo
from valtable.texts import Section, load_rules
from valtable.texts.catalogue import catalogue_files

PLAIN = "text/plain"
KEPT = {304: ResponseSpec(None, description="What the client has is still the same")}
SHARED = "common"
"""The texts that belong to no game."""


class RuleText(msgspec.Struct, frozen=True):
    """The rules reference; the sections' bodies are Markdown."""

    sections: list[Section]


@get(
    "/api/games",
    summary="The games on the shelf",
    responses=ERRORS | KEPT | {200: ResponseSpec(list[GameInfo], generate_examples=False)},
)
async def list_games(request: Request[Any, Any, Any], brief: FromQuery[bool] = False) -> Response[bytes]:
    """`brief`: without what only whoever sets up a table needs, its options and what goes together."""
    return answer(request, shelf(tuple(games.TITLES), brief), MediaType.JSON)


@cache
def shelf(titles: tuple[str, ...], brief: bool) -> Content:
    infos = [game_info(title) for title in titles]
    shown = [msgspec.structs.replace(info, options=[], conditions=[]) if brief else info for info in infos]
    return content_of(msgspec.json.encode(shown), True)


@cache
def game_info(title: str) -> GameInfo:
    game = games.load(title)
    picks = game.picks()
    lays_out = game.lays_out()
    options = [
        option_info(field, game.groups.get(field.name, "variants"), picks.get(field.name), lays_out.get(field.name))
        for field in msgspec.structs.fields(game.options_type)
    ]
    # What takes any number is for the API: a page can offer only values it can list.
    listed = [option for option in options if len(option.values) > 1 or option.picks is not None]
    presets = [PresetInfo(name, options) for name, options in game.presets.items()]
    lesson = lesson_of(title)
    minutes = 0 if lesson is None else lesson.minutes
    conditions = list(game.conditions)
    return GameInfo(title, game.min_seats, game.max_seats, game.pace, listed, bot_names(), presets, minutes, conditions)


def option_info(
    field: msgspec.structs.FieldInfo,
    group: Group = "variants",
    picks: Picks | None = None,
    lays_out: dict[str, list[str]] | None = None,
) -> OptionInfo:
    made = field.default_factory is not msgspec.NODEFAULT
    default = field.default_factory() if made else field.default
    others = [value for value in listed_values(field.type) if not is_same(value, default)]
    return OptionInfo(field.name, default, [default, *others], group, picks, lays_out or {})


def is_same(one: object, other: object) -> bool:
    return one == other and type(one) is type(other)


@get(
    "/api/texts/{game:str}/{lang:str}",
    summary="The Fluent catalogue of a game",
    media_type=PLAIN,
    responses=ERRORS | KEPT,
)
async def texts(request: Request[Any, Any, Any], game: FromPath[str], lang: FromPath[Language]) -> Response[bytes]:
    if game not in games.TITLES and game != SHARED:
        raise Trouble("no_such_game", "game")
    return answer(request, fluent_text(None if game == SHARED else game, lang), PLAIN)


OF_THE_TERMINAL = re.compile(r"^(ui-.*\n([ \t}].*\n|\n(?=[ \t]))*|#.*\n|\n)", re.MULTILINE)
"""What only the terminal says, comments and empty lines: nobody who asks for the texts of a game needs them."""


@cache
def fluent_text(title: str | None, lang: str) -> Content:
    text = "\n".join(file.read_text(encoding="utf-8") for file in catalogue_files(title, lang))
    # One space tells the reader of Fluent as much as eight.
    return content_of(re.sub(r"^ +", " ", OF_THE_TERMINAL.sub("", text), flags=re.MULTILINE).encode(), True)


@get(
    "/api/rules/{game:str}/{lang:str}",
    summary="The rules of a game, section by section",
    responses=ERRORS | KEPT | {200: ResponseSpec(RuleText, generate_examples=False)},
)
async def rules(request: Request[Any, Any, Any], game: FromPath[str], lang: FromPath[Language]) -> Response[bytes]:
    if game not in games.TITLES:
        raise Trouble("no_such_game", "game")
    return answer(request, sections(game, lang), MediaType.JSON)


@cache
def sections(game: str, lang: str) -> Content:
    return content_of(msgspec.json.encode(RuleText(load_rules(game, lang).sections)), True)
