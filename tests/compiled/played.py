"""Random games with everything anybody could see of them, as digests: `python -m tests.compiled.played TITLE SEATS`.

Run by two builds of the engine it must print the same. Needs nothing but the engine and the kits, since an
environment for playing has no pytest.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import blake2b

import msgspec

from tests.contract.walk import OptionSet, closely, viewers
from tests.kits import kit_of
from tests.kits.base import Kit
from valtable import games
from valtable.bots import make_bot
from valtable.kernel.match import Match
from valtable.kernel.state import digest
from valtable.lab.build import build_of
from valtable.lab.playing import Sitting

Lines = Iterator[tuple[str, str]]
LINES = 150
"""So much of a game between bots is enough."""


def digest_of(value: object) -> str:
    return blake2b(msgspec.json.encode(value), digest_size=8).hexdigest()


def option_sets(kit: Kit, seats: int) -> dict[str, OptionSet]:
    return {**kit.options_for(seats), **kit.brief_options_for(seats)}


def played(title: str, seats: int) -> Lines:
    """What was looked at, with its digest; the first line is the build."""
    kit = kit_of(title)
    yield "build", build_of(kit.game)
    for name, options in option_sets(kit, seats).items():
        for match in closely(kit, seats, options, seats):
            where = f"{title} {seats} {name}, line {len(match.log.lines)}"
            yield from ((f"{where}: {what}", digest_of(seen)) for what, seen in everything(match))
            last = match
        yield f"{title} {seats} {name}: log", digest_of(last.log)
    yield f"{title} {seats}: a game of greedy", digest_of(greedy_game(kit, seats))


def everything(match: Match) -> Iterator[tuple[str, object]]:
    """All that the engine answers about one position."""
    game = match.game
    yield "state", digest(match.state)
    for decision in match.decisions:
        yield f"offers of seat {decision.seat}", game.offers(match.state, decision.seat)
    for viewer in viewers(match.seats):
        view = match.view(viewer)
        yield f"view of {viewer}", view
        yield f"table of {viewer}", game.table(view)
        yield f"standing of {viewer}", game.standing(view)
        yield f"observation of {viewer}", list(game.observe(view))
        yield f"the same from the state, of {viewer}", list(game.observe_state(match.state, viewer))
        yield f"end seen by {viewer}", game.near(view)
        yield f"story of {viewer}", match.story(viewer)[-20:]
    yield "census", game.census(match.state)


def greedy_game(kit: Kit, seats: int) -> str:
    """The digest of a game between bots that think: their evaluation, too, must not depend on the build."""
    options = msgspec.to_builtins(kit.game.decode_options(dict(kit.game.bot_options)))
    bots = [make_bot("greedy", kit.game, seat + 1) for seat in range(seats)]
    return Sitting(kit.game, options, ["greedy"] * seats, seats).play(bots, limit=LINES).digest


if __name__ == "__main__":
    games.register("proving", "tests.proving.game:Proving")
    for line in played(sys.argv[1], int(sys.argv[2])):
        sys.stdout.write("\t".join(line) + "\n")
