"""A small picture of an arena's result: a bar and an interval per bot, as SVG by our own hand."""

from __future__ import annotations

from valtable.lab.arena import Result
from valtable.lab.drawing import END, MIDDLE, Scale, bar, picture, upright, whisker, words

WIDTH, LEFT, RIGHT, ROW, TOP = 640, 120, 90, 40, 56
FACE = 'font-family="system-ui, sans-serif" font-size="13"'
AT = Scale(0, 1, LEFT, WIDTH - RIGHT)


def plot(result: Result) -> str:
    """Win shares with their 95 % intervals."""
    height = TOP + ROW * len(result.bots) + 36
    bottom = height - 30
    parts = [
        bar(0, 0, WIDTH, height, "#fff"),
        words(12, 24, heading(result), style='font-size="15" font-weight="600"'),
        words(12, 42, "share of victories, 95 % intervals", style='fill="#555"'),
    ]
    for tick in range(0, 101, 25):
        parts.append(upright(AT(tick / 100), TOP, bottom, "#ddd"))
        parts.append(words(AT(tick / 100), bottom + 18, f"{tick} %", MIDDLE, 'fill="#555"'))
    for i, bot in enumerate(result.bots):
        y = TOP + ROW * i + 8
        parts += [
            words(LEFT - 10, y + 16, bot.name, END),
            bar(LEFT, y, AT(bot.win_share) - LEFT, 22, "#b5793b"),
            whisker(AT(bot.interval[0]), AT(bot.interval[1]), y + 11, 5, "#222"),
            words(WIDTH - RIGHT + 12, y + 16, f"{bot.win_share:.1%}"),
        ]
    return picture(WIDTH, height, heading(result), parts, FACE)


def heading(result: Result) -> str:
    return f"{result.game}, {result.players} players, {result.games} games"
