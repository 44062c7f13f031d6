"""The command line as others call it: through pipes, with files, with nonsense."""

import io
import os
import random
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

import pytest

import daedalus
from daedalus import new_game, read_game
from daedalus.cli import letters, main
from daedalus.cli.commands import default
from daedalus.cli.progress import Progress
from daedalus.cli.words import Words
from daedalus.extras import EXTRAS, install
from daedalus.locales import LANGUAGES

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-c", "import sys; from daedalus.cli import main; sys.exit(main())"]

SHORT_GAME = "--seed 7 -o cards=1 -o ending=last-card --seats 1"


def spawn(*arguments: str, text: str = "") -> subprocess.CompletedProcess[bytes]:
    """Run daedalus as a process of its own, its input and output being pipes."""
    return subprocess.run(
        [*COMMAND, *arguments], input=text.encode(), capture_output=True, check=False
    )


class Run(NamedTuple):
    """The result of a command."""

    code: int
    stdout: str
    stderr: str


def run(*arguments: str, text: bytes | str = "", expect: int = 0) -> Run:
    """Run daedalus in this process, as if between pipes; assert exit code and a quiet stderr."""
    given = text if isinstance(text, bytes) else text.encode()
    streams = [io.TextIOWrapper(io.BytesIO(each), encoding="utf-8") for each in (given, b"", b"")]
    streams[2].reconfigure(errors="backslashreplace")
    with pytest.MonkeyPatch.context() as patch:
        for name, stream in zip(("stdin", "stdout", "stderr"), streams, strict=True):
            patch.setattr(sys, name, stream)
        patch.setattr(sys, "argv", ["daedalus", *arguments])
        code = main()
    out, err = (read(stream) for stream in streams[1:])
    assert "Traceback" not in out + err
    assert code == expect, err
    if expect == 0:
        assert err == ""
    return Run(code, out, err)


def read(stream: io.TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.read()


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def refused(*arguments: str, text: bytes | str = "") -> str:
    """Run what cannot work, and return the one line that says why."""
    done = run(*arguments, text=text, expect=2)
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("daedalus: ")
    assert len(done.stderr) < 1200
    return done.stderr


# --- what works -------------------------------------------------------------------------------


def test_the_version_is_printed() -> None:
    assert run("--version").stdout.startswith("daedalus 0.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_given_in_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    words, shown = Words(language), " ".join(run("--help").stdout.split())
    for each in ("help-daedalus", "help-replay"):
        assert " ".join(words(each).split()) in shown  # French has spaces that do not break


def test_help_of_a_command_is_given_in_the_language_asked_for() -> None:
    words = Words("de")
    shown = " ".join(spawn("play", "--help", "--lang", "de").stdout.decode().split())
    assert words("help-play") in shown
    assert words("help-resume") in shown


def test_nothing_heavy_is_imported_before_it_is_needed() -> None:
    code = (
        "import sys; from daedalus.cli import main; main(['--version']); "
        "heavy = {'textual', 'numba', 'litestar', 'fluent', 'babel', 'numpy'}; "
        "print(sorted(heavy & {name.partition('.')[0] for name in sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def without(*extras: str) -> str:
    """Return code that hides the packages of some extras, as if they were not installed."""
    packages = [package for name in extras for package in EXTRAS[name]]
    return (
        "import sys, importlib.util as u; real = u.find_spec; "
        f"hidden = {packages!r}; sys.modules.update(dict.fromkeys(hidden)); "
        "u.find_spec = lambda name, *rest: None if name in hidden else real(name, *rest); "
        "from daedalus.cli import main; "
    )


def between_extras(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT / "tests",
        capture_output=True,
        text=True,
        check=False,
        input="quit\n",
    )


def test_alone_it_names_the_extras_without_which_there_is_nothing_to_play_in() -> None:
    done = between_extras(without("server", "terminal") + "sys.exit(main([]))")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert '[server]"' in done.stderr
    assert '[terminal]"' in done.stderr


def test_alone_it_opens_the_terminal_where_there_is_no_server() -> None:
    done = between_extras(without("server") + "sys.exit(main([]))")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Old Magic" in done.stdout


def test_alone_it_opens_the_browser_where_there_is_a_server() -> None:
    assert default() == ["serve", "--open"]


def test_help_and_games_need_no_extra() -> None:
    code = without(*EXTRAS) + "sys.argv[1:] = [{}]; sys.exit(main())"
    for arguments in ("'--help'", "'play', '--help'", "'mazenet', '--help'"):
        done = between_extras(code.format(arguments))
        assert (done.returncode, done.stderr) == (0, ""), arguments
        assert "help-" not in done.stdout
    contest = "'arena', 'easy', 'random', '--games', '2', '--jobs', '1'"
    done = between_extras(code.format(contest))
    assert (done.returncode, done.stderr) == (0, "")
    assert "easy v random" in done.stdout


def test_a_missing_package_names_its_extra() -> None:
    code = without(*EXTRAS) + "sys.exit(main([{}]))"
    for arguments, name in (
        ("'serve'", "server"),
        ("'play'", "terminal"),
        ("'bench', 'rl'", "rl,fast"),
        ("'arena', 'easy', 'random', '--games', '2', '--cluster'", "cluster"),
    ):
        done = between_extras(code.format(arguments))
        assert done.returncode == 2, arguments
        assert f'pip install "{ROOT}[{name}]"' in done.stderr
        assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("vector", "rl,fast"),
        ("gymnasium", "rl"),
        ("pettingzoo", "rl"),
        ("pettingzoo.classic_v0", "rl"),
        ("openspiel", "openspiel"),
    ],
)
def test_a_missing_package_names_its_extra_in_python_too(module: str, name: str) -> None:
    code = without(*EXTRAS) + f"import daedalus.adapters.{module}"
    assert f'pip install "{ROOT}[{name}]"' in between_extras(code).stderr


def test_what_to_install_is_named_from_where_one_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    assert install("rl", "fast") == 'pip install ".[rl,fast]"'
    monkeypatch.chdir(tmp_path)
    assert install("server") == f'pip install "{ROOT}[server]"'
    # Elsewhere, what pip has noted about the wheel or the folder that it installed.
    for noted, told in (
        ('{"url": "file:///d/daedalus-9.whl", "archive_info": {}}', "@ file:///d/daedalus-9.whl"),
        (None, "daedalus-….whl[server]"),
    ):
        copy = SimpleNamespace(read_text=lambda name, noted=noted: noted)
        monkeypatch.setattr("importlib.metadata.distribution", lambda name, copy=copy: copy)
        assert told in install("server", clone=tmp_path)


def test_nobody_is_sent_to_a_name_that_is_not_ours() -> None:
    # Nothing is published: `pip install daedalus[server]` would fetch what anybody put there.
    bare = re.compile(r"pip install [\"']?daedalus(?![\w-]|[\[{][^\]}]*[\]}] @)")
    paths = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    for pattern in ("src/daedalus/**/*.py", "src/daedalus/**/*.ftl", "web/src/**/*.ts*"):
        paths += ROOT.glob(pattern)
    assert len(paths) > 500
    named = [path for path in paths if bare.search(path.read_text(encoding="utf-8"))]
    assert named == []


def test_extras_are_those_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    imported = {"open-spiel": "pyspiel", "fluent-runtime": "fluent"}
    for name, requirements in project["optional-dependencies"].items():
        packages = {
            re.sub(r"[-_.]+", "-", re.split(r"[<>=;\[ ]", each)[0]) for each in requirements
        }
        modules = {
            "opentelemetry" if each.startswith("opentelemetry") else imported.get(each, each)
            for each in packages
        }
        shared = {"numpy", "msgspec"} - set(EXTRAS[name])
        assert {each.replace("-", "_") for each in modules} - shared == set(EXTRAS[name])


@pytest.mark.parametrize(
    ("arguments", "guess"),
    [
        ("arean hard easy", "arena"),
        ("--verison", "--version"),
        ("arena hard easy --game 3", "--games"),
        ("mazenet jion", "join"),
    ],
)
def test_it_asks_what_was_meant(arguments: str, guess: str) -> None:
    assert f": did you mean {guess}?" in refused(*arguments.split())


def test_python_runs_the_package() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "daedalus", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout == f"daedalus {daedalus.__version__}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_printed_in_every_language(language: str) -> None:
    text = run("rules", "galaxy", "--lang", language).stdout
    assert text.startswith(f"# {Words(language).title('galaxy')}\n")
    assert text == Words(language).rules("galaxy")


def test_perft_counts_and_divides() -> None:
    assert run("perft", "classic", "1", "--seed", "a").stdout == "24\n"
    assert run("perft", "classic", "0").stdout == "1\n"
    divided = run("perft", "classic", "2", "--seed", "a", "--divide").stdout.splitlines()
    assert sum(int(line.split()[-1]) for line in divided[:-1]) == int(divided[-1])
    assert len(divided) == 25
    position = new_game("pirates", seed="a").position
    assert run("perft", "pirates", "2", "--position", position).stdout == (
        run("perft", "pirates", "2", "--seed", "a").stdout
    )


def test_a_game_is_played_through_a_pipe_and_kept(tmp_path: Path) -> None:
    kept = tmp_path / "a" / "b.game"
    lines = "board\ngoal\nreach\nwhere owl\ncell a1\nb1=5\nundo\nb1=5\na1\nlog\nseats\nquit\n"
    done = run("play", "classic", "--plain", *SHORT_GAME.split(), "--save", str(kept), text=lines)
    assert "\x1b" not in done.stdout
    assert "Undone: b1=5" in done.stdout
    assert "Pip pushes column b from the top." in done.stdout
    assert "Owl (S): on d2" in done.stdout
    assert "a1: bend, open east and south, Pip’s home, Pip here" in done.stdout
    game = read_game(kept.read_text(encoding="utf-8"))
    assert [event.action for event in game.events] == ["b1=5", "a1"]
    again = run("play", "--resume", str(kept), text="b1=a\n")
    assert "turn 2" in again.stdout
    assert len(read_game(kept.read_text(encoding="utf-8")).events) in (2, 3)


@pytest.mark.parametrize("edition", ["classic", "pirates", "galaxy"])
@pytest.mark.parametrize("seed", ["1", "7", "15"])
def test_the_example_in_the_prompt_is_legal(edition: str, seed: str) -> None:
    first = run("play", edition, "--plain", "--seed", seed, text="quit\n").stdout
    found = re.search(r"push first, for example (\S+)\.", first)
    assert found is not None
    done = run("play", edition, "--plain", "--seed", seed, text=f"{found[1]}\nquit\n")
    assert ", now walk, for example" in done.stdout


def test_a_terminal_without_our_letters_gets_plain_walls() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [*COMMAND, "play", "classic", "--seed", "7"],
        input=b"quit\n", capture_output=True, env=environment, check=True,
    )  # fmt: skip
    assert done.stdout.isascii()
    assert b"?" not in done.stdout.partition(b"\n\n")[0]
    assert b"+--" in done.stdout
    ascii_terminal = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    assert not letters.draws(ascii_terminal)
    assert letters.draws(io.TextIOWrapper(io.BytesIO(), encoding="utf-8"))


def test_a_game_of_an_arena_is_replayed(tmp_path: Path) -> None:
    out = tmp_path / "arena.games"
    contest = ("arena", "easy", "random", "--games", "2", "-o", "cards=1", "--jobs", "1")
    run(*contest, "--out", str(out))
    assert "wins!" in run("replay", f"{out}#2").stdout
    run("replay", f"{out}#2", "--verify")
    assert "no such game: 3" in refused("replay", f"{out}#3")
    assert "No such file" in refused("replay", f"{tmp_path / 'other'}#1")


def test_progress_tells_the_time_that_is_left() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    now = iter([0.0, 0.0, 10.0, 20.0, 30.0])
    shown = Terminal()
    with Progress(4, shown, lambda: next(now)) as progress:
        progress.step(already=True)  # from a file, at once
        for _ in range(3):
            progress.step()
    lines = shown.getvalue().split("\r")
    assert "1/4  25%" in lines[1]
    assert lines[2].rstrip("\x1b[K").endswith("2/4  50%  -0:00:20")
    assert "4/4 100%" in lines[4]
    assert lines[-1] == "\x1b[K"


def test_a_whole_game_through_a_pipe_ends_with_the_ranks() -> None:
    game = new_game("classic", seats=1, seed="7", cards=1, ending="last-card")
    lines = []
    from daedalus import bots

    while game.outcome is None:
        action = bots.make("medium").choose(game.rules, game.view(0), 0, 100, len(game.events))
        lines.append(str(action))
        game = game.play(0, str(action))
    done = run("play", "classic", *SHORT_GAME.split(), text="\n".join(lines) + "\n")
    assert "Pip wins!" in done.stdout
    assert "1. Pip: " in done.stdout
    assert "It took " in done.stdout


def test_bots_alone_play_to_the_end_and_the_record_can_be_replayed(tmp_path: Path) -> None:
    kept = tmp_path / "bots.game"
    options = ["-o", "cards=1", "--seed", "3", "--bot", "1=medium", "--bot", "2=medium"]
    done = run("play", "pirates", *options, "--name", "1=Anna", "--save", str(kept))
    assert "wins!" in done.stdout
    told = run("replay", str(kept)).stdout
    assert "Anna" in told
    assert "wins!" in told
    assert "the seed deals" in run("replay", str(kept), "--verify").stdout
    assert run("record", str(kept)).stdout == ""


def test_a_language_is_spoken_throughout(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(
        "play", "classic", "--seed", "7", "--lang", "de", text="hilfe\nziel\nwo eule\nende\n"
    )
    assert "Alte Magie" in done.stdout
    assert "Eule (S): auf d2" in done.stdout
    assert Words("de")("word-board", "does") in done.stdout
    assert "Gefunden" not in done.stdout
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Stellung" in run("play", "classic", text="hilfe\n").stdout


def test_golden_games_are_checked_and_written_anew(tmp_path: Path) -> None:
    golden = tmp_path / "golden.game"
    record = new_game("classic", seed="7").play(0, "b1=5").record()
    golden.write_text(record.replace("\n", "\r\n"), encoding="utf-8", newline="")
    assert "golden.game" in refused("record", str(golden))
    assert "golden.game" in run("record", str(golden), "--write").stdout
    assert golden.read_bytes() == record.encode()
    run("record", str(golden))


def test_who_reads_the_output_may_leave() -> None:
    pipe = subprocess.Popen(
        [*COMMAND, "rules", "classic"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert pipe.stdout is not None
    assert pipe.stderr is not None
    pipe.stdout.close()
    assert pipe.stderr.read() == b""
    assert pipe.wait(30) in (0, 1)
    pipe.stderr.close()


def test_it_works_as_a_process_between_pipes(tmp_path: Path) -> None:
    kept = tmp_path / "piped.game"
    options = [*SHORT_GAME.split(), "--save", str(kept)]
    done = spawn("play", "classic", *options, text="b1=5\na1\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b" not in done.stdout
    assert len(read_game(kept.read_text(encoding="utf-8")).events) == 2
    broken = spawn("replay", str(tmp_path))
    assert broken.returncode == 2
    assert broken.stderr.count(b"\n") == 1
    assert broken.stdout == b""


# --- what does not ----------------------------------------------------------------------------

NOISE = random.Random(7).randbytes(3_000_000)


@pytest.mark.parametrize(
    ("arguments", "quotes"),
    [
        ("nonsense", "nonsense"),
        ("--nonsense", "nonsense"),
        ("play --nonsense", "nonsense"),
        ("play atlantis", "atlantis"),
        ("play classic --seats 5", "5"),
        ("play classic --seats 0", "0"),
        ("play classic --seats many", "many"),
        ("play classic --bots wizard", "wizard"),
        ("play classic --bot 9=medium", "9=medium"),
        ("play classic --bot medium", "medium"),
        ("play classic --bot 2=random --bot 2=medium", "2"),
        ("play classic --name 1=" + "x" * 99, "xxx"),
        ("play classic -o cards=13", "13"),
        ("play classic -o cards=-1", "-1"),
        ("play classic -o cards", "cards"),
        ("play classic -o wings=2", "wings"),
        ("play classic -o hands=both", "both"),
        ("play classic -o cards=1 -o cards=2", "cards"),
        ("play classic -o ending=point:z9", "z9"),
        ("play classic --lang xx", "xx"),
        ("play classic --position nonsense", "nonsense"),
        ("play --resume /nowhere/at.all", "/nowhere/at.all"),
        ("rules atlantis", "atlantis"),
        ("rules classic --lang tlh", "tlh"),
        ("rules", "edition"),
        ("perft classic many", "many"),
        ("perft classic -3", "-3"),
        ("perft classic 1 --seats 9", "9"),
        ("perft classic 1 --position x", "x"),
        ("perft atlantis 1", "atlantis"),
        ("replay /nowhere/at.all", "/nowhere/at.all"),
        ("replay /", "'/'"),
        ("record /nowhere/at.all", "/nowhere/at.all"),
        ("play classic --seed " + "x" * 300, "xxx"),
    ],
)
def test_bad_arguments_are_one_line_and_exit_code_2(arguments: str, quotes: str) -> None:
    assert quotes in refused(*arguments.split())


def broken_records() -> dict[str, bytes]:
    """Return files that are not records, each broken in its own way."""
    good = new_game("classic", seed="7").play(0, "b1=5").record()
    return {
        "empty": b"",
        "noise": NOISE,
        "nulls": b"\0" * 2_000_000,
        "letters": b"x" * 5_000_000,
        "lines": b"\n" * 2_000_000,
        "truncated": good[: len(good) // 2].encode(),
        "cut-header": good[:20].encode(),
        "format": good.replace("daedalus 1", "daedalus 99").encode(),
        "edition": good.replace("edition classic", "edition atlantis").encode(),
        "rules": good.replace("rules 1", "rules 77").encode(),
        "action": good.replace("b1=5", "b1=9z").encode(),
        "illegal": good.replace("b1=5", "c1=5").encode(),
        "barred": (good.partition("\n\nseed")[0] + "\n1 0 b7=5\n").encode(),
        "seat": good.replace("1 0 b1=5", "9 0 b1=5").encode(),
        "huge-action": good.replace("b1=5", "b" * 1_000_000).encode(),
        "huge-position": good.replace(
            "position classic ", "position classic " + "f" * 10**6
        ).encode(),
        "huge-name": good.replace("seat 1 human", "seat 1 human " + "é" * 10**5).encode(),
        "seed": good.replace("seed 7", "seed 8").encode(),
        "latin-1": good.replace("human", "human Jos\u00e9", 1).encode("latin-1"),
        "utf-16": good.encode("utf-16"),
        "escape": good.replace("b1=5", "\x1b[2J\x1b]0;hi\x07").encode(),
    }


@pytest.mark.parametrize("name", broken_records())
def test_broken_records_are_refused_in_one_line(name: str, tmp_path: Path) -> None:
    file = tmp_path / f"{name}.game"
    file.write_bytes(broken_records()[name])
    before = file.read_bytes()
    for arguments in (
        ("replay", str(file)),
        ("play", "--resume", str(file)),
        ("record", str(file)),
    ):
        if name == "seed" and arguments[0] == "replay":
            arguments = (*arguments, "--verify")
        line = refused(*arguments)
        assert "\x1b" not in line
    refused("record", "--write", str(file))
    assert file.read_bytes() == before


@pytest.mark.parametrize("path", ["a\nb", "\udcff.game", "x" * 5000])
def test_odd_file_names_are_refused_in_one_line(path: str) -> None:
    refused("replay", path)


@pytest.mark.parametrize("name", ["noise", "long", "many", "mixed"])
def test_hostile_lines_change_nothing_and_are_answered_in_words(name: str, tmp_path: Path) -> None:
    texts = {
        "noise": NOISE,
        "long": b"x" * 4_000_000 + b"\n",
        "many": b"zz9=q\n" * 20_000,
        "mixed": b"d4\nb1\n=\nb1=\n!!\nout\n!d4\nB1=6\nb1=66\nz26\ncell\ncell zz\nwhere x\n",
    }
    kept = tmp_path / "kept.game"
    done = run("play", "classic", *SHORT_GAME.split(), "--save", str(kept), text=texts[name])
    assert "I do not know “" in done.stdout or "too long" in done.stdout
    assert "\x1b" not in done.stdout
    assert read_game(kept.read_text(encoding="utf-8")).events == ()


def test_a_folder_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    save = ("--save", str(file / "x.game"))
    assert "exists" in refused("play", "classic", *SHORT_GAME.split(), *save, text="quit\n")
