"""The solvers: a plain one and a compiled one that agree."""
