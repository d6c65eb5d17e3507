"""`python -m tests.observations` writes down what observations are now, for games that have raised their version.

New logs are added in any case; whatever else differs without a new version is refused.
"""

from __future__ import annotations

import sys

from tests.observations.kept import TITLES, found, kept, write


def main() -> int:
    known, refused = kept(), 0
    for title in TITLES:
        now, before = found(title), known.get(title)
        same = before is not None and before.version == now.version
        if (
            before is not None
            and same
            and (before.schemas != now.schemas or not before.logs.items() <= now.logs.items())
        ):
            sys.stderr.write(f"{title}: observations have changed; raise `observation_version` in its game.py first\n")
            refused = 1
        else:
            known[title] = now
    write(known)
    return refused


if __name__ == "__main__":
    sys.exit(main())
