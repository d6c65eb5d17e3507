"""Logs that are brought to the service, one after the other, and looked at where they are taken."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.service.fuzz.logs import changed, kept_logs
from tests.service.fuzz.world import shown_to
from tests.service.running import Service

DOCUMENTED = {201, 400, 409, 413}


def bring(service: Service, log: str) -> int:
    """Bring it, and look at what is there then; the status of the answer."""
    with service.device() as device:
        answer = device.post("/api/replays", json={"log": log})
        assert answer.status_code in DOCUMENTED, answer.text
        if answer.status_code == 201:
            id_ = answer.json()["id"]
            assert device.get(f"/api/tables/{id_}").status_code == 200
            assert device.get(f"/api/tables/{id_}/log").status_code == 200
            assert shown_to(service, id_, None, "")["screen"]["over"]
    return answer.status_code


def bring_many(service: Service, game: str, many: int, seed: int, logs: int = 2) -> Counter[int]:
    found: Counter[int] = Counter()
    for number in range(many):
        rng = Random(f"{game} {seed} {number}")
        log = changed(rng.choice(kept_logs(game)[:logs]).read_text(encoding="utf-8"), rng)
        try:
            found[bring(service, log)] += 1
        except BaseException as error:
            error.add_note(f"{game}, seed {seed}, log {number}")
            raise
    return found
