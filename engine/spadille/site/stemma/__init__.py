"""The stemma: who depends on whom, drawn."""
