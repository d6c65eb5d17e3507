"""Options away from their defaults, as their types list the values: a new option is tried without being named."""

from __future__ import annotations

import msgspec

from valtable.kernel.values import Options, listed_values


def other_values(options_type: type[Options], which: int) -> dict[str, object]:
    """Every option at the first (0) or the last (-1) of its values that is not the default."""
    default = options_type()
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(options_type):
        others = [value for value in listed_values(field.type) if value != getattr(default, field.name)]
        assert others, f"{field.name} lists no other value: name one in the kit"
        found[field.name] = others[which]
    return found
