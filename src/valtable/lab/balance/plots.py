"""The pictures of a balance, in the colours of the page they stand on: see `report.css`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil, floor

from valtable.lab.balance.contribution import Worth
from valtable.lab.balance.figures import Balance, Length
from valtable.lab.balance.words import ORDINALS, PLACES, Words, percent, span
from valtable.lab.drawing import END, MIDDLE, Scale, bar, dot, level, picture, upright, whisker, words
from valtable.lab.intervals import Estimate

WIDTH = 460
ACCENT, BAD, LINE, INK, SURFACE = "var(--accent)", "var(--bad)", "var(--line)", "var(--ink-2)", "var(--surface)"
PARTS = ("--part-1", "--part-2", "--part-3", "--part-4", "--part-5", "--part-6")
SMALL, STRONG, QUIET = 'class="small"', 'class="strong"', 'class="quiet"'


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round values along an axis."""
    step = next(
        one for one in (0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 1, 2, 5, 10, 20, 50, 100, 200) if (high - low) / one <= most
    )
    return [step * i for i in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def interval(scale: Scale, one: Estimate, y: float, even: float) -> list[str]:
    """A dot for what happened, a bar for where the truth lies; red if it misses the even line."""
    colour = BAD if one.misses(even) else ACCENT
    return [whisker(scale(one.low), scale(one.high), y, 4, colour, 2), dot(scale(one.value), y, 5, colour)]


def figures(one: Estimate, y: float) -> list[str]:
    return [words(WIDTH - 80, y, percent(one.value), END, STRONG), words(WIDTH, y, span(one), END, SMALL)]


def seats(result: Balance) -> str:
    """Victories by order of play, at every size of table."""
    sizes = sorted((size for size in result.sizes if size.players > 1), key=lambda one: one.players)
    reach = [edge for size in sizes for seat in size.seats for edge in (seat.low, seat.high)] or [0, 1]
    scale = Scale(min(reach) - 0.02, max(reach) + 0.02, 140, WIDTH - 130)
    parts, y = [], 6.0
    for size in sizes:
        top, rows = y, 24 * size.players
        parts.append(upright(scale(size.even), top, top + rows, INK, "3 3"))
        parts.append(words(0, top + 19, f"{size.players} seats", style=STRONG))
        parts.append(words(0, top + 35, f"{size.games:,} games", style=SMALL))
        for order, seat in enumerate(size.seats):
            middle = top + 24 * order + 13
            parts.append(words(132, middle + 4, ORDINALS[order], END, QUIET))
            parts += interval(scale, seat, middle, size.even) + figures(seat, middle + 4.5)
        y += rows + 12
        parts.append(level(y - 6, 0, WIDTH, LINE))
    parts += axis(scale, y + 12, [(tick, percent(tick)) for tick in ticks(scale.low, scale.high, 5)])
    return picture(WIDTH, y + 18, "Win share by order of play with 95 % intervals", parts)


def axis(scale: Scale, y: float, marks: Sequence[tuple[float, str]]) -> list[str]:
    return [words(scale(value), y, text, MIDDLE, SMALL) for value, text in marks]


def histogram(counts: dict[int, int], bin_: int, low: int, high: int) -> list[float]:
    """Shares of the bins from `low` on; what lies beyond counts for the last."""
    found, total = [0.0] * (1 + (high - low) // bin_), sum(counts.values())
    for value, count in counts.items():
        found[min(len(found) - 1, max(0, (value - low) // bin_))] += count / total
    return found


def scores(result: Balance) -> str:
    """How the points of each place are spread."""
    places = list(zip(*result.scores.points, strict=True))
    spread = sorted(points for place in places for points in place)
    low, high = spread[0], spread[int(0.998 * (len(spread) - 1))]  # a few games beyond share the last step
    bin_ = max(1, ceil((high - low) / 24))
    low = low // bin_ * bin_
    lines = [histogram(Counter(place), bin_, low, high) for place in places]
    top = max(map(max, lines))
    bins = len(lines[0])
    across, up = Scale(0, bins, 40, WIDTH - 4), Scale(0, top, 206, 34)
    parts = [
        line
        for tick in ticks(0, top, 4)
        for line in (level(up(tick), 40, WIDTH, LINE), words(36, up(tick) + 4, percent(tick), END, SMALL))
    ]
    for place, line in enumerate(lines):
        path = f"M{across(0):.1f} {up(0):.1f}" + "".join(
            f"V{up(share):.1f}H{across(i + 1):.1f}" for i, share in enumerate(line)
        )
        parts.append(f'<path d="{path}V{up(0):.1f}" class="spread" style="--c:var({PARTS[place]})"/>')
        mean = result.scores.places[place].value
        parts.append(bar(40 + 108 * place, 4, 11, 11, f"var({PARTS[place]})"))
        parts.append(words(56 + 108 * place, 14, f"{PLACES[place]} {mean:.1f}", style=QUIET))
    marks = [(Scale(low, low + bins * bin_, 0, bins)(tick), f"{tick:.0f}") for tick in ticks(low, high, 7)]
    parts += axis(across, 222, marks)
    return picture(WIDTH, 228, "How the points of each place are spread", parts)


def sources(said: Words) -> str:
    """A bar for each place, made of its sources; then what winners have more."""
    found = said.result.sources
    places = len(found[0].places)
    most = max(sum(max(0.0, one.places[place]) for one in found) for place in range(places))
    across = Scale(0, most, 62, WIDTH - 44)
    parts = []
    for place in range(places):
        y, x = 4.0 + 30 * place, 0.0
        parts.append(words(54, y + 16, PLACES[place], END, QUIET))
        for i, one in enumerate(found):
            width = max(0.0, one.places[place])
            parts.append(bar(across(x), y, across(x + width) - across(x), 22, f"var({PARTS[i % 6]})"))
            x += width
        total = sum(one.places[place] for one in found)
        parts.append(words(across(x) + 6, y + 16, f"{total:.0f}", style=STRONG))
    y = 30.0 * places + 22
    leads = [one.lead for one in found if one.lead is not None]
    scale = (
        Scale(min(0.0, *(lead.low for lead in leads)), max(lead.high for lead in leads), 196, WIDTH - 140)
        if leads
        else None
    )
    parts.append(words(0, y, "What winners have more than the others" if scale else "Points", style=STRONG))
    if scale:
        parts.append(upright(scale(0), y + 8, y + 12 + 22 * len(found), INK, "3 3"))
    for i, one in enumerate(found):
        middle = y + 20 + 22 * i
        parts.append(bar(0, middle - 5, 11, 11, f"var({PARTS[i % 6]})"))
        parts.append(words(18, middle + 4, said.source(one.source), style=QUIET))
        if scale and one.lead is not None:
            lead = one.lead
            parts += [
                whisker(scale(lead.low), scale(lead.high), middle, 4, ACCENT, 2),
                dot(scale(lead.value), middle, 4.5, ACCENT),
            ]
            parts.append(words(WIDTH - 90, middle + 4.5, f"{lead.value:+.1f}", END, STRONG))
            parts.append(words(WIDTH, middle + 4.5, f"{lead.low:+.1f} to {lead.high:+.1f}", END, SMALL))
    return picture(WIDTH, y + 24 + 22 * len(found), "Points by source and place", parts)


def ends(said: Words) -> str:
    """How often each end came."""
    across, parts = Scale(0, 1, 150, WIDTH - 130), []
    for i, end in enumerate(said.result.ends):
        y = 6 + 32 * i
        parts.append(words(142, y + 15, said.end(end.reason), END, QUIET))
        parts.append(bar(150, y, across.right - 150, 20, "var(--surface-3)"))
        parts.append(bar(150, y, across(end.share.value) - 150, 20, ACCENT))
        parts.append(whisker(across(end.share.low), across(end.share.high), y + 10, 5, "var(--ink)", 1.5))
        parts += figures(end.share, y + 15)
    return picture(WIDTH, 6 + 32 * len(said.result.ends), "How often each end came", parts)


def lengths(length: Length) -> str:
    """Games by how long they were."""
    low, last = min(length.counts), ceil(2 * length.usual[1] - length.usual[0]) + 1
    high = min(max(length.counts), last)  # few games are much longer than most: they share the last bar
    bin_ = max(1, ceil((high - low + 1) / 30))
    shares = histogram(length.counts, bin_, low, high)
    across, up = Scale(0, len(shares), 40, WIDTH), Scale(0, max(shares), 150, 28)
    value = Scale(low, low + len(shares) * bin_, 40, WIDTH)
    left, right = value(length.usual[0]), value(length.usual[1] + 1)
    parts = [
        bar(left, 6, right - left, 144, "var(--accent-soft)"),
        words(left + 4, 19, "eight games of ten", style=SMALL),
        *(
            one
            for tick in ticks(0, max(shares), 4)
            for one in (level(up(tick), 40, WIDTH, LINE), words(36, up(tick) + 4, percent(tick), END, SMALL))
        ),
        *(
            bar(across(i) + 1, up(share), across(1) - across(0) - 2, 150 - up(share), ACCENT)
            for i, share in enumerate(shares)
        ),
        *axis(value, 166, [(tick + bin_ / 2, f"{tick:.0f}") for tick in ticks(low, high, 8) if tick == int(tick)]),
        words(
            WIDTH, 182, length.unit + (f"; the last bar holds all from {high} on" if high == last else ""), END, SMALL
        ),
    ]
    return picture(WIDTH, 188, "Games by how long they were", parts)


def skill(result: Balance) -> str:
    """The stronger bot beside an even share."""
    found = result.skill
    if found is None:
        return ""
    across, even = Scale(0, 1, 10, WIDTH - 140), result.usual.even
    parts = [
        level(46, 10, across.right, LINE),
        upright(across(even), 12, 62, INK, "3 3"),
        words(across(even), 78, f"luck alone, {percent(even)}", MIDDLE, SMALL),
        words(across(found.share.value), 28, found.strong, MIDDLE, QUIET),
        whisker(across(found.share.low), across(found.share.high), 46, 5, ACCENT, 2),
        dot(across(found.share.value), 46, 6, ACCENT),
        *figures(found.share, 50.5),
    ]
    return picture(WIDTH, 88, "Win share of the stronger bot", parts)


def things(said: Words, found: Sequence[Worth], title: str) -> str:
    """Some things of one kind: how often taken, and what their owners win, all on the same scale."""
    even = said.result.usual.even
    scale = Scale(0, max(one.wins.high for one in said.result.things if one.wins) + 0.02, 210, WIDTH - 84)
    rows = 20.0 * len(found)
    parts = [words(198, 14, "taken", END, SMALL), words(scale(even), 14, f"even, {percent(even)}", MIDDLE, SMALL)]
    parts.append(upright(scale(even), 20, 22 + rows, INK, "3 3"))
    for i, one in enumerate(found):
        middle = 32 + 20 * i
        name = said.thing(one.name)
        parts.append(words(0, middle + 4, name if len(name) < 26 else name[:24] + "…", style=QUIET))
        parts.append(words(198, middle + 4, percent(one.taken.value), END, SMALL))
        if one.wins is not None:
            parts += interval(scale, one.wins, middle, even)
            parts.append(words(WIDTH - 38, middle + 4.5, percent(one.wins.value), END, STRONG))
            parts.append(words(WIDTH, middle + 4.5, f"{one.owners:,}", END, SMALL))
    return picture(WIDTH, 34 + rows, f"Owners of {title}: how often they win", parts)
