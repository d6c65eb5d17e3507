"""A whole move in one line, `exchange gold: wood wood brick`, as the game's own wishes take it.

The first word is the wish, then come its fields in order; what follows the colon fills the one
that takes many, and a comma parts groups where it takes groups (`stacks: 1 6, 3`). Where all it takes
is one such list, the colon may be left out, and a semicolon is as good as a comma. Several notations
with `;` between them are played one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, get_args

import msgspec

from valtable.kernel.errors import Malformed
from valtable.kernel.game import AnyGame
from valtable.kernel.values import Steps, Wish


def parse_wish(game: AnyGame, line: str) -> Wish | None:
    """The wish a line spells; None if it spells none that can be read, or a single action."""
    with suppress(Malformed):
        game.actions.parse(line)
        return None
    tag, colon, tail = line.lower().partition(":")
    tag, _, rest = (tag if colon else line.lower()).strip().partition(" ")
    types: Sequence[Any] = get_args(game.wish_type) or (game.wish_type,)
    found = next((one for one in types if one.__struct_config__.tag == tag), None)
    if found is not None and found is not Steps and takes_groups(found) and not (colon and rest):
        colon, tail, rest = ":", (tail if colon else rest).replace(";", ","), ""
    elif ";" in line:
        return Steps(tuple(part.strip().lower() for part in line.split(";") if part.strip()))
    if found is None or found is Steps or (not colon and len(rest.split()) < 2):
        return None
    raw: dict[str, object] = {"wish": tag}
    singles = rest.split()
    for field in msgspec.structs.fields(found):
        kind = msgspec.inspect.type_info(field.type)
        if isinstance(kind, msgspec.inspect.VarTupleType):
            groups = isinstance(kind.item_type, msgspec.inspect.VarTupleType)
            parts = [part.split() for part in tail.split(",") if part.strip()]
            raw[field.name] = parts if groups else [word for part in parts for word in part]
        elif singles:
            raw[field.name] = singles.pop(0)
    try:
        wish: Wish = msgspec.convert(raw, game.wish_type, strict=False)
    except msgspec.ValidationError:
        return None
    return wish


def takes_groups(wish: Any) -> bool:
    """Whether the first thing a wish takes is a list of lists."""
    kind = msgspec.inspect.type_info(msgspec.structs.fields(wish)[0].type)
    if not isinstance(kind, msgspec.inspect.VarTupleType):
        return False
    return isinstance(kind.item_type, msgspec.inspect.VarTupleType)
