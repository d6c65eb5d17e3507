"""Who sits where: `--seats human:Ana,greedy,random` and `--players 4`."""

from __future__ import annotations

from valtable.bots import check_bot, make_bot
from valtable.cli.session import Player
from valtable.kernel.errors import Malformed
from valtable.kernel.game import AnyGame
from valtable.texts import Catalogue

BOT_NAMES = ("Aitana", "Marco", "Bianca", "Nando", "Carmela", "Ruben")
FAVOURITE_BOT = "greedy"
USUAL_PLAYERS = 3


def seat_kinds(text: str, players: int | None, game: AnyGame) -> list[str]:
    """One word per seat; with fewer words than players the last bot named fills up."""
    words = [word.strip() for word in text.split(",")] if text else ["human"]
    if "" in words:
        raise Malformed(f"--seats {text!r}", "a seat is left empty")
    for word in words:
        if not is_person(word):
            check_bot(word)
    usual = len(words) if text else max(game.min_seats, min(USUAL_PLAYERS, game.max_seats))
    wanted = usual if players is None else players
    if not game.min_seats <= wanted <= game.max_seats:
        raise Malformed("--players", f"{game.title} is for {game.min_seats} to {game.max_seats}, not {wanted}")
    if len(words) > wanted:
        raise Malformed(f"--seats {text!r}", f"names {len(words)} seats for {wanted} players")
    last = words[-1] if not is_person(words[-1]) else FAVOURITE_BOT
    return words + [last] * (wanted - len(words))


def is_person(word: str) -> bool:
    return word == "human" or word.startswith("human:")


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
            players.append(Player(free.pop(0), word, make_bot(word, game, seed + seat)))
    if len({player.name for player in players}) < len(players):
        raise Malformed("--seats", "two people have the same name")
    return players
