"""Lessons over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from daedalus.lessons import told

LessonId = Annotated[str, PathParameter(pattern="^[a-z]{1,16}$")]


@get("/api/lessons", summary="List the lessons")
async def list_lessons() -> told.LessonList:
    return told.listed()


@post("/api/lessons/{name:str}", summary="Take a step of a lesson", status_code=200)
async def take_step(name: LessonId, data: JSONBody[told.LessonTry]) -> told.LessonNow:
    return told.step(name, data)
