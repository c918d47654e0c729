"""The edition as data to take away, and the feed of changed readings."""
