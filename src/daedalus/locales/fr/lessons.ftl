### French: the lessons; .again is said to those who missed the goal of a step.

lesson = Leçon
lesson-list-note = Une vraie petite partie pour chaque édition, avec un mot d’explication à chaque étape. Tu peux partir quand tu veux et continuer plus tard.
lesson-begin = Commencer
lesson-go-on = Continuer
lesson-once-more = Encore une fois
lesson-finished = Terminée
lesson-step = Étape { $at } sur { $last }
lesson-show = Montre-moi
lesson-next = Suite
lesson-retry = Réessayer
lesson-well = Bravo !
lesson-end = Bravo, c’était toute la partie. Tu sais tout ce qu’il faut.
lesson-rival = Maintenant, contre un rival tranquille
lesson-others = Autres leçons
lesson-leave = Quitter la leçon
lesson-about-classic = Pousser, voyager, barrer la route aux autres et rapporter ses trésors.
lesson-about-pirates = Tourner la tuile, se laisser porter et rentrer au port.
lesson-about-galaxy = Trouver ses signaux, même sur la tuile libre, et rentrer à la base.
lesson-about-eclipse = Une pièce qui n’est à personne, et les cartes qu’elle va chercher.

## The sliding editions

lesson-push = Ta carte : { $card }. Pousse la tuile libre par une flèche pour ouvrir un chemin jusqu’à ta carte. Puis vas-y.
    .again = Pas encore. Cherche une flèche dont la rangée relierait ton chemin à la carte.
lesson-turn = Ta carte : { $card }. Telle qu’elle est, la tuile libre n’aide pas. Tourne-la, pousse-la et va jusqu’à ta carte.
    .again = Pas encore. Tourne la tuile et regarde quels côtés sont ouverts.
lesson-ride = Ta carte : { $card }. Aucun chemin n’y mène. Mais pousse la rangée où tu es : tu sors du plateau et tu reviens à l’autre bout.
    .again = Pas encore. Pousse ta propre rangée pour sortir du plateau et revenir en face.
lesson-barred = Ta carte : { $card }. Une flèche est barrée : elle annulerait la poussée de { $rival }. Trouve un autre chemin.
    .again = Pas encore. La flèche barrée le reste pendant ce tour ; une autre rangée mène aussi à ta carte.
lesson-spare = Ta carte : { $card }. Elle est sur la tuile libre ! Pousse-la là où tu peux la rejoindre.
    .again = Pas encore. La tuile doit se trouver là où ton chemin continue.
lesson-close = Toutes tes cartes sont trouvées, mais aucune poussée ne te ramène encore. { $rival } va trouver une carte : { $theirs }. Pousse pour qu’elle ne puisse pas y arriver au prochain tour.
    .again = { $rival } pourrait encore y arriver. Coupe son chemin là où une seule poussée ne le répare pas.
lesson-home = Maintenant, rentre : finis un trajet dans le coin de ton départ. La première personne rentrée gagne.
    .again = Pas encore. Cherche une poussée qui ouvre un chemin vers ton coin.
lesson-dark = Ta carte : { $card }. Elle porte le signe de l’Éclipse : c’est l’Éclipse que tu déplaces, pas ton pion.
    .again = Pas encore. Pousse pour ouvrir un chemin de l’Éclipse à la carte.
lesson-own = Ta carte : { $card }. Pas de signe cette fois : tu avances toi-même, et l’Éclipse reste où elle est.
    .again = Pas encore. Cherche une poussée qui ouvre un chemin de toi à la carte.
lesson-dark-ride = Ta carte : { $card }, avec le signe. Pousse la rangée de l’Éclipse : elle sort du plateau et revient à l’autre bout.
    .again = Pas encore. L’Éclipse voyage comme les autres : pousse sa rangée, puis mène-la à la carte.
