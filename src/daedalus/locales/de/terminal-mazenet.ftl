### Deutsch: MazeNet.

help-mazenet-serve = Die Programme dieser Liga zu Gast haben.
help-mazenet-join = Beim Schiedsrichter dieser Liga mitspielen.
help-mazenet-players = Wie viele spielen, 1 bis 4.
help-mazenet-port = Der Port; 0: irgendein freier.
help-mazenet-host = Die Adresse, auf der gewartet wird.
help-mazenet-bots = Die Stufe eines Bots, der einen Platz einnimmt; mehrfach möglich.
help-mazenet-games = Wie viele Spiele nacheinander; 0: ohne Ende.
help-mazenet-record = Eine Datei oder ein Ordner für die Aufzeichnung; sonst der Ordner der gespeicherten Spiele.
help-mazenet-answer = Sekunden, die ein Programm für eine Antwort hat.
help-mazenet-wait = Sekunden, die auf Mitspielende gewartet wird.
help-mazenet-address = Wo der Schiedsrichter wartet, etwa localhost:5123.
help-mazenet-bot = Die Stufe des Bots.
help-mazenet-name = Der Name, unter dem gespielt wird.
help-mazenet-dialect = 2018 (und später) oder 2015 (bis 2017).
mazenet-listening = Warte auf Spieler unter { $address }, Port { $port }.
mazenet-joined = { $name } ist Spieler { $player } (Dialekt von { $years }).
mazenet-left = { $name }, Spieler { $player }, ist vor dem Spiel gegangen.
mazenet-begins = Das Spiel beginnt. Spieler: { $players }.
mazenet-found =
    { $left ->
        [0] { $name } hat einen Schatz gefunden und geht heim.
        [one] { $name } hat einen Schatz gefunden; noch einer fehlt.
       *[other] { $name } hat einen Schatz gefunden; noch { $left } fehlen.
    }
mazenet-dropped = { $name }, Spieler { $player }, ist ausgeschieden: { $error }.
mazenet-won = { $name }, Spieler { $player }, hat gewonnen.
mazenet-unfinished = Das Spiel endete ohne Sieger.
mazenet-kept = Das Spiel liegt in { $path }.
mazenet-seated = Wir sind Spieler { $player }.
mazenet-refused = Der Schiedsrichter lehnt ab: { $error }.
mazenet-sent-away = Der Schiedsrichter hat unsere Verbindung getrennt: { $error }.
