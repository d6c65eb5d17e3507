"""What single numbers of a block stand for."""

from __future__ import annotations

from collections.abc import Sequence

from valtable.games.valdora.box.actions import GEMS, KINDS
from valtable.games.valdora.box.components import COIN, COMMISSION, Box


def gems(box: Box, seats: int) -> Sequence[str]:
    return GEMS


def kinds(box: Box, seats: int) -> Sequence[str]:
    return KINDS


def crests(box: Box, seats: int) -> Sequence[str]:
    return box.crests


def spaces(box: Box, seats: int) -> Sequence[str]:
    return box.spaces


def slots(box: Box, seats: int) -> Sequence[str]:
    return [str(slot) for slot in range(box.max_open)]


def face_name(box: Box, face: int) -> str:
    """Equipment by its kind; a commission by crest, request and points, which are all it says."""
    if face < COMMISSION:
        return KINDS[face]
    wants = [*GEMS, "coin"]
    assert wants[COIN] == "coin"
    return "-".join((box.crests[box.crest[face]], *[wants[gem] for gem in box.wants[face]], str(box.points[face])))


def commissions(box: Box, seats: int) -> Sequence[str]:
    return [face_name(box, face) for face in range(COMMISSION, len(box.crest))]


def pages(box: Box, seats: int) -> Sequence[str]:
    """Each page by its set and its two faces."""
    fronts, backs, sets = box.recto, box.verso, box.set_of
    return [
        f"{box.sets[sets[page]]}:{face_name(box, fronts[page])}/{face_name(box, backs[page])}"
        for page in range(len(sets))
    ]
