"""Messages and logs changed by luck: first as values, then as the text that they are written as."""

from __future__ import annotations

import json
from random import Random
from typing import Any

ODD: list[Any] = [
    None, True, False, 0, -1, 1, 0.5, -0.0, 1e308, 2**31, 2**53 + 1, 2**63, -(2**63) - 1, 2**64, 10**40, "", " ", "0",
    "\0", "\x1b[2J", "\u202e", "\u2028", "\ufeff", "ﷺ" * 20, "e\u0301", "👩‍🚀", "x" * 300, "../../etc",
    "'; DROP TABLE lines;--", "__proto__", [], {}, [[]], [None] * 50, {"": {}}, {"type": "ping"},
]  # fmt: skip
"""Values that somebody may have forgotten."""
RAW = [
    "NaN",
    "Infinity",
    "-0",
    "1e999",
    "1e-999",
    "01",
    "0x10",
    "1" * 5000,
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\u0000"',
]
RAW += ['"\x01"', '"\\x"', "'a'", "undefined", "/**/1", "[" * 400 + "]" * 400, '{"a":' * 400 + "1" + "}" * 400, ""]
"""Texts in the place of a value; most of them are no JSON."""
HOLE = "\ue000hole\ue000"
"""Stands where one of them will be written."""


def mutated(value: Any, rng: Random) -> Any:
    """The value with one thing in it changed, taken away, added, doubled or moved."""
    places = list(places_in(value))
    path = rng.choice(places)
    return replaced(value, path, rng)


def places_in(value: Any, path: tuple[Any, ...] = ()) -> Any:
    yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places_in(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from places_in(inner, (*path, index))


def replaced(value: Any, path: tuple[Any, ...], rng: Random) -> Any:
    if not path:
        return another(value, rng)
    copy = dict(value) if isinstance(value, dict) else list(value)
    first, *rest = path
    if rest or rng.random() < 0.7:
        copy[first] = replaced(copy[first], tuple(rest), rng)
    else:
        del copy[first]
    return copy


def another(value: Any, rng: Random) -> Any:
    """Something else in the place of this."""
    match value, rng.random():
        case dict(), chance if chance < 0.6:
            name = rng.choice([*value, "extra", "", "type", "key", "seat"])
            return value | {name: rng.choice(ODD)}
        case list(), chance if chance < 0.6:
            spot = rng.randrange(len(value) + 1)
            return [*value[:spot], *(value[spot : spot + 1] or [rng.choice(ODD)]), *value[spot:]]
        case str(), chance if chance < 0.5 and value:
            spot = rng.randrange(len(value))
            return (
                value[:spot]
                + rng.choice(["", value[spot:] * 2, "\0", "ñ", " ", value[spot].swapcase()])
                + value[spot + 1 :]
            )
        case bool(), chance if chance < 0.3:
            return not value
        case int() | float(), chance if chance < 0.6:
            return rng.choice([value + 1, value - 1, -value, value * 10**30, str(value), float(value)])
        case _, chance if chance < 0.75:
            return rng.choice(ODD)
    return HOLE


def written(value: Any, rng: Random) -> bytes:
    """As JSON, with a text in the place of a hole, and now and then not quite JSON any more."""
    text = json.dumps(value, ensure_ascii=rng.random() < 0.5)
    hole = json.dumps(HOLE) if json.dumps(HOLE) in text else json.dumps(HOLE, ensure_ascii=False)
    data = text.replace(hole, rng.choice(RAW)).encode()
    if rng.random() < 0.12:
        data = broken(data, rng)
    return data


def broken(data: bytes, rng: Random) -> bytes:
    """Cut, doubled, with other bytes in it, with a key twice."""
    spot = rng.randrange(len(data) + 1)
    match rng.randrange(9):
        case 0:
            return data[:spot]
        case 1:
            return (
                data[:spot] + rng.choice([b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\0"]) + data[spot:]
            )
        case 2:
            return data + data
        case 3:
            return data[:spot] + bytes(rng.randrange(256) for _ in range(rng.randrange(1, 9))) + data[spot + 4 :]
        case 4:
            return data.replace(b'"', b"'")
        case 5:
            return b"\xef\xbb\xbf" + data
        case 6:
            return data.replace(b"{", b'{"seat": 1, "type": "play", "key": 5, ', 1)
        case 7:
            return data.replace(b"}", b', "seat": 0, "type": "undo", "key": "twice"}', 1)
        case _:
            return b" \r\n\t" * rng.randrange(50) + data + b"\n"
