### Italiano: MazeNet.

help-mazenet-serve = Ospitare i programmi di quella lega.
help-mazenet-join = Giocare presso l’arbitro di quella lega.
help-mazenet-players = Quanti giocano, da 1 a 4.
help-mazenet-port = La porta; 0: una qualsiasi libera.
help-mazenet-host = L’indirizzo su cui ascoltare.
help-mazenet-bots = Il livello di un bot che occupa un posto; ripetibile.
help-mazenet-games = Quante partite, una dopo l’altra; 0: senza fine.
help-mazenet-record = Un file o una cartella per la partita; altrimenti la cartella delle partite conservate.
help-mazenet-answer = I secondi che un programma ha per rispondere.
help-mazenet-wait = Quanti secondi aspettare i giocatori.
help-mazenet-address = Dove ascolta l’arbitro, come localhost:5123.
help-mazenet-bot = Il livello del bot.
help-mazenet-name = Il nome con cui giocare.
help-mazenet-dialect = 2018 (e dopo) o 2015 (fino al 2017).
mazenet-listening = In attesa di giocatori su { $address }, porta { $port }.
mazenet-joined = { $name } è il giocatore { $player } (dialetto del { $years }).
mazenet-left = { $name }, giocatore { $player }, ha lasciato il tavolo prima della partita.
mazenet-begins = La partita comincia. Giocatori: { $players }.
mazenet-found =
    { $left ->
        [0] { $name } ha trovato un tesoro e torna a casa.
        [one] { $name } ha trovato un tesoro; ne manca uno.
       *[other] { $name } ha trovato un tesoro; ne mancano { $left }.
    }
mazenet-dropped = { $name }, giocatore { $player }, è fuori: { $error }.
mazenet-won = { $name }, giocatore { $player }, ha vinto.
mazenet-unfinished = La partita è finita senza vincitore.
mazenet-kept = La partita è conservata in { $path }.
mazenet-seated = Siamo il giocatore { $player }.
mazenet-refused = L’arbitro rifiuta: { $error }.
mazenet-sent-away = L’arbitro ci ha scollegati: { $error }.
