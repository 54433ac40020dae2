"""The stories of the golden records, with claims worked out by hand from the rules."""

from stories.endings import ENDINGS
from stories.original import ORIGINAL
from stories.robberies import BRATWORMS
from stories.specialists import SPECIALISTS
from stories.story import Story

STORIES = [*ORIGINAL, *SPECIALISTS, *BRATWORMS, *ENDINGS]

__all__ = ["STORIES", "Story"]
