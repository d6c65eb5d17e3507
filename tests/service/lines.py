"""What was told to the log, as a program reads it: the words and the fields beside them."""

from __future__ import annotations

from typing import Any

import pytest


def lines(caplog: pytest.LogCaptureFixture, words: str = "") -> list[dict[str, Any]]:
    """Every line, or those with these words, as its fields and the `event`."""
    found = [{"event": record.getMessage(), **getattr(record, "fields", {})} for record in caplog.records]
    return [line for line in found if words in line["event"]]
