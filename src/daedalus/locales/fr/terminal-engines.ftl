### Français : des programmes pour joueurs.

help-arena-engine = Un programme qui joue aussi, comme ./mybot ou "python3 bot.py" ; répétable.
help-arena-patience = Les millisecondes qu’un programme peut prendre au-delà de son temps avant d’être forfait.
help-engine-level = Le niveau du robot, jusqu’à ce que l’autre côté en règle un autre.
help-engine-seed = La même graine départage les égalités de la même façon.
arena-forfeit =
    { $games ->
        [one] { $why } : une partie.
       *[other] { $why } : { $games } parties.
    }
arena-stderr = { "" }  Ses derniers mots sur la sortie d’erreur : { $text }
