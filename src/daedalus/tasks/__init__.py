"""Daedalus-Bench: tasks for learning programs, with fixed deals on which they are compared.

>>> from daedalus.tasks import LevelPlayer, evaluate, task
>>> evaluate(task("Fetch1"), LevelPlayer("expert"), games=20)["score"]
1.0
"""

from daedalus.tasks.evaluate import evaluate, read_report, write_report
from daedalus.tasks.play import LevelPlayer, Policy, PolicyPlayer
from daedalus.tasks.task import DEALS, TASKS, Task, task

__all__ = [
    "DEALS",
    "TASKS",
    "LevelPlayer",
    "Policy",
    "PolicyPlayer",
    "Task",
    "evaluate",
    "read_report",
    "task",
    "write_report",
]
