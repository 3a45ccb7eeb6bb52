"""Shared set-up: no real window or sound in tests, and coverage floors for the rules."""

import atexit
import io
import os
import sys
from collections.abc import Generator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from coverage import Coverage
from hypothesis import settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["COLUMNS"] = "80"  # argparse folds what it prints by the terminal's width

settings.register_profile("default", deadline=None, print_blob=True, max_examples=40)
settings.register_profile("long", deadline=None, print_blob=True, max_examples=400)
settings.load_profile("default")

ROOT = Path(__file__).parent.parent
CACHES = {
    "COVERAGE_FILE": ".coverage",
    "HYPOTHESIS_STORAGE_DIRECTORY": ".hypothesis",
    "MYPY_CACHE_DIR": ".mypy_cache",
    "RUFF_CACHE_DIR": ".ruff_cache",
}
"""What tests and tools leave in the checkout, by the variable that says where else."""

IS_READ_ONLY = not os.access(ROOT, os.W_OK)
if IS_READ_ONLY:
    elsewhere = TemporaryDirectory(prefix="crankboard-tests-")
    atexit.register(elsewhere.cleanup)
    for variable, cache in CACHES.items():
        os.environ.setdefault(variable, str(Path(elsewhere.name, cache)))

RULES = ("state", "rules", "layouts", "notation", "moves", "odds", "reasons", "turns", "voting",
         "steps", "positions", "shapes", "calls", "chances", "captures", "placing",
         "cards", "dealing", "rows",
         "editions/*", "ownboards", "draft")  # fmt: skip
CHINGO_RULES = ("state", "rules", "setup", "fights", "ends", "voting", "lapses", "moves", "waiting",
                "reasons", "view", "notation", "tokens", "rows", "positions", "armies",
                "calls")  # fmt: skip
CHAPAYEV_RULES = ("state", "rules", "options", "geometry", "rows", "rounds", "judging", "settling",
                  "outcomes", "asking", "reasons", "fan", "view", "naming", "tokens", "positions",
                  "notation", "calls", "remarks")  # fmt: skip
FLOORS = {
    "engine/core": [str(ROOT / "engine" / "core" / "*")],
    "chek rules": [str(ROOT / "chek" / f"{name}.py") for name in RULES],
    "chingo rules": [str(ROOT / "chingo" / f"{name}.py") for name in CHINGO_RULES],
    "chapayev rules": [str(ROOT / "chapayev" / f"{name}.py") for name in CHAPAYEV_RULES],
}
FLOOR_PERCENT = 95

COVERING = ("chek/test_", "chingo/test_", "chapayev/test_", "examples/",
            *(f"engine/test_{name}." for name in (
                "board", "chair", "chance", "codec", "cpu", "match", "option", "question", "record",
                "review", "seats", "store", "table", "turn", "writing")))  # fmt: skip
"""Whose tests are traced: tracing makes a test four times as slow, and these reach the floors."""

TOO_LONG = ("perft", "brute", "noninterference", "agreement", "physics", "ties", "foresight",
            "properties", "chingo/test_rules", "planted", "repeats")  # fmt: skip
"""What they leave out: millions of steps over lines that the others have been through."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--renew-golden", action="store_true", help="write golden frames anew; look at them after"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Have coverage begin again, which began before it could be told where to write."""
    controller = getattr(config.pluginmanager.getplugin("_cov"), "cov_controller", None)
    if IS_READ_ONLY and controller is not None:
        controller.cov.stop()
        controller.start()


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are processors: some tests wait for a process, a signal, a clock."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture
def renew_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--renew-golden"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    """Trace only the tests that the coverage floors need, their fixtures included."""
    tracer = sys.gettrace()
    if is_covering(item.path):
        return (yield)
    sys.settrace(
        None
    )  # pausing pytest-cov would not do: a worker has two coverages, one in another
    try:
        return (yield)
    finally:
        sys.settrace(tracer)


def is_covering(path: Path) -> bool:
    """Whether the tests of a file are traced."""
    name = path.relative_to(ROOT / "tests").as_posix() if path.is_relative_to(ROOT) else ""
    return name.startswith(COVERING) and not any(word in name for word in TOO_LONG)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> Generator[None, None, None]:
    """After a whole run, fail it if the rules are not covered (see FLOORS)."""
    result = yield
    config = session.config
    is_worker = hasattr(config, "workerinput")
    is_whole = not config.args or {Path(arg).resolve() for arg in config.args} <= {
        ROOT,
        ROOT / "tests",
    }
    has_cov = config.pluginmanager.hasplugin("_cov")
    if not is_worker and is_whole and has_cov and session.exitstatus == pytest.ExitCode.OK:
        low = _below_floor()
        if low:
            print("\n" + "\n".join(low))
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
    return result


def _below_floor() -> list[str]:
    data = os.environ.get("COVERAGE_FILE", str(ROOT / ".coverage"))
    coverage = Coverage(data_file=data, config_file=str(ROOT / "pyproject.toml"))
    coverage.load()
    low = []
    for name, patterns in FLOORS.items():
        report = io.StringIO()
        percent = coverage.report(include=patterns, file=report, show_missing=True)
        print(f"\ncoverage of {name}: {percent:.1f} %", end="")
        if percent < FLOOR_PERCENT:
            low.append(report.getvalue())
            low.append(f"{name}: {percent:.1f} % is below {FLOOR_PERCENT} %")
    return low
