"""What tells that the end is near: the last round."""

from __future__ import annotations

from valtable.games.valencia.box.components import Box
from valtable.games.valencia.sight.view import ValenciaView
from valtable.kernel.standing import Near


def near_end(box: Box, view: ValenciaView) -> Near | None:
    return Near("last-round") if view.round + 1 >= box.rounds and not view.is_over else None
