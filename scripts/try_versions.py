"""Runs the test command with the lowest versions that `pyproject.toml` allows, and the newest.

    python scripts/try_versions.py                        # each Python from 3.11 on that is here
    python scripts/try_versions.py --python 3.11 --part tests/engine tests/conformance

It needs uv, makes an environment for each Python and each end of the bounds, and prints a table.
A Python with wheels for later versions only gets the lowest of those.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parents[1]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
ENDS = {"lowest": "lowest-direct", "newest": "highest"}
SHOWN = ("pygame-ce", "numpy", "pymunk", "msgspec", "pytest")


def main() -> int:
    """Try them all, one after the other; 1 if any failed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--python", action="append", help="a version, or an interpreter's path")
    parser.add_argument("--end", choices=ENDS, action="append")
    parser.add_argument(
        "--part", nargs="+", default=[], help="what pytest is to run; by default all"
    )
    args = parser.parse_args()
    rows = []
    for python in args.python or [python for python in PYTHONS if is_here(python)]:
        for end in args.end or ENDS:
            with tempfile.TemporaryDirectory() as folder:
                rows.append(attempt(python, end, Path(folder), args.part))
            print(
                "", "| Python | versions | result |", "|---|---|---|", *rows, sep="\n", flush=True
            )
    return any("passed" not in row or "failed" in row for row in rows)


def is_here(python: str) -> bool:
    """Whether uv knows such an interpreter without having to fetch it."""
    words = ["uv", "python", "find", "--no-python-downloads", "--system", python]
    return subprocess.run(words, capture_output=True, check=False).returncode == 0


def attempt(python: str, end: str, folder: Path, part: list[str]) -> str:
    """One environment, one run: a row of the table."""
    own = folder / "bin" / "python"
    install = ["uv", "pip", "install", "-q", "--python", str(own), "--only-binary", ":all:"]
    venv = ["uv", "venv", "-q", "--clear", "--no-python-downloads", "--python", python]
    made = run([*venv, str(folder)])
    made = made and run([*install, "--resolution", ENDS[end], "-e", f"{ROOT}[test]"])
    if not made:
        return f"| {python}, {end} | | cannot be installed |"
    start = monotonic()
    result = tests(own, part)
    return f"| {python}, {end} | {versions(own)} | {result} in {monotonic() - start:.0f} s |"


def run(command: list[str]) -> bool:
    print("+", *command, flush=True)
    return subprocess.run(command, check=False).returncode == 0


def tests(python: Path, part: list[str]) -> str:
    """Pytest's last line; a part is run without the coverage that only the whole can have."""
    command = [str(python), "-m", "pytest", "-q", *(["--no-cov", *part] if part else [])]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    print(done.stdout[-20_000:], flush=True)
    counts = next((line for line in reversed(done.stdout.splitlines()) if "passed" in line), "")
    counts = counts.strip("= ").partition(" in ")[0]
    return counts if counts and not done.returncode else f"{counts or 'nothing passed'}, failed"


def versions(python: Path) -> str:
    code = "import sys; from importlib.metadata import version as v; print(*map(v, sys.argv[1:]))"
    told = subprocess.check_output([str(python), "-c", code, *SHOWN], text=True).split()
    return ", ".join(f"{name} {version}" for name, version in zip(SHOWN, told, strict=True))


if __name__ == "__main__":
    sys.exit(main())
