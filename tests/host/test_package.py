"""The wheel puts one name into an environment, and what it installs runs from any folder.

The folder holds a `signal.py` and more, which a Python that looks for its modules there would run;
the environment another package that has a `main.py`, an `engine` and `assets` too.
"""

import os
import re
import signal
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from engine.device.tape import read_tape, write_tape
from engine.host.bench.figure import run_python
from tests.host.conftest import Foreign
from tests.host.running import crankboard
from tests.host.test_readme import indented
from tests.host.test_thinking import killed_at_last
from tests.host.test_worker import until

ROOT = Path(__file__).parents[2]
OWN = ("chapayev", "chek", "chingo", "engine", "assets")
RECORD = indented('[Game "chek"]')
NODES = re.compile(r"[\d,]+ a second")  # which no two runs have alike
BIN = "Scripts" if sys.platform == "win32" else "bin"

pytestmark = pytest.mark.xdist_group("package")


def clean() -> dict[str, str]:
    """The variables of a person who has set nothing for us: libraries alone are found by them."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "PIP_", "COV_"))}
    libraries = dict.fromkeys(sysconfig.get_path(kind) for kind in ("purelib", "platlib"))
    return kept | {"PYTHONPATH": os.pathsep.join(libraries), "PIP_CONFIG_FILE": os.devnull}


def output(command: Sequence[str], *words: str, stdin: str = "") -> str:
    """What a program prints that must end well and without a word on standard error."""
    done = subprocess.run(
        [*command, *words], env=clean(), input=stdin, capture_output=True, text=True, check=False
    )
    assert (done.stderr, done.returncode) == ("", 0)
    return done.stdout


def build(kind: str, source: Path, to: Path) -> Path:
    """A wheel or an sdist of a source tree, built without a network."""
    command = [sys.executable, "-P", "-m", "hatchling", "build", "-t", kind, "-d", str(to)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    (built,) = to.iterdir()
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_the_wheel_is_one_folder_that_holds_all_of_the_program(wheel: Path) -> None:
    files = contents(wheel)
    assert {name.partition("/")[0] for name in files} == {
        "crankboard",
        "crankboard-0.1.0.dist-info",
    }
    inside = {name.removeprefix("crankboard/") for name in files if name.startswith("crankboard/")}
    sources = {
        path.relative_to(ROOT).as_posix()
        for folder in OWN
        for path in (ROOT / folder).rglob("*")
        if path.suffix not in ("", ".pyc") and not path.name.startswith(".")
    }
    assert inside == sources | {"main.py", "__init__.py", "__main__.py"}
    licences = {name.partition("/licenses/")[2] for name in files if "/licenses/" in name}
    assert licences == {"LICENSE", "assets/LICENSES.txt"}


def test_the_sdist_builds_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    sdist = build("sdist", ROOT, tmp_path / "sdist")
    with tarfile.open(sdist) as archive:
        for member in archive:  # `extractall` asks for what 3.11.2 has not, and 3.12 must be told
            path, file = tmp_path / "tree" / member.name, archive.extractfile(member)
            assert file is not None
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(file.read())
    (tree,) = (tmp_path / "tree").iterdir()
    assert contents(build("wheel", tree, tmp_path / "again")) == contents(wheel)


class Environment(msgspec.Struct, frozen=True):
    """A fresh environment; a wheel is laid into it and taken away again, file by file."""

    folder: Path

    @property
    def site(self) -> Path:
        """Where packages lie."""
        (site,) = self.folder.glob("**/site-packages")
        return site

    @property
    def python(self) -> str:
        """Its interpreter."""
        return str(self.folder / BIN / "python")

    def lay(self, wheel: Path) -> None:
        """Install, as an installer does it: whatever is in the way is overwritten."""
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(self.site)

    def take(self, wheel: Path) -> None:
        """Remove, as an installer does it: all files that the wheel has brought."""
        for name in contents(wheel):
            (self.site / name).unlink()

    def files(self) -> set[str]:
        """All that lies there, by names from the top, but for what Python compiled."""
        return {
            path.relative_to(self.site).as_posix()
            for path in self.site.rglob("*")
            if path.is_file() and path.suffix != ".pyc"
        }


def make_environment(folder: Path) -> Environment:
    venv.EnvBuilder(symlinks=sys.platform != "win32").create(folder)
    return Environment(folder)


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of another package, which lays its names open as ours once did."""
    path = tmp_path_factory.mktemp("other") / "other-1.0-py3-none-any.whl"
    files = {f"{name}/__init__.py": "WHOSE = 'theirs'\n" for name in OWN}
    files["main.py"] = "import engine\nWHOSE = engine.WHOSE\n"
    files["other-1.0.dist-info/METADATA"] = "Metadata-Version: 2.1\nName: other\nVersion: 1.0\n"
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return path


@pytest.fixture(scope="module")
def installed(wheel: Path, other: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Pip has installed ours beside the other."""
    environment = make_environment(tmp_path_factory.mktemp("installed"))
    environment.lay(other)
    pip = [sys.executable, "-P", "-m", "pip", "--python", environment.python, "--isolated"]
    words = ["install", "--no-index", "--no-deps", "--no-compile", "--quiet", str(wheel)]
    output([*pip, *words])
    return environment


BOTH = "import sys, main, crankboard; sys.exit(crankboard.run() or main.WHOSE != 'theirs')"


def test_ours_and_anothers_do_not_touch_each_other(
    wheel: Path, other: Path, tmp_path: Path, foreign: Foreign
) -> None:
    environment = make_environment(tmp_path / "environment")
    ours = [environment.python, "-P", "-m", "crankboard", "check", "-"]
    theirs = [environment.python, "-P", "-c", "import main; print(main.WHOSE)"]
    both = [environment.python, "-P", "-c", BOTH, "check", "-"]

    def ours_run() -> None:
        assert "Scores: S 2, N 4" in output(ours, stdin=RECORD)

    environment.lay(other)
    before = environment.files()
    environment.lay(wheel)
    ours_run()
    assert output(theirs) == "theirs\n"
    assert "Scores: S 2, N 4" in output(both, stdin=RECORD)
    environment.take(other)
    ours_run()
    environment.lay(other)
    ours_run()
    environment.take(wheel)
    assert environment.files() == before
    assert output(theirs) == "theirs\n"


@pytest.fixture(params=["installed", "module", "source"])
def command(request: pytest.FixtureRequest) -> list[str]:
    """How the program is started: as it is installed in two ways, and from its sources."""
    if request.param == "source":
        return [sys.executable, str(ROOT / "main.py")]
    environment: Environment = request.getfixturevalue("installed")
    if request.param == "module":
        return [environment.python, "-m", "crankboard"]
    return [str(environment.folder / BIN / "crankboard")]


def test_it_starts_and_answers_in_any_folder(
    command: list[str], foreign: Foreign, tmp_path: Path
) -> None:
    for words in (["check", "-"], ["think", "chek", "--record", "-", "--level", "4"]):
        found, wanted = output(command, *words, stdin=RECORD), crankboard(*words, stdin=RECORD).out
        assert NODES.sub("", found) == NODES.sub("", wanted)
    output(command, "play", "--frames", "1", "--data-dir", str(tmp_path / "data"))


def test_what_is_installed_shows_the_same_frames(
    installed: Environment, foreign: Foreign, tmp_path: Path
) -> None:
    tape = read_tape((ROOT / "tests/golden/tapes/chingo-cpu.tape").read_text(encoding="utf-8"))
    del tape.inputs[600:]
    tape.digests = {tick: digest for tick, digest in tape.digests.items() if tick <= 600}
    assert len(tape.digests) > 3
    (tmp_path / "tape").write_text(write_tape(tape), encoding="utf-8")
    shown = output([str(installed.folder / BIN / "crankboard")], "tape", "play", "../tape")
    lines = set(shown.splitlines())
    assert {f"{tick} {digest}" for tick, digest in tape.digests.items()} <= lines


@pytest.mark.parametrize("command", ["installed", "source"], indirect=True)
def test_a_cpu_thinks_in_any_folder(command: list[str], foreign: Foreign, tmp_path: Path) -> None:
    words = ["play", "chingo", "--seats", "S=cpu:3,N=cpu:3", "--data-dir", str(tmp_path / "data")]
    program = subprocess.Popen([*command, *words], env=clean(), stderr=subprocess.PIPE, text=True)
    with program, killed_at_last(program):
        until(lambda: moves_in(tmp_path / "data") > 4 or program.poll() is not None)
        program.send_signal(signal.SIGTERM)
        _out, err = program.communicate(timeout=60)
    assert (err, program.returncode) == ("", 0)


def test_a_benchmark_starts_nothing_of_the_current_folder(foreign: Foreign) -> None:
    assert run_python(["-c", "import signal; print('own')"]) == "own\n"


def moves_in(folder: Path) -> int:
    return sum(path.read_bytes().count(b"\n") for path in folder.glob("matches/*.match"))
