"""What is missing is named in one sentence."""

import subprocess
import sys

import pytest

ENVS = "pip install 'heckmeck[envs]'"


@pytest.mark.parametrize(
    ("missing", "module", "sentence"),
    [
        ("gymnasium", "heckmeck.envs", f"this needs Gymnasium: {ENVS}"),
        ("pettingzoo", "heckmeck.envs.aec", f"this needs PettingZoo: {ENVS}"),
        ("pyspiel", "heckmeck.envs.openspiel", f"this needs OpenSpiel: {ENVS}"),
        (
            "numba",
            "heckmeck.envs.vector",
            "this needs the compiled rules: pip install 'heckmeck[envs,fast]'",
        ),
    ],
)
def test_a_missing_package_gets_a_sentence(missing: str, module: str, sentence: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"ImportError: {sentence}"


def test_importing_the_environments_loads_only_gymnasium() -> None:
    program = (
        "import sys, heckmeck.envs; "
        "print([name for name in ('numba', 'pettingzoo', 'pyspiel', 'PIL') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], capture_output=True, text=True
    )
    assert (done.stdout, done.stderr) == ("[]\n", "")
