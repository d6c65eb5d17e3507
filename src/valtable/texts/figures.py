"""The drawings of the rules, as their text names them: one vocabulary for page, terminal and whoever reads the file.

    ```figure movement
    A road between two cities, with a pawn on it.
    1. Ride as far as you like.
    2. The next city stops you.
    ```

The first lines say what is to be seen, for whoever cannot see it; then come the captions, numbered as the drawing is.
How it is drawn is the page's affair (`web/src/rules/figures/<game>.ts`), from positions of a kept game.
"""

from __future__ import annotations

import re

import msgspec

from valtable.kernel.errors import Malformed

OPENING = re.compile(r"```figure(?P<rest>.*)")
NAME = re.compile(r" (?P<name>[a-z][a-z0-9-]*)")
CLOSING = "```"
CAPTION = re.compile(r"(?P<number>\d+)\. (?P<text>\S.*)")
MOST = 5
"""So many captions fit beside a drawing."""


class Figure(msgspec.Struct, frozen=True):
    name: str
    alt: str
    captions: list[str] = []


def figures_in(body: str, name: str = "rules") -> list[Figure]:
    """The drawings of a section, in order; Malformed for one that is not written as the vocabulary wants it."""
    return [figure for figure in pieces(body, name) if isinstance(figure, Figure)]


def told(body: str, label: str) -> str:
    """The body for readers without drawings: what each shows, in words, and its captions as a list."""
    return "\n".join(
        piece if isinstance(piece, str) else "\n".join([f"*{label}: {piece.alt}*", "", *numbered(piece.captions)])
        for piece in pieces(body, "rules")
    )


def numbered(captions: list[str]) -> list[str]:
    return [f"{number}. {caption}" for number, caption in enumerate(captions, 1)]


def pieces(body: str, name: str) -> list[str | Figure]:
    """Lines and drawings as they follow one another."""
    found: list[str | Figure] = []
    opened: tuple[str, list[str]] | None = None
    for line in body.splitlines():
        start = OPENING.fullmatch(line)
        if opened is None and start is None:
            found.append(line)
        elif opened is None and start is not None:
            named = NAME.fullmatch(start["rest"])
            if named is None:
                raise Malformed(name, f"{line!r} names no figure, such as ```figure movement")
            opened = (named["name"], [])
        elif opened is not None and line == CLOSING:
            found.append(figure_of(*opened, name))
            opened = None
        elif opened is not None:
            opened[1].append(line)
    if opened is not None:
        raise Malformed(name, f"the figure {opened[0]!r} does not end")
    return found


def figure_of(id_: str, lines: list[str], name: str) -> Figure:
    alt: list[str] = []
    captions: list[str] = []
    for line in lines:
        caption = CAPTION.fullmatch(line)
        if caption is not None:
            if int(caption["number"]) != len(captions) + 1:
                raise Malformed(name, f"the captions of the figure {id_!r} are not numbered 1, 2, 3")
            captions.append(caption["text"])
        elif captions or not line.strip():
            raise Malformed(name, f"the figure {id_!r} has a line that is no caption: {line!r}")
        else:
            alt.append(line.strip())
    if not alt:
        raise Malformed(name, f"the figure {id_!r} does not say what it shows")
    if len(captions) > MOST:
        raise Malformed(name, f"the figure {id_!r} has more than {MOST} captions")
    return Figure(id_, " ".join(alt), captions)
