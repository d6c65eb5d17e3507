"""A picture of a benchmark: decisions per CPU second, a bar and its range per game, build and peer, as SVG."""

from __future__ import annotations

from html import escape
from math import log10

import msgspec

from valtable.lab.build import COMPILED, INTERPRETED
from valtable.lab.peers import NAMES
from valtable.lab.summary import Benchmark, Range

WIDTH, LEFT, RIGHT, ROW, TOP = 820, 270, 90, 20, 66
TICKS = (1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000, 3_000_000)
SEATED = 4
"""Players of the games that are drawn, as the peer we compare with sits four."""
COLOURS = {INTERPRETED: "#b5793b", COMPILED: "#2f6f8f", "peer": "#8a8a8a"}
FIGURE = "decisions_per_second"


class Bar(msgspec.Struct, frozen=True):
    label: str
    kind: str
    value: float
    range: Range


def bars(result: Benchmark) -> list[Bar]:
    """Our games of four in each build, then the peers that make decisions."""
    found = []
    for title, sizes in result.games.items():
        players = str(SEATED) if str(SEATED) in sizes else list(sizes)[-1]
        for build, figures in sizes[players].items():
            value, range_ = figures.get(FIGURE), result.spreads[title][players][build].get(FIGURE)
            if value and range_:
                found.append(Bar(f"{title}, {players} players", build, value, range_))
    for name, figures in result.peers.items():
        value, range_ = figures.get(FIGURE), result.peer_spreads[name].get(FIGURE)
        if value and range_:
            found.append(Bar(NAMES[name], "peer", value, range_))
    return found


def chart(result: Benchmark) -> str:
    """Bars on a logarithmic scale; the line on each goes from the lowest to the highest round."""
    rows = bars(result)
    height = TOP + ROW * len(rows) + 36
    bottom = height - 28
    title = "Random play: decisions per CPU second"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'font-family="system-ui, sans-serif" font-size="12">',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="12" y="24" font-size="15" font-weight="600">{title}</text>',
        f'<text x="12" y="42" fill="#555">medians of {result.rounds} rounds with ranges, one core, logarithmic</text>',
        *legend(),
    ]
    for tick in TICKS:
        x = at(tick)
        parts.append(f'<line x1="{x}" x2="{x}" y1="{TOP}" y2="{bottom}" stroke="#ddd"/>')
        parts.append(f'<text x="{x}" y="{bottom + 16}" text-anchor="middle" fill="#555">{named(tick)}</text>')
    for i, bar in enumerate(rows):
        parts += drawn(bar, TOP + ROW * i + 3)
    return "\n".join([*parts, "</svg>\n"])


def legend() -> list[str]:
    parts, x = [], WIDTH - 290
    for kind, colour in COLOURS.items():
        parts.append(f'<rect x="{x}" y="32" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{x + 17}" y="42">{kind}</text>')
        x += 100
    return parts


def drawn(bar: Bar, y: int) -> list[str]:
    low, high = (at(edge) for edge in bar.range)
    middle = y + 7
    whisker = f"M{low} {middle}H{high}M{low} {middle - 3}v6M{high} {middle - 3}v6"
    return [
        f'<text x="{LEFT - 8}" y="{middle + 4}" text-anchor="end">{escape(bar.label)}</text>',
        f'<rect x="{LEFT}" y="{y}" width="{round(at(bar.value) - LEFT, 1)}" height="14" fill="{COLOURS[bar.kind]}"/>',
        f'<path d="{whisker}" stroke="#222" fill="none"/>',
        f'<text x="{WIDTH - RIGHT + 12}" y="{middle + 4}">{bar.value:,.0f}</text>',
    ]


def named(tick: int) -> str:
    return f"{tick // 1_000_000} M" if tick >= 1_000_000 else f"{tick // 1_000} k"


def at(value: float) -> float:
    """Where a speed lies on the page; what is off the scale lies at its edge."""
    low, high = log10(TICKS[0]), log10(TICKS[-1])
    share = min(1.0, max(0.0, (log10(max(value, 1.0)) - low) / (high - low)))
    return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)
