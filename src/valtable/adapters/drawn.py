"""A table as lines of text, for whoever wants to look at an environment: what a spectator sees, no more."""

from __future__ import annotations

from collections import Counter

from valtable.adapters.turns import Turns
from valtable.kernel.table import Place, Thing
from valtable.texts import Catalogue


def drawn(turns: Turns, language: str = "en") -> str:
    """Who must choose, the points so far, and what lies where."""
    game, names = turns.game, [f"seat {seat}" for seat in range(turns.setting.players)]
    texts = Catalogue(game.title, language)
    view = game.view(turns.state, None)
    lines = [texts.text("game-title")]
    asked = game.asked(turns.state, None)[:1]
    lines += [texts.decision(decision, names) for decision in asked if not decision.sealed]
    totals = game.standing(view).totals
    lines.append(
        ", ".join(f"{name}: {'?' if total is None else total}" for name, total in zip(names, totals, strict=True))
    )
    for place in game.table(view).places:
        if place.things and not place.aside:
            lines.append(f"{texts.place(place, names)}: {things(texts, place, names)}")
    return "\n".join(lines)


def things(texts: Catalogue, place: Place, names: list[str]) -> str:
    alike = {repr(thing): thing for thing in place.things}
    times = Counter(repr(thing) for thing in place.things)
    return ", ".join(named(texts, thing, times[key], names) for key, thing in alike.items())


def named(texts: Catalogue, thing: Thing, times: int, names: list[str]) -> str:
    count = thing.count * times
    said = texts.amount(thing.ref, count, names) if count != 1 else texts.thing(thing.ref, names)
    return said if thing.seat is None else f"{said} ({names[thing.seat]})"
