### Italian: the sentences of Go! in the terminal.

## Building

go-ask-claim = Fatto? Ancora una volta C per consegnare; poi non si torna indietro.
go-blocked = Lì non ci sta.
go-hint = Prova così: { $action }

## What the keys do (short: they share one line)

go-key-move = sposta
go-key-tile = prendi
go-key-flip = capovolgi
go-key-place = posa
go-key-lift = riprendi
go-key-person = altra persona
guide-go =
    Invio dice che ci sei: prima per il lancio, poi quando hai trovato i tesori. Dopo “Via!” le frecce spostano la tessera che hai in mano, R la gira, Maiusc+R nell’altro senso, F la capovolge. Tab o il suo numero prende un’altra tessera, anche già posata. Invio la posa, Backspace riprende quello che c’è. Due volte C consegna. In più persone a una tastiera, P la passa. L dice che cosa sono le lettere, F2 mostra le regole.

    »S« un tesoro dei dadi    ✓S si vede in un foro ed è collegato    (S) un altro sotto un foro

    i muri spessi sono collegati al centro, quelli sottili non ancora, quelli doppi sono la tessera in mano; accanto al diario i tabelloni degli altri, fori nei cerchi

## Playing line by line

go-plain-build =
    { $count ->
        [0] { $name }, nessun tesoro è ancora collegato.
        [one] { $name }, un tesoro è collegato.
       *[other] { $name }, { $count } tesori sono collegati.
    } Accanto al tabellone: { $tiles }. Secondi rimasti: { $seconds }.
go-board-rule = »S« è un tesoro dei dadi, ✓S uno collegato, (S) un altro sotto un foro; i numeri sono tessere. I muri spessi sono collegati al centro.
go-tiles-rule = Lati aperti delle due caselle quando la tessera va verso est: nord 1, est 2, sud 4, ovest 8, sommati, da a a f sopra il 9. Le tessere da 1 a 4 hanno un foro nella prima casella.
plain-go = Scrivi pronti per il lancio, e di nuovo quando hai trovato i tesori. Una tessera si posa con il numero, il lato, la prima casella e la direzione della seconda (n, e, s, w): 1A@b2e. Il jolly: J@b2. Con riprendi 1 riprendi una tessera, con fatto consegni. Il tempo corre mentre scrivi.
act-ready = pronti
act-claim = fatto
act-lift = riprendi
act-place = posa
act-end = chiudi
word-dice = dadi
    .does = dice dove sono i tesori dei dadi
word-tiles = tessere
    .does = descrive le tue tessere
word-rivals = rivali
    .does = mostra i tabelloni degli altri
word-wait = aspetta
    .does = lascia passare dei secondi, per esempio: aspetta 10
