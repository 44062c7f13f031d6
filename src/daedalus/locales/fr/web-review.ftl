### French: looking back at a game.

review-note = { $title } · { $players ->
    [1] une personne
   *[other] { $players } personnes
} · { $length }
review-length = { $unit ->
    [rounds] { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
   *[turns] { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
}
review-unfinished = Cette partie n’est pas finie. Voici le retour sur ce qui est joué.
review-you = Toi
review-working = Chaque tour est revu…
review-waiting = Beaucoup de parties sont en cours d’examen. Tu es au rang { $place } de la file.
review-stop = Arrêter
review-stopped = Arrêté
review-go-on = Continuer
review-ready = Le retour sur la partie est prêt.
review-none = Rien à revoir ici
review-trouble-none = Cette partie n’existe pas ici.
review-trouble-offline = Le serveur ne répond pas. Réessaie dans un instant.
review-trouble-running = La partie n’est pas finie. Le retour viendra après.
review-trouble-record = Choisis d’abord un enregistrement.
review-trouble-unreadable = Cet enregistrement est illisible : il s’interrompt, a été modifié ou vient d’une autre version.
review-trouble-hidden = Cet enregistrement cache des cartes : il date d’avant la fin de la partie.
review-trouble-long = Cette partie est trop longue pour être revue.
review-share = Copier le lien de cette page
review-ahead = Qui menait ?
review-ribbons = Rubans
review-ribbons-note = Large ruban, bonnes chances.
review-lines = Lignes
review-lines-note = Ligne haute, bonnes chances.
review-drawn = Affichage
review-start = Début
review-turn = Tour { $turn }
review-turns = Tour
review-turn-of = { $who ->
    [you] à toi
   *[other] à { $name }
}
review-rounds = Manche
review-at-once = Tout le monde à la fois
review-luck = Chance
review-place-ahead = { $name } devant
review-place-close = { $name } tout près
review-place-behind = { $name } derrière
review-moments = { $count ->
    [0] Aucun tour n’a tout décidé
    [1] Le moment décisif
    [2] Deux moments décisifs
   *[other] Trois moments décisifs
}
review-calm = C’était serré jusqu’au bout ; beaucoup de petits pas ont fait la différence.
review-no-turns = Ici, tout le monde construit en même temps : il n’y a pas de tour à réessayer.
review-missed-finds = À portée : { $motif }
    .note = { $who ->
        [you] Avec un autre coup, tu y étais.
       *[other] Avec un autre coup, { $name } y était.
    }
review-missed-wins = { $who ->
    [you] La victoire était là
   *[other] { $name } pouvait gagner
}
    .note = Un seul coup aurait fini la partie.
review-missed-better = Un meilleur chemin était ouvert
    .note = { $who ->
        [you] Un autre coup t’aurait laissé plus de chances.
       *[other] Un autre coup aurait laissé plus de chances à { $name }.
    }
review-missed-open = { $who ->
    [by-you] Ton chemin du retour est resté ouvert
   *[other] Le chemin du retour { FORM($by, as: "of") } est resté ouvert
}
    .note = Un autre coup l’aurait fermé.
review-fine = { $who ->
    [you] Un beau coup de ta part
   *[other] Un beau coup { FORM($name, as: "of") }
}
    .note = Rien d’autre n’était aussi bon.
review-fine-wins = { $who ->
    [you] Tu décroches la victoire
   *[other] { $name } décroche la victoire
}
    .note = Rien d’autre n’était aussi bon.
review-lucky = { $who ->
    [you] Le vent était avec toi
   *[other] Le vent était avec { $name }
}
    .note = Ce qui est sorti tombait juste. Pure chance.
review-lucky-card = { $who ->
    [you] Ta carte tombe bien : { $motif }
   *[other] La carte { FORM($name, as: "of") } tombe bien : { $motif }
}
    .note = C’était tout près. Pure chance.
review-unlucky = { $who ->
    [you] Le vent était contre toi
   *[other] Le vent était contre { $name }
}
    .note = Ce qui est sorti n’aidait guère. Simple malchance.
review-unlucky-card = { $who ->
    [you] Ta carte suivante était loin : { $motif }
   *[other] La carte suivante { FORM($name, as: "of") } était loin : { $motif }
}
    .note = Une autre aurait été plus facile. Simple malchance.
review-hindered = { $who ->
    [you] { $by } te barre la route
    [by-you] Tu barres la route à { $name }
   *[other] { $by } barre la route à { $name }
}
    .note = { $goal ->
        [home] Un coup, et le chemin du retour n’était plus là.
       *[treasure] Un coup, et le chemin n’était plus là. Le but : { $motif }.
    }
review-hindered-found = { $who ->
    [you] { $by } te devance
    [by-you] Tu devances { $name }
   *[other] { $by } devance { $name }
}
    .note = Trouvaille de ce tour : { $motif }.
review-hindered-won = { $who ->
    [you] { $by } y était en premier
    [by-you] Tu y étais en premier
   *[other] { $by } y était en premier
}
    .note = Avec ce coup, la partie était gagnée.
review-hindered-turn = { $who ->
    [you] { $by } te complique la tâche
    [by-you] Tu compliques la tâche à { $name }
   *[other] { $by } complique la tâche à { $name }
}
    .note = Après ce coup, c’était moins bien.
review-hindered-lay = { $who ->
    [you] { $by } te prend quelque chose
    [by-you] Tu prends quelque chose à { $name }
   *[other] { $by } prend quelque chose à { $name }
}
    .note = Ensuite, il restait moins à attraper.
review-helped = { $who ->
    [you] { $by } t’ouvre la route
    [by-you] Tu ouvres la route à { $name }
   *[other] { $by } ouvre la route à { $name }
}
    .note = { $goal ->
        [home] Un coup, et le chemin du retour s’est ouvert.
       *[treasure] Un coup, et un chemin est apparu. Le but : { $motif }.
    }
review-helped-turn = { $who ->
    [you] { $by } te facilite la tâche
    [by-you] Tu facilites la tâche à { $name }
   *[other] { $by } facilite la tâche à { $name }
}
    .note = Après ce coup, c’était mieux.
review-helped-lay = { $who ->
    [you] { $by } t’en laisse davantage
    [by-you] Tu en laisses davantage à { $name }
   *[other] { $by } en laisse davantage à { $name }
}
    .note = Une tuile, et c’était mieux pour les autres.
review-faster = { $who ->
    [you] Tu as été plus rapide
   *[other] { $name } a été plus rapide
}
    .note = Cette manche a rapporté les points.
review-slower = { $who ->
    [you] Les autres ont été plus rapides
   *[other] Les autres ont été plus rapides { FORM($name, as: "than") }
}
    .note = Cette manche a profité à quelqu’un d’autre.
review-before = avant
review-after = après
review-otherwise = sinon
review-like-this = ainsi
review-change = { $who ->
    [you] Tes chances sont passées de { $before } à { $after } sur 100.
   *[other] Les chances { FORM($name, as: "of") } sont passées de { $before } à { $after } sur 100.
}
review-change-fine = { $who ->
    [you] Avec le deuxième meilleur coup, tes chances auraient été de { $before } sur 100 ; elles étaient de { $after }.
   *[other] Avec le deuxième meilleur coup, les chances { FORM($name, as: "of") } auraient été de { $before } sur 100 ; elles étaient de { $after }.
}
review-which = Quel coup montrer
review-played = Joué
review-better = Mieux
review-played-title = Voilà ce qui a été joué
review-better-finds = Ce coup aurait permis d’atteindre { $motif }
review-better-wins = Ce coup gagnait la partie
review-better-better = Ce coup aurait été meilleur
review-try = Réessayer d’ici
review-winds = Ailes et vent
review-sign-feathers = Plumes
    .means = ses propres tours
review-sign-wind = Vent
    .means = la chance
review-sign-pushes = Poussées
    .means = les autres
review-wings = { $lost ->
    [0] Des ailes parfaites.
    [1] De bonnes ailes.
   *[other] { $lost } plumes perdues en route.
}
review-wind-up = { $who ->
    [you] Le vent te portait.
   *[other] Le vent portait { $name }.
}
review-wind-down = { $who ->
    [you] Le vent soufflait contre toi.
   *[other] Le vent soufflait contre { $name }.
}
review-pushes-up = { $who ->
    [you] Les autres t’aidaient à monter.
   *[other] Les autres aidaient { $name } à monter.
}
review-pushes-down = { $who ->
    [you] Les autres te poussaient vers le bas.
   *[other] Les autres poussaient { $name } vers le bas.
}
review-pushed-up = { $who ->
    [you] { $by } t’aidait à monter.
    [by-you] Tu aidais { $name } à monter.
   *[other] { $by } aidait { $name } à monter.
}
review-pushed-down = { $who ->
    [you] { $by } te poussait vers le bas.
    [by-you] Tu poussais { $name } vers le bas.
   *[other] { $by } poussait { $name } vers le bas.
}
review-accounts = Ses tours : { $feathers ->
    [one] { $feathers } plume sur 5
   *[other] { $feathers } plumes sur 5
}. Chance : { $luck }. Les autres : { $others }.
review-strength = { $strength ->
    [3] une grande aide
    [2] une aide
    [1] une petite aide
    [0] ni aide ni gêne
    [-1] une petite gêne
    [-2] une gêne
   *[other] une grande gêne
}
review-numbers = Tous les chiffres
review-points = En points sur 100
review-own-view = Comme chacun le voyait, avec ses propres cartes
review-each-view = Du point de vue de chacun
review-column-start = Début
review-column-own = Ses tours
review-column-others = Les autres
review-column-luck = Chance
review-column-end = Fin
review-column-now = Maintenant
review-adds-up = Début, tours, autres et chance donnent toujours la fin : 100 pour la victoire, 0 pour le reste.
review-apart = Chaque ligne est le point de vue d’une personne : ensemble elles ne font pas 100, et ce que l’une perd, l’autre ne le gagne pas forcément.
review-spectator = Vu de l’extérieur : toujours 100 en tout
review-about = À plus de deux, les chances sont approximatives : jusqu’à 9 points de plus ou de moins, et jusqu’à 18 à cartes ouvertes.
review-shared = Quand plusieurs gagnent ensemble, ils se partagent les 100.
review-hindsight = { $who ->
    [you] En connaissant la carte { FORM($by, as: "of") } ({ $motif }), tu aurais pu lui barrer la route au tour { $turn }. Personne ne pouvait le savoir.
    [by-you] En connaissant ta carte ({ $motif }), { $name } aurait pu te barrer la route au tour { $turn }. Personne ne pouvait le savoir.
   *[other] En connaissant la carte { FORM($by, as: "of") } ({ $motif }), { $name } aurait pu lui barrer la route au tour { $turn }. Personne ne pouvait le savoir.
}
review-by-turn = Comme tout le monde pouvait le voir, tour par tour
review-said = Note
review-mark-inaccuracy = un peu mieux était possible
review-mark-mistake = mieux était possible
review-mark-blunder = bien mieux était possible
review-mark-only = un beau coup
review-why-wins = Avec ce coup, c’est gagné.
review-why-finds = Il permet d’atteindre { $motif }.
review-why-catches = { $count ->
    [one] Il attrape { $count } tuile.
   *[other] Il attrape { $count } tuiles.
}
review-why-plans = { $ways ->
    [one] Ensuite, une poussée mène au but.
   *[other] Ensuite, plusieurs poussées mènent au but.
}
review-why-nears = { $steps ->
    [one] Il finit à un pas du but.
   *[other] Il se rapproche du but.
}
review-why-blocks = { $who ->
    [you] Ensuite, tu peux atteindre moins de choses que d’habitude.
   *[other] Ensuite, { $name } peut atteindre moins de choses que d’habitude.
}
review-why-leaves = { $who ->
    [you] Mais ensuite, tu peux atteindre plus de choses que d’habitude.
   *[other] Mais ensuite, { $name } peut atteindre plus de choses que d’habitude.
}
review-fact-most = { $caught ->
    [one] { $caught } attrapée, { $most } possibles.
   *[other] { $caught } attrapées, { $most } possibles.
}
review-fact-left = Laissé à la personne suivante : jusqu’à { $left } d’un coup.
review-fact-called = Fini après { $seconds } s.
review-fact-seen = Le chemin était trouvé après { $seconds } s.
review-fact-tiles = { $tiles } tuiles posées, { $fewest } suffisent.
review-fact-fewest = { $tiles } tuiles posées : le moins possible.
review-fact-unsolved = Le plateau n’était pas résolu.
review-guess = { $who ->
    [you] Les autres pouvaient deviner ta carte : { $motif }, { $percent } %.
   *[other] Les autres pouvaient deviner la carte { FORM($name, as: "of") } : { $motif }, { $percent } %.
}
