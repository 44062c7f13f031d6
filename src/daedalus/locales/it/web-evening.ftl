## Una serata in tanti

eve-title = Una serata in tanti
eve-note = Un link, 4–32 persone, nessun account.
eve-static = Una serata ha bisogno di un server: questa pagina non ce l’ha.
eve-world = A che cosa giocate?
eve-size = Quanti per tavolo?
eve-rounds = Manche
eve-pace = A che ritmo?
eve-pace-0 = Con calma
eve-pace-30 = Mezzo minuto per turno
eve-pace-15 = Svelti
eve-door = Leggere i nomi prima di mostrarli
    .note = Nessuno vede un nome prima che tu l’abbia fatto entrare.
eve-many = Quante persone verranno?
    .note = Solo un’idea, per dirti quanto dura. Chi viene può giocare.
eve-about = circa { $count }
eve-by = Il tuo nome, per il titolo
eve-tables = { $count ->
    [one] Un tavolo da { $size }
   *[other] { $count } tavoli da { $size }
}
eve-tables-mixed = { $count } tavoli da { $low } e da { $high }
eve-takes = { $count ->
    [one] Una manche, circa { $time }.
   *[other] { $count } manche, circa { $time }.
}
eve-meet = In ogni manche incontri quante più persone nuove possibile.
eve-open = Apri la serata
eve-before = Le tue serate
eve-of = { $world }: una serata da { $name }
eve-of-nobody = { $world }: una serata in tanti
eve-gone = Questa serata non esiste
    .note = È di molto tempo fa ed è stata messa via, o manca una parte del link.
eve-at-door = Alla porta

## Le porte sono aperte

eve-come = Vieni a giocare
    .note = Inquadra il codice o scrivi l’indirizzo. Il tuo nome, un segno, fatto.
eve-who = Chi c’è
eve-came = C’è { $name }.
eve-here = { $count ->
    [one] Una persona
   *[other] { $count } persone
}
eve-four = Servono almeno quattro persone.
eve-play-along = Gioca anche tu
eve-begin = Comincia la manche { $round }
eve-screen = Per il grande schermo
eve-people = { $count ->
    [0] Persone
    [one] Persone: una aspetta
   *[other] Persone: { $count } aspettano
}
eve-manage = Persone e manche
eve-nobody = Non è ancora venuto nessuno.
eve-let-in = Fai entrare
eve-let-in-name = Fai entrare { $name }
eve-deputy = { $name } può condurre la serata con te
eve-deputy-is = aiuta a condurre
eve-new-name = Un altro nome per { $name }
eve-rename = Rinomina
eve-off = Allontana { $name }
eve-alone = Chi ospita è via da un po’.
eve-take-over = Subentra

## Sui telefoni

eve-sign = Il tuo segno per questa serata
eve-sign-taken = Già scelto: { $motif }
eve-enter = Entra
    .note = Nessun account. Il tuo nome si vede solo questa sera.
eve-look-on = Guarda soltanto
eve-table = Tavolo { $table }
eve-ready = Il tuo tavolo è pronto.
eve-ready-at = Il tuo tavolo è pronto: tavolo { $table }.
eve-called = Si torna tutti qui.
eve-with = Tavolo { $table }, con
eve-sit = Siediti
eve-late = Si comincia quando siete seduti in { $size }. Se fai tardi aspettiamo due minuti, poi un bot ti tiene il posto in caldo.
eve-leave = Lascia la serata
eve-waits = Tra poco ti fanno entrare.
eve-in = Ci sei.
eve-soon = Resta qui: ti chiamiamo quando si comincia.
eve-soon-next = Resta qui: ti chiamiamo per la prossima manche.
eve-next-one = Giochi dalla prossima manche.
eve-well = Ben giocato, { $name }!
eve-placed = { $count ->
    [one] { $place }º posto al tavolo: un punto.
   *[other] { $place }º posto al tavolo: { $count } punti.
}
eve-have = { $count ->
    [one] Ne hai uno.
   *[other] Ne hai { $count }.
}
eve-still = { $count ->
    [one] Un tavolo gioca ancora. Resta qui, ti chiamiamo.
   *[other] { $count } tavoli giocano ancora. Resta qui, ti chiamiamo.
}
eve-watch = Guarda gli altri
eve-gathers = Il tuo tavolo
eve-sits = { $count ->
    [0] Ci siete tutti.
   *[other] Non ancora qui: { $names }.
}
eve-back = Torna alla serata

## Una manche

eve-found = Trovati: { $count }
eve-over-to = È il turno di { $name }.
eve-all-play = Giocano tutti.
eve-home = { $count ->
    [one] Finito. Primo posto: { $names }.
   *[other] Finito. Primo posto insieme: { $names }.
}
eve-done = { $left ->
    [0] Tutti i tavoli hanno finito.
   *[other] Finiti: { $count }. Ancora in gioco: { $left }.
}
eve-next-round = La manche { $round } comincia quando sono tornati tutti. Chi ha finito può guardare gli altri.
eve-last-round = È l’ultima manche. Chi ha finito può guardare gli altri.
eve-call = Richiama tutti
eve-close = Chiudi la manche
    .note = Ai tavoli che giocano ancora valgono i posti di adesso.
eve-close-now = Chiudi adesso

## La classifica

eve-standings = Classifica
eve-after = { $count ->
    [0] Prima della prima manche
    [one] Dopo una manche
   *[other] Dopo { $count } manche
}
eve-points = { $count ->
    [one] un punto
   *[other] { $count } punti
}
eve-not-there = non c’era
eve-rule = Il primo posto a un tavolo da quattro vale 4 punti, poi 3, 2, 1. A pari punti si divide il posto.

## La fine

eve-cheers = { $count ->
   *[other] Evviva { $names }!
}
eve-sum = { $people } persone, { $rounds ->
    [one] una manche
   *[other] { $rounds } manche
}, { $games ->
    [one] una partita
   *[other] { $games } partite
}
eve-else = E tutti gli altri
eve-another = Un’altra serata
eve-one-more = Ancora una manche
eve-certificates = Diplomi
eve-results = Tutti i risultati
eve-csv = Come tabella (CSV)
eve-records = Tutte le partite
eve-print = { $count ->
    [one] Stampa un foglio
   *[other] Stampa { $count } fogli
}
eve-cert-of = Tra { $count } persone, { $place }º posto:
eve-cert-with = { $count ->
    [one] con un punto
   *[other] con { $count } punti
} in { $rounds ->
    [one] una manche
   *[other] { $rounds } manche
}: { $world }
eve-cert-host = chi ospita
eve-cert-witness = testimone
