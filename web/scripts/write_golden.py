"""Writes `web/tests/golden.json`: sentences of whole games as Python renders them, for the page to equal.

`--check` only says whether the file is up to date. A few cases of every key are enough.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

import valtable
from valtable.kernel.refusal import Args
from valtable.texts import LANGUAGES, Catalogue

TARGET = Path(__file__).resolve().parent.parent / "tests" / "golden.json"
GAME = "valletta"
NAMES = ["Ana", "Iñaki", "Hielo"]
SEEDS = (3, 4, 5)
EACH = 3
Said = tuple[str, str, Args]
"""A key, an attribute or nothing, and the arguments."""


def said_at(match: valtable.Match) -> Iterator[Said]:
    """Everything that the page would say about this position."""
    for decision in match.decisions:
        source: Args = {"source": decision.source} if decision.source else {}
        yield f"decision-{decision.kind}", "", {"seat": f"seat:{decision.seat}", **source}
        for offer in match.offers(decision.seat):
            yield f"action-{offer.kind}", "", offer.args
            for effect in offer.effects:
                yield f"effect-{effect.kind}", "", effect.args
            if offer.refusal is not None:
                yield f"refusal-{offer.refusal.reason}", "", offer.refusal.details
                yield f"refusal-{offer.refusal.reason}", "remedy", offer.refusal.details
        for place in match.game.table(match.view(decision.seat)).places:
            yield f"place-{place.kind}", "", {} if place.seat is None else {"seat": f"seat:{place.seat}"}
            for thing in place.things:
                yield from ((f"mark-{kind}", "", args) for kind, args in thing.marks)


def play(seed: int) -> Iterator[Said]:
    match = valtable.new(GAME, seats=NAMES, seed=seed)
    while not match.is_over:
        yield from said_at(match)
        seat = match.decisions[0].seat
        choices = match.choices(seat)
        match.play(seat, choices[len(match.log.lines) * 7 % len(choices)])
    for seat in range(len(NAMES)):
        yield from ((f"event-{event.kind}", "", event.args) for event in match.story(seat))


def generate() -> bytes:
    kept: dict[tuple[str, str], list[Args]] = {}
    for seed in SEEDS:
        for key, attribute, args in play(seed):
            known = kept.setdefault((key, attribute), [])
            if len(known) < EACH and args not in known:
                known.append(args)
    cases = []
    for language in LANGUAGES:
        words = Catalogue(GAME, language)
        for (key, attribute), known in sorted(kept.items()):
            for args in known:
                text = words.attribute(key, attribute, args, NAMES) if attribute else words.text(key, args, NAMES)
                if text is not None:
                    case = {"language": language, "key": key, "attribute": attribute, "args": args, "text": text}
                    cases.append(case)
    return msgspec.json.format(msgspec.json.encode({"names": NAMES, "cases": cases}), indent=1) + b"\n"


def main() -> int:
    data = generate()
    if "--check" in sys.argv:
        same = TARGET.is_file() and TARGET.read_bytes() == data
        sys.stderr.write("" if same else "web/tests/golden.json is out of date: run `make generated`\n")
        return 0 if same else 1
    TARGET.write_bytes(data)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
