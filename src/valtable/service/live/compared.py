"""A screen ready to be compared: cut into parts, which from move to move mostly stay as they are.

Games make the same place of the same values (a hand, a pile of so many cards) only once, so that comparing two equal
parts is hardly more than seeing that they are the same object. Only in a part that has changed it is sought what has
changed, and that once for all who see this change. Parts are the places of the table, the fields of the view, and the
screen's other fields. Whoever sees the same keeps the same object: four who look on need little more room than one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from valtable.kernel.table import Table
from valtable.service.live.diff import Path, RawChange, diff_at, plain_fields
from valtable.service.protocol import Screen

TABLE, VIEW = "table", "view"
OTHERS = tuple(name for name in Screen.__struct_fields__ if name not in (TABLE, VIEW))
Paths = tuple[Path, ...]


class Found:
    """What was found to have changed in parts, for all viewers of one move.

    Known by the parts before and after: whoever has seen the same and now sees the same is told the same, and nobody's
    part is ever told to another who sees anything else there.
    """

    __slots__ = ("_changes", "_seen")

    def __init__(self) -> None:
        self._seen: dict[Path, list[Any]] = {}
        self._changes: dict[tuple[Path, int, int], tuple[Any, Any, list[RawChange]]] = {}
        """By what the parts are, not by what is in them; they are kept here, so that no other can take their place."""

    def same(self, path: Path, part: Any) -> Any:
        """This part, or the equal one that another viewer has at this path already."""
        seen = self._seen.setdefault(path, [])
        for known in seen:
            if known is part or known == part:
                return known
        seen.append(part)
        return part

    def between(self, path: Path, old: Any, new: Any) -> list[RawChange]:
        key = path, id(old), id(new)
        known = self._changes.get(key)
        if known is not None:
            return known[2]
        changes: list[RawChange] = []
        diff_at(old, new, path, changes)
        self._changes[key] = old, new, changes
        return changes


class Compared:
    """A screen with its parts."""

    __slots__ = ("_parts", "_places", "_view")

    def __init__(self, screen: Screen, like: Compared | None = None) -> None:
        """`like`: what somebody else sees; whatever is equal there is shared with it."""
        self._view = type(screen.view)
        self._parts = parts_of(screen)
        self._places = len(screen.table.places)
        if like is not None and like._places == self._places:
            pairs = zip(like._parts, self._parts, strict=True)
            self._parts = [known if known == part else part for known, part in pairs]

    @property
    def screen(self) -> Screen:
        """The whole of it."""
        parts, places = iter(self._parts), self._places
        table = Table(tuple([next(parts) for _ in range(places)]))
        fields = plain_fields(self._view)
        view = self._view(**{name: next(parts) for name in fields}) if fields else next(parts)
        return Screen(table=table, view=view, **dict(zip(OTHERS, parts, strict=True)))

    def change(self, screen: Screen, known: Found) -> list[RawChange]:
        """Become this screen; what makes the old one the new one, as `diff` finds it, part by part."""
        before, after = self._parts, parts_of(screen)
        places, fields = len(screen.table.places), plain_fields(self._view)
        changes: list[RawChange] = []
        if places == self._places:
            begin = 0
        else:  # places have come or gone: they are compared as one part
            old, table = known.same((TABLE,), self.screen.table), known.same((TABLE,), screen.table)
            changes += known.between((TABLE,), old, table)
            before = [*table.places, *before[self._places :]]
            after[:places] = table.places
            begin, self._places = places, places
        paths = paths_of(places, fields)
        for index in range(begin, len(after)):
            part, now = before[index], after[index]
            if part is now:
                continue
            if part == now:
                after[index] = part
            else:
                after[index] = now = known.same(paths[index], now)
                changes += known.between(paths[index], part, now)
        self._parts = after
        return changes


def parts_of(screen: Screen) -> list[Any]:
    view, fields = screen.view, plain_fields(type(screen.view))
    return [
        *screen.table.places,
        *([getattr(view, name) for name in fields] if fields else [view]),
        *[getattr(screen, name) for name in OTHERS],
    ]


@lru_cache
def paths_of(places: int, fields: tuple[str, ...]) -> Paths:
    """Where the parts lie, in their order."""
    found: list[Path] = [(TABLE, "places", n) for n in range(places)]
    found += [(VIEW, name) for name in fields] or [(VIEW,)]
    return (*found, *((name,) for name in OTHERS))
