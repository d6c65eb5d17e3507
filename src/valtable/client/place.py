"""Where a session is: which table, with whose eyes, and by what right."""

from __future__ import annotations

from urllib.parse import quote, urlencode

import msgspec


class Place(msgspec.Struct, frozen=True):
    """`device` is a secret, which opens the seat; `is_program` is told to everybody at the table."""

    site: str
    table: str
    seat: int | None
    device: str
    lang: str
    is_program: bool

    def address(self, epoch: str, n: int) -> str:
        asked = {"seat": self.seat, "lang": self.lang, "program": 1 if self.is_program else None}
        asked |= {"epoch": epoch, "n": n} if epoch else {}
        query = urlencode({name: value for name, value in asked.items() if value is not None})
        return f"ws{self.site.removeprefix('http')}/api/tables/{quote(self.table, safe='')}/socket?{query}"
