"""One game, and an account of what each seat took and scored."""

from __future__ import annotations

import msgspec

from valtable.lab.balance.things import counted, first_of, length_of, lying
from valtable.lab.fixture import Fixture
from valtable.lab.playing import Played


class Account(msgspec.Struct, frozen=True):
    """What is kept of a game for its balance."""

    played: Played
    first: int
    """The seat that went first."""
    length: int
    """Turns or rounds, see `things`."""
    sources: dict[str, list[int]]
    """Points per seat by source, as on the score sheet."""
    taken: list[dict[str, int]]
    """Per seat the things it had at the end, and how many of each."""
    lying: list[str]
    """Things that nobody had taken, but that lay on the table at the end."""

    def order(self, seat: int) -> int:
        """0 for the seat that went first, then clockwise."""
        return (seat - self.first) % len(self.taken)

    def share(self, seat: int) -> float:
        """How much of the victory is this seat's."""
        winners = self.played.winners
        return 1 / len(winners) if seat in winners else 0.0


def play_account(fixture: Fixture) -> Account:
    """Play it and look at the table afterwards."""
    game, sitting = fixture.setting.load(), fixture.sitting()
    what = counted(game)
    first = first_of(what, game.view(sitting.state, None))
    played = sitting.play(fixture.bots_of())
    view = game.view(sitting.state, None)
    taken: list[dict[str, int]] = [{} for _ in fixture.bots]
    free: dict[str, None] = {}
    for name, owner, count in lying(what, game.table(view)):
        if owner is None:
            free[name] = None
        else:
            taken[owner][name] = taken[owner].get(name, 0) + count
    owned = {name for things in taken for name in things}
    return Account(
        played=played,
        first=first,
        length=length_of(what, view, played.decisions),
        sources={row.source: [points or 0 for points in row.points] for row in game.standing(view).rows},
        taken=taken,
        lying=[name for name in free if name not in owned],
    )
