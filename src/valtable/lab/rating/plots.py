"""The pictures of ratings: where everybody stands, and how often each wins against the next weaker.

The same strokes serve a picture of its own and the page: only the colours differ.
"""

from __future__ import annotations

from valtable.bots.levels import CHARACTERS
from valtable.lab.drawing import END, MIDDLE, Scale, bar, dot, picture, upright, whisker, words
from valtable.lab.rating.rating import Ratings

WIDTH, LEFT, RIGHT, ROW = 640.0, 215.0, 150.0, 34.0
FACE = 'font-family="system-ui, sans-serif" font-size="13"'
STEP = 100
"""Points of rating between two lines."""


class Colours:
    """Of the strokes."""

    def __init__(self, accent: str, line: str, quiet: str) -> None:
        self.accent, self.line, self.quiet = accent, line, f'fill="{quiet}"'


PLAIN = Colours("#165a86", "#ddd", "#555")
PAGE = Colours("var(--accent)", "var(--line)", "var(--ink-2)")


def named(bot: str) -> str:
    """A level with the character it is known by."""
    return f"{CHARACTERS[bot]}, {bot}" if bot in CHARACTERS else bot


def standing(result: Ratings, colours: Colours = PLAIN) -> str:
    """Ratings with their 95 % intervals."""
    low = min(one.rating.low for one in result.bots) // STEP * STEP
    high = -(-max(one.rating.high for one in result.bots) // STEP) * STEP
    at, bottom = Scale(low, high, LEFT, WIDTH - RIGHT), 34 + ROW * len(result.bots)
    every = STEP * max(1, -(-int(high - low) // (8 * STEP)))
    parts = [words(0, 14, heading(result), style='font-weight="600"')]
    for tick in range(int(low), int(high) + 1, every):
        parts.append(upright(at(tick), 26, bottom, colours.line))
        parts.append(words(at(tick), bottom + 16, f"{tick:,}", MIDDLE, colours.quiet))
    for number, one in enumerate(result.bots):
        y, rating = 42 + ROW * number, one.rating
        parts += [
            words(LEFT - 14, y + 5, named(one.bot), END),
            whisker(at(rating.low), at(rating.high), y, 5, colours.accent, 2),
            dot(at(rating.value), y, 5.5, colours.accent),
            words(WIDTH, y + 5, f"{rating.value:,.0f} ({rating.low:,.0f} to {rating.high:,.0f})", END, colours.quiet),
        ]
    return picture(WIDTH, bottom + 24, heading(result), parts, FACE)


def victories(result: Ratings, colours: Colours = PLAIN) -> str:
    """Each alone among those one weaker; the dashed line is an even share."""
    rows = [(one.bot, one.wins) for one in result.bots if one.wins is not None]
    title = f"Share of victories, one seat against {result.players - 1} of the next weaker"
    at, bottom = Scale(0, 1, LEFT, WIDTH - RIGHT), 34 + ROW * len(rows)
    parts = [words(0, 14, title, style='font-weight="600"')]
    for number, (bot, wins) in enumerate(rows):
        y, share = 30 + ROW * number, wins.share
        parts += [
            words(LEFT - 14, y + 16, f"{named(bot)} against {CHARACTERS.get(wins.against, wins.against)}", END),
            bar(LEFT, y + 4, at(1) - LEFT, 14, colours.line),
            bar(LEFT, y + 4, at(share.value) - LEFT, 14, colours.accent),
            whisker(at(share.low), at(share.high), y + 11, 5, "currentColor", 1.5),
            words(WIDTH, y + 16, f"{share.value:.0%} ({share.low:.0%} to {share.high:.0%})", END, colours.quiet),
        ]
    parts.append(upright(at(result.even), 28, bottom, "currentColor", "3 3"))
    return picture(WIDTH, bottom + 6, title, parts, FACE)


def heading(result: Ratings) -> str:
    return f"{result.game.capitalize()}, {result.players} players, {result.games:,} games: ratings with 95 % intervals"
