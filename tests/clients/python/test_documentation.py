"""The examples of the README and of the docstrings run against a real site."""

import contextlib
import doctest
import importlib.util
import io
import pkgutil
import re
import unittest

import foyer
from support import PACKAGE, ROOT
from support.kind import IS_ASYNC
from support.site import site

ADDRESS = "http://localhost:8000"


def setUpModule():
    """As in the package that the site gives away: its address is the default."""
    for client in [foyer.Foyer, foyer.AsyncFoyer]:
        before = client.__init__.__defaults__
        unittest.addModuleCleanup(setattr, client.__init__, "__defaults__", before)
        client.__init__.__defaults__ = (site(),)


class Documentation(unittest.TestCase):
    def test_the_examples_of_the_readme_and_the_manual_run(self):
        blocks = readme_examples()
        self.assertGreaterEqual(len(blocks), 5)
        for block in blocks:
            if ("AsyncFoyer" in block) != IS_ASYNC:
                continue
            with self.subTest(block), contextlib.redirect_stdout(io.StringIO()):
                exec(compile(block, "README.md", "exec"), {"__name__": "example"})

    def test_the_examples_of_the_docstrings_run(self):
        runner = doctest.DocTestRunner()
        with foyer.Foyer(site()) as client:
            for example in docstring_examples(client):
                runner.run(example, out=self.fail)
        self.assertGreater(runner.summarize(verbose=False).attempted, 0)

    def test_every_public_name_has_a_docstring(self):
        for kind in [foyer.Foyer, foyer.AsyncFoyer, foyer.ApiError, foyer.ApiConnectionError]:
            self.assertTrue(kind.__doc__)
            for name, method in vars(kind).items():
                if not name.startswith("_"):
                    self.assertTrue(method.__doc__, name)

    def test_the_readme_lists_every_call(self):
        text = (PACKAGE / "README.md").read_text("utf-8")
        for name in vars(foyer.Foyer):
            if not name.startswith("_") and name not in ("close", "with_response"):
                self.assertIn(f"| `{name}(", text)
                self.assertIn(name, vars(foyer.AsyncFoyer))


def readme_examples():
    paths = [PACKAGE / "README.md", ROOT / "docs/clients.md"]
    text = "\n".join(path.read_text("utf-8") for path in paths)
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [block.replace("{base_url}", ADDRESS).replace(ADDRESS, site()) for block in blocks]


def docstring_examples(client):
    finder, parser = doctest.DocTestFinder(), doctest.DocTestParser()
    for module in modules():
        for found in finder.find(module, extraglobs=None):
            if not found.examples or ("AsyncFoyer" in found.name) != IS_ASYNC:
                continue
            names = {**vars(module), "client": client}
            yield parser.get_doctest(found.docstring, names, found.name, found.filename, found.lineno)


def modules():
    """All of the package that this Python can import: httpx may not be there."""
    yield foyer
    for found in pkgutil.iter_modules(foyer.__path__, "foyer."):
        if found.name != "foyer._httpx_fetch" or importlib.util.find_spec("httpx"):
            yield importlib.import_module(found.name)


if __name__ == "__main__":
    unittest.main()
