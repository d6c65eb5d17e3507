"""Actions as people see them: what they touch, cost and do now."""

from __future__ import annotations

from typing import Final

from valtable.games.valdora.box import actions as act
from valtable.games.valdora.box.actions import GEMS, KINDS, SIDES
from valtable.games.valdora.box.components import COMMISSION, MINE, NONE, Box
from valtable.games.valdora.people.events import (
    commission_args,
    crest_ref,
    equipment_ref,
    face_ref,
    gem_ref,
    seat_ref,
    side_ref,
    space_ref,
)
from valtable.games.valdora.phases.books import page_price
from valtable.games.valdora.phases.completing import brings_end, craftsman_for, earns_bonus, opens_workshop
from valtable.games.valdora.phases.loading import ANY_ORDER, loadable, stock
from valtable.games.valdora.phases.movement import apply_move, passes_city, refill, stop_price, why_not_move
from valtable.games.valdora.phases.turn import deeds
from valtable.games.valdora.state.frames import ACTING
from valtable.games.valdora.state.state import EMPTY, NOT_OWNED, State, last_seat, top_face
from valtable.kernel.decision import Amount, Effect, Portrait
from valtable.kernel.refusal import OK, Args
from valtable.kernel.values import Action

COINS: Final = "coin:silver"
MAP, OWN = "place:map", "place:equipment"
"""The same equipment or commission may lie in books, too: an offer names the places that are meant."""


def action_args(state: State, seat: int, value: Action, plain: Args) -> Args:
    """Pages and commissions are named by what they show, not by where they lie."""
    match value:
        case act.Move():
            return plain | {"kind": state.box.kind_name(state.box.spaces.index(value.space))}
        case act.Turn():
            return plain | named(state.box, top(state, seat, value.side)) | {"n": page_price(state, state.agenda[-1])}
        case act.Buy():
            return plain | named(state.box, top(state, seat, value.side))
        case act.Swap():
            return plain | named(state.box, top(state, seat, value.side)) | held_args(state, seat, value)
        case act.Complete():
            face = held_face(state, seat, value.commission)
            return plain | named(state.box, face) | {"like": among_like(state, seat, value.commission)}
        case _:
            return plain


def held_args(state: State, seat: int, value: act.Swap) -> Args:
    """A commission that goes back, as it is held."""
    old = commission_args(state.box, held_face(state, seat, value.commission))
    like = among_like(state, seat, value.commission)
    return {"old": old["card"], "old_wants": old["wants"], "old_points": old["points"], "like": like}


def among_like(state: State, seat: int, slot: int) -> int:
    """Which card it is, from 1, where the seat holds another that shows the same; else 0."""
    faces = [state.box.shown[held] for held in state.opened[seat]]
    return slot + 1 if faces.count(faces[slot]) > 1 else 0


def returned(state: State, seat: int, value: act.Swap) -> Effect:
    """To which side it goes, and the face it shows there (R8)."""
    box, held, to = state.box, state.opened[seat][value.commission], 1 - SIDES.index(value.side)
    back = commission_args(box, box.shown[held // 2 * 2 + to])
    shown: Args = {"back": back["card"], "back_wants": back["wants"], "back_points": back["points"]}
    return Effect("returns", {"to": side_ref(to)} | shown)


def named(box: Box, face: int) -> Args:
    """A face in full; equipment asks for nothing and has no points."""
    if face >= COMMISSION:
        return commission_args(box, face)
    return {"card": equipment_ref(face), "wants": [], "points": 0}


def top(state: State, seat: int, side: str) -> int:
    return top_face(state, state.box.book_at[state.pawns[seat]], SIDES.index(side))


def book_here(state: State, seat: int) -> str:
    """The place of the book in the city of this seat's pawn; nothing elsewhere."""
    book = state.box.book_at[state.pawns[seat]]
    return "" if book == NONE else f"place:{state.box.books[book]}"


def held_face(state: State, seat: int, slot: int) -> int:
    return state.box.shown[state.opened[seat][slot]]


def coins(n: int) -> tuple[Amount, ...]:
    return (Amount(COINS, n),) if n else ()


def portray(state: State, seat: int, value: Action) -> Portrait:
    """The action as it would be done now; asked for legal actions and near misses alone."""
    box, frame = state.box, state.agenda[-1]
    here, book = space_ref(box, state.pawns[seat]), book_here(state, seat)
    match value:
        case act.Move():
            return portray_move(state, seat, box.spaces.index(value.space))
        case act.Turn():
            return Portrait((face_ref(box, top(state, seat, value.side)), book), coins(page_price(state, frame)))
        case act.Buy():
            face = top(state, seat, value.side)
            price = (Amount(gem_ref(box.price_gem), 1),) if face < COMMISSION else coins(box.commission_price)
            return Portrait((face_ref(box, face), book), price, carrying(box, face))
        case act.Swap():
            faces = held_face(state, seat, value.commission), top(state, seat, value.side)
            touched = (*(face_ref(box, face) for face in faces), book, "place:commissions")
            return Portrait(touched, coins(box.commission_price), (returned(state, seat, value),))
        case act.Load():
            return portray_load(state, seat, GEMS.index(value.gem), KINDS.index(value.card))
        case act.Complete():
            return portray_complete(state, seat, held_face(state, seat, value.commission))
        case act.Pay():
            return Portrait((equipment_ref(KINDS.index(value.card)), OWN))
        case act.Provisions():
            return Portrait((here,))
        case _:
            return Portrait()


def portray_move(state: State, seat: int, stop: int) -> Portrait:
    """The price of the stop, whether provisions are used up, what a mine brings, where the turn ends (R6, R13)."""
    box, price = state.box, stop_price(state.box, state.pawns, seat, stop)
    effects = []
    if state.provisions[seat] and passes_city(box, state.pawns[seat], stop):
        effects.append(Effect("uses_provisions"))
    if box.space_kind[stop] == MINE and (n := refill(state, seat)):
        effects.append(Effect("replenishes", {"n": n}))
    elif is_idle(state, seat, stop):
        effects.append(Effect("ends_turn"))
    return Portrait((space_ref(box, stop),), coins(price), tuple(effects))


def is_idle(state: State, seat: int, stop: int) -> bool:
    """Whether a move there ends the turn, because nothing could be done but that."""
    if why_not_move(state, seat, stop) != OK:
        return False
    then = state.copy()
    apply_move(then, seat, stop, None)
    return len(deeds(then, seat, then.agenda[-1])) == 1


def portray_load(state: State, seat: int, gem: int, kind: int) -> Portrait:
    """The price, what is unloaded first, and which cards cannot be loaded any more after this one."""
    box, load = state.box, state.loads[seat][kind]
    effects = [Effect("unloads", {"gem": gem_ref(load)})] if load not in (EMPTY, NOT_OWNED) else []
    if barred := barred_by(state, seat, gem, kind):
        effects.append(Effect("bars", {"cards": [equipment_ref(other) for other in barred]}))
    touched = space_ref(box, state.pawns[seat]), equipment_ref(kind), MAP, OWN
    return Portrait(touched, coins(box.load_cost[kind]), tuple(effects))


def barred_by(state: State, seat: int, gem: int, kind: int) -> list[int]:
    """In games begun before R32, where loads of a road keep the cards' order: those before this one that would fit."""
    box, frame, space = state.box, state.agenda[-1], state.pawns[seat]
    if state.rules >= ANY_ORDER or box.road_of[space] == NONE or frame[0] != ACTING:
        return []
    left = state.coins[seat] - box.load_cost[kind]
    barred: set[int] = set()
    for action in loadable(state, seat, frame, space):
        its, other = box.loads[action - box.load]
        if other < kind and box.load_cost[other] <= left and stock(state, space)[its] > (its == gem):
            barred.add(other)
    return sorted(barred)


def carrying(box: Box, face: int) -> tuple[Effect, ...]:
    """What an equipment is for."""
    if face >= COMMISSION:
        return ()
    if box.reloads[face]:
        return (Effect("carries_any", {"n": box.load_cost[face]}),)
    return (Effect("carries", {"gem": gem_ref(box.carries[face][0])}),)


def portray_complete(state: State, seat: int, face: int) -> Portrait:
    """What is delivered, and the tiles it would bring now (R3); the points stand in the action's text."""
    box, crest = state.box, state.box.crest[face]
    price = tuple(Amount(gem_ref(gem), 1) for gem in box.wants[face])
    effects = []
    if earns_bonus(state, seat, crest) and state.bonus_left:
        effects.append(Effect("bonus", {"n": box.bonus_points}))
    color = craftsman_for(state.tiles, crest)
    if color != NONE:
        effects.append(Effect("hires", {"tile": crest_ref("craftsman", box, color)}))
        if opens_workshop(state, seat, color):
            effects.append(Effect("opens", {"workshop": crest_ref("workshop", box, color)}))
        if brings_end(state, color):
            last = last_seat(state.first, state.seats)
            effects.append(Effect("ends", {"seat": seat_ref(last), "is_last": "yes" if seat == last else "no"}))
    return Portrait((face_ref(box, face), "place:commissions"), price, tuple(effects))
