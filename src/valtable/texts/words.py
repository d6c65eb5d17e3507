"""Arguments in words: references become names, lists become enumerations, numbers stay numbers.

`seat:2` is the player's name, any other `type:id` the message `type-id`. A list of references is
one phrase, like things counted together (`2 stones and 1 brick`). Beside these a sentence may use
`<name>_n`, how many a list has, to leave an empty one out or to have the verb agree, `<name>_text`,
what is printed on the thing, `<name>_article`, the article its name goes with (`la`, `los`; `an`),
empty for a name that has none, and `<name>_with_article`, both together. Other words are passed on
as they are, for a sentence to select by.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from fluent.runtime.types import FluentType, fluent_number

from valtable.kernel.errors import Broken
from valtable.kernel.refusal import Args

NOBODY: Sequence[str] = ()
REFERENCE = re.compile(r"[a-z][a-z0-9_]*:[A-Za-z0-9_]+")
NUMBER = re.compile(r"[0-9]+")
# Spanish `y` turns into `e` before the sound i, but not before a diphthong (`hielo`).
SOUNDS_LIKE_I = re.compile(r"h?[ií](?![aeoáéó])", re.IGNORECASE)


def is_reference(value: object) -> bool:
    return isinstance(value, str) and REFERENCE.fullmatch(value) is not None


def message_of(ref: str) -> str:
    """The key of a thing's name."""
    return ref.replace(":", "-", 1)


class Words:
    """How one language names, counts and enumerates. A catalogue provides the messages."""

    def __init__(self, language: str) -> None:
        self.language = language

    def has(self, key: str) -> bool:
        raise NotImplementedError

    def text(self, key: str, args: Args | None = None, names: Sequence[str] = NOBODY) -> str:
        raise NotImplementedError

    def attribute(self, key: str, name: str, args: Args | None = None, names: Sequence[str] = NOBODY) -> str | None:
        raise NotImplementedError

    def thing(self, ref: str, names: Sequence[str] = NOBODY) -> str:
        """The name of a thing or a player."""
        kind, _, id_ = ref.partition(":")
        if kind != "seat":
            return self.text(f"{kind}-{id_}")
        if not id_.isdecimal() or int(id_) >= len(names):
            raise Broken(f"{ref!r} has no name among {len(names)} players")
        return names[int(id_)]

    def amount(self, ref: str, n: int, names: Sequence[str] = NOBODY) -> str:
        """`1 stone`, `2 stones`; what has no plural of its own is multiplied: `2 × Builder`."""
        if n == 1:
            one = self.attribute(message_of(ref), "one")  # a language may say `1 de oro` of what it calls `oro`
            return f"1 {one if one is not None else self.thing(ref, names)}"
        plural = self.attribute(message_of(ref), "plural")
        return f"{n} {plural}" if plural is not None else f"{n} × {self.thing(ref, names)}"

    def things(self, refs: Sequence[str], names: Sequence[str] = NOBODY) -> str:
        """Things one after another, equal ones counted together; only what is countable says `1`."""
        parts: list[str] = []
        for ref in dict.fromkeys(refs):
            n = refs.count(ref)
            name = self.thing(ref, names)
            if self.attribute(message_of(ref), "plural") is not None:
                parts.append(self.amount(ref, n, names))
            elif n == 1 or NUMBER.fullmatch(name):  # a name that is a number is said again: `2 × 2` would be a sum
                parts += [name] * n
            else:
                parts.append(self.amount(ref, n, names))
        return self.join(parts)

    def join(self, parts: Sequence[str]) -> str:
        """An enumeration: commas, and `and` before the last."""
        if not parts:
            return self.text("list-nothing")
        if len(parts) == 1:
            return parts[0]
        key = "list-last_i" if SOUNDS_LIKE_I.match(parts[-1]) else "list-last"
        return self.text(key, {"rest": ", ".join(parts[:-1]), "last": parts[-1]})

    def arguments(self, args: Args, names: Sequence[str]) -> dict[str, str | FluentType]:
        """The arguments as Fluent takes them."""
        ready: dict[str, str | FluentType] = {}
        for name, value in args.items():
            match value:
                case list():
                    ready[name] = self.things(value, names)
                    ready[f"{name}_n"] = fluent_number(len(value), useGrouping=False)
                case int():
                    ready[name] = fluent_number(int(value), useGrouping=False)
                case str() if is_reference(value):
                    called, article = self.thing(value, names), self.attribute(message_of(value), "article") or ""
                    ready[name] = called
                    ready[f"{name}_text"] = self.attribute(message_of(value), "text") or ""
                    ready[f"{name}_article"] = article
                    ready[f"{name}_with_article"] = f"{article} {called}".lstrip()
                case _:
                    ready[name] = value
        return ready
