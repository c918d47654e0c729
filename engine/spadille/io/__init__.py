"""Reading and writing the edition's files."""
