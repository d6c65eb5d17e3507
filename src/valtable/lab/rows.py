"""A row per game in a file: JSON lines by ourselves, Parquet by polars where it is installed."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from io import BytesIO

import msgspec

from valtable.lab.playing import Played

LINES, PARQUET = ".jsonl", ".parquet"


def can_write_parquet() -> bool:
    """Whether the extra `lab` is installed."""
    return find_spec("polars") is not None


def rows(played: Sequence[Played], suffix: str) -> bytes:
    """The games as the contents of such a file."""
    return parquet(played) if suffix == PARQUET else msgspec.json.Encoder().encode_lines(played)


def parquet(played: Sequence[Played]) -> bytes:
    """A column for each field, always of the same type."""
    import polars

    columns = {
        "seed": polars.Int64(),
        "bots": polars.List(polars.String()),
        "points": polars.List(polars.Int64()),
        "winners": polars.List(polars.Int64()),
        "reason": polars.String(),
        "decisions": polars.Int64(),
        "offered": polars.Int64(),
        "digest": polars.String(),
        "missed": polars.List(polars.Int64()),
    }
    file = BytesIO()
    polars.DataFrame([msgspec.to_builtins(game) for game in played], schema=columns).write_parquet(file)
    return file.getvalue()
