"""The table: how many sit at it."""
