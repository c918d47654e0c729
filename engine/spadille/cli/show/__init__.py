"""What people see: tables and texts that fit eighty columns. Nothing here is imported for `--json`."""
