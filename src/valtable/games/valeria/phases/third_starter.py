"""The third Starter: the Herald, or with modules the Coxswain or the Margrave (R11, R30, C2, C3)."""

from __future__ import annotations

from valtable.games.valeria.state.state import State


def third_starter(state: State) -> int:
    packs = state.packs
    return state.box.herald if packs is None else packs.third


def fires_of_third(state: State, third: int, doubles: bool, activated: bool) -> int:
    """Once when nothing of one's own fired, on doubles as the switch says (R11, C3)."""
    box = state.box
    if not doubles:
        return 0 if activated else 1
    if third == box.herald and state.options.herald == "printed":
        return min(box.printed_fires_on_doubles[third] + (not activated), box.most_fires[third])
    return box.fires_on_doubles[third]


def third_program(state: State, third: int, own_turn: bool) -> int:
    """What it pays; the Coxswain as the switch says (C2)."""
    box = state.box
    if third == box.packs.coxswain and state.options.coxswain == "book":
        return box.packs.seed_on_turn if own_turn else box.packs.seed_off_turn
    return (box.starter_on_turn if own_turn else box.starter_off_turn)[third]
