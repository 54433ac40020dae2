"""Benchmarks. `make bench` runs the quick ones, `python -m bench NAME` runs one."""
