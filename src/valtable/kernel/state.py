"""States as data: encoding, decoding and the digest of what lies on the table.

A game's state is a final slotted class of ints and lists. Its fields are named once, in the body of
the class; `make generated` writes from them what is fast and tedious: `__slots__`, `__init__`, `copy`,
and `FIELDS`, every field with its type in the order of `__init__`, save `box` (component data) and
`options`, both shared and never changed. Everything that is hidden and unordered is kept sorted, so
that equal tables have equal digests.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, ClassVar, Self

import msgspec
from mypy_extensions import mypyc_attr

from valtable.kernel.errors import Malformed


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every game's state."""

    __slots__ = ()
    FIELDS: ClassVar[dict[str, Any]] = {}

    def copy(self) -> Self:
        """An independent table; component data is shared."""
        raise NotImplementedError

    def fields(self) -> dict[str, object]:
        """The fields as they are encoded."""
        return {name: getattr(self, name) for name in self.FIELDS}


def dump(state: State) -> dict[str, object]:
    """The state's fields as plain values, ready to be written as JSON."""
    return state.fields()


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
