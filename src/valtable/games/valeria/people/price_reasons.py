"""How the price of each card comes about for whoever looks: printed, then each reason by name.

The prices themselves are the rules' own (`phases/prices.py`); a test holds the sum of the reasons to them.
"""

from __future__ import annotations

from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.modules.crimson_seas.prices import island_price, noble_price
from valtable.games.valeria.modules.packs.state import Tokens
from valtable.games.valeria.people.asking_prices import printed_monster
from valtable.games.valeria.people.costs import price_asked
from valtable.games.valeria.people.events import RESOURCE_REFS, cover_ref, domain_ref
from valtable.games.valeria.phases.counting import copies_owned
from valtable.games.valeria.phases.prices import (
    build_price,
    recruit_price,
    recruit_terms,
    slay_price_under,
    slay_terms,
)
from valtable.games.valeria.phases.purse import purse
from valtable.games.valeria.sight.view import ValeriaView
from valtable.games.valeria.state.centre import may_have_events, monster_at, tokens_at, works
from valtable.games.valeria.state.state import PLAIN, State
from valtable.kernel.table import Price, Reason, price_now

GOLD, STRENGTH, MAGIC = range(3)


class Looker:
    """Whoever looks: the open table as a state, and what can be paid with; a spectator has no seat."""

    __slots__ = ("box", "have", "seat", "state")

    def __init__(self, box: Box, view: ValeriaView, state: State) -> None:
        self.box, self.seat, self.state = box, view.seat, state
        self.have: tuple[int | None, ...] = (None, None, None)
        if view.seat is not None:
            self.have = purse(state, view.seat)

    def price(self, resource: int, printed: int, now: int, reasons: list[Reason]) -> Price:
        return price_now(RESOURCE_REFS[resource], printed, now, reasons, self.have[resource])

    def plain(self, cost: tuple[int, int, int]) -> tuple[Price, ...]:
        """What is asked for as it is printed."""
        return tuple([self.price(resource, n, n, []) for resource, n in enumerate(cost) if n])


def monster_prices(looker: Looker, slot: int) -> tuple[Price, ...]:
    """Of the Monster that can be slain in a slot: tokens, copies, Domains, Events, what is taken off."""
    state, box, seat = looker.state, looker.box, looker.seat
    card, tokens = monster_at(state, slot), tokens_at(state, slot)
    reasons = token_reasons(tokens)
    printed = (0, box.strength[card], box.magic[card])
    if seat is None:
        now = printed_monster(box, card, tokens)
    else:
        now = price_asked(state, seat, slot)
        if state.packs is not None:
            copies = state.slain[seat].count(card)
            for resource, more in zip((STRENGTH, MAGIC), box.packs.surcharge[card], strict=True):
                reasons[resource].append(Reason("copies", copies * more, {"n": copies}))
            reasons[STRENGTH] += domain_reasons(state, seat, box.packs.statics.slay_strength)
            reasons[MAGIC] += event_reasons(state, box.packs.event_statics.slay_magic)
            take_off(state, seat, slot, card, reasons)
    shown = [resource for resource in (STRENGTH, MAGIC, GOLD) if printed[resource] or now[resource]]
    return tuple([looker.price(resource, printed[resource], now[resource], reasons[resource]) for resource in shown])


def token_reasons(tokens: Tokens) -> list[list[Reason]]:
    return [[Reason("tokens", n)] for n in tokens]


def take_off(state: State, seat: int, slot: int, card: int, reasons: list[list[Reason]]) -> None:
    """Towers and the Thunder Axe, off Strength first (C18)."""
    _, strength, magic, towers, axe = slay_price_under(state, seat, slot, card, slay_terms(state, seat))
    for resource, asked in ((STRENGTH, strength), (MAGIC, magic)):
        for kind, left in (("towers", towers), ("axe", axe)):
            off = min(asked, left)
            asked -= off
            reasons[resource].append(Reason(kind, -off))
            if kind == "towers":
                towers -= off
            else:
                axe -= off


def citizen_prices(looker: Looker, kind: int) -> tuple[Price, ...]:
    """Copies of the name cost 1 more each, unless a card waives that (R15); Domains may change the rest."""
    state, box, seat = looker.state, looker.box, looker.seat
    printed = box.citizen_cost[kind]
    if seat is None:
        return (looker.price(GOLD, printed, printed, []),)
    waived = recruit_terms(state, seat)[1]
    copies = 0 if waived else copies_owned(state, seat, kind)
    reasons = [Reason("namesakes", copies, {"n": copies}), *domain_reasons(state, seat, box.packs.statics.recruit)]
    return (looker.price(GOLD, printed, recruit_price(state, seat, kind), reasons),)


def domain_prices(looker: Looker, domain: int) -> tuple[Price, ...]:
    state, box, seat = looker.state, looker.box, looker.seat
    printed = box.domain_cost[domain]
    if seat is None:
        return (looker.price(GOLD, printed, printed, []),)
    reasons = domain_reasons(state, seat, tuple([-n for n in box.build_discount]))
    reasons += event_reasons(state, box.packs.event_statics.build)
    return (looker.price(GOLD, printed, build_price(state, seat, domain), reasons),)


def token_prices(looker: Looker, row: int, place: int) -> tuple[Price, ...]:
    """Of Goods or a Tome in a place of its island."""
    state, box, seat = looker.state, looker.box, looker.seat
    printed = box.seas.prices[row][place]
    if seat is None:
        return (looker.price(GOLD, printed, printed, []),)
    statics = box.packs.statics
    reasons = domain_reasons(state, seat, statics.tomes if row else statics.goods)
    return (looker.price(GOLD, printed, island_price(state, seat, row, 1 << place), reasons),)


def noble_prices(looker: Looker) -> tuple[Price, ...]:
    """In one resource of one's choice, so none of them is said to be lacking (R26)."""
    state, box, seat = looker.state, looker.box, looker.seat
    printed = box.seas.noble_price
    if seat is None or state.seas is None:
        return (Price("resource:any", printed, printed),)
    now = noble_price(state, state.seas, seat)
    nobles = len(state.seas.nobles[seat])
    return (price_now("resource:any", printed, now, [Reason("nobles", now - printed, {"n": nobles})], None),)


def domain_reasons(state: State, seat: int, changes: tuple[int, ...]) -> list[Reason]:
    """The Domains of a seat that change a price, those of this turn too where they work at once."""
    owned = [domain for domain in state.domains[seat] if changes[domain] and works(state, domain)]
    return [Reason("domain", changes[domain], {"domain": domain_ref(state.box, domain)}) for domain in owned]


def event_reasons(state: State, changes: tuple[int, ...]) -> list[Reason]:
    if not may_have_events(state):
        return []
    events = [cover for cover in state.cover if cover != NONE and cover >= PLAIN]
    return [Reason("event", changes[cover - PLAIN], {"event": cover_ref(state.box, cover)}) for cover in events]
