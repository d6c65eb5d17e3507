"""Whole moves as a person composes them, spelled into small steps."""

from __future__ import annotations

from typing import Literal

from valtable.games.valencia.asking.reasons import CARDS_LEFT, NO_SUCH_CARD, NOT_IN_HAND, REASONS
from valtable.games.valencia.box.city import GUILDS
from valtable.games.valencia.people.events import card_ref, card_refs
from valtable.games.valencia.phases.goods import somebody_can_sell
from valtable.games.valencia.phases.planning import stack_order
from valtable.games.valencia.state.frames import DRAWING
from valtable.games.valencia.state.state import State
from valtable.kernel.agenda import asked
from valtable.kernel.errors import Malformed, Refused
from valtable.kernel.refusal import Args, Refusal
from valtable.kernel.values import Steps, Wish

Good = Literal["oranges", "tiger_nuts", "wine", "cloths", "porcelain"]


class StacksWish(Wish, frozen=True, tag="stacks"):
    """The hand divided like this, stacks and cards in any order; with `confirm` one is ready at once.

    A card is its name, or for a plain one its value: `6` is `influence_6`.
    """

    stacks: tuple[tuple[str, ...], ...]
    confirm: bool = True


class TasksWish(Wish, frozen=True, tag="tasks"):
    """Keep the dealt tasks at these places, in any order, and confirm."""

    keep: tuple[int, ...]
    confirm: bool = True


class PlaceWish(Wish, frozen=True, tag="place"):
    """Place here and use the fountain's ability like this: `sell wine`, `palm 1_4`; empty for none."""

    space: str
    ability: tuple[str, ...] = ()


class SellWish(Wish, frozen=True, tag="sell"):
    """Sell these goods, in any order, and no more."""

    goods: tuple[Good, ...]


class MoveWish(Wish, frozen=True, tag="move"):
    """Move a family member from here to there."""

    origin: str
    space: str


ValenciaWish = StacksWish | TasksWish | PlaceWish | SellWish | MoveWish | Steps


def spell_wish(state: State, seat: int, wish: Wish) -> list[str] | None:
    """The notations of the steps; None for a wish that is none of Valencia's own."""
    if isinstance(wish, StacksWish):
        return spell_stacks(state, seat, wish)
    if isinstance(wish, TasksWish):
        return [*(f"keep {place}" for place in sorted(set(wish.keep))), *(["confirm"] if wish.confirm else [])]
    if isinstance(wish, PlaceWish):
        return [f"place {wish.space}", *wish.ability]
    if isinstance(wish, SellWish):
        return spell_sale(state, wish)
    if isinstance(wish, MoveWish):
        return [f"lift {wish.origin}", f"land {wish.space}"]
    return None


def spell_stacks(state: State, seat: int, wish: StacksWish) -> list[str]:
    """Canonical steps: cards rise within a stack, stacks rise by their cards (Ruling 36)."""
    names = state.box.cards
    stacks: list[list[int]] = []
    for written in wish.stacks:
        stack = [f"influence_{name}" if name.isdecimal() else name for name in written]
        if not stack:
            raise Malformed("wish", "a stack has at least one card")
        for plain, name in zip(written, stack, strict=True):
            if name not in names:
                raise refused(NO_SUCH_CARD, {"name": plain.replace(":", " ")})
        stacks.append(sorted(names.index(name) for name in stack))
    stacks.sort(key=stack_order)
    check_cards(state, seat, [card for stack in stacks for card in stack])
    frame = asked(state.agenda, state.sealed, seat)
    steps = ["stop"] if frame is not None and frame[0] == DRAWING else []
    for number, cards in enumerate(stacks):
        steps += ["close"] if number else []
        steps += [f"add {names[card]}" for card in cards[1:]]
    return [*steps, *(["confirm"] if wish.confirm else [])]


def check_cards(state: State, seat: int, wanted: list[int]) -> None:
    """Exactly the cards drawn are divided: refused with the first that is missing, or with those left over."""
    left = state.hand[seat] + [card for stack in state.stacks[seat] for card in stack]
    for card in wanted:
        if card not in left:
            raise refused(NOT_IN_HAND, {"card": card_ref(state.box, card)})
        left.remove(card)
    if left:
        raise refused(CARDS_LEFT, {"cards": card_refs(state.box, sorted(left))})


def refused(code: int, details: Args) -> Refused:
    reason = REASONS.by_code[code]
    return Refused(Refusal(reason.key, reason.rule, details))


def spell_sale(state: State, wish: SellWish) -> list[str]:
    """Sales in rising order; `done` only if somebody could still have a good that may follow."""
    goods = sorted(GUILDS.index(good) for good in wish.goods)
    supply = [n + goods.count(good) for good, n in enumerate(state.supply)]
    goes_on = somebody_can_sell(state.box, supply, goods[-1] if goods else 0)
    return [*(f"sell {GUILDS[good]}" for good in goods), *(["done"] if goes_on else [])]
