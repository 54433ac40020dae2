"""What operators do to a server: `heckmeck admin`, through a private socket or without a server."""
