"""What the tests of the Python client stand on."""

from pathlib import Path

ROOT = Path(__file__).parents[4]
PACKAGE = ROOT / "clients/python"
