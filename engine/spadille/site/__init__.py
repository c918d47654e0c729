"""The edition as pages: pure functions from the data to Markdown and HTML, and the hook that hands them to MkDocs."""
