"""`python -m tests.transcripts.write GAME` writes a game's transcripts anew: a change to be reviewed."""

from __future__ import annotations

import sys

from tests.transcripts.script import compose, path_of
from valtable import games


def main(title: str) -> None:
    games.register("proving", "tests.proving.game:Proving")
    type_ = games.find(title)
    for modules in (False, True) if games.load(title).all_modules() else (False,):
        for seats in range(type_.min_seats, type_.max_seats + 1):
            path = path_of(title, seats, modules)
            path.parent.mkdir(exist_ok=True)
            path.write_text("\n".join(compose(title, seats, modules)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
