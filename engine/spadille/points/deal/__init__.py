"""Before the first word is spoken."""
