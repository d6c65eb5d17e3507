"""What `valtable admin` is told: how long something lasts, which addresses, what shall be said."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from valtable.cli.speech import wrong
from valtable.service.addresses import network_in

SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86400, "w": 7 * 86400}
LONGEST = timedelta(days=3650)
DURATION = re.compile(r"(\d{1,9})([smhdw])")


TABLE = re.compile(r"(?:.*/t/)?([\w-]+)(?:[/?#].*)?")


def read_table(text: str) -> str:
    """A table by its name or by its address; the secret of a link is not looked at."""
    found = TABLE.fullmatch(text)
    return found[1] if found else text


def read_end(text: str, option: str = "--for") -> str:
    """When something ends that begins now and lasts so long: `90s`, `30m`, `2h`, `3d`, `1w`, or `1d12h`."""
    parts = DURATION.findall(text)
    lasts = sum(int(number) * SECONDS[unit] for number, unit in parts)
    if "".join(map("".join, parts)) != text or not 0 < lasts <= LONGEST.total_seconds():
        raise wrong(f"{option} {text!r}", "ui-error-duration")
    return (datetime.now(UTC) + timedelta(seconds=lasts)).isoformat(timespec="seconds")


def read_network(text: str) -> str:
    try:
        return str(network_in(text.strip()))
    except ValueError:
        raise wrong(repr(text), "ui-error-network") from None


def read_words(text: str, where: str, most: int, may_be_empty: bool = False) -> str:
    """As it will be shown, if all of it can be."""
    from valtable.service.live.names import clean

    words = clean(text, most + 1)
    if len(words) > most or not (words or may_be_empty):
        raise wrong(where, "ui-error-words", {"most": most})
    return words
