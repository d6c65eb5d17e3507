"""The contract: what a game must tell the kernel, and what it gets for it.

A `Game` is one title with one edition of its components and one version of its rules. Play is
applying actions to a state. Everything above the kernel (bots, service, page) knows games only
through these methods; a subclass says what the rulebook says, nothing more.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from valtable.kernel.actions import ActionTable
from valtable.kernel.chance import Chance
from valtable.kernel.components import Components, Contents
from valtable.kernel.decision import Decision, Offer, Portrait
from valtable.kernel.errors import Broken, Malformed, Unknown, Unplayable
from valtable.kernel.features import SPECTATOR, First, Plan
from valtable.kernel.journal import Journal
from valtable.kernel.parts import Parts
from valtable.kernel.refusal import OK, Args, Reasons, Refusal
from valtable.kernel.standing import Near, ScoreSheet
from valtable.kernel.state import State, decode_fields
from valtable.kernel.table import Shelf, Table
from valtable.kernel.values import Action, Condition, Feature, Group, Options, Pace, Picks, Steps, View, Wish

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - reads as Game[State, View, Options, Box]
B = TypeVar("B", bound=Contents)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V, O, B]):
    """One title, ready to be played.

    Its order of play stands in the subclass; what its `parts` answer need not be written there.
    """

    title: ClassVar[str]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    rules_version: ClassVar[int]
    """The version new games are played by; old ones stay playable."""
    edition: ClassVar[str]
    """The edition of the components new games are played with."""
    observation_version: ClassVar[int]
    """Raised whenever a number of an observation is another, stands elsewhere or means something else."""

    state_type: ClassVar[type[State]]
    view_type: ClassVar[type[View]]
    options_type: ClassVar[type[Options]]
    wish_type: ClassVar[Any] = Steps
    """A tagged union of `Wish` types."""

    parts: ClassVar[Parts[Any, Any, Any]]
    reasons: ClassVar[Reasons]
    events: ClassVar[dict[str, str]]
    """Every kind of event, with the id of the rule it follows from."""
    asks: ClassVar[dict[str, str]] = {}
    """Every kind of decision, with the id of the rule at which the rules are opened while it is asked."""
    portrays_all: ClassVar[bool] = False
    """Whether every action, not only a near miss, can be portrayed to whoever is asked: people may ask about it."""
    meant: ClassVar[dict[str, tuple[str, ...]]] = {}
    """By kind of action: in which kinds of places its things are meant, where an offer does not say so itself."""
    matters: ClassVar[tuple[str, ...]] = ()
    """Kinds of events that one sentence about a whole turn tells, what matters most first; in the words `.brief`."""
    overdraft: ClassVar[frozenset[str]] = frozenset()
    """Components of the census whose place `supply` the rules let fall below zero."""
    bot_options: ClassVar[dict[str, object]] = {}
    """Options of games between bots where nobody names them: a limit for players that may never come to an end."""
    presets: ClassVar[dict[str, dict[str, object]]] = {}
    """Set-ups to be picked in one go, with the options that leave their defaults; texts by key `preset-<name>`."""
    groups: ClassVar[dict[str, Group]] = {}
    """What each option is."""
    conditions: ClassVar[tuple[Condition, ...]] = ()
    """What goes together: asked of every game that begins, and told to whoever sets one up."""
    pace: ClassVar[Pace] = Pace({})

    contents: B
    """What is printed on the components, shared by all states."""
    actions: ActionTable

    def __init__(self, components: Components, rules: int = 0) -> None:
        self.components = components
        self.rules = rules or self.rules_version
        if not 1 <= self.rules <= self.rules_version:
            raise Unknown("rules", f"{self.title} knows the versions 1 to {self.rules_version}, not {rules}")
        self.contents = self.parts.box(components)
        self.actions = self.contents.actions
        self.family_of = self.actions.family_of
        self.argument = self.actions.argument
        self._plans: dict[tuple[int, Options], Plan] = {}

    # The course of play

    def check_options(self, options: O, seats: int) -> None:
        """Raise Malformed for a number of seats or a combination that the game does not have."""
        if not self.min_seats <= seats <= self.max_seats:
            raise Malformed("seats", f"{self.title} is for {self.min_seats} to {self.max_seats} players, not {seats}")
        self._check_conditions(options, seats, True)

    def check_new_game(self, options: O, seats: int) -> None:
        """As `check_options`, and Malformed also for an option that could change nothing at this table.

        Only games that begin are asked this; in older logs such an option may stand, and was ignored.
        """
        self.check_options(options, seats)
        self._check_conditions(options, seats, False)

    def _check_conditions(self, options: O, seats: int, always: bool) -> None:
        usual = self.options_type()
        for condition in self.conditions:
            value, beside = getattr(options, condition.option), condition.beside
            if condition.always != always or value == getattr(usual, condition.option):
                continue
            if condition.of and value not in condition.of:
                continue
            if (seats if beside == "seats" else getattr(options, beside)) not in condition.values:
                reason = self.reasons.called(condition.reason)
                details: Args = {"switch": f"option:{condition.option}"}
                if beside != "seats":
                    details["other"] = f"option:{beside}"
                raise Unplayable(self.title, Refusal(reason.key, reason.rule, details))

    def setup(self, options: O, seats: int, chance: Chance, journal: Journal | None = None) -> S:
        """The table before the first decision."""
        raise NotImplementedError

    def deciders(self, state: S) -> list[int]:
        """The seats that must choose now; none when the game is over."""
        raise NotImplementedError

    def decision(self, state: S, seat: int) -> Decision:
        """What this seat, one of the deciders, must choose."""
        raise NotImplementedError

    def why_not(self, state: S, seat: int, action: int) -> int:
        """The code of what forbids the action now, OK if nothing: the single source of legality."""
        raise NotImplementedError

    def answering(self, state: S, seat: int) -> Sequence[int]:
        """The families of actions that answer what this seat is asked; of all others nothing needs to be looked at."""
        return range(len(self.actions.families))

    def choices(self, state: S, seat: int) -> list[int]:
        """Every legal action in rising order; empty only for a seat that need not choose.

        A game may answer faster than by asking `why_not`; the contract suite proves it equal.
        """
        return [action for action in range(len(self.actions)) if self.why_not(state, seat, action) == OK]

    def is_public(self, state: S, seat: int) -> bool:
        """Whether everybody could tell, if this seat, one of the deciders, had only one choice.

        If so, and there is just one, the kernel plays it unasked.
        """
        return True

    def apply(self, state: S, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        """Carry out a legal action in place, up to the next decision or the end."""
        raise NotImplementedError

    def copy(self, state: S) -> S:
        """An independent state; component data is shared."""
        return state.copy()

    # Who knows what

    def view(self, state: S, seat: int | None) -> V:
        """Exactly what this seat, or a spectator, may know; built from nothing."""
        seen: V = self.parts.view(state, seat)
        return seen

    def imagine(self, view: V, chance: Chance) -> S:
        """A full state drawn at random among those the view cannot tell from the true one."""
        state: S = self.parts.imagine(self.contents, view, chance)
        return state

    # For people

    def details(self, state: S, seat: int, action: int, reason: int) -> Args:
        """The arguments of a refusal's text: what is missing, and how much of it."""
        value = self.actions.values[action]
        return self.parts.details(state, seat, value, reason, named(value))

    def portray(self, state: S, seat: int, action: int) -> Portrait:
        """What the action touches, costs and does, as things stand now."""
        return self.parts.portray(state, seat, self.actions.values[action])

    def spell(self, state: S, seat: int, wish: Wish) -> list[int]:
        """A composed move as canonical small steps; the match plays all of them or none."""
        steps = wish.do if isinstance(wish, Steps) else self.parts.spell(state, seat, wish)
        if steps is None:
            raise Broken(f"{self.title} cannot spell {wish!r}")
        return [self.actions.parse(step) for step in steps]

    def table(self, view: V) -> Table:
        """The places and things of a view, for screens that know no game."""
        return self.parts.table(self.contents, view)

    def look_up(self, view: V) -> tuple[Shelf, ...]:
        """All that could come up at this table, with what the viewer knows of it and would pay for it now."""
        return self.parts.look_up(self.contents, view)

    def standing(self, view: V) -> ScoreSheet:
        """Points per seat and source as far as the viewer may know; complete at the end."""
        return self.parts.standing(self.contents, view)

    def near(self, view: V) -> Near | None:
        """What tells that the end is near; None before that, and when it has come."""
        return self.parts.near(self.contents, view)

    # For study

    def observe(self, view: V) -> array[float]:
        """Features for learning: 32-bit floats, as many for every view with equally many seats and the same options.

        What writes them asks a state. Here it is one that the view cannot tell from the true one, so that nothing
        hidden can come into them.
        """
        return self.observe_state(self.imagine(view, First()), view.seat)

    def observe_state(self, state: S, seat: int | None) -> array[float]:
        """The same from the true state, without a view; the contract suite proves it equal."""
        table: Any = state
        viewer = SPECTATOR if seat is None else seat
        return self._plan(table.seats, table.options).row(state, viewer, table.seats)

    def observe_into(self, state: S, seat: int | None, rows: array[float], start: int) -> None:
        """The same, written into an array of many rows from this place on: nothing is made for it."""
        table: Any = state
        viewer = SPECTATOR if seat is None else seat
        self._plan(table.seats, table.options).write(state, viewer, table.seats, rows, start)

    def observation_schema(self, seats: int, options: O | None = None) -> tuple[Feature, ...]:
        """What stands where in an observation: every feature in its place, with its name, meaning and range."""
        wanted: Any = self.decode_options({}) if options is None else options
        return tuple(self._plan(seats, wanted).features)

    def _plan(self, seats: int, options: Options) -> Plan:
        plan = self._plans.get((seats, options))
        if plan is None:
            plan = self._plans[seats, options] = Plan(self.parts.features, self.contents, seats, options)
        return plan

    def census(self, state: S) -> dict[str, dict[str, int]]:
        """How many of each component lie in each place; unlimited supplies are left out."""
        return self.parts.census(state)

    # What every game gets

    def picks(self) -> dict[str, Picks]:
        """By option: the names a person can pick from, where it holds several joined by `+`."""
        return {}

    def lays_out(self) -> dict[str, dict[str, list[str]]]:
        """By option and value: the things that lie on the table then, where a value stands for many."""
        return {}

    def all_modules(self) -> dict[str, object]:
        """The options with every module that may be combined; a game without modules has none to name."""
        return {}

    def decode_options(self, raw: dict[str, object]) -> O:
        """Options from outside, strictly: unknown names and wrong values are malformed."""
        type_: type[Any] = self.options_type
        try:
            options: O = msgspec.convert(raw, type_)
        except msgspec.ValidationError as error:
            raise Malformed("options", str(error)) from None
        return options

    def decode_state(self, options: O, data: bytes) -> S:
        """A state written by `state.encode`."""
        make: Any = self.state_type
        state: S = make(self.contents, options, *decode_fields(self.state_type, data))
        return state

    def decisions(self, state: S) -> list[Decision]:
        """Everything that is being asked now."""
        return [self.decision(state, seat) for seat in self.deciders(state)]

    def asked(self, state: S, viewer: int | None) -> list[Decision]:
        """What is being asked, as a viewer may know it."""
        return [decision.seen_by(viewer) for decision in self.decisions(state)]

    def refusal(self, state: S, seat: int, action: int) -> Refusal | None:
        """The rich form of `why_not`."""
        return self._refusal(state, seat, action, self.why_not(state, seat, action))

    def offers(self, state: S, seat: int) -> list[Offer]:
        """Each legal action and each near miss: the question fits, the thing is there, a rule forbids it."""
        found: list[Offer] = []
        for index in sorted(self.answering(state, seat)):
            family = self.actions.families[index]
            for action in range(family.first, family.first + family.size):
                code = self.why_not(state, seat, action)
                if code == OK or code in self.reasons.near:
                    found.append(self._offer(state, seat, action, code))
        return found

    def offer(self, state: S, seat: int, action: int) -> Offer:
        """The action as a person is shown it, with the refusal if a rule forbids it."""
        return self._offer(state, seat, action, self.why_not(state, seat, action))

    def _offer(self, state: S, seat: int, action: int, code: int) -> Offer:
        value, portrait = self.actions.values[action], self.portray(state, seat, action)
        return Offer(
            action,
            self.actions.notations[action],
            str(value.__struct_config__.tag),
            self.action_args(state, seat, value),
            portrait.touches,
            portrait.cost,
            portrait.effects,
            self._refusal(state, seat, action, code),
        )

    def _refusal(self, state: S, seat: int, action: int, code: int) -> Refusal | None:
        if code == OK:
            return None
        reason = self.reasons.by_code[code]
        return Refusal(reason.key, reason.rule, self.details(state, seat, action, code))

    def action_args(self, state: S, seat: int, value: Action) -> Args:
        """The arguments of an action's text."""
        return self.parts.action_args(state, seat, value, named(value))


def named(value: Action) -> Args:
    """What an action names: its fields, those that are things as references."""
    args: Args = {}
    for field in value.__struct_fields__:
        plain = getattr(value, field)
        args[field] = f"{value.REFERS[field]}:{plain}" if field in value.REFERS else plain
    return args


AnyGame = Game[Any, Any, Any, Any]
