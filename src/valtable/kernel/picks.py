"""What a person can pick from where a game is set up: the values of an option, or names of one's own choice."""

from __future__ import annotations

from typing import Any

import msgspec


class PickName(msgspec.Struct, frozen=True):
    """A name that an option may hold, joined by `+` to others: the thing it stands for, the option it comes with,
    and the group of which only one is picked."""

    name: str
    thing: str
    needs: str = ""
    group: str = ""


class Picks(msgspec.Struct, frozen=True):
    """The names of one option, and how many of them at most."""

    names: list[PickName]
    most: int


def listed_values(type_: Any) -> list[object]:
    """The values that an option's type lists; none where it takes any number or text."""
    described = msgspec.inspect.type_info(type_)
    parts = described.types if isinstance(described, msgspec.inspect.UnionType) else (described,)
    values: list[object] = []
    for part in parts:
        if isinstance(part, msgspec.inspect.BoolType):
            values += [False, True]
        elif isinstance(part, msgspec.inspect.LiteralType):
            values += part.values
    return values
