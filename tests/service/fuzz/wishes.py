"""Composed moves that fit a game's types, and seldom its rules."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import inspect


def any_wish(kind: Any, rng: Random, words: list[str]) -> Any:
    return made(inspect.type_info(kind), rng, words)


def made(kind: inspect.Type, rng: Random, words: list[str]) -> Any:
    """A value of this type: names from the table where it wants a text, small numbers where it wants one."""
    match kind:
        case inspect.UnionType():
            return made(rng.choice(kind.types), rng, words)
        case inspect.StructType():
            fields = {field.encode_name: made(field.type, rng, words) for field in kind.fields}
            return {kind.tag_field: kind.tag} | fields if kind.tag_field else fields
        case inspect.VarTupleType() | inspect.ListType():
            return [made(kind.item_type, rng, words) for _ in range(rng.randrange(4))]
        case inspect.TupleType():
            return [made(item, rng, words) for item in kind.item_types]
        case inspect.LiteralType():
            return rng.choice(kind.values)
        case inspect.StrType():
            return rng.choice(words)
        case inspect.IntType():
            return rng.randrange(-1, 25)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.NoneType():
            return None
    raise AssertionError(f"no value of {kind} is known here")


def words_in(offers: list[Any]) -> list[str]:
    """Every name that is spoken of in what is offered."""
    found = {"nothing"}
    for offer in offers:
        found |= {offer["notation"], *offer["notation"].split(), *offer["touches"]}
        found |= {value for value in offer["args"].values() if isinstance(value, str)}
    return sorted(found)
