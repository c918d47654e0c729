"""The flow of a deal: what is allowed, why something is not, and what follows. The answers live in the points."""
