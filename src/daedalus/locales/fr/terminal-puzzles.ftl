### Français : énigmes dans le terminal. Tâches, verdicts et preuves sont dans web-puzzles.ftl.

help-puzzle = Résoudre une énigme : celle du jour ou une autre.
help-puzzle-which = daily, une date comme 2026-11-17 ou l’identifiant d’une énigme.
help-puzzle-kind = Seulement cette sorte : fetch, run, guard, duel, weave ou harvest.
help-puzzle-plain = Sans dessins, pour les lecteurs d’écran.
help-puzzles = Créer, vérifier, montrer et compter des énigmes.
help-puzzles-make = Créer des énigmes ; sans sorte, de nouveau la collection fournie.
help-puzzles-verify = Prouver à nouveau chaque énigme d’une collection, d’après sa seule position.
help-puzzles-show = Montrer une énigme, avec ses solutions sur demande.
help-puzzles-stats = Compter une collection ; avec --solved, voir quels robots la résolvent au premier regard.
help-puzzles-turns = Seulement les énigmes de ce nombre de tours.
help-puzzles-count = Combien.
help-puzzles-out = Les écrire dans ce fichier plutôt qu’à l’écran.
help-puzzles-file = Une collection ; par défaut, celle qui est fournie.
help-puzzles-id = L’identifiant d’une énigme ; avec --sheet, de plusieurs.
help-puzzles-svg = Écrire son image dans ce fichier ; - pour l’écran.
help-puzzles-sheet = Écrire une page à imprimer dans ce fichier, six par feuille ; sans identifiant, six de toutes les sortes.
help-puzzles-solution = Montrer aussi les solutions.
help-puzzles-solved = Laisser des robots essayer les énigmes de chaque niveau.
help-puzzles-markdown = Écrire les tableaux dans cette page, entre ses repères.
puzzles-verified =
    { $count ->
        [one] Une énigme, prouvée.
       *[other] { $count } énigmes, toutes prouvées.
    }
puzzles-failed = { $wrong ->
    [one] { $wrong } ligne sur { $count } n’est pas une énigme prouvée.
   *[other] { $wrong } lignes sur { $count } ne sont pas des énigmes prouvées.
}
puzzles-line = ligne { $line } : { $reason }
puzzles-solutions = Solutions
puzzle-plain-orders = Aussi : { word-hint }, { word-undo }, { word-again }, { word-solution }, { word-help }, { word-quit }.
puzzle-plain-over = Tous les tours sont joués : { word-undo }, { word-again }, { word-hint } ou { word-solution }.
puzzle-plain-first = Commence par { $action }.
puzzle-does-hint = dit où regarder, puis que faire d’abord
puzzle-does-undo = annule ta dernière action
puzzle-does-quit = quitte l’énigme
word-again = encore
    .does = reprend l’énigme depuis le début
word-solution = solution
    .does = montre une solution
