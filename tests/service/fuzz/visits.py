"""Who asks over HTTP, and how: the cookie, the table that is meant, the headers around it."""

from __future__ import annotations

from typing import Any, NamedTuple

from hypothesis import strategies as st

from tests.service.fuzz.world import World
from valtable.service.protocol import COOKIE
from valtable.service.store.tokens import new_token

COOKIES = [
    "", "garbage", f"{COOKIE}=", f"{COOKIE}=x", f"{COOKIE}={'x' * 32}", f"{COOKIE}={'x' * 4000}", f'{COOKIE}="\\"',
    f"{COOKIE}={'ñ' * 32}", f"{COOKIE}=%00%ff; {COOKIE}=", f"{COOKIE}", f"a={COOKIE}; ; =; ,", f"{COOKIE}=a b\tc",
]  # fmt: skip
"""None of them is a device's."""
HEADERS = [
    {}, {"Content-Type": "text/plain"}, {"Content-Type": "application/x-www-form-urlencoded"}, {"Content-Type": ""},
    {"Content-Type": "multipart/form-data"}, {"Content-Type": "application/json; charset=utf-16"},
    {"Content-Type": "application/x-msgpack"}, {"Content-Type": "ñ/\t;=;"}, {"Content-Encoding": "gzip"},
    {"Accept": "text/html"}, {"Accept": "application/x-msgpack"}, {"Accept": ";;,*"},
    {"Accept-Language": "es-ES,es;q=0.9"}, {"Accept-Language": "zz;q=x,,\t"}, {"Accept-Encoding": "br;q=0, gzip;q=x"},
    {"If-None-Match": "*"}, {"If-None-Match": 'W/"x"'}, {"Range": "bytes=5-2"}, {"Expect": "100-continue"},
    {"Origin": "null"}, {"Origin": "https://elsewhere.example"}, {"Origin": "http://[::"}, {"Origin": ""},
    {"X-Forwarded-For": "1.2.3.4, ::1, nonsense"}, {"X-Forwarded-Proto": "https"}, {"X-Forwarded-Proto": "ftp,"},
    {"Host": ""}, {"Host": "a b"}, {"X-HTTP-Method-Override": "DELETE"},
]  # fmt: skip
GAMES = ["valletta", "valdora", "valencia", "valeria", "proving", "common", "chess"]


class Visit(NamedTuple):
    """What is put around, and into, a request that the schema suggests."""

    cookie: str
    headers: dict[str, str]
    table: int | None
    """Which table of the world is meant; None: what the request itself says, which is none."""
    place: int
    """Which of the values that are known is put where the request names a game, a language or a link."""


VISITS = st.builds(
    Visit,
    cookie=st.sampled_from([*COOKIES, "stranger", "device"]),
    headers=st.sampled_from(HEADERS),
    table=st.one_of(st.none(), st.integers(0, 20)),
    place=st.integers(0, 40),
)


def send(case: Any, world: World, visit: Visit) -> Any:
    """The request as this visitor makes it; what comes back is checked against the schema."""
    known = {
        "table_id": world.ids[visit.table % len(world.ids)] if visit.table is not None else None,
        "game": GAMES[visit.place % len(GAMES)] if visit.place % 4 else None,
        "token": world.tokens[visit.place % len(world.tokens)] if visit.place % 4 else None,
    }
    for name, value in known.items():
        if value is not None and name in (case.path_parameters or {}):
            case.path_parameters[name] = value
        if value is not None and isinstance(case.body, dict) and isinstance(case.body.get(name), str):
            case.body[name] = value
    cookie = {"stranger": f"{COOKIE}={new_token()}", "device": f"{COOKIE}={world.device}"}.get(
        visit.cookie, visit.cookie
    )
    headers = visit.headers | ({"Cookie": cookie.encode("utf-8").decode("latin-1")} if cookie else {})
    return case.call(base_url=world.service.address, headers=headers, timeout=60)
