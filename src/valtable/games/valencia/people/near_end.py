"""What tells that the end is near: the last round."""

from __future__ import annotations

from valtable.games.valencia.box.components import Box
from valtable.games.valencia.sight.view import ValenciaView
from valtable.kernel.standing import Near


def near_end(box: Box, view: ValenciaView) -> Near | None:
    return Near("last-round") if view.round == box.rounds - 1 and not view.is_over else None
