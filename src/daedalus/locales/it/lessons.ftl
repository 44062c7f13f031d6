### Italian: the lessons; .again is said to those who missed the goal of a step.

lesson = Lezione
lesson-list-note = Una breve partita vera per ogni mondo, con una spiegazione a ogni passo. Puoi smettere quando vuoi e continuare dopo.
lesson-begin = Comincia
lesson-go-on = Continua
lesson-finished = Finita
lesson-step = Passo { $at } di { $last }
lesson-next = Avanti
lesson-well = Ben fatto!
lesson-end = Ben fatto, questa era tutta la partita. Sai tutto quello che serve.
lesson-rival = E ora contro un rivale simpatico
lesson-others = Altre lezioni
lesson-leave = Esci dalla lezione
lesson-about-classic = Spingere, farsi portare, sbarrare la strada agli altri e portare a casa i tesori.
lesson-about-pirates = Girare la tessera, farsi portare e tornare in porto.
lesson-about-galaxy = Trovare i segnali, anche sulla tessera libera, e tornare alla base.
lesson-about-eclipse = Una pedina che non è di nessuno, e le carte che va a prendere.
lesson-about-go = Una tessera, due, un lancio intero, e poi contro il tempo.
lesson-about-connect = Posare sentieri, catturare animali e tenere unito il giardino.

## The sliding editions

lesson-push = La tua carta: { $card }. Spingi la tessera libera da una freccia, così che si apra una strada verso questo tesoro. Poi vacci.
    .again = Non ancora. Cerca una freccia la cui fila colleghi la tua strada al tesoro.
lesson-turn = La tua carta: { $card }. Così com’è, la tessera libera non aiuta. Girala, spingila dentro e va’ al tesoro.
    .again = Non ancora. Gira la tessera e guarda quali lati sono aperti.
lesson-ride = La tua carta: { $card }. Nessuna strada ci arriva. Ma spingi la fila su cui stai: esci dal tabellone e torni dalla parte opposta.
    .again = Non ancora. Spingi la tua fila, così esci dal tabellone e rientri di fronte.
lesson-barred = La tua carta: { $card }. Una freccia è sbarrata: annullerebbe la spinta di { $rival }. Trova un’altra strada.
    .again = Non ancora. La freccia sbarrata resta sbarrata in questo turno; anche un’altra fila porta al tesoro.
lesson-spare = La tua carta: { $card }. Il tesoro è sulla tessera libera! Spingila dove puoi raggiungerla.
    .again = Non ancora. La tessera deve stare dove prosegue la tua strada.
lesson-close = Hai trovato tutte le carte, ma nessuna spinta ti porta ancora a casa. { $rival } sta per trovare una carta: { $theirs }. Spingi in modo che al prossimo turno non possa arrivarci.
    .again = { $rival } può ancora arrivarci. Interrompi la sua strada dove una sola spinta non la ripara.
lesson-home = Ora a casa: finisci il tuo turno nell’angolo da cui hai cominciato. Vince chi arriva a casa per primo.
    .again = Non sei ancora a casa. Cerca una spinta che apra una strada verso il tuo angolo.
lesson-dark = La tua carta: { $card }. Porta il segno dell’Eclissi: perciò muovi l’Eclissi, non la tua astronave.
    .again = Non ancora. Spingi in modo che si apra una strada dall’Eclissi al tesoro.
lesson-own = La tua carta: { $card }. Stavolta senza segno: ti muovi tu, e l’Eclissi resta dov’è.
    .again = Non ancora. Cerca una spinta che apra una strada da te al tesoro.
lesson-dark-ride = La tua carta: { $card }, con il segno. Spingi la fila dell’Eclissi: esce dal tabellone e torna dalla parte opposta.
    .again = Non ancora. L’Eclissi viaggia come ogni pedina: spingi la sua fila, poi portala al tesoro.

## Go!

lesson-go-one = I dadi mostrano quattro tesori; tre sono già collegati al centro. Posa ancora una tessera: il foro sul quarto tesoro, la strada fino al centro. Poi tocca “Fatto!”.
    .again = Non ancora risolto. Il foro deve stare sul tesoro e la strada deve arrivare al centro senza interruzioni. Riprendi la tessera e riprova.
lesson-go-two = Stavolta mancano due tessere. Girale come vuoi, poi tocca “Fatto!”.
    .again = Non ancora risolto. Ogni tesoro ha bisogno di un foro e di una strada fino al centro.
lesson-go-over = Ci sono tutte e quattro le tessere, ma la strada della tessera 3 si interrompe. Riprendila, girala sull’altra faccia e posala di nuovo. Poi tocca “Fatto!”.
    .again = Non ancora risolto. La tessera 3 è al posto giusto, ma con la faccia sbagliata.
lesson-go-roll = Ora un lancio intero: collega tutti e quattro i tesori al centro. Ti servono le quattro tessere con il foro; le altre due possono aiutare. Poi tocca “Fatto!”.
    .again = Non ancora risolto. Guarda quale tesoro non ha una strada fino al centro e riprendi ciò che è d’intralcio.
lesson-go-clock = E ora contro il tempo: tre minuti per questo lancio. Tocca “Fatto!” appena hai finito.
    .again = Non era così, oppure il tempo è scaduto. In una partita vera una consegna sbagliata fa indietreggiare. Prova ancora.

## Connect

lesson-connect-lay = Posa una delle tue due tessere: almeno uno dei suoi sentieri deve proseguire nel giardino. Gli altri lati possono toccare muri.
    .again = Non ancora. Posa una tessera in modo che un sentiero prosegua.
lesson-connect-catch = Collega con un sentiero la tua nuova tessera allo stesso animale su un’altra tessera, e quella è tua. Catturane una!
    .again = Non hai catturato nulla. Cerca un tuo animale nel giardino, e un posto il cui sentiero ci arrivi.
lesson-connect-joined = Catturane un’altra. Ma ciò che resta deve stare unito, lato contro lato: ciò che dividerebbe il giardino non si può catturare. La tua nuova tessera può tenerlo unito.
    .again = Non hai catturato nulla. Posa la tessera dove il giardino resta unito anche senza quella che prendi.
lesson-connect-choose = La tua ultima tessera. Può essere collegata a più tessere di quante ne puoi prendere. Scegli in modo da catturarne due insieme.
    .again = Se ne possono catturare due insieme. Guarda quali possono andarsene senza dividere il giardino.
