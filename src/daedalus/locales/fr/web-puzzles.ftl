### Français : les énigmes dans le navigateur : tâches, indices, verdicts, preuves, calendrier.

## Les pages

puzzle-daily = Énigme du jour
puzzle-back = Retour aux énigmes
puzzle-none = Cette énigme n’existe pas
puzzle-none-note = Elle a peut-être été écartée parce que sa preuve ne tenait pas.
puzzle-kind-fetch = Chercher
    .note = Un trésor, des tours comptés. Personne d’autre ne joue.
puzzle-kind-run = Course
    .note = Plusieurs trésors dans l’ordre, en un minimum de tours.
puzzle-kind-guard = Garde
    .note = Prends ton trésor et n’en laisse aucun aux autres.
puzzle-kind-duel = Duel
    .note = Fais en sorte d’y arriver, quoi que l’autre pousse.
puzzle-kind-weave = Tissage
    .note = Relie les quatre images avec le moins de tuiles.
puzzle-kind-harvest = Récolte
    .note = Pose tes tuiles et attrape le plus d’animaux.
puzzle-number = Nº { $number }
puzzle-step = Palier { $level } sur 5

## La tâche

puzzle-home = ton retour à la maison
    .the = ton retour à la maison
    .to = jusqu’à ton retour à la maison
    .is = home
puzzle-alone = Personne d’autre ne joue.
puzzle-task-fetch =
    { $turns ->
        [1] Atteins { $goal } en un tour.
        [2] Atteins { $goal } en deux tours.
        [3] Atteins { $goal } en trois tours.
        [4] Atteins { $goal } en quatre tours.
       *[other] Atteins { $goal } en { $turns } tours.
    }
puzzle-task-run =
    { $count ->
        [1] Un trésor en { $turns } tours.
        [2] Deux trésors en { $turns } tours.
        [3] Trois trésors en { $turns } tours.
        [4] Quatre trésors en { $turns } tours.
        [5] Cinq trésors en { $turns } tours.
       *[other] { $count } trésors en { $turns } tours.
    }
puzzle-task-run-order = Dans cet ordre : { $goals }.
puzzle-task-guard =
    { $turns ->
        [1] Prends { $goal } et ne laisse rien à { $name }.
       *[other] Fais en sorte d’atteindre { $goal } et ne laisse rien à { $name }.
    }
puzzle-task-guard-next = Ensuite c’est à { $name }, qui cherche { $goal }.
puzzle-task-guard-later = Quoi que fasse { $name }, tu dois encore pouvoir y arriver ensuite. { $name } cherche { $goal }, et ne doit y arriver ni avant toi ni juste après toi.
puzzle-task-duel = { FORM($goal, as: "is") ->
    [home] Fais en sorte de pouvoir rentrer à la maison.
   *[other] Fais en sorte d’atteindre { $goal }.
}
puzzle-task-duel-next = Quoi que fasse { $name }, tu dois encore pouvoir y arriver ensuite.
puzzle-task-weave =
    { $tiles ->
        [one] Relie toutes les images avec une tuile de plus.
       *[other] Relie toutes les images avec { $tiles } tuiles de plus.
    }
puzzle-task-weave-clock = Sans chronomètre.
puzzle-task-harvest =
    { $turns ->
        [one] Pose une tuile et attrape le plus possible.
       *[other] Pose { $turns } tuiles et attrape le plus possible.
    }
puzzle-task-harvest-best = Chaque tuile reliée à la tienne peut être attrapée.

## Essais, tours et étoiles

puzzle-trail = Tour { $turn } sur { $turns }.
puzzle-trail-wall = Tous les tours sont joués. Un mur barre le chemin.
puzzle-stars = { $stars ->
    [one] { $stars } étoile sur 3
   *[other] { $stars } étoiles sur 3
}
puzzle-try =
    { $tries ->
        [1] Premier essai
        [2] Deuxième essai
        [3] Troisième essai
       *[other] Essai { $tries }
    }
puzzle-try-over =
    { $tries ->
        [1] Premier essai terminé
        [2] Deuxième essai terminé
        [3] Troisième essai terminé
       *[other] Essai { $tries } terminé
    }
puzzle-note-first = Trois essais pour trois étoiles. Tourne et vise aussi longtemps que tu veux.
puzzle-note-hint = Un indice coûte une étoile. Il en reste toujours une.
puzzle-note-later =
    { $stars ->
        [one] Une étoile est encore à gagner.
       *[other] { $stars } étoiles sont encore à gagner.
    }
puzzle-tries-left =
    { $tries ->
        [one] Encore un essai
        [2] Encore deux essais
       *[other] Encore { $tries } essais
    } { $stars ->
        [2] pour deux étoiles.
       *[other] pour trois étoiles.
    }
puzzle-redo = Rejouer le tour { $turn }

## Ce qu’a fait le plateau

puzzle-close = Presque !
puzzle-wrong = Pas encore.
puzzle-why-one_wall_away = { FORM($goal, as: "is") ->
    [home] Il ne reste qu’un mur sur le chemin de la maison.
   *[other] Il ne reste qu’un mur avant { $goal }.
}
puzzle-why-too_far = { FORM($goal, as: "is") ->
    [home] { $count ->
        [one] Il reste un mur sur le chemin de la maison.
       *[other] Il reste { $count } murs sur le chemin de la maison.
    }
   *[other] { $count ->
        [one] Il reste un mur avant { $goal }.
       *[other] Il reste { $count } murs avant { $goal }.
    }
}
puzzle-why-too_late = À portée, mais un tour trop tard : { $goal }.
puzzle-why-on_spare = Hors du labyrinthe : { $goal } se trouve sur la tuile dans ta main.
puzzle-why-opponent_takes = { $name } pourrait maintenant prendre { $goal }.
puzzle-why-opponent_wins = { $name } pourrait maintenant rentrer et gagner.
puzzle-why-opponent_blocks = { FORM($goal, as: "is") ->
    [home] { $name } a une poussée qui te ferme le chemin de la maison.
   *[other] { $name } a une poussée qui met { $goal } hors de ta portée.
}
puzzle-why-opponent_breaks = Après cette réponse, tu ne peux plus à la fois prendre { $goal } et arrêter { $name }.
puzzle-why-not_linked = Pas encore relié : { $motifs }.
puzzle-why-loose_tile = Une tuile est isolée : elle n’est pas reliée au centre.
puzzle-why-too_many_tiles = Tout est relié, avec { $count } tuiles. { $best } suffisent.
puzzle-why-given_moved = Les tuiles posées au départ doivent rester.
puzzle-why-more_possible = Attrapées : { $count }. Possible : { $best }.
puzzle-opens = La tuile est ouverte { $sides }.
puzzle-side-north = en haut
puzzle-side-east = à droite
puzzle-side-south = en bas
puzzle-side-west = à gauche
puzzle-key-wall = Le mur entre vous

## Indices

puzzle-aim = Viser à nouveau
puzzle-aim-again = Viser à nouveau · coûte un essai
puzzle-getting = L’énigme arrive…
puzzle-hint-where = Où dois-je regarder ?
puzzle-hint-first = Montre-moi le premier pas
puzzle-hint-of = Indice { $step } sur 2
puzzle-hint-costs = Indice { $step } sur 2 · coûte une étoile
puzzle-hint-left =
    { $left ->
        [one] Indice, encore un sur 2
       *[other] Indice, encore { $left } sur 2
    }
puzzle-hint-yours =
    { $way ->
        [column] Regarde la colonne où tu te trouves.
       *[row] Regarde la rangée où tu te trouves.
    }
puzzle-hint-line =
    { $way ->
        [column] Regarde la colonne { $line }.
       *[row] Regarde la rangée { $line }.
    }
puzzle-hint-tile = Regarde la tuile { $tile }.

## Résolu

puzzle-solved = Résolue !
puzzle-yours = C’est trouvé : { $goal } !
puzzle-effort =
    { $tries ->
        [1] Premier essai
        [2] Deuxième essai
        [3] Troisième essai
       *[other] Essai { $tries }
    }{ $hints ->
        [0] , sans indice
        [1] , un indice
       *[other] , deux indices
    }
puzzle-proof-fetch =
    { $solutions ->
        [one] C’est le plus court, et il n’y a qu’une façon : les { $nodes } plateaux ont été examinés.
       *[other] C’est le plus court, et il y a { $solutions } façons : les { $nodes } plateaux ont été examinés.
    }
puzzle-proof-run =
    { $solutions ->
        [one] Il faut au moins { $turns } tours, et c’est le seul chemin : { $nodes } plateaux ont été examinés.
       *[other] Il faut au moins { $turns } tours, et il y a { $solutions } chemins : { $nodes } plateaux ont été examinés.
    }
puzzle-proof-guard =
    { $solutions ->
        [one] Tout autre tour échoue : { $nodes } plateaux ont été examinés.
       *[other] { $solutions } tours réussissent, tous les autres échouent : { $nodes } plateaux ont été examinés.
    }
puzzle-proof-duel =
    { $solutions ->
        [one] Toutes les réponses ont été essayées, aucune autre poussée n’est sûre : { $nodes } plateaux ont été examinés.
       *[other] Toutes les réponses ont été essayées, { $solutions } poussées sont sûres : { $nodes } plateaux ont été examinés.
    }
puzzle-proof-weave =
    { $solutions ->
        [one] C’est impossible avec moins de tuiles, et c’est le seul chemin.
       *[other] C’est impossible avec moins de tuiles, et il y a { $solutions } chemins.
    }
puzzle-proof-harvest =
    { $solutions ->
        [one] Impossible d’en attraper davantage, et il n’y a qu’une façon : les { $nodes } poses ont été essayées.
       *[other] Impossible d’en attraper davantage, et il y a { $solutions } façons : les { $nodes } poses ont été essayées.
    }
puzzle-tell = Dis-le à quelqu’un
puzzle-no-spoiler = Rien n’y trahit le chemin.
puzzle-share-title = Daedalus du jour { $number } · { $title }
puzzle-your-level = À ton niveau
puzzle-next = Énigme suivante
puzzle-watch = Voir la solution

## Jours

puzzle-in-a-row =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours d’affilée
    }
puzzle-days-in-a-row =
    { $days ->
        [one] jour
       *[other] jours d’affilée
    }
puzzle-month = Tout le mois
puzzle-on-calendar = Désormais sur ton calendrier : { FORM($goal, as: "is") ->
    [home] une étoile
   *[other] { $goal }
}.
puzzle-tomorrow =
    { $hours ->
        [one] L’énigme de demain arrive dans moins d’une heure.
       *[other] L’énigme de demain arrive dans { $hours } heures.
    }
puzzle-go-on = Résous-la aujourd’hui et le chemin continue.
puzzle-begin = Résous-la aujourd’hui et un chemin commence.
puzzle-today = L’énigme d’aujourd’hui
puzzle-today-note = La même pour tout le monde, jusqu’à minuit.
puzzle-today-done = Résolue pour aujourd’hui. La suivante arrive à minuit.
puzzle-play = Jouer
puzzle-month-count =
    { $count ->
        [0] Pas encore de trésor ce mois-ci.
        [one] Un trésor ce mois-ci, { $best ->
            [0] pas encore avec trois étoiles.
           *[other] avec trois étoiles.
        }
       *[other] { $count } trésors ce mois-ci, { $best ->
            [0] pas encore avec trois étoiles.
           *[other] dont { $best } avec trois étoiles.
        }
    }
puzzle-day-done = { $day }, { FORM($goal, as: "is") ->
    [home] résolue
   *[other] { $goal }
}, { $stars ->
    [one] { $stars } étoile sur 3
   *[other] { $stars } étoiles sur 3
}
puzzle-day-today = { $day }, aujourd’hui, à résoudre
puzzle-day-missed = { $day }, pas jouée

## Accueil

puzzle-kinds = Sortes d’énigmes
puzzle-new = Nouvelle
puzzle-solved-count =
    { $count ->
        [one] { $count } résolue
       *[other] { $count } résolues
    }
puzzle-due = À réessayer
puzzle-level = Niveau { $level }
puzzle-level-name =
    { $level ->
        [1] Premiers pas
        [2] Premier virage
        [3] En chemin
        [4] Œil vif
        [5] Bon flair
        [6] Sens de l’orientation
        [7] Plan en tête
        [8] Fil d’Ariane
        [9] Cœur du labyrinthe
       *[10] Dédale
    }
puzzle-level-stones = Tu es à la pierre { $level } de { $levels }.
puzzle-level-note = Chaque énigme convient à ton niveau.
puzzle-file = Ta progression
puzzle-file-note = Elle reste sur cet appareil. Un fichier permet de l’emmener sur un autre appareil.
puzzle-file-save = Enregistrer un fichier
puzzle-file-open = Ouvrir un fichier
puzzle-file-read = Ajouté à ta progression ici.
puzzle-file-not-read = Ce n’est pas un fichier de progression.

## Tempête

puzzle-storm = Tempête
    .note = Trois minutes : résous-en autant que tu peux.
puzzle-storm-best = Ton record : { $best }
puzzle-storm-go = Lancer le chrono
puzzle-storm-skip = Passer
puzzle-storm-over = Temps écoulé !
puzzle-storm-result =
    { $count ->
        [0] Aucune résolue cette fois.
        [one] Une énigme résolue.
       *[other] { $count } énigmes résolues.
    }
puzzle-storm-record = Ton meilleur score !
puzzle-storm-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
puzzle-storm-missed = Les énigmes manquées reviennent dans quelques jours.
