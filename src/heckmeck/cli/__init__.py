"""The command line `heckmeck`."""
