"""A balance as a page to read: `docs/balance/<game>.md`."""

from __future__ import annotations

from collections.abc import Sequence

from valtable.lab.balance.contribution import Worth
from valtable.lab.balance.figures import Balance, Size
from valtable.lab.balance.words import ORDINALS, PLACES, Said, Words, percent, points, span
from valtable.lab.machine import Machine

HOW = (
    "Intervals are 95 %: Wilson for shares, normal for means; games with the same luck, and owners at one table, count "
    "for less than as many independent ones. Shared victories are split. Owning is not causing: who is ahead can "
    "afford more. What holds for these bots need not hold for stronger ones, or for people."
)


def page(words: Words, machine: Machine, command: str) -> str:
    """Everything that was found, one sentence over each table."""
    result = words.result
    parts = [
        f"# Is {words.game()} fair?",
        "Written by `valtable lab balance`; not edited by hand. " + HOW,
        circumstances(result, machine, command),
        *section(words.seats(), seat_table(result.sizes)),
        *section(words.scores(), score_table(result)),
        *section(words.sources(), source_table(words)),
        *section(words.ends(), end_table(words)),
        *section(words.things(), thing_tables(words)),
        *section(words.length(), ""),
        *section(words.skill(), ""),
        "## What to look at",
        findings(words),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def section(said: Said, table: str) -> list[str]:
    return [f"## {said.title}", f"**{said.verdict}** · {said.sentence}", table]


def circumstances(result: Balance, machine: Machine, command: str) -> str:
    """Command, commit and seed: all a reader needs to play the same games."""
    sizes = ", ".join(f"{size.games:,} with {size.players}" for size in result.sizes)
    duels = (
        ""
        if result.skill is None
        else f", {result.skill.games} of one {result.skill.strong} against {result.skill.weak}"
    )
    rows = [
        ("command", f"`{command}`"),
        ("commit", (f"`{machine.commit}`, " if machine.commit else "") + f"rules and bots `{result.sources_digest}`"),
        ("seed", str(result.seed)),
        ("games", f"{result.played:,} of {result.asked:,} asked for, bots {result.bots}: {sizes}{duels}"),
        ("played by", f"rules version {result.rules}, components {result.edition}, options {options(result)}"),
        ("date", machine.date),
    ]
    return table(("", ""), rows)


def options(result: Balance) -> str:
    """Only what is not as in the book."""
    return ", ".join(f"{name} {value}" for name, value in result.options.items()) or "as in the book"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows))


def seat_table(sizes: Sequence[Size]) -> str:
    most = max(size.players for size in sizes)
    head = ["players", "games", "even", *(f"{ORDINALS[order]} to play" for order in range(most))]
    rows = []
    for size in sorted(sizes, key=lambda one: one.players):
        cells = [f"{percent(seat.value)} ({span(seat)})" for seat in size.seats] + [""] * (most - size.players)
        even = "" if size.players == 1 else percent(size.even)
        rows.append([str(size.players), f"{size.games:,}", even, *cells])
    return table(head, rows)


def score_table(result: Balance) -> str:
    rows = [
        [PLACES[place], f"{one.value:.1f} ({one.low:.1f} to {one.high:.1f})"]
        for place, one in enumerate(result.scores.places)
    ]
    return table(["place", "points"], rows)


def source_table(words: Words) -> str:
    sources = words.result.sources
    places = PLACES[: len(sources[0].places)]
    rows = [
        [words.source(one.source), *(f"{mean:.1f}" for mean in one.places), points(one.lead) if one.lead else ""]
        for one in sources
    ]
    return table(["points from", *places, "winners have more"], rows)


def end_table(words: Words) -> str:
    rows = [[words.end(end.reason), percent(end.share.value), span(end.share)] for end in words.result.ends]
    return table(["end", "games", "interval"], rows)


def thing_tables(words: Words) -> str:
    """A table for each kind, whose owners win most first."""
    result = words.result
    kinds = dict.fromkeys([*result.kinds, *(one.kind for one in result.things)])
    parts = []
    for kind in kinds:
        rows = [thing_row(words, one) for one in result.things if one.kind == kind]
        if rows:
            name = result.kinds.get(kind, kind)
            lay = any(one.lay for one in result.things if one.kind == kind)
            head = [
                name,
                "lay there in" if lay else "games",
                "taken",
                "owners",
                "owners win",
                "and are ahead by",
                "values",
            ]
            parts.append(table(head, rows))
    return "\n\n".join(parts)


def thing_row(words: Words, one: Worth) -> list[str]:
    return [
        words.thing(one.name),
        f"{one.games:,}",
        percent(one.taken.value),
        f"{one.owners:,}",
        f"{percent(one.wins.value)} ({span(one.wins)})" if one.wins else "",
        points(one.lead) if one.lead else "",
        "reconstructed" if one.reconstructed else "known",
    ]


def findings(words: Words) -> str:
    found = words.findings()
    if not found:
        return "Nothing stands out: no seat, thing or end is surely far from an even share."
    return "\n".join(f"- **{name}**: {told}" for name, told in found)
