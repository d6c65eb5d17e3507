"""What bots hold things to be worth, in points.

For each game a struct says what a number means, and a TOML file beside it which number it is; `valtable lab tune GAME`
looks for better ones.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TypeVar

import msgspec

from valtable.kernel.errors import Malformed

W = TypeVar("W", bound=msgspec.Struct)


@cache
def weights_of(kind: type[W]) -> W:
    """The numbers of the game whose struct this is, as the package ships them."""
    title = kind.__module__.rpartition(".")[2]
    return read(resources.files(__name__).joinpath(f"{title}.toml").read_text("utf-8"), kind)


def read(text: str, kind: type[W], file: str = "weights") -> W:
    """Strictly: a number too many or too few is an error that names it."""
    try:
        return msgspec.toml.decode(text, type=kind)
    except msgspec.MsgspecError as error:
        raise Malformed(file, str(error)) from None
