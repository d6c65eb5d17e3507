"""The finite action table: every action of a game has an int, a typed value and a notation.

Rules, search and learning handle the ints; logs hold the notation (`construct bank_1`), which
survives a renumbering; the edges decode the typed value (`{"do": "construct", ...}`) strictly.
"""

from __future__ import annotations

from itertools import product
from typing import Any, Union

import msgspec
from mypy_extensions import mypyc_attr

from valtable.kernel.errors import Malformed
from valtable.kernel.values import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Family:
    """All actions of one shape: the product of the domains of its fields, in order."""

    __slots__ = ("domains", "first", "size", "tag", "type")

    def __init__(self, type_: type[Action], **domains: tuple[str, ...] | tuple[int, ...]) -> None:
        fields = type_.__struct_fields__
        if tuple(domains) != fields:
            raise ValueError(f"{type_.__name__} has the fields {fields}, domains are given for {tuple(domains)}")
        self.type = type_
        self.tag: str = str(type_.__struct_config__.tag)
        self.domains = tuple(domains.values())
        self.first = 0
        self.size = 1
        for domain in self.domains:
            self.size *= len(domain)

    def members(self) -> list[Action]:
        return [self.type(*values) for values in product(*self.domains)]


class ActionTable:
    """Ids are consecutive: family after family, within a family the last field runs fastest."""

    def __init__(self, *families: Family) -> None:
        self.families = families
        self.values: list[Action] = []
        self.family_of: list[int] = []
        self.argument: list[int] = []
        for index, family in enumerate(families):
            family.first = len(self.values)
            self.values += family.members()
            self.family_of += [index] * family.size
            self.argument += range(family.size)
        self.notations = [notation(value) for value in self.values]
        self._ids = {value: i for i, value in enumerate(self.values)}
        self._by_notation = {text: i for i, text in enumerate(self.notations)}
        if len(self._by_notation) != len(self.values):
            raise ValueError("two actions share a notation")
        # A tagged union over one class is that class; mypy cannot know a union built at run time.
        self.type: Any = Union[tuple(family.type for family in families)]  # noqa: UP007

    def __len__(self) -> int:
        return len(self.values)

    def id_of(self, value: Action) -> int:
        """The id of a typed value; a value outside the table is malformed, not illegal."""
        try:
            return self._ids[value]
        except (KeyError, TypeError):
            raise Malformed(f"action {notation(value)!r}", "no such action in this game") from None

    def parse(self, text: str) -> int:
        """The id of a notation such as `construct bank_1`."""
        found = self._by_notation.get(" ".join(text.split()))
        if found is None:
            raise Malformed(f"action {text!r}", "no such action in this game")
        return found

    def decode(self, data: object) -> int:
        """The id of a decoded JSON object such as `{"do": "construct", "building": "bank_1"}`."""
        try:
            value: Action = msgspec.convert(data, self.type)
        except msgspec.ValidationError as error:
            raise Malformed("action", str(error)) from None
        return self.id_of(value)

    def family(self, type_: type[Action]) -> Family:
        return next(family for family in self.families if family.type is type_)


def notation(action: Action) -> str:
    """Tag and values, as logs and scripts write them."""
    values = (getattr(action, field) for field in action.__struct_fields__)
    return " ".join((str(action.__struct_config__.tag), *map(str, values)))
