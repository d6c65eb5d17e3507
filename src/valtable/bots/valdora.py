"""What bots know about Valdora: a seat's prospects in points.

What a seat has (commissions, colours, workshops, bonus tiles, gems) counts as it stands. What it may
still earn is estimated: an open commission is worth its points and tiles, less for every turn until it can be
delivered. Turns are counted on the map: where the missing gems lie, then the patron's house. Coins,
equipment, gold and free places for commissions are worth what they help to earn.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from valtable.bots.knowledge import Knowledge
from valtable.bots.weights import weights_of
from valtable.bots.weights.valdora import Weights
from valtable.games.valdora.box.actions import BUY, COMPLETE, END, GOLD, LOAD, SWAP, TURN
from valtable.games.valdora.box.components import COIN, MINE, NONE, ROAD, Box
from valtable.games.valdora.game import Valdora
from valtable.games.valdora.sight.view import ValdoraView
from valtable.games.valdora.state.frames import ACTING, BUYING, LOADING, MOVING
from valtable.games.valdora.state.state import EMPTY, NOBODY, NOT_OWNED, State
from valtable.kernel.values import View

NEVER: Final = 99
ENOUGH: Final = 3
"""Coins with which nobody needs a mine."""
ORDER: Final = itemgetter(0)
DEEDS: Final = frozenset((BUY, COMPLETE))


class ValdoraKnowledge(Knowledge[State]):
    """One seat's prospects; what the others have matters little one turn ahead."""

    steps = 7
    tables = 800
    hidden_matters = False
    spread = (6.0, 45.0)
    turns = 3
    trust = 4.0

    def __init__(self, game: Valdora, weights: Weights | None = None) -> None:
        super().__init__(game)
        self.weights = weights or weights_of(Weights)
        self.family = game.actions.family_of
        self.argument, self.loads = game.actions.argument, game.contents.loads
        self.map = Distances(game.contents)
        self.fade = [self.weights.patience**turns for turns in range(NEVER + 1)]

    def is_pointless(self, view: View, choices: list[int], action: int) -> bool:
        """Ending the turn where something could be bought, completed, or loaded onto an empty card."""
        assert isinstance(view, ValdoraView)
        return self.family[action] == END and any(self.is_deed(view, other) for other in choices)

    def is_deed(self, view: ValdoraView, action: int) -> bool:
        """Loading a full card anew is none: a cart could be reloaded until the purse is empty."""
        if self.family[action] != LOAD:
            return self.family[action] in DEEDS
        _, kind = self.loads[self.argument[action]]
        return view.loads[view.turn_of][kind] == EMPTY

    def continues(self, state: State, seat: int) -> bool:
        """The seat's turn is not over."""
        return bool(state.agenda) and state.agenda[-1][1] == seat and state.agenda[-1][0] != MOVING

    def promising(self, state: State, seat: int, choices: list[int]) -> list[int]:
        """Ways to where there is something to do; every way where nothing of that is near."""
        if state.agenda[-1][0] != MOVING:
            return choices
        stops = Prospects(state, seat, self).stops()
        return [action for action in choices if self.argument[action] in stops] or choices

    def follow_ups(self, state: State, seat: int, choices: list[int]) -> list[int]:
        """Deliveries before anything else; of the pages only the free one; no returns before one stands there.

        Loads of a road come to the same in every order, so only that of the cards is looked at: seven cards would
        be 5,040 orders. At a harbor an order can matter: what one card unloads another may take.
        """
        frame = state.agenda[-1]
        if frame[0] != ACTING:
            return choices
        deliveries = [action for action in choices if self.family[action] == COMPLETE]
        if deliveries:
            return deliveries
        found = []
        on_road = frame[2] == LOADING and state.box.space_kind[state.pawns[seat]] == ROAD
        for action in choices:
            family = self.family[action]
            if on_road and family == LOAD and self.loads[self.argument[action]][1] < frame[4]:
                continue
            if family == SWAP or (family == TURN and (frame[3] or frame[2] == BUYING)):
                continue
            found.append(action)
        return found

    def evaluate(self, state: State, seat: int) -> float:
        return Prospects(state, seat, self).total()

    def left(self, state: State) -> float:
        return sum(state.tiles) / sum(state.box.tiles) if not state.triggered else 0.0

    def prospects(self, state: State) -> list[float]:
        return [Prospects(state, seat, self).total() for seat in range(state.seats)]

    def parts(self, state: State, seat: int) -> dict[str, float]:
        return Prospects(state, seat, self).parts()


class Distances:
    """How many turns from space to space, and to the nearest space of a kind."""

    def __init__(self, box: Box) -> None:
        spaces = range(len(box.spaces))
        self.turns = [[self.between(box, a, b) for b in spaces] for a in spaces]
        self.house = {box.crest_at[space]: space for space in spaces if box.crest_at[space] != NONE}
        self.mines = [space for space in spaces if box.space_kind[space] == MINE]
        self.harbors = [space for space in spaces if box.ships[space]]
        self.catalogs = [space for space in spaces if box.book_at[space] != NONE and box.is_catalog[box.book_at[space]]]
        self.books = [space for space in spaces if box.book_at[space] != NONE and space not in self.catalogs]

    def between(self, box: Box, a: int, b: int) -> int:
        """Whoever is there already has to leave and come back."""
        if a == b:
            return 2
        if b in box.near[a]:
            return 1
        return 2 if b in box.far[a] else 3


class Errand:
    """Something to be gained at the nearest of some spaces, perhaps by way of the nearest of others."""

    __slots__ = ("ends", "extra", "gain", "known", "via")

    def __init__(self, gain: float, ends: list[int], via: list[int] | None = None, extra: int = 0) -> None:
        self.gain, self.ends, self.via, self.extra = gain, ends, via, extra
        self.known: dict[int, int] = {}
        """Turns from the places asked about so far: orders of errands pass the same few again and again."""

    def turns_from(self, turns: list[list[int]], place: int) -> int:
        way = self.known.get(place)
        if way is None:
            way = self.known[place] = self.counted(turns, place) + self.extra
        return way

    def counted(self, turns: list[list[int]], place: int) -> int:
        here = turns[place]
        if self.via is None:
            return min([here[end] for end in self.ends])
        end = self.ends[0]
        return min([here[stop] + turns[stop][end] for stop in self.via])

    def end_from(self, turns: list[list[int]], place: int) -> int:
        return self.ends[0] if len(self.ends) == 1 else min(self.ends, key=turns[place].__getitem__)


class Prospects:
    """The parts of a seat's evaluation, each by its own function."""

    def __init__(self, state: State, seat: int, knowledge: ValdoraKnowledge, *, goes_on: bool = False) -> None:
        self.state, self.seat, self.box, self.knowledge = state, seat, state.box, knowledge
        self.weights, self.map, self.fade = knowledge.weights, knowledge.map, knowledge.fade
        self.loads = state.loads[seat]
        self.spare = list(self.loads)
        """What no open commission asks for yet."""
        self.dead = 0
        """Open commissions whose gems cannot be had."""
        self.tiles, self.mine = state.tiles[:], state.craftsmen[seat][:]
        """Craftsmen as they will be after the deliveries looked at so far."""
        self.bonuses = 0
        """Bonus tiles that errands count on."""
        self.waiting = 0.0
        """What commissions would bring that wait for equipment."""
        self.coins = state.coins[seat]
        self.has_more_turns = goes_on or self.will_move_again()
        self.left = sum(state.tiles) / sum(self.box.tiles) if self.has_more_turns else 0.0

    def will_move_again(self) -> bool:
        """In the last round only whoever has not played yet."""
        state = self.state
        if not state.agenda:
            return False
        if not state.triggered:
            return True
        place, now = ((s - state.first) % state.seats for s in (self.seat, state.agenda[0][1]))
        return place > now or (place == now and state.agenda[0][0] == MOVING)

    def total(self) -> float:
        return sum(self.parts().values())

    def parts(self) -> dict[str, float]:
        """The score and what is still to come; for whoever moves no more, what the others lose by the end."""
        if self.has_more_turns:
            return {"score": self.scored(), "commissions": self.errands(), "equipment": self.means()}
        return {"score": self.scored(), "end": self.weights.ending * self.others_future() + 0.01 * self.coins}

    def others_future(self) -> float:
        """What the others would still earn on average, were it not for the end.

        The end comes for all: without this, whatever brings it nearer would look bad.
        """
        state = self.state
        others = [seat for seat in range(state.seats) if seat != self.seat]
        futures = [Prospects(state, seat, self.knowledge, goes_on=True) for seat in others]
        return sum(future.errands() + future.means() for future in futures) / len(others)

    def scored(self) -> float:
        """As the score sheet would count it now."""
        state, box, seat = self.state, self.box, self.seat
        points = float(sum(box.points[box.shown[card]] for card in state.completed[seat]))
        for color, n in enumerate(state.craftsmen[seat]):
            if n:
                points += box.color_points
                if self.has_more_turns:
                    points += self.potential(color, n)
            if not self.has_more_turns and state.workshops[color] == seat:
                points += box.workshop_points[color]
        points += box.bonus_points * state.bonus[seat]
        return points + box.gem_points * sum(1 for load in self.loads if load >= 0)

    def errands(self) -> float:
        """Everything worth a way, one after the other, in the best order.

        A turn nearer to the first errand makes all of them worth more, so nobody dithers between two.
        """
        todo = self.deliveries()
        state, box, weights = self.state, self.box, self.weights
        free = box.max_open - len(state.opened[self.seat]) + 0.7 * self.dead
        if free:
            todo.append(Errand(weights.slot * free * (1.0 if self.coins else 0.4), self.map.books))
        if NOT_OWNED in self.loads:
            gain = weights.shopping * self.left + min(weights.needed, self.waiting / 8)
            if GOLD in self.loads:
                todo.append(Errand(gain, self.map.catalogs))
            elif sources := self.sources(GOLD):
                todo.append(Errand(gain, self.map.catalogs, sources))
        return weights.waiting * self.waiting + self.tour(todo, state.pawns[self.seat], 0.0)

    def tour(self, todo: list[Errand], place: int, least: float) -> float:
        """The worth of the best order of these errands from here; less than `least` need not be exact."""
        fade, turns = self.fade, self.map.turns
        steps = [(errand.gain * fade[way := errand.turns_from(turns, place)], way, errand) for errand in todo]
        steps.sort(key=ORDER, reverse=True)
        if len(steps) < 2:
            return steps[0][0] if steps else 0.0
        best = least
        for value, way, errand in steps:
            rest = [other for other in todo if other is not errand]
            faded = fade[way]
            # Nothing after this errand can be worth more than all of it one turn later.
            if value + faded * fade[1] * sum([other.gain for other in rest]) <= best:
                continue
            worth = value + faded * self.tour(rest, errand.end_from(turns, place), (best - value) / faded)
            if worth > best:
                best = worth
        return best

    def deliveries(self) -> list[Errand]:
        """An errand for each open commission that can be completed; gems and tiles they count on are spoken for."""
        state, box = self.state, self.box
        found: list[Errand] = []
        # Whoever needs least is served first: a gem is not kept for a commission that must wait.
        for face in sorted([box.shown[card] for card in state.opened[self.seat]], key=self.lacking):
            errand = self.delivery(face)
            if errand is not None:
                found.append(errand)
        return found

    def stops(self) -> set[int]:
        """Where gems lie that a commission asks for, its patron's house, and wherever purse or gold can be used."""
        state, box, map_ = self.state, self.box, self.map
        wanted = {gem for card in state.opened[self.seat] for gem in box.wants[box.shown[card]] if gem != COIN}
        found = {map_.house[box.crest[box.shown[card]]] for card in state.opened[self.seat]}
        if NOT_OWNED in self.loads:
            wanted.add(GOLD)
            if GOLD in self.loads:
                found.update(map_.catalogs)
        for gem in wanted:
            if gem not in self.loads:
                found.update(self.sources(gem))
        if len(state.opened[self.seat]) < box.max_open:
            found.update(map_.books)
        if self.coins < ENOUGH:
            found.update(map_.mines)
        return found

    def lacking(self, face: int) -> int:
        return sum(1 for gem in self.box.wants[face] if gem not in self.loads)

    def potential(self, color: int, n: int) -> float:
        """What so many craftsmen of a colour are worth beyond the colour itself: their way to the workshop."""
        state, box, weights = self.state, self.box, self.weights
        if state.workshops[color] == self.seat:
            return box.workshop_points[color] + (weights.workshop * self.left if state.bonus_left else 0.0)
        if state.workshops[color] != NOBODY:
            return 0.0
        required = box.required[color]
        value = box.workshop_points[color] + weights.workshop * self.left
        if n >= required:
            return value
        if required - n > self.tiles[color]:
            return 0.0
        return weights.progress * value * n / required

    def gain(self, face: int, *, for_sure: bool) -> float:
        """By how much the score grows; the tiles of deliveries that are sure are counted once."""
        state, box = self.state, self.box
        crest, wants = box.crest[face], box.wants[face]
        worth = float(box.points[face])
        if wants[0] != COIN:
            worth -= box.gem_points * len(wants)
        if state.workshops[crest] == self.seat and state.bonus_left > self.bonuses:
            self.bonuses += for_sure
            worth += box.bonus_points
        color, colors = crest, len(self.tiles)
        for _ in range(colors):
            if self.tiles[color]:
                break
            color = (color + 1) % colors
        else:
            return worth
        have = self.mine[color]
        worth += 0.0 if have else box.color_points
        worth += self.potential(color, have + 1) - self.potential(color, have)
        if for_sure:
            self.tiles[color] -= 1
            self.mine[color] += 1
        return worth

    def delivery(self, face: int) -> Errand | None:
        """Fetch what is missing, bring everything to the house; None if something cannot be had, or not yet."""
        box, spare = self.box, self.spare[:]
        house = self.map.house[box.crest[face]]
        missing: list[int] = []
        via: list[int] | None = None
        for gem in box.wants[face]:
            if gem == COIN:
                via = None if self.coins else self.map.mines
            elif gem in spare:
                spare[spare.index(gem)] = NOT_OWNED
            else:
                missing.append(gem)
        extra = self.weights.detour * max(len(missing) - 1, 0)
        for gem in missing:
            via, ready = self.sources(gem), self.carrying(gem)
            if not via:
                self.dead += 1
                return None
            if ready == NEVER:
                self.waiting += self.gain(face, for_sure=False)
                return None
            extra += ready
        self.spare = spare
        return Errand(self.gain(face, for_sure=True), [house], via, round(extra))

    def sources(self, gem: int) -> list[int]:
        """Where such a gem can be loaded."""
        state, box = self.state, self.box
        found = [road for number, road in enumerate(box.roads) if state.roads[number][gem]]
        return found + self.map.harbors if state.discard[gem] else found

    def carrying(self, gem: int) -> int:
        """Turns to make a card ready for this gem: a purse for cart and horse; NEVER without a purchase or delivery."""
        box, extra = self.box, NEVER
        for kind, load in enumerate(self.loads):
            if load == NOT_OWNED or gem not in box.carries[kind]:
                continue
            if load == EMPTY and not box.load_cost[kind]:
                return 0
            if box.reloads[kind] and (load == EMPTY or load in self.spare):
                extra = min(extra, 0 if self.coins >= box.load_cost[kind] else 1)
        return extra

    def means(self) -> float:
        """Purse, provisions, equipment, and gems that are left over."""
        weights, box = self.weights, self.box
        worth = weights.coins[self.coins] * min(1.0, 0.3 + self.left)
        if self.state.provisions[self.seat]:
            worth += weights.provisions
        for kind, load in enumerate(self.loads):
            if load != NOT_OWNED:
                worth += (weights.carrier if box.reloads[kind] else weights.equipment) * self.left
        for gem in self.spare:
            if gem >= 0:
                worth += weights.gold * self.left if gem == GOLD else weights.gem
        return worth
