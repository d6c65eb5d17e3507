"""How fast a game is played: one measurement, in a process of its own.

`python -m valtable.lab.speed PLACE PLAYERS SECONDS SEED BUILD [all]` prints it as JSON; with `all`
every module that may be combined is on the table. All figures are per CPU second of this process, so
other work on the machine matters little.
"""

from __future__ import annotations

import sys
from time import process_time

import msgspec

from valtable import games
from valtable.bots import make_bot
from valtable.kernel.chance import FastChance
from valtable.kernel.game import AnyGame
from valtable.kernel.play import NOBODY, advance, playout
from valtable.kernel.state import State
from valtable.kernel.values import Options
from valtable.lab.build import require_build
from valtable.lab.collecting import collect_seldom
from valtable.lab.playing import Sitting
from valtable.lab.questions import copies, greedy, positions, rates, search
from valtable.lab.setting import derive

ALL = "all"
SHARE = 5
"""Random play is measured for so many times the seconds of any other figure."""


class Speed(msgspec.Struct, frozen=True, kw_only=True):
    """Per CPU second, if the name says so. Decisions have at least two choices; forced steps cost time only."""

    decisions_per_second: float
    """Whole games at random, played out by the kernel."""
    stepped_decisions_per_second: float
    """The same from a loop in Python, as whoever drives a game from outside plays it, as peers in C++ are played."""
    games_per_second: float
    decisions_per_game: float
    mean_choices: float
    recorded_decisions_per_second: float
    """The same play through recorded luck and log, as `valtable simulate` does it."""
    copies_per_second: float
    imagines_per_second: float
    views_per_second: float
    observations_per_second: float
    offers_per_second: float
    """All that one seat is offered, with portraits and refusals, counts once."""
    tables_per_second: float
    """Places and things of a view, as the page is sent them."""
    evaluations_per_second: float
    """How good a table looks to the bots."""
    greedy_decisions_per_second: float
    greedy_slowest_ms: float
    """The slowest decision that was met: more rounds meet slower ones."""
    search_iterations_per_second: float
    """Lines of play: a move, and what everybody answers up to where the search judges the table."""


def options_of(game: AnyGame, modules: str = "") -> Options:
    """The options of games between bots, with every module if `all` is asked for."""
    options: Options = game.decode_options({**game.bot_options, **(game.all_modules() if modules == ALL else {})})
    return options


def measure(game: AnyGame, options: Options, players: int, seconds: float, seed: int) -> Speed:
    """Random play for about so many CPU seconds, then every other figure for a fifth as many."""
    decisions, offered, played, spent = random_play(game, options, players, seconds, seed)
    share = seconds / SHARE
    met = positions(game, options, players, seed)
    greedy_speed, slowest = greedy(game, met, share, seed)
    return Speed(
        decisions_per_second=decisions / spent,
        stepped_decisions_per_second=stepped_play(game, options, players, share, seed),
        games_per_second=played / spent,
        decisions_per_game=decisions / played,
        mean_choices=offered / decisions,
        recorded_decisions_per_second=recorded_play(game, options, players, share, seed),
        copies_per_second=copies(game, met, share),
        **rates(met, share),
        greedy_decisions_per_second=greedy_speed,
        greedy_slowest_ms=slowest * 1000,
        search_iterations_per_second=search(game, met, share, seed),
    )


def random_play(
    game: AnyGame, options: Options, players: int, seconds: float, seed: int
) -> tuple[int, int, int, float]:
    """Whole random games in the kernel's fast loop: decisions, choices offered, games, CPU seconds."""
    chance = FastChance(seed)
    decisions = offered = played = 0
    start, spent = process_time(), 0.0
    while spent < seconds:
        made, had = playout(game, game.setup(options, players, chance), chance)
        decisions, offered, played = decisions + made, offered + had, played + 1
        spent = process_time() - start
    return decisions, offered, played, spent


def stepped_play(game: AnyGame, options: Options, players: int, seconds: float, seed: int) -> float:
    """Decisions per CPU second, each made here: the same games as by `random_play`."""
    chance = FastChance(seed)
    decisions, start, spent = 0, process_time(), 0.0
    while spent < seconds:
        state: State = game.setup(options, players, chance)
        seat, choices = advance(game, state, chance)
        while seat != NOBODY:
            count = len(choices)
            if count > 1:
                decisions += 1
            game.apply(state, seat, choices[chance.below("", count)], chance, None)
            seat, choices = advance(game, state, chance)
        spent = process_time() - start
    return decisions / spent


def recorded_play(game: AnyGame, options: Options, players: int, seconds: float, seed: int) -> float:
    """Decisions per CPU second with log and recorded luck."""
    names, plain = ["random"] * players, msgspec.to_builtins(options)
    decisions = number = 0
    start, spent = process_time(), 0.0
    while spent < seconds:
        bots = [make_bot(name, game, derive(seed, number, seat)) for seat, name in enumerate(names)]
        decisions += Sitting(game, plain, names, derive(seed, number)).play(bots).decisions
        number += 1
        spent = process_time() - start
    return decisions / spent


def main(place: str, players: str, seconds: str, seed: str, build: str, modules: str = "") -> None:
    game = games.load(place)
    require_build(game, build)
    collect_seldom()
    speed = measure(game, options_of(game, modules), int(players), float(seconds), int(seed))
    sys.stdout.write(msgspec.json.encode(speed).decode() + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
