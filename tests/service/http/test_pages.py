"""The built page: found by its addresses, kept for ever where a name says what is in it, never beyond its folder."""

from __future__ import annotations

import asyncio
import gzip
import os
from pathlib import Path
from threading import current_thread, main_thread

import httpx
import pytest
from litestar import Litestar
from litestar.di import Provide

from valtable.service.http.contents import content_of, takes
from valtable.service.http.drawings import Drawings
from valtable.service.http.errors import explain
from valtable.service.http.pages import Pages, page
from valtable.service.live.purses import Purses
from valtable.service.problems import Trouble


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "_web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>page</title>" + " " * 1000)
    (folder / "assets" / "page-1a2b.js").write_text("export default 1\n" * 100)
    (folder / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not for anybody")
    return folder


def client(folder: Path) -> httpx.AsyncClient:
    pages, drawings = Pages(folder), Drawings(Purses(600, 1))
    app = Litestar(
        [page],
        dependencies={
            "pages": Provide(lambda: pages, sync_to_thread=False),
            "drawings": Provide(lambda: drawings, sync_to_thread=False),
        },
        exception_handlers={Exception: explain},
        openapi_config=None,
        logging_config=None,
    )
    # Its own type of an application is narrower than that of the protocol.
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://page")  # type: ignore[arg-type]


async def ask(folder: Path, path: str, **headers: str) -> httpx.Response:
    async with client(folder) as asking:
        return await asking.get(path, headers=headers)


def get(folder: Path, path: str, **headers: str) -> httpx.Response:
    return asyncio.run(ask(folder, path, **headers))


def test_client_routes_are_the_page_and_are_asked_for_again(built: Path) -> None:
    for path in ("/", "/new", "/new/valletta", "/t/abc", "/replay/abc", "/credits", "/opponents", "/opponents/valdora"):
        answer = get(built, path)
        assert "<title>page" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    tag = answer.headers["etag"]
    assert get(built, "/", **{"If-None-Match": tag}).status_code == 304


def test_what_has_its_hash_in_its_name_is_kept_for_ever(built: Path) -> None:
    answer = get(built, "/assets/page-1a2b.js", **{"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]
    assert len(gzip.compress(answer.content)) < 200
    plain = get(built, "/assets/page-1a2b.js", **{"Accept-Encoding": "identity"})
    assert plain.content == answer.content
    assert get(built, "/favicon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets", "/x%00y", "/assets/none.js"]
)
def test_nothing_else_is_served(built: Path, path: str) -> None:
    answer = get(built, path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_page")


def test_an_address_that_is_none_is_the_page_for_a_person_and_says_so(built: Path) -> None:
    answer = get(built, "/nowhere", Accept="text/html,*/*;q=0.8")
    assert (answer.status_code, "<title>page" in answer.text) == (404, True)
    assert get(built, "/api/nowhere", Accept="text/html").json()["code"] == "no_such_page"
    again = get(built, "/nowhere", **{"Accept": "text/html", "If-None-Match": get(built, "/").headers["etag"]})
    assert again.status_code == 404


def test_a_file_is_kept_once_however_it_is_spelt(built: Path) -> None:
    pages = Pages(built)
    for path in ("/favicon.svg", "//favicon.svg", "/./favicon.svg", "/assets//./page-1a2b.js", "/assets/page-1a2b.js"):
        assert pages.find(path) is not None
    assert pages.find("/assets/../favicon.svg") is None
    assert len(pages._known) == 2


@pytest.mark.parametrize("refused", ["gzip;q=0", "br, gzip; q=0.0", "xgzip", ""])
def test_whoever_takes_no_gzip_gets_none(built: Path, refused: str) -> None:
    answer = get(built, "/assets/page-1a2b.js", **{"Accept-Encoding": refused})
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(("accepted", "coding"), [("gzip, br", "br"), ("gzip, br;q=0", "gzip"), ("br;q=1.0", "br")])
def test_whoever_takes_brotli_gets_what_was_packed_when_it_was_built(built: Path, accepted: str, coding: str) -> None:
    (built / "index.html.br").write_bytes(b"packed")
    content = Pages(built).find("/index.html")
    assert content is not None
    packed = next(packed for name, packed in content.packed.items() if takes(accepted, name))
    assert (packed == b"packed") == (coding == "br")


def test_what_was_packed_before_the_page_was_built_again_is_not_served(built: Path) -> None:
    (built / "index.html.br").write_bytes(b"packed")
    os.utime(built / "index.html.br", (1, 1))
    content = Pages(built).find("/index.html")
    assert content is not None
    assert list(content.packed) == ["gzip"]


def test_a_rebuilt_page_is_seen_at_once(built: Path) -> None:
    pages = Pages(built)
    first = pages.find("/favicon.svg")
    (built / "favicon.svg").write_text("<svg>new</svg>")
    os.utime(built / "favicon.svg", (2_000_000_000, 2_000_000_000))  # clocks of files may tick slower than tests write
    second = pages.find("/favicon.svg")
    assert first is not None
    assert second is not None
    assert first.body != second.body


def test_without_a_built_page_the_answer_says_how_to_build_it(tmp_path: Path) -> None:
    assert "make serve" in get(tmp_path / "none", "/").text


def test_of_a_sheet_of_drawings_one_may_ask_for_some(built: Path) -> None:
    symbols = "\n".join(f'<symbol id="{name}"><path d="M0 0"/></symbol>' for name in ("axe", "bow", "cup"))
    (built / "assets" / "signs-1a2b.svg").write_text(f"<svg><!-- whose -->\n{symbols}\n</svg>\n", encoding="utf-8")
    whole = get(built, "/assets/signs-1a2b.svg")
    some = get(built, "/assets/signs-1a2b.svg?of=cup,axe,nothing")
    assert whole.text.count("<symbol") == 3
    assert some.text == (
        '<svg><!-- whose -->\n<symbol id="axe"><path d="M0 0"/></symbol>\n'
        '<symbol id="cup"><path d="M0 0"/></symbol>\n</svg>\n'
    )
    assert some.headers["etag"] != whole.headers["etag"]
    assert "immutable" in some.headers["cache-control"]
    assert get(built, "/assets/page-1a2b.js?of=axe").content == get(built, "/assets/page-1a2b.js").content


def test_drawings_are_picked_and_packed_once(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    symbols = "".join(f'<symbol id="{name}">{name * 900}</symbol>\n' for name in "abc")
    (built / "sheet.svg").write_text(f"<svg>{symbols}</svg>")
    packed: list[bool] = []
    compress = gzip.compress

    def counted(body: bytes, level: int, *, mtime: float) -> bytes:
        packed.append(current_thread() is main_thread())
        return compress(body, level, mtime=mtime)

    async def scene() -> list[bytes]:
        async with client(built) as asking:
            await asking.get("/sheet.svg")
            monkeypatch.setattr(gzip, "compress", counted)
            return [(await asking.get(f"/sheet.svg?of={names}")).content for names in ("a,b", "b,a", "a,b", "c")]

    one, other, again, third = asyncio.run(scene())
    assert one == other == again != third
    assert packed == [False, False], "each once, and not where everybody's events are waited for"


SHEET = content_of(b"<svg>" + b"".join(b'<symbol id="%c">?</symbol>' % sign for sign in b"abc") + b"</svg>", True)


def test_names_that_stand_for_nothing_are_not_kept() -> None:
    """A client could send tens of thousands of them each time: a megabyte for each of its requests."""

    async def scene() -> None:
        drawings = Drawings(Purses(600, 1))
        for number in range(50):
            await drawings.pick(SHEET, {"a", *(f"{number}-{one}" for one in range(1000))}, "one")
        assert list(drawings._kept._values) == [(SHEET.tag, ("a",))]

    asyncio.run(scene())


def test_whoever_wants_always_other_drawings_pays_for_the_time_it_takes() -> None:
    async def scene() -> None:
        now = 0.0
        drawings = Drawings(Purses(1e-9, 1.0, lambda: now))
        first = await drawings.pick(SHEET, {"a"}, "one")
        with pytest.raises(Trouble, match="too_many_requests"):
            await drawings.pick(SHEET, {"b"}, "one")
        assert await drawings.pick(SHEET, {"a"}, "one") == first, "what is kept costs nothing"
        assert await drawings.pick(SHEET, {"b"}, "other") != first
        now = 60.0
        await drawings.pick(SHEET, {"c"}, "one")

    asyncio.run(scene())


def test_the_worker_and_the_manifest_are_asked_for_again_each_time(built: Path) -> None:
    (built / "worker.js").write_text("self.addEventListener('fetch', () => undefined)")
    (built / "manifest.webmanifest").write_text('{"name": "Valtable"}')
    (built / "version.json").write_text('{"version": "1"}')
    for path, kind in (
        ("/worker.js", "text/javascript"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/version.json", "application/json"),
    ):
        answer = get(built, path)
        assert answer.headers["cache-control"] == "no-cache", path
        assert answer.headers["content-type"].startswith(kind), path


def test_a_host_may_send_a_worker_that_ends_itself(built: Path) -> None:
    (built / "worker.js").write_text("self.addEventListener('fetch', () => undefined)")
    farewell = Pages(built, is_kept=False).find("/worker.js")
    assert farewell is not None
    assert b"unregister" in farewell.body
    assert b"fetch" not in farewell.body
    kept = Pages(built).find("/worker.js")
    assert kept is not None
    assert b"unregister" not in kept.body
