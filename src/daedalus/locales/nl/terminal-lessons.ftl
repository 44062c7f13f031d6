### Dutch: the lessons in the terminal; what is taught is in lessons.ftl.

help-learn = Een spel leren, stap voor stap.
help-lesson = Welke les; zonder dit worden ze allemaal genoemd.
help-step = Met deze stap beginnen.
learn-words = Typ toon om een weg te zien, opnieuw om de stap over te doen, hulp voor alle andere woorden, stop om te stoppen.
key-lesson = les
rules-learn = Een les legt het stap voor stap uit: { $command }
learn-left = Later verder met: { $command }
word-show = toon
    .does = noemt een weg naar het doel van de stap
