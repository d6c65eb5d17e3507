"""What is found by its name: what a person means by a few words, whatever their case, accents, quotes and order."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import TypeVar

from valtable.cli.renderers.generic import Renderer
from valtable.cli.terminal import Terminal
from valtable.kernel.decision import Offer
from valtable.texts.words import message_of

T = TypeVar("T")
WORD = re.compile(r"[a-z0-9]+")


def plain(text: str) -> list[str]:
    """The words of a text without case, accents and punctuation."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return WORD.findall("".join(letter for letter in parts if not unicodedata.combining(letter)))


def best(wanted: str, named: Sequence[tuple[T, Sequence[str]]]) -> list[T]:
    """Those whose names fit best: equal to the words, having all of them, or having words that begin so."""
    words = plain(wanted)
    if not words:
        return []
    known = [(one, [plain(name) for name in names]) for one, names in named]
    exact = [one for one, names in known if words in names]
    if exact:
        return exact
    together = [(one, {word for name in names for word in name}) for one, names in known]
    whole = [one for one, there in together if all(word in there for word in words)]
    if whole:
        return whole
    return [one for one, there in together if all(any(w.startswith(word) for w in there) for word in words)]


def offers_meant(renderer: Renderer, offers: Sequence[Offer], wanted: str) -> list[Offer]:
    """The offers these words can mean; a bare name means the main thing to do, not a minor one."""
    terminal = renderer.terminal
    main = [(offer, names_of(terminal, offer)) for offer in offers if offer.kind not in renderer.minor]
    minor = [(offer, names_of(terminal, offer)) for offer in offers if offer.kind in renderer.minor]
    return best(wanted, main) or best(wanted, minor)


def names_of(terminal: Terminal, offer: Offer) -> list[str]:
    """What an offer can be called: its text, its notation, the names of its things, also the short ones of a map."""
    things = [v for v in offer.args.values() if isinstance(v, str) and ":" in v]
    bare = [terminal.texts.thing(thing, terminal.names) for thing in things]
    short = [terminal.texts.attribute(message_of(thing), "short") for thing in things]
    return [terminal.texts.offer(offer, terminal.names), offer.notation, *bare, *(name for name in short if name)]
