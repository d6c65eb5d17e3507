"""The figures of a service, asked for as Prometheus does it."""

from __future__ import annotations

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tests.service.player import PATIENCE
from tests.service.running import Service

Figures = dict[tuple[str, frozenset[tuple[str, str]]], float]


def scraped(service: Service) -> str:
    answer = httpx.get(f"http://127.0.0.1:{service.app.hall.metrics_port}/metrics", timeout=PATIENCE)
    assert answer.status_code == 200
    return answer.text


def figures(service: Service) -> Figures:
    families = text_string_to_metric_families(scraped(service))
    return {(s.name, frozenset(s.labels.items())): s.value for family in families for s in family.samples}


def figure(service: Service, name: str, **labels: str) -> float:
    """One of them; 0 where nothing has been counted yet."""
    return figures(service).get((f"valtable_{name}", frozenset(labels.items())), 0.0)
