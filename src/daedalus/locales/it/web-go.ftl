### Italiano: ciò che solo il browser dice di Go!

# La lingua di questo file, per gli elenchi.
go-language = it

go-turn = Gira
go-flip = Capovolgi
go-middle = il centro
go-tile-turned = Tessera { $tile }, lato { $face }, verso { $heading }{ $hole ->
    [yes] , con il foro nella prima casella
   *[no] { "" }
}
go-goal-framed = { $motif }: fatto
go-cell = { $motif }{ $wanted ->
    [yes] , da trovare
   *[no] { "" }
}{ $tile ->
    [none] { "" }
   *[other] , sotto la tessera { $tile }
}
go-rival = { $name } ne ha { $count } su 4
go-rack = Le tue tessere
go-rack-hint = { $pointer ->
    [mouse] clic per girare, trascina per posare
   *[other] tocca per girare, trascina per posare
}
go-rack-locked = giù le mani fino al “Via!”
go-begin = Quattro dadi, quattro tesori. Si comincia?
go-roll = Lancia i dadi
go-found-all = Visti tutti e quattro!
go-wait-ready = Aspettiamo gli altri…
go-maze = Labirinto { $round }
go-step-search = Cerca
go-step-build = Costruisci
go-step-check = Verifica
go-hands-off = Non prima del “Via!”: solo gli occhi.
go-frozen = Hai finito: ora non si cambia più nulla.
go-ask = Non sono tutti collegati: fatto lo stesso?
go-ask-no = Continua
go-took = Il { $tile } è tuo
go-took-note = se il controllo trova collegati tutti e quattro. Il tuo tabellone resta com’è.
go-still-building =
    { $count ->
        [one] { $names } sta ancora costruendo
       *[other] { $names } stanno ancora costruendo
    }
go-unfit-edge = Sporgerebbe oltre il bordo.
go-unfit-middle = Il centro resta libero.
go-unfit-tile = Lì c’è già una tessera.
go-unfit-else = Girala, capovolgila o prova altrove.
go-not-wanted = I dadi non mostrano { $motif }.
go-missing = Non collegati: { $motifs }.
go-all-linked = Tutti e quattro sono collegati.
go-board-of = Il tabellone di { $name }
go-end-rounds =
    { $count ->
        [one] dopo { $count } manche
       *[other] dopo { $count } manche
    }
go-dice = I dadi
go-joker-tile = Jolly: un incrocio di una casella.
go-tile-open = Prima casella aperta a { $first }; seconda casella aperta a { $second }.
go-cell-linked = collegata al centro
go-cell-found = segnata
go-no-roll = I dadi non sono ancora stati lanciati.
go-laid = La tessera { $tile } è qui: { $cells }{ $motif ->
    [none] { "" }
   *[other] ; nel foro: { $motif }
}.
go-lifted = La tessera { $tile } è di nuovo in mano.
go-hint-shows = Questo foro va sopra { $motif }.
go-hint-leads = Questa tessera continua il percorso.
go-hint-blocks = Questa tessera è d’intralcio. Riprendila.
go-hint-solved = Tutti e quattro sono collegati. Ora di’ “{ go-claim }”.
go-hint-seen = Eccoli tutti e quattro.
go-board-empty = Nessuna tessera sul tuo tabellone.
go-hand-empty = Tutte le tessere sono sul tabellone.
go-no-others = Nessun altro gioca.
go-no-limit = Il tempo non scorre.
go-time-left =
    { $seconds ->
        [one] manca { $seconds } secondo
       *[other] mancano { $seconds } secondi
    }
go-nothing-yet = Non è ancora successo nulla.
go-keys = Le frecce percorrono il tabellone, Invio posa la tessera in mano o ne riprende una. Da 1 a 6 e J scelgono una tessera, R la gira, F la capovolge. Maiusc e Invio: lancia, ci sono o fatto. G: che cosa mostrano i dadi. B: il tuo tabellone. Y: la riga in cui sei. H: le tue tessere. O: gli altri. P: punti. T: tempo rimasto. L: che cosa è appena successo.
