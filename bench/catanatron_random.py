"""Catanatron, four random players: one measurement, printed as JSON.

Runs in the peers' environment (`make bench`), so it imports nothing of ours. As catanatron itself
counts: every tick is a decision, forced ones too; `real_decisions_per_game` leaves these out.
"""

from __future__ import annotations

import json
import random
import sys
from importlib.metadata import version
from time import process_time

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from fairness import collect_seldom

EXPECTED = "3.2.1"
COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in COLORS], seed=seed)


def is_running(game: Game) -> bool:
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def random_play(seconds: float, seed: int) -> dict[str, float]:
    """Whole games for about so many CPU seconds; counting must cost next to nothing."""
    ticks = offered = real = games = 0
    start, spent = process_time(), 0.0
    while spent < seconds:
        game = new_game(seed * 1_000_003 + games + 1)
        while is_running(game):
            count = len(game.state.playable_actions)
            offered += count
            if count > 1:
                real += 1
            game.play_tick()
            ticks += 1
        games += 1
        spent = process_time() - start
    return {
        "decisions_per_second": ticks / spent,
        "games_per_second": games / spent,
        "decisions_per_game": ticks / games,
        "real_decisions_per_game": real / games,
        "mean_choices": offered / ticks,
    }


def copies(seconds: float, seed: int) -> float:
    """Copies per CPU second over the positions of one game."""
    game = new_game(seed)
    positions = []
    while is_running(game):
        if random.random() < 0.05:
            positions.append(game.copy())
        game.play_tick()
    done, start, spent = 0, process_time(), 0.0
    while spent < seconds:
        for position in positions:
            position.copy()
        done += len(positions)
        spent = process_time() - start
    return done / spent


def main(seconds: float, seed: int) -> None:
    found = version("catanatron")
    if found != EXPECTED:
        sys.exit(f"catanatron {found} is installed, {EXPECTED} is what we compare with")
    collect_seldom()
    figures = random_play(seconds, seed)
    print(json.dumps(figures | {"copies_per_second": copies(seconds / 3, seed)}))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
