"""What has changed between two screens, as few and short changes as are easy to find.

Works on plain JSON values and on structs alike, so that a screen need not be taken apart to be
compared. A change names a path and the value that is there now; one without a value takes the
element away, and later elements of a list move up. Applied in order they make the old value the
new one: `patched(old, diff(old, new)) == new`, with `client/seen.py`. Where changes would be longer
than what they change, the whole is sent instead. Equal is what Python calls equal: no place of a screen holds `true` at
one time and 1 at another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

Value = Any
Path = tuple[str | int, ...]
RawChange = list[Any]
"""`[path, value]`, or `[path]` for what is taken away."""

WRAPPING = 8
"""Brackets, commas and the like of one change, roughly."""
QUOTES = 3
"""The same of one step of a path."""
NO_LIMIT = 1 << 40
LEAVES = frozenset({int, str, bool, type(None), float})
"""Where there is nothing inside to be compared."""
encode = msgspec.json.Encoder().encode
PLAIN: dict[type[Any], tuple[str, ...]] = {}
"""What `plain_fields` has found out."""


def diff(old: Value, new: Value) -> list[RawChange]:
    found: list[RawChange] = []
    diff_at(old, new, (), found)
    return found


def diff_at(old: Value, new: Value, path: Path, found: list[RawChange]) -> None:
    """Append what has changed in the value at this path."""
    if old != new:
        _diff(old, new, path, WRAPPING + sum(len(str(step)) + QUOTES for step in path), found, NO_LIMIT)


def _diff(old: Value, new: Value, path: Path, width: int, found: list[RawChange], limit: int) -> int:
    """Append the changes below a path, whose own length is `width`; their length in bytes.

    Old and new differ. Beyond `limit` the caller sends the whole: what is found is then of no use.
    """
    whole = len(encode(new)) + width
    kind = type(new)
    if kind in LEAVES or type(old) in LEAVES:
        found.append([path, new])
        return whole
    limit, mark = min(whole, limit), len(found)
    length = limit
    if kind is type(old) and plain_fields(kind):
        length = _diff_struct(old, new, path, width, found, limit)
    elif isinstance(old, dict) and isinstance(new, dict):
        length = _diff_dict(old, new, path, width, found, limit)
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple) and old and new:
        length = _diff_list(old, new, path, width, found, limit)
    if length < limit:
        return length
    del found[mark:]
    found.append([path, new])
    return whole


def plain_fields(kind: type[Any]) -> tuple[str, ...]:
    """The fields of such values, if they are written as objects of these, no less and no more; else none."""
    known = PLAIN.get(kind)
    if known is None:
        config = kind.__struct_config__ if issubclass(kind, msgspec.Struct) else None
        is_plain = (
            config is not None
            and not config.array_like
            and config.tag is None
            and not config.omit_defaults
            and kind.__struct_encode_fields__ == kind.__struct_fields__
        )
        known = PLAIN[kind] = kind.__struct_fields__ if is_plain else ()
    return known


def _diff_struct(old: Value, new: Value, path: Path, width: int, found: list[RawChange], limit: int) -> int:
    length = 0
    for name in new.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if before != after:
            length += _diff(before, after, (*path, name), width + len(name) + QUOTES, found, limit - length)
            if length >= limit:
                break
    return length


def _diff_dict(
    old: dict[Any, Value], new: dict[Any, Value], path: Path, width: int, found: list[RawChange], limit: int
) -> int:
    length = 0
    for key in old.keys() - new.keys():
        found.append([(*path, str(key))])
        length += width + len(str(key)) + QUOTES
    for key, value in new.items():
        step = str(key)  # JSON has no other keys
        longer = width + len(step) + QUOTES
        if key not in old:
            found.append([(*path, step), value])
            length += len(encode(value)) + longer
        elif old[key] != value:
            length += _diff(old[key], value, (*path, step), longer, found, limit - length)
        if length >= limit:
            break
    return length


def _diff_list(
    old: Sequence[Value], new: Sequence[Value], path: Path, width: int, found: list[RawChange], limit: int
) -> int:
    """Elements taken out where the lists part, then element by element, then what is appended."""
    length, longer = 0, width + 2 + QUOTES
    if len(old) > len(new):
        start, surplus = _common_start(old, new), len(old) - len(new)
        found += [[(*path, start)] for _ in range(surplus)]
        length += surplus * longer
        old = [*old[:start], *old[start + surplus :]]
    for index, after in enumerate(new):
        if length >= limit:
            break
        if index >= len(old):
            found.append([(*path, index), after])
            length += len(encode(after)) + longer
        elif old[index] != after:
            length += _diff(old[index], after, (*path, index), longer, found, limit - length)
    return length


def _common_start(old: Sequence[Value], new: Sequence[Value]) -> int:
    for index, after in enumerate(new):
        if old[index] != after:
            return index
    return len(new)
