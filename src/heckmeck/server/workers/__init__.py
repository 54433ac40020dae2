"""Work that leaves the event loop: bots, hints, replays and pictures in worker processes."""
