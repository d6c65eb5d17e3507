"""Build hook: the page, built by npm into the package, so that a wheel serves it without Node.

`VALTABLE_WEB` is auto (build it if that is possible), require or off. An editable install leaves the
page to `make web`; a source distribution carries it built.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        built = Path(self.root, "PKG-INFO").is_file()
        return [] if mode() == "off" or built or shutil.which("npm") else node(Path(self.root))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if mode() == "off" or (version == "editable" and mode() == "auto"):
            return
        try:
            build_page(Path(self.root))
        except (OSError, subprocess.CalledProcessError) as error:
            if mode() == "require":
                raise
            self.app.display_warning(f"the page is not built: {error}")


def mode() -> str:
    return os.environ.get("VALTABLE_WEB", "auto")


def node(root: Path) -> list[str]:
    """Node and npm from the package index, for machines that have neither."""
    with (root / "pyproject.toml").open("rb") as file:
        wanted: list[str] = tomllib.load(file)["dependency-groups"]["node"]
    return wanted


def build_page(root: Path) -> None:
    if (root / "PKG-INFO").is_file() and (root / "src/valtable/_web/index.html").is_file():
        return  # a source distribution carries it built
    npm = shutil.which("npm") or "npm"
    for command in (["ci", "--omit=dev"], ["run", "build"]):
        subprocess.run([npm, *command], cwd=root / "web", check=True, stdout=sys.stderr)
