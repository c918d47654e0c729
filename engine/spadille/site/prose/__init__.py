"""The rules as continuous prose.

A module a part of the game holds its sentences, which with `grammar` and `frame` are what a translator translates;
the other modules choose and arrange them.
"""
