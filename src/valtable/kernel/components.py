"""Components: what is printed on cards and boards, read strictly from TOML.

An edition is a folder of TOML files. Editions are kept side by side, because a running game and
an old log need the one they began with; an owner of the box may play with corrected files,
which then travel inside the log.
"""

from __future__ import annotations

from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from valtable.kernel.actions import ActionTable
from valtable.kernel.errors import Malformed

T = TypeVar("T")
CUSTOM: Final = "custom"


class Components:
    """The files of one edition and their digest."""

    def __init__(self, edition: str, files: dict[str, str]) -> None:
        self.edition = edition
        self.files = dict(sorted(files.items()))
        hasher = blake2b(digest_size=16)
        for name, text in self.files.items():
            for part in (name.encode(), text.encode()):
                hasher.update(len(part).to_bytes(8, "big") + part)
        self.digest = hasher.hexdigest()

    def read(self, name: str, type_: type[T]) -> T:
        """One file as a typed value; unknown keys and wrong types name the file and the key."""
        file = f"{name}.toml"
        if file not in self.files:
            raise Malformed(file, "the file is missing")
        try:
            return msgspec.toml.decode(self.files[file], type=type_)
        except msgspec.MsgspecError as error:
            raise Malformed(file, str(error)) from None


@mypyc_attr(allow_interpreted_subclasses=True)
class Contents:
    """Base of a game's box: what is printed on its components, shared by all states and never changed."""

    actions: ActionTable


def edition_from(folder: Traversable | Path, edition: str) -> Components:
    """The TOML files of a folder as an edition."""
    if not folder.is_dir():
        raise Malformed(f"components {edition!r}", "there is no such folder")
    files: dict[str, str] = {}
    for item in folder.iterdir():
        if item.name.endswith(".toml"):
            try:
                files[item.name] = item.read_text(encoding="utf-8")
            except UnicodeDecodeError as error:
                raise Malformed(item.name, f"is not UTF-8 text ({error.reason} at byte {error.start})") from None
            except OSError as error:
                raise Malformed(item.name, f"cannot be read ({error.strerror})") from None
    if not files:
        raise Malformed(f"components {edition!r}", "the folder holds no .toml file")
    return Components(edition, files)
