"""A part of a dataset as two Parquet files: its games, and the decisions of all of them. Needs polars (extra `lab`)."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Final

import msgspec

from valtable.lab.dataset.recording import Recorded, shares

if TYPE_CHECKING:  # polars is loaded by whoever writes
    import polars

COMPRESSION: Final = "zstd"


def games_of(first: int, recorded: Sequence[Recorded]) -> bytes:
    """A row for each game: its number, all that `--out games.parquet` writes, and how it was played."""
    import polars as pl

    schema: dict[str, polars.DataType] = {
        "game": pl.Int64(),
        "seed": pl.Int64(),
        "bots": pl.List(pl.String()),
        "points": pl.List(pl.Int64()),
        "winners": pl.List(pl.Int64()),
        "reason": pl.String(),
        "decisions": pl.Int64(),
        "offered": pl.Int64(),
        "digest": pl.String(),
        "missed": pl.List(pl.Int64()),
        "seconds": pl.Float64(),
        "build": pl.String(),
    }
    rows = [
        {"game": number, **msgspec.to_builtins(one.game.played), "seconds": one.game.seconds, "build": one.game.build}
        for number, one in enumerate(recorded, first)
    ]
    return written(pl.DataFrame(rows, schema=schema))


def decisions_of(first: int, recorded: Sequence[Recorded], features: int) -> bytes:
    """A row for each decision between two or more actions, in the order of the games and within them of play."""
    import polars as pl

    columns: dict[str, list[object]] = {
        name: [] for name in ("game", "decision", "seat", "choices", "action", "won", "ahead")
    }
    seen: list[bytes] = []
    for number, one in enumerate(recorded, first):
        became = shares(one.game.played.points, one.game.played.winners)
        for at, made in enumerate(one.decisions):
            share = became[made.seat]
            row = (number, at, made.seat, made.choices, made.action, share.won, share.ahead)
            for column, value in zip(columns.values(), row, strict=True):
                column.append(value)
            seen.append(made.observation)
    table = pl.DataFrame(
        {**columns, "observation": seen},
        schema={
            "game": pl.Int64(),
            "decision": pl.Int32(),
            "seat": pl.Int8(),
            "choices": pl.List(pl.Int32()),
            "action": pl.Int32(),
            "won": pl.Float32(),
            "ahead": pl.Int32(),
            "observation": pl.Binary(),
        },
    )
    numbers = pl.Array(pl.Float32(), features)
    return written(table.with_columns(pl.col("observation").bin.reinterpret(dtype=numbers, endianness="little")))


def written(table: polars.DataFrame) -> bytes:
    file = BytesIO()
    table.write_parquet(file, compression=COMPRESSION)
    return file.getvalue()
