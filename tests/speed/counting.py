"""How much work a program is for the interpreter: bytecodes, counted. A busy machine changes nothing about it."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def bytecodes(program: Callable[[], object]) -> int:
    """The bytecodes of everything the program calls; what is done in C counts as the call it is."""
    counted = 0

    def inside(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal counted
        if event == "opcode":
            counted += 1
        return inside

    def outside(frame: FrameType, event: str, argument: Any) -> Any:
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return inside

    gc.disable()  # what finalizers do is nobody's work here
    before = sys.gettrace()
    sys.settrace(outside)
    try:
        program()
    finally:
        sys.settrace(before)
        gc.enable()
    return counted
