### French: the lessons; .again is said to those who missed the goal of a step.

lesson = Leçon
lesson-list-note = Une vraie petite partie pour chaque monde, avec un mot d’explication à chaque étape. Tu peux partir quand tu veux et continuer plus tard.
lesson-begin = Commencer
lesson-go-on = Continuer
lesson-finished = Terminée
lesson-step = Étape { $at } sur { $last }
lesson-next = Suivant
lesson-well = Bravo !
lesson-end = Bravo, c’était toute la partie. Tu sais tout ce qu’il faut.
lesson-rival = Maintenant, contre un rival sympathique
lesson-others = Autres leçons
lesson-leave = Quitter la leçon
lesson-about-classic = Pousser, voyager, barrer la route aux autres et rapporter ses trésors.
lesson-about-pirates = Tourner la tuile, se laisser porter et rentrer au port.
lesson-about-galaxy = Trouver ses signaux, même sur la tuile libre, et rentrer à la base.
lesson-about-eclipse = Une pièce qui n’est à personne, et les cartes qu’elle va chercher.
lesson-about-go = Une tuile, deux, un lancer entier, puis contre la montre.
lesson-about-connect = Poser des chemins, attraper des animaux et garder le jardin d’un seul tenant.

## The sliding editions

lesson-push = Ta carte : { $card }. Pousse la tuile libre par une flèche pour ouvrir un chemin jusqu’à ce trésor. Puis vas-y.
    .again = Pas encore. Cherche une flèche dont la rangée relierait ton chemin au trésor.
lesson-turn = Ta carte : { $card }. Telle qu’elle est, la tuile libre n’aide pas. Tourne-la, pousse-la et va jusqu’au trésor.
    .again = Pas encore. Tourne la tuile et regarde quels côtés sont ouverts.
lesson-ride = Ta carte : { $card }. Aucun chemin n’y mène. Mais pousse la rangée où tu es : tu sors du plateau et tu reviens à l’autre bout.
    .again = Pas encore. Pousse ta propre rangée pour sortir du plateau et revenir en face.
lesson-barred = Ta carte : { $card }. Une flèche est barrée : elle annulerait la poussée { FORM($rival, as: "of") }. Trouve un autre chemin.
    .again = Pas encore. La flèche barrée le reste pendant ce tour ; une autre rangée mène aussi au trésor.
lesson-spare = Ta carte : { $card }. Le trésor est sur la tuile libre ! Pousse-la là où tu peux la rejoindre.
    .again = Pas encore. La tuile doit se trouver là où ton chemin continue.
lesson-close = Toutes tes cartes sont trouvées, mais aucune poussée ne te ramène à la maison pour l’instant. { $rival } va trouver une carte : { $theirs }. Pousse pour qu’elle ne puisse pas y arriver au prochain tour.
    .again = { $rival } pourrait encore y arriver. Coupe son chemin là où une seule poussée ne le répare pas.
lesson-home = Maintenant, rentre : termine ton tour dans ton coin de départ. Le premier pion rentré gagne.
    .again = Pas encore. Cherche une poussée qui ouvre un chemin vers ton coin.
lesson-dark = Ta carte : { $card }. Elle porte le signe de l’Éclipse : c’est l’Éclipse que tu déplaces, pas ton vaisseau.
    .again = Pas encore. Pousse pour ouvrir un chemin de l’Éclipse au trésor.
lesson-own = Ta carte : { $card }. Pas de signe cette fois : tu avances toi-même, et l’Éclipse reste où elle est.
    .again = Pas encore. Cherche une poussée qui ouvre un chemin entre toi et le trésor.
lesson-dark-ride = Ta carte : { $card }, avec le signe. Pousse la rangée de l’Éclipse : elle sort du plateau et revient à l’autre bout.
    .again = Pas encore. L’Éclipse voyage comme les autres : pousse sa rangée, puis mène-la au trésor.

## Go!

lesson-go-one = Les dés montrent quatre trésors ; trois sont déjà reliés au centre. Pose encore une tuile : son trou sur le quatrième trésor, son chemin jusqu’au centre. Puis touche « Fini ! ».
    .again = Pas encore résolu. Le trou doit être sur le trésor, et le chemin doit atteindre le centre sans coupure. Reprends la tuile et réessaie.
lesson-go-two = Cette fois, il manque deux tuiles. Tourne-les comme tu veux, puis touche « Fini ! ».
    .again = Pas encore résolu. Chaque trésor a besoin d’un trou et d’un chemin jusqu’au centre.
lesson-go-over = Les quatre tuiles sont là, mais le chemin de la tuile 3 s’arrête. Reprends-la, retourne-la sur l’autre face et repose-la. Puis touche « Fini ! ».
    .again = Pas encore résolu. La tuile 3 est à la bonne place, mais sur la mauvaise face.
lesson-go-roll = Maintenant, un lancer entier : relie les quatre trésors au centre. Il te faut les quatre tuiles à trou ; les deux autres peuvent aider. Puis touche « Fini ! ».
    .again = Pas encore résolu. Regarde quel trésor n’a pas de chemin jusqu’au centre et reprends ce qui gêne.
lesson-go-clock = Et maintenant contre la montre : trois minutes pour ce lancer. Touche « Fini ! » dès que ça y est.
    .again = Ce n’était pas ça, ou le temps est écoulé. Dans une vraie partie, une annonce fausse fait reculer. Essaie encore.

## Connect

lesson-connect-lay = Pose une de tes deux tuiles : au moins un de ses chemins doit continuer dans le jardin. Les autres côtés peuvent toucher des murs.
    .again = Pas encore. Pose une tuile dont un chemin continue.
lesson-connect-catch = Relie ta nouvelle tuile par un chemin au même animal sur une autre tuile, et cette tuile est à toi. Attrapes-en une !
    .again = Rien attrapé. Cherche un de tes animaux dans le jardin, et une place dont le chemin y mène.
lesson-connect-joined = Attrapes-en une autre. Mais ce qui reste doit former un seul morceau, côté contre côté : ce qui couperait le jardin en deux ne se prend pas. Ta nouvelle tuile peut faire le lien.
    .again = Rien attrapé. Pose ta tuile là où le jardin reste d’un seul tenant, même sans celle que tu prends.
lesson-connect-choose = Ta dernière tuile. Elle peut être reliée à plus de tuiles que tu ne peux en prendre. Choisis pour en attraper deux d’un coup.
    .again = On peut en attraper deux d’un coup. Regarde lesquelles peuvent partir sans que le jardin se coupe.
