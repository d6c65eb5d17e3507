"""Transcripts: a whole game as readable text, which can be played again from the text alone.

The head names the game, the players, the seed and the options. Each step is a line
`12. Ana: take`, followed by its events as a spectator learns them and, marked with a name, as a
player learns them who is told more.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import valtable
from tests.kits import kit_of
from valtable.kernel.course import Step
from valtable.kernel.journal import Entry, Event
from valtable.kernel.log import ActionLine
from valtable.kernel.match import Match
from valtable.texts import Catalogue

FOLDER = Path(__file__).parent
NAMES = ("Ana", "Bruno", "Carla", "Diego", "Elena", "Félix")
CHOSEN = re.compile(r"\d+\. (?P<name>[^:]+): (?P<do>.+?)(?P<auto> \(no choice\))?")
SEED = 7


def path_of(title: str, seats: int, modules: bool = False) -> Path:
    return FOLDER / title / f"{'everything_' if modules else ''}{seats}p.txt"


def compose(title: str, seats: int, modules: bool = False) -> list[str]:
    """The transcript of a game of random play, by option with every module that may be combined."""
    kit, rng = kit_of(title), Random(SEED)
    options = kit.game.all_modules() if modules else {}
    match = valtable.new(title, seats=NAMES[:seats], seed=SEED, options=options)
    while not match.is_over:
        seat = rng.choice([decision.seat for decision in match.decisions])
        match.play(seat, kit.choose(match.state, seat, match.choices(seat), rng))
    return list(render(match, SEED, list(match.log.header.options)))


def play_again(lines: list[str]) -> list[str]:
    """The transcript of the game that these lines tell; equal to them, or a rule has changed."""
    title, names, seed, options = (line.partition(": ")[2] for line in lines[:4])
    agreed = json.loads(options)
    match = valtable.new(title, seats=names.split(", "), seed=int(seed), options=agreed)
    for line in lines:
        chosen = CHOSEN.fullmatch(line)
        if chosen is not None and not chosen["auto"]:
            match.play(match.course.header.seats.index(chosen["name"]), chosen["do"])
    return list(render(match, int(seed), list(agreed)))


def render(match: Match, seed: int, options: list[str]) -> Iterator[str]:
    """The lines; the head names these options. Any other came later, and the game was played by its default."""
    header = match.log.header
    yield f"Game: {header.game}"
    yield f"Players: {', '.join(header.seats)}"
    yield f"Seed: {seed}"
    yield f"Options: {json.dumps({name: header.options[name] for name in options}, sort_keys=True)}"
    texts = Catalogue(header.game, "en")
    for step in match.course.steps:
        yield ""
        yield head(step, header.seats)
        for entry in step.entries:
            yield from told(entry, texts, header.seats)
    yield ""
    sheet = match.standing()
    for row in sheet.rows:
        yield f"{texts.score(row.source)}: {', '.join(map(str, row.points))}"
    yield f"Total: {', '.join(map(str, sheet.totals))}"
    if sheet.outcome is not None:
        winners = ", ".join(header.seats[seat] for seat in sheet.outcome.winners)
        yield f"{texts.end(sheet.outcome.reason, sheet.outcome.details)} Won by: {winners or 'nobody'}"


def head(step: Step, names: list[str]) -> str:
    line = step.line
    if not isinstance(line, ActionLine):
        return f"{line.n}. Set-up"
    return f"{line.n}. {names[line.seat]}: {line.do}{' (no choice)' if line.auto else ''}"


def told(entry: Entry, texts: Catalogue, names: list[str]) -> Iterator[str]:
    if entry.public is not None:
        yield f"   {texts.event(Event(entry.kind, entry.public, entry.rule), names)}"
    for seat, args in sorted(entry.private.items()):
        if args == entry.public:
            continue
        yield f"   [{names[seat]}] {texts.event(Event(entry.kind, args, entry.rule), names)}"
