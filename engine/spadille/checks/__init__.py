"""What can be wrong with the edition's files: every check reports all it finds."""
