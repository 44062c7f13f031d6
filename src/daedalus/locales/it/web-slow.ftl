## Slow games: a turn a day or a week

slow-how = Con che ritmo?
slow-now = Insieme, adesso
    .note = Vi sedete tutti e giocate fino in fondo.
slow-day = Un turno al giorno
    .note = Gioca quando hai un momento.
slow-week = Un turno a settimana
    .note = Per amici di penna e gente impegnata.
slow-late-day = E se passa un giorno?
slow-late-week = E se passa una settimana?
slow-wait = Aspettiamo
slow-bot = Quel turno lo gioca un bot
slow-night = Di notte il tempo non scade per nessuno: dalle 9 di sera alle 8 del mattino, là dove si vive.
slow-first = Puoi fare la tua prima mossa prima che arrivino gli altri.
slow-keeps = Un tavolo lento resta per tre mesi.
slow-has = { $name } ha tempo { $until }.
slow-yours = Hai tempo { $until }.
slow-turn = Tocca { FORM($name, as: "to") } { $since }.
slow-missing = Aspetta chi prenderà il posto libero.
slow-rest = Non devi fare niente. La partita è al sicuro; mettila via e torna quando vuoi.

## Notices
tell = Avvisami quando tocca a me
    .note = Una notifica su questo dispositivo. Senza account.
tell-ask = Ora il browser chiede se può. Rispondi “Consenti”.
tell-now = Va bene, chiedi
tell-how = Quanto spesso
tell-turn = Una volta per turno
tell-day = Una volta al giorno, tutti i tavoli
tell-on = Solo su questo dispositivo. Di notte resta in silenzio.
tell-try = Prova
tell-refused = Questo browser blocca le nostre notifiche. Puoi consentirle nelle sue impostazioni, accanto all’indirizzo.
tell-none = Questo browser non ha notifiche. Metti Daedalus nella schermata iniziale, o il tavolo nel calendario.
tell-server = Questo server non manda notifiche. Il tuo calendario può ricordare il tavolo.
tell-calendar = File per il calendario
tell-title = Tocca a te: { $title }
tell-with = Con { $names }

## Since you were here
film = Dalla tua ultima visita
film-note = Va da solo. Tocca il tabellone per andare più veloce.
film-end = Al mio turno
film-before =
    { $count ->
        [one] e un turno precedente
       *[other] e { $count } turni precedenti
    }

## Seats on another device
carry-scan = Inquadra questo con l’altro dispositivo
carry-type = Oppure scrivi lì, nella pagina iniziale, questo codice:
carry-once = Il codice porta con sé questi posti. Funziona una volta, per dieci minuti.
carry-honest = Senza account. Chi ce l’ha può giocare per te, quindi non mostrarlo ad altri.
carry-these = Questi posti vengono con te
carry-stay = Restano anche qui. Puoi giocare su entrambi.
carry-qr = Codice QR che porta con sé i tuoi posti
carry-came =
    { $count ->
        [one] È arrivato un posto.
       *[other] Sono arrivati { $count } posti.
    }

## When
since-morning = da stamattina
since-noon = da oggi pomeriggio
since-evening = da stasera
since-yesterday = da ieri
since-days = da { $count } giorni
until-today-morning = fino a mezzogiorno
until-today-noon = fino a oggi pomeriggio
until-today-evening = fino a stasera
until-tomorrow-morning = fino a domattina
until-tomorrow-noon = fino a domani pomeriggio
until-tomorrow-evening = fino a domani sera
until-day = fino a { $day }
until-date = fino al giorno { $day }
