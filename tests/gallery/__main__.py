"""`python -m tests.gallery`: build the gallery and serve it, or photograph its states (`--shoot FOLDER`)."""

from __future__ import annotations

import argparse
import sys
import tempfile
from fnmatch import fnmatch
from pathlib import Path
from threading import Thread

from tests.gallery.build import FOLDER, build
from tests.gallery.pictures import SIZES, Look, take
from tests.gallery.states import states
from valtable.service.run import bind, serve, server
from valtable.service.settings import Settings


def main() -> None:
    asked = arguments()
    if not asked.built:
        build()
    with tempfile.TemporaryDirectory() as scratch:
        settings = Settings(database=Path(scratch) / "tables.db", port=asked.port, page=FOLDER)
        if asked.shoot is None:
            serve(settings, lambda address: write(f"The gallery is open at {address}#/gallery"))
        else:
            shoot(settings, asked)


def shoot(settings: Settings, asked: argparse.Namespace) -> None:
    wanted = [state.id for state in states() if any(fnmatch(state.id, pattern) for pattern in asked.states or ["*"])]
    looks = [
        Look(size, language, theme, asked.plain)
        for size in asked.sizes.split(",")
        for language in asked.languages.split(",")
        for theme in asked.themes.split(",")
    ]
    running, listening = server(settings), bind(settings)
    thread = Thread(target=running.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        for path in take(
            f"http://127.0.0.1:{listening.getsockname()[1]}", wanted, looks, asked.shoot, small=asked.small
        ):
            write(str(path))
    finally:
        running.should_exit = True
        thread.join()
        listening.close()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
    parser.add_argument("states", nargs="*", help="names or patterns, such as 'valdora-*'; only with --shoot")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--built", action="store_true", help="use the page and the stills as they were built last")
    parser.add_argument("--shoot", type=Path, metavar="FOLDER", help="write pictures instead of serving")
    parser.add_argument("--small", action="store_true", help="write .webp, which is small, instead of .png")
    parser.add_argument("--sizes", default="desk", help=f"with commas: {', '.join(SIZES)}")
    parser.add_argument("--languages", default="en", help="en,es")
    parser.add_argument("--themes", default="light", help="light,dark")
    parser.add_argument("--plain", action="store_true", help="the generic table instead of the painted board")
    return parser.parse_args()


def write(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
