"""The lab: many games at once, who wins them, and how fast they are played.

Read in this order: `setting`, `playing` and `fixture` (one game), `work` (many of them, whoever does it), `simulate`,
`arena`, `intervals`, `rows`, `balance`, `calibration`, `rating`, `tuning`; then for benchmarks `speed` and `questions`
(one measurement), `growth`, `rounds`, `peers`, `summary`, `benchmark`, and `page` for what is written of it.
"""
