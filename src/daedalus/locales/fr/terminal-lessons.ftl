### French: the lessons in the terminal; what is taught is in lessons.ftl.

help-learn = Apprendre un jeu, étape par étape.
help-lesson = Quelle leçon ; sans elle, toutes sont citées.
help-step = Commencer à cette étape.
learn-words = Tape montre pour voir un chemin, encore pour recommencer l’étape, aide pour tous les autres mots, quitter pour partir.
key-lesson = leçon
rules-learn = Une leçon l’explique pas à pas : { $command }
learn-left = Pour continuer plus tard : { $command }
word-show = montre
    .does = indique un chemin vers le but de l’étape
