"""The table of settings in the guide to the service, from the settings themselves.

`--check` only says whether it is stale.
"""

from __future__ import annotations

import sys
from pathlib import Path

from valtable.cli.arguments.service import listed

GUIDE = Path(__file__).parents[1] / "docs" / "guide" / "service.md"
BEGIN = "<!-- settings: written by scripts/write_settings.py -->\n"
END = "<!-- end of settings -->\n"


def rewritten(text: str) -> str:
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{listed()}\n{END}{after}"


def main() -> int:
    text = GUIDE.read_text(encoding="utf-8")
    new = rewritten(text)
    if new == text:
        return 0
    if "--check" in sys.argv:
        print("stale, run `make generated`: docs/guide/service.md")  # noqa: T201
        return 1
    GUIDE.write_text(new, encoding="utf-8")
    print("written: docs/guide/service.md")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
