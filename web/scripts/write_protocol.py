"""Writes `web/src/protocol.ts` from `valtable.service.protocol`; `--check` only says whether it is up to date.

What the server sends has every field; what the page sends may leave out those with a default.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from valtable.service import protocol

TARGET = Path(__file__).resolve().parent.parent / "src" / "protocol.ts"
HEAD = """// Written by web/scripts/write_protocol.py from src/valtable/service/protocol.py. Do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

"""
SENT = ("ToClient", "FromClient")


def structs() -> list[type[msgspec.Struct]]:
    """The values of the protocol, in the order of the file."""
    found = [value for value in vars(protocol).values() if isinstance(value, type)]
    own = [value for value in found if issubclass(value, msgspec.Struct) and value is not protocol.Strict]
    return [value for value in own if value is not msgspec.Struct]


def typescript(schema: dict[str, Any]) -> str:
    """One JSON schema as a TypeScript type."""
    match schema:
        case {"$ref": ref}:
            return str(ref)
        case {"const": value}:
            return msgspec.json.encode(value).decode().replace('"', "'")
        case {"enum": values}:
            return " | ".join(msgspec.json.encode(value).decode().replace('"', "'") for value in values)
        case {"anyOf": parts}:
            return " | ".join(dict.fromkeys(typescript(part) for part in parts))
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(typescript(item) for item in items)}]"
        case {"type": "array", "items": dict() as items}:
            inner = typescript(items)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "array"}:
            return "Json[]"
        case {"type": "object", "additionalProperties": dict() as values}:
            return f"{{ [key: string]: {typescript(values)} }}"
        case {"type": "object"} if "properties" not in schema:
            return "{ [key: string]: Json }"
        case {"type": "string"}:
            return "string"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "boolean"}:
            return "boolean"
        case {"type": "null"}:
            return "null"
        case _:
            return "Json"


def declare(name: str, schema: dict[str, Any], wanted: set[str]) -> str:
    """A named type; fields outside `wanted` may be left out."""
    lines = []
    if text := schema.get("description"):
        lines.append(f"/** {' '.join(text.split())} */")
    if "properties" not in schema:
        lines.append(f"export type {name} = {typescript(schema)}")
        return "\n".join(lines)
    lines.append(f"export interface {name} {{")
    for field, value in schema["properties"].items():
        mark = "" if field in wanted else "?"
        lines.append(f"  {field}{mark}: {typescript(value)}")
    return "\n".join([*lines, "}"])


def generate() -> str:
    known = structs()
    _, components = msgspec.json.schema_components(known, ref_template="{name}")
    outside = {value.__name__ for value in known if issubclass(value, protocol.Strict)}
    parts = []
    for name, schema in components.items():
        fields = set(schema.get("properties", {}))
        parts.append(declare(name, schema, set(schema.get("required", fields)) if name in outside else fields))
    for name in SENT:
        parts.append(f"export type {name} = {' | '.join(part.__name__ for part in getattr(protocol, name).__args__)}")
    return HEAD + "\n\n".join(parts) + "\n"


def main() -> int:
    text = generate()
    if "--check" in sys.argv:
        same = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text
        sys.stderr.write("" if same else "web/src/protocol.ts is out of date: run `make generated`\n")
        return 0 if same else 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
