"""What the program of a card would do now, in words for people."""

from __future__ import annotations

from valtable.games.valeria.box.vocabulary import (
    ALL,
    CHOOSE,
    END,
    EXCHANGE,
    GAIN,
    GAIN_PER,
    MAY,
    RETURN_CARD,
    STATIC,
    STEAL,
    TAKE_CITIZEN,
    TAKE_MONSTER,
    WILD,
)
from valtable.games.valeria.people.events import amount_refs
from valtable.games.valeria.phases.counting import counted
from valtable.games.valeria.state.state import State
from valtable.kernel.decision import Effect


def in_numbers(state: State, seat: int, step: int, card: str) -> tuple[Effect, ...]:
    """What a reward would bring now, if it asks nothing; else what the card says."""
    found = describe(state, seat, step)
    return found if all(effect.kind in ("gain", "wild") for effect in found) else (Effect("card", {"card": card}),)


def describe(state: State, seat: int, step: int) -> tuple[Effect, ...]:
    """What a program would do now, step by step."""
    box = state.box
    found: list[Effect] = []
    while box.code[step][0] != END:
        op = box.code[step]
        code = op[0]
        if code in (GAIN, GAIN_PER):
            times = counted(state, seat, op[7:]) if code == GAIN_PER else 1
            gains = amount_refs([n * times for n in op[1:6]])
            if gains:
                found.append(Effect("gain", {"gains": gains}))
            if op[1 + WILD]:
                found.append(Effect("wild", {"n": op[1 + WILD] * times}))
        elif code == ALL:
            found += describe(state, seat, op[1])
        elif code == TAKE_CITIZEN:
            found.append(Effect("free_citizen", {}))
        elif code in (CHOOSE, STEAL, MAY, RETURN_CARD, TAKE_MONSTER, EXCHANGE) or code > STATIC:
            found.append(Effect("more", {}))
        step += 1
    return tuple(found)
