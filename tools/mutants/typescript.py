"""Where TypeScript can be damaged: found in its tokens, without quotes, comments and types."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tools.mutants.mutant import Mutant

# Quotes, comments, templates and regular expressions: nothing in them is an operator.
QUIET = re.compile(
    r"""//[^\n]* | /\*.*?\*/ | "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*' | `(?:\\.|[^`\\])*`
    | (?<=[=(,:\[!&|?{};\n])\s*/(?![/*\s])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n])+/[a-z]*""",
    re.VERBOSE | re.DOTALL,
)
TYPES = re.compile(  # declarations without code
    r"^(?:import|export \*|export \{)[^;]*;|^(?:export )?(?:declare |interface |type )[^{;=]*"
    r"(?:\{.*?^\}|=.*?;$)|^ +readonly [^\n]*;|^ +\| \{[^\n]*",
    re.MULTILINE | re.DOTALL,
)
SWAPS = {
    "===": "!==",
    "!==": "===",
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "&&": "||",
    "||": "&&",
    "+": "-",
    "-": "+",
    "true": "false",
    "false": "true",
}
OPERATOR = re.compile(r"(?<= )(?:===|!==|<=|>=|<|>|&&|\|\||\+|-)(?=\s)|\b(?:true|false)\b")
NUMBER = re.compile(r"(?<![\w.#$-])\d+(?:\.\d+)?(?![\w.%])")
NOT = re.compile(r"(?<=[ (])!(?=[\w(])")
PAIR = re.compile(r"(?<=\w)\(([\w.]+), ([\w.]+)\)(?! ?(?:=>|\{|:))")
CALL = re.compile(r"^ +(?:void |await )?[\w.#!?]+\([^\n]*\);$", re.MULTILINE)
KEY = re.compile(r"""(?:(?<=case )|(?<====\ )|(?<=!==\ ))"[^"\n]+"(?!\s*\?)""")


def places(path: str, source: str) -> Iterator[Mutant]:
    """Yield a mutant for every place that can be damaged."""
    code = TYPES.sub(_blank, QUIET.sub(_blank_inside, source))

    def made(kind: str, start: int, end: int, new: str) -> Mutant:
        return Mutant(
            path, source.count("\n", 0, start) + 1, kind, start, end, source[start:end], new
        )

    for found in OPERATOR.finditer(code):
        kind = "constant" if found[0] in ("true", "false", "+", "-") else "comparison"
        yield made(kind, *found.span(), SWAPS[found[0]])
    for found in NOT.finditer(code):
        yield made("comparison", *found.span(), "")
    for found in NUMBER.finditer(code):
        yield made("constant", *found.span(), f"{float(found[0]) + 1:g}")
    for found in PAIR.finditer(code):
        if found[1] != found[2]:
            yield made("order", *found.span(), f"({found[2]}, {found[1]})")
    for found in CALL.finditer(code):
        if "super(" not in found[0]:
            blank = len(found[0]) - len(found[0].lstrip())
            yield made("dropped call", found.start() + blank, found.end(), "")
    for found in KEY.finditer(source):
        if code[found.start()] == '"':
            yield made("key", *found.span(), f'{found[0][:-1]}x"')


def _blank(found: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", found[0])


def _blank_inside(found: re.Match[str]) -> str:
    """Keep quotation marks, so that calls and keys are still recognised."""
    text = found[0]
    if text.startswith(("//", "/*")):
        return _blank(found)
    return text[0] + re.sub(r"[^\n]", "_", text[1:-1]) + text[-1]
