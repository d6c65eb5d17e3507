"""States as data: encoding, decoding and the digest of what lies on the table.

A game's state is a final slotted class of ints and lists. Its `FIELDS` name every field with its
type, in the order its `__init__` takes them after `box` (component data) and `options`, both
shared and never changed. Everything that is hidden and unordered is kept sorted, so that
equal tables have equal digests.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, ClassVar, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from valtable.kernel.errors import Malformed


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every game's state."""

    __slots__ = ()
    FIELDS: ClassVar[dict[str, Any]] = {}


S = TypeVar("S", bound=State)


def duplicate(state: S) -> S:
    """The same state once more, field by field; lists are copied as deep as they go, frames are shared."""
    box, options = (getattr(state, name) for name in ("box", "options"))
    make: Any = type(state)
    copied: S = make(box, options, *(fresh(getattr(state, name)) for name in state.FIELDS))
    return copied


def fresh(value: object) -> object:
    return [fresh(item) for item in value] if isinstance(value, list) else value


def dump(state: State) -> dict[str, object]:
    """The state's fields as plain values, ready to be written as JSON."""
    return {name: getattr(state, name) for name in state.FIELDS}


def encode(state: State) -> bytes:
    return msgspec.json.encode(dump(state))


def digest(state: State) -> str:
    """Equal for equal tables, whatever the way there."""
    return blake2b(encode(state), digest_size=16).hexdigest()


def decode_fields(type_: type[State], data: bytes) -> list[object]:
    """The values for `__init__`, strictly typed: no field missing, none unknown."""
    try:
        raw = msgspec.json.decode(data, type=dict[str, object])
        if raw.keys() != type_.FIELDS.keys():
            raise Malformed("state", f"the fields must be {', '.join(type_.FIELDS)}")
        return [msgspec.convert(raw[name], expected) for name, expected in type_.FIELDS.items()]
    except msgspec.MsgspecError as error:
        raise Malformed("state", str(error)) from None
