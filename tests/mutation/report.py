"""What a mutation run found, for docs/soak.md."""

from __future__ import annotations

from collections.abc import Iterator

from tests.mutation.trial import SURVIVED, Result


def report(results: list[Result]) -> str:
    """Score by room, then every survivor: a test that is missing, or a fault that changes nothing."""
    return "\n".join(lines(results)) + "\n"


def lines(results: list[Result]) -> Iterator[str]:
    yield "| room | mutants | found | score |"
    yield "|---|---|---|---|"
    for room in [*sorted({result.room for result in results}), ""]:
        tried = [result for result in results if room in ("", result.room)]
        found = [result for result in tried if result.verdict != SURVIVED]
        score = f"{100 * len(found) / len(tried):.0f} %" if tried else "–"
        yield f"| {room or 'together'} | {len(tried)} | {len(found)} | {score} |"
    survivors = sorted((r for r in results if r.verdict == SURVIVED), key=lambda result: (result.path, result.line))
    if survivors:
        yield ""
        yield "Survivors:"
        yield ""
    for result in survivors:
        yield f"- `{result.path}:{result.line}` ({result.kind}): `{result.before}` became `{result.after}`"
