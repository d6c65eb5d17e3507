"""Dice for positions: luck that a test decides."""

from __future__ import annotations

from valtable.kernel.chance import Chance


class Loaded(Chance):
    """Dice that fall as told, stream by stream; what is not told falls on 0."""

    def __init__(self, **outcomes: list[int]) -> None:
        self.outcomes = {name.replace("_", ":"): list(values) for name, values in outcomes.items()}

    def below(self, stream: str, n: int) -> int:
        values = self.outcomes.get(stream)
        value = values.pop(0) if values else 0
        assert 0 <= value < n, f"{stream} must be below {n}, not {value}"
        return value
