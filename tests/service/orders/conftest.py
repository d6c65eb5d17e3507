"""Orders wait longer here than in life: on a busy machine it may take a while until one is carried out."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.service.player import PATIENCE
from valtable.service.orders import placing, steward


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    for room in (steward, placing):
        monkeypatch.setattr(room, "LASTS", timedelta(seconds=PATIENCE))
