"""Bots that go wrong in their worker; a module of its own, so that a worker loads nothing else."""

import os
import time

from daedalus.bots.texts import BotQuestion


def crash(question: BotQuestion) -> list[str]:
    if question.level == "hard":
        os._exit(3)
    return [question.level]


def hang(question: BotQuestion) -> list[str]:
    if question.level == "hard":
        time.sleep(600)
    return [question.level]


def fail(question: BotQuestion) -> list[str]:
    raise ValueError("no idea")


def with_kernels(question: BotQuestion) -> list[str]:
    from daedalus import fast

    return [f"{question.level} {fast.chosen().kind}"]
