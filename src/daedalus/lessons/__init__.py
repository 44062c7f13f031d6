"""Lessons for every game: prepared positions, steps with a goal, and the rules as the judge."""

from daedalus.lessons.shelf import lesson, lessons

__all__ = ["lesson", "lessons"]
