### Français : les phrases de Go! que le navigateur et le terminal partagent.

## Alone: what is said about 0, 1 or 2, 3 or 4, 5 or 6, 7 or 8, 9 or more solved

go-grade-0 = Le labyrinthe dormait encore. Réveille-le avec un nouvel essai !
go-grade-1 = Tu as trouvé l’entrée.
go-grade-2 = Tu connais le chemin.
go-grade-3 = Tu pourrais faire le guide ici.
go-grade-4 = Les murs commencent à trembler.
go-grade-5 = Ce labyrinthe, c’est toi qui l’as construit, avoue !

## A round

go-round = Manche { $round }
go-get-ready = On relance les dés ?
go-search = Cherche les quatre trésors ! Ne touche pas aux tuiles.
go-count-down = Trois, deux, un…
go-go = Partez !
go-build = Relie les quatre trésors au centre !
go-wait = Les autres finissent…
go-time-up = Le temps est écoulé !
go-ready = C’est bon
go-claim = Fini !
go-joker = Joker
go-tile = Tuile { $tile }
go-score-tile = Jeton { $tile }
go-loose =
    { $count ->
        [one] La tuile { $tiles } n’est pas reliée au centre : relie-la ou reprends-la.
       *[other] Les tuiles { $tiles } ne sont pas reliées au centre : relie-les ou reprends-les.
    }
go-end-question = { $name } a annoncé deux fois de suite un labyrinthe non résolu. Tu peux arrêter la partie : tu gagnes.
go-end = Arrêter la partie
go-play-on = Continuer à jouer

## The seats

go-solved =
    { $solved ->
        [0] rien de résolu
        [one] 1 labyrinthe résolu
       *[other] { $solved } labyrinthes résolus
    }
go-note-ready = c’est bon
go-note-building = construit
go-note-holds = a le jeton { $tile }
go-note-joker = a le joker

## What happened

go-did-roll = Manche { $round } : { $motifs }.
go-did-claim = { $name } a fini : jeton { $tile }.
go-did-last = Il reste le jeton { $tile } pour { $name }.
go-did-solved = { $name } : résolu, avance de { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
go-did-unsolved = { $name } : pas résolu, recule de { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
go-did-one = { $name } : pas résolu, mais avance de 1 point.
go-did-joker = Le joker va à { $name }.
go-did-win = { $name } gagne !
go-did-alone = Résolu ! Numéro { $solved }.
go-did-not-yet = Pas encore résolu. Continue !
go-did-end = { $name } arrête la partie : deux labyrinthes de suite non résolus.
