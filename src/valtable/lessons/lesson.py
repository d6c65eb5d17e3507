"""A lesson as data: a kept set-up with chosen luck, the others' moves until it ends, and the steps of the coach.

It is a TOML file of its game (`lessons/first.toml`), read as strictly as components are; its words lie beside it in
`en.ftl` and `es.ftl`. It was made for one edition of the components and is offered only while that is the current
one: whoever makes another edition has to look at it again.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, Literal

import msgspec

from valtable import games
from valtable.kernel.errors import Malformed
from valtable.kernel.game import AnyGame
from valtable.kernel.luck import Choices

FIRST: Final = "first"
"""The lesson that every game may have: the guided first game."""
PUPIL: Final = 0
"""The seat of whoever is taught."""
ANY: Final = "*"
"""At the end of a move that is asked for: whatever goes on like this (`take *`)."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True): ...


class Step(Strict, frozen=True):
    """One thing the coach says. Texts: `lesson-<game>-<id>`, the title, and its attribute `line`."""

    id: str
    turn: int
    """Which part of the lesson it belongs to, from 1."""
    lights: list[str] = []
    """What is lit besides what its next move is about, as `place` or `place/thing`, or `page:score`, `page:near`; with
    `|` between them the first that is drawn."""
    asks: list[str] = []
    """The moves the player is asked for, by notation, one after the other; none for a step one only looks at."""
    lays: list[list[str]] = []
    """Where a board composes the moves of the step and sends them whole: the things chosen for it, by group."""
    facts: dict[str, str] = {}
    """Arguments of its words that the table tells, as `place/thing/mark`, with `/argument` if it has several."""


class Other(Strict, frozen=True):
    """Somebody else at the table: a bot that keeps to the script, and plays by itself once that has ended."""

    name: str
    bot: str
    moves: list[str] = []


class Wanted(Strict, frozen=True):
    """What the chosen luck is for: before this step these things lie in this place (the first of them at `at`)."""

    before: str
    place: str
    things: list[str]
    at: int = -1


class Tip(Strict, frozen=True):
    """One sentence for whoever meets something for the first time, at any table. Text: `tip-<game>-<id>`.

    It is said when all that is named here is so, to the seat that looks. `*` at the end of a name stands for anything.
    """

    id: str
    offers: str = ""
    """A move of this kind can be made."""
    asked: str = ""
    """What the seat is asked comes from here: the source of its decision."""
    sees: list[str] = []
    """One of these lies on the table: `place/thing`, or `place/thing/mark` with this mark on it."""
    gone: str = ""
    """There is none left of one of these things, `place/thing`."""
    alike: list[str] = []
    """These two, `place/thing` each, count the same."""


class Lesson(Strict, frozen=True, kw_only=True):
    """A guided game."""

    edition: str
    """The components it was made for."""
    minutes: int
    counts: Literal["turn", "part"] = "turn"
    """What the coach calls the parts into which its steps fall."""
    options: dict[str, object] = {}
    opening: list[str] = []
    """What the player's seat has done already when the lesson begins."""
    others: list[Other]
    """The seats from 1 on."""
    steps: list[Step]
    shows: dict[str, list[str]] = {}
    """By kind of move, from where to where its ghost goes: two of `it`, a place or `place/thing`."""
    tips: list[Tip] = []
    wanted: list[Wanted] = []
    chosen: Choices = {}

    @property
    def script(self) -> list[str]:
        """All moves of the player, in order: the opening, then what the steps ask for."""
        return [*self.opening, *(move for step in self.steps for move in step.asks)]


def read_lesson(text: str, title: str) -> Lesson:
    """A lesson from its file, strictly; every error names the file and the key."""
    file = f"{title}/lessons/{FIRST}.toml"
    try:
        lesson = msgspec.toml.decode(text, type=Lesson)
    except msgspec.MsgspecError as error:
        raise Malformed(file, str(error)) from None
    if lesson.edition not in games.editions(title):
        raise Malformed(f"{file}, edition", f"{title} has {', '.join(games.editions(title))}, not {lesson.edition!r}")
    check(lesson, games.load(title, edition=lesson.edition), file)
    return lesson


def check(lesson: Lesson, game: AnyGame, file: str) -> None:
    """What types alone do not say: a table that can be, moves that exist, ids that are there once."""
    seats = 1 + len(lesson.others)
    game.check_new_game(game.decode_options(lesson.options), seats)
    if not lesson.steps:
        raise Malformed(f"{file}, steps", "a lesson has at least one")
    ids = [step.id for step in lesson.steps]
    for index, step in enumerate(lesson.steps):
        where = f"{file}, steps[{index}]"
        if step.id in ids[:index]:
            raise Malformed(f"{where}.id", f"{step.id!r} stands twice")
        if step.turn not in (before := lesson.steps[index - 1].turn if index else 1, before + bool(index)):
            raise Malformed(f"{where}.turn", f"must be {before} or the next, not {step.turn}")
        check_moves(step.asks, game, f"{where}.asks")
    check_moves(lesson.opening, game, f"{file}, opening")
    for seat, other in enumerate(lesson.others):
        check_moves(other.moves, game, f"{file}, others[{seat}].moves")
    for index, wanted in enumerate(lesson.wanted):
        if wanted.before not in ids:
            raise Malformed(f"{file}, wanted[{index}].before", f"there is no step {wanted.before!r}")
    check_tips(lesson.tips, file)
    for kind, ends in lesson.shows.items():
        if len(ends) != 2:
            raise Malformed(f"{file}, shows.{kind}", "must be from where and to where")


def check_tips(tips: list[Tip], file: str) -> None:
    ids = [tip.id for tip in tips]
    for index, tip in enumerate(tips):
        where = f"{file}, tips[{index}]"
        if tip.id in ids[:index]:
            raise Malformed(f"{where}.id", f"{tip.id!r} stands twice")
        if not (tip.offers or tip.asked or tip.sees or tip.gone or tip.alike):
            raise Malformed(where, "says nothing of when it is given")
        if len(tip.alike) not in (0, 2):
            raise Malformed(f"{where}.alike", "must be two")


def check_moves(moves: list[str], game: AnyGame, where: str) -> None:
    for index, move in enumerate(moves):
        if not any(is_asked(move, notation) for notation in game.actions.notations):
            raise Malformed(f"{where}[{index}]", f"{game.title} has no action {move!r}")


def is_asked(move: str, done: str) -> bool:
    """Whether this notation is what a lesson asks for."""
    return done.startswith(move.removesuffix(ANY)) if move.endswith(ANY) else done == move


def folder_of(title: str) -> Traversable:
    return resources.files(games.find(title).__module__.rpartition(".")[0]) / "lessons"


@cache
def lesson_of(title: str) -> Lesson | None:
    """A game's lesson, if it has one for the components it is played with now."""
    file = folder_of(title) / f"{FIRST}.toml"
    if not file.is_file():
        return None
    lesson = read_lesson(file.read_text(encoding="utf-8"), title)
    return lesson if lesson.edition == games.find(title).edition else None


@cache
def lesson_words(title: str, language: str) -> str:
    """What the coach says in this language, as Fluent."""
    return (folder_of(title) / f"{language}.ftl").read_text(encoding="utf-8")
