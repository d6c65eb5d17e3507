"""Datasets: games between bots with all their decisions, in a folder of Parquet files (docs/guide/datasets.md).

Read in this order: `recording` (what is written down of a game), `columns` (how a part is written), `folder` (what is
there already), `running`.
"""
