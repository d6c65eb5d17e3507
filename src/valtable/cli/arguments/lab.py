"""What the commands of the lab are told: a table, bots, hands to do the work, files to keep it in."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from valtable.cli.arguments.game import load_game
from valtable.cli.arguments.options import check_options, chosen_options
from valtable.cli.failures import FAILED, INTERRUPTED, fail
from valtable.cli.files import check_target
from valtable.cli.speech import say, wrong

if TYPE_CHECKING:  # the lab is loaded by the commands themselves, so that `--help` is quick
    from valtable.kernel.game import AnyGame
    from valtable.lab.setting import Setting
    from valtable.lab.work.executor import Executor

GameName = Annotated[str, typer.Argument(help=say("ui-help-game"), metavar="GAME", show_default=False)]
Players = Annotated[int, typer.Option(help=say("ui-help-players"), show_default=False)]
UsualPlayers = Annotated[int, typer.Option("--players", help=say("ui-help-lab_players"), show_default=False)]
Games = Annotated[int, typer.Option(help=say("ui-help-games"))]
Bots = Annotated[str, typer.Option(help=say("ui-help-bots"))]
Seed = Annotated[int, typer.Option(help=say("ui-help-lab_seed"))]
OptionsText = Annotated[str, typer.Option("--options", help=say("ui-help-lab_options"))]
Workers = Annotated[int, typer.Option(help=say("ui-help-workers"))]
Ray = Annotated[str, typer.Option("--ray", help=say("ui-help-ray"), metavar="ADDRESS", show_default=False)]
Components = Annotated[Path | None, typer.Option(help=say("ui-help-components_dir"))]
Resume = Annotated[Path | None, typer.Option(help=say("ui-help-lab_resume"), metavar="FILE")]
Out = Annotated[Path | None, typer.Option(help=say("ui-help-out"))]
OutOrFolder = Annotated[Path | None, typer.Option("--out", help=say("ui-help-out_or_folder"))]
Plot = Annotated[Path | None, typer.Option("--plot", help=say("ui-help-plot"))]
Force = Annotated[bool, typer.Option("--force", help=say("ui-help-lab_force"))]
Json = Annotated[bool, typer.Option("--json", help=say("ui-help-json"))]
NO_CLUSTER = {
    "missing": "ui-error-ray_missing",
    "address": "ui-error-ray_address",
    "unreachable": "ui-error-ray_unreachable",
    "sources": "ui-error-ray_sources",
    "failed": "ui-error-ray_failed",
}


def setting_of(game: str, players: int, options: str, components: Path | None) -> Setting:
    """The table to be played at; the game has been loaded once, so its component files are sound."""
    from valtable.lab.setting import setting

    loaded = load_game(game, components)
    chosen = chosen_options(loaded, options)
    check_options(loaded, chosen)
    return setting(game, players, chosen, components)


def usual(game: AnyGame) -> int:
    """How many players a study has that names no number."""
    from valtable.lab.balance.things import usual_players

    return usual_players(game)


def hands(workers: int, ray: str) -> Executor:
    """Whoever does the work."""
    from valtable.lab.work.cluster import Cluster
    from valtable.lab.work.executor import executor

    here = executor(workers)
    return Cluster(ray, workers) if ray else here


def check_count(games: int, option: str = "--games", least: int = 1) -> None:
    if games < least:
        raise wrong(option, "ui-error-games", {"n": games, "least": least})


def check_file(path: Path | None, suffixes: tuple[str, ...], force: bool) -> None:
    """Refuse a file we cannot write before the games are played, not after."""
    if path is None:
        return
    if path.suffix not in suffixes:
        raise wrong(str(path), "ui-error-suffix", {"suffix": ", ".join(suffixes)})
    check_target(path, force)


def check_rows(path: Path | None, force: bool) -> None:
    """The same for a file of games; Parquet needs the extra `lab`."""
    from valtable.lab.rows import LINES, PARQUET, can_write_parquet

    check_file(path, (LINES, PARQUET), force)
    if path is not None and path.suffix == PARQUET and not can_write_parquet():
        raise wrong(str(path), "ui-error-no_polars")


def is_dataset(path: Path | None) -> bool:
    """Whether `--out` names a folder: then decisions are written as well."""
    return path is not None and path.suffix == ""


def check_dataset(path: Path, resume: Path | None) -> None:
    """A dataset may be there already: then the work goes on, and needs no notebook beside it."""
    from valtable.lab.rows import can_write_parquet

    if not can_write_parquet():
        raise wrong(str(path), "ui-error-no_polars")
    if resume is not None:
        raise wrong(f"--resume {resume}", "ui-error-dataset_resume")
    if path.is_file():
        raise wrong(str(path), "ui-error-not_a_dataset")
    if not path.absolute().parent.is_dir():
        raise wrong(str(path), "ui-error-no_folder")


def check_notebook(path: Path | None) -> None:
    """A notebook may exist already: then the work goes on."""
    if path is not None:
        check_target(path, force=True)


def command_of(name: str, game: str, components: Path | None, **options: object) -> str:
    """The command that gives the same figures again: all that decides them and no files, which lie elsewhere there."""
    said = {**options, "components": components.name if components else ""}
    words = [word for option, value in said.items() if value != "" for word in (f"--{option}", str(value))]
    return shlex.join(["valtable", "lab", name, game, *words])


@contextmanager
def in_the_lab() -> Iterator[None]:
    """What can become of long work: stopped before anything was done, or a notebook that is not its own."""
    from valtable.lab.dataset.folder import NoDataset
    from valtable.lab.work.cluster import NoCluster
    from valtable.lab.work.executor import HandLost
    from valtable.lab.work.notebook import OtherWork

    try:
        yield
    except KeyboardInterrupt:
        fail(say("ui-lab-nothing"), INTERRUPTED)
    except OtherWork as error:
        if error.found:
            raise wrong(
                str(error.file), "ui-error-other_work", {"found": error.found, "wanted": error.wanted}
            ) from None
        raise wrong(str(error.file), "ui-error-not_a_notebook") from None
    except NoDataset as error:
        raise wrong(str(error.folder), "ui-error-not_a_dataset") from None
    except NoCluster as error:
        raise wrong(f"--ray {error.address}", NO_CLUSTER[error.why], {"detail": error.detail}) from None
    except HandLost:
        fail(say("ui-error-hand_lost"), FAILED)


def end_early(done: int, asked: int, resume: Path | None) -> None:
    """Say that there is less than was asked for, how to go on, and leave with the code for it."""
    if done < asked:
        typer.echo(say("ui-lab-stopped", {"done": done, "asked": asked}), err=True)
        if resume is not None:
            typer.echo(say("ui-lab-go_on", {"file": str(resume)}), err=True)
        raise typer.Exit(INTERRUPTED)
