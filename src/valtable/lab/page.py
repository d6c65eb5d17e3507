"""A benchmark as a page to read: `docs/benchmarks.md`, with its picture beside it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from valtable.lab.chart import chart
from valtable.lab.peers import NAMES
from valtable.lab.rounds import Figures, Span
from valtable.lab.summary import Benchmark, Range

QUESTIONS = {
    "copies_per_second": "copies",
    "imagines_per_second": "imagined",
    "views_per_second": "views",
    "observations_per_second": "observations",
    "offers_per_second": "offers",
    "tables_per_second": "tables",
    "evaluations_per_second": "evaluations",
    "greedy_decisions_per_second": "greedy",
    "greedy_slowest_ms": "slowest, ms",
    "search_iterations_per_second": "search lines",
}
"""The figures of the second table, by the head of their column."""


def write_page(result: Benchmark, file: Path, command: str) -> None:
    """The page, and a picture of the same name beside it."""
    picture = file.with_suffix(".svg")
    file.parent.mkdir(parents=True, exist_ok=True)
    picture.write_text(chart(result), "utf-8")
    file.write_text(page(result, picture.name, command), "utf-8")


def page(result: Benchmark, picture: str, command: str) -> str:
    parts = [
        "# Benchmarks",
        "Written by `make bench`; not edited by hand. How the figures are made: [bench/README.md](../bench/README.md).",
        circumstances(result, command),
        f"![Decisions per CPU second of our games and of peers]({picture})",
        "## Random play",
        "Per CPU second on one core: the median of the rounds, with the lowest and the highest. We count decisions "
        "with at least two choices, peers count every step; games per second stand beside. Ratios are taken inside "
        "each round. *Stepped* is the same play from a loop in Python; with that we compare OpenSpiel, whose C++ is "
        "driven from Python, too.",
        play_table(result),
        "## What bots and screens ask",
        "Answers per CPU second, in positions of random games. Greedy's slowest decision is the slowest that was met: "
        "more rounds meet slower ones. A line of the search is a move, and what looks best to everybody up to one's "
        "own next turns, where the table is judged; an iteration of OpenSpiel's ISMCTS, in C++ on gin rummy, is a "
        "descent and a random game to its end.",
        question_table(result),
        *peer_parts(result),
        *server_parts(result),
        *growth_parts(result),
        *missing_parts(result),
    ]
    return "\n\n".join(parts) + "\n"


def circumstances(result: Benchmark, command: str) -> str:
    """Command, commit, date, machine and its load: all a reader needs to doubt a figure."""
    machine = result.machine
    low, high = min(machine.load), max(machine.load)
    rows = [
        ("command", f"`{command}`"),
        (
            "commit",
            f"`{machine.commit}`" + (" (a `+`: with changes that are not committed)" if "+" in machine.commit else ""),
        ),
        ("date", machine.date),
        ("machine", f"{machine.processor}, {machine.cores} cores; {machine.system}, {machine.python}"),
        ("load", f"{low} to {high} on {machine.cores} cores, the average of a minute before, between and after rounds"),
        (
            "rounds",
            f"{result.rounds}, with about {result.seconds} CPU seconds of random play each, and a fifth of that for "
            "every other figure",
        ),
        (
            "builds",
            ", ".join(dict.fromkeys(b for sizes in result.games.values() for found in sizes.values() for b in found)),
        ),
    ]
    table = markdown(("", ""), rows)
    shared = (
        "The machine was shared with other work while this was measured. CPU seconds leave out what others used, but "
        "not what they took from caches and clock rates: the same program measured twice differs by up to 30 %. "
        "Compare ratios, and treat what lies within that as a tie."
    )
    return f"{table}\n\n{shared}" if high > machine.cores / 2 else table


def play_table(result: Benchmark) -> str:
    rows = []
    for title, sizes in result.games.items():
        for players, builds in sizes.items():
            for build, figures in builds.items():
                spread, ratios = result.spreads[title][players][build], result.sizes[title][players][build]
                rows.append(
                    (
                        title,
                        players,
                        build,
                        ranged(figures, spread, "decisions_per_second"),
                        number(figures.get("stepped_decisions_per_second")),
                        number(figures.get("recorded_decisions_per_second")),
                        number(figures.get("games_per_second")),
                        number(figures.get("decisions_per_game")),
                        times(ratios["catanatron"]),
                        times(ratios["openspiel_cpp"]),
                        times(ratios["copies_catanatron"]),
                    )
                )
    heads = ("game", "players", "build", "decisions", "stepped", "recorded", "games", "per game")
    return markdown((*heads, "x catanatron", "x OpenSpiel hearts", "copies x catanatron"), rows)


def question_table(result: Benchmark) -> str:
    rows = [
        (
            title,
            players,
            build,
            *(number(figures.get(name)) for name in QUESTIONS),
            times(result.sizes[title][players][build]["ismcts_gin_rummy"]),
        )
        for title, sizes in result.games.items()
        for players, builds in sizes.items()
        for build, figures in builds.items()
    ]
    return markdown(("game", "players", "build", *QUESTIONS.values(), "x ISMCTS"), rows)


def peer_parts(result: Benchmark) -> list[str]:
    if not result.peers:
        return []
    rows = [
        (
            NAMES[name],
            ranged(figures, result.peer_spreads[name], "decisions_per_second"),
            times(result.peer_ratios[name]),
            number(figures.get("games_per_second")),
            number(figures.get("decisions_per_game")),
            ranged(figures, result.peer_spreads[name], "copies_per_second"),
            ranged(figures, result.peer_spreads[name], "search_iterations_per_second"),
            ranged(figures, result.peer_spreads[name], "moves_per_second"),
        )
        for name, figures in result.peers.items()
    ]
    heads = ("peer", "decisions", "x catanatron", "games", "per game", "copies", "search iterations", "moves")
    return ["## Peers", "In the same rounds, per CPU second.", markdown(heads, rows)]


def missing_parts(result: Benchmark) -> list[str]:
    if not result.missing:
        return []
    return ["## Not measured", "\n".join(f"- {NAMES.get(name, name)}: {why}" for name, why in result.missing.items())]


def server_parts(result: Benchmark) -> list[str]:
    if not result.server:
        return []
    rows = [
        (
            build,
            "" if one.moves_per_second is None else spread_text(one.moves_per_second),
            number(one.bytes_per_move),
            times(one.boardgame_io),
        )
        for build, one in result.server.items()
    ]
    return [
        "## The server",
        "Durable moves per CPU second of the process that serves, at a table of Valletta with four seats listening; "
        "every move is on disk before anybody hears of it. boardgame.io keeps its matches in memory, and its stand-in "
        "has next to no rules.",
        markdown(("build", "moves", "bytes to a seat per move", "x boardgame.io with 25 kB"), rows),
    ]


def growth_parts(result: Benchmark) -> list[str]:
    if not result.growth:
        return []
    tenths, lengths = [], []
    for title, builds in result.growth.items():
        for build, one in builds.items():
            for kind, speeds in (("", one.decisions_per_second), (", recorded", one.recorded_decisions_per_second)):
                shown = (speeds[0], speeds[len(speeds) // 2], speeds[-1])
                tenths.append((title, build + kind, *map(number, shown), f"{speeds[-1] / speeds[0]:.2f}"))
            for kind, costs in (("undo", one.undo_ms), ("resume", one.resume_ms)):
                lengths.append((title, build, kind, *(f"{cost:,.1f}" for cost in costs.values())))
    counts = [f"{int(lines):,} lines" for lines in next(iter(next(iter(result.growth.values())).values())).undo_ms]
    return [
        "## Growth",
        "Four players. Decisions per CPU second by tenth of a random game: does a game become slower as it goes on?",
        markdown(("game", "build", "first tenth", "sixth", "last", "last / first"), tenths),
        "CPU milliseconds of an undo, and of going on with a game from its log, by lines of the log. Some 60 of them "
        "count; all further ones are a choice that is taken back and made again.",
        markdown(("game", "build", "", *counts), lengths),
    ]


def markdown(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; columns of numbers stand to the right."""
    numbers = [all(cell[:1].isdigit() or not cell for cell in column) for column in zip(*rows, strict=True)]
    rule = "|".join("---:" if figures else "---" for figures in numbers)
    lines = [f"| {' | '.join(heads)} |", f"|{rule}|", *(f"| {' | '.join(row)} |" for row in rows)]
    return "\n".join(lines)


def number(value: float | None) -> str:
    """Three digits that count: more would claim too much."""
    if value is None:
        return ""
    if value >= 1000:
        digits = len(str(int(value))) - 3
        return f"{round(value / 10**digits) * 10**digits:,}"
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}"


def ranged(figures: Figures, spread: dict[str, Range | None], name: str) -> str:
    value, range_ = figures.get(name), spread.get(name)
    return "" if value is None or range_ is None else f"{number(value)} ({number(range_[0])}..{number(range_[1])})"


def spread_text(span: Span) -> str:
    return f"{number(span.median)} ({number(span.low)}..{number(span.high)})"


def times(span: Span | None) -> str:
    """A ratio with its range."""
    if span is None:
        return ""
    digits = 1 if span.median >= 1 else 2
    return f"{span.median:.{digits}f} ({span.low:.{digits}f}..{span.high:.{digits}f})"
