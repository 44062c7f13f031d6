### Spanish: the lessons in the terminal; what is taught is in lessons.ftl.

help-learn = Aprender un juego, paso a paso.
help-lesson = Qué lección; sin ella se nombran todas.
help-step = Empezar por este paso.
learn-words = Escribe muestra para ver un camino, otra para repetir el paso, ayuda para todas las demás palabras, salir para dejarlo.
key-lesson = lección
rules-learn = Una lección lo enseña paso a paso: { $command }
learn-left = Para seguir después: { $command }
word-show = muestra
    .does = dice un camino hasta la meta del paso
