"""Options that hold names of one's own choice, joined by `+`: what a person can pick from."""

from __future__ import annotations

import msgspec


class PickName(msgspec.Struct, frozen=True):
    """A name, the thing it stands for, the option it comes with, and the group of which only one is picked."""

    name: str
    thing: str
    needs: str = ""
    group: str = ""


class Picks(msgspec.Struct, frozen=True):
    """The names of one option, and how many of them at most."""

    names: list[PickName]
    most: int
