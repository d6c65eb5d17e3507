"""What is told of a benchmark: medians, ratios inside rounds, the page and its picture."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from valtable.lab.chart import bars, chart
from valtable.lab.growth import Growth
from valtable.lab.machine import Machine, commit_of, is_settled
from valtable.lab.page import markdown, number, page, times, write_page
from valtable.lab.rounds import Figures, Round, Span, ratio, typical
from valtable.lab.summary import Benchmark, Ours, middle, summary

G4 = Ours("g", 4, "interpreted")
MACHINE = Machine("abc123", "2026-01-02", "a processor", 2, "Linux", "CPython 3.11", [0.5, 4.5])


def speed(decisions: float, copies: float) -> Figures:
    return {
        "decisions_per_second": decisions,
        "stepped_decisions_per_second": decisions / 2,
        "copies_per_second": copies,
        "search_iterations_per_second": None,
    }


ROUNDS: list[Round] = [
    {G4.key: speed(40, 100), "catanatron": speed(10, 10), "openspiel_hearts": speed(20, 1)},
    {G4.key: speed(10, 100), "catanatron": speed(2, 50)},
    {G4.key: speed(90, 300), "catanatron": speed(10, 10), "openspiel_hearts": speed(10, 1)},
]


def summed(
    ours: list[Ours], rounds: list[Round], grown: dict[Ours, list[Growth]] | None = None, **missing: str
) -> Benchmark:
    return summary(ours, rounds, grown or {}, missing, MACHINE, 0.5)


def test_ratios_are_taken_inside_each_round() -> None:
    assert ratio(ROUNDS, G4.key, "catanatron", "decisions_per_second") == Span(5, 4, 9)
    result = summed([G4], ROUNDS)
    assert result.ratios == {
        "g": {
            "interpreted": {
                "catanatron": 5,
                "openspiel_cpp": 2.75,  # of the two rounds that have both; ours is driven from Python as theirs is
                "copies_catanatron": 10,
                "ismcts_gin_rummy": None,
            }
        }
    }
    assert result.ranges["g"]["interpreted"]["catanatron"] == (4.0, 9.0)
    assert result.games["g"]["4"]["interpreted"]["decisions_per_second"] == 40
    assert result.spreads["g"]["4"]["interpreted"]["decisions_per_second"] == (10.0, 90.0)
    assert result.peers["catanatron"]["decisions_per_second"] == 10


def test_without_peers_there_are_no_ratios() -> None:
    result = summed([G4], [{G4.key: speed(40, 100)}])
    assert not result.peers
    assert all(found is None for found in result.ratios["g"]["interpreted"].values())


def test_the_largest_table_gives_the_ratio_and_every_size_has_its_own() -> None:
    g2 = Ours("g", 2, "interpreted")
    result = summed([g2, G4], [{g2.key: speed(10, 10), G4.key: speed(40, 40), "catanatron": speed(10, 10)}])
    assert result.ratios["g"]["interpreted"]["catanatron"] == 4
    assert result.sizes["g"]["2"]["interpreted"]["catanatron"] == Span(1, 1, 1)


def test_builds_stand_side_by_side() -> None:
    fast = Ours("g", 4, "compiled")
    result = summed([G4, fast], [{G4.key: speed(10, 1), fast.key: speed(30, 1), "catanatron": speed(10, 1)}])
    assert {build: ratios["catanatron"] for build, ratios in result.ratios["g"].items()} == {
        "interpreted": 1,
        "compiled": 3,
    }


def test_of_the_slowest_the_slowest_is_told() -> None:
    rounds: list[Round] = [{"g": {"greedy_slowest_ms": slow, "views_per_second": slow}} for slow in (3.0, 90.0, 2.0)]
    assert typical(rounds, "g") == {"greedy_slowest_ms": 90.0, "views_per_second": 3.0}


def test_what_is_not_measured_yet_stays_open() -> None:
    assert typical(ROUNDS, G4.key)["search_iterations_per_second"] is None


def test_the_server_is_compared_with_one_that_keeps_matches_in_memory() -> None:
    rounds: list[Round] = [
        {"valtable_server interpreted": {"moves_per_second": ours, "bytes_per_move": 2000.0},
         "boardgame_io_server": {"moves_per_second": theirs}}
        for ours, theirs in ((100.0, 200.0), (300.0, 300.0), (90.0, 30.0))
    ]  # fmt: skip
    served = summed([G4], rounds).server["interpreted"]
    assert served.moves_per_second == Span(100, 90, 300)
    assert served.boardgame_io == Span(1, 0.5, 3)


def growth(factor: float) -> Growth:
    return Growth([factor * (i + 1) for i in range(10)], [factor] * 10, {"100": factor}, {"100": 10 * factor})


def test_growth_is_the_median_of_each_tenth_and_length() -> None:
    assert middle([growth(1), growth(5), growth(2)]) == growth(2)


def test_the_page_tells_command_commit_date_load_and_that_the_machine_was_shared() -> None:
    result = summed([G4], ROUNDS, {G4: [growth(2)]}, python_chess="measuring python_chess failed: no module")
    text = page(result, "x.svg", "valtable bench --peers")
    for told in ("`valtable bench --peers`", "`abc123`", "2026-01-02", "0.5 to 4.5 on 2 cores", "was shared"):
        assert told in text
    assert "| g | 4 | interpreted | 40.0 (10.0..90.0) |" in text
    assert "5.0 (4.0..9.0)" in text
    assert "- python-chess 1.11.2: measuring python_chess failed: no module" in text
    assert "| g | interpreted | 2.0 | 12.0 | 20.0 | 10.00 |" in text


def test_a_quiet_machine_is_not_called_shared() -> None:
    quiet = Machine("abc", "2026-01-02", "a processor", 8, "Linux", "CPython 3.11", [0.5, 1.0])
    text = page(summary([G4], ROUNDS, {}, {}, quiet, 0.5), "x.svg", "valtable bench")
    assert "was shared" not in text


def test_every_row_of_a_table_has_as_many_cells_as_its_head() -> None:
    result = summed([G4], ROUNDS, {G4: [growth(2)]})
    for block in page(result, "x.svg", "valtable bench").split("\n\n"):
        if block.startswith("|"):
            assert len({line.count("|") for line in block.splitlines()}) == 1, block


def test_numbers_stand_to_the_right() -> None:
    table = markdown(("a", "b", "c"), [("word", "1.5", "2026"), ("", "", "or a word")])
    assert table.splitlines()[1] == "|---|---:|---|"


@pytest.mark.parametrize(
    ("value", "text"),
    [(None, ""), (0.26, "0.3"), (12.34, "12.3"), (123.4, "123"), (1999.6, "2,000"), (98425.2, "98,400")],
)
def test_a_number_has_three_digits_that_count(value: float | None, text: str) -> None:
    assert number(value) == text


def test_a_ratio_below_one_has_two_digits() -> None:
    assert times(Span(0.514, 0.4, 1.25)) == "0.51 (0.40..1.25)"
    assert times(None) == ""


def test_the_picture_has_a_bar_for_each_game_build_and_peer(tmp_path: Path) -> None:
    g2, fast = Ours("g", 2, "interpreted"), Ours("g", 4, "compiled")
    rounds = [{**round_, g2.key: speed(1, 1), fast.key: speed(5000, 1)} for round_ in ROUNDS]
    result = summed([g2, G4, fast], rounds)
    assert [(bar.label, bar.kind) for bar in bars(result)] == [
        ("g, 4 players", "interpreted"),
        ("g, 4 players", "compiled"),
        ("catanatron 3.2.1, four players", "peer"),
        ("OpenSpiel 2.0.2, hearts", "peer"),
    ]
    ElementTree.fromstring(chart(result))
    write_page(result, tmp_path / "docs" / "page.md", "valtable bench")
    assert "](page.svg)" in (tmp_path / "docs" / "page.md").read_text("utf-8")
    assert (tmp_path / "docs" / "page.svg").exists()


def test_measurements_are_kept_only_of_a_commit_as_it_is() -> None:
    assert is_settled("abc123")
    assert not is_settled("abc123+")
    assert not is_settled("")


def test_outside_a_checkout_there_is_no_commit(tmp_path: Path) -> None:
    assert commit_of(tmp_path) == commit_of(None) == ""
