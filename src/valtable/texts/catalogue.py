"""A catalogue: one language's sentences for one game, with those that all games share.

Keys follow from what is said: event `took` is `event-took`, refusal `no_shell` is
`refusal-no_shell`, the thing `good:gold` is `good-gold`. Both runtimes of Fluent, this one and the
browser's, read the same files, so isolation is off and numbers are never grouped.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from valtable import games
from valtable.kernel.decision import Amount, Decision, Effect, Offer
from valtable.kernel.errors import Broken, Malformed
from valtable.kernel.journal import Event
from valtable.kernel.refusal import Args, Refusal
from valtable.kernel.table import Place
from valtable.texts.words import NOBODY, Words, message_of

LANGUAGES = ("en", "es")
FALLBACK = "en"


class Catalogue(Words):
    """The texts of a game, or without a title only those that all games share.

    Strict, a text that is missing or cannot be completed is `Broken`: so tests find it. Otherwise
    the English text stands in, and at last a sentence that admits the gap; never a bare key.
    """

    def __init__(self, title: str | None, language: str, *, strict: bool = True) -> None:
        if language not in LANGUAGES:
            raise Malformed(f"language {language!r}", f"is not known; there is {', '.join(LANGUAGES)}")
        super().__init__(language)
        self.title = title
        self.strict = strict
        self._bundle = FluentBundle([language], use_isolating=False)
        self.keys: set[str] = set()
        for file in catalogue_files(title, language):
            self._add(file)

    # Sentences by what they tell

    def event(self, event: Event, names: Sequence[str]) -> str:
        return self.text(f"event-{event.kind}", event.args, names)

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        """Why not and, where the text knows it, what would help."""
        key = f"refusal-{refusal.reason}"
        remedy = self.attribute(key, "remedy", refusal.details, names)
        sentence = self.text(key, refusal.details, names)
        return f"{sentence} {remedy}" if remedy else sentence

    def offer(self, offer: Offer, names: Sequence[str]) -> str:
        """The action as a person would say it; cost and effects are told apart."""
        return self.text(f"action-{offer.kind}", offer.args, names)

    def effect(self, effect: Effect, names: Sequence[str] = NOBODY) -> str:
        return self.text(f"effect-{effect.kind}", effect.args, names)

    def decision(self, decision: Decision, names: Sequence[str]) -> str:
        args: Args = {"seat": f"seat:{decision.seat}"}
        if decision.source:
            args["source"] = decision.source
        return self.text(f"decision-{decision.kind}", args, names)

    def place(self, place: Place, names: Sequence[str]) -> str:
        args: Args = {} if place.seat is None else {"seat": f"seat:{place.seat}"}
        return self.text(f"place-{place.kind}", args, names)

    def mark(self, kind: str, args: Args, names: Sequence[str]) -> str:
        """What else is seen on a thing: a price, a token."""
        return self.text(f"mark-{kind}", args, names)

    def score(self, source: str) -> str:
        return self.text(f"score-{source}")

    def end(self, reason: str, args: Args | None = None) -> str:
        """Why the game is over, with the details of its outcome."""
        return self.text(f"end-{reason}", args or {})

    def amounts(self, amounts: Sequence[Amount], names: Sequence[str] = NOBODY) -> str:
        """A price or a gain: `2 stones and 1 brick`."""
        return self.join([self.amount(amount.thing, amount.n, names) for amount in amounts])

    def describe(self, ref: str, names: Sequence[str] = NOBODY) -> str | None:
        """What is printed on a thing, if its name alone does not say it."""
        return self.attribute(message_of(ref), "text", {}, names)

    # Looking up

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def has_attribute(self, key: str, name: str) -> bool:
        return self.has(key) and name in self._bundle.get_message(key).attributes

    def text(self, key: str, args: Args | None = None, names: Sequence[str] = NOBODY) -> str:
        """The sentence under a key."""
        if not self.has(key):
            return self._missing(key, args, names)
        value = self._bundle.get_message(key).value
        if value is None:
            return self._missing(key, args, names)
        return self._format(key, value, args or {}, names)

    def attribute(self, key: str, name: str, args: Args | None = None, names: Sequence[str] = NOBODY) -> str | None:
        """An attribute of a message; None if the message does not have it."""
        if not self.has(key):
            return None
        pattern = self._bundle.get_message(key).attributes.get(name)
        return None if pattern is None else self._format(f"{key}.{name}", pattern, args or {}, names)

    def _format(self, key: str, pattern: object, args: Args, names: Sequence[str]) -> str:
        # The runtime's own type of a pattern is not public.
        text, errors = self._bundle.format_pattern(pattern, self.arguments(args, names))  # type: ignore[arg-type]
        if errors and self.strict:
            raise Broken(f"text {key!r} ({self.language}) cannot be completed: {errors[0]}")
        return str(text)

    def _missing(self, key: str, args: Args | None, names: Sequence[str]) -> str:
        if self.strict:
            raise Broken(f"there is no text {key!r} in the {self.language} catalogue of {self.title or 'all games'}")
        if self.language != FALLBACK and fallback(self.title).has(key):
            return fallback(self.title).text(key, args, names)
        return self.text("text-missing")

    def _add(self, file: Traversable) -> None:
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for key in keys_of(resource, f"{self.language}.ftl of {self.title or 'all games'}"):
            if key in self.keys:
                raise Broken(f"text {key!r} stands twice in the {self.language} catalogue of {self.title}")
            self.keys.add(key)
        self._bundle.add_resource(resource)


@cache
def fallback(title: str | None) -> Catalogue:
    return Catalogue(title, FALLBACK, strict=False)


def catalogue_files(title: str | None, language: str) -> Iterator[Traversable]:
    """The shared file, then the game's own, which lies beside its class."""
    yield resources.files("valtable.texts") / "common" / f"{language}.ftl"
    if title is not None:
        own = resources.files(games.find(title).__module__.rpartition(".")[0]) / "texts" / f"{language}.ftl"
        if not own.is_file():
            raise Broken(f"{title} has no texts in {language!r}")
        yield own


def keys_of(resource: ast.Resource, where: str) -> Iterator[str]:
    """The keys of a parsed file; what Fluent could not read is our bug and named."""
    for entry in resource.body:
        match entry:
            case ast.Junk():
                line = (entry.content or "").strip().splitlines()[0]
                raise Broken(f"{where} cannot be read at {line!r}")
            case ast.Message():
                yield entry.id.name
            case ast.Term():
                yield f"-{entry.id.name}"
