"""Calling a partner, naming trumps."""
