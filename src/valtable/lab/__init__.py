"""The lab: many games at once, who wins them, and how fast they are played.

Read in this order: `setting`, `playing` (one game), `executor`, `simulate`, `arena`, `intervals`;
then for benchmarks `speed` and `questions` (one measurement), `growth`, `rounds`, `peers`, `summary`,
`benchmark`, and `page` for what is written of it.
"""
