"""Makes `built/`: the kernels compiled ahead of time, so that nobody needs numba to use them.

numba translates `fast.entries` to LLVM IR (`fast.translate`), which is portable: llvmlite compiles
it for each of TARGETS, and the linker in PyPI's `ziglang` makes the files.  The same sources with
the same tools give the same bytes.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from platform import machine
from typing import Final, NamedTuple

from daedalus.extras import missing
from daedalus.fast.layout import ENTRIES, SIZE, description
from daedalus.fast.library import BUILT, MANIFEST
from tools.kernels.translate import Text, translated

SOURCES: Final = (
    *("arrays", "entries", "judgement", "lanes", "layout", "replies"),
    *("rollout", "search", "static", "vectors"),
)


class Target(NamedTuple):
    """A target: its names in LLVM and zig, the required CPU features, and how to link."""

    file: str
    triple: str
    zig: str
    cpu: str
    features: str
    link: tuple[str, ...]


_ELF: Final = ("ld.lld", "-shared", "--strip-all", "--build-id=none", "--hash-style=gnu", "-znow")
_PE: Final = ("lld-link", "/dll", "/noentry", "/nodefaultlib", "/lldmingw", "/Brepro")
_MACH: Final = ("build-lib", "-dynamic", "-target", "aarch64-macos.11.0", "-fstrip")
_WASM: Final = (
    *("wasm-ld", "--no-entry", "--strip-all", "--stack-first", "-zstack-size=65536"),
    *(f"--export={name}" for name in (*ENTRIES, "block")),
)
_SIMD: Final = "+simd128,+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint"
TARGETS: Final = (
    Target(
        "kernels-linux-x86_64.so", "x86_64-unknown-linux-gnu", "x86_64-linux", "x86-64-v3", "", _ELF
    ),
    Target(
        "kernels-linux-aarch64.so",
        "aarch64-unknown-linux-gnu",
        "aarch64-linux",
        "generic",
        "",
        _ELF,
    ),
    Target(
        "kernels-windows-x86_64.dll",
        "x86_64-pc-windows-gnu",
        "x86_64-windows-gnu",
        "x86-64-v3",
        "",
        _PE,
    ),
    Target(
        "kernels-macos-arm64.dylib",
        "arm64-apple-macosx11.0.0",
        "aarch64-macos.11.0",
        "apple-m1",
        "",
        _MACH,
    ),
    Target("kernels.wasm", "wasm32-unknown-unknown", "wasm32-freestanding", "", _SIMD, _WASM),
)
_C: Final = ("-O2", "-g0", "-ffreestanding", "-fno-builtin", "-fPIC", "-Wall", "-Werror")
SUPPORT: Final = Path(__file__).parent / "support.c"

# --- LLVM's part --------------------------------------------------------------------------------


def plain(text: str, triple: str, layout: str) -> str:
    """Return the IR for another machine, without the parts that only serve Python.

    None of our arrays has an owner, so there are no reference counts.
    """
    text = re.sub(r'target triple = ".*"', f'target triple = "{triple}"', text)
    text = re.sub(r'target datalayout = ".*"', f'target datalayout = "{layout}"', text)
    text = text.replace("= common ", "= internal ").replace(
        "= linkonce global", "= internal global"
    )
    return re.sub(
        r"define linkonce_odr void @(NRT_(?:inc|dec)ref)\(.*?\n}",
        r"define linkonce_odr void @\1(ptr %owner) alwaysinline {\n  ret void\n}",
        text,
        flags=re.DOTALL,
    )


# An entry with a C signature.  Besides its status, numba's function returns a number and an
# exception, which nobody needs.
_ENTRY: Final = """
declare i32 @{inner}(ptr, ptr, i64)
define {export} i32 @{name}(ptr %block) {{
  %number = alloca i64
  %problem = alloca ptr
  %address = ptrtoint ptr %block to i64
  %status = call i32 @{inner}(ptr %number, ptr %problem, i64 %address)
  ret i32 %status
}}
"""


def compile_for(target: Target, texts: dict[str, Text]) -> bytes:
    """Return the kernels as an object file."""
    import llvmlite.binding as llvm  # type: ignore[import-untyped]

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target_machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=3, reloc="pic", codemodel="small"
    )
    layout = str(target_machine.target_data)
    head = f'target triple = "{target.triple}"\ntarget datalayout = "{layout}"\n'
    export = "dllexport" if target.link == _PE else ""
    module = llvm.parse_assembly(
        head
        + "".join(
            _ENTRY.format(export=export, name=name, inner=texts[name].function) for name in ENTRIES
        )
    )
    for name in ENTRIES:
        module.link_in(llvm.parse_assembly(plain(texts[name].text, target.triple, layout)))
    for function in module.functions:
        if not function.is_declaration and function.name not in ENTRIES:
            function.linkage = "internal"
    module.verify()
    for _ in range(2):  # the first pass finds what the second can vectorise
        tuning = llvm.create_pipeline_tuning_options(speed_level=3)
        tuning.loop_vectorization = tuning.slp_vectorization = True
        passes = llvm.create_pass_builder(target_machine, tuning)
        passes.getModulePassManager().run(module, passes)
    made: bytes = target_machine.emit_object(module)
    return made


# --- the linker's part --------------------------------------------------------------------------


def link(target: Target, compiled: bytes) -> bytes:
    """Return the linked file."""
    with tempfile.TemporaryDirectory(prefix="kernels-") as folder:

        def zig(*command: str) -> None:
            caches = {f"ZIG_{which}_CACHE_DIR": folder for which in ("GLOBAL", "LOCAL")}
            made = subprocess.run(
                [sys.executable, "-m", "ziglang", *command],
                cwd=folder,
                env=os.environ | caches,
                capture_output=True,
                text=True,
            )
            if made.returncode:
                raise RuntimeError(f"{target.file} cannot be linked:\n{made.stderr}")

        Path(folder, "kernels.o").write_bytes(compiled)
        Path(folder, "support.c").write_bytes(SUPPORT.read_bytes())
        zig(
            "cc",
            "-c",
            "support.c",
            "-o",
            "support.o",
            "-target",
            target.zig,
            f"-DBLOCK_SIZE={SIZE}",
            *_C,
        )
        out = {_PE: [f"/out:{target.file}"], _MACH: [f"-femit-bin={target.file}"]}
        zig(*target.link, "kernels.o", "support.o", *out.get(target.link, ["-o", target.file]))
        return Path(folder, target.file).read_bytes()


def make(target: Target, texts: dict[str, Text]) -> bytes:
    """Return the file for one target."""
    return link(target, compile_for(target, texts))


# --- all of it ----------------------------------------------------------------------------------


def tools() -> dict[str, str]:
    """Return what the bytes of the files depend on, besides the sources."""
    packages = ("numba", "llvmlite", "numpy", "ziglang")
    python = f"{sys.version_info.major}.{sys.version_info.minor} on {sys.platform} {machine()}"
    return {"python": python, **{name: version(name) for name in packages}}


def sources() -> str:
    """Return the checksum of the kernels' sources; comments and docstrings do not count."""
    made = hashlib.sha256(SUPPORT.read_bytes())
    here = Path(__file__)
    kernels = (BUILT.parent / f"{name}.py" for name in SOURCES)
    for path in (*kernels, here, here.with_name("translate.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, (ast.Module, ast.FunctionDef, ast.ClassDef)):
                node.body = [each for each in node.body if not _is_docstring(each)]
        made.update(ast.dump(tree).encode())
    return made.hexdigest()


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def manifest(files: dict[str, bytes]) -> bytes:
    """Return the description of the files: checksums, the layout, the sources and the tools."""
    told = {
        "files": {name: hashlib.sha256(made).hexdigest() for name, made in files.items()},
        "sources": sources(),
        "layout": description(),
        "tools": tools(),
    }
    return (json.dumps(told, indent=1) + "\n").encode()


def build(processes: int | None = None) -> dict[str, bytes]:
    """Return all files of `built/` by name.

    :raises ModuleNotFoundError: when one of the tools is missing.
    """
    for tool in ("numba", "llvmlite", "ziglang"):
        if find_spec(tool) is None:
            raise missing(tool)
    texts = translated()
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        made = pool.map(partial(make, texts=texts), TARGETS)
        files = {target.file: file for target, file in zip(TARGETS, made, strict=True)}
    return files | {MANIFEST: manifest(files)}


def write(files: dict[str, bytes], folder: Path = BUILT) -> None:
    """Put the files into *folder*, and nothing else."""
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for name, made in files.items():
        (folder / name).write_bytes(made)
