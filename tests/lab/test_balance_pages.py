"""What is written of a balance: plain sentences, a page, and one self-contained file with pictures."""

from __future__ import annotations

import json
import re
from importlib import resources
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from typer.testing import CliRunner, Result

from valtable.cli import app
from valtable.lab.balance.contribution import Worth
from valtable.lab.balance.figures import Balance, End, Length, Scores, Size, Skill, Source
from valtable.lab.balance.html import faces, html
from valtable.lab.balance.page import page
from valtable.lab.balance.words import FINE, LOOK, OFF, Words, percent, span
from valtable.lab.intervals import Estimate
from valtable.lab.machine import Machine
from valtable.texts import Catalogue

PROVING = "tests.proving.game:Proving"
ROOT = Path(__file__).parents[2]
MACHINE = Machine("abc", "2026-01-02", "cpu", 2, "Linux", "CPython", [])
SMALL = ("--games", "6", "--others", "3", "--bots", "random", "--rival", "", "--duels", "0")


def share(value: float, reach: float = 0.03, n: int = 1000) -> Estimate:
    return Estimate(value, max(0.0, value - reach), min(1.0, value + reach), n)


def mean(value: float) -> Estimate:
    return Estimate(value, value - 1, value + 1, 1000)


def worth(name: str, wins: float, taken: float = 0.9, *, guess: bool = True) -> Worth:
    return Worth(name, True, 1000, share(taken), 900, share(wins), Estimate(1.0, 0.5, 1.5, 900), guess)


def report(**changes: object) -> Balance:
    """A report in which nothing stands out."""
    found = Balance(
        game="valletta", edition="1", rules=1, options={}, bots="greedy", seed=7, sources_digest="d1", asked=1600,
        played=1600, kinds={"building": "buildings"},
        sizes=[Size(3, 1000, 1000, [share(0.34), share(0.33), share(0.33)]), Size(2, 200, 200, [share(0.5)] * 2)],
        scores=Scores([mean(80), mean(70), mean(60)], [[80, 70, 60], [82, 71, 59]], 10, share(0.25), 4),
        sources=[Source("points", [30, 25, 20], mean(6)), Source("goods", [5, 5, 5], mean(1)),
                 Source("buildings", [45, 40, 35], mean(5))],
        ends=[End("last_house_built", share(0.6)), End("points_reach_25", share(0.4))],
        length=Length("", "turns", 25, (21, 29), 31, {21: 2, 25: 5, 31: 1}, 402.0),
        things=[worth("building:bank_1", 0.34), worth("building:bank_2", 0.32)],
        skill=Skill("greedy", "weighted", 201, share(0.8), 0),
    )  # fmt: skip
    return msgspec.structs.replace(found, **changes)


def words(**changes: object) -> Words:
    return Words(report(**changes), Catalogue("valletta", "en"))


def run(*args: str | Path) -> Result:
    return CliRunner().invoke(app, [str(arg) for arg in args])


def test_percents_never_say_never_of_what_happened() -> None:
    assert [percent(one) for one in (0.0, 0.002, 0.334, 0.999, 1.0)] == ["0 %", "0.2 %", "33 %", "99.9 %", "100 %"]
    assert span(Estimate(0.0, 0.0, 0.004, 1000)) == "0 to 0.4 %"
    assert span(Estimate(0.999, 0.99, 0.9999, 1000)) == "99 to 100 %"


def test_things_are_called_by_their_names() -> None:
    said = Words(report(game="valdora"), Catalogue("valdora", "en"))
    assert said.thing("commission:white points=10") == "White commission, 10 points"
    assert said.thing("commission:silver points=1") == "Silver commission, 1 point"
    assert Words(report(), None).thing("card:old_bank") == "Old bank"
    assert Words(report(game="valencia"), Catalogue("valencia", "en")).thing("council:wine") == "Seat of the wine guild"


def test_nothing_stands_out_where_all_is_even() -> None:
    said = words()
    parts = (said.seats, said.scores, said.sources, said.ends, said.things, said.length, said.skill)
    assert [part().verdict for part in parts] == [FINE] * 7
    assert said.findings() == []
    assert "No seat is surely better" in said.seats().sentence
    assert "Nothing stands out" in page(said, MACHINE, "valtable")


def test_a_seat_that_wins_too_often_is_off() -> None:
    said = words(sizes=[Size(3, 1000, 1000, [share(0.43), share(0.32), share(0.25)])])
    assert said.seats().verdict == OFF
    assert said.seats().sentence.startswith(
        "At a table of 3 the first to play wins 43 % (40 to 46 %), the third 25 % (22 to 28 %)"
    )
    assert [name for name, _ in said.findings()] == ["Seats"]
    little = words(sizes=[Size(3, 1000, 1000, [share(0.37, 0.02), share(0.33), share(0.30)])])
    assert little.seats().verdict == LOOK


def test_things_far_from_even_are_findings_and_say_whether_they_may_move() -> None:
    said = words(
        things=[
            worth("building:papal_chapel", 0.6),
            worth("building:bank_1", 0.33),
            worth("building:bank_2", 0.1, guess=False),
        ]
    )
    assert said.things().verdict == OFF
    assert "Owners of Papal Chapel win 60 % (57 to 63 %), those of Bank II win 10 %" in said.things().sentence
    assert said.findings() == [
        (
            "Papal Chapel",
            "Owners win 60 % (57 to 63 %), far more than 33 %. A value of it is reconstructed and may move.",
        ),
        ("Bank II", "Owners win 10 % (7 to 13 %), far less than 33 %. Its values are known and stay."),
    ]


def test_a_thing_hardly_ever_taken_is_a_finding() -> None:
    said = words(things=[worth("building:bank_1", 0.33, taken=0.01)])
    assert [told for _, told in said.findings()] == [
        "Taken in 1 % of the 1,000 games in which it lay there. A value of it is reconstructed and may move."
    ]
    dealt = msgspec.structs.replace(worth("building:bank_1", 0.33, taken=0.01, guess=False), lay=False)
    assert [told for _, told in words(things=[dealt]).findings()] == [
        "Had in 1 % of 1,000 games. Its values are known and stay."
    ]


def test_an_end_that_never_came_is_off_a_limit_that_never_came_is_not() -> None:
    ends = [End("last_house_built", share(1.0)), End("jean_on_last_barrel", share(0.0)), End("turn_limit", share(0.0))]
    said = words(ends=ends)
    assert said.ends().verdict == OFF
    assert "Never in 1,000: jean on last barrel." in said.ends().sentence
    assert said.findings() == [("Jean on last barrel", "Ended none of 1,000 games.")]
    assert words(ends=[ends[0], ends[2]]).ends().verdict == FINE, "there is only one way to end"
    assert words(ends=[End("last_house_built", share(0.95)), End("turn_limit", share(0.05))]).ends().verdict == LOOK


def test_a_stronger_bot_that_does_not_win_is_off() -> None:
    assert words(skill=Skill("greedy", "weighted", 201, share(0.35), 0)).skill().verdict == OFF
    assert words(skill=None).skill().sentence == "Not measured."
    endless = words(skill=Skill("greedy", "weighted", 201, share(0.8), 131)).skill()
    assert endless.verdict == LOOK
    assert endless.sentence.endswith("The limit for bots stopped 131 of these games.")


def test_the_page_has_command_commit_seed_and_every_table() -> None:
    text = page(words(options={"even_turns": True}), MACHINE, "valtable lab balance valletta")
    parts = (
        "`valtable lab balance valletta`", "`abc`", "`d1`", "| seed | 7 |", "even_turns True", "Bank II",
        "| 2 | 200 | 50 % |", "Last house built", "+6.0 (+5.0 to +7.0)", "1,600 of 1,600",
    )  # fmt: skip
    assert [part for part in parts if part not in text] == []


def test_the_html_needs_nothing_else_and_its_pictures_are_well_formed() -> None:
    text = html(words(), MACHINE, "valtable lab balance <valletta>")
    assert "balance &lt;valletta&gt;" in text
    assert not re.findall(r"<(?:script|link|img|iframe)\b|@import|url\((?!data:)", text)
    assert {target[0] for target in re.findall(r'(?:href|src)="([^"]*)"', text)} == {"#"}
    pictures = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(pictures) == 7
    for picture in pictures:
        assert ElementTree.fromstring(picture).find("{http://www.w3.org/2000/svg}title") is not None
    assert "prefers-color-scheme: dark" in text


def test_the_faces_of_the_site_are_taken_along_where_it_is_built(tmp_path: Path) -> None:
    assert faces(tmp_path) == ""
    (tmp_path / "source-sans-3-latin-wght-normal-x.woff2").write_bytes(b"face")
    (tmp_path / "another-normal-x.woff2").write_bytes(b"other")
    source = 'url(data:font/woff2;base64,ZmFjZQ==) format("woff2")'
    face = f'@font-face {{ font-family: "Source Sans 3 Variable"; src: {source}; font-weight: 100 900; }}\n'
    assert faces(tmp_path) == face


def test_the_report_has_the_colours_of_the_site() -> None:
    """The file stands alone, so it has a copy of the tokens it needs; none may differ from the page's."""
    ours = resources.files("valtable.lab.balance").joinpath("report.css").read_text("utf-8")
    tokens = (ROOT / "web/src/look/tokens.css").read_text("utf-8")
    own = re.compile(r"--part-\d")
    for found in re.findall(r"(--[a-z0-9-]+):\s*([^;]+);", ours):
        assert own.match(found[0]) or f"{found[0]}: {found[1]}" in tokens, found


def test_the_command_writes_both_and_prints_json(tmp_path: Path) -> None:
    files = ("--page", tmp_path / "a.md", "--html", tmp_path / "a.html")
    result = run("lab", "balance", PROVING, *SMALL, *files, "--resume", tmp_path / "notes.jsonl", "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert (found["game"], found["played"], found["asked"]) == ("proving", 9, 9)
    assert (tmp_path / "a.md").read_text("utf-8").startswith("# Is The Ferry fair?")
    assert (tmp_path / "a.html").read_text("utf-8").startswith("<!doctype html>")
    again = run("lab", "balance", PROVING, *SMALL, *files, "--resume", tmp_path / "notes.jsonl")
    assert again.exit_code == 2
    assert "exists already" in again.stderr
    people = run("lab", "balance", PROVING, *SMALL, "--resume", tmp_path / "notes.jsonl")
    assert people.exit_code == 0
    assert "Who goes first" in people.stdout


@pytest.mark.parametrize(
    ("args", "code", "problem"),
    [
        (("lab", "balance", "chess"), 2, "chess"),
        (("lab", "balance", PROVING, "--bots", "wizard"), 2, "wizard"),
        (("lab", "balance", PROVING, "--rival", "wizard"), 2, "wizard"),
        (("lab", "balance", PROVING, "--games", "0"), 2, "--games"),
        (("lab", "balance", PROVING, "--others", "-1"), 2, "--others"),
        (("lab", "balance", PROVING, "--page", "a.txt"), 2, "only .md"),
    ],
)
def test_a_wrong_command_line_is_one_line(args: tuple[str, ...], code: int, problem: str) -> None:
    result = run(*args)
    assert result.exit_code == code
    assert problem in result.stderr
    assert len(result.stderr.splitlines()) == 1
