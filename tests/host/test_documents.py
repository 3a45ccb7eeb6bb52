"""docs/adding-a-game.md: its code is the example's, line by line, and its order the design's."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
DOCUMENT = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "tests" / "examples" / "rows"
BLOCK = re.compile(r"(?m)^`(?P<path>[\w/.]+)`:\n\n```python\n(?P<code>(?:.*\n)*?)```$")
BLOCKS = [(found["path"], found["code"]) for found in BLOCK.finditer(DOCUMENT)]


def test_every_block_of_python_says_where_it_stands() -> None:
    assert DOCUMENT.count("```python") == len(BLOCKS) > 5


@pytest.mark.parametrize(("path", "code"), BLOCKS, ids=[path for path, _code in BLOCKS])
def test_code_is_the_source_itself(path: str, code: str) -> None:
    source = (ROOT / path).read_text(encoding="utf-8")
    assert f"\n{code}" in f"\n{source}", f"{path} has no such lines any more"
    assert len(code.splitlines()) > 1


def test_every_file_of_the_example_is_told_of() -> None:
    for path in EXAMPLE.glob("*.py"):
        assert path.name in DOCUMENT, path


def test_files_and_commands_that_are_named_exist() -> None:
    for name in re.findall(r"`((?:engine|tests|chek|docs)/[\w/.-]+)`", DOCUMENT):
        assert (ROOT / name).exists(), name
    for module in re.findall(r"python -m (tests[\w.]+)", DOCUMENT):
        assert (ROOT / f"{module.replace('.', '/')}.py").is_file(), module
