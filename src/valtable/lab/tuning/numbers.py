"""Weights as numbers that can be turned up and down, and the TOML file they stand in."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Mapping, Sequence
from math import exp
from textwrap import dedent
from typing import TypeVar

import msgspec

from valtable.bots.knowledge import knowledge_of
from valtable.kernel.errors import Malformed
from valtable.kernel.game import AnyGame

W = TypeVar("W", bound=msgspec.Struct)
DIGITS = 4
"""Of a number that was found: more would be luck."""


def present_weights(game: AnyGame) -> msgspec.Struct:
    """What bots hold things to be worth at this game now."""
    found = getattr(knowledge_of(game), "weights", None)
    if not isinstance(found, msgspec.Struct):
        raise Malformed(f"game {game.title!r}", "has no weights to tune")
    return found


def numbers(weights: msgspec.Struct) -> dict[str, float]:
    """Every number by name, those of a list one by one. A nothing stays nothing, and what is counted is not turned."""
    return {name: value for name, value in every_number(weights) if isinstance(value, float) and value}


def every_number(weights: msgspec.Struct) -> Iterator[tuple[str, object]]:
    for name, value in msgspec.structs.asdict(weights).items():
        if isinstance(value, tuple):
            yield from ((f"{name}.{place}", one) for place, one in enumerate(value))
        else:
            yield name, value


def turned(weights: W, turns: Mapping[str, float]) -> W:
    """The weights with these numbers turned: by 0 it stays, by 0.1 it is a tenth more, by -0.1 a tenth less."""
    found: dict[str, object] = {}
    for name, value in msgspec.structs.asdict(weights).items():
        if isinstance(value, tuple):
            found[name] = tuple(turned_by(one, turns.get(f"{name}.{place}", 0.0)) for place, one in enumerate(value))
        else:
            found[name] = turned_by(value, turns.get(name, 0.0))
    return msgspec.convert(found, type(weights))


def turned_by(value: float, turn: float) -> float:
    """In proportion, so that a number keeps its sign and large ones move as easily as small ones."""
    return float(f"{value * exp(turn):.{DIGITS}g}") if turn else value


def meanings(kind: type[msgspec.Struct]) -> dict[str, str]:
    """What each number means: the words under it in the struct."""
    found, (struct,) = {}, ast.parse(dedent(inspect.getsource(kind))).body
    assert isinstance(struct, ast.ClassDef)
    for field, words in zip(struct.body, struct.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(words, ast.Expr):
            found[ast.unparse(field.target)] = ast.literal_eval(words.value)
    return found


def written(weights: msgspec.Struct, head: Sequence[str]) -> str:
    """The file: where the numbers come from, then each with its meaning."""
    meaning = meanings(type(weights))
    lines = [f"# {line}".rstrip() for line in head]
    for name, value in msgspec.structs.asdict(weights).items():
        shown = list(value) if isinstance(value, tuple) else value
        lines.append(f"{name} = {shown}  # {meaning[name]}")
    return "\n".join([*lines[: len(head)], "", *lines[len(head) :]]) + "\n"
