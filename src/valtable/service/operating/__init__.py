"""What whoever runs the service is told: figures to watch, and lines in the log."""
