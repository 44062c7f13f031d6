### Italian: looking back at a game.

review-note = { $title } · { $players ->
    [1] una persona
   *[other] { $players } persone
} · { $length }
review-length = { $unit ->
    [rounds] { $count ->
        [one] { $count } manche
       *[other] { $count } manche
    }
   *[turns] { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
}
review-unfinished = Questa partita non è finita. Ecco il resoconto fin qui.
review-you = Tu
review-working = Ogni turno viene riguardato…
review-waiting = Si stanno riguardando molte partite. Sei al posto { $place } della fila.
review-stop = Ferma
review-stopped = Fermato
review-go-on = Continua
review-ready = Ora puoi riguardare la partita.
review-none = Qui non c’è nulla da rivedere
review-trouble-none = Questa partita qui non c’è.
review-trouble-offline = Il server non risponde. Riprova tra un momento.
review-trouble-running = La partita è ancora in corso. Si riguarda alla fine.
review-trouble-record = Scegli prima una registrazione.
review-trouble-unreadable = Questa registrazione non si legge: si interrompe, è stata cambiata o viene da un’altra versione.
review-trouble-hidden = Questa registrazione nasconde carte: è stata salvata prima della fine.
review-trouble-long = Questa partita è troppo lunga per essere rivista.
review-share = Copia il link di questa pagina
review-ahead = Chi era in testa?
review-ribbons = Nastri
review-ribbons-note = Nastro largo, più possibilità.
review-lines = Linee
review-lines-note = Linea alta, più possibilità.
review-drawn = Visualizzazione
review-start = Inizio
review-turn = Turno { $turn }
review-turns = Turno
review-turn-of = { $who ->
    [you] tocca a te
   *[other] tocca { FORM($name, as: "to") }
}
review-rounds = Manche
review-at-once = Tutti insieme
review-luck = Fortuna
review-place-ahead = { $name } in testa
review-place-close = { $name } a un passo
review-place-behind = { $name } indietro
review-moments = { $count ->
    [0] Nessun turno ha deciso da solo
    [1] Il momento decisivo
    [2] Due momenti decisivi
   *[other] Tre momenti decisivi
}
review-calm = È stata pari fino alla fine; hanno deciso tanti piccoli passi.
review-no-turns = Qui costruiscono tutti insieme, quindi non c’è un turno da riprovare.
review-missed-finds = A portata: { $motif }
    .note = { $who ->
        [you] Con un’altra mossa ci arrivavi.
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
       *[other] Un’altra mossa avrebbe lasciato più possibilità { FORM($name, as: "to") }.
    }
review-missed-open = { $who ->
    [by-you] La tua strada di casa è rimasta aperta
   *[other] La strada di casa di { $by } è rimasta aperta
}
    .note = Un’altra mossa l’avrebbe chiusa.
review-fine = { $who ->
    [you] Bella mossa!
   *[other] Bella mossa di { $name }
}
    .note = Nient’altro ci andava vicino.
review-fine-wins = { $who ->
    [you] Ti prendi la vittoria
   *[other] { $name } si prende la vittoria
}
    .note = Nient’altro ci andava vicino.
review-lucky = { $who ->
    [you] Il vento era con te
   *[other] Il vento era con { $name }
}
    .note = È uscito proprio quel che serviva. Pura fortuna.
review-lucky-card = { $who ->
    [you] Ti capita la carta giusta: { $motif }
   *[other] { FORM($name, as: "To") } capita la carta giusta: { $motif }
}
    .note = Era lì vicino. Pura fortuna.
review-unlucky = { $who ->
    [you] Il vento era contro di te
   *[other] Il vento era contro { $name }
}
    .note = Quello che è uscito serviva a poco. Solo sfortuna.
review-unlucky-card = { $who ->
    [you] La tua carta successiva era lontana: { $motif }
   *[other] La carta successiva di { $name } era lontana: { $motif }
}
    .note = Un’altra sarebbe stata più facile. Solo sfortuna.
review-hindered = { $who ->
    [you] { $by } ti chiude la strada
    [by-you] Chiudi la strada { FORM($name, as: "to") }
   *[other] { $by } chiude la strada { FORM($name, as: "to") }
}
    .note = { $goal ->
        [home] Una mossa, e la strada di casa non c’era più.
       *[treasure] Una mossa, e la strada non c’era più. La meta: { $motif }.
    }
review-hindered-found = { $who ->
    [you] { $by } ti passa avanti
    [by-you] Passi avanti { FORM($name, as: "to") }
   *[other] { $by } passa avanti { FORM($name, as: "to") }
}
    .note = Scoperta di questo turno: { $motif }.
review-hindered-won = { $who ->
    [you] { $by } arriva prima
    [by-you] Arrivi prima tu
   *[other] { $by } arriva prima
}
    .note = Con questa mossa la partita era vinta.
review-hindered-turn = { $who ->
    [you] { $by } ti rende le cose difficili
    [by-you] Rendi le cose difficili { FORM($name, as: "to") }
   *[other] { $by } rende le cose difficili { FORM($name, as: "to") }
}
    .note = Dopo questa mossa andava peggio.
review-hindered-lay = { $who ->
    [you] { $by } ti soffia qualcosa
    [by-you] Soffi qualcosa { FORM($name, as: "to") }
   *[other] { $by } soffia qualcosa { FORM($name, as: "to") }
}
    .note = Dopo restava meno da catturare.
review-helped = { $who ->
    [you] { $by } ti apre la strada
    [by-you] Apri la strada { FORM($name, as: "to") }
   *[other] { $by } apre la strada { FORM($name, as: "to") }
}
    .note = { $goal ->
        [home] Una mossa, e la strada di casa era aperta.
       *[treasure] Una mossa, ed ecco un sentiero. La meta: { $motif }.
    }
review-helped-turn = { $who ->
    [you] { $by } ti rende le cose facili
    [by-you] Rendi le cose facili { FORM($name, as: "to") }
   *[other] { $by } rende le cose facili { FORM($name, as: "to") }
}
    .note = Dopo questa mossa andava meglio.
review-helped-lay = { $who ->
    [you] { $by } ti lascia di più
    [by-you] Lasci di più { FORM($name, as: "to") }
   *[other] { $by } lascia di più { FORM($name, as: "to") }
}
    .note = Una tessera, e per gli altri andava meglio.
review-faster = { $who ->
    [you] Finisci prima tu
   *[other] { $name } finisce prima
}
    .note = Questa manche ha portato i punti.
review-slower = { $who ->
    [you] Gli altri finiscono prima
   *[other] Gli altri finiscono prima di { $name }
}
    .note = Questa manche ha premiato qualcun altro.
review-before = prima
review-after = dopo
review-otherwise = altrimenti
review-like-this = così
review-change = { $who ->
    [you] Le tue possibilità sono passate da { $before } a { $after } su 100.
   *[other] Le possibilità di { $name } sono passate da { $before } a { $after } su 100.
}
review-change-fine = { $who ->
    [you] Con la seconda mossa migliore le tue possibilità sarebbero state { $before } su 100; così erano { $after }.
   *[other] Con la seconda mossa migliore le possibilità di { $name } sarebbero state { $before } su 100; così erano { $after }.
}
review-which = Quale mossa mostrare
review-played = Giocata
review-better = Migliore
review-played-title = Ecco come si è giocato
review-better-finds = Così si raggiungeva { $motif }
review-better-wins = Così si vinceva
review-better-better = Così era meglio
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
review-pushed-up = { $who ->
    [you] { $by } ti ha aiutato a salire.
    [by-you] Hai aiutato { $name } a salire.
   *[other] { $by } ha aiutato { $name } a salire.
}
review-pushed-down = { $who ->
    [you] { $by } ti ha spinto giù.
    [by-you] Hai spinto giù { $name }.
   *[other] { $by } ha spinto giù { $name }.
}
review-accounts = Turni propri: { $feathers ->
    [one] { $feathers } piuma su 5
   *[other] { $feathers } piume su 5
}. Fortuna: { $luck }. Gli altri: { $others }.
review-strength = { $strength ->
    [3] un grande aiuto
    [2] un aiuto
    [1] un piccolo aiuto
    [0] né aiuto né ostacolo
    [-1] un piccolo ostacolo
    [-2] un ostacolo
   *[other] un grande ostacolo
}
review-numbers = Tutti i numeri
review-points = In punti su 100
review-own-view = Come lo vedeva ciascuno, con le proprie carte
review-each-view = Dal punto di vista di ciascuno
review-column-start = Inizio
review-column-own = Turni propri
review-column-others = Gli altri
review-column-luck = Fortuna
review-column-end = Fine
review-column-now = Ora
review-adds-up = Inizio, turni propri, altri e fortuna danno sempre la fine: 100 per la vittoria, 0 per gli altri.
review-apart = Ogni riga è il punto di vista di una persona: insieme non fanno 100, e ciò che uno perde non è ciò che un altro guadagna.
review-spectator = Vista da fuori: in tutto sempre 100
review-about = In più di due le possibilità sono approssimative: fino a 9 punti in più o in meno, e fino a 18 a carte scoperte.
review-shared = Chi vince insieme si divide i 100.
review-hindsight = { $who ->
    [you] Conoscendo la carta di { $by } ({ $motif }), al turno { $turn } avresti potuto chiudere la strada. Nessuno poteva saperlo.
    [by-you] Conoscendo la tua carta ({ $motif }), al turno { $turn } { $name } avrebbe potuto chiuderti la strada. Nessuno poteva saperlo.
   *[other] Conoscendo la carta di { $by } ({ $motif }), al turno { $turn } { $name } avrebbe potuto chiudere la strada. Nessuno poteva saperlo.
}
review-by-turn = Come potevano vederlo tutti, turno per turno
review-said = Nota
review-mark-inaccuracy = si poteva fare un po’ meglio
review-mark-mistake = si poteva fare meglio
review-mark-blunder = si poteva fare molto meglio
review-mark-only = una bella mossa
review-why-wins = Con questa mossa si vince.
review-why-finds = Fa raggiungere { $motif }.
review-why-catches = { $count ->
    [one] Cattura { $count } tessera.
   *[other] Cattura { $count } tessere.
}
review-why-plans = { $ways ->
    [one] Dopo, una spinta porta alla meta.
   *[other] Dopo, più spinte portano alla meta.
}
review-why-nears = { $steps ->
    [one] Finisce a un passo dalla meta.
   *[other] Si avvicina alla meta.
}
review-why-blocks = { $who ->
    [you] Poi puoi raggiungere meno del solito.
   *[other] Poi { $name } può raggiungere meno del solito.
}
review-why-leaves = { $who ->
    [you] Ma poi puoi raggiungere più del solito.
   *[other] Ma poi { $name } può raggiungere più del solito.
}
review-fact-most = { $caught ->
    [one] { $caught } catturata, { $most } possibili.
   *[other] { $caught } catturate, { $most } possibili.
}
review-fact-left = Lasciato a chi viene dopo: fino a { $left } in una volta.
review-fact-called = Fatto dopo { $seconds } s.
review-fact-seen = Strada trovata dopo { $seconds } s.
review-fact-tiles = { $tiles } tessere usate, { $fewest } bastano.
review-fact-fewest = { $tiles } tessere usate: meno non si può.
review-fact-unsolved = Il tabellone non era risolto.
review-guess = { $who ->
    [you] Gli altri potevano indovinare la tua carta: { $motif }, { $percent }%.
   *[other] Gli altri potevano indovinare la carta di { $name }: { $motif }, { $percent }%.
}
