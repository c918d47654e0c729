"""The games that can be bid, each a row of columns."""
