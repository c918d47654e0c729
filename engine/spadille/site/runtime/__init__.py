"""The engine for the reader's browser: Pyodide, what the engine needs of Python's library, the engine, the edition's rules."""
