"""What an installation is known by: the one name that Crankboard puts among other packages.

The program's own packages (`engine` and the games) stay top-level names, as in the source tree,
where they lie beside this folder; installed, they lie inside it, out of everybody's way. So a start
puts that place first on the path, and no other package's `engine` or `main` matters.
"""

import sys

OWN = ("main", "engine", "chek", "chingo", "chapayev")


def run() -> int:
    """Run the command line; the exit code."""
    _go_home()
    from main import run as run_main

    return run_main()


def _go_home() -> None:
    """Have the program's own modules found before any others of their names."""
    from pathlib import Path  # not at the top: `-m` has the current folder on the path until later

    here = Path(__file__).absolute().parent
    home = here if (here / "main.py").is_file() else here.parent
    sys.path.insert(0, str(home))
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if name.partition(".")[0] in OWN and not (file and Path(file).is_relative_to(home)):
            del sys.modules[name]  # another package's, whoever has loaded it
