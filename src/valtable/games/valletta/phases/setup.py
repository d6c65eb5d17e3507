"""Rulebook, "Components and Setup": the table before the first turn, and the draft of the extra good."""

from __future__ import annotations

from valtable.games.valletta.asking.reasons import NOT_ON_OFFER
from valtable.games.valletta.box.components import COLORS, Box
from valtable.games.valletta.options import VallettaOptions
from valtable.games.valletta.people.events import good_ref, good_refs, seat_ref
from valtable.games.valletta.phases.draw import draw_cards
from valtable.games.valletta.state.frames import DRAFTING, PLAYING
from valtable.games.valletta.state.state import NOBODY, NORMAL, UNLIMITED, State
from valtable.kernel.chance import Chance, draw, shuffle
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK


def set_up(
    box: Box, options: VallettaOptions, rules: int, seats: int, chance: Chance, journal: Journal | None
) -> State:
    """Display, goods, decks and opening hands (V14); then everybody drafts one more good (V18)."""
    display = lay_out_display(box, seats, chance)
    stock = box.stock[:] if options.limited_goods else [UNLIMITED] * 4
    supply = [stock[good] - seats * box.starting_goods[good] - box.draft[good] for good in range(4)]
    first = chance.below("first", seats) if options.first_player == "random" else options.first_player
    buildings = len(box.buildings)
    state = State(
        box, options, rules, seats, first, 0, NORMAL, display, [NOBODY] * buildings, [0] * buildings,
        supply, box.draft[:], box.barrels[:], box.pool[:], [],
        [0] * seats, [box.houses] * seats, [0] * seats, [],
        [box.starting_goods[:] for _ in range(seats)], [[] for _ in range(seats)], [box.deck[:] for _ in range(seats)],
        [[] for _ in range(seats)], [[] for _ in range(seats)], [(PLAYING, first)],
    )  # fmt: skip
    if journal is not None:
        journal.tell("first_player", {"seat": seat_ref(first)})
    for seat in range(seats):
        draw_cards(state, seat, box.opening_hand, chance, journal)
    # The last player in turn order drafts first, so the first player's frame lies lowest.
    state.agenda += [(DRAFTING, (first + place) % seats) for place in range(seats)]
    return state


def lay_out_display(box: Box, seats: int, chance: Chance) -> tuple[int, ...]:
    """So many buildings of each colour by the number of players, shuffled, in rows of five (V15, V19)."""
    cards: list[int] = []
    for color, number in box.display[seats].items():
        wanted = COLORS.index(color)
        pile = [building for building, found in enumerate(box.building_color) if found == wanted]
        cards += [draw(chance, "display", pile) for _ in range(number)]
    shuffle(chance, "display", cards)
    return tuple(cards)


def why_not_draft(state: State, good: int) -> int:
    return OK if state.draft[good] else NOT_ON_OFFER


def apply_draft(state: State, seat: int, good: int, journal: Journal | None) -> None:
    """Take one of the goods laid out; after the last player what is left goes back (V18)."""
    state.agenda.pop()
    state.draft[good] -= 1
    state.goods[seat][good] += 1
    if journal is not None:
        journal.tell("drafted", {"seat": seat_ref(seat), "good": good_ref(good)})
    if state.agenda[-1][0] == DRAFTING:
        return
    if journal is not None and any(state.draft):
        journal.tell("leftovers", {"goods": good_refs(state.draft)})
    for left in range(4):
        state.supply[left] += state.draft[left]
        state.draft[left] = 0
    if journal is not None:
        journal.tell("turn", {"seat": seat_ref(state.first), "n": 1})
