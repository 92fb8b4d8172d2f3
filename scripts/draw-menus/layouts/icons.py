"""As `legend`, with drawings in place of letters and numbers."""

from layouts.legend import draw

__all__ = ["draw"]
