"""The edge over HTTP: handlers, what guards them, and the built page."""
