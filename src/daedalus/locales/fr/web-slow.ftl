## Slow games: a turn a day or a week

slow-how = À quel rythme ?
slow-now = Tous ensemble, maintenant
    .note = Vous prenez place ensemble et jouez jusqu’au bout.
slow-day = Un tour par jour
    .note = Jouez quand vous avez un moment.
slow-week = Un tour par semaine
    .note = Pour les amis lointains et les gens occupés.
slow-late-day = Et si un jour passe ?
slow-late-week = Et si une semaine passe ?
slow-wait = On attend
slow-bot = Un robot joue ce tour
slow-night = La nuit, de 21 heures à 8 heures là où l’on habite, le temps ne s’écoule pour personne.
slow-first = Tu peux jouer ton premier tour avant que les autres arrivent.
slow-keeps = Une table lente est gardée trois mois.
slow-has = { $name } a { $until }.
slow-yours = Tu as { $until }.
slow-turn = C’est à { $name } de jouer { $since }.
slow-missing = On attend que quelqu’un prenne la place libre.
slow-rest = Tu n’as rien à faire. Ta partie est en sécurité : ferme la page et reviens quand tu veux.

## Notices
tell = Préviens-moi quand c’est à moi
    .note = Une notification sur cet appareil. Sans compte.
tell-ask = Ton navigateur va demander s’il peut. Réponds « Autoriser ».
tell-now = D’accord, demande
tell-how = À quelle fréquence
tell-turn = Une fois par tour
tell-day = Une fois par jour, toutes les tables
tell-on = Sur cet appareil seulement. La nuit, rien ne sonne.
tell-try = Essayer
tell-refused = Ce navigateur bloque nos notifications. Tu peux les autoriser dans ses réglages, à côté de l’adresse.
tell-none = Ce navigateur n’a pas de notifications. Mets Daedalus sur ton écran d’accueil, ou la table dans ton agenda.
tell-server = Ce serveur n’envoie pas de notifications. Ton agenda peut retenir la table.
tell-calendar = Fichier d’agenda
tell-title = À toi de jouer : { $title }
tell-with = Avec { $names }

## Since you were here
film = Depuis ta dernière visite
film-note = Tout se joue seul. Touche le plateau pour aller plus vite.
film-end = Jusqu’à mon tour
film-before =
    { $count ->
        [one] et un tour plus tôt
       *[other] et { $count } tours plus tôt
    }

## Seats on another device
carry-scan = Scanne ceci avec l’autre appareil
carry-type = Ou tape ce code là-bas, sur la page d’accueil :
carry-once = Le code emporte ces places. Il sert une fois, pendant dix minutes.
carry-honest = Sans compte. Qui l’a peut jouer à ta place : ne le montre à personne d’autre.
carry-these = Ces places viennent avec toi
carry-stay = Elles restent ici aussi. Tu peux jouer sur les deux.
carry-qr = Code QR qui emporte tes places
carry-came =
    { $count ->
        [one] Une place est arrivée.
       *[other] { $count } places sont arrivées.
    }

## When
since-morning = depuis ce matin
since-noon = depuis cet après-midi
since-evening = depuis ce soir
since-yesterday = depuis hier
since-days = depuis { $count } jours
until-today-morning = jusqu’à midi
until-today-noon = jusqu’à cet après-midi
until-today-evening = jusqu’à ce soir
until-tomorrow-morning = jusqu’à demain matin
until-tomorrow-noon = jusqu’à demain après-midi
until-tomorrow-evening = jusqu’à demain soir
until-day = jusqu’à { $day }
until-date = jusqu’au { $day }
