"""Lessons over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from daedalus.lessons import told
from daedalus.server.asking import Asks, answer

LessonId = Annotated[str, PathParameter(pattern="^[a-z]{1,16}$")]


@get("/api/lessons", summary="List the lessons")
async def list_lessons() -> told.LessonList:
    return told.listed()


@post("/api/lessons/{name:str}", summary="Take a step of a lesson", status_code=200)
async def take_step(
    request: Asks, name: LessonId, data: JSONBody[told.LessonTry]
) -> Response[told.LessonNow]:
    return await answer(request, told.step, name, data)
