"""The rules question by question: a page a rule point, a page a family of them, and an index."""
