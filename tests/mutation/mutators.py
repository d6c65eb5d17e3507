"""Small faults, as a tired hand makes them: each mutator says what one node of a function could have been by mistake.

Only what stands in the body of a function is touched: printed names, annotations, docstrings and the messages of
errors are not rules.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass

Node = ast.expr | ast.stmt
Mutator = Callable[[ast.AST], Iterator[Node]]

OTHER: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip


def comparison(node: ast.AST) -> Iterator[Node]:
    """`<` for `<=`, `==` for `!=`."""
    match node:
        case ast.Compare(left=left, ops=[operator], comparators=[right]):
            yield ast.Compare(left, [OTHER[type(operator)]()], [right])


def number(node: ast.AST) -> Iterator[Node]:
    """One more, one less."""
    match node:
        case ast.Constant(value=int(value)) if not isinstance(node.value, bool):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)


def junction(node: ast.AST) -> Iterator[Node]:
    """`and` for `or`."""
    match node:
        case ast.BoolOp(op=operator, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)


def negation(node: ast.AST) -> Iterator[Node]:
    """A `not` forgotten, or one too many before a plain question."""
    match node:
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.If(test=(ast.Name() | ast.Attribute() | ast.Subscript() | ast.Call()) as test):
            yield ast.If(ast.UnaryOp(ast.Not(), test), node.body, node.orelse)


def arithmetic(node: ast.AST) -> Iterator[Node]:
    """`+` for `-`, also in `+=`; what is glued together from texts and lists is left alone."""
    match node:
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as operator, right=right) if not is_text(left, right):
            yield ast.BinOp(left, ast.Sub() if isinstance(operator, ast.Add) else ast.Add(), right)
        case ast.AugAssign(target=target, op=ast.Add() | ast.Sub() as operator, value=value) if not is_text(value):
            yield ast.AugAssign(target, ast.Sub() if isinstance(operator, ast.Add) else ast.Add(), value)


def is_text(*parts: ast.expr) -> bool:
    plain = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr)
    return any(isinstance(part, plain) or isinstance(getattr(part, "value", None), str) for part in parts)


def forgotten(node: ast.AST) -> Iterator[Node]:
    """A statement that was never written. A plain name that is not set would only be a NameError."""
    match node:
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()


def swapped(node: ast.AST) -> Iterator[Node]:
    """The first two arguments, each in the place of the other."""
    match node:
        case ast.Call(func=func, args=[first, second, *rest], keywords=keywords):
            if ast.dump(first) != ast.dump(second) and not isinstance(first, ast.Starred):
                yield ast.Call(func, [second, first, *rest], keywords)


def off_by_one(node: ast.AST) -> Iterator[Node]:
    """A range that ends one too early or too late."""
    match node:
        case ast.Call(func=ast.Name(id="range"), args=[*before, end]) if len(before) < 2:
            for operator in (ast.Add(), ast.Sub()):
                yield ast.Call(ast.Name("range"), [*before, ast.BinOp(end, operator, ast.Constant(1))], [])


def early(node: ast.AST) -> Iterator[Node]:
    """A return before the last thing to be done, in functions that return nothing."""
    match node:
        case ast.FunctionDef(body=[*before, last], returns=ast.Constant(value=None)) if len(before) > 1:
            other = copy(node)
            other.body = [*before, ast.Return(None), last]
            yield other


MUTATORS: tuple[Mutator, ...] = (
    comparison, number, junction, negation, arithmetic, forgotten, swapped, off_by_one, early,
)  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One fault in one file. `place` counts the nodes that can be mutated, so that it is found again."""

    path: str
    line: int
    kind: str
    before: str
    after: str
    place: int
    way: int

    @property
    def name(self) -> str:
        return f"{self.path}:{self.line} {self.kind} {self.place}.{self.way}: {self.before} -> {self.after}"


def mutable(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node in the body of a function that could be written wrongly, in the order of the file."""
    for child in ast.iter_child_nodes(tree):
        match child:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield child
                for statement in child.body:
                    yield from within(statement)
            case ast.ClassDef():
                yield from mutable(child)


def within(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Raise() | ast.Assert() | ast.Expr(value=ast.Constant()) | ast.JoinedStr():
            return  # words for whoever reads an error
        case ast.AnnAssign(value=value):
            if value is not None:
                yield from within(value)
            return
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            yield from mutable(ast.Module([node], []))
            return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from within(child)


def mutants_of(path: str, source: str) -> Iterator[Mutant]:
    """Every fault that can be planted in a file."""
    for place, node in enumerate(mutable(ast.parse(source))):
        for mutator in MUTATORS:
            for way, other in enumerate(mutator(node)):
                line = getattr(node, "lineno", 0)
                kind = mutator.__name__
                yield Mutant(path, line, kind, first_line(node), first_line(other, kind), place, way)


def first_line(node: ast.AST, kind: str = "") -> str:
    """As short as a reader needs it."""
    if kind == "early" and isinstance(node, ast.FunctionDef):
        return f"return before `{first_line(node.body[-1])}`"
    return ast.unparse(ast.fix_missing_locations(node)).strip().splitlines()[0]


def planted(source: str, mutant: Mutant) -> str:
    """The source with this one fault in it."""
    tree = ast.parse(source)
    node = next(node for place, node in enumerate(mutable(tree)) if place == mutant.place)
    mutator = next(mutator for mutator in MUTATORS if mutator.__name__ == mutant.kind)
    other = list(mutator(node))[mutant.way]
    return ast.unparse(ast.fix_missing_locations(Planting(node, other).visit(tree))) + "\n"


class Planting(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, new: Node) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.old:
            return self.new
        visited: ast.AST = self.generic_visit(node)
        return visited
