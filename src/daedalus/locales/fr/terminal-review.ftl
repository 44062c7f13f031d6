## daedalus review, and daedalus arena --review

help-review = Revenir sur une partie : ce qui l’a décidée, et la chance de chacun.
help-review-json = Tout afficher en JSON.
help-review-svg = Enregistrer la courbe des chances dans ce fichier, en image.
help-arena-review = Revenir aussi sur toutes les parties : ce que les tours de chaque robot ont perdu, sa chance, ses victoires sans la chance.
look-back-turns = { $title }, { $turns ->
    [one] un tour
   *[other] { $turns } tours
}
look-back-rounds = { $title }, { $turns ->
    [one] une manche
   *[other] { $turns } manches
}
look-back-unfinished = Cette partie n’est pas finie. Voici jusqu’où elle va :
look-back-points = En points sur 100 ; début, propres tours, les autres et chance donnent ensemble la fin.
look-back-now = maintenant
look-back-missed-finds = { $name } pouvait atteindre son but ici : { $motif }.
look-back-missed = { $name } avait un meilleur tour ici.
look-back-fine = { $name } a trouvé le seul bon tour.
look-back-lucky = { $name } a eu de la chance.
look-back-unlucky = { $name } n’a pas eu de chance.
look-back-helped = { $by } a ouvert le chemin à { $name }.
look-back-hindered = { $by } a barré le chemin à { $name }.
look-back-faster = { $name } a été plus rapide.
look-back-slower = Les autres ont été plus rapides que { $name }.
look-back-change = Avant { $before } sur 100, après { $after }.
look-back-better = Mieux : { $actions }
look-back-saved = Enregistré : { $file }
look-back-bot = robot
look-back-lost = perdu par tour
look-back-marks = notes par partie
look-back-luck-each = chance par partie
look-back-wins = victoires
look-back-without-luck = sans la chance
look-back-note = Perdu et chance en points sur 100. Sans la chance : les victoires, la chance de tous déduite.
