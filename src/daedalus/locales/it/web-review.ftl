### Italian: looking back at a game.

review-note = { $title } · { $players ->
    [1] una persona
   *[other] { $players } persone
} · { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
review-you = Tu
review-working = Ogni turno viene riguardato…
review-stop = Ferma
review-stopped = Fermato
review-go-on = Continua
review-ready = Lo sguardo indietro è pronto.
review-none = Qui non c’è nulla da rivedere
review-trouble-none = Questa partita qui non c’è, o è troppo lunga.
review-trouble-offline = Il server non risponde. Riprova tra un momento.
review-trouble-running = La partita è ancora in corso. Si riguarda alla fine.
review-trouble-record = Scegli prima una registrazione.
review-share = Copia il link di questa pagina
review-ahead = Chi era in testa?
review-ribbons = Nastri
review-ribbons-note = Più largo il nastro, migliore la possibilità.
review-lines = Linee
review-lines-note = Più alta la linea, migliore la possibilità.
review-drawn = Come disegnarlo
review-start = Inizio
review-turn = Turno { $turn }
review-turns = Turno
review-turn-of = { $who ->
    [you] tocca a te
   *[other] tocca a { $name }
}
review-round = Tutti insieme
review-luck = Fortuna
review-place-ahead = { $name } in testa
review-place-close = { $name } vicino
review-place-behind = { $name } indietro
review-moments = { $count ->
    [0] Nessun turno ha deciso da solo
    [1] Il momento decisivo
    [2] Due momenti decisivi
   *[other] Tre momenti decisivi
}
review-calm = È stata pari fino alla fine; hanno deciso tanti piccoli passi.
review-missed-finds = A portata: { $motif }
    .note = { $who ->
        [you] Un’altra mossa ti ci avrebbe portato.
       *[other] Un’altra mossa ci avrebbe portato { $name }.
    }
review-missed-wins = { $who ->
    [you] La vittoria era lì
   *[other] { $name } poteva vincere
}
    .note = Una mossa avrebbe chiuso la partita.
review-missed-better = C’era una strada migliore
    .note = { $who ->
        [you] Un’altra mossa ti avrebbe lasciato più possibilità.
       *[other] Un’altra mossa avrebbe lasciato più possibilità a { $name }.
    }
review-fine = { $who ->
    [you] La tua bella mossa
   *[other] La bella mossa di { $name }
}
    .note = Nient’altro ci andava vicino.
review-lucky = { $who ->
    [you] Il vento era con te
   *[other] Il vento era con { $name }
}
    .note = È uscito proprio quel che serviva. Pura fortuna.
review-unlucky = { $who ->
    [you] Il vento era contro di te
   *[other] Il vento era contro { $name }
}
    .note = È uscito qualcosa di lontano. Solo sfortuna.
review-hindered = { $who ->
    [you] { $by } ti chiude la strada
   *[other] { $by } chiude la strada a { $name }
}
    .note = Una mossa, e la strada non c’era più.
review-helped = { $who ->
    [you] { $by } ti apre la strada
   *[other] { $by } apre la strada a { $name }
}
    .note = Una mossa, ed ecco un sentiero.
review-faster = { $who ->
    [you] Arrivi prima tu
   *[other] { $name } arriva prima
}
    .note = Questo giro ha portato i punti.
review-slower = { $who ->
    [you] Gli altri arrivano prima
   *[other] Gli altri arrivano prima di { $name }
}
    .note = Questo giro ha premiato qualcun altro.
review-before = prima
review-after = dopo
review-change = { $who ->
    [you] La tua possibilità è passata da { $before } a { $after } su 100.
   *[other] La possibilità di { $name } è passata da { $before } a { $after } su 100.
}
review-which = Quale mossa mostrare
review-played = Giocata
review-better = Migliore
review-played-title = Ecco come si è giocato
review-better-finds = Questo portava qui: { $motif }
review-better-wins = Questo avrebbe vinto
review-better-better = Questo sarebbe stato meglio
review-try = Riprova da qui
review-winds = Ali e vento
review-sign-feathers = Piume
    .means = i propri turni
review-sign-wind = Vento
    .means = fortuna
review-sign-pushes = Spinte
    .means = gli altri
review-wings = { $lost ->
    [0] Ali perfette.
    [1] Buone ali.
   *[other] { $lost } piume perse per strada.
}
review-wind-up = { $who ->
    [you] Il vento ti ha sollevato.
   *[other] Il vento ha sollevato { $name }.
}
review-wind-down = { $who ->
    [you] Il vento ti soffiava contro.
   *[other] Il vento soffiava contro { $name }.
}
review-pushes-up = { $who ->
    [you] Gli altri ti hanno aiutato a salire.
   *[other] Gli altri hanno aiutato { $name } a salire.
}
review-pushes-down = { $who ->
    [you] Gli altri ti hanno spinto giù.
   *[other] Gli altri hanno spinto giù { $name }.
}
review-accounts = Propri turni: { $feathers } piume su 5. Fortuna: { $luck }. Gli altri: { $others }.
review-strength = { $strength ->
    [3] un grande aiuto
    [2] un aiuto
    [1] un piccolo aiuto
    [0] calmo
    [-1] un poco contro
    [-2] contro
   *[other] molto contro
}
review-numbers = Tutti i numeri
review-points = In punti su 100
review-column-start = Inizio
review-column-own = Propri turni
review-column-others = Gli altri
review-column-luck = Fortuna
review-column-end = Fine
review-adds-up = Inizio, propri turni, altri e fortuna danno sempre la fine: 100 per la vittoria, 0 per gli altri.
review-by-turn = Le possibilità, turno per turno
review-said = Nota
review-mark-inaccuracy = si poteva un po’ di più
review-mark-mistake = si poteva di più
review-mark-blunder = si poteva molto di più
review-mark-only = una bella mossa
