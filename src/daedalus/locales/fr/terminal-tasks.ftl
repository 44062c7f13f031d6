### French: tasks for learning programs.

help-bench-task = Des tâches pour programmes qui apprennent : les lister, évaluer quelqu’un, produire des parties.
help-bench-task-list = Lister les tâches.
help-bench-task-evaluate = Jouer les donnes fixes d’une tâche et dire ce qu’il en est sorti.
help-bench-task-verify = Vérifier qu’un rapport est juste ; avec un joueur, rejouer ses donnes.
help-bench-task-games = Produire, à partir d’une graine, des parties de niveaux mêlés pour apprendre.
help-bench-task-task = La tâche, par exemple Fetch1.
help-bench-task-bot = Un de nos robots joue : un niveau, ou un nombre de 1 à 20.
help-bench-task-policy = Une stratégie joue : module:fonction, qui la renvoie.
help-bench-task-deals = Combien des 1000 donnes fixes jouer, à partir de la première.
help-bench-task-out = Écrire le rapport dans ce fichier au lieu de l’écran.
help-bench-task-file = Un rapport de bench-task evaluate.
help-bench-task-to = Le fichier : des colonnes si son nom finit par parquet (il faut pyarrow), sinon une ligne de JSON par partie.
help-bench-task-edition = L’édition jouée.
help-bench-task-many = Combien de parties.
bench-task-score = { $task } : { $player } atteint { $score } (de { $low } à { $high }). Donnes : { $deals }.
bench-task-adds-up = Le rapport est juste.
bench-task-same = Le même résultat : { $score }.
bench-task-differs = Le résultat diffère : { $score } cette fois.
