"""The match that `valtable play` is asked for: a new one, or one that goes on from its log (`--resume`)."""

from __future__ import annotations

import secrets
from pathlib import Path

import msgspec

from valtable.cli.arguments.game import load_game, load_logged
from valtable.cli.arguments.options import check_options, chosen_options
from valtable.cli.arguments.seats import seat_again, seat_kinds, seat_players
from valtable.cli.failures import Usage, usage
from valtable.cli.files import check_target
from valtable.cli.speech import catalogue, say, spoken, wrong
from valtable.cli.table.saving import Keeper, read_saved
from valtable.cli.table.session import Player
from valtable.kernel.game import AnyGame
from valtable.kernel.match import Match
from valtable.kernel.seed import chosen
from valtable.lab.players.names import EXEC, is_command
from valtable.lab.players.telling import quoted

SEED_BITS = 64
"""Of the number that stands for a game's luck if nobody chose one: too many to be found by trying."""


class Opening(msgspec.Struct, frozen=True):
    """A match with its players, and whoever keeps its secret."""

    match: Match
    players: list[Player]
    keeper: Keeper
    seed: int | None = None
    """The number that repeats the game; unknown of one that was saved."""


class Wanted(msgspec.Struct, frozen=True):
    """What the command line asks for."""

    seats: str
    players: int | None
    seed: int | None
    options: str
    components: Path | None
    save: Path | None
    force: bool


def open_new(game: AnyGame, wanted: Wanted, language: str) -> Opening:
    """A new game. The secret of its luck is made here, because whoever goes on with it later needs it.

    It always comes from a number, so that a game can be repeated once it is over; before that nobody is told
    a number that nobody chose.
    """
    with usage():
        kinds = seat_kinds(wanted.seats, wanted.players, game)
        options = chosen_options(game, wanted.options)
        check_options(game, options)
        seed = secrets.randbits(SEED_BITS) if wanted.seed is None else wanted.seed
        players = seat_players(kinds, game, seed, catalogue(game.title, language))
        if wanted.save is not None:
            check_target(wanted.save, wanted.force)
        secret = chosen(seed)
        names = [player.name for player in players]
        match = Match.begin(game, names, options, secret, committed=wanted.seed is None)
    return Opening(match, players, Keeper(secret, [player.kind for player in players], wanted.save), seed)


def open_saved(file: Path, place: str, wanted: Wanted) -> Opening:
    """Go on with a saved game: its log and the secret beside it; `--seats` may give seats to others."""
    settled = {"--players": wanted.players, "--seed": wanted.seed, "--components": wanted.components}
    for name, value in {**settled, "--options": wanted.options or None}.items():
        if value is not None:
            raise Usage(say("ui-error-resume_with", {"option": name}))
    log, kept = read_saved(file)
    game = load_logged(log, place)
    with usage():
        kinds = seat_kinds(wanted.seats, len(log.header.seats), game) if wanted.seats else kept_kinds(file, kept.seats)
        players = seat_again(kinds, log.header.seats, game)
        if wanted.save is not None:
            check_target(wanted.save, wanted.force)
    match = Match.resume(game, log, bytes.fromhex(kept.secret))
    return Opening(match, players, Keeper(bytes.fromhex(kept.secret), kinds, wanted.save or file))


def kept_kinds(file: Path, kinds: list[str]) -> list[str]:
    """Who played when the game was saved. A command is only ever run because a person at this machine has typed it."""
    for seat, kind in enumerate(kinds):
        if is_command(kind):
            command = quoted(kind.removeprefix(EXEC), spoken())
            raise wrong(str(file), "ui-error-resume_command", {"command": command, "seat": seat})
    return kinds


def open_any(game: str, resume: Path | None, wanted: Wanted, language: str) -> Opening:
    if resume is not None:
        return open_saved(resume, game, wanted)
    return open_new(load_game(game, wanted.components), wanted, language)
