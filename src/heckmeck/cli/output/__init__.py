"""Tables and figures that commands print."""
