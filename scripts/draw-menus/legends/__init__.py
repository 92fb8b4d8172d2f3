"""Marks of allergens on dishes, and the legends that explain them."""
