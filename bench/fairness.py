"""What we do for our own games is done for the Python peers, too."""

from __future__ import annotations

import gc


def collect_seldom() -> None:
    """Look for cycles of garbage seldom, as `valtable.lab.collecting` does in processes that play games."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)
