"""A screen ready to be compared: cut into parts, which from move to move mostly stay as they are.

Games make the same thing of the same values (a card with a price, so many coins) only once, so that comparing two
equal parts is hardly more than seeing that the same objects lie in them. Only in a part that has changed it is sought
what has changed, and that once for all who see this change. Parts are the places of the table, the fields of the view,
and the screen's other fields.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from valtable.service.live.diff import Path, RawChange, diff_at, plain_fields
from valtable.service.protocol import Screen

TABLE, VIEW = "table", "view"
OTHERS = tuple(name for name in Screen.__struct_fields__ if name not in (TABLE, VIEW))
ENCODER = msgspec.json.Encoder()
Paths = tuple[Path, ...]


class Found:
    """What was found to have changed in parts, for all viewers of one move.

    Known by what is written before and after: whoever has seen the same and now sees the same is told the same, and
    nobody's part is ever told to another who sees anything else there.
    """

    __slots__ = ("_changes",)

    def __init__(self) -> None:
        self._changes: dict[tuple[Path, bytes, bytes], list[RawChange]] = {}

    def between(self, path: Path, old: Any, new: Any) -> list[RawChange]:
        key = path, ENCODER.encode(old), ENCODER.encode(new)
        found = self._changes.get(key)
        if found is None:
            found = self._changes[key] = []
            diff_at(old, new, path, found)
        return found


class Compared:
    """A screen with its parts. It never changes."""

    __slots__ = ("_parts", "_paths", "screen")

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        view, places = screen.view, screen.table.places
        fields = plain_fields(type(view))
        self._paths = paths_of(len(places), fields)
        self._parts = [
            *places,
            *([getattr(view, name) for name in fields] if fields else [view]),
            *(getattr(screen, name) for name in OTHERS),
        ]

    def changes_to(self, new: Compared, known: Found) -> list[RawChange]:
        """What makes this screen the new one; as `diff` finds it, part by part."""
        paths, before, after = new._paths, self._parts, new._parts
        changes: list[RawChange] = []
        if len(before) != len(after):  # places have come or gone: they are compared as one part
            old, now = self.screen.table, new.screen.table
            changes += known.between((TABLE,), old, now)
            before, after = before[len(old.places) :], after[len(now.places) :]
            paths = paths[len(now.places) :]
        for path, part, other in zip(paths, before, after, strict=True):
            if part is not other and part != other:
                changes += known.between(path, part, other)
        return changes


@lru_cache
def paths_of(places: int, fields: tuple[str, ...]) -> Paths:
    """Where the parts lie, in their order."""
    found: list[Path] = [(TABLE, "places", n) for n in range(places)]
    found += [(VIEW, name) for name in fields] or [(VIEW,)]
    return (*found, *((name,) for name in OTHERS))
