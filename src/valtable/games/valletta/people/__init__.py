"""What people are shown and told, and what they may wish for."""
