"""Where identities and tables are stored."""
