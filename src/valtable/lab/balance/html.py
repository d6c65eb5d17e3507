"""A balance as one self-contained page with pictures, by day and by night, for wide and narrow screens."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from importlib import resources
from pathlib import Path

from valtable import kernel
from valtable.lab.balance import plots
from valtable.lab.balance.page import HOW, options
from valtable.lab.balance.words import FINE, LOOK, OFF, Said, Words
from valtable.lab.machine import Machine

LOOKS = {FINE: "fine", LOOK: "look", OFF: "off"}
SHORT = ("seats", "ends", "things", "skill")
"""The parts that are told at the top, too."""
BUILT = Path(kernel.__file__).parents[1] / "_web" / "assets"
"""Where the page lies once it is built, with the faces it is set in."""
FACES = {"fraunces": "Fraunces Variable", "source-sans-3": "Source Sans 3 Variable"}
READING = (
    "Dots are what happened, bars are where the truth lies 19 times in 20. A dashed line is an even share. Red means "
    "that the bar misses it. Beside things stand how often they are taken, what owners win, and how many there were."
)
MANY = 12
"""More things of a kind than this are drawn in two columns, where there is room."""


def html(words: Words, machine: Machine, command: str) -> str:
    """The page; nothing in it is loaded from elsewhere."""
    result = words.result
    style = resources.files("valtable.lab.balance").joinpath("report.css").read_text("utf-8")
    parts = {
        "seats": (words.seats(), plots.seats(result)),
        "scores": (words.scores(), plots.scores(result)),
        "sources": (words.sources(), plots.sources(words)),
        "ends": (words.ends(), plots.ends(words)),
        "length": (words.length(), plots.lengths(result.length)),
        "skill": (words.skill(), plots.skill(result)),
    }
    said = {name: one for name, (one, _) in parts.items()} | {"things": words.things()}
    cards = [card(number, name, *part) for number, (name, part) in enumerate(parts.items(), 1)]
    things = card(len(parts) + 1, "things", said["things"], kinds(words))
    title = f"Is {words.game()} fair?"
    sizes = ", ".join(f"{size.games:,} with {size.players}" for size in result.sizes)
    return f"""<!doctype html>
<html lang="en" data-game="{escape(result.game)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{escape(title)} Balance report, Valtable</title>
<style>
{faces(BUILT)}{style}</style></head>
<body><div class="top"><b>Valtable</b><span>Lab</span></div><div class="band"></div><main class="inner">
<div class="hero"><div><h1>{escape(title)}</h1>
<p>Balance report from <b>{result.played:,} games</b> between {escape(result.bots)} bots: {sizes} players.</p></div>
<div class="cmd"><code>{escape(command)}</code><small>seed {result.seed}, commit {escape(machine.commit or "unknown")},
rules version {result.rules}, components {escape(result.edition)}, {escape(machine.date)}</small></div></div>
<div class="kfs">{"".join(short(name, said[name]) for name in SHORT)}</div>
<div class="two">{"".join(cards)}</div>
{things}
<section class="card"><header><h2>What to look at</h2></header>{tune(words)}</section>
<section class="card how"><p>{escape(READING)} {escape(HOW)}</p></section>
<footer>Options: {escape(options(result))}. The same command and seed give the same report.</footer>
</main></body></html>
"""


def faces(folder: Path) -> str:
    """The faces of the site, taken along where it is built; elsewhere the system's own stand in."""
    found = []
    for file in sorted(folder.glob("*-normal-*.woff2")):
        for start, name in FACES.items():
            if file.name.startswith(start):
                source = f"url(data:font/woff2;base64,{b64encode(file.read_bytes()).decode()})"
                found.append(
                    f'@font-face {{ font-family: "{name}"; src: {source} format("woff2"); font-weight: 100 900; }}\n'
                )
    return "".join(found)


def prose(text: str) -> str:
    """Running text; a number and its sign stay on one line."""
    return escape(text).replace(" %", "&nbsp;%")


def verdict(said: Said) -> str:
    return f'<span class="ver {LOOKS[said.verdict]}">{said.verdict}</span>'


def short(name: str, said: Said) -> str:
    told = f"<b>{escape(said.headline)}</b><small>{escape(said.title)}</small>"
    return f'<a class="kf" href="#{name}">{verdict(said)}{told}</a>'


def card(number: int, name: str, said: Said, inside: str) -> str:
    return (
        f'<section class="card" id="{name}"><header><span class="no">{number}</span><h2>{escape(said.title)}</h2>'
        f'{verdict(said)}</header><p class="mean">{prose(said.sentence)}</p>{inside}</section>\n'
    )


def kinds(words: Words) -> str:
    """A picture for each kind of things."""
    result, parts = words.result, []
    for kind in dict.fromkeys([*result.kinds, *(one.kind for one in result.things)]):
        found = [one for one in result.things if one.kind == kind]
        if found:
            name = result.kinds.get(kind, kind)
            half = -(-len(found) // 2) if len(found) > MANY else len(found)
            halves = (found[:half], found[half:])
            drawn = "".join(f"<div>{plots.things(words, some, name)}</div>" for some in halves if some)
            parts.append(f'<h3>{escape(name[:1].upper() + name[1:])}</h3><div class="kinds">{drawn}</div>')
    return "".join(parts)


def tune(words: Words) -> str:
    found = words.findings()
    if not found:
        return '<p class="mean">Nothing stands out: no seat, thing or end is surely far from an even share.</p>'
    rows = "".join(f"<li><b>{escape(name)}</b><span>{prose(told)}</span></li>" for name, told in found)
    return f'<ol class="tune">{rows}</ol>'
