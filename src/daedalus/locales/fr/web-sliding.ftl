### Français : le plateau coulissant dans le navigateur : boutons, conseils et le plateau en mots.

# The language of this file, for lists such as "north, east and south".
sliding-language = fr

## The turn

sliding-step-push = { $piece ->
    [spaceship] Décale
   *[other] Pousse
}
sliding-step-walk = { $piece ->
    [ship] Navigue
    [spaceship] Vole
   *[other] Avance
}
sliding-coach-push = { $piece ->
    [ship] Les routes de la mer dérivent. Quelle poussée ouvre ta route ?
    [spaceship] Décale la station. Quelle poussée ouvre ton chemin ?
   *[other] Fais glisser le labyrinthe. Quelle poussée ouvre ton chemin ?
}
sliding-coach-home = Tout est trouvé ! Quelle poussée ouvre la voie ?
sliding-coach-lord = C’est l’Éclipse qui va chercher cette carte : déplace-la au lieu de { $piece ->
    [ship] ton bateau.
    [spaceship] ton vaisseau.
   *[other] ton pion.
}
sliding-coach-reach = Tu peux atteindre { $motif } !
sliding-coach-reach-home = La voie est libre !
sliding-coach-walk = { $pointer ->
    [mouse] Clique sur une case claire pour y aller, ou essaie une autre flèche.
   *[other] Touche une case claire pour y aller, ou essaie une autre flèche.
}
sliding-coach-aim = { $pointer ->
    [mouse] Clique encore une fois pour y aller.
   *[other] Touche encore une fois pour y aller.
}
sliding-coach-out = Un bord est ouvert : tu peux sortir !
sliding-coach-barred = Pas ici : cela annulerait la dernière poussée.
sliding-coach-far = Aucun chemin n’y mène d’ici.
sliding-choose-gate = { $pointer ->
    [mouse] Clique sur une flèche ou fais-y glisser la tuile.
   *[other] Touche une flèche ou fais-y glisser la tuile.
}
sliding-plan-ahead = Ta prochaine carte : { $motif }. Pense à la suite !
sliding-only-look = Tu peux regarder, mais pas pousser pour l’instant.
sliding-found = Trouvé
sliding-push-here = Pousser ici
sliding-coach-aim-first = Tourne la tuile et vise une flèche. Une poussée compte comme un essai.
sliding-coach-aim-push = Tourne la tuile et vise une flèche. Ce qui est poussé reste poussé.
sliding-coach-aimed = Pousse, ou tourne et vise encore. Seule la poussée compte.
sliding-take-back = Annuler
sliding-stay = Rester ici
sliding-walk-there = Y aller
sliding-walk-goal = Aller au but
sliding-walk-motif = Rejoindre { $motif }
sliding-leave = Sortir
sliding-who-walks = { $piece ->
    [ship] Qui navigue ?
    [spaceship] Qui vole ?
   *[other] Qui avance ?
}

## The hand

sliding-only-you = Visible pour toi seulement
sliding-your-goals = Tes buts
sliding-seeks = Reste à trouver : { $motifs }
sliding-spare = La tuile libre
sliding-turn-left = Tourner la tuile à gauche
sliding-turn-right = Tourner la tuile à droite
sliding-tap-to-turn = { $pointer ->
    [mouse] cliquer pour tourner, glisser vers une flèche
   *[other] toucher pour tourner, glisser vers une flèche
}
sliding-card-edge = Dehors !
sliding-card-point = Vers la case convenue
sliding-lord-yours = Elle va chercher ta carte : déplace-la.
sliding-heading = { $to ->
    [edge] En route vers la sortie
    [point] En route vers l’arrivée
   *[other] Sur le chemin du retour
}

## The board in words

sliding-board = Le labyrinthe
sliding-gates = Flèches
sliding-gate-push = Pousser la { $gate }
sliding-gate-shut = { $gate }, flèche barrée : elle annulerait la dernière poussée
sliding-gate-chosen = { $gate }, poussée à l’essai
sliding-to = { $what ->
    [motif] { FORM($motif, as: "to") }
    [own] jusqu’à la maison
    [home] jusqu’à la maison { FORM($owner, as: "of") }
   *[cell] jusqu’à la { $cell }
}
sliding-at = { $what ->
    [motif] sur { $motif }
    [own] à la maison
    [home] dans la maison { FORM($owner, as: "of") }
   *[cell] à la { $cell }
}
sliding-in-reach = à portée
sliding-row = Rangée { $row } : { $cells }.
sliding-no-row = Le labyrinthe a { $rows } rangées.

## Answers

sliding-goal = Ton but : { $motif }.
sliding-goal-signed = Ton but : { $motif }. C’est à l’Éclipse d’aller le chercher.
sliding-goal-lies = Il est à la { $cell }.
sliding-goal-on-spare = Il est sur la tuile libre.
sliding-goal-hidden = Tu pourras regarder ta prochaine carte au début de ton tour.
sliding-goal-sleeve = { $name } : la carte est face cachée. Maintiens P pour regarder.
sliding-goal-home = Tout est trouvé. Rentre à la maison : { $cell }.
sliding-goal-point = Tout est trouvé. Va sur la case convenue : { $cell }.
sliding-goal-edge = Tout est trouvé. Quitte le labyrinthe par un bord ouvert.
sliding-is-at = { $name } est { $at }.
sliding-is-out = { $name } a quitté le labyrinthe.
sliding-cards = { $name } : { $found ->
    [one] { $found } carte trouvée
   *[other] { $found } cartes trouvées
}, { $left } à trouver.
sliding-reach = { $count ->
    [one] Une case à portée : { $cells }.
   *[other] { $count } cases à portée : { $cells }.
}
sliding-reach-none = Rien n’est à portée.
sliding-nothing-yet = Il ne s’est encore rien passé.
sliding-turn-of = C’est à { $name }.
sliding-turn-push = { $piece ->
    [ship] À toi : pousse une tuile, puis navigue.
    [spaceship] À toi : pousse une tuile, puis vole.
   *[other] À toi : pousse une tuile, puis avance.
}
sliding-turn-walk = { $piece ->
    [ship] À toi : navigue ou reste.
    [spaceship] À toi : vole ou reste.
   *[other] À toi : avance ou reste.
}
sliding-over = La partie est finie. { $name } a gagné.
sliding-keys-short = Les flèches choisissent, Entrée valide. Point d’interrogation : toutes les touches.
sliding-keys = Les flèches vont de flèche en flèche, R tourne la tuile, Entrée pousse. Ensuite les flèches vont de case en case à portée, Entrée avance, Échap annule la poussée. G : ton but. W : où est chacun. S : la tuile libre. E : ce qui est à portée. C : les cartes. L : le dernier coup. T : à qui le tour. B : tout le plateau. 1 à 9 : une rangée. X : lire les cases, et retour aux flèches. P : déplacer l’autre pion. O : sortir.

## What was done

sliding-told-walk = { $piece ->
    [ship] { $name } navigue { $to }.
    [spaceship] { $name } vole { $to }.
   *[other] { $name } va { $to }.
}
sliding-told-stay = { $name } reste { $at }.
sliding-told-walk-lord = { $name } envoie l’Éclipse { $to }.
sliding-told-stay-lord = { $name } laisse l’Éclipse { $at }.
sliding-told-find = { $name } a trouvé { $motif } !
sliding-told-rode = { $name } glisse { $to }.
sliding-told-wrapped = { $name } sort d’un côté et revient de l’autre, { $at }.

## What a bot would do

sliding-advice-push = Pousse la { $gate }, la tuile tournée ainsi : { $tile }.
sliding-advice-push-brief = Pousse la { $gate }.
sliding-advice-walk = { $piece ->
    [ship] Navigue { $to }.
    [spaceship] Vole { $to }.
   *[other] Va { $to }.
}
sliding-advice-stay = Reste où tu es.
sliding-advice-walk-lord = Mène l’Éclipse { $to }.
sliding-advice-stay-lord = Laisse l’Éclipse où elle est.
sliding-advice-out = Sors du labyrinthe.
