"""What the books pay for the same results: their figures side by side, every result there is, and charts."""
