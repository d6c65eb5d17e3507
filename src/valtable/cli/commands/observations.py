"""`valtable observations`: what each number means that learners are given, and where it stands."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from valtable.cli.arguments.game import load_game
from valtable.cli.arguments.lab import Components, GameName, Json, OptionsText, UsualPlayers
from valtable.cli.arguments.options import check_options, chosen_options
from valtable.cli.failures import usage
from valtable.cli.speech import catalogue, say, speak
from valtable.kernel.refusal import Args
from valtable.kernel.values import Feature
from valtable.texts import Catalogue


class Observations(msgspec.Struct, frozen=True):
    """The schema of one setting."""

    game: str
    version: int
    players: int
    options: dict[str, object]
    size: int
    """So many numbers in all."""
    features: tuple[Feature, ...]


def observations(
    game: GameName,
    players: UsualPlayers = 0,
    options: OptionsText = "",
    components: Components = None,
    lang: Annotated[str, typer.Option(help=say("ui-help-lang"))] = "",
    json: Json = False,
) -> None:
    loaded = load_game(game, components)
    with usage():
        language = speak(lang)
        chosen = chosen_options(loaded, options)
        check_options(loaded, chosen)
        decoded = loaded.decode_options(chosen)
        seats = players or min(loaded.max_seats, max(loaded.min_seats, 3))
        loaded.check_new_game(decoded, seats)
    features = loaded.observation_schema(seats, decoded)
    size = features[-1].at + features[-1].size
    found = Observations(loaded.title, loaded.observation_version, seats, msgspec.to_builtins(decoded), size, features)
    if json:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        show(Console(highlight=False), catalogue(loaded.title, language), found)


def register(app: typer.Typer) -> None:
    app.command(help=say("ui-help-observations"))(observations)


def show(console: Console, texts: Catalogue, found: Observations) -> None:
    heading: Args = {
        "game": texts.text("game-title"),
        "version": found.version,
        "players": found.players,
        "n": found.size,
    }
    console.print(Rule(Text(texts.text("ui-observations-title", heading), style="bold"), style="dim", align="left"))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(texts.text("ui-observations-place"), justify="right", no_wrap=True)
    table.add_column(texts.text("ui-observations-name"), no_wrap=True, style="bold cyan")
    table.add_column(texts.text("ui-observations-range"), no_wrap=True)
    table.add_column(texts.text("ui-observations-meaning"))
    for feature in found.features:
        last = feature.at + feature.size - 1
        place = str(feature.at) if feature.size == 1 else f"{feature.at}-{last}"
        table.add_row(place, feature.name, range_of(feature), Text(feature.meaning).append(listed(feature), "dim"))
    console.print(table)


def range_of(feature: Feature) -> str:
    """Open where the rules give no bound."""
    low, high = (f"{bound:g}" if bound is not None else "" for bound in (feature.low, feature.high))
    return f"{low}..{high}"


def listed(feature: Feature) -> str:
    """What the single numbers stand for: all of a few, the first and the last of many."""
    labels = [label for label in feature.labels if label]
    if len(labels) > 8:
        labels = [*labels[:3], "…", labels[-1]]
    return f" [{', '.join(labels)}]" if labels else ""
