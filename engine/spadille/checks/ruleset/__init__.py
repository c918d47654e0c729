"""What a ruleset owes its readers beyond being readable: one law a module."""
