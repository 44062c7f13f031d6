"""The paths of the lessons."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from daedalus.lessons import told
from daedalus.table.route import Encoded, RouteTable, Shell

route = RouteTable()


@route("GET", "/api/lessons")
async def list_lessons(shell: Shell) -> told.LessonList:
    """List the lessons."""
    return told.listed()


@route("POST", "/api/lessons/{name}")
async def take_step(
    shell: Shell, name: Annotated[str, Meta(pattern="^[a-z]{1,16}$")], data: told.LessonTry
) -> Encoded[told.LessonNow]:
    """Take a step of a lesson."""
    return await shell.compute(told.step, name, data)
