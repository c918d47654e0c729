"""Every two books held against each other: what differs, what only one says, and the deals that show it."""
