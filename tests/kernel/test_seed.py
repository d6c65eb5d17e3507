"""Seeds and commitments, pinned: old logs are verified by them for ever."""

from __future__ import annotations

from valtable.kernel.seed import SECRET_BYTES, chosen, commitment, mix

SECRET = bytes(range(32))


def test_the_commitment_is_pinned() -> None:
    assert commitment(SECRET) == "0a905f6efc911569ef1724e517ccd90d00ed7750a7f3845bcd99b5a08f1576f6"


def test_the_mixed_seed_is_pinned() -> None:
    assert mix(SECRET, []).hex() == "7f3e749a9f7776a9e62484c6cc8a85b06dac172e881b535c675239106f50a4ee"
    assert mix(SECRET, ["a", "bc"]).hex() == "8df5b255c59302fa40918ba5e4a36329f766e8853bbe153a1fb1a7309ef3b4c8"


def test_a_chosen_seed_is_pinned() -> None:
    assert chosen(7).hex() == "0488f23fd2f50f920dc2e751d34129cce92f545bc6e4cfd31c36bb302766e39a"
    assert len(chosen(7)) == SECRET_BYTES


def test_every_contribution_and_its_place_counts() -> None:
    given = [[], [""], ["", ""], ["ab", "c"], ["a", "bc"], ["bc", "a"], ["abc"]]
    assert len({mix(SECRET, values) for values in given}) == len(given)


def test_neither_hash_shows_the_secret() -> None:
    assert SECRET.hex() not in commitment(SECRET) + mix(SECRET, []).hex()
    assert commitment(SECRET) != commitment(bytes(32))
