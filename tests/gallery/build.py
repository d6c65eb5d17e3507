"""The gallery: the page with every state in it, in a folder of its own and never in the package."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import msgspec

from tests.gallery.states import states
from tests.gallery.still import still_of

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".cache" / "gallery"
STILLS = "gallery"
"""Where in the folder the stills lie; the page looks for them there."""


def build(game: str = "*") -> Path:
    """Write the page and its stills; the folder to be served."""
    build_page()
    write_stills(FOLDER / STILLS, game)
    return FOLDER


def build_page() -> None:
    """The page with the gallery switched on. Vite empties the folder first."""
    path = f"{ROOT / '.venv-node' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    npm = shutil.which("npm", path=path) or "npm"
    command = [npm, "run", "--silent", "build", "--", "--outDir", str(FOLDER), "--logLevel", "warn"]
    environment = {**os.environ, "PATH": path, "VITE_GALLERY": "on"}
    subprocess.run(command, cwd=ROOT / "web", env=environment, check=True)


def write_stills(folder: Path, game: str = "*") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    known = states(game)
    for state in known:
        (folder / f"{state.id}.json").write_bytes(msgspec.json.encode(still_of(state)))
    listed = [{"id": state.id, "game": state.game, "shows": state.shows} for state in known]
    (folder / "index.json").write_bytes(msgspec.json.encode(listed))
