### Italiano: i rompicapi nel browser: compiti, suggerimenti, verdetti, prove, calendario.

## Le pagine

puzzle-daily = Rompicapo del giorno
puzzle-back = Torna ai rompicapi
puzzle-none = Questo rompicapo non esiste
puzzle-none-note = Forse è stato escluso perché la sua dimostrazione non reggeva.
puzzle-kind-fetch = Caccia
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

puzzle-home = la strada di casa
    .the = la strada di casa
    .to = alla strada di casa
    .at = sulla strada di casa
    .is = home
puzzle-alone = Nessun altro gioca.
puzzle-task-fetch =
    { $turns ->
        [1] Raggiungi { $goal } in un turno.
        [2] Raggiungi { $goal } in due turni.
        [3] Raggiungi { $goal } in tre turni.
        [4] Raggiungi { $goal } in quattro turni.
       *[other] Raggiungi { $goal } in { $turns } turni.
    }
puzzle-task-run =
    { $count ->
        [1] Un tesoro in { $turns } turni.
        [2] Due tesori in { $turns } turni.
        [3] Tre tesori in { $turns } turni.
        [4] Quattro tesori in { $turns } turni.
        [5] Cinque tesori in { $turns } turni.
       *[other] { $count } tesori in { $turns } turni.
    }
puzzle-task-run-order = In quest’ordine: { $goals }.
puzzle-task-guard =
    { $turns ->
        [1] Prendi { $goal } e non lasciare niente { FORM($name, as: "to") }.
       *[other] Assicurati { $goal } e non lasciare niente { FORM($name, as: "to") }.
    }
puzzle-task-guard-next = Poi tocca { FORM($name, as: "to") }, che cerca { $goal }.
puzzle-task-guard-later = Qualunque cosa faccia { $name }, dopo devi ancora poterci arrivare. { $name } cerca { $goal } e non deve arrivarci né prima di te né subito dopo.
puzzle-task-duel = Assicurati { $goal }.
puzzle-task-duel-next = Qualunque cosa faccia { $name }, dopo devi ancora poterci arrivare.
puzzle-task-weave =
    { $tiles ->
        [one] Collega tutte le immagini con un’altra tessera.
       *[other] Collega tutte le immagini con altre { $tiles } tessere.
    }
puzzle-task-weave-clock = Senza limiti di tempo.
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
puzzle-note-first = Tre tentativi per tre stelle. Gira e mira quanto vuoi.
puzzle-note-hint = Un suggerimento costa una stella. Una resta sempre.
puzzle-note-later =
    { $stars ->
        [one] Puoi ancora vincere una stella.
       *[other] Puoi ancora vincere { $stars } stelle.
    }
puzzle-tries-left =
    { $tries ->
        [one] Ancora un tentativo
        [2] Ancora due tentativi
       *[other] Ancora { $tries } tentativi
    } { $stars ->
        [2] per due stelle.
       *[other] per tre stelle.
    }
puzzle-redo = Rifai il turno { $turn }

## Che cosa ha fatto il tabellone

puzzle-close = Quasi!
puzzle-wrong = Non ancora.
puzzle-why-one_wall_away = { FORM($goal, as: "is") ->
    [home] Solo un muro è ancora sulla strada di casa.
   *[other] Solo un muro è ancora tra te e { $goal }.
}
puzzle-why-too_far = { FORM($goal, as: "is") ->
    [home] { $count ->
        [one] Un muro è ancora sulla strada di casa.
       *[other] { $count } muri sono ancora sulla strada di casa.
    }
   *[other] { $count ->
        [one] Un muro è ancora tra te e { $goal }.
       *[other] { $count } muri sono ancora tra te e { $goal }.
    }
}
puzzle-why-too_late = A portata, ma con un turno di ritardo: { $goal }.
puzzle-why-on_spare = Fuori dal labirinto: { $goal } è sulla tessera che hai in mano.
puzzle-why-opponent_takes = { $name } ora può prendere { $goal }.
puzzle-why-opponent_wins = { $name } ora può tornare a casa e vincere.
puzzle-why-opponent_blocks = { FORM($goal, as: "is") ->
    [home] { $name } ha una spinta che ti chiude la strada di casa.
   *[other] { $name } ha una spinta che mette { $goal } fuori dalla tua portata.
}
puzzle-why-opponent_breaks = Dopo questa risposta non puoi prendere { $goal } e insieme fermare { $name }.
puzzle-why-not_linked = Ancora da collegare: { $motifs }.
puzzle-why-loose_tile = Una tessera è isolata: non è collegata al centro.
puzzle-why-too_many_tiles = Tutto collegato, con { $count } tessere. Ne bastano { $best }.
puzzle-why-given_moved = Le tessere che c’erano all’inizio devono restare.
puzzle-why-more_possible = Catturate: { $count }. Possibili: { $best }.
puzzle-opens = La tessera è aperta { $sides }.
puzzle-side-north = in alto
puzzle-side-east = a destra
puzzle-side-south = in basso
puzzle-side-west = a sinistra
puzzle-key-wall = Il muro di mezzo

## Suggerimenti

puzzle-aim = Mira di nuovo
puzzle-aim-again = Mira di nuovo · costa un tentativo
puzzle-getting = Il rompicapo arriva…
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
puzzle-yours = Ecco { $goal }!
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
        [one] Più in breve non si può, e c’è un solo modo: esaminati tutti i { $nodes } tabelloni.
       *[other] Più in breve non si può, e ci sono { $solutions } modi: esaminati tutti i { $nodes } tabelloni.
    }
puzzle-proof-run =
    { $solutions ->
        [one] { $turns } turni sono il minimo, e c’è un solo modo: esaminati tutti i { $nodes } tabelloni.
       *[other] { $turns } turni sono il minimo, e ci sono { $solutions } modi: esaminati tutti i { $nodes } tabelloni.
    }
puzzle-proof-guard =
    { $solutions ->
        [one] Ogni altro turno fallisce: esaminati tutti i { $nodes } tabelloni.
       *[other] { $solutions } turni riescono, ogni altro fallisce: esaminati tutti i { $nodes } tabelloni.
    }
puzzle-proof-duel =
    { $solutions ->
        [one] Ogni risposta è stata provata, e nessun’altra spinta è sicura: esaminati tutti i { $nodes } tabelloni.
       *[other] Ogni risposta è stata provata, e { $solutions } spinte sono sicure: esaminati tutti i { $nodes } tabelloni.
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
puzzle-no-spoiler = Non svela la soluzione.
puzzle-share-title = Daedalus del giorno { $number } · { $title }
puzzle-your-level = Al tuo livello
puzzle-next = Prossimo rompicapo
puzzle-watch = Guarda la soluzione

## Giorni

puzzle-in-a-row =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni di fila
    }
puzzle-days-in-a-row =
    { $days ->
        [one] giorno
       *[other] giorni di{"\u00A0"}fila
    }
puzzle-month = Tutto il mese
puzzle-on-calendar = Ora sul tuo calendario: { FORM($goal, as: "is") ->
    [home] una stella
   *[other] { $goal }
}.
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
        [one] Un tesoro questo mese, { $best ->
            [0] non ancora con tre stelle.
           *[other] con tre stelle.
        }
       *[other] { $count } tesori questo mese, { $best ->
            [0] non ancora con tre stelle.
           *[other] di cui { $best } con tre stelle.
        }
    }
puzzle-day-done = { $day }, { FORM($goal, as: "is") ->
    [home] risolto
   *[other] { $goal }
}, stelle: { $stars } su 3
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
puzzle-file-read = Aggiunto ai tuoi progressi qui.
puzzle-file-not-read = Questo non è un file di progressi.

## Tempesta

puzzle-storm = Tempesta
    .note = Tre minuti: risolvine più che puoi.
puzzle-storm-best = Il tuo record: { $best }
puzzle-storm-go = Via al tempo!
puzzle-storm-skip = Salta
puzzle-storm-over = Tempo scaduto!
puzzle-storm-result =
    { $count ->
        [0] Stavolta nessuno risolto.
        [one] Un rompicapo risolto.
       *[other] { $count } rompicapi risolti.
    }
puzzle-storm-record = Il tuo record!
puzzle-storm-left = { $seconds ->
    [one] Ancora { $seconds } secondo
   *[other] Ancora { $seconds } secondi
}
puzzle-storm-missed = Ciò che è andato storto torna tra qualche giorno.
