"""Bases of the values a game defines: its options and what can be picked in them, its actions, what a seat sees,
what a person wishes, what is learned from.

msgspec decodes and encodes them, and its classes cannot be compiled: a module holds such values or rules, never both.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of a game's options: modules, variants and the rulings that are switches."""


class PickName(msgspec.Struct, frozen=True):
    """A name that an option may hold, joined by `+` to others: the thing it stands for, the option it comes with,
    and the group of which only one is picked."""

    name: str
    thing: str
    needs: str = ""
    group: str = ""


class Picks(msgspec.Struct, frozen=True):
    """The names of one option, and how many of them at most."""

    names: list[PickName]
    most: int


Group = Literal["layout", "modules", "packs", "variants", "rulings"]
"""What an option is: what lies out, a part that is added, a pack of cards, a house rule, a reading of the book."""


class Condition(msgspec.Struct, frozen=True):
    """An option leaves its usual value only beside one of these values of another option, or of `seats`.

    `of`: only these values of it ask for that. Where it is not so the option could change nothing, or cannot be at
    all: then `always`, and older games are held to it, too. `reason` is the key of the refusal.
    """

    option: str
    beside: str
    values: list[bool | int | str]
    reason: str
    of: list[bool | int | str] = []
    always: bool = False


class Pace(msgspec.Struct, frozen=True):
    """How long a game is: the choices of one seat by the number of seats, and what an option adds to them where it
    leaves its usual value, in per cent, both measured; then the seconds that a person, and a bot, takes for one.

    12 seconds bring Valletta, Valdora and Valeria to what is printed on their boxes.
    """

    choices: dict[int, int]
    added: dict[str, int] = {}
    seconds: int = 12
    bot_seconds: int = 1


def listed_values(type_: Any) -> list[object]:
    """The values that an option's type lists; none where it takes any number or text."""
    described = msgspec.inspect.type_info(type_)
    parts = described.types if isinstance(described, msgspec.inspect.UnionType) else (described,)
    values: list[object] = []
    for part in parts:
        if isinstance(part, msgspec.inspect.BoolType):
            values += [False, True]
        elif isinstance(part, msgspec.inspect.LiteralType):
            values += part.values
    return values


class View(msgspec.Struct, frozen=True):
    """Base of a game's views: all that a seat, or a spectator (None), has lawfully learned."""

    seat: int | None


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="wish"):
    """Base of the whole moves a person can compose."""


class Steps(Wish, frozen=True, tag="steps"):
    """The wish every game understands: these actions in this order, all or none."""

    do: tuple[str, ...]


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Base of a game's typed actions; a subclass names its tag and its fields."""

    REFERS: ClassVar[dict[str, str]] = {}
    """Field to the type of thing it names, so that a text can show the thing's name."""


class Feature(msgspec.Struct, frozen=True):
    """Numbers of one meaning in an observation: from this place so many, each with a label if there are several."""

    name: str
    at: int
    size: int
    meaning: str
    low: float | None
    """No number is below; None where the rules give no bound."""
    high: float | None
    labels: tuple[str, ...]

    @property
    def names(self) -> list[str]:
        """One for each number."""
        return [f"{self.name}[{label}]" if label else self.name for label in self.labels]
