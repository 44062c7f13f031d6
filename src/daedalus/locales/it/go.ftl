### Italiano: le frasi di Go! che browser e terminale condividono.

## Alone: what is said about 0, 1 or 2, 3 or 4, 5 or 6, 7 or 8, 9 or more solved

go-grade-0 = Oggi il labirinto aveva sonno. Sveglialo con un altro tentativo!
go-grade-1 = Hai già un piede dentro.
go-grade-2 = Qui dentro ti sai orientare.
go-grade-3 = Potresti fare da guida.
go-grade-4 = I muri cominciano a innervosirsi.
go-grade-5 = Di’ la verità, questo labirinto è opera tua!

## A round

go-round = Manche { $round }
go-get-ready = Tutto pronto per il prossimo lancio?
go-search = Trova i quattro tesori! Giù le mani dalle tessere.
go-count-down = Tre, due, uno…
go-go = Via!
go-build = Collega tutti e quattro i tesori al centro!
go-wait = Ora finiscono gli altri…
go-time-up = Tempo scaduto!
go-ready = Ci sono
go-claim = Fatto!
go-joker = Jolly
go-tile = Tessera { $tile }
go-score-tile = Gettone { $tile }
go-loose =
    { $count ->
        [one] La tessera { $tiles } non è collegata al centro: collegala o riprendila.
       *[other] Le tessere { $tiles } non sono collegate al centro: collegale o riprendile.
    }
go-end-question = { $name } ha consegnato due volte di fila un labirinto non risolto. Puoi chiudere la partita e vincerla.
go-end = Chiudi la partita
go-play-on = Continua a giocare

## The seats

go-solved =
    { $solved ->
        [0] nessuno risolto
        [one] 1 labirinto risolto
       *[other] { $solved } labirinti risolti
    }
go-note-ready = c’è
go-note-building = costruisce
go-note-holds = ha il gettone { $tile }
go-note-joker = ha il jolly

## What happened

go-did-roll = Manche { $round }: { $motifs }.
go-did-claim = { $name } ha finito: gettone { $tile }.
go-did-last = { FORM($name, as: "To") } resta il gettone { $tile }.
go-did-solved = { $name }: risolto, avanti di { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
go-did-unsolved = { $name }: non risolto, indietro di { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
go-did-one = { $name }: non risolto, ma avanti di 1 punto.
go-did-joker = Il jolly va { FORM($name, as: "to") }.
go-did-win = { $name } vince!
go-did-alone = Risolto! Numero { $solved }.
go-did-not-yet = Non ancora risolto. Continua!
go-did-end = { $name } chiude la partita: due labirinti di fila non risolti.
