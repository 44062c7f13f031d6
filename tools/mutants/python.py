"""Where Python can be damaged: found in its syntax tree, so that every mutant can be parsed."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator

from tools.mutants.mutant import Mutant

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
}
# What only describes: types, and what people read when something is wrong.
DESCRIBING = (
    "TypeVar",
    "NewType",
    "Literal",
    "cast",
    "TypeAlias",
    "ParamSpec",
    "field",
    "overload",
)
TOLD = ("Error", "Exception", "Warning", "Exit", "Illegal", "Refused", "_refuse", "print", "warn")


def places(path: str, source: str) -> Iterator[Mutant]:
    """Yield a mutant for every place that can be damaged."""
    tree = ast.parse(source)
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))

    def offset(line: int, column: int) -> int:  # columns of the tree count bytes
        text = lines[line - 1]
        return starts[line - 1] + len(text.encode()[:column].decode())

    for node, kind, new in _damages(tree, path):
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = offset(node.lineno, node.col_offset)
        end = offset(node.end_lineno, node.end_col_offset)
        old = source[start:end]
        if new != old and "# pragma: no cover" not in lines[node.lineno - 1]:
            yield Mutant(path, node.lineno, kind, start, end, old, new)


def _damages(tree: ast.AST, path: str) -> Iterator[tuple[ast.expr | ast.stmt, str, str]]:
    for node in _walked(tree):
        if isinstance(node, ast.Compare):
            changed = copy.deepcopy(node)
            changed.ops[0] = COMPARISONS[type(node.ops[0])]()
            yield node, "comparison", f"({ast.unparse(changed)})"
        elif isinstance(node, ast.BoolOp):
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node, "comparison", f"({ast.unparse(ast.BoolOp(other, node.values))})"
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield node, "comparison", f"({ast.unparse(node.operand)})"
        elif isinstance(node, ast.BinOp) and type(node.op) in SUMS and not _is_text(node):
            swapped = ast.BinOp(node.left, SUMS[type(node.op)](), node.right)
            yield node, "constant", f"({ast.unparse(swapped)})"
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield node, "constant", str(not node.value)
        elif isinstance(node, ast.Constant) and isinstance(node.value, int | float):
            yield node, "constant", f"{node.value + 1}"
        elif isinstance(node, ast.Subscript) and _is_key(node.slice):
            yield node.slice, "key", repr(f"{ast.literal_eval(node.slice)}x")
        elif isinstance(node, ast.Dict):
            for key in node.keys:
                if key is not None and _is_key(key):
                    yield key, "key", repr(f"{ast.literal_eval(key)}x")
        elif isinstance(node, ast.Call) and not node.keywords and len(node.args) == 2:
            first, second = map(ast.unparse, node.args)
            if first != second and not any(isinstance(each, ast.Starred) for each in node.args):
                called = ast.unparse(node.func)
                if called not in ("min", "max", "isinstance", "getattr", "math.gcd"):
                    yield node, "order", f"{called}({second}, {first})"
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            yield node, "dropped call", "pass"


def _is_key(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _is_text(node: ast.BinOp) -> bool:
    """Return whether it puts texts or lists together: subtracting those fails loudly anyway."""
    sides = (node.left, node.right)
    return any(
        isinstance(each, ast.JoinedStr | ast.List | ast.Tuple | ast.ListComp)
        or (isinstance(each, ast.Constant) and isinstance(each.value, str | bytes))
        for each in sides
    )


def _walked(node: ast.AST) -> Iterator[ast.AST]:
    """Walk through what is computed; leave out what is only said."""
    if isinstance(node, ast.Assert):
        return  # our own bugs: no test can reach them
    if isinstance(node, ast.Raise | ast.JoinedStr | ast.AnnAssign | ast.arg | ast.Import):
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            yield from _walked(node.value)
        return
    if isinstance(node, ast.Call) and ast.unparse(node.func).endswith((*DESCRIBING, *TOLD)):
        return
    if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
        return
    if isinstance(node, ast.Assign) and "__all__" in map(ast.unparse, node.targets):
        return
    if isinstance(node, ast.Expr) and _is_key(node.value):
        return  # a docstring
    match node:
        case ast.Expr(ast.Call(called)) if ast.unparse(called).endswith(TOLD):
            return
    if isinstance(node, ast.Subscript) and ast.unparse(node.value) in DESCRIBING:
        return
    yield node
    skipped: list[ast.AST | None] = []
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        skipped = [node.returns, *node.decorator_list]
    elif isinstance(node, ast.ClassDef):
        skipped = [*node.decorator_list, *node.bases]
    for child in ast.iter_child_nodes(node):
        if child not in skipped:
            yield from _walked(child)
