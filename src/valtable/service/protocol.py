"""Everything that crosses the wire, as typed values; the page's types are generated from these.

A socket belongs to one seat of one table, or to a spectator. On joining it receives `Joined`: a
whole `Screen`, the story so far, and a number. Every later change is an `Update` with the next
number; `changes` patch the screen. Numbers count what this client has seen, never what others
did in secret. A client that missed some asks with `Resume`; if the server no longer has them it
answers with `Joined` again. Undo arrives as `Rewound`. Log lines and hidden cards never cross, and of the
secret that the luck comes from only its hash, until the game is over.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from valtable.kernel.decision import Decision, Offer
from valtable.kernel.journal import Event
from valtable.kernel.refusal import Refusal
from valtable.kernel.standing import Near, ScoreSheet
from valtable.kernel.table import Shelf, Table
from valtable.kernel.values import Condition, Group, Pace, Picks

Language = Literal["en", "es"]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[^\\x00]*$")]
Token = Annotated[str, msgspec.Meta(min_length=20, max_length=100)]
COOKIE = "valtable_device"
"""The cookie with a device's secret, which opens its seats: over HTTP and at the socket."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What comes from outside: unknown fields are refused. So a client leaves out what it does not need to say, and a
    service of an earlier release understands it."""


# HTTP, from the client


class SeatWish(Strict, frozen=True):
    """Who sits down: me (on this device), a friend who gets a link, or a bot."""

    kind: Literal["me", "friend", "bot"]
    name: Name | None = None
    bot: str = ""
    """The bot's name where kind is `bot`: random, greedy, ..."""


class NewTable(Strict, frozen=True):
    game: str
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    contribution: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """A value of the client's own that is mixed into the seed."""


class NewLesson(Strict, frozen=True):
    """The guided first game of a game, for me; who else sits there the lesson says."""

    name: Name | None = None


class TakeSeat(Strict, frozen=True):
    """The secret of a seat link, taken from the address's fragment, traded for a cookie."""

    token: Token
    name: Name | None = None


class NewLink(Strict, frozen=True):
    """A new link for this seat, which ends the old one."""

    seat: int


class ImportLog(Strict, frozen=True):
    """A finished `.valt` log to be looked at as a replay."""

    log: Annotated[str, msgspec.Meta(max_length=4_000_000)]


# HTTP, to the client


class OptionInfo(msgspec.Struct, frozen=True):
    """One option of a game: its values in order, the default first, or `picks`; texts by key `option-<name>`.

    Where names can be picked, the value is those names joined by `+`.
    """

    name: str
    default: Any
    values: list[Any]
    group: Group = "variants"
    picks: Picks | None = None
    lays_out: dict[str, list[str]] = {}
    """By value: the things that lie on the table then, where a value stands for many."""


class PresetInfo(msgspec.Struct, frozen=True):
    """A set-up to be picked in one go: the options that leave their defaults; texts by key `preset-<name>`."""

    name: str
    options: dict[str, Any]


class GameInfo(msgspec.Struct, frozen=True):
    """A game on the shelf."""

    title: str
    min_seats: int
    max_seats: int
    pace: Pace
    options: list[OptionInfo] = []
    bots: list[str] = []
    presets: list[PresetInfo] = []
    lesson: int = 0
    """How many minutes its guided first game takes; 0 where there is none."""
    conditions: list[Condition] = []


class LessonStep(msgspec.Struct, frozen=True):
    """One thing the coach says, in the words `lesson-<game>-<id>`.

    `lights`: what is lit, as `place` or `place/thing`, or as a part of the page, `page:score`. `asks`: moves by
    notation, made one after the other; `*` at the end stands for anything. `lays`: where a board composes them and
    sends them whole, the things chosen for it, by group. `facts`: arguments of the words that stand on the table, as
    `place/thing/mark`.
    """

    id: str
    turn: int
    lights: list[str]
    asks: list[str]
    lays: list[list[str]]
    facts: dict[str, str]


class Tip(msgspec.Struct, frozen=True):
    """One sentence for whoever meets something for the first time, `tip-<game>-<id>`, and when that is.

    All that is named must be so; `*` at the end of a name stands for anything. `offers`: a kind of move that can be
    made. `asked`: the source of what is asked. `sees`: one of these lies there, `place/thing` or `place/thing/mark`.
    `gone`: there is none left of such a thing. `alike`: two things that count the same.
    """

    id: str
    offers: str
    asked: str
    sees: list[str]
    gone: str
    alike: list[str]


class LessonInfo(msgspec.Struct, frozen=True):
    """A guided first game as the page tells it: nothing of its luck, nothing of what the others will do."""

    game: str
    minutes: int
    counts: str
    """What the parts are called into which its steps fall: `turn` or `part`."""
    opening: list[str]
    """Moves of the player's seat that were made before the first step."""
    steps: list[LessonStep]
    shows: dict[str, list[str]]
    """By kind of move, from where to where its ghost goes; `it` is what the move is about."""
    tips: list[Tip]
    words: str
    """What is said, as Fluent."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    kind: Literal["person", "bot"]
    bot: str = ""
    taken: bool = True
    """Whether the person behind a friend's link has come."""
    present: bool = False
    program: bool = False
    """Whether whoever is present there has said that it is a program."""


class ClosedTable(msgspec.Struct, frozen=True):
    """Whoever runs the service has closed this table: it is only looked at until they open it again."""

    since: str
    reason: str = ""
    """In their own words; may be empty."""
    full: bool = False
    """It is closed for good, by nobody: its game is as long as a game may be."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    created: str
    finished: bool
    replay: bool = False
    """An imported log, only to be looked at."""
    next: str = ""
    """The table of the rematch, once somebody asked for one."""
    undo_seconds: float = 0.0
    """So long bots wait after a person's choice that may be taken back; 0 where nobody says so."""
    seed_hash: str | None = None
    """The hash of the secret that all luck comes from, told from the start; None where somebody chose the seed."""
    secret: str = ""
    """That secret, in hexadecimal, once the game is over: whoever kept the hash can check it."""
    rules: int = 0
    edition: str = ""
    """Version of the rules and edition of the components: with the title, all that views and notations depend on."""
    closed: ClosedTable | None = None
    lesson: str = ""
    """The name of the lesson it was set up for; empty at all other tables."""


class SeatLink(msgspec.Struct, frozen=True):
    """The secret link of a seat, path and fragment, for whoever made the table or sits there: one device may use it."""

    seat: int
    name: str
    link: str


class MyLinks(msgspec.Struct, frozen=True):
    """The seats for which this device may make a new link."""

    seats: list[int]


class Created(msgspec.Struct, frozen=True):
    table: TableInfo
    links: list[SeatLink]
    mine: list[int]
    """The seats of this device; its cookie opens them."""


class Seated(msgspec.Struct, frozen=True):
    table: TableInfo
    seat: int
    back: bool
    """Whether this device sat there already."""


class HandOver(msgspec.Struct, frozen=True):
    """A seat that its device has lost, to another or because it was `revoked`.

    This viewer's story was then `at` events long.
    """

    seat: int
    name: str
    before: str
    """The name of whoever sat there until then."""
    at: int
    revoked: bool = False
    """Whether whoever runs the service has freed it; it then waits for whoever gets its new link."""


class MyTables(msgspec.Struct, frozen=True):
    """The tables this device has a seat at, those that wait for it first."""

    tables: list[MyTable]


class MyTable(msgspec.Struct, frozen=True):
    table: TableInfo
    seats: list[int]
    waiting: bool
    """Whether one of these seats must choose."""


class Problem(msgspec.Struct, frozen=True):
    """Every error: a stable code, one sentence, and what would help; texts by key `problem-<code>`.

    `where` is the field that is meant, `detail` the decoder's own words: for whoever writes a client. `request` names
    it in the log of the service, where the fault is ours.
    """

    code: str
    text: str
    remedy: str = ""
    where: str = ""
    detail: str = ""
    request: str = ""


class ReplayStep(msgspec.Struct, frozen=True):
    """One moment of a finished game, as a seat or a spectator saw it then."""

    step: int
    steps: int
    """How many there are; the last is the end."""
    at: int
    """How long this viewer's story is here."""
    screen: Screen
    events: list[Event]
    """What happened in this step."""


class RulePosition(msgspec.Struct, frozen=True):
    """One moment of the game from which the rules draw, as the seat that is asked saw it."""

    info: TableInfo
    seat: int
    screen: Screen
    story: list[Event]


class Past(msgspec.Struct, frozen=True):
    """An earlier moment of a game, as this viewer saw it: its story was then `at` events long."""

    at: int
    screen: Screen
    events: list[Event]
    """What had just happened."""


class LookUp(msgspec.Struct, frozen=True):
    """All that could come up at a table, with what this viewer knows of it and would pay for it; asked for when
    somebody looks something up."""

    shelves: list[Shelf]


class PointCourse(msgspec.Struct, frozen=True):
    """How the points went, as far as this viewer knew them: after so many events of its story, per seat."""

    at: list[int]
    points: list[list[int]]


Ailment = Literal[
    "database_missing", "database_replaced", "database_read_only", "database_unreachable", "database_taken",
    "not_written", "not_read",
]  # fmt: skip
"""Why nothing can be played: its database is not where it was, or does not take or give what it should; or another
server plays in it."""


class Health(msgspec.Struct, frozen=True):
    """Whether the service lives and can play; `reason` where it is failing."""

    status: Literal["ok", "starting", "failing"]
    version: str
    reason: Ailment | None = None


# The screen: all that a seat, or a spectator, sees of a table


class Followed(msgspec.Struct, frozen=True):
    """How far this seat has followed the lesson of its table: so many of its moves are made, the opening's among them;
    `strayed` where another move came in between."""

    made: int
    strayed: bool


class Screen(msgspec.Struct, frozen=True):
    """Places and things, what is asked and offered, the standing; and the game's own view.

    `meant`: by kind of offer the kinds of places in which its things are meant, where it does not say so itself.
    `matters`: the kinds of events that one sentence about a whole turn tells, what matters most first.
    `near`: what tells that the end is near. `undo`: whether this seat may take its last choice back alone, now;
    `no_undo`: why not, for a seat. `lesson`: for whoever is taught here. `rule`: the section of the rules that speaks
    of what is asked, of the viewer if they are asked; empty once the game is over.
    """

    table: Table
    view: Any
    asked: list[Decision]
    offers: list[Offer]
    meant: dict[str, tuple[str, ...]]
    matters: tuple[str, ...]
    standing: ScoreSheet
    near: Near | None
    undo: bool
    no_undo: Refusal | None
    over: bool
    lesson: Followed | None = None
    rule: str = ""


Path = list[str | int]


class Change(msgspec.Struct, frozen=True, array_like=True):
    """The value at this path of the screen is now this one; a missing value is taken away."""

    path: Path
    value: Any = msgspec.UNSET


# The socket, to the client


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """The whole table, once, or again when there is no shorter way."""

    epoch: str
    n: int
    info: TableInfo
    seat: int | None
    screen: Screen
    story: list[Event]
    hands: list[HandOver]


class Update(msgspec.Struct, frozen=True, tag="update"):
    """What has happened since number n - 1."""

    n: int
    events: list[Event]
    changes: list[Change]


class Rewound(msgspec.Struct, frozen=True, tag="rewound"):
    """Somebody took a choice back: the story now ends earlier; `by` are the seats that wanted it."""

    n: int
    by: list[int]
    story: int
    """How many events of the story are left."""
    changes: list[Change]


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The submission with this key is durable; `n` is the number of the update that shows it."""

    key: str
    n: int


class Rejected(msgspec.Struct, frozen=True, tag="rejected"):
    """The submission with this key changed nothing: a rule is against it (`refusal`), or else there is a `problem`."""

    key: str
    code: Literal["refused", "malformed", "not_your_seat", "too_many_requests", "closed", "full", "not_saved", "broken"]
    refusal: Refusal | None = None
    problem: Problem | None = None


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Who is at the table now, and every seat that has changed hands; the rematch's table once there is one; whether
    it is closed.

    Carries no number.
    """

    seats: list[SeatInfo]
    next: str = ""
    hands: list[HandOver] = []
    closed: ClosedTable | None = None


class Pong(msgspec.Struct, frozen=True, tag="pong"): ...


class Closing(msgspec.Struct, frozen=True, tag="closing"):
    """The service stops, and closes with 1012 next: come back after so many seconds."""

    seconds: int


class Announcement(msgspec.Struct, frozen=True, tag="announcement"):
    """What whoever runs the service tells everybody, over HTTP and on every socket; nothing any more without a text."""

    id: str = ""
    """Another one each time: whoever has read it need not be shown it again."""
    text: str = ""
    until: str = ""
    """When it ends by itself; empty where it does not."""


ToClient = Joined | Update | Rewound | Accepted | Rejected | Presence | Pong | Closing | Announcement


# The socket, from the client


class Play(Strict, frozen=True, tag="play"):
    """Do this, by its notation (`construct bank_1`). Sent again with the same key it is done once."""

    key: Key
    seat: int
    do: Annotated[str, msgspec.Meta(max_length=200)]


class MakeWish(Strict, frozen=True, tag="wish"):
    """A composed move, all or none; `back` own choices are taken back first."""

    key: Key
    seat: int
    wish: Any
    back: Annotated[int, msgspec.Meta(ge=0, le=50)] = 0


class Undo(Strict, frozen=True, tag="undo"):
    key: Key
    seat: int


class Resume(Strict, frozen=True, tag="resume"):
    """Send what came after this number of this epoch."""

    epoch: str
    n: int


class Ping(Strict, frozen=True, tag="ping"): ...


FromClient = Play | MakeWish | Undo | Resume | Ping
