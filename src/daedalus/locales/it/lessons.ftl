### Italian: the lessons; .again is said to those who missed the goal of a step.

lesson = Lezione
lesson-list-note = Una breve partita vera per ogni edizione, con una spiegazione a ogni passo. Puoi smettere quando vuoi e continuare dopo.
lesson-begin = Comincia
lesson-go-on = Continua
lesson-once-more = Ancora una volta
lesson-finished = Finita
lesson-step = Passo { $at } di { $last }
lesson-show = Fammi vedere
lesson-next = Avanti
lesson-retry = Riprova
lesson-well = Ben fatto!
lesson-end = Ben fatto, questa era tutta la partita. Sai tutto quello che serve.
lesson-rival = E ora contro un avversario tranquillo
lesson-others = Altre lezioni
lesson-leave = Esci dalla lezione
lesson-about-classic = Spingere, farsi portare, sbarrare la strada agli altri e portare a casa i tesori.
lesson-about-pirates = Girare la tessera, farsi portare e tornare in porto.
lesson-about-galaxy = Trovare i segnali, anche sulla tessera libera, e tornare alla base.
lesson-about-eclipse = Una pedina che non è di nessuno, e le carte che va a prendere.

## The sliding editions

lesson-push = La tua carta: { $card }. Spingi la tessera libera da una freccia, così che si apra una strada verso la tua carta. Poi vacci.
    .again = Non ancora. Cerca una freccia la cui fila colleghi la tua strada alla carta.
lesson-turn = La tua carta: { $card }. Così com’è, la tessera libera non aiuta. Girala, spingila dentro e va’ alla tua carta.
    .again = Non ancora. Gira la tessera e guarda quali lati sono aperti.
lesson-ride = La tua carta: { $card }. Nessuna strada ci arriva. Ma spingi la fila su cui stai: esci dal tabellone e torni dalla parte opposta.
    .again = Non ancora. Spingi la tua fila, così esci dal tabellone e rientri di fronte.
lesson-barred = La tua carta: { $card }. Una freccia è sbarrata: annullerebbe la spinta di { $rival }. Trova un’altra strada.
    .again = Non ancora. La freccia sbarrata resta chiusa in questo turno; anche un’altra fila porta alla tua carta.
lesson-spare = La tua carta: { $card }. È sulla tessera libera! Spingila dove puoi raggiungerla.
    .again = Non ancora. La tessera deve stare dove la tua strada ci prosegue.
lesson-close = Hai trovato tutte le carte, ma nessuna spinta ti porta ancora a casa. { $rival } sta per trovare una carta: { $theirs }. Spingi in modo che al prossimo turno non possa arrivarci.
    .again = { $rival } può ancora arrivarci. Interrompi la sua strada dove una sola spinta non la ripara.
lesson-home = Ora a casa: finisci il cammino nell’angolo da cui sei partito. Vince chi arriva a casa per primo.
    .again = Non sei ancora a casa. Cerca una spinta che apra una strada verso il tuo angolo.
lesson-dark = La tua carta: { $card }. Porta il segno dell’Eclissi: perciò muovi l’Eclissi, non la tua pedina.
    .again = Non ancora. Spingi in modo che si apra una strada dall’Eclissi alla carta.
lesson-own = La tua carta: { $card }. Stavolta senza segno: ti muovi tu, e l’Eclissi resta dov’è.
    .again = Non ancora. Cerca una spinta che apra una strada da te alla carta.
lesson-dark-ride = La tua carta: { $card }, con il segno. Spingi la fila dell’Eclissi: esce dal tabellone e torna dalla parte opposta.
    .again = Non ancora. L’Eclissi viaggia come ogni pedina: spingi la sua fila, poi portala alla carta.
