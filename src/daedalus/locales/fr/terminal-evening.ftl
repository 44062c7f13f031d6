## daedalus evening

help-evening = Placer beaucoup de monde à des tables, manche après manche, et donner le classement.
help-evening-new = Commencer une soirée dans un nouveau fichier.
help-evening-come = Quelqu’un arrive, ou revient.
help-evening-leave = Quelqu’un s’en va.
help-evening-round = Placer tous ceux qui sont là pour la manche suivante.
help-evening-result = Dire comment une table a fini.
help-evening-close = Finir la manche : aux tables qui n’ont pas fini, tous partagent la place.
help-evening-standings = Donner le classement.
help-evening-file = Le fichier de la soirée.
help-evening-name = Un nom.
help-evening-size = Combien sont à une table, de 2 à 4.
help-evening-rounds = Combien de manches il y aura.
help-evening-table = Le numéro de la table.
help-evening-order = Les noms, le premier d’abord ; ceux qui partagent une place sont joints : Mira=Orla.
help-evening-csv = Écrire un tableau pour les tableurs.
help-evening-server = Sur ce serveur, où chacun joue sur son appareil : son adresse. Le fichier garde la clé de l’hôte.
help-evening-edition = Quel jeu, sur un serveur.
evening-table = Table { $table } : { $names }
evening-here =
    { $count ->
        [one] { $count } personne est là : { $names }
       *[other] { $count } personnes sont là : { $names }
    }
evening-stands =
    { $count ->
        [one] { $place }. { $name } : { $count } point
       *[other] { $place }. { $name } : { $count } points
    }
