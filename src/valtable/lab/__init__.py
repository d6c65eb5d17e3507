"""The lab: many games at once, who wins them, and how fast they are played.

Read in this order: `setting`, `playing` (one game), `executor`, `simulate`, `arena`, `intervals`;
then `speed` and `rounds` for benchmarks.
"""
