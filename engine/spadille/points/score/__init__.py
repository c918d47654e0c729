"""What the result is worth, and to whom."""
