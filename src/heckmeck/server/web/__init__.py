"""The HTTP and WebSocket application."""
