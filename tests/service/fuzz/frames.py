"""Frames of a websocket, byte by byte: as they should be, and as they should not."""

from __future__ import annotations

import struct
from random import Random

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
MASK = b"\x0f\xf0\x55\xaa"


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True, mask: bool = True, rsv: int = 0) -> bytes:
    """One frame as a client sends it; a server takes only what is masked."""
    length = len(payload)
    head = bytes([(0x80 if fin else 0) | rsv << 4 | opcode])
    masked = 0x80 if mask else 0
    if length < 126:
        head += bytes([masked | length])
    elif length < 2**16:
        head += bytes([masked | 126]) + struct.pack(">H", length)
    else:
        head += bytes([masked | 127]) + struct.pack(">Q", length)
    if not mask:
        return head + payload
    key = (MASK * (length // 4 + 1))[:length]
    return head + MASK + (int.from_bytes(payload) ^ int.from_bytes(key)).to_bytes(length)


CODES = [0, 1, 999, 1000, 1004, 1005, 1006, 1015, 2999, 3000, 4999, 5000, 65535]
"""With which a client may say goodbye; most of them it may not."""


def odd_frame(rng: Random) -> bytes:
    """Something that no decent client sends; after most of it a server must end the connection."""
    said = b'{"type":"ping"}'
    spot = rng.randrange(len(said))
    odd = [
        frame(rng.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), said),
        frame(TEXT, said, rsv=rng.randrange(1, 8)),
        frame(TEXT, said, mask=False),
        frame(0, said),
        frame(TEXT, said[:spot], fin=False) + frame(TEXT, said[spot:]),
        frame(TEXT, said[:spot], fin=False) + frame(PING, b"now") + frame(0, said[spot:]),
        b"".join(frame(0 if index else TEXT, said[index : index + 1], fin=False) for index in range(len(said))),
        frame(TEXT, b"", fin=False) * 2,
        frame(PING, b"x" * 126),
        frame(PING, b"x" * rng.randrange(126)) * rng.randrange(1, 30),
        frame(PING, b"x", fin=False),
        frame(PONG, b"nobody asked"),
        frame(CLOSE, b"\x03"),
        frame(CLOSE, struct.pack(">H", rng.choice(CODES))),
        frame(CLOSE, b"\x03\xe8\xff\xfe"),
        frame(CLOSE, b"\x03\xe8" + b"x" * 123) + frame(TEXT, said),
        frame(CLOSE, b"\x03\xe8" + b"x" * 124),
        frame(TEXT, b"\xff"),
        frame(TEXT, b"\xc3", fin=False) + frame(0, b"\xb1"),
        frame(TEXT, b"x" * 70_000),
        frame(TEXT, b"x" * 40_000, fin=False) + frame(0, b"x" * 40_000),
        b"\x81\xff" + struct.pack(">Q", 2**63) + MASK,
        b"\x81\xff" + struct.pack(">Q", 2**62) + MASK + b"x",
        b"\x81\xff" + struct.pack(">Q", 5) + MASK + b"xxxxx",
        b"\x81\xfe\x00\x05" + MASK + b"xxxxx",
        frame(TEXT, said)[: rng.randrange(1, len(said))],
        frame(BINARY, said),
        frame(TEXT, b""),
        bytes(rng.randrange(256) for _ in range(rng.randrange(1, 200))),
        b"GET / HTTP/1.1\r\nHost: here\r\n\r\n",
        b"\r\n" * 20,
    ]  # fmt: skip
    return rng.choice(odd)


HEAD = {
    "Host": "here", "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}  # fmt: skip


def handshake(path: str, cookie: str = "", **changed: str | None) -> bytes:
    """A request for a websocket; `changed` headers, with `_` for `-`, are left out where they are None."""
    headers: dict[str, str | None] = {**HEAD, "Cookie": cookie or None}
    headers |= {name.replace("_", "-"): value for name, value in changed.items()}
    lines = [f"{name}: {value}".encode("latin-1") for name, value in headers.items() if value is not None]
    return b"\r\n".join([b"GET " + path.encode() + b" HTTP/1.1", *lines, b"", b""])


CHANGED: dict[str, list[str]] = {
    "Sec_WebSocket_Key": ["", "x", "AAAA", "=" * 24, "dGhlIHNhbXBsZSBub25jZQ==" * 3],
    "Sec_WebSocket_Version": ["", "0", "8", "14", "-1", "1e1", "13, 8", "\xb1\xb3"],
    "Sec_WebSocket_Extensions": [
        "permessage-deflate",
        'x; y="',
        ",,,",
        "permessage-deflate; server_max_window_bits=99",
    ],
    "Sec_WebSocket_Protocol": ["chat", "a, b, a", "\xff", ""],
    "Origin": ["null", "http://[::", "https://elsewhere.example", "", "http://here"],
    "Connection": ["keep-alive", "close", "Upgrade, keep-alive", ""],
    "Upgrade": ["h2c", "websocket, h2c", "WEBSOCKET", ""],
    "Content_Length": ["0", "5", "-1", "x", "9" * 20],
    "Transfer_Encoding": ["chunked", "gzip", "x"],
    "X_Forwarded_For": ["1.2.3.4", "::1, x", "\xff", ","],
    "X_Forwarded_Proto": ["https", "x", "wss,ws"],
    "Host": ["", "a b", "\xff", "x" * 3000],
    "Cookie": ["\xff", "=;=;", "x" * 9000],
}
"""Headers as they may be written wrong, or at least oddly."""


def odd_handshake(path: str, cookie: str, rng: Random) -> bytes:
    whole = handshake(path, cookie)
    spot = rng.randrange(len(whole))
    name = rng.choice(sorted(CHANGED))
    odd = [
        handshake(path, cookie, **{name: rng.choice(CHANGED[name])}),
        handshake(path, cookie, **{rng.choice(sorted(HEAD)).replace("-", "_"): None}),
        whole.replace(b"GET", rng.choice([b"POST", b"HEAD", b"get", b"", b"G\0T"]), 1),
        whole.replace(b"HTTP/1.1", rng.choice([b"HTTP/1.0", b"HTTP/2.0", b"HTTP/1.1 ", b""]), 1),
        whole.replace(b"\r\n", b"\n"),
        whole[:spot] + bytes([rng.randrange(256)]) + whole[spot + 1 :],
        whole[:spot] + b"\r\n" + whole[spot:],
        whole[:spot],
        whole + whole,
        whole + odd_frame(rng),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(rng.randrange(256) for _ in range(60)),
    ]
    return rng.choice([odd[0], odd[0], *odd])


NUMBERS = ["0", "1", "2", "-1", "00", "1e0", "1.0", "%31", "%D9%A1", "%EF%BC%91", "", "9" * 400, "%00", "+1", "0x0"]


def odd_query(rng: Random) -> str:
    """What may stand behind the question mark, as an address allows it."""
    number = rng.choice(NUMBERS)
    pairs = [
        f"seat={number}", f"seat={number}&seat=1", "seat", "seat=%", "seat=%zz", "seat[]=0", "SEAT=0", "&&&=&=",
        f"epoch=x&n={number}", f"epoch=&n={number}", "epoch=" + "x" * 2000 + "&n=0", "n=5", "epoch=%ff%fe&n=%ff",
        "lang=es", "lang=%00", "lang=" + "e" * 500, "x=" * 500, ";seat=0", "seat=0;n=1", "seat=0#seat=1",
        "%73eat=0", "a=b?seat=0",
    ]  # fmt: skip
    return "&".join(rng.sample(pairs, rng.randrange(1, 4)))


def frames_in(data: bytes) -> list[tuple[int, bytes]]:
    """The frames a server has sent, opcode and payload; the last may be missing its end."""
    found = []
    while len(data) >= 2:
        length, start = data[1] & 0x7F, 2
        if length > 125:
            size = 2 if length == 126 else 8
            length, start = int.from_bytes(data[2 : 2 + size], "big"), 2 + size
        found.append((data[0] & 0x0F, data[start : start + length]))
        data = data[start + length :]
    return found
