"""The tricks."""
