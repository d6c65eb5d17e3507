"""A log that somebody brings is shown, or refused with a word: whatever stands in it."""

from __future__ import annotations

import pytest

from tests.service.fuzz.bringing import bring_many
from tests.service.fuzz.ears import no_fault
from tests.service.fuzz.siege import PEOPLE
from tests.service.running import Service


@pytest.mark.parametrize("seed", [1])
def test_whatever_stands_in_a_log_is_shown_or_refused(service: Service, seed: int) -> None:
    for game in PEOPLE:
        with no_fault():
            found = bring_many(service, game, 20, seed)
        assert min(found[201], found[400]) > 1, found
