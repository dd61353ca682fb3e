"""What the README shows of the engine is true."""

import doctest

from tools.project import ROOT


def test_the_examples_of_the_readme():
    outcome = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert outcome.attempted > 4
    assert outcome.failed == 0
