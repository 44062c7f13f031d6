### Français : le jardin de Connect dans le navigateur : boutons, conseils et le jardin en mots.

# The language of this file, for lists such as "north, east and south".
connect-language = fr

## The turn

connect-step-choose = Choisir
connect-step-lay = Planter
connect-coach-choose = { $pointer ->
    [mouse] Choisis une tuile, tourne-la et clique sur une parcelle claire.
   *[other] Choisis une tuile, tourne-la et touche une parcelle claire.
}
connect-coach-none = Elle peut aller ici, mais n’y rencontre aucun ami. Plante-la ou essaie une autre parcelle.
connect-coach-choice = { $pointer ->
    [mouse] Pas toutes à la fois : clique sur une tuile marquée pour échanger.
   *[other] Pas toutes à la fois : touche une tuile marquée pour échanger.
}
connect-one-way = Ici, elle ne va que dans ce sens.
connect-choose-plot = { $pointer ->
    [mouse] Clique sur une parcelle claire ou fais-y glisser la tuile.
   *[other] Touche une parcelle claire ou fais-y glisser la tuile.
}
connect-lay = Planter ici
connect-lay-catch = Planter et attraper { $count }
connect-take-back = Annuler
connect-hint-meets = { $creature } retrouve { $again }. Plante, attrape-en { $count ->
    [one] une
   *[other] { $count }
}.
connect-hint-several = Plante ici et attrape-en { $count }.
connect-hint-none = Plante ici, même sans rien attraper.
connect-hint-wins = Plante ici et gagne.
connect-turn-left = Tourner à gauche
connect-turn-right = Tourner à droite
connect-tap-to-turn = Choisie. Appuie pour la tourner.
connect-tap-to-choose = Appuie pour la choisir.
connect-hand =
    { $count ->
        [one] Ta dernière tuile
       *[other] Tes tuiles
    }
connect-hidden = Une tuile cachée
connect-zoom-in = Plus grand
connect-zoom-out = Plus petit
connect-fit = Montrer tout le jardin
connect-pile =
    { $count ->
        [0] Plus aucune tuile dans la remise
        [one] { $count } tuile dans la remise
       *[other] { $count } tuiles dans la remise
    }

## The garden in words

connect-board = Jardin
connect-beside = { $side ->
    [above] au-dessus de « { $pair } »
    [below] en dessous de « { $pair } »
    [right] à droite de « { $pair } »
   *[left] à gauche de « { $pair } »
}
connect-plot = peut aller ici
connect-plot-turned = peut aller ici une fois tournée
connect-can-catch = peut être attrapée
connect-catches =
    { $count ->
        [one] Attrape { $count } tuile : { $tiles }
       *[other] Attrape { $count } tuiles : { $tiles }
    }
connect-catches-none = N’attrape rien
connect-turned = { $tile }. { $count ->
    [0] Ne se pose nulle part ainsi.
    [one] { $count } parcelle.
   *[other] { $count } parcelles.
}

## Answers

connect-hand-tile = Tuile { $number } : { $tile }.
connect-hand-none = Il n’y a pas de tuiles à voir.
connect-score = { $name } : { $caught }.
connect-places =
    { $count ->
        [0] Tournée ainsi, la tuile ne se pose nulle part.
        [one] Elle peut aller sur une parcelle : { $places }.
       *[other] Elle peut aller sur { $count } parcelles : { $places }.
    }
connect-nothing-yet = Il ne s’est encore rien passé.
connect-turn-of = C’est à { $name }.
connect-keys = 1 et 2 choisissent une tuile, R la tourne. Les flèches vont de parcelle en parcelle et y montrent la tuile, Entrée la plante, Échap la reprend. Espace renonce à une prise ou mène au choix entre plusieurs : les flèches vont alors de l’une à l’autre, et Espace la prend ou la laisse. H : tes tuiles. E : où la tuile peut aller. C : tuiles attrapées. P : tuiles dans la remise. L : le dernier coup. T : à qui le tour. B : tout le jardin. X : lire les tuiles, et retour aux parcelles. Maj et les flèches déplacent la vue, plus et moins changent la taille, 0 montre tout.

## What was done

connect-told-lay = { $name } plante une tuile ({ $pair }) { $place }.
connect-told-catch =
    { $count ->
        [one] { $name } attrape { $count } tuile : { $tiles }.
       *[other] { $name } attrape { $count } tuiles : { $tiles }.
    }
connect-told-brief =
    { $count ->
        [0] { $name } plante une tuile.
        [one] { $name } attrape une tuile.
       *[other] { $name } attrape { $count } tuiles.
    }
