"""One file per command: parse the arguments, call the package that does the work, print."""
