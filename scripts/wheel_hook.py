"""Lays `main.py` into the wheel's one folder: the build can be told so of folders, not of a file.

Not in an editable installation, which finds everything in the source tree.
"""

from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard":
            build_data["force_include"]["main.py"] = "crankboard/main.py"
