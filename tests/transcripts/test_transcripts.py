"""Golden transcripts: each is played again from its own text and must read the same, line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.transcripts.script import FOLDER, path_of, play_again
from valtable import games

FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_transcript_reads_the_same_when_played_again(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    again = play_again(lines)
    for number, (line, now) in enumerate(zip(lines, again, strict=False), 1):
        assert now == line, f"{path.name}, line {number}"
    assert len(again) == len(lines)


def test_every_registered_game_has_a_transcript_for_each_number_of_players() -> None:
    for title in games.TITLES:
        type_ = games.find(title)
        missing = [
            seats for seats in range(type_.min_seats, type_.max_seats + 1) if not path_of(title, seats).is_file()
        ]
        assert not missing, f"no transcript for {missing} players: python -m tests.transcripts.write {title}"


def test_a_changed_word_is_noticed() -> None:
    lines = path_of("proving", 2).read_text(encoding="utf-8").splitlines()
    assert play_again(lines) == lines
    assert play_again([line.replace("Seed: 7", "Seed: 8") for line in lines[:5]]) != lines[:5]
