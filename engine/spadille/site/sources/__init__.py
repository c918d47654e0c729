"""The pages about the sources: the bibliography, one page each, and the forms for those who hold a book."""
