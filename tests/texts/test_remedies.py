"""A refusal says what to do instead, in every language."""

from __future__ import annotations

import pytest

from tests.contract.ftl import COMMON, LANGUAGES, messages

TITLES = (COMMON, "valdora", "valencia", "valeria", "valletta")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_refusal_has_a_remedy(title: str, language: str) -> None:
    texts = messages(title, language)
    refusals = [key for key in texts if key.startswith("refusal-") and "." not in key]
    assert [key for key in refusals if f"{key}.remedy" not in texts] == []
