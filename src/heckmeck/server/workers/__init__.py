"""Work that leaves the event loop: bots, hints and replays in worker processes."""
