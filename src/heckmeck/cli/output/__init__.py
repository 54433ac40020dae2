"""Text, tables and figures that commands print."""
