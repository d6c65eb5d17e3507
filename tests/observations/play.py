"""Games to look at what an observation tells: at random, but for a liking, so that what is rare is met as well."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from valtable import games
from valtable.kernel.chance import FastChance
from valtable.kernel.game import AnyGame
from valtable.kernel.journal import Event, Journal
from valtable.kernel.play import NOBODY, due

Change = Callable[[Any], None]


class Step(NamedTuple):
    """A table before an action, which action, and what the seat heard of it."""

    game: AnyGame
    state: Any
    seat: int
    notation: str
    events: list[Event]
    after: Any
    """The table with the action done, until the next step."""

    @property
    def kind(self) -> str:
        return self.game.decision(self.state, self.seat).kind

    @property
    def choices(self) -> set[str]:
        return notations(self.game, self.state, self.seat)

    def numbers(self, name: str) -> dict[str, float]:
        """By label, what the seat is told under this name."""
        feature = next(f for f in self.game.observation_schema(self.state.seats, self.state.options) if f.name == name)
        row = self.game.observe_state(self.state, self.seat)
        return dict(zip(feature.labels, row[feature.at : feature.at + feature.size], strict=True))

    def told(self, name: str) -> set[str]:
        """The labels of this feature where it is not 0."""
        return {label for label, number in self.numbers(name).items() if number}


def steps(
    title: str,
    seats: int,
    everything: bool = False,
    liked: tuple[str, ...] = (),
    prepare: Change | None = None,
    seeds: range = range(3),
) -> Iterator[Step]:
    """Every step of some games; two times of three one of the liked actions is taken if there is one."""
    game = games.load(title)
    options = game.decode_options({**game.bot_options, **(game.all_modules() if everything else {})})
    for seed in seeds:
        chance = FastChance(seed)
        state = game.setup(options, seats, chance)
        if prepare is not None:
            prepare(state)
        while True:
            seat, choices, _ = due(game, state)
            if seat == NOBODY:
                break
            best = [action for action in choices if liked and game.actions.notations[action].startswith(liked)]
            among = best if best and chance.below("", 3) else choices
            action, before, journal = among[chance.below("", len(among))], game.copy(state), Journal(game.events)
            game.apply(state, seat, action, chance, journal)
            events = [event for entry in journal.entries if (event := entry.seen_by(seat)) is not None]
            yield Step(game, before, seat, game.actions.notations[action], events, state)


def notations(game: AnyGame, state: Any, seat: int) -> set[str]:
    return {game.actions.notations[action] for action in game.choices(state, seat)}


def offered(choices: set[str], *families: str) -> set[str]:
    """What the actions of these families name."""
    return {notation.partition(" ")[2] for notation in choices if notation.partition(" ")[0] in families}


def with_foremen(state: Any) -> None:
    """Valletta's card that builds for less and saves a material, in every hand before long."""
    foreman = state.box.characters.index("foreman")
    for seat in range(state.seats):
        state.deck[seat] += [foreman] * 9
        state.goods[seat] = [9, 4, 4, 4]


FOREMEN: dict[str, Any] = {"liked": ("play foreman", "construct", "exchange", "save"), "prepare": with_foremen}
