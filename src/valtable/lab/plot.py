"""A small picture of an arena's result: a bar and an interval per bot, as SVG by our own hand."""

from __future__ import annotations

from html import escape

from valtable.lab.arena import Result

WIDTH, LEFT, RIGHT, ROW, TOP = 640, 120, 90, 40, 56


def plot(result: Result) -> str:
    """Win shares with their 95 % intervals."""
    height = TOP + ROW * len(result.bots) + 36
    bottom = height - 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'font-family="system-ui, sans-serif" font-size="13">',
        f"<title>{escape(heading(result))}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="12" y="24" font-size="15" font-weight="600">{escape(heading(result))}</text>',
        '<text x="12" y="42" fill="#555">share of victories, 95 % intervals</text>',
    ]
    for tick in range(0, 101, 25):
        x = at(tick / 100)
        parts.append(f'<line x1="{x}" x2="{x}" y1="{TOP}" y2="{bottom}" stroke="#ddd"/>')
        parts.append(f'<text x="{x}" y="{bottom + 18}" text-anchor="middle" fill="#555">{tick} %</text>')
    for i, bot in enumerate(result.bots):
        y = TOP + ROW * i + 8
        low, high = (at(edge) for edge in bot.interval)
        middle = y + 11
        whisker = f"M{low} {middle}H{high}M{low} {middle - 5}v10M{high} {middle - 5}v10"
        parts += [
            f'<text x="{LEFT - 10}" y="{middle + 5}" text-anchor="end">{escape(bot.name)}</text>',
            f'<rect x="{LEFT}" y="{y}" width="{round(at(bot.win_share) - LEFT, 1)}" height="22" fill="#b5793b"/>',
            f'<path d="{whisker}" stroke="#222" fill="none"/>',
            f'<text x="{WIDTH - RIGHT + 12}" y="{middle + 5}">{bot.win_share:.1%}</text>',
        ]
    return "\n".join([*parts, "</svg>\n"])


def heading(result: Result) -> str:
    return f"{result.game}, {result.players} players, {result.games} games"


def at(share: float) -> float:
    """Where a share lies on the page."""
    return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)
