"""The Python of the guide runs as it stands there."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from tests.service.running import Service
from valtable.kernel.log import decode

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "client.md"


def test_the_example_of_the_guide_runs(service: Service, capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(code, str(GUIDE), "exec"), names)
    log = asyncio.run(names["main"](service.address))
    assert decode(log).end is not None
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("refused: ")
    assert said[1].startswith("points: (")
    assert said[2].startswith("wrong_link This link does not open")


def test_every_name_of_the_room_is_in_the_guide() -> None:
    import valtable.client

    text = GUIDE.read_text("utf-8")
    methods = [name for name in vars(valtable.client.Client) if not name.startswith("_")]
    told = {*valtable.client.__all__, *methods} - {"Link", "read_link", "Session", "Seat", "ClientError", "device"}
    assert [name for name in sorted(told) if f"`{name}" not in text] == []
