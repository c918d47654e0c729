"""When play is over, and what playing on means."""
