### English: the lessons in the terminal; what is taught is in lessons.ftl.

help-learn = Learn a game, step by step.
help-lesson = Which lesson; without it, all are listed.
help-step = Begin with this step.
learn-words = Type show to see a way, again to start the step over, help for all other words, quit to leave.
key-lesson = lesson
rules-learn = A lesson teaches it step by step: { $command }
learn-left = Go on later with: { $command }
word-show = show
    .does = shows a way to the goal of the step
