### Nederlands: MazeNet.

help-mazenet-serve = De programma’s van die competitie ontvangen.
help-mazenet-join = Meespelen bij de scheidsrechter van die competitie.
help-mazenet-players = Hoeveel er spelen, 1 tot 4.
help-mazenet-port = De poort; 0: een die vrij is.
help-mazenet-host = Het adres om op te luisteren.
help-mazenet-bots = Het niveau van een bot die een plaats neemt; mag vaker.
help-mazenet-games = Hoeveel spellen na elkaar; 0: zonder einde.
help-mazenet-record = Een bestand of map voor het verslag; anders de map met bewaarde spellen.
help-mazenet-answer = Seconden die een programma voor een antwoord heeft.
help-mazenet-wait = Seconden dat er op spelers wordt gewacht.
help-mazenet-address = Waar de scheidsrechter luistert, zoals localhost:5123.
help-mazenet-bot = Het niveau van de bot.
help-mazenet-name = De naam om onder te spelen.
help-mazenet-dialect = 2018 (en later) of 2015 (tot 2017).
mazenet-listening = Wachten op spelers op { $address }, poort { $port }.
mazenet-joined = { $name } is speler { $player } (dialect van { $years }).
mazenet-left = { $name }, speler { $player }, is vóór het spel vertrokken.
mazenet-begins = Het spel begint. Spelers: { $players }.
mazenet-found =
    { $left ->
        [0] { $name } heeft een schat gevonden en gaat naar huis.
        [one] { $name } heeft een schat gevonden; nog één te gaan.
       *[other] { $name } heeft een schat gevonden; nog { $left } te gaan.
    }
mazenet-dropped = { $name }, speler { $player }, ligt eruit: { $error }.
mazenet-won = { $name }, speler { $player }, heeft gewonnen.
mazenet-unfinished = Het spel eindigde zonder winnaar.
mazenet-kept = Het spel staat in { $path }.
mazenet-seated = Wij zijn speler { $player }.
mazenet-refused = De scheidsrechter weigert: { $error }.
mazenet-sent-away = De scheidsrechter heeft het spel beëindigd: { $error }.
