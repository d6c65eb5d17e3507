"""`python -m tests.coverage GAME` tells what is missing; with `--write` it also writes docs/coverage/GAME.md."""

from __future__ import annotations

import sys

from tests.coverage.table import measure, page_of


def main(title: str, *, write: bool) -> int:
    found = measure(title)
    if write:
        page = page_of(title)
        page.parent.mkdir(exist_ok=True)
        page.write_text(found.render(), encoding="utf-8")
    sys.stdout.write("\n".join(found.gaps() or ["no gap"]) + "\n")
    return 1 if found.gaps() else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], write="--write" in sys.argv[2:]))
