"""The HTTP side: what is served, with which headers, and what bad input is told."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path
from threading import current_thread
from typing import Any, get_args, get_type_hints

import httpx
import pytest
from fluent.syntax import FluentParser, ast
from websockets.exceptions import InvalidStatus

from tests.service.running import Service, running
from tests.service.tables import lay
from valtable import games
from valtable.service import problems
from valtable.service.http.shelf import fluent_text
from valtable.service.problems import STATUS
from valtable.service.protocol import COOKIE, Rejected
from valtable.texts import LANGUAGES, Catalogue
from valtable.texts.catalogue import catalogue_files

TWO = [{"kind": "me"}, {"kind": "friend"}]


def test_the_shelf_has_four_games_and_says_what_can_be_agreed_on(service: Service) -> None:
    with service.device() as device:
        shelf = {game["title"]: game for game in device.get("/api/games").json()}
        assert list(shelf)[:4] == ["valletta", "valdora", "valencia", "valeria"]
        valletta = shelf["valletta"]
        assert {title: (game["min_seats"], game["max_seats"]) for title, game in list(shelf.items())[:4]} == {
            "valletta": (2, 4), "valdora": (3, 5), "valencia": (2, 5), "valeria": (1, 5)
        }  # fmt: skip
        assert "greedy" in valletta["bots"]
        for option in valletta["options"]:
            assert option["values"][0] == option["default"]
        bonus = next(option for option in valletta["options"] if option["name"] == "section_bonus")
        assert bonus["values"] == [1, 0, 2]
        assert bonus["group"] == "rulings"
        assert [condition["option"] for condition in valletta["conditions"]] == ["section_bonus_on_upgrade"]
        assert valletta["pace"]["choices"].keys() == {"2", "3", "4"}


def test_the_shelf_in_brief_has_what_a_table_for_one_click_needs(service: Service) -> None:
    with service.device() as device:
        whole, brief = (device.get("/api/games", params=asked).json() for asked in ({}, {"brief": "true"}))
        assert len(whole) == len(brief)
        for game, short in zip(whole, brief, strict=True):
            assert short == {**game, "options": [], "conditions": []}


def test_names_that_can_be_picked_come_with_their_pack_and_their_group(service: Service) -> None:
    with service.device() as device:
        shelf = {game["title"]: game for game in device.get("/api/games").json()}
        options = {option["name"]: option for option in shelf["valeria"]["options"]}
        areas, citizens = options["areas"]["picks"], options["citizens"]["picks"]
        assert areas["most"] == 5
        assert {"name": "hills", "thing": "area:hills", "needs": "", "group": ""} in areas["names"]
        volcano = next(pick for pick in areas["names"] if pick["name"] == "volcano")
        assert volcano["needs"] == "flames_frost"
        groups = [pick["group"] for pick in citizens["names"]]
        assert len(set(groups)) == 10
        assert options["layout"]["picks"] is None
        assert "round_limit" not in options, "any number is for the API"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Volcano comes with Flames & Frost"), ("es", "Volcán viene con Llamas y Escarcha")],
)
def test_a_name_that_cannot_be_played_is_refused_in_the_readers_language(
    service: Service, language: str, said: str
) -> None:
    with service.device() as device:
        table = {"game": "valeria", "seats": TWO, "options": {"areas": "hills+volcano"}}
        answer = device.post("/api/tables", json=table, headers={"Accept-Language": language})
        assert answer.status_code == 400
        assert answer.json()["text"].startswith(said)
        assert answer.json()["remedy"]
        table["options"] = {"areas": "hills+volcano", "flames_frost": True}
        assert device.post("/api/tables", json=table).status_code == 201


@pytest.mark.parametrize(("language", "said"), [("en", "Turn “No Duke” off"), ("es", "Desactiva «Sin Duque»")])
def test_what_would_help_names_the_options_by_name(service: Service, language: str, said: str) -> None:
    with service.device() as device:
        table = {"game": "valeria", "seats": TWO, "options": {"no_duke": True, "duke_resources": "per_type"}}
        answer = device.post("/api/tables", json=table, headers={"Accept-Language": language})
        assert answer.status_code == 400
        assert answer.json()["remedy"].startswith(said)


def test_what_a_refusal_needs_is_read_once_and_not_while_others_wait(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    class Seen(Catalogue):
        def __init__(self, title: str | None, language: str, *, strict: bool = True) -> None:
            super().__init__(title, language, strict=strict)
            read.append(current_thread().name)

    monkeypatch.setattr(problems, "Catalogue", Seen)
    problems.catalogue.cache_clear()
    with service.device() as device:
        table = {"game": "valeria", "seats": TWO, "options": {"areas": "hills+volcano"}}
        texts = {device.post("/api/tables", json=table).json()["text"] for _ in range(3)}
    assert len(texts) == 1
    assert [name.endswith("(run)") for name in read] == [False], "once, and not by the thread that serves"


def test_texts_are_the_shared_ones_and_the_games_with_a_tag(service: Service) -> None:
    with service.device() as device:
        answer = device.get("/api/texts/valletta/es")
        assert answer.headers["content-type"].startswith("text/plain")
        assert "refusal-not_asked" in answer.text
        assert "building-" in answer.text
        again = device.get("/api/texts/valletta/es", headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        shared = device.get("/api/texts/common/en").text
        assert "building-" not in shared
        sections = device.get("/api/rules/valletta/en").json()["sections"]
        assert set(sections[0]) == {"id", "level", "title", "body", "when", "parts", "rulings"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", [*games.TITLES, None])
def test_only_what_the_terminal_alone_says_is_left_out_of_the_texts(title: str | None, lang: str) -> None:
    served = {
        entry.id.name: entry
        for entry in FluentParser(with_spans=False).parse(fluent_text(title, lang).body.decode()).body
        if isinstance(entry, ast.Message | ast.Term)
    }
    whole = {
        entry.id.name: entry
        for file in catalogue_files(title, lang)
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message | ast.Term)
    }
    assert served.keys() == {key for key in whole if not key.startswith("ui-")}
    ignored = ["span", "comment"]
    assert all(entry.equals(whole[key], ignored_fields=ignored) for key, entry in served.items())


def test_the_schema_is_served(service: Service) -> None:
    with service.device() as device:
        schema = device.get("/api/schema").json()
        assert "/api/tables/{table_id}/seat" in schema["paths"]
        assert {"Screen", "Problem", "NewTable"} <= set(schema["components"]["schemas"])
        codes = schema["paths"]["/api/tables"]["post"]["responses"]
        assert codes["400"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}


def test_health_and_readiness(service: Service) -> None:
    with service.device() as device:
        assert device.get("/healthz").json()["status"] == "ok"
        assert device.get("/readyz").json()["status"] == "ok"


@pytest.mark.parametrize("path", ["/", "/t/abc", "/new/valletta", "/replay/x", "/credits"])
def test_every_address_of_the_page_is_the_page(service: Service, path: str) -> None:
    with service.device() as device:
        answer = device.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")


@pytest.mark.parametrize("path", ["/", "/t/abc", "/worker.js"])
def test_every_page_keeps_browsers_strict(service: Service, path: str) -> None:
    with service.device() as device:
        headers = device.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "connect-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


@pytest.mark.parametrize("path", ["/api/games", "/api/tables/none", "/api/schema", "/nowhere", "/healthz"])
def test_data_that_is_opened_as_a_page_may_do_nothing(service: Service, path: str) -> None:
    with service.device() as device:
        headers = device.get(path).headers
        assert headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_scripts_and_styles_carry_only_what_binds_them(service: Service) -> None:
    with service.device() as device:
        parts = re.findall(r"/assets/[\w-]+\.(?:js|css)", device.get("/").text)
        assert parts
        for part in parts:
            headers = device.get(part).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "content-security-policy" not in headers


def test_the_device_cookie_is_for_the_service_alone(service: Service) -> None:
    with service.device() as device:
        answer = device.post("/api/tables", json={"game": "proving", "seats": TWO})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("name", ["exec:true", "exec:0.5s:true", " exec:true", "exec:"])
def test_no_table_runs_a_command(service: Service, name: str) -> None:
    """A person may name a program on a machine of their own; a table takes the bots of the house, and says which."""
    with service.device() as device:
        answer = device.post("/api/tables", json={"game": "proving", "seats": [*TWO, {"kind": "bot", "bot": name}]})
        assert answer.status_code == 400
        problem = answer.json()
        assert (problem["code"], problem["where"]) == ("malformed", "seats[2].bot")
        assert repr(name) in problem["detail"]
        assert "greedy" in problem["detail"], "those that may are named"
        shelf = device.get("/api/games").json()
    assert [bot for game in shelf for bot in game["bots"] if "exec" in bot] == []


BAD: list[tuple[str, str, Any, int, str]] = [
    ("POST", "/api/tables", {}, 400, "malformed"),
    ("POST", "/api/tables", {"game": "chess", "seats": TWO}, 404, "no_such_game"),
    ("POST", "/api/tables", {"game": "os:system", "seats": TWO}, 404, "no_such_game"),
    ("POST", "/api/tables", {"game": "valletta", "seats": []}, 400, "malformed"),
    ("POST", "/api/tables", {"game": "valletta", "seats": [{"kind": "me"}]}, 400, "malformed"),
    ("POST", "/api/tables", {"game": "valletta", "seats": [{"kind": "me"}] * 9}, 400, "malformed"),
    ("POST", "/api/tables", {"game": "valletta", "seats": TWO, "cheat": 1}, 400, "malformed"),
    ("POST", "/api/tables", {"game": "valletta", "seats": TWO, "options": {"colour": 1}}, 400, "malformed"),
    ("POST", "/api/tables", {"game": "valletta", "seats": TWO, "options": {"hire_price": 9}}, 400, "malformed"),
    ("POST", "/api/tables", {"game": "valletta", "seats": [*TWO, {"kind": "bot", "bot": "exec:rm"}]}, 400, "malformed"),
    ("POST", "/api/tables", {"game": "valletta", "seats": [*TWO, {"kind": "bot"}]}, 400, "malformed"),
    ("POST", "/api/tables", {"game": "valletta", "seats": [{"kind": "me", "name": "x" * 41}] * 2}, 400, "malformed"),
    ("POST", "/api/tables/none/seat", {"token": "x" * 30}, 404, "no_such_table"),
    ("POST", "/api/tables/none/seat", {"token": "x"}, 400, "malformed"),
    ("POST", "/api/tables/none/links", {"seat": 0}, 404, "no_such_table"),
    ("POST", "/api/tables/none/links", {"seat": "x"}, 400, "malformed"),
    ("GET", "/api/tables/none/links", None, 404, "no_such_table"),
    ("POST", "/api/tables/none/rematch", {}, 403, "not_your_seat"),
    ("GET", "/api/tables/none", None, 404, "no_such_table"),
    ("GET", "/api/tables/none/log", None, 404, "no_such_table"),
    ("GET", "/api/tables/none/replay?step=x", None, 400, "malformed"),
    ("GET", "/api/texts/chess/en", None, 404, "no_such_game"),
    ("GET", "/api/texts/valletta/fr", None, 400, "malformed"),
    ("GET", "/api/rules/common/en", None, 404, "no_such_game"),
    ("GET", "/api/nothing", None, 404, "no_such_page"),
    ("GET", "/../pyproject.toml", None, 404, "no_such_page"),
    ("GET", "/assets/%2e%2e/%2e%2e/__init__.py", None, 404, "no_such_page"),
    ("DELETE", "/api/tables", None, 405, "wrong_method"),
    ("POST", "/api/replays", {"log": "nonsense"}, 400, "malformed"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "code"), BAD)
def test_bad_input_is_told_what_is_wrong(
    service: Service, method: str, path: str, body: Any, status: int, code: str
) -> None:
    with service.device() as device:
        answer = device.request(method, path, json=body)
        problem = answer.json()
        assert (answer.status_code, problem["code"]) == (status, code)
        assert problem["text"]
        assert problem["request"] == "", "only a fault of ours is looked for in the log"
        assert set(problem) == {"code", "text", "remedy", "where", "detail", "request"}


def test_what_is_no_json_is_malformed(service: Service) -> None:
    with service.device() as device:
        for body in (b"", b"{", b"\xff", b"[" * 3000):
            answer = device.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize("path", ["/api/tables", "/api/replays"])
def test_a_byte_that_is_no_utf8_is_malformed(service: Service, path: str, caplog: pytest.LogCaptureFixture) -> None:
    with service.device() as device:
        for body in (b'{"log":"\xff"}', b'{"game":"\xff","seats":[]}'):
            answer = device.post(path, content=body, headers={"Content-Type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
            assert "UTF-8" in answer.json()["detail"]
    assert caplog.text == ""


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [("DELETE", "/api/tables", "POST"), ("POST", "/healthz", "GET HEAD"), ("GET", "/api/tables/none/seat", "POST")],
)
def test_a_wrong_method_is_told_the_right_ones(service: Service, method: str, path: str, allowed: str) -> None:
    with service.device() as device:
        answer = device.request(method, path)
        assert answer.status_code == 405
        assert set(answer.headers["allow"].split(", ")) - {"OPTIONS"} == set(allowed.split())


def test_problems_speak_the_readers_language(service: Service) -> None:
    with service.device() as device:
        answer = device.get("/api/tables/none", headers={"Accept-Language": "es-ES,es;q=0.9,en;q=0.5"})
        assert answer.json()["text"] == "No existe esa mesa."


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_problem_has_a_text_and_a_remedy(language: str) -> None:
    catalogue = Catalogue(None, language)
    keys = {key for key in catalogue.keys if key.startswith("problem-")}
    assert keys == {f"problem-{code}" for code in STATUS}
    codes = get_args(get_type_hints(Rejected)["code"])
    assert {f"problem-{code}" for code in codes} - {"problem-refused"} <= keys, "what the socket names"
    assert [key for key in sorted(keys) if not catalogue.attribute(key, "remedy")] == []


@pytest.mark.parametrize("path", ["/", "/api/games", "/healthz"])
def test_whatever_can_be_got_has_a_head(service: Service, path: str) -> None:
    with service.device() as device:
        answer = device.head(path)
        assert (answer.status_code, answer.content) == (200, b"")
        assert answer.headers["content-type"] == device.get(path).headers["content-type"]


def test_a_device_does_not_choose_its_own_secret(service: Service) -> None:
    for chosen in ("a", "x" * 3000):
        with httpx.Client(base_url=service.address, cookies={COOKIE: chosen}) as device:
            answer = device.post("/api/tables", json={"game": "proving", "seats": TWO})
            given = answer.cookies[COOKIE]
            assert given != chosen
            assert len(given) == 32


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ana \n María ", "Ana María"),
        ("Bo\u202egreedy\u0007", "Bogreedy"),
        ("\u2066\u200d ", "Player 1"),
        ("👩‍🚀", "👩‍🚀"),
    ],
)
def test_names_hide_and_turn_nothing(service: Service, name: str, shown: str) -> None:
    with service.device() as device:
        seats = [{"kind": "me", "name": name}, {"kind": "friend"}]
        created = device.post("/api/tables", json={"game": "proving", "seats": seats}).json()
        assert created["table"]["seats"][0]["name"] == shown


def test_another_sites_page_cannot_post(service: Service) -> None:
    with service.device() as device:
        body = {"game": "proving", "seats": TWO}
        answer = device.post("/api/tables", json=body, headers={"Origin": "https://elsewhere.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
        assert device.post("/api/tables", json=body, headers={"Origin": service.address}).status_code == 201


@pytest.mark.parametrize("origin", ["http://[::", "http://[x]/", "null", ""])
def test_an_origin_that_is_no_address_is_a_foreign_one(service: Service, origin: str) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        answer = laid.maker.post(f"/api/tables/{laid.id}/rematch", headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
        with pytest.raises(InvalidStatus) as refused:
            service.player(laid.maker, laid.id, 0, origin=origin)
        assert refused.value.response.status_code == 403


def test_the_schema_says_that_unknown_fields_are_refused(service: Service) -> None:
    with service.device() as device:
        schemas = device.get("/api/schema").json()["components"]["schemas"]
    asked = {"NewTable", "NewLesson", "SeatWish", "TakeSeat", "NewLink", "ImportLog"}
    assert {name for name, schema in schemas.items() if schema.get("additionalProperties") is False} == asked


def test_a_wrong_link_opens_no_seat(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        other = lay(service, stack)
        token = other.created["links"][0]["link"].partition("#")[2]
        answer = laid.maker.post(f"/api/tables/{laid.id}/seat", json={"token": token})
        assert (answer.status_code, answer.json()["code"]) == (404, "wrong_link")


def test_too_much_at_once_is_turned_away(tmp_path: Path) -> None:
    limits = {"created_per_minute": 3, "asked_per_minute": 12, "body_bytes": 2000}
    with running(tmp_path, **limits) as strict, strict.device() as device:
        body = {"game": "proving", "seats": TWO}
        assert device.post("/api/tables", json=body | {"contribution": "x" * 3000}).json()["code"] == "too_large"
        answers = [device.post("/api/tables", json=body).status_code for _ in range(5)]
        assert (answers[0], answers[-1]) == (201, 429)
        asked = [device.get("/healthz").status_code for _ in range(12)]
        assert (asked[0], asked[-1]) == (200, 429)
