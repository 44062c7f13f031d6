## Une soirée à plusieurs

eve-title = Une soirée à plusieurs
eve-note = Un lien, de 4 à 32 personnes, sans compte.
eve-static = Une soirée a besoin d’un serveur : cette page n’en a pas.
eve-world = À quoi jouez-vous ?
eve-size = Combien par table ?
eve-rounds = Manches
eve-pace = À quelle vitesse ?
eve-pace-0 = Tranquillement
eve-pace-30 = Une demi-minute par tour
eve-pace-15 = Vite
eve-door = Lire les noms avant de les montrer
    .note = Personne ne voit un nom tant que tu ne l’as pas fait entrer.
eve-many = Combien viendront ?
    .note = Juste une idée, pour te dire combien de temps cela dure. Qui vient peut jouer.
eve-about = environ { $count }
eve-by = Ton nom, pour le titre
eve-tables = { $count ->
    [one] Une table de { $size }
   *[other] { $count } tables de { $size }
}
eve-tables-mixed = { $count } tables de { $low } et { $high }
eve-takes = { $count ->
    [one] { $count } manche, environ { $time }.
   *[other] { $count } manches, environ { $time }.
}
eve-meet = À chaque manche, on rencontre autant de nouvelles têtes que possible.
eve-open = Accueillir tout le monde
eve-before = Tes soirées
eve-of = { $world } : une soirée chez { $name }
eve-of-nobody = { $world } : une soirée à plusieurs
eve-gone = Cette soirée n’existe pas
    .note = Elle a eu lieu il y a longtemps et a été rangée, ou il manque une partie du lien.
eve-at-door = À la porte

## Les portes sont ouvertes

eve-come = Viens jouer
    .note = Scanne le code ou tape l’adresse. Ton nom, un signe, et voilà.
eve-who = Qui est là
eve-came = { $name } est là.
eve-here = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
eve-four = Il faut être au moins quatre.
eve-play-along = Jouer aussi
eve-begin = Commencer la manche { $round }
eve-screen = Pour le grand écran
eve-people = { $count ->
    [0] Les gens
    [one] Les gens : une personne attend
   *[other] Les gens : { $count } attendent
}
eve-manage = Les gens et les manches
eve-nobody = Personne n’est encore là.
eve-let-in = Faire entrer
eve-let-in-name = Faire entrer { $name }
eve-deputy = { $name } peut aussi mener la soirée
eve-deputy-is = mène aussi
eve-new-name = Un autre nom pour { $name }
eve-rename = Renommer
eve-off = Renvoyer { $name }
eve-alone = L’hôte est absent depuis un moment.
eve-take-over = Prendre la suite

## Sur les téléphones

eve-sign = Ton signe pour ce soir
eve-sign-taken = Déjà choisi : { $motif }
eve-enter = Entrer
    .note = Pas de compte. Ton nom n’est montré que ce soir.
eve-look-on = Regarder seulement
eve-table = Table { $table }
eve-ready = Ta table est prête.
eve-ready-at = Ta table est prête : table { $table }.
eve-called = On rappelle tout le monde.
eve-with = Table { $table }, avec
eve-sit = S’asseoir
eve-late = La partie commence quand vous êtes { $size } à la table. En cas de retard, on attend deux minutes, puis un robot garde la place au chaud.
eve-leave = Quitter la soirée
eve-waits = L’hôte va te faire entrer.
eve-in = Tu en es.
eve-soon = Reste ici : on t’appelle au début.
eve-soon-next = Reste ici : on t’appelle à la prochaine manche.
eve-next-one = Tu joues dès la prochaine manche.
eve-well = Bien joué, { $name } !
eve-placed = { $count ->
    [one] { $place ->
        [1] 1re
       *[other] { $place }e
    } place à la table : { $count } point.
   *[other] { $place ->
        [1] 1re
       *[other] { $place }e
    } place à la table : { $count } points.
}
eve-have = { $count ->
    [one] Tu en as { $count }.
   *[other] Tu en as { $count }.
}
eve-still = { $count ->
    [one] Une table joue encore. Reste ici, on t’appelle.
   *[other] { $count } tables jouent encore. Reste ici, on t’appelle.
}
eve-watch = Regarder les autres
eve-gathers = Ta table
eve-sits = { $count ->
    [0] Tout le monde est là.
   *[other] On attend encore : { $names }.
}
eve-back = Retour à la soirée

## Une manche

eve-found = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
eve-over-to = À { $name } de jouer.
eve-all-play = Tout le monde joue.
eve-home = { $count ->
    [one] Fini. En tête : { $names }.
   *[other] Fini. En tête ensemble : { $names }.
}
eve-done = { $left ->
    [0] Toutes les tables ont fini.
   *[other] Finies : { $count }. Encore en jeu : { $left }.
}
eve-next-round = La manche { $round } commence quand tout le monde est de retour. Qui a fini peut regarder les autres.
eve-last-round = C’est la dernière manche. Qui a fini peut regarder les autres.
eve-call = Rappeler tout le monde
eve-close = Clore la manche
    .note = Aux tables qui jouent encore, les places sont celles de maintenant.
eve-close-now = Clore maintenant

## Le classement

eve-standings = Classement
eve-after = { $count ->
    [0] Avant la première manche
    [one] Après une manche
   *[other] Après { $count } manches
}
eve-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
eve-not-there = pas encore là
eve-rule = À une table de quatre, la première place vaut 4 points, puis 3, 2, 1. À égalité de points, on partage la place.

## La fin

eve-cheers = { $count ->
   *[other] Hourra pour { $names } !
}
eve-sum = { $people } personnes, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
eve-else = Et tous les autres
eve-another = Une autre soirée
eve-one-more = Encore une manche
eve-certificates = Diplômes
eve-results = Tous les résultats
eve-csv = En tableau (CSV)
eve-records = Toutes les parties
eve-print = { $count ->
    [one] Imprimer { $count } feuille
   *[other] Imprimer { $count } feuilles
}
eve-cert-of = Sur { $count } personnes, à la { $place ->
    [1] 1re
   *[other] { $place }e
} place :
eve-cert-with = { $count ->
    [one] avec { $count } point
   *[other] avec { $count } points
} en { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { $world }
eve-cert-host = hôte
eve-cert-witness = témoin
