"""What whoever runs the service can have done, whether it runs at the moment or not."""
