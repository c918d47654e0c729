"""The suit that outranks the others."""
