### Français : ce que seul le navigateur dit de Go!

# La langue de ce fichier, pour les énumérations.
go-language = fr

go-turn = Tourner
go-flip = Retourner
go-middle = le centre
go-tile-turned = Tuile { $tile }, côté { $face }, vers { $heading }{ $hole ->
    [yes] , avec son trou dans la première case
   *[no] { "" }
}
go-goal-framed = { $motif } : c’est trouvé
go-cell = { $motif }{ $wanted ->
    [yes] , à trouver
   *[no] { "" }
}{ $tile ->
    [none] { "" }
   *[other] , sous la tuile { $tile }
}
go-rival = { $name } en a { $count } sur 4
go-rack = Tes tuiles
go-rack-hint = { $pointer ->
    [mouse] cliquer pour tourner, glisser pour poser
   *[other] toucher pour tourner, glisser pour poser
}
go-rack-locked = on ne touche à rien avant « Partez ! »
go-begin = Quatre dés, quatre trésors. On y va ?
go-roll = Lancer les dés
go-found-all = Je les ai vus tous les quatre !
go-wait-ready = On attend les autres…
go-maze = Labyrinthe { $round }
go-step-search = Chercher
go-step-build = Construire
go-step-check = Vérifier
go-hands-off = Pas avant « Partez ! » : les yeux seulement.
go-frozen = Tu as fini : plus rien ne change.
go-ask = Tous ne sont pas reliés : fini quand même ?
go-ask-no = Continuer
go-took = Le { $tile } est à toi
go-took-note = si la vérification trouve les quatre reliés. Ton plateau reste comme il est.
go-still-building =
    { $count ->
        [one] { $names } construit encore
       *[other] { $names } construisent encore
    }
go-unfit-edge = Elle dépasserait du bord.
go-unfit-middle = Le centre reste libre.
go-unfit-tile = Une autre tuile est déjà là.
go-unfit-else = Tourne-la, retourne-la ou essaie ailleurs.
go-not-wanted = Les dés ne montrent pas { $motif }.
go-missing = Pas reliés : { $motifs }.
go-all-linked = Tous les quatre sont reliés.
go-board-of = Le plateau { FORM($name, as: "of") }
go-end-rounds =
    { $count ->
        [one] après { $count } manche
       *[other] après { $count } manches
    }
go-dice = Les dés
go-joker-tile = Joker : un carrefour d’une case.
go-tile-open = Première case ouverte vers { $first } ; seconde case ouverte vers { $second }.
go-cell-linked = reliée au centre
go-cell-found = marquée
go-no-roll = Les dés ne sont pas encore lancés.
go-laid = La tuile { $tile } est sur { $cells }{ $motif ->
    [none] { "" }
   *[other] {" "}et montre { $motif }
}.
go-lifted = La tuile { $tile } est de nouveau en main.
go-hint-shows = Ce trou va sur { $motif }.
go-hint-leads = Cette tuile prolonge le chemin.
go-hint-blocks = Cette tuile gêne. Reprends-la.
go-hint-solved = Les quatre sont reliés. Annonce « { go-claim } ».
go-hint-seen = Les voici tous les quatre.
go-board-empty = Aucune tuile sur ton plateau.
go-hand-empty = Toutes les tuiles sont sur le plateau.
go-no-others = Personne d’autre ne joue.
go-no-limit = Le chrono ne tourne pas.
go-time-left =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
go-nothing-yet = Il ne s’est encore rien passé.
go-keys = Les flèches parcourent le plateau, Entrée pose la tuile en main ou en reprend une. 1 à 6 et J choisissent une tuile, R la tourne, F la retourne. Maj et Entrée : lancer, bon ou fini. G : ce que montrent les dés. B : ton plateau. Y : la ligne où tu es. H : tes tuiles. O : les autres. P : points. T : temps restant. L : ce qui vient de se passer.
