"""Worker processes, in which bots think and logs are verified."""
