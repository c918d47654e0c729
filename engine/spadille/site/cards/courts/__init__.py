"""The court cards: heads, dress and what the figures hold, put together."""
