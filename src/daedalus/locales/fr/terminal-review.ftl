## daedalus review, and daedalus arena --review

help-review = Revenir sur une partie : ce qui l’a décidée, et la chance de chacun.
help-review-json = Tout afficher en JSON.
help-review-svg = Enregistrer la courbe des chances dans ce fichier, en image.
help-arena-review = Revenir aussi sur toutes les parties : ce que les tours de chaque robot ont perdu, sa chance, ses victoires sans la chance.
look-back-better = Mieux : { $actions }
look-back-saved = Enregistré : { $file }
look-back-bot = robot
look-back-lost = perdu par tour
look-back-marks = notes par partie
look-back-luck-each = chance par partie
look-back-wins = victoires
look-back-without-luck = sans la chance
look-back-note = Perdu et chance en points sur 100. Sans la chance : les victoires, la chance de tous déduite.
