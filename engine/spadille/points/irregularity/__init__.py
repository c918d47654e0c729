"""What follows when somebody errs."""
