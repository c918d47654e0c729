"""The rule points: one module a question. Their list is `spadille.vocabulary`."""
