"""The page: built files from the package, and `index.html` for every address the page itself routes."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from valtable.service.http.addresses import household_of
from valtable.service.http.contents import Content, answer, content_of
from valtable.service.http.drawings import Drawings
from valtable.service.problems import Trouble

FOLDER = Path(__file__).parents[2] / "_web"
ROUTES = re.compile(r"/|/new(/.*)?|/t/.*|/replay(/.*)?|/credits|/opponents(/.*)?|/rules(/.*)?|/games(/.*)?")
HASHED = re.compile(r"/assets/.*")
FOR_EVER = "public, max-age=31536000, immutable"
TEXTUAL = re.compile(r"text/.*|application/(javascript|json|manifest\+json)|image/svg\+xml")

WORKER = "/worker.js"
FAREWELL = content_of(
    b"""self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister())
))
""",
    is_text=True,
)
"""In the place of the page's worker: browsers that keep the page forget it and ask as if there had never been one."""

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Valtable</title></head>
<body><h1>Valtable</h1>
<p>The service is running, but its page has not been built yet.</p>
<p>Run <code>make serve</code> in the project's folder: it builds the page first. The service itself is described at
<a href="/api/schema">/api/schema</a>.</p></body></html>
"""


class Pages:
    """Reads each file once, and again when it has changed."""

    def __init__(self, folder: Path = FOLDER, *, is_kept: bool = True) -> None:
        """`is_kept`: browsers may keep the page for when there is no connection."""
        self._folder = folder.resolve()
        self._is_kept = is_kept
        self._known: dict[Path, tuple[int, Content]] = {}

    def find(self, path: str) -> Content | None:
        """The file at this path below the folder; nothing outside is ever reached."""
        if path == WORKER and not self._is_kept:
            return FAREWELL
        if ".." in path.split("/"):
            return None
        try:
            file = (self._folder / path.lstrip("/")).resolve()
            if not file.is_relative_to(self._folder) or not file.is_file():
                return None
        except OSError:
            return None  # no file can have this name
        # Kept by the file, not by the path: a file has many spellings, and memory is finite.
        changed, known = file.stat().st_mtime_ns, self._known.get(file)
        if known is None or known[0] != changed:
            is_text, packed = TEXTUAL.fullmatch(type_of(file.name)) is not None, file.with_name(f"{file.name}.br")
            # What is older was packed from something else.
            brotli = packed.read_bytes() if packed.is_file() and packed.stat().st_mtime_ns >= changed else b""
            known = (changed, content_of(file.read_bytes(), is_text, brotli))
            self._known[file] = known
        return known[1]


def type_of(path: str) -> str:
    return mimetypes.guess_type(path)[0] or "application/octet-stream"


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any],
    pages: NamedDependency[Pages],
    drawings: NamedDependency[Drawings],
    path: FromPath[str] = "/",
) -> Response[Any]:
    if "\0" in path or f"{path}/".startswith("/api/"):
        raise Trouble("no_such_page")
    index = pages.find("/index.html")
    if ROUTES.fullmatch(path):
        if index is None:
            return Response(NOT_BUILT, media_type=MediaType.HTML)
        return answer(request, index, "text/html")
    found = pages.find(path)
    if found is None:
        # A person gets the page, which says so and leads on; a script or picture that is missing is a problem.
        if index is None or "text/html" not in request.headers.get("accept", ""):
            raise Trouble("no_such_page")
        return Response(index.body, status_code=404, headers={"Cache-Control": "no-cache"}, media_type="text/html")
    names = request.query_params.get("of", "")
    if names and path.endswith(".svg"):
        found = await drawings.pick(found, frozenset(names.split(",")), household_of(request.scope))
    return answer(request, found, type_of(path), FOR_EVER if HASHED.fullmatch(path) else "no-cache")
