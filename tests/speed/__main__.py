"""`python -m tests.speed` counts the work of the games; `--accept` writes it down as what is now expected."""

from __future__ import annotations

import json
import sys

from tests.speed.expected import FILE, expected, version
from tests.speed.programs import SETTINGS, ratios


def main() -> None:
    found = {setting.name: ratios(setting) for setting in SETTINGS}
    if "--accept" in sys.argv:
        FILE.write_text(json.dumps(expected() | {version(): found}, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    sys.stdout.write(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
