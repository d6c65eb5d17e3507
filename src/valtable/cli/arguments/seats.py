"""Who sits where: `--seats human:Ana,greedy,exec:./my_bot` and `--players 4`."""

from __future__ import annotations

from collections.abc import Sequence

from valtable.bots import USUAL, bot_names, check_bot
from valtable.bots.levels import CHARACTERS, bot_name
from valtable.cli.speech import wrong
from valtable.cli.table.session import Player
from valtable.kernel.errors import Malformed
from valtable.kernel.game import AnyGame
from valtable.lab.players import make_bot
from valtable.lab.players.names import EXEC, command_of, is_command, split_names
from valtable.texts import Catalogue

BOT_NAMES = ("Aitana", "Marco", "Bianca", "Nando", "Carmela", "Ruben")
USUAL_PLAYERS = 3


def seat_kinds(text: str, players: int | None, game: AnyGame) -> list[str]:
    """One word per seat; with fewer words than players the last bot named fills up."""
    words = split_names(text) if text else ["human"]
    if "" in words:
        raise wrong(f"--seats {text!r}", "ui-error-empty_seat")
    for word in words:
        if word.startswith("human:") and not word.partition(":")[2].strip():
            raise wrong(f"--seats {word!r}", "ui-error-empty_name")
        if not is_person(word):
            check_kind(word)
    usual = len(words) if text else max(game.min_seats, min(USUAL_PLAYERS, game.max_seats))
    wanted = usual if players is None else players
    if not game.min_seats <= wanted <= game.max_seats:
        args: dict[str, int | str | list[str]] = {"min": game.min_seats, "max": game.max_seats, "n": wanted}
        raise wrong("--players", "ui-error-players", args)
    if len(words) > wanted:
        raise wrong(f"--seats {text!r}", "ui-error-seats", {"seats": len(words), "players": wanted})
    last = words[-1] if not is_person(words[-1]) else USUAL
    return words + [last] * (wanted - len(words))


def is_person(word: str) -> bool:
    return word == "human" or word.startswith("human:")


def check_kind(word: str) -> None:
    if is_command(word):
        command_of(word)
        return
    try:
        check_bot(word)
    except Malformed:
        known = ", ".join([*bot_names(), "search:100", "search:1.5s", f"{EXEC}..."])
        raise wrong(f"--seats {word!r}", "ui-error-bot", {"known": known}) from None


def seat_players(kinds: list[str], game: AnyGame, seed: int, texts: Catalogue) -> list[Player]:
    """The players with their names; every bot has luck of its own."""
    taken = [word.partition(":")[2].strip() for word in kinds if is_person(word)]
    free = [name for name in BOT_NAMES if name not in taken]
    players = []
    for seat, word in enumerate(kinds):
        if is_person(word):
            name = word.partition(":")[2].strip() or texts.text("ui-name-person", {"n": seat + 1})
            players.append(Player(name, "human"))
        else:
            name = bot_name(word, taken) if word in CHARACTERS else free.pop(0)
            players.append(Player(name, word, make_bot(word, game, seed + seat)))
            taken.append(name)
    if len({player.name for player in players}) < len(players):
        raise wrong("--seats", "ui-error-same_name")
    return players


def seat_again(kinds: Sequence[str], names: Sequence[str], game: AnyGame) -> list[Player]:
    """The players of a saved game: names are those of its log, whoever plays for them now."""
    players = []
    for seat, (word, name) in enumerate(zip(kinds, names, strict=True)):
        if is_person(word):
            players.append(Player(name, "human"))
        else:
            check_kind(word)
            players.append(Player(name, word, make_bot(word, game, seat)))
    return players
