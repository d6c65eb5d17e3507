"""python-chess, random legal play: one measurement, printed as JSON.

Runs in the peers' environment (`make bench`), so it imports nothing of ours. A game ends by the
rules that need no claim, or after 400 half-moves: random kings wander for ever.
"""

from __future__ import annotations

import json
import sys
from random import Random
from time import process_time

import chess
from fairness import collect_seldom

EXPECTED = "1.11.2"
LIMIT = 400


def play(rng: Random, kept: list[chess.Board] | None = None) -> tuple[int, int]:
    """One game: its half-moves, and how many moves there were to choose from in all."""
    board = chess.Board()
    plies = offered = 0
    while plies < LIMIT:
        legal = list(board.legal_moves)
        if not legal or board.is_insufficient_material():
            break
        plies += 1
        offered += len(legal)
        if kept is not None:
            kept.append(board.copy(stack=False))
        board.push(legal[int(rng.random() * len(legal))])
    return plies, offered


def random_play(seconds: float, rng: Random) -> dict[str, float]:
    """Whole games for about so many CPU seconds."""
    decisions = offered = games = 0
    start, spent = process_time(), 0.0
    while spent < seconds:
        some, choices = play(rng)
        decisions += some
        offered += choices
        games += 1
        spent = process_time() - start
    return {
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
        "decisions_per_game": decisions / games,
        "mean_choices": offered / decisions,
    }


def copies(seconds: float, rng: Random) -> float:
    """Copies per CPU second over the positions of one game, without the moves that led there."""
    found: list[chess.Board] = []
    play(rng, found)
    done, start, spent = 0, process_time(), 0.0
    while spent < seconds:
        for board in found:
            board.copy(stack=False)
        done += len(found)
        spent = process_time() - start
    return done / spent


def main(seconds: float, seed: int) -> None:
    if chess.__version__ != EXPECTED:
        sys.exit(f"python-chess {chess.__version__} is installed, {EXPECTED} is what we compare with")
    rng = Random(seed)
    collect_seldom()
    figures = random_play(seconds, rng)
    print(json.dumps(figures | {"copies_per_second": copies(seconds / 3, rng)}))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
