"""The shared store: one PostgreSQL database for several nodes."""
