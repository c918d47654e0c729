"""The cards and their order."""
