"""Build hook: the page, built by npm into the package, and the engine, compiled by mypyc into the wheel.

`VALTABLE_WEB` and `VALTABLE_COMPILE` are auto (do it if that is possible), require or off. An editable install leaves
the page to `make web` and is never compiled: a compiled module beside its source would hide what is edited. A source
distribution carries the page built.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUPS = {
    "kernel": "kernel",
    "bots": "bots",
    **{game: f"games/{game}" for game in ("valdora", "valencia", "valeria", "valletta")},
}
"""What is compiled, folder by folder: each becomes a library of its own, so that a change costs only its own."""
KEPT = Path("build") / "compiled"
"""C sources, objects and libraries stay here, so that the next build compiles only what has changed."""


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        built = Path(self.root, "PKG-INFO").is_file()
        return [] if mode("WEB") == "off" or built or shutil.which("npm") else node(Path(self.root))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root, editable = Path(self.root), version == "editable"
        if not (editable and mode("WEB") == "auto"):
            self.attempt("WEB", "the page is not built", lambda: build_page(root))
        if self.target_name == "wheel" and not editable:
            self.attempt("COMPILE", "the engine is not compiled", lambda: add_compiled(root, build_data))

    def attempt(self, what: str, otherwise: str, build: Callable[[], None]) -> None:
        if mode(what) == "off":
            return
        try:
            build()
        except (Exception, SystemExit) as error:  # mypyc and setuptools end by whatever went wrong
            if mode(what) == "require":
                raise
            self.app.display_warning(f"{otherwise}: {error}")


def mode(what: str) -> str:
    found = os.environ.get(f"VALTABLE_{what}", "auto")
    if found not in ("auto", "require", "off"):
        raise ValueError(f"VALTABLE_{what} must be auto, require or off, not {found!r}")
    return found


# The page


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


# The engine


def compiled_modules(root: Path) -> dict[str, list[str]]:
    """By group, the modules to compile, as paths from the root."""
    package = root / "src" / "valtable"
    return {
        group: [str(file.relative_to(root)) for file in sorted((package / folder).rglob("*.py")) if is_compiled(file)]
        for group, folder in GROUPS.items()
    }


def is_compiled(file: Path) -> bool:
    """Structs and dataclasses are made by other libraries at run time: a module that defines one stays as it is."""
    return file.name != "__init__.py" and not any(map(is_made_at_run_time, classes(file)))


def classes(file: Path) -> Iterator[ast.ClassDef]:
    for part in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(part, ast.ClassDef):
            yield part


def is_made_at_run_time(class_: ast.ClassDef) -> bool:
    made_by = [ast.unparse(part) for part in (*class_.bases, *class_.decorator_list)]
    return bool(class_.keywords) or any("Struct" in name or "dataclass" in name for name in made_by)


def add_compiled(root: Path, build_data: dict[str, Any]) -> None:
    for library in build_libraries(root):
        build_data["force_include"][str(library)] = str(library.relative_to(root / KEPT / "lib"))
    build_data["pure_python"] = False
    build_data["infer_tag"] = True


def build_libraries(root: Path) -> list[Path]:
    """All compiled modules and the libraries they share, group by group."""
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]  # it has no types
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    kept, here = root / KEPT, Path.cwd()
    os.chdir(root)  # mypy reads its settings, and names modules, from where it runs
    try:
        groups = compiled_modules(root)

        def translated() -> list[Any]:
            return mypycify(
                [f"--cache-dir={kept / 'types'}", *(path for paths in groups.values() for path in paths)],
                separate=[(paths, f"valtable_{group}") for group, paths in groups.items()],
                target_dir=str(kept / "c"),
                opt_level="2",
                debug_level="0",
            )

        try:
            extensions = translated()
        except ValueError:  # after some changes mypyc trips over what it kept of the build before
            shutil.rmtree(kept / "types", ignore_errors=True)
            extensions = translated()
        command = build_ext(Distribution({"name": "valtable", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(kept / "lib"), str(kept / "objects")
        command.parallel = os.cpu_count() or 1
        command.ensure_finalized()
        command.run()
        return sorted(root / command.get_ext_fullpath(extension.name) for extension in extensions)
    finally:
        os.chdir(here)
