"""Spadille: an executable critical edition of the rules of German Solo."""
