"""What `valtable join` is told: the link of a seat, and who shall play there."""

from __future__ import annotations

import msgspec

from valtable.bots import bot_names
from valtable.cli.speech import wrong
from valtable.client.links import Link, read_link
from valtable.kernel.errors import Malformed
from valtable.lab.players import check_bot
from valtable.lab.players.names import EXEC, is_command

LONGEST_NAME = 40


class Order(msgspec.Struct, frozen=True):
    link: Link
    bot: str
    name: str
    """Empty where nobody has named it."""


def read_order(link: str, bot: str, name: str) -> Order:
    """Malformed where something of it cannot be, said without the secret of the link."""
    if len(name) > LONGEST_NAME or (name and not name.strip()):
        raise wrong("--name", "ui-error-join_name")
    check_player(bot)
    return Order(read_whole_link(link), bot, name)


def read_whole_link(text: str) -> Link:
    try:
        link = read_link(text)
    except Malformed:
        raise wrong("LINK", "ui-error-link" if "#" in text else "ui-error-link_secret") from None
    if not link.site:
        raise wrong("LINK", "ui-error-link")
    return link


def check_player(bot: str) -> None:
    try:
        check_bot(bot)
    except Malformed:
        if is_command(bot):
            raise  # says itself what is wrong with the command
        known = ", ".join([*bot_names(), "search:100", "search:1.5s", f"{EXEC}..."])
        raise wrong(f"--bot {bot!r}", "ui-error-join_bot", {"known": known}) from None
