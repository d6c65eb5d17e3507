"""The kit of Valencia: options, players that reach every rule, a permuter, a memory and a scorer of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import permutations, product
from random import Random

from tests.games.valencia import position
from tests.kits.base import AnyState, Kit, OptionSets
from tests.kits.base import Position as SmallPosition
from tests.kits.valencia_score import PlainScore
from valtable.games.valencia.asking.questions import QUESTIONS
from valtable.games.valencia.game import Valencia
from valtable.games.valencia.state.frames import CHOOSING, DISCARD, DRAWING, KEEPING, SPLITTING
from valtable.games.valencia.state.movers import put_under
from valtable.kernel.journal import Event

IDLE = ("done", "pass", "stop")
SEATS = range(5)


class ValenciaKit(Kit):
    game: Valencia
    bound = 2_000
    option_sets: OptionSets = {
        "standard": {"layout": "first_game"},
        "advanced": {"reserve": True, **position.ALL_KINDS},
    }
    has_sealed_phases = True
    every = 23
    signed = frozenset({"figures", "fountain_at", "bank", "spare_privileges"})
    never_imagined = frozenset({f"{place} {seat}" for place in ("bottom", "lane") for seat in SEATS})
    texts = frozenset(
        {
            "end-five_rounds",
            "mark-task_open",
            "mark-task_unfulfilled",
            "mark-task_fulfilled",
            "mark-helper",
            "mark-task_kept",
            "effect-tasks_gain",
            "effect-tasks_loss",
            "effect-no_more_draws",
            "effect-palm_goals",
            "effect-by_moving",
        }
        | {f"decision-{kind}" for kind, _ in QUESTIONS.values()}
        | {f"{kind}-{n}" for kind, first in (("stack", 1), ("own_stack", 0)) for n in range(first, first + 25)}
    )

    def options_for(self, seats: int) -> OptionSets:
        """The small city has no spare tiles (Ruling 41)."""
        return {
            name: {option: value for option, value in row.items() if seats > 2 or option != "reserve"}
            for name, row in self.option_sets.items()
        }

    def __init__(self, game: Valencia) -> None:
        super().__init__(game)
        box, notations = game.contents, game.actions.notations
        self.idle = frozenset(a for a in range(len(notations)) if notations[a].split()[0] in IDLE)
        cells = [f"{row}_{col}" for row in range(8) for col in range(8)]
        named = {f"space-{cell}" for cell in cells}
        named |= {f"bush-{row}_{col}" for row in range(1, 8) for col in range(1, 8)}
        named |= {f"task-{task}" for task in (*box.tasks, "back")} | {f"card-{card}" for card in (*box.cards, "back")}
        named |= {f"fountain-{name}" for name in (*box.fountains, "central")}
        named |= {f"council-{chair}" for chair in box.council} | {f"step-{step}" for step in "abcdefghi"}
        named |= {f"auction-{guild}" for guild in box.goods}
        labels = (
            "round points home privileges tasks coins goods pile stacks bid discard hand supply legend marks screen"
        )
        labels += " left stakes stakes_how nina how nobility church merchants council bottom below coins_all fountains"
        labels += " fountain_round fountain_out fountain_points round_of legend_title tasks_title fountains_title"
        labels += " seen_title seen unseen kept tied all_in_stacks members lift land"
        self.texts = self.texts | named | {f"ui-valencia-{label}" for label in labels.split()}

    def choose(self, state: AnyState, seat: int, choices: list[int], rng: Random) -> int:
        """A third of the games at random; else rather act than not, and in some of these draw nearly everything.

        The first round board decides, so that a game is played in one way throughout.
        """
        style = state.boards[0] % 3
        active = [action for action in choices if action not in self.idle]
        if style == 0 or not active:
            return rng.choice(choices)
        return rng.choice(active if rng.random() < (0.87 if style == 1 else 0.7) else choices)

    # What others cannot know

    def permute(self, state: AnyState, seat: int | None, rng: Random) -> AnyState:
        other = self.game.copy(state)
        others = [s for s in range(other.seats) if s != seat]
        for s in others:
            self.permute_cards(other, s, rng)
        self.permute_tasks(other, others, rng)
        if self.is_running(other):
            permute_purses(other, others, rng)
        return other

    def is_running(self, state: AnyState) -> bool:
        return bool(state.agenda or state.sealed)

    def permute_cards(self, state: AnyState, s: int, rng: Random) -> None:
        """Unknown cards change places; in planning the seat may have come to any point of its lane."""
        pool = [*state.bag[s], *state.hidden_discard[s], *state.hand[s]]
        pool += [card for stack in state.stacks[s] for card in stack]
        planning = bool(state.sealed and state.agenda)
        if planning:
            pool = list((Counter([*pool, *state.bottom[s]]) - Counter(state.below[s])).elements())
        unseen = len(state.hidden_discard[s])
        for _ in range(6):
            rng.shuffle(pool)
            if not unseen or sorted(pool[-unseen:]) != list(state.hidden_discard[s]):
                break
        state.hidden_discard[s] = tuple(sorted(pool.pop() for _ in range(unseen)))
        if not planning:
            state.stacks[s] = canonical([sorted(pool.pop() for _ in stack) for stack in state.stacks[s]])
            state.bag[s] = sorted(pool)
            return
        opening = [*pool, *state.below[s]]
        if not opening:
            return
        busy = bool(state.sealed[s])
        at_start = busy and not (state.hand[s] or state.stacks[s])
        if at_start or len(opening) == 1:
            # What is played unasked leaves no doubt how far the seat has come.
            state.hand[s] = opening[:1] if state.hand[s] else []
            state.stacks[s] = [opening[:1]] if state.stacks[s] else []
            state.bag[s] = sorted(pool) if at_start else []
            return
        number = rng.choice([rng.randint(1, len(opening)), rng.randint(1, min(3, len(opening))), len(opening)])
        if state.below[s] and rng.random() < 0.7:
            number = len(opening) if state.bottom[s] == state.below[s] else rng.randint(1, len(opening))
        drawn, rest = opening[:number], opening[number:]
        state.bag[s] = sorted(rest[: max(len(pool) - number, 0)])
        state.bottom[s] = tuple(rest[max(len(pool) - number, 0) :])
        if busy and rng.random() < 0.5:
            state.hand[s], state.stacks[s], state.sealed[s] = sorted(drawn), [], [(DRAWING, s)]
            return
        stacks = canonical(split(drawn, rng))
        state.hand[s] = []
        if busy:
            state.sealed[s] = [(SPLITTING, s)]
            stacks, state.hand[s] = unfinished(stacks, rng)
        state.stacks[s] = stacks

    def permute_tasks(self, state: AnyState, others: list[int], rng: Random) -> None:
        """Tasks nobody but their holders have seen; while they are chosen, also how many are kept."""
        over, choosing = not self.is_running(state), bool(state.sealed) and not state.agenda
        pool = state.task_bag[:]
        offer_is_hidden = bool(state.offer) and state.agenda[-1][0] == KEEPING and state.agenda[-1][1] in others
        pool += state.offer if offer_is_hidden else []
        for s in others:
            pool += [*state.dealt[s], *state.returned[s]]
            pool += [] if over or state.dealt[s] else state.kept[s]
        rng.shuffle(pool)
        for s in others:
            if choosing:
                five = sorted(pool.pop() for _ in range(5))
                self.choose_tasks(state, s, five, rng)
                continue
            state.returned[s] = tuple(sorted(pool.pop() for _ in state.returned[s]))
            if not over:
                state.kept[s] = tuple(sorted(pool.pop() for _ in state.kept[s]))
        if offer_is_hidden:
            state.offer = sorted(pool.pop() for _ in state.offer)
        state.task_bag = sorted(pool)

    def choose_tasks(self, state: AnyState, s: int, five: list[int], rng: Random) -> None:
        kept = [task for task in five if rng.random() < 0.5]
        if state.sealed[s]:
            state.dealt[s], state.kept[s], state.returned[s] = tuple(five), tuple(kept), ()
            state.sealed[s] = [(CHOOSING, s, five.index(kept[-1]) + 1 if kept else 0)]
        else:
            kept = kept or five[:1]
            state.dealt[s], state.kept[s] = (), tuple(kept)
            state.returned[s] = tuple(task for task in five if task not in kept)

    def hidden(self, state: AnyState, seat: int | None) -> dict[str, object]:
        places: dict[str, object] = {"tasks": list(state.task_bag)}
        others = [s for s in range(state.seats) if s != seat]
        planning, choosing = bool(state.sealed and state.agenda), bool(state.sealed and not state.agenda)
        running = self.is_running(state)
        for s in others:
            places[f"bag {s}"] = list(state.bag[s])
            undrawn = len(state.bag[s]) + len(state.bottom[s]) - len(state.below[s])
            if state.hidden_discard[s] and undrawn + len(state.hand[s]) + sum(map(len, state.stacks[s])):
                places[f"unseen {s}"] = list(state.hidden_discard[s])
            places |= {f"stacks {s}": [list(stack) for stack in state.stacks[s]]}
            places[f"returned {s}"] = list(state.returned[s])
            if planning:
                if state.sealed[s]:
                    places |= {f"hand {s}": list(state.hand[s]), f"lane {s}": list(state.sealed[s])}
                opening = undrawn + len(state.below[s]) + len(state.hand[s]) + sum(map(len, state.stacks[s]))
                if state.below[s] and opening > 1:
                    places[f"bottom {s}"] = list(state.bottom[s])
            if choosing and state.sealed[s]:
                places |= {f"dealt {s}": list(state.dealt[s]), f"lane {s}": list(state.sealed[s])}
            if running:
                places[f"kept {s}"] = list(state.kept[s])
            if running and len(others) > 1:
                places |= {f"coins {s}": state.coins[s], f"goods {s}": list(state.goods[s])}
        if state.offer and state.agenda[-1][1] in others:
            places["offer"] = list(state.offer)
        return places

    # Counting and remembering

    def plain_score(self, state: AnyState) -> tuple[list[int], list[int]]:
        return PlainScore(self.game.components.files, state).result()

    def contradiction(self, story: list[Event], state: AnyState, seat: int | None) -> str:
        memory = Memory(state.seats, seat)
        for event in story:
            memory.hear(event)
        state = self.game.copy(state)
        for frame in state.agenda:
            if frame[0] == DISCARD:  # told already, done when all have chosen
                for owner, card in zip(frame[2::2], frame[3::2], strict=True):
                    put_under(state, owner, card)
        for s in range(state.seats):
            if [self.card(kind) for kind in state.below[s]] != memory.below[s]:
                return f"under the pile of {s} lie {memory.below[s]}"
            shown = Counter(self.card(kind) for kind in [*state.open_discard[s], *state.bids[s]])
            if shown != memory.shown[s]:
                return f"seat {s} has shown {sorted(memory.shown[s].elements())}"
            if state.hidden_discard[s] and len(state.hidden_discard[s]) != memory.unused[s] - memory.recalled_unseen[s]:
                return f"seat {s} has discarded {memory.unused[s]} cards unseen"
        if seat is None:
            return ""
        taken = [*state.hand[seat], *state.bids[seat], *state.open_discard[seat], *state.hidden_discard[seat]]
        taken += [kind for stack in state.stacks[seat] for kind in stack]
        if Counter(map(self.card, taken)) != memory.taken:
            return f"the viewer has drawn {sorted(memory.taken.elements())}"
        tasks = {*state.dealt[seat], *state.kept[seat], *state.returned[seat], *state.offer}
        if not memory.tasks <= {f"task:{self.game.contents.tasks[task]}" for task in tasks}:
            return f"the viewer has seen {sorted(memory.tasks)}"
        return ""

    def card(self, kind: int) -> str:
        return f"card:{self.game.contents.cards[kind]}"

    # Exact distributions

    def positions(self) -> list[SmallPosition]:
        return [self.five_cards(), self.three_coins()]

    def five_cards(self) -> SmallPosition:
        """Of a 1, two 2s, a 5 and a 6 one is a stack, two are another, one is discarded unseen, one not drawn."""
        table = position.Position(seats=3).stacks(1, [1], [2, 5]).unseen(1, 2).pile(1, 6).begin("a")
        names = [1, 2, 2, 5, 6]
        worlds = [((a,), tuple(sorted((b, c))), d) for a, b, c, d, _ in permutations(names)]
        return SmallPosition(
            "five cards",
            self.game.view(table.state, 0),
            lambda s: (*sorted((tuple(k + 1 for k in t) for t in s.stacks[1]), key=len), s.hidden_discard[1][0] + 1),
            shares(worlds),
        )

    def three_coins(self) -> SmallPosition:
        """Three coins and two goods are behind the two other screens; each lies behind any of them."""
        table = position.Position(seats=3).coins(4, 1, 2).goods(1, wine=1).goods(2, oranges=1).stacks(0, [1]).begin("c")
        worlds = [(sum(coins), wine, oranges) for *coins, wine, oranges in product((0, 1), repeat=5)]
        return SmallPosition(
            "three coins",
            self.game.view(table.state, 0),
            lambda s: (s.coins[1], s.goods[1][2], s.goods[1][0]),
            shares(worlds),
        )


def permute_purses(state: AnyState, others: list[int], rng: Random) -> None:
    """Every coin and good behind these screens goes behind any of them."""
    coins = sum(state.coins[s] for s in others)
    goods = [sum(state.goods[s][good] for s in others) for good in range(5)]
    for s in others:
        state.coins[s], state.goods[s] = 0, [0] * 5
    favourite = rng.choice(others)
    for _ in range(coins):
        state.coins[favourite if rng.random() < 0.5 else rng.choice(others)] += 1
    for good in range(5):
        for _ in range(goods[good]):
            state.goods[favourite if rng.random() < 0.5 else rng.choice(others)][good] += 1


def canonical(stacks: list[list[int]]) -> list[list[int]]:
    return sorted(stacks, key=lambda stack: [*stack, 99])


def split(cards: list[int], rng: Random) -> list[list[int]]:
    stacks: list[list[int]] = []
    for card in rng.sample(cards, len(cards)):
        if stacks and rng.random() < 0.4:
            stacks[rng.randrange(len(stacks))].append(card)
        else:
            stacks.append([card])
    return [sorted(stack) for stack in stacks]


def unfinished(stacks: list[list[int]], rng: Random) -> tuple[list[list[int]], list[int]]:
    """The first stacks, the last of them perhaps only begun, and what is still in hand."""
    number = rng.randint(1, len(stacks))
    formed = [stack[:] for stack in stacks[:number]]
    size = rng.randint(1, len(formed[-1]))
    rest = formed[-1][size:] + [card for stack in stacks[number:] for card in stack]
    formed[-1] = formed[-1][:size]
    return formed, sorted(rest)


class Memory:
    """What a listener knows of influence cards and tasks, from events alone (Ruling 38)."""

    def __init__(self, seats: int, viewer: int | None) -> None:
        self.viewer = viewer
        self.below: list[list[str]] = [[] for _ in range(seats)]
        self.shown: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.unused = [0] * seats
        self.recalled_unseen = [0] * seats
        self.taken: Counter[str] = Counter()
        self.tasks: set[str] = set()

    def hear(self, event: Event) -> None:
        seat = int(str(event.args.get("seat", "seat:0")).removeprefix("seat:"))
        card = str(event.args.get("card", ""))
        match event.kind:
            case "revealed":
                self.shown[seat].update(words(event, "cards"))
            case "back":
                self.shown[seat][card] -= 1
                self.shown[seat] += Counter()
                self.below[seat].append(card)
                self.leave(seat, card)
            case "recalled":
                if self.shown[seat][card]:
                    self.shown[seat] -= Counter([card])
                else:
                    self.recalled_unseen[seat] += 1
                self.below[seat] = []
                self.leave(seat, card)
            case "planned":
                left = int(str(event.args["n"]))
                self.below[seat] = self.below[seat][max(len(self.below[seat]) - left, 0) :]
            case "unused":
                self.unused[seat] += int(str(event.args["n"]))
            case "drew":
                self.taken[card] += 1
            case "tasks_dealt" | "tasks_drawn":
                self.tasks.update(words(event, "tasks"))

    def leave(self, seat: int, card: str) -> None:
        if seat == self.viewer:
            self.taken -= Counter([card])


def words(event: Event, name: str) -> list[str]:
    value = event.args[name]
    assert isinstance(value, list)
    return value


def shares(worlds: Iterable[Hashable]) -> dict[Hashable, float]:
    """Each of these worlds is equally likely; equal ones add up."""
    counted = Counter(worlds)
    return {world: n / counted.total() for world, n in counted.items()}


KIT = ValenciaKit
