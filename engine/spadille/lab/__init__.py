"""The laboratory: the engine's answers to the questions of a reader, as data, for a page in whose browser it runs."""
