"""Pages of the laboratory, in which the engine runs in the reader's own browser."""
