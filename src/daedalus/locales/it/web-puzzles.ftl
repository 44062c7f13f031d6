### Italiano: i rompicapi nel browser: compiti, suggerimenti, verdetti, prove, calendario.

## Le pagine

puzzle-daily = Rompicapo del giorno
puzzle-back = Torna ai rompicapi
puzzle-none = Questo rompicapo non esiste
puzzle-none-note = Forse è stato escluso perché la sua prova non reggeva.
puzzle-kind-fetch = Presa
    .note = Un tesoro, turni contati. Nessun altro gioca.
puzzle-kind-run = Corsa
    .note = Più tesori in ordine, nel minor numero di turni.
puzzle-kind-guard = Guardia
    .note = Prendi il tuo tesoro e non lasciarne a chi segue.
puzzle-kind-duel = Duello
    .note = Vai sul sicuro, qualunque cosa spinga l’altro.
puzzle-kind-weave = Trama
    .note = Collega le quattro immagini con meno tessere possibili.
puzzle-kind-harvest = Raccolto
    .note = Posa le tue tessere e cattura più animali possibile.
puzzle-number = N. { $number }
puzzle-step = Gradino { $level } di 5

## Il compito

puzzle-home = la via di casa
puzzle-alone = Nessun altro gioca.
puzzle-task-fetch =
    { $turns ->
        [1] In un turno: { $goal }.
        [2] In due turni: { $goal }.
        [3] In tre turni: { $goal }.
        [4] In quattro turni: { $goal }.
       *[other] In { $turns } turni: { $goal }.
    }
puzzle-task-run =
    { $count ->
        [2] Due tesori in { $turns } turni.
        [3] Tre tesori in { $turns } turni.
        [4] Quattro tesori in { $turns } turni.
        [5] Cinque tesori in { $turns } turni.
       *[other] { $count } tesori in { $turns } turni.
    }
puzzle-task-run-order = In quest’ordine: { $goals }.
puzzle-task-guard = Per te: { $goal }. Per { $name }: niente.
puzzle-task-guard-next = Poi tocca a { $name }, che cerca: { $goal }.
puzzle-task-duel = Assicurati: { $goal }.
puzzle-task-duel-next = Qualunque cosa faccia { $name }, dopo dev’essere alla tua portata.
puzzle-task-weave =
    { $tiles ->
        [one] Collega tutte le immagini con un’altra tessera.
       *[other] Collega tutte le immagini con altre { $tiles } tessere.
    }
puzzle-task-weave-clock = Senza orologio.
puzzle-task-harvest =
    { $turns ->
        [one] Posa una tessera e cattura più che puoi.
       *[other] Posa { $turns } tessere e cattura più che puoi.
    }
puzzle-task-harvest-best = Ogni tessera collegata alla tua può essere catturata.

## Tentativi, turni e stelle

puzzle-trail = Turno { $turn } di { $turns }.
puzzle-trail-wall = I turni sono finiti. C’è un muro di mezzo.
puzzle-stars = Stelle: { $stars } su 3
puzzle-try =
    { $tries ->
        [1] Primo tentativo
        [2] Secondo tentativo
        [3] Terzo tentativo
       *[other] Tentativo { $tries }
    }
puzzle-try-over =
    { $tries ->
        [1] Primo tentativo finito
        [2] Secondo tentativo finito
        [3] Terzo tentativo finito
       *[other] Tentativo { $tries } finito
    }
puzzle-note-first = Risolvilo ora, senza suggerimenti, per tre stelle.
puzzle-note-hint = Un suggerimento costa una stella. Una resta sempre.
puzzle-note-later =
    { $stars ->
        [one] Puoi ancora vincere una stella.
       *[other] Puoi ancora vincere { $stars } stelle.
    }
puzzle-note-again =
    { $stars ->
        [one] Prova quanto vuoi. Puoi ancora vincere una stella.
       *[other] Prova quanto vuoi. Puoi ancora vincere { $stars } stelle.
    }
puzzle-redo = Rifai il turno { $turn }

## Che cosa ha fatto il tabellone

puzzle-close = Quasi!
puzzle-wrong = Non ancora.
puzzle-why-one_wall_away = Solo un muro ti separa ancora: { $goal }.
puzzle-why-too_far =
    { $count ->
        [one] Un muro ti separa ancora: { $goal }.
       *[other] { $count } muri ti separano ancora: { $goal }.
    }
puzzle-why-on_spare = Fuori dal labirinto: { $goal } è sulla tessera che hai in mano.
puzzle-why-opponent_takes = { $name } ora può prendere { $goal }.
puzzle-why-opponent_wins = { $name } ora può tornare a casa e vincere.
puzzle-why-opponent_blocks = { $name } ha una spinta che mette fuori dalla tua portata: { $goal }.
puzzle-why-not_linked = Non ancora collegato: { $motifs }.
puzzle-why-loose_tile = Una tessera è isolata: non è collegata al centro.
puzzle-why-too_many_tiles = Tutto collegato, con { $count } tessere. Ne bastano { $best }.
puzzle-why-given_moved = Le tessere che c’erano all’inizio devono restare.
puzzle-why-more_possible = Catturate: { $count }. Possibili: { $best }.
puzzle-opens = La sua tessera è aperta { $sides }.
puzzle-side-north = in alto
puzzle-side-east = a destra
puzzle-side-south = in basso
puzzle-side-west = a sinistra
puzzle-key-wall = Il muro di mezzo

## Suggerimenti

puzzle-hint-where = Dove devo guardare?
puzzle-hint-first = Mostrami il primo passo
puzzle-hint-of = Suggerimento { $step } di 2
puzzle-hint-costs = Suggerimento { $step } di 2 · costa una stella
puzzle-hint-left =
    { $left ->
        [one] Suggerimento, ancora uno su 2
       *[other] Suggerimento, ancora { $left } su 2
    }
puzzle-hint-yours =
    { $way ->
        [column] Guarda la colonna in cui ti trovi.
       *[row] Guarda la riga in cui ti trovi.
    }
puzzle-hint-line =
    { $way ->
        [column] Guarda la colonna { $line }.
       *[row] Guarda la riga { $line }.
    }
puzzle-hint-tile = Guarda la tessera { $tile }.

## Risolto

puzzle-solved = Risolto!
puzzle-yours = Trovato: { $goal }!
puzzle-effort =
    { $tries ->
        [1] Primo tentativo
        [2] Secondo tentativo
        [3] Terzo tentativo
       *[other] Tentativo { $tries }
    }{ $hints ->
        [0] , nessun suggerimento
        [1] , un suggerimento
       *[other] , due suggerimenti
    }
puzzle-proof-fetch =
    { $solutions ->
        [one] Niente di più breve funziona, e c’è un solo modo: { $nodes } tabelloni esaminati.
       *[other] Niente di più breve funziona, e ci sono { $solutions } modi: { $nodes } tabelloni esaminati.
    }
puzzle-proof-run =
    { $solutions ->
        [one] { $turns } turni sono il minimo, e c’è un solo modo: { $nodes } tabelloni esaminati.
       *[other] { $turns } turni sono il minimo, e ci sono { $solutions } modi: { $nodes } tabelloni esaminati.
    }
puzzle-proof-guard =
    { $solutions ->
        [one] Ogni altro turno fallisce: { $nodes } tabelloni esaminati.
       *[other] { $solutions } turni riescono, ogni altro fallisce: { $nodes } tabelloni esaminati.
    }
puzzle-proof-duel =
    { $solutions ->
        [one] Ogni risposta è stata provata, e nessun’altra spinta è sicura: { $nodes } tabelloni esaminati.
       *[other] Ogni risposta è stata provata, e { $solutions } spinte sono sicure: { $nodes } tabelloni esaminati.
    }
puzzle-proof-weave =
    { $solutions ->
        [one] Con meno tessere non si può, e c’è un solo modo.
       *[other] Con meno tessere non si può, e ci sono { $solutions } modi.
    }
puzzle-proof-harvest =
    { $solutions ->
        [one] Di più non si cattura, e c’è un solo modo: provate tutte le { $nodes } pose.
       *[other] Di più non si cattura, e ci sono { $solutions } modi: provate tutte le { $nodes } pose.
    }
puzzle-tell = Dillo a qualcuno
puzzle-no-spoiler = Niente rivela la via.
puzzle-share-title = Daedalus del giorno { $number } · { $title }
puzzle-your-level = Al tuo livello
puzzle-next = Prossimo rompicapo
puzzle-watch = Guarda la soluzione

## Giorni

puzzle-in-a-row =
    { $days ->
        [one] { $days } giorno di fila
       *[other] { $days } giorni di fila
    }
puzzle-days-in-a-row =
    { $days ->
        [one] giorno di{"\u00A0"}fila
       *[other] giorni di{"\u00A0"}fila
    }
puzzle-month = Tutto il mese
puzzle-on-calendar = Ora sul tuo calendario: { $goal }.
puzzle-tomorrow =
    { $hours ->
        [one] Il rompicapo di domani arriva entro un’ora.
       *[other] Il rompicapo di domani arriva tra { $hours } ore.
    }
puzzle-go-on = Risolvilo oggi e il sentiero continua.
puzzle-begin = Risolvilo oggi e comincia un sentiero.
puzzle-today = Il rompicapo di oggi
puzzle-today-note = Lo stesso per tutto il mondo, fino a mezzanotte.
puzzle-today-done = Per oggi è risolto. Il prossimo arriva a mezzanotte.
puzzle-play = Gioca
puzzle-month-count =
    { $count ->
        [0] Ancora nessun tesoro questo mese.
        [one] Un tesoro questo mese, { $best } con tre stelle.
       *[other] { $count } tesori questo mese, { $best } con tre stelle.
    }
puzzle-day-done = { $day }, { $goal }, stelle: { $stars } su 3
puzzle-day-today = { $day }, oggi, ancora da risolvere
puzzle-day-missed = { $day }, non giocato

## Panoramica

puzzle-kinds = Tipi di rompicapo
puzzle-new = Nuovo
puzzle-solved-count =
    { $count ->
        [one] { $count } risolto
       *[other] { $count } risolti
    }
puzzle-due = Da riprovare
puzzle-level = Livello { $level }
puzzle-level-name =
    { $level ->
        [1] Primi passi
        [2] Dietro l’angolo
        [3] In cammino
        [4] Occhio attento
        [5] Buon fiuto
        [6] Strada sicura
        [7] Mappa in testa
        [8] Filo di Arianna
        [9] Cuore del labirinto
       *[10] Dedalo
    }
puzzle-level-stones = Sei sulla pietra { $level } di { $levels }.
puzzle-level-note = Ogni rompicapo è adatto al tuo livello.
puzzle-file = I tuoi progressi
puzzle-file-note = Restano su questo dispositivo. Un file li porta su un altro.
puzzle-file-save = Salva in un file
puzzle-file-open = Apri un file
puzzle-file-read = Aggiunto a quello che c’è qui.
puzzle-file-not-read = Questo non è un file di progressi.

## Tempesta

puzzle-storm = Tempesta
    .note = Tre minuti, più che puoi.
puzzle-storm-best = Il tuo record: { $best }
puzzle-storm-go = Avvia l’orologio
puzzle-storm-skip = Salta
puzzle-storm-over = Tempo scaduto!
puzzle-storm-result =
    { $count ->
        [0] Stavolta nessuno risolto.
        [one] Un rompicapo risolto.
       *[other] { $count } rompicapi risolti.
    }
puzzle-storm-record = Il tuo record!
puzzle-storm-left = Ancora { $seconds } secondi
puzzle-storm-missed = Ciò che è andato storto torna tra qualche giorno.
