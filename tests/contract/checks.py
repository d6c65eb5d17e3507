"""The contract suite as a list: each check takes a kit, seats, options and a seed, and raises AssertionError."""

from __future__ import annotations

from collections.abc import Callable

from tests.contract import course, ending, knowledge, legality, luck, observing, telling, undoing
from tests.contract.walk import OptionSet
from tests.kits.base import Kit

Check = Callable[[Kit, int, OptionSet, int], None]

CHECKS: dict[str, Check] = {
    name.removeprefix("check_"): check
    for chapter in (legality, course, luck, telling, knowledge, observing, undoing, ending)
    for name, check in vars(chapter).items()
    if name.startswith("check_") and check is not knowledge.check_imagining_follows_the_exact_distribution
}
