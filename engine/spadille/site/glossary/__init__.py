"""The glossary: its page, and the words in other pages that lead to it."""
