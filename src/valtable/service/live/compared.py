"""A screen ready to be compared: cut into parts, each known by the hash of what it is written as.

From move to move most parts stay as they are, and two equal hashes are all that this costs; only in a part that has
changed it is sought what has changed. Parts are the places of the table, the fields of the view, and the screen's
other fields.
"""

from __future__ import annotations

from typing import Any

import msgspec

from valtable.service.live.diff import Path, RawChange, diff, diff_at, is_plain
from valtable.service.protocol import Screen

TABLE, VIEW = "table", "view"
OTHERS = tuple(name for name in Screen.__struct_fields__ if name not in (TABLE, VIEW))
ENCODER = msgspec.json.Encoder()


class Compared:
    """A screen with the hashes of its parts. It never changes."""

    __slots__ = ("_hashes", "screen")

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._hashes = [hash(ENCODER.encode(part)) for _, part in parts_of(screen)]

    def changes_to(self, new: Compared) -> list[RawChange]:
        """What makes this screen the new one; as `diff` finds it, part by part."""
        before, after = parts_of(self.screen), parts_of(new.screen)
        if [path for path, _ in before] != [path for path, _ in after]:
            return diff(self.screen, new.screen)  # another number of places: rare
        found: list[RawChange] = []
        for (path, old), (_, part), was, now in zip(before, after, self._hashes, new._hashes, strict=True):
            if was != now:
                diff_at(old, part, path, found)
        return found


def parts_of(screen: Screen) -> list[tuple[Path, Any]]:
    """The parts with their paths, always in the same order."""
    parts: list[tuple[Path, Any]] = [((TABLE, "places", n), place) for n, place in enumerate(screen.table.places)]
    if is_plain(screen.view):
        parts += [((VIEW, name), getattr(screen.view, name)) for name in screen.view.__struct_fields__]
    else:
        parts.append(((VIEW,), screen.view))
    parts += [((name,), getattr(screen, name)) for name in OTHERS]
    return parts
