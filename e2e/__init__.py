"""Tests of a person at the page: taps, drags, keys, and what is then to be read."""
