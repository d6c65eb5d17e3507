"""Ratings as one self-contained page in the site's style, by day and by night."""

from __future__ import annotations

from html import escape
from importlib import resources

from valtable.lab.balance.html import BUILT, faces
from valtable.lab.machine import Machine
from valtable.lab.rating.plots import PAGE, named, standing, victories
from valtable.lab.rating.rating import Rated, Ratings

HOW = (
    "Neighbours meet, one seat against the others, and so do mixed tables; every rotation of the seats has the same "
    "luck. One Plackett-Luce fit puts all on one scale: 400 points more mean coming in first ten times as often, the "
    "mean is 1,200. Intervals hold the true value 19 times in 20; those of ratings come from 200 bootstraps over "
    "mirrored groups."
)


def html(result: Ratings, machine: Machine, command: str) -> str:
    """The page; nothing in it is loaded from elsewhere."""
    style = resources.files("valtable.lab.balance").joinpath("report.css").read_text("utf-8")
    title = f"How strong are the opponents at {result.game.capitalize()}?"
    rows = "".join(map(row, result.bots))
    return f"""<!doctype html>
<html lang="en" data-game="{escape(result.game)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{escape(title)} Valtable</title>
<style>
{faces(BUILT)}{style}</style></head>
<body><div class="top"><b>Valtable</b><span>Lab</span></div><div class="band"></div><main class="inner">
<div class="hero"><div><h1>{escape(title)}</h1>
<p>Ratings from <b>{result.games:,} games</b> with {result.players} players, {enough(result)}.</p></div>
<div class="cmd"><code>{escape(command)}</code><small>seed {result.seed}, commit {escape(machine.commit or "unknown")},
rules version {result.rules}, components {escape(result.edition)}, {escape(machine.date)},
{result.build}</small></div></div>
<div class="two">
<section class="card"><header><h2>Where they stand</h2></header>{standing(result, PAGE)}</section>
<section class="card"><header><h2>Against the next weaker</h2></header>{victories(result, PAGE)}</section>
</div>
<section class="card"><header><h2>In figures</h2></header><table class="figures"><tr><th>bot</th><th>rating</th>
<th>95 % interval</th><th>games</th><th>seconds per decision</th></tr>{rows}</table></section>
<section class="card how"><p>{escape(HOW)}</p></section>
</main></body></html>
"""


def row(one: Rated) -> str:
    rating = one.rating
    cells = (
        named(one.bot),
        f"{rating.value:,.0f}",
        f"{rating.low:,.0f} to {rating.high:,.0f}",
        f"{rating.n:,}",
        f"{one.seconds:.3f}",
    )
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


def enough(result: Ratings) -> str:
    """Why it was over."""
    if result.enough:
        return f"played until every rating was sure to {result.within:.0f} points"
    return f"not enough to be sure of every rating to {result.within:.0f} points"
