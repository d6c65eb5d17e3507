"""Strokes of our own SVG pictures: words, whiskers, axes. Colours are whatever CSS understands."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

SIDE, MIDDLE, END = "start", "middle", "end"


def number(value: float) -> str:
    """A coordinate, as short as it can be."""
    return f"{value:.1f}".removesuffix(".0")


def words(x: float, y: float, text: str, anchor: str = SIDE, style: str = "") -> str:
    """A line of text; `style` is a class of the page or attributes of its own."""
    return f'<text x="{number(x)}" y="{number(y)}" text-anchor="{anchor}"{style and " "}{style}>{escape(text)}</text>'


def bar(x: float, y: float, width: float, height: float, fill: str) -> str:
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(max(0.0, width))}" height="{number(height)}" '
        f'fill="{fill}"/>'
    )


def whisker(low: float, high: float, y: float, reach: float, stroke: str, width: float = 1) -> str:
    """From the lower to the upper end of an interval."""
    path = f"M{number(low)} {number(y)}H{number(high)}"
    path += "".join(f"M{number(x)} {number(y - reach)}v{number(2 * reach)}" for x in (low, high))
    return f'<path d="{path}" stroke="{stroke}" stroke-width="{number(width)}" fill="none"/>'


def dot(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"/>'


def upright(x: float, top: float, bottom: float, stroke: str, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<path d="M{number(x)} {number(top)}V{number(bottom)}" stroke="{stroke}"{dashed} fill="none"/>'


def level(y: float, left: float, right: float, stroke: str) -> str:
    return f'<path d="M{number(left)} {number(y)}H{number(right)}" stroke="{stroke}" fill="none"/>'


def picture(width: float, height: float, label: str, parts: Sequence[str], attributes: str = "") -> str:
    """The whole, with what it shows for those who cannot see it."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" role="img"'
            f"{attributes and ' '}{attributes}>",
            f"<title>{escape(label)}</title>",
            *parts,
            "</svg>\n",
        ]
    )


class Scale:
    """Where a value lies between the left and the right end of an axis."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        self.low, self.high = low, max(high, low + 1e-9)
        self.left, self.right = left, right

    def __call__(self, value: float) -> float:
        """What is off the scale lies at its edge."""
        share = (min(self.high, max(self.low, value)) - self.low) / (self.high - self.low)
        return self.left + share * (self.right - self.left)
