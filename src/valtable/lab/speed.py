"""How fast a game is played: one measurement, in a process of its own.

`python -m valtable.lab.speed PLACE PLAYERS SECONDS SEED BUILD` prints it as JSON. All figures are per
CPU second of this process, so other work on the machine matters little.
"""

from __future__ import annotations

import sys
from time import process_time

import msgspec

from valtable import games
from valtable.bots import make_bot
from valtable.kernel.chance import FastChance
from valtable.kernel.game import AnyGame
from valtable.kernel.play import NOBODY, advance
from valtable.kernel.state import State
from valtable.lab.build import require_build
from valtable.lab.playing import Sitting
from valtable.lab.setting import derive


class Speed(msgspec.Struct, frozen=True):
    """Decisions are those with at least two choices; forced steps cost time and do not count."""

    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    mean_choices: float
    copies_per_second: float
    recorded_decisions_per_second: float = 0.0
    """The same play through recorded luck and log, as `valtable simulate` does it."""


def measure(game: AnyGame, players: int, seconds: float, seed: int) -> Speed:
    """Random play for about so many CPU seconds, then copies and recorded play for a third as many each."""
    decisions, offered, played, spent = random_play(game, players, seconds, seed)
    return Speed(
        decisions_per_second=decisions / spent,
        games_per_second=played / spent,
        decisions_per_game=decisions / played,
        mean_choices=offered / decisions,
        copies_per_second=copies(game, players, seconds / 3, seed),
        recorded_decisions_per_second=recorded_play(game, players, seconds / 3, seed),
    )


def random_play(game: AnyGame, players: int, seconds: float, seed: int) -> tuple[int, int, int, float]:
    """Whole random games in the kernel's fast loop: decisions, choices offered, games, CPU seconds."""
    options, chance = game.decode_options(dict(game.bot_options)), FastChance(seed)
    decisions = offered = played = 0
    start, spent = process_time(), 0.0
    while spent < seconds:
        state: State = game.setup(options, players, chance)
        seat, choices = advance(game, state, chance)
        while seat != NOBODY:
            count = len(choices)
            if count > 1:
                decisions += 1
                offered += count
            game.apply(state, seat, choices[chance.below("", count)], chance, None)
            seat, choices = advance(game, state, chance)
        played += 1
        spent = process_time() - start
    return decisions, offered, played, spent


def copies(game: AnyGame, players: int, seconds: float, seed: int) -> float:
    """Copies per CPU second of the states of one random game."""
    chance = FastChance(seed)
    state: State = game.setup(game.decode_options(dict(game.bot_options)), players, chance)
    states: list[State] = []
    seat, choices = advance(game, state, chance)
    while seat != NOBODY:
        states.append(game.copy(state))
        game.apply(state, seat, choices[chance.below("", len(choices))], chance, None)
        seat, choices = advance(game, state, chance)
    done, start, spent = 0, process_time(), 0.0
    while spent < seconds:
        for state in states:
            game.copy(state)
        done += len(states)
        spent = process_time() - start
    return done / spent


def recorded_play(game: AnyGame, players: int, seconds: float, seed: int) -> float:
    """Decisions per CPU second with log and recorded luck."""
    names, options = ["random"] * players, msgspec.to_builtins(game.decode_options(dict(game.bot_options)))
    decisions = number = 0
    start, spent = process_time(), 0.0
    while spent < seconds:
        bots = [make_bot(name, game, derive(seed, number, seat)) for seat, name in enumerate(names)]
        decisions += Sitting(game, options, names, derive(seed, number)).play(bots).decisions
        number += 1
        spent = process_time() - start
    return decisions / spent


def main(place: str, players: str, seconds: str, seed: str, build: str) -> None:
    game = games.load(place)
    require_build(game, build)
    speed = measure(game, int(players), float(seconds), int(seed))
    sys.stdout.write(msgspec.json.encode(speed).decode() + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
