"""What the figures of a service say, who may read them, and that there are never more of them."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from random import Random
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.service.figures import figure, figures, scraped
from tests.service.player import Player, play_on
from tests.service.running import Service, running
from tests.service.tables import lay, watch
from tests.service.wire.raw import connected, rest_of, until
from valtable.kernel.errors import Malformed
from valtable.service.bots import workers
from valtable.service.operating.metrics import Metrics
from valtable.service.problems import STATUS
from valtable.service.protocol import COOKIE
from valtable.service.settings import Settings

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "service.md"


def door(service: Service) -> str:
    return f"http://127.0.0.1:{service.app.hall.metrics_port}"


def test_a_played_game_has_exact_counts(tmp_path: Path) -> None:
    with running(tmp_path, metrics_port=0) as service, ExitStack() as stack:
        laid = lay(service, stack, options={"rounds": 2})
        watch(service, stack, laid.id)
        first = laid.players[0]
        assert first.play(next(do for do in first.can_do if do.startswith("pick")))["type"] == "accepted"
        assert first.ask(type="undo")["type"] == "accepted"
        assert first.ask(type="undo")["code"] == "refused"
        before = figures(service)
        moves = play_on(laid.players, Random(1)) + 1
        assert figure(service, "moves_total", game="proving", sender="person") == moves
        assert figure(service, "moves_total", game="proving", sender="bot") == 0
        assert figure(service, "undos_total", game="proving") == 1
        for name in ("told", "acknowledged"):
            assert figure(service, f"{name}_seconds_count") == moves + 1, "an undo is told, too"
        jobs = figure(service, "commit_jobs_sum") - before["valtable_commit_jobs_sum", frozenset()]
        assert jobs == moves - 1, "each of them is a job of the writer"
        assert figure(service, "sockets_open", kind="seat") == 2
        assert figure(service, "sockets_open", kind="spectator") == 1
        assert figure(service, "tables_in_memory") == figure(service, "tables_kept") == 1
        assert figure(service, "http_requests_total", method="POST", handler="/api/tables", status="201") == 1
        assert figure(service, "queue_bytes") == figure(service, "queue_bytes_largest") == 0
        assert figure(service, "state", state="ok") == 1
        stack.close()
        until(lambda: not figure(service, "sockets_open", kind="seat"), "who has gone is still counted")


def test_the_same_submission_sent_twice_is_one_move(tmp_path: Path) -> None:
    with running(tmp_path, metrics_port=0) as service, ExitStack() as stack:
        player = lay(service, stack).players[0]
        do = next(do for do in player.can_do if do.startswith("pick"))
        for _ in range(2):
            assert player.play(do, key="once")["type"] == "accepted"
        assert figure(service, "moves_total", game="proving", sender="person") == 1
        assert figure(service, "acknowledged_seconds_count") == 2


def test_bots_that_play_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, metrics_port=0) as service, ExitStack() as stack:
        device = stack.enter_context(service.device())
        seats = [{"kind": "bot", "bot": "random"}] * 2
        made = device.post("/api/tables", json={"game": "proving", "options": {"rounds": 2}, "seats": seats}).json()
        spectator = stack.enter_context(service.player(device, made["table"]["id"])).join()
        while not spectator.screen["over"]:
            spectator.receive()
        until(lambda: not figure(service, "bots_thinking") + figure(service, "bots_waiting"), "a bot still thinks")
        assert figure(service, "moves_total", game="proving", sender="bot") > 4
        asked = figure(service, "bot_wait_seconds_count", table="bots")
        assert 0 < asked == figure(service, "bot_think_seconds_count", table="bots")
        assert figure(service, "bot_wait_seconds_count", table="people") == 0
        assert figure(service, "bot_luck_total") == 0


def test_a_bot_that_fails_and_its_luck_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "think", type)  # answers something that is not among the choices
    with running(tmp_path, metrics_port=0) as service, ExitStack() as stack:
        device = stack.enter_context(service.device())
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        made = device.post("/api/tables", json={"game": "proving", "options": {"rounds": 2}, "seats": seats}).json()
        player = stack.enter_context(service.player(device, made["table"]["id"], 0)).join()
        play_on([player], Random(1))
        luck = figure(service, "bot_luck_total")
        assert luck > 0
        assert figure(service, "bot_failures_total", why="wrong") == workers.TRIES * luck


# Who may read them


def test_the_port_of_the_page_has_no_metrics_whoever_asks(tmp_path: Path) -> None:
    with running(tmp_path, metrics_port=0) as service, service.device() as device:
        ways: list[dict[str, str]] = [{}, {"X-Forwarded-For": "192.0.2.1"}, {"Host": door(service)[7:]}]
        for headers in ways:
            answer = device.get("/metrics", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (404, "no_such_page")
            assert "valtable_" not in answer.text


def test_by_default_they_are_nowhere(tmp_path: Path) -> None:
    assert Settings(database=tmp_path).metrics_port is None
    assert Settings(database=tmp_path).metrics_host == "127.0.0.1"
    with running(tmp_path) as service, service.device() as device:
        assert service.app.hall.metrics_port is None
        assert device.get("/metrics").status_code == 404


def test_at_their_port_there_is_nothing_else(tmp_path: Path) -> None:
    with running(tmp_path, metrics_port=0) as service, ExitStack() as stack:
        for path in ("/", "/api/games", "/healthz", "/metrics/", "//metrics"):
            assert httpx.get(door(service) + path).status_code == 404
        answer = httpx.post(f"{door(service)}/metrics")
        assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")
        assert httpx.head(f"{door(service)}/metrics").status_code == 200
        laid = lay(service, stack)
        with pytest.raises(InvalidStatus):
            Player(door(service), {}, laid.id, None)


def test_they_are_read_also_when_the_service_is_full(tmp_path: Path) -> None:
    with running(tmp_path, metrics_port=0, connections=2) as service, ExitStack() as stack:
        hanging = [stack.enter_context(connected(service)) for _ in range(3)]
        assert rest_of(hanging[2]).startswith(b"HTTP/1.1 429 ")
        assert figure(service, "connections_open") == 2
        assert figure(service, "limit_refusals_total", limit="connections") == 1


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with running(tmp_path, metrics_port=0) as service:
        port = service.app.hall.metrics_port
        with pytest.raises(Malformed, match=f"127.0.0.1:{port}"), running(tmp_path / "other", metrics_port=port):
            pass


# What is in them


def test_thousands_of_addresses_make_no_new_series(tmp_path: Path) -> None:
    rng = Random(7)
    with running(tmp_path, metrics_port=0) as service, service.device() as device:
        shapes = (
            "/{}",
            "/api/{}",
            "/api/tables/{}",
            "/api/tables/{}/log",
            "/t/{}",
            "/assets/{}.js",
            "/api/texts/{}/en",
        )

        def ask(times: int) -> None:
            for number in range(times):
                path = shapes[number % len(shapes)].format(quote(rng.randbytes(9)))
                device.request(("GET", "HEAD", "POST", f"M{number}")[number % 4], path)

        ask(4 * len(shapes))
        before = set(figures(service))
        ask(2000)
        after = figures(service)
        assert set(after) == before
        answered = [n for (name, _), n in after.items() if name == "valtable_http_requests_total"]
        assert sum(answered) == 2000 + 4 * len(shapes)
        handlers = {dict(labels)["handler"] for name, labels in after if name == "valtable_http_requests_total"}
        assert handlers <= {"", *(route.path_format for route in service.app._http.routes)}


def test_no_figure_names_a_table_a_person_or_an_address(tmp_path: Path) -> None:
    with running(tmp_path, metrics_port=0) as service, ExitStack() as stack:
        laid = lay(service, stack)
        elsewhere = {"X-Forwarded-For": "192.0.2.77"}
        assert laid.maker.get(f"/api/tables/{laid.id}", headers=elsewhere).status_code == 200
        play_on(laid.players, Random(2), 5)
        text = scraped(service)
        tokens = [link["link"].partition("#")[2] for link in laid.created["links"]]
        names = [seat["name"] for seat in laid.created["table"]["seats"]]
        hidden = [laid.id, "192.0.2", "127.0.0", str(tmp_path), *tokens, *names]
        hidden += [device.cookies[COOKIE] for device in laid.devices]
        assert [one for one in hidden if one in text] == []


def test_refusals_are_counted_by_the_setting_that_refuses(tmp_path: Path) -> None:
    few = {"created_per_minute": 1, "bot_tables_per_address": 1, "body_bytes": 1000, "sockets_per_address": 1}
    with running(tmp_path, metrics_port=0, **few) as service, ExitStack() as stack:
        device = stack.enter_context(service.device())
        table = {"game": "proving", "seats": [{"kind": "me"}, {"kind": "friend"}]}
        made = device.post("/api/tables", json=table).json()
        assert device.post("/api/tables", json=table).status_code == 429
        assert device.post("/api/tables", json=table | {"contribution": "x" * 2000}).status_code == 413
        stack.enter_context(service.player(device, made["table"]["id"], 0)).join()
        with pytest.raises(InvalidStatus):
            service.player(device, made["table"]["id"])
        found = {
            dict(labels)["limit"]: n for (name, labels), n in figures(service).items() if "limit_refusals_total" in name
        }
        assert found == {"created_per_minute": 1, "body_bytes": 1, "sockets_per_address": 1}
        assert figure(service, "problems_total", code="too_many_requests") == 1
        names = set(Settings.__struct_fields__)
        assert set(found) <= names


def test_a_client_that_does_not_read_is_counted(tmp_path: Path) -> None:
    with running(tmp_path, metrics_port=0, header_seconds=0.2) as service, ExitStack() as stack:
        stack.enter_context(connected(service)).sendall(b"GET / HTTP/1.1\r\nHost: ")
        until(lambda: figure(service, "clients_dropped_total", why="head") == 1, "it is not counted")


def test_a_fault_of_ours_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path, metrics_port=0) as service, service.device() as device:
        monkeypatch.setattr(service.app.hall.tables, "info", lambda _: 1 / 0)
        assert device.get("/api/tables/any").status_code == 500
        assert figure(service, "problems_total", code="broken") == 1
        handler = "/api/tables/{table_id}"
        assert figure(service, "http_requests_total", method="GET", handler=handler, status="500") == 1


def test_a_lost_database_is_seen(tmp_path: Path) -> None:
    with running(tmp_path, metrics_port=0) as service:
        (tmp_path / "tables.db").rename(tmp_path / "elsewhere.db")
        until(lambda: figure(service, "state", state="database_missing") == 1, "it is not told")
        assert figure(service, "state", state="ok") == 0
        (tmp_path / "elsewhere.db").rename(tmp_path / "tables.db")
        until(lambda: figure(service, "state", state="ok") == 1, "that it is back is not told")


def test_two_services_in_one_process_do_not_mix(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    with running(tmp_path, metrics_port=0) as one, running(tmp_path / "b", metrics_port=0) as other, ExitStack() as s:
        play_on(lay(one, s).players, Random(1), 3)
        assert figure(one, "moves_total", game="proving", sender="person") == 3
        assert figure(other, "moves_total", game="proving", sender="person") == 0


def test_the_guide_lists_every_figure_and_nothing_else() -> None:
    known = {family.name for family in Metrics().registry.collect() if family.name.startswith("valtable")}
    counters = {family.name for family in Metrics().registry.collect() if family.type == "counter"}
    written = {f"{name}_total" if name in counters else name for name in known}
    listed = Counter(re.findall(r"^\| `(valtable_\w+)", GUIDE.read_text(encoding="utf-8"), re.MULTILINE))
    assert set(listed) == written
    assert set(listed.values()) == {1}
    assert len(STATUS) < 40, "each code is a series"
