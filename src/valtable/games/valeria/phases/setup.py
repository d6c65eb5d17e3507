"""Rulebook, "Setup": the centre, the Exhausted deck, Starters, resources and Dukes; what modules add."""

from __future__ import annotations

from valtable.games.valeria.box.components import NONE, UNDECIDED, Box
from valtable.games.valeria.box.derived import NUMBERS
from valtable.games.valeria.modules.packs.event_cards import event_pool
from valtable.games.valeria.modules.packs.state import Tokens
from valtable.games.valeria.modules.relics.dealing import deal_relics
from valtable.games.valeria.modules.setup import lay_modules
from valtable.games.valeria.options import ValeriaOptions, listed
from valtable.games.valeria.people.events import seat_ref
from valtable.games.valeria.phases.turn import begin_turn
from valtable.games.valeria.state.frames import DUKE, DUKES_DONE, RUNNING
from valtable.games.valeria.state.movers import seal
from valtable.games.valeria.state.state import NO_TOKENS, State
from valtable.kernel.chance import Chance, draw
from valtable.kernel.journal import Journal


def set_up(box: Box, options: ValeriaOptions, rules: int, seats: int, chance: Chance, journal: Journal | None) -> State:
    """Lay out the centre, deal the Dukes and let everybody keep one (R1, R2, R5, C53)."""
    packs = options.sets
    areas = lay_areas(box, options, packs, seats, chance)
    stacks = [area_stack(box, packs, area, seats) for area in areas]
    down, bags = lay_citizens(box, options, packs, seats, chance, stacks)
    tops, left, domain_bag = lay_domains(box, options, packs, seats, chance)
    upper, lower = exhausted_deck(box, options, seats)
    events = event_pool(box, options, areas)
    first = chance.below("first", seats)
    duke_bag = [] if options.no_duke else [duke for duke, pack in enumerate(box.duke_set) if pack in packs]
    dealt: list[list[int]] = [[] for _ in range(seats)]
    if not options.no_duke:
        dealt = [sorted(draw(chance, "dukes", duke_bag) for _ in range(box.dukes_dealt)) for _ in range(seats)]
    no_tokens: list[list[Tokens]] = [[NO_TOKENS] * len(stack) for stack in stacks[:5]]
    state = State(
        box, options, rules, seats, first, first, 1, 0, RUNNING, NONE, tuple(areas), [0, 0], stacks, no_tokens, down,
        bags, tops, left, domain_bag, [NONE] * 20, [NO_TOKENS] * 20, upper, lower, [],
        events if options.monster_events else [], [box.start[:] for _ in range(seats)], [[] for _ in range(seats)],
        [[] for _ in range(seats)], [], [[] for _ in range(seats)], dealt, [UNDECIDED] * seats, duke_bag, [], [], [],
        [], [], [],
        *lay_modules(box, options, areas, seats, chance),
    )  # fmt: skip
    if journal is not None:
        journal.tell("first_player", {"seat": seat_ref(first)})
    begin_turn(state, first)
    if not options.no_duke:
        state.agenda.append((DUKES_DONE, first))
        if seats == 1:
            state.agenda.append((DUKE, 0))
        else:
            seal(state, [[(DUKE, seat)] for seat in range(seats)])
    else:
        deal_relics(state, first, chance)
    return state


def lay_areas(box: Box, options: ValeriaOptions, packs: frozenset[str], seats: int, chance: Chance) -> list[int]:
    """Five Areas, left to right by the Strength of their top card (R1); equal ones in the order of the files."""
    chosen = [box.areas.index(name) for name in listed(options.areas)]
    if options.layout != "random":
        rest = [box.areas.index(name) for name in box.presets[options.layout].monsters]
    else:
        rest = [area for area, pack in enumerate(box.area_set) if pack in packs]
    rest = [area for area in rest if area not in chosen]
    while len(chosen) < 5:
        chosen.append(draw(chance, "layout", rest) if options.layout == "random" else rest.pop(0))
    return sorted(chosen, key=lambda area: (box.strength[area_stack(box, packs, area, seats)[-1]], area))


def area_stack(box: Box, packs: frozenset[str], area: int, seats: int) -> list[int]:
    """The Monsters of an Area, the Boss at the bottom, a Warden above (R33); some only with five players (C5)."""
    cards: list[int] = []
    for kind in box.monsters_of[area]:
        if box.monster_set[kind] in packs:
            cards += [kind] * (box.monster_copies[kind] + (box.monster_extra[kind] if seats == 5 else 0))
    return cards


def lay_citizens(
    box: Box, options: ValeriaOptions, packs: frozenset[str], seats: int, chance: Chance, stacks: list[list[int]]
) -> tuple[list[int], list[tuple[int, ...]]]:
    """One kind for each number, or in the Mixed variant all kinds of it with one card face-up (R2, R35)."""
    size, named = box.citizens_per_stack[seats], listed(options.citizens)
    numbers = range(len(NUMBERS))
    down, bags = [0 for _ in numbers], [tuple[int, ...]() for _ in numbers]
    for number in numbers:
        kinds = [kind for kind in box.of_number[number] if box.citizen_set[kind] in packs]
        if options.mixed and len(kinds) > 1:
            bag = sorted(kind for kind in kinds for _ in range(box.copies[kind]))
            stacks.append([draw(chance, f"citizens:{5 + number}", bag)])
            down[number], bags[number] = size - 1, tuple(bag)
            continue
        wanted = [k for k in kinds if box.citizens[k] in named]
        if not wanted and options.layout != "random":
            wanted = [k for k in kinds if box.citizens[k] in box.presets[options.layout].citizens]
        kind = wanted[0] if wanted else kinds[chance.below("layout", len(kinds))]
        stacks.append([kind] * size)
    return down, bags


def lay_domains(
    box: Box, options: ValeriaOptions, packs: frozenset[str], seats: int, chance: Chance
) -> tuple[list[int], list[int], list[int]]:
    """Five stacks with one card face-up; those below are nobody's knowledge and lie in one bag."""
    removed = () if options.layout == "random" else box.presets[options.layout].remove_domains
    bag = [d for d, pack in enumerate(box.domain_set) if pack in packs and box.domains[d] not in removed]
    stacks = 4 if options.ward_towers else 5
    tops = [draw(chance, "domains", bag) for _ in range(stacks)]
    below = [box.domains_per_stack[seats] - 1] * stacks
    return (tops, below, bag) if stacks == 5 else ([*tops, NONE], [*below, 0], bag)


def exhausted_deck(box: Box, options: ValeriaOptions, seats: int) -> tuple[list[int], list[int]]:
    """Events and Exhausted cards in two layers, each shuffled in itself; which Events is drawn late (C4, C37)."""
    exhausted, events = box.exhausted_per_player * seats, box.events_per_player * seats
    if seats == 1:
        exhausted, events = box.solo.exhausted_deck.exhausted, box.solo.exhausted_deck.monster_events
    if not options.monster_events:
        return [0, exhausted], [0, 0]
    if options.exhausted_deck == "events_on_top":
        return [events, 0], [0, exhausted]
    if options.exhausted_deck == "one_and_one" and seats > 1:
        return [events, box.events_per_player * seats], [0, 0]
    return [events, exhausted], [0, 0]
