"""`replay`, `verify`, `components`, `rules` and the help pages."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import PROVING, ROOT, Run, whole_game
from tests.kernel.tables import load, play_on
from valtable.kernel.log import decode, fold
from valtable.kernel.match import Match
from valtable.kernel.seed import commitment
from valtable.texts import LANGUAGES, Catalogue

SLOW = (
    "valtable.bots",
    "valtable.lab",
    "valtable.service.run",
    "valtable.service.live",
    "valtable.service.store",
    "valtable.games.valletta",
    "litestar",
    "sqlalchemy",
    "uvicorn",
)


@pytest.fixture
def game(run: Run, tmp_path: Path) -> Path:
    file = tmp_path / "game.valt"
    people = ("--seats", "human:Ana,human:Iker", "--seed", "4")
    assert run("play", PROVING, *people, "--save", file, lines="\n".join(whole_game(2, 4))).exit_code == 0
    return file


@pytest.fixture
def unfinished(run: Run, tmp_path: Path) -> Path:
    file = tmp_path / "half.valt"
    run("play", PROVING, "--seats", "human,random", "--save", file, lines="1\nq\n")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_whole_story(run: Run, game: Path, language: str) -> None:
    done = run("replay", game, "--lang", language)
    assert done.exit_code == 0, done.stderr
    end = decode(game.read_text("utf-8")).end
    assert end is not None
    assert Catalogue(PROVING, language).end(end.reason) in done.stdout


def test_replay_shows_the_table_at_a_step_with_a_seats_eyes(run: Run, game: Path) -> None:
    everybody, own = (run("replay", game, "--step", "0", *seat).stdout for seat in ((), ("--seat", "1")))
    assert "Step 0 of" in everybody
    back = Catalogue(PROVING, "en").attribute("card-back", "plural")
    assert everybody.count(f"2 {back}") == 2
    assert own.count(f"2 {back}") == 1


def test_replay_as_data(run: Run, game: Path) -> None:
    data = json.loads(run("replay", game, "--json").stdout)
    assert data["step"] == data["steps"] == len(fold(decode(game.read_text("utf-8")).lines)) - 1
    assert data["standing"]["outcome"]["winners"]
    first = json.loads(run("replay", game, "--json", "--step", "0").stdout)
    assert first["standing"]["outcome"] is None
    assert {place["kind"] for place in first["table"]["places"]} >= {"deck", "hand"}


@pytest.mark.parametrize(
    ("args", "named"),
    [(["--step", "9999"], "--step 9999"), (["--step", "-1"], "--step -1"), (["--seat", "5"], "--seat 5")],
)
def test_replay_knows_its_steps_and_seats(run: Run, game: Path, args: list[str], named: str) -> None:
    done = run("replay", game, *args)
    assert done.exit_code == 2
    assert named in done.stderr


def test_all_hands_of_a_finished_game_are_shown(run: Run, game: Path, unfinished: Path) -> None:
    """Each player sees the own hand; with `--all` the reader sees every one of them."""
    back = Catalogue(PROVING, "en").attribute("card-back", "plural")
    hands = run("replay", game, "--step", "0", "--all").stdout
    assert hands.count("Hand") > run("replay", game, "--step", "0").stdout.count("Hand")
    assert str(back) in hands
    assert run("replay", unfinished, "--all").exit_code == 1


def test_an_unfinished_game_has_only_spectators(run: Run, unfinished: Path) -> None:
    assert run("replay", unfinished).exit_code == 0
    done = run("replay", unfinished, "--seat", "0")
    assert done.exit_code == 1
    assert "not finished" in done.stderr


def test_verify_reports_rules_and_luck(run: Run, game: Path, unfinished: Path) -> None:
    said = run("verify", game).stdout
    assert "keeps to the rules" in said
    assert "somebody chose the seed" in said
    verdict = json.loads(run("verify", game, "--json").stdout)
    assert (verdict["game"], verdict["finished"], verdict["luck"]) == ("proving", True, "chosen")
    assert json.loads(run("verify", unfinished, "--json").stdout)["luck"] == "unpublished"


def test_verify_finds_luck_that_was_tampered_with(run: Run, game: Path, tmp_path: Path) -> None:
    rows = game.read_text("utf-8").splitlines()
    line = json.loads(rows[1])
    line["chance"][0][1] = (line["chance"][0][1] + 1) % 2
    rows[1] = json.dumps(line)
    forged = tmp_path / "forged.valt"
    forged.write_text("\n".join(rows) + "\n", "utf-8")
    done = run("verify", forged)
    assert done.exit_code == 1
    assert "line 2" in done.stderr


@pytest.fixture
def sealed(tmp_path: Path) -> Path:
    """A game whose seed nobody chose."""
    match = play_on(Match.begin(load(), ["Ana", "Bruno"], {}, bytes(range(32)), committed=True))
    file = tmp_path / "sealed.valt"
    file.write_text(match.log.encode(), "utf-8")
    return file


def test_verify_shows_the_seal_that_the_table_showed(run: Run, sealed: Path, game: Path) -> None:
    seal = commitment(bytes(range(32)))
    assert seal in run("verify", sealed).stdout
    assert seal in run("verify", sealed, "--lang", "es").stdout
    assert json.loads(run("verify", sealed, "--json").stdout)["seed_hash"] == seal
    assert json.loads(run("verify", game, "--json").stdout)["seed_hash"] is None


def test_verify_finds_another_secret_than_the_sealed_one(run: Run, sealed: Path) -> None:
    said = sealed.read_text("utf-8").replace(bytes(range(32)).hex(), bytes(32).hex())
    sealed.write_text(said, "utf-8")
    for done in (run("verify", sealed), run("verify", sealed, "--json")):
        assert done.exit_code == 1
        assert commitment(bytes(32)) in done.stderr
        assert commitment(bytes(range(32))) in done.stderr


def test_components_are_counted(run: Run) -> None:
    box = json.loads(run("components", PROVING, "--json").stdout)
    cards = box["files"]["ferry.toml"]["lists"]["card"]
    assert [card["count"] for card in cards] == [3, 3, 3, 3]
    said = run("components", PROVING, "--lang", "es").stdout
    assert Catalogue(PROVING, "es").text("card-1") in said
    assert "reconstruido" in said


def test_provenance_is_counted_per_file(run: Run) -> None:
    files = json.loads(run("components", "valletta", "--json").stdout)["files"]
    buildings = files["buildings.toml"]
    assert len(buildings["lists"]["building"]) == buildings["totals"]["all"] == 37
    assert sum(buildings["sources"].values()) >= 37
    assert set(buildings["sources"]) == {"seed", "public", "reconstructed"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_contents_sections_and_everything(run: Run, language: str) -> None:
    contents = run("rules", PROVING, "--lang", language)
    assert contents.exit_code == 0
    assert "reveal" in contents.stdout
    section = json.loads(run("rules", PROVING, "reveal", "--lang", language, "--json").stdout)
    assert [part["id"] for part in section] == ["reveal"]
    assert section[0]["title"] in run("rules", PROVING, "reveal", "--lang", language).stdout
    assert section[0]["title"] in run("rules", PROVING, "all", "--lang", language).stdout


def test_components_have_headings_in_the_readers_language(run: Run) -> None:
    assert "Buildings  (buildings.toml" in run("components", "valletta").stdout
    assert "Edificios  (buildings.toml" in run("components", "valletta", "--lang", "es").stdout


def test_an_arena_says_what_it_did_otherwise_than_asked(run: Run) -> None:
    done = run("arena", PROVING, "--players", "3", "--bots", "random", "--games", "4")
    assert done.exit_code == 0
    assert "6 games were played instead of 4" in done.stderr
    assert "Only random was named" in done.stderr
    both = run("arena", PROVING, "--players", "3", "--bots", "random,weighted", "--games", "6")
    assert both.stderr == ""


@pytest.mark.parametrize("command", ["simulate", "arena", "bench"])
def test_the_labs_help_speaks_the_users_language(
    process: Callable[..., subprocess.CompletedProcess[str]], command: str
) -> None:
    done = process(command, "--help", LC_ALL="es_ES.UTF-8", COLUMNS="200")
    assert Catalogue(None, "es").text(f"ui-help-{command}")[:40] in done.stdout


@pytest.mark.parametrize("command", ["play", "replay", "verify", "components", "observations", "rules"])
def test_every_command_has_help_and_never_fails_on_it(run: Run, command: str) -> None:
    done = run(command, "--help")
    assert done.exit_code == 0
    assert "--lang" in done.stdout


def test_without_a_command_there_is_help(run: Run) -> None:
    done = run()
    assert done.exit_code == 0
    assert "play" in done.stdout


def test_help_speaks_the_users_language(process: Callable[..., subprocess.CompletedProcess[str]]) -> None:
    done = process("--help", LC_ALL="es_ES.UTF-8")
    assert done.returncode == 0
    assert Catalogue(None, "es").text("ui-help-rules") in done.stdout


def test_help_loads_nothing_that_only_a_command_needs() -> None:
    """What makes `--help` slow is what it imports; a clock would only measure the machine."""
    listing = "import sys, valtable.cli; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True, check=True, cwd=ROOT / "src")
    loaded = {name for name in done.stdout.split() if name.startswith(SLOW)}
    assert loaded == set()
