### Français : MazeNet.

help-mazenet-serve = Accueillir les programmes de cette ligue.
help-mazenet-join = Jouer chez l’arbitre de cette ligue.
help-mazenet-players = Combien jouent, de 1 à 4.
help-mazenet-port = Le port ; 0 : n’importe lequel de libre.
help-mazenet-host = L’adresse à écouter.
help-mazenet-bots = Le niveau d’un robot qui prend une place ; répétable.
help-mazenet-games = Combien de parties à la suite ; 0 : sans fin.
help-mazenet-record = Un fichier ou un dossier pour la partie ; sinon le dossier des parties gardées.
help-mazenet-answer = Les secondes qu’a un programme pour répondre.
help-mazenet-wait = Combien de secondes attendre les joueurs.
help-mazenet-address = Où l’arbitre écoute, comme localhost:5123.
help-mazenet-bot = Le niveau du robot.
help-mazenet-name = Le nom sous lequel jouer.
help-mazenet-dialect = 2018 (et après) ou 2015 (à 2017).
mazenet-listening = En attente de joueurs sur { $address }, port { $port }.
mazenet-joined = { $name } est le joueur { $player } (dialecte de { $years }).
mazenet-left = { $name }, joueur { $player }, a quitté la table avant la partie.
mazenet-begins = La partie commence. Joueurs : { $players }.
mazenet-found =
    { $left ->
        [0] { $name } a trouvé un trésor et rentre.
        [one] { $name } a trouvé un trésor ; il en reste un.
       *[other] { $name } a trouvé un trésor ; il en reste { $left }.
    }
mazenet-dropped = { $name }, joueur { $player }, est éliminé : { $error }.
mazenet-won = { $name }, joueur { $player }, a gagné.
mazenet-unfinished = La partie s’est terminée sans vainqueur.
mazenet-kept = La partie est gardée dans { $path }.
mazenet-seated = Nous sommes le joueur { $player }.
mazenet-refused = L’arbitre refuse : { $error }.
mazenet-sent-away = L’arbitre nous a déconnectés : { $error }.
