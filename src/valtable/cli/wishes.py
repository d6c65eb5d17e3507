"""A whole move in one line, `exchange gold: wood wood brick`, as the game's own wishes take it.

The first word is the wish, then come its fields in order; what follows the colon fills the one
that takes many, and a comma parts groups where it takes groups (`stacks: 1 6, 3`). Several notations
with `;` between them are played one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, get_args

import msgspec

from valtable.kernel.errors import Malformed
from valtable.kernel.game import AnyGame, Steps, Wish


def parse_wish(game: AnyGame, line: str) -> Wish | None:
    """The wish a line spells; None if it spells none, or a single action."""
    with suppress(Malformed):
        game.actions.parse(line)
        return None
    if ";" in line:
        return Steps(tuple(part.strip().lower() for part in line.split(";") if part.strip()))
    head, colon, tail = line.lower().partition(":")
    words = head.split()
    types: Sequence[Any] = get_args(game.wish_type) or (game.wish_type,)
    found = next((one for one in types if words and one.__struct_config__.tag == words[0]), None)
    if found is None or found is Steps or (not colon and len(words) < 3):
        return None
    raw: dict[str, object] = {"wish": words[0]}
    singles = list(words[1:])
    for field in msgspec.structs.fields(found):
        kind = msgspec.inspect.type_info(field.type)
        if isinstance(kind, msgspec.inspect.VarTupleType):
            groups = isinstance(kind.item_type, msgspec.inspect.VarTupleType)
            parts = [part.split() for part in tail.split(",") if part.strip()]
            raw[field.name] = parts if groups else [word for part in parts for word in part]
        elif singles:
            raw[field.name] = singles.pop(0)
    try:
        wish: Wish = msgspec.convert(raw, game.wish_type)
    except msgspec.ValidationError as error:
        raise Malformed(f"{line!r}", str(error)) from None
    return wish
