"""The pot, apart from the payments."""
