"""Small helpers for the kernel's own tests: matches of the proving game, opened and played by hand."""

from __future__ import annotations

from pathlib import Path
from random import Random

import valtable
from tests.proving.game import Proving
from valtable import games
from valtable.kernel.components import Components
from valtable.kernel.match import Match

FERRY = (Path(__file__).parents[1] / "proving/data/1/ferry.toml").read_text(encoding="utf-8")


def proving(text: str = FERRY) -> Proving:
    """The proving game, perhaps with another box."""
    return Proving(Components("1", {"ferry.toml": text}))


def ferry(seed: int = 7, seats: int = 2, **options: object) -> Match:
    return valtable.new("proving", seats=seats, seed=seed, options=options)


def pick_any(match: Match, seat: int) -> str:
    """Bid the first card that can be; its notation."""
    notation = match.game.actions.notations[match.choices(seat)[0]]
    match.play(seat, notation)
    return notation


def bid(match: Match) -> int:
    """Everybody bids; the seat that has won the round."""
    for seat in range(match.seats):
        pick_any(match, seat)
        match.play(seat, "confirm")
    return match.decisions[0].seat


def play_on(match: Match, seed: int = 1) -> Match:
    """Random play to the end."""
    rng = Random(seed)
    while not match.is_over:
        seat = rng.choice([decision.seat for decision in match.decisions])
        match.play(seat, rng.choice(match.choices(seat)))
    return match


def load() -> Proving:
    game = games.load("proving")
    assert isinstance(game, Proving)
    return game
