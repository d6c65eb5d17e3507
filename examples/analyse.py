"""What a dataset tells about who plays in it. Needs the extra `lab`.

valtable simulate valletta --players 2 --bots greedy,random --games 50 --out games
python examples/analyse.py games
"""

import json
import pathlib
import sys

import polars as pl


def main(folder):
    folder = pathlib.Path(folder)
    about = json.loads((folder / "dataset.json").read_bytes())
    kinds = pl.Series([notation.split()[0] for notation in about["actions"]])
    seen = pl.scan_parquet(folder / "decisions" / "*.parquet")
    seats = (
        seen.group_by("seat")
        .agg(
            pl.col("game").n_unique().alias("games"),
            (pl.len() / pl.col("game").n_unique()).alias("decisions a game"),
            pl.col("choices").list.len().mean().alias("choices"),
            pl.col("won").mean(),
            pl.col("ahead").mean(),
        )
        .sort("seat")
        .collect()
    )
    what = (
        seen.select("seat", "action", "won")
        .collect()
        .with_columns(kind=kinds.gather(seen.select("action").collect()["action"]))
        .group_by("seat", "kind")
        .agg(pl.len().alias("times"), pl.col("won").mean())
        .sort("seat", "times", descending=[False, True])
    )
    print(f"{about['game']}, {about['players']} players: {', '.join(about['bots'])}")
    print(seats)
    print(what)
    return seats, what


if __name__ == "__main__":
    main(sys.argv[1])
