"""Components and the list of games: strict, and every error names the file and the key."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import valtable
from tests.kernel.tables import FERRY, load, play_on, proving
from valtable import games
from valtable.kernel.components import CUSTOM, Components, edition_from
from valtable.kernel.errors import Malformed
from valtable.kernel.log import Header, decode
from valtable.kernel.replay import verify

CARD = "\n[[card]]\nvalue = 1\ncopies = 3\n"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("shells = 2", "shels = 2", "Object contains unknown field `shels`"),
        ("shells = 2\n", "", "Object missing required field `shells`"),
        ("shells = 2", 'shells = "two"', "Expected `int`, got `str` - at `$.shells`"),
        ("shells = 2", "shells = 2.5", "Expected `int`, got `float` - at `$.shells`"),
        ("shells = 2", "shells 2", "Expected '=' after a key"),
        (CARD, "\n[[card]]\nvalue = 1\n", "Object missing required field `copies` - at `$.card[0]`"),
        (CARD, "\n[[card]]\nvalue = 1\ncopies = 3\ncolour = 1\n", "unknown field `colour` - at `$.card[0]`"),
        (CARD, "\n[[card]]\nvalue = 0\ncopies = 3\n", "card 0: value and copies must be 1 or more"),
    ],
)
def test_a_component_file_that_is_wrong_names_file_and_key(old: str, new: str, problem: str) -> None:
    assert old in FERRY
    with pytest.raises(Malformed) as caught:
        proving(FERRY.replace(old, new, 1))
    assert caught.value.where == "ferry.toml"
    assert problem in caught.value.problem
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "fery.toml").write_text(FERRY)
    with pytest.raises(Malformed, match=r"^ferry.toml: the file is missing$"):
        games.load("proving", folder=tmp_path)


def test_a_file_that_is_not_utf_8_is_named(tmp_path: Path) -> None:
    (tmp_path / "ferry.toml").write_bytes(b"# caf\xe9\n" + FERRY.encode())
    with pytest.raises(Malformed, match=r"^ferry.toml: is not UTF-8 text \(.* at byte 5\)$"):
        games.load("proving", folder=tmp_path)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "ferry.toml").mkdir()
    with pytest.raises(Malformed, match=r"^ferry.toml: cannot be read \(.+\)$"):
        games.load("proving", folder=tmp_path)


def test_a_folder_that_is_not_there_or_empty_is_named(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="there is no such folder"):
        games.load("proving", folder=tmp_path / "missing")
    with pytest.raises(Malformed, match=r"the folder holds no \.toml file"):
        games.load("proving", folder=tmp_path)


def test_the_digest_depends_on_names_and_texts_and_not_on_their_order() -> None:
    files = {"a.toml": "x = 1", "b.toml": "y = 2"}
    turned = dict(reversed(files.items()))
    assert Components("1", files).digest == Components("2", turned).digest
    others = [files | {"a.toml": "x = 2"}, {"a.toml": "x = 1"}, {"a.toml": "x = 1b.toml", "b": "y = 2"}]
    assert len({Components("1", other).digest for other in (files, *others)}) == 4


def test_only_toml_files_are_components(tmp_path: Path) -> None:
    (tmp_path / "ferry.toml").write_text(FERRY)
    (tmp_path / "notes.txt").write_text("mine")
    assert list(edition_from(tmp_path, CUSTOM).files) == ["ferry.toml"]


def test_custom_components_travel_in_the_log(tmp_path: Path) -> None:
    (tmp_path / "ferry.toml").write_text(FERRY.replace("shells = 2", "shells = 4"))
    match = play_on(valtable.new(games.load("proving", folder=tmp_path), seed=3))
    log = decode(match.log.encode())
    (tmp_path / "ferry.toml").unlink()
    assert log.header.edition == CUSTOM
    assert verify(games.load_for(log.header), log).digest == match.digest


def test_custom_components_that_were_changed_in_the_log_are_found(tmp_path: Path) -> None:
    (tmp_path / "ferry.toml").write_text(FERRY)
    log = play_on(valtable.new(games.load("proving", folder=tmp_path), seed=3)).log
    forged = msgspec.structs.replace(log.header, data={"ferry.toml": FERRY.replace("shells = 2", "shells = 3")})
    with pytest.raises(Malformed, match="needs components"):
        verify(games.load_for(forged), msgspec.structs.replace(log, header=forged))


# The games


def test_a_game_is_found_by_its_title_and_by_its_place() -> None:
    assert games.find("proving") is games.find("tests.proving.game:Proving")
    assert games.editions("proving") == ["1"]


@pytest.mark.parametrize("title", ["chess", "", "Proving"])
def test_an_unknown_game_is_named_with_those_that_are_known(title: str) -> None:
    with pytest.raises(Malformed, match=f"^game '{title}': is not known; there is .*proving"):
        games.load(title)


@pytest.mark.parametrize(
    "place",
    ["nowhere.game:Chess", "tests.proving.game:Chess", "tests.proving.game:refs", ":Chess", ".x:Chess", "json:"],
)
def test_a_place_without_a_game_is_malformed(place: str) -> None:
    with pytest.raises(Malformed, match="cannot be loaded"):
        games.load(place)


def test_an_unknown_edition_names_those_there_are() -> None:
    with pytest.raises(Malformed, match=r"^edition: proving has 1, not '2'$"):
        games.load("proving", edition="2")
    with pytest.raises(Malformed, match=r"^edition: "):
        games.load("proving", edition="../1")


@pytest.mark.parametrize("rules", [2, -1, 99])
def test_an_unknown_version_of_the_rules_names_those_there_are(rules: int) -> None:
    with pytest.raises(Malformed, match=f"^rules: proving knows the versions 1 to 1, not {rules}$"):
        games.load("proving", rules=rules)


def test_a_log_names_a_game_and_does_not_choose_what_is_imported() -> None:
    header = Header(
        valt=1, game="tests.proving.game:Proving", rules=1, edition="1", components="", options={}, seats=["a", "b"]
    )
    with pytest.raises(Malformed, match="is not known"):
        games.load_for(header)


def test_the_newest_rules_and_edition_are_played_unless_others_are_named() -> None:
    game = load()
    assert (game.rules, game.components.edition) == (1, "1")
    assert games.load("proving", rules=1, edition="1").components.digest == game.components.digest
