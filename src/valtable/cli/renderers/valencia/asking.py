"""How Valencia is asked at the terminal: choices in any order, whole plans in one line, nothing that is no choice.

The rules ask for equal things in one fixed order. A person need not know it: what comes too late is played
by taking the later steps back and doing all of them in order.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from valtable.cli.terminal import Terminal
from valtable.games.valencia.box import actions as act
from valtable.games.valencia.box.components import DRAW_TASKS, MOVE_PALM, RECALL_CARD, UPGRADE_ONE, Box
from valtable.games.valencia.box.printed_setup import STEP_NAMES
from valtable.games.valencia.people.events import card_ref
from valtable.games.valencia.people.steps import step_of
from valtable.games.valencia.people.wishes import StacksWish, TasksWish
from valtable.games.valencia.phases.move import ONE_SPACE
from valtable.games.valencia.phases.planning import stack_order
from valtable.games.valencia.sight.looking import CHOOSING_TASKS, PLANNING
from valtable.games.valencia.sight.view import ValenciaView
from valtable.games.valencia.state.frames import ABILITY, BACK, DRAWING, LANDING, LIFTING, SELLING, SPLITTING
from valtable.games.valencia.state.state import NOBODY
from valtable.kernel.decision import Decision, Offer
from valtable.kernel.refusal import Args
from valtable.kernel.values import Steps, Wish

ABILITIES = {"upgrade": UPGRADE_ONE, "recall": RECALL_CARD, "tasks": DRAW_TASKS, "palm": MOVE_PALM}
"""The abilities of fountains that have an action of their own."""


NEXT_STACK, READY = "n", "ok"
"""What is typed for these two where a digit is a card."""
BETWEEN = re.compile(r"[\s,+]+")


def key(offer: Offer, n: int) -> str:
    """A card of the hand goes by its value while stacks are formed, as it does in a whole plan; the rest by number."""
    if offer.kind == "add":
        return short(str(offer.args["card"]).removeprefix("card:"))
    if offer.kind == "confirm":
        return READY if "stacks" in offer.args else str(n)
    return NEXT_STACK if offer.kind == "close" else str(n)


def by_enter(offers: Sequence[Offer]) -> Offer | None:
    """Once all cards are in stacks, that one is ready: nothing else is left to say."""
    possible = [offer for offer in offers if offer.refusal is None]
    return possible[0] if len(possible) == 1 and "stacks" in possible[0].args else None


def short(card: str) -> str:
    """What a card is called in a plan: `6` is `influence_6`."""
    return card.removeprefix("influence_")


def in_full(box: Box, view: ValenciaView, typed: str) -> str:
    """`1+6, 3` is a whole plan while stacks are formed; one card alone is added to the stack."""
    words = [word for word in BETWEEN.split(typed.lower()) if word]
    known = {short(card) for card in box.cards}
    is_plan = is_splitting(view) and (len(words) > 1 or "," in typed) and known.issuperset(words)
    return f"stacks {typed.replace('+', ' ')}" if is_plan and words else typed


def question(terminal: Terminal, box: Box, view: ValenciaView, decision: Decision) -> str:
    """What is asked where the table knows more than the question: of moves where they come from and how far they go."""
    if is_splitting(view):
        return "" if view.hand else terminal.text("ui-valencia-all_in_stacks")
    frame = view.agenda[-1] if view.agenda and not view.phase else (NOBODY,)
    if frame[0] == LIFTING:
        return terminal.text("ui-valencia-lift", {"source": mover(box, view, frame[2]), "n": frame[2]})
    if frame[0] == LANDING:
        told: Args = {"source": mover(box, view, frame[3]), "origin": decision.source, "n": frame[3]}
        return terminal.text("ui-valencia-land", told)
    return ""


def mover(box: Box, view: ValenciaView, steps: int) -> str:
    """What lets a family member move: an auction is for one space, a Wanderer goes further."""
    return f"step:{STEP_NAMES[step_of(view)]}" if steps == ONE_SPACE else card_ref(box, box.advanced.wanderer)


def worded(terminal: Terminal, box: Box, view: ValenciaView, offers: Sequence[Offer]) -> list[Offer]:
    """Cards of a stack as a sum; what only comes too late in the order of the rules is a choice like any other."""
    found = []
    for offer in offers:
        if offer.kind == "reveal":
            cards = [str(card) for card in as_list(offer.args["cards"])]
            offer = msgspec.structs.replace(
                offer, args=offer.args | {"cards": " + ".join(map(terminal.texts.thing, cards))}
            )
        if offer.kind == "confirm" and is_splitting(view):
            offer = msgspec.structs.replace(offer, args=offer.args | {"stacks": len(view.stacks)})
        if offer.refusal is not None and instead(box, view, offer.action) is not None:
            offer = msgspec.structs.replace(offer, refusal=None)
        found.append(offer)
    return found


def as_list(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]


def instead(box: Box, view: ValenciaView, action: int) -> tuple[Wish, int] | None:
    """What to play instead of so many last choices, so that the action comes in its place."""
    value = box.actions.values[action]
    if view.phase == CHOOSING_TASKS and isinstance(value, act.Keep):
        kept = places_kept(view)
        if kept and value.place < len(view.dealt) and value.place < max(kept) and value.place not in kept:
            return TasksWish((*kept, value.place), confirm=False), len(kept)
    if is_splitting(view) and isinstance(value, act.Add):
        card, stack = box.cards.index(value.card), view.stacks[-1]
        if card in view.hand and stack[0] <= card < stack[-1]:
            higher = [other for other in stack[1:] if other > card]
            joined = sorted([*stack, card])
            if len(view.stacks) == 1 or stack_order(view.stacks[-2]) <= stack_order(joined):
                return Steps(tuple(f"add {box.cards[one]}" for one in (card, *higher))), len(higher)
    return None


def stands_for(view: ValenciaView, wish: Wish) -> int:
    """How many of one's last choices a whole plan takes the place of."""
    if isinstance(wish, StacksWish) and is_splitting(view):
        return sum(map(len, view.stacks)) - 1
    if isinstance(wish, TasksWish) and view.phase == CHOOSING_TASKS:
        return len(places_kept(view))
    return 0


def places_kept(view: ValenciaView) -> list[int]:
    assert view.seat is not None
    behind = view.screen_of(view.seat)
    return [] if behind is None else [view.dealt.index(task) for task in behind.tasks]


def is_splitting(view: ValenciaView) -> bool:
    return view.phase == PLANNING and bool(view.lane) and view.lane[-1][0] == SPLITTING


def obvious(box: Box, view: ValenciaView, offers: Sequence[Offer], alone: bool) -> int | None:
    """The answer to a question that is none: one possibility only, or all of them without any consequence.

    The rules ask where a hidden purse decides, so that nobody learns from a question left out: with others at
    the same device it is asked here, too. What changes nothing in the last round everybody knows.
    """
    frame = (view.lane if view.phase else view.agenda)[-1]
    possible = [offer for offer in offers if offer.refusal is None]
    if alone and len(possible) == 1 and frame[0] in (DRAWING, SELLING, ABILITY):
        return possible[0].action
    is_last = view.round == box.rounds - 1
    if is_last and frame[0] in (BACK, ABILITY) and {offer.kind for offer in possible} <= {"back", "recall", "done"}:
        return box.done
    return None


def absent(box: Box, view: ValenciaView) -> frozenset[str]:
    """Kinds of action that nothing in this game allows: of module 1, and of fountains that are not in it."""
    here = {box.ability[fountain] for fountain in view.fountains}
    kinds = {kind for kind, ability in ABILITIES.items() if ability not in here}
    return frozenset(kinds if view.options.assistance else {*kinds, "assist"})


def example(box: Box, view: ValenciaView) -> str:
    """One's own cards divided in one line: the lowest with the highest, the others alone."""
    cards = sorted([*view.hand, *(card for stack in view.stacks for card in stack)])
    words = [short(box.cards[card]) for card in cards]
    groups = (
        [[words[0], words[-1]], *([word] for word in words[1:-1])] if len(words) > 2 else [[word] for word in words]
    )
    return ", ".join(" ".join(group) for group in groups)
