"""A module for each layout; its `draw` makes a page of a language."""
