"""`load all`: everything that fits, as far as nobody could wish it otherwise.

A card is settled if it can take one kind of gem only, and there is enough of that for all who could take it. The others
are left to the player. It asks the rules what may be loaded and in which order, so it goes with every version of them.
"""

from __future__ import annotations

from rich.text import Text

from valtable.cli.terminal import Terminal
from valtable.games.valdora.box.actions import GEMS, KINDS, Load
from valtable.games.valdora.game import Valdora
from valtable.games.valdora.people.events import equipment_ref
from valtable.games.valdora.phases.loading import stock
from valtable.games.valdora.sight.view import ValdoraView
from valtable.games.valdora.state.frames import ACTING
from valtable.games.valdora.state.state import EMPTY, State
from valtable.kernel.chance import FastChance, NoChance
from valtable.kernel.errors import Malformed
from valtable.kernel.refusal import OK, Args

LOAD_ALL = "load all"
Options = dict[int, dict[int, int]]
"""By equipment, by gem: the action that loads the one with the other."""


def hint(terminal: Terminal, game: Valdora, view: ValdoraView) -> list[Text]:
    """That several loads can be had in two words."""
    is_many = view.seat is not None and len(load_all(game, view)[0]) > 1
    return [Text(terminal.text("ui-valdora-load_hint"), "dim")] if is_many else []


def in_full(terminal: Terminal, game: Valdora, view: ValdoraView, typed: str) -> str:
    """The loads that `load all` stands for, in the language of the moment or as notations are written."""
    if " ".join(typed.lower().split()) not in (LOAD_ALL, terminal.text("ui-valdora-load_all")):
        return typed
    loads, left = load_all(game, view)
    if loads:
        return "; ".join(game.actions.notations[action] for action in loads)
    cards: Args = {"cards": [equipment_ref(kind) for kind in left]}
    key = "ui-valdora-load_choice" if left else "ui-valdora-load_nothing"
    raise Malformed(f"{typed!r}", terminal.text(key, cards))


def load_all(game: Valdora, view: ValdoraView) -> tuple[list[int], list[int]]:
    """The loads that are no choice, in an order that bars none; the cards that are left to the player."""
    assert view.seat is not None
    state = game.imagine(view, FastChance(1))  # what can be loaded does not depend on what is hidden
    options = empty_cards(game, state, view.seat)
    settled = settled_cards(state, view.seat, options) if options else []
    left = [kind for kind in options if kind not in settled]
    loads = list[int]()
    for kind in settled:
        action = next(iter(options[kind].values()))
        game.apply(state, view.seat, action, NoChance())
        if any(game.why_not(state, view.seat, other) != OK for kind in left for other in options[kind].values()):
            return loads, left  # by the older rules a later card bars the earlier ones
        loads.append(action)
    return loads, left


def empty_cards(game: Valdora, state: State, seat: int) -> Options:
    """What may be loaded now onto cards that carry nothing: a full one is a choice of its own."""
    found: Options = {}
    if not state.agenda or state.agenda[-1][:2] != (ACTING, seat):
        return found
    for action in game.choices(state, seat):
        value = game.actions.values[action]
        if isinstance(value, Load) and state.loads[seat][KINDS.index(value.card)] == EMPTY:
            found.setdefault(KINDS.index(value.card), {})[GEMS.index(value.gem)] = action
    return found


def settled_cards(state: State, seat: int, options: Options) -> list[int]:
    """The cards with one possibility that takes nothing from another; none if coins or ships do not do for all."""
    box, space = state.box, state.pawns[seat]
    gems, costs = stock(state, space), sum(box.load_cost[kind] for kind in options)
    if costs > state.coins[seat] or (box.ships[space] and len(options) > box.ships[space] - state.agenda[-1][3]):
        return []
    wanted = [sum(gem in gems_ for gems_ in options.values()) for gem in range(len(GEMS))]
    return [kind for kind, own in options.items() if len(own) == 1 and all(gems[gem] >= wanted[gem] for gem in own)]
