"""Note the digest of every kept log that has none yet; those that have one are never rewritten."""

from __future__ import annotations

import json
from pathlib import Path

from valtable import games
from valtable.kernel.log import decode
from valtable.kernel.replay import verify

FOLDER = Path(__file__).parent
FILE = FOLDER / "digests.json"


def note_new_digests() -> dict[str, str]:
    games.register("proving", "tests.proving.game:Proving")
    known: dict[str, str] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for path in sorted(FOLDER.glob("*/v*/*.valt")):
        name = path.relative_to(FOLDER).as_posix()
        if name not in known:
            log = decode(path.read_text(encoding="utf-8"), path.name)
            known[name] = verify(games.load_for(log.header), log, path.name).digest
    return dict(sorted(known.items()))


if __name__ == "__main__":
    FILE.write_text(json.dumps(note_new_digests(), indent=1) + "\n", encoding="utf-8")
