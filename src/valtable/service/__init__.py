"""The service: tables that last, played over HTTP and sockets."""
