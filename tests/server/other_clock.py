"""The program on a machine with another time: `python other_clock.py SECONDS_AHEAD serve …`."""

import sys
import time

if __name__ == "__main__":  # worker processes import this file too
    sys.path.pop(0)  # this folder
    _, ahead, *arguments = sys.argv
    sys.argv = ["heckmeck", *arguments]
    here, difference = time.time_ns, int(float(ahead) * 10**9)
    time.time_ns = lambda: here() + difference  # before anybody imports it

    from heckmeck.cli.main import main

    main()
