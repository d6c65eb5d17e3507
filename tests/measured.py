"""What a test has counted and a person may want to write down: told at the end of a run, whichever process ran it."""

from __future__ import annotations

import pytest

MEASURED = "measured"
"""`record_property(MEASURED, text)` has the text told."""


class Measured:
    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for report in terminalreporter.getreports("passed"):
            for name, text in report.user_properties:
                if name == MEASURED:
                    terminalreporter.write_line(f"{report.nodeid}: {text}")
