"""Writes what follows from a state's fields: `__slots__`, `FIELDS`, `__init__` and `copy`; `--check` only compares.

A class takes part if its body holds the line MARK. Above it stand the fields, one annotation each, and what else the
class has by hand; everything below it is written here. The type says how a field is copied: lists as deep as they
go, `X | None` by its own `copy`, anything else is shared because it never changes. A field whose comment begins
with `=` follows from the others: it is worked out once, handed on by `copy` and left out of `FIELDS`.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from textwrap import wrap

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("src/valtable/games", "tests/proving")
MARK = "    # The rest is written by `make generated` from the fields above."
SHARED = ("box", "options")
"""Fields that are no part of the encoding."""


class Field:
    def __init__(self, node: ast.AnnAssign, line: str) -> None:
        assert isinstance(node.target, ast.Name)
        self.name = node.target.id
        self.type = ast.unparse(node.annotation)
        worked_out = re.search(r"#\s*=\s*(.+)$", line)
        self.source = worked_out.group(1) if worked_out else ""

    @property
    def is_encoded(self) -> bool:
        return not self.source and self.name not in SHARED and not self.is_part

    @property
    def is_part(self) -> bool:
        """What a module adds to the table, or None."""
        return self.type.endswith(" | None")

    @property
    def parameter(self) -> str:
        return f"{self.name}: {self.type} | None = None" if self.source else f"{self.name}: {self.type}"

    @property
    def value(self) -> str:
        return f"{self.source} if {self.name} is None else {self.name}" if self.source else self.name

    @property
    def copied(self) -> str:
        own = f"self.{self.name}"
        if self.is_part and not self.source:
            return f"None if {own} is None else {own}.copy()"
        return copy_of(own, self.type.count("list["))


def copy_of(value: str, depth: int) -> str:
    """An expression for a copy of a list as deep as this."""
    if depth < 2:
        return f"{value}[:]" if depth else value
    each = "xyz"[depth - 2]
    return f"[{copy_of(each, depth - 1)} for {each} in {value}]"


def packed(items: list[str], indent: int) -> list[str]:
    """Items side by side, as many as a line holds."""
    # A space inside an item is no place to break the line.
    text = " ".join(f"{item},".replace(" ", "\0") for item in items)
    lines = wrap(text, 118 - indent, break_long_words=False, break_on_hyphens=False)
    return [" " * indent + line.replace("\0", " ") for line in lines]


def written(name: str, fields: list[Field]) -> list[str]:
    """The lines below MARK."""
    slots = sorted(f'"{field.name}"' for field in fields)
    encoded = [f'"{field.name}": {field.type}' for field in fields if field.is_encoded]
    parameters = ["self", *(field.parameter for field in fields)]
    return [
        "    __slots__ = (", *packed(slots, 8), "    )  # fmt: skip",
        "    FIELDS: ClassVar[dict[str, Any]] = {", *packed(encoded, 8), "    }  # fmt: skip",
        "",
        "    def __init__(", *packed(parameters, 8), "    ) -> None:  # fmt: skip",
        *(f"        self.{field.name} = {field.value}" for field in fields),
        "",
        f"    def copy(self) -> {name}:",
        f"        return {name}(", *packed([field.copied for field in fields], 12), "        )  # fmt: skip",
    ]  # fmt: skip


def rewritten(text: str) -> str:
    lines = text.split("\n")
    for node in reversed(ast.parse(text).body):
        if not isinstance(node, ast.ClassDef):
            continue
        end = node.end_lineno or node.lineno
        # The mark may be the last line of a class that nothing was written for yet: comments end no class.
        while end < len(lines) and (not lines[end] or lines[end].startswith("    ")):
            end += 1
        marks = [i for i in range(node.lineno, end) if lines[i] == MARK]
        if not marks:
            continue
        fields = [
            Field(item, lines[item.lineno - 1])
            for item in node.body
            if isinstance(item, ast.AnnAssign) and item.lineno <= marks[0]
        ]
        rest = lines[end:]
        lines = [*lines[: marks[0] + 1], *written(node.name, fields), *(["", "", *rest] if any(rest) else [""])]
    return "\n".join(lines)


def main() -> int:
    stale = []
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            if MARK in text and (new := rewritten(text)) != text:
                stale.append(str(path.relative_to(ROOT)))
                if "--check" not in sys.argv:
                    path.write_text(new, encoding="utf-8")
    for name in stale:
        print(f"{'stale, run `make generated`' if '--check' in sys.argv else 'written'}: {name}")  # noqa: T201
    return int(bool(stale) and "--check" in sys.argv)


if __name__ == "__main__":
    sys.exit(main())
