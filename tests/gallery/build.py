"""The gallery: the page with every state in it, in a folder of its own and never in the package."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Container, Sequence
from pathlib import Path

import msgspec

from tests.gallery.states import State, states
from tests.gallery.still import still_of

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".cache" / "gallery"
STILLS = "gallery"
"""Where in the folder the stills lie; the page looks for them there."""


def build(folder: Path = FOLDER, wanted: Container[str] | None = None) -> Path:
    """Write the page and its stills, all of them or those that are named; the folder to be served."""
    build_page(folder)
    write_stills(folder / STILLS, [state for state in states() if wanted is None or state.id in wanted])
    return folder


def build_page(folder: Path) -> None:
    """The page with the gallery switched on. Vite empties the folder first."""
    path = f"{ROOT / '.venv-node' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    npm = shutil.which("npm", path=path) or "npm"
    command = [npm, "run", "--silent", "build", "--", "--outDir", str(folder), "--logLevel", "warn"]
    environment = {**os.environ, "PATH": path, "VITE_GALLERY": "on"}
    subprocess.run(command, cwd=ROOT / "web", env=environment, check=True)


def write_stills(folder: Path, known: Sequence[State]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for state in known:
        (folder / f"{state.id}.json").write_bytes(msgspec.json.encode(still_of(state)))
    listed = [{"id": state.id, "game": state.game, "shows": state.shows} for state in known]
    (folder / "index.json").write_bytes(msgspec.json.encode(listed))
