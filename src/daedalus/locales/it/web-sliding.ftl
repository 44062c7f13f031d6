### Italiano: il tabellone scorrevole nel browser: pulsanti, consigli e il tabellone a parole.

# The language of this file, for lists such as "north, east and south".
sliding-language = it

## The turn

sliding-step-push = { $piece ->
    [spaceship] Sposta
   *[other] Spingi
}
sliding-step-walk = { $piece ->
    [ship] Naviga
    [spaceship] Vola
   *[other] Vai
}
sliding-coach-push = { $piece ->
    [ship] I canali vanno alla deriva. Quale spinta apre la rotta?
    [spaceship] Sposta la stazione. Quale spinta ti apre la strada?
   *[other] Fai scorrere il labirinto. Quale spinta ti apre la strada?
}
sliding-coach-home = Trovato tutto! Quale spinta apre la strada?
sliding-coach-lord = Questa carta la prende l’Eclissi: muovi lei al posto della tua { $piece ->
    [ship] nave.
    [spaceship] astronave.
   *[other] pedina.
}
sliding-coach-reach = Puoi raggiungere { $motif }!
sliding-coach-reach-home = La strada è libera!
sliding-coach-walk = { $pointer ->
    [mouse] Fai clic su una casella chiara per andarci, oppure prova un’altra freccia.
   *[other] Tocca una casella chiara per andarci, oppure prova un’altra freccia.
}
sliding-coach-aim = { $pointer ->
    [mouse] Fai clic ancora per andarci.
   *[other] Tocca ancora per andarci.
}
sliding-coach-out = Un bordo è aperto: puoi uscire!
sliding-coach-barred = Qui no: annullerebbe l’ultima spinta.
sliding-coach-far = Da qui nessuna strada porta là.
sliding-choose-gate = { $pointer ->
    [mouse] Fai clic su una freccia o trascina lì la tessera.
   *[other] Tocca una freccia o trascina lì la tessera.
}
sliding-plan-ahead = La tua prossima carta: { $motif }. Pensa in anticipo!
sliding-only-look = Puoi guardare, ma per ora non spingere.
sliding-found = Trovati
sliding-push-here = Spingi qui
sliding-coach-aim-first = Gira la tessera e mira a una freccia. Una spinta conta come tentativo.
sliding-coach-aim-push = Gira la tessera e mira a una freccia. Quello che è spinto resta spinto.
sliding-coach-aimed = Spingi, oppure gira e mira ancora. Conta solo la spinta.
sliding-take-back = Annulla
sliding-stay = Resta qui
sliding-walk-there = Vai là
sliding-walk-goal = Vai alla meta
sliding-walk-motif = Raggiungi { $motif }
sliding-leave = Esci
sliding-who-walks = { $piece ->
    [ship] Chi naviga?
    [spaceship] Chi vola?
   *[other] Chi muove?
}

## The hand

sliding-only-you = Lo vedi solo tu
sliding-your-goals = Le tue mete
sliding-seeks = Da trovare: { $motifs }
sliding-spare = La tessera libera
sliding-turn-left = Gira la tessera a sinistra
sliding-turn-right = Gira la tessera a destra
sliding-tap-to-turn = { $pointer ->
    [mouse] clic per girare, trascina su una freccia
   *[other] tocca per girare, trascina su una freccia
}
sliding-card-edge = Fuori!
sliding-card-point = Alla casella concordata
sliding-lord-yours = L’Eclissi prende la tua carta: portala lì.
sliding-heading = { $to ->
    [edge] Verso l’uscita
    [point] Verso l’arrivo
   *[other] Verso casa
}

## The board in words

sliding-board = Il labirinto
sliding-gates = Frecce
sliding-gate-push = Spingi la { $gate }
sliding-gate-shut = { $gate }, sbarrata: annullerebbe l’ultima spinta
sliding-gate-chosen = { $gate }, spinta di prova
sliding-to = { $what ->
    [motif] fino { FORM($motif, as: "to") }
    [own] fino a casa
    [home] fino alla casa di { $owner }
   *[cell] fino alla { $cell }
}
sliding-at = { $what ->
    [motif] { FORM($motif, as: "at") }
    [own] a casa
    [home] nella casa di { $owner }
   *[cell] alla { $cell }
}
sliding-in-reach = a portata
sliding-row = Riga { $row }: { $cells }.
sliding-no-row = Il labirinto ha { $rows } righe.

## Answers

sliding-goal = La tua meta: { $motif }.
sliding-goal-signed = La tua meta: { $motif }. Tocca all’Eclissi prenderla.
sliding-goal-lies = Si trova alla { $cell }.
sliding-goal-on-spare = Si trova sulla tessera libera.
sliding-goal-hidden = Potrai guardare la prossima carta quando inizia il tuo turno.
sliding-goal-sleeve = { $name }: la carta è coperta. Tieni premuto P per sbirciare.
sliding-goal-home = Trovato tutto. Torna a casa: { $cell }.
sliding-goal-point = Trovato tutto. Vai alla casella concordata: { $cell }.
sliding-goal-edge = Trovato tutto. Lascia il labirinto da un bordo aperto.
sliding-is-at = { $name } è { $at }.
sliding-is-out = { $name } ha lasciato il labirinto.
sliding-cards = { $name }: { $found ->
    [one] { $found } carta trovata
   *[other] { $found } carte trovate
}, { $left } da trovare.
sliding-reach = { $count ->
    [one] Una casella a portata: { $cells }.
   *[other] { $count } caselle a portata: { $cells }.
}
sliding-reach-none = Niente è a portata.
sliding-nothing-yet = Non è ancora successo nulla.
sliding-turn-of = Tocca { FORM($name, as: "to") }.
sliding-turn-push = { $piece ->
    [ship] Tocca a te: spingi una tessera, poi naviga.
    [spaceship] Tocca a te: spingi una tessera, poi vola.
   *[other] Tocca a te: spingi una tessera, poi muovi.
}
sliding-turn-walk = { $piece ->
    [ship] Tocca a te: naviga o resta.
    [spaceship] Tocca a te: vola o resta.
   *[other] Tocca a te: muovi o resta.
}
sliding-over = La partita è finita. Ha vinto { $name }.
sliding-keys-short = Le frecce scelgono, Invio conferma. Punto interrogativo: tutti i tasti.
sliding-keys = Le frecce vanno da freccia a freccia, R gira la tessera, Invio spinge. Poi le frecce vanno di casella in casella a portata, con Invio ci vai, Esc annulla la spinta. G: la tua meta. W: dove stanno tutti. S: la tessera libera. E: che cosa è a portata. C: le carte. L: l’ultima mossa. T: di chi è il turno. B: tutto il tabellone. Da 1 a 9: una riga. X: leggi le caselle, e torna alle frecce. P: muovi l’altra pedina. O: esci.

## What was done

sliding-told-walk = { $piece ->
    [ship] { $name } naviga { $to }.
    [spaceship] { $name } vola { $to }.
   *[other] { $name } va { $to }.
}
sliding-told-stay = { $name } resta { $at }.
sliding-told-walk-lord = { $name } manda l’Eclissi { $to }.
sliding-told-stay-lord = { $name } lascia l’Eclissi { $at }.
sliding-told-find = { $name } ha trovato { $motif }!
sliding-told-rode = { $name } scivola { $to }.
sliding-told-wrapped = { $name } esce da un lato e rientra dall’altro, { $at }.

## What a bot would do

sliding-advice-push = Spingi la { $gate }, con la tessera girata così: { $tile }.
sliding-advice-push-brief = Spingi la { $gate }.
sliding-advice-walk = { $piece ->
    [ship] Naviga { $to }.
    [spaceship] Vola { $to }.
   *[other] Vai { $to }.
}
sliding-advice-stay = Resta dove sei.
sliding-advice-walk-lord = Porta l’Eclissi { $to }.
sliding-advice-stay-lord = Lascia l’Eclissi dov’è.
sliding-advice-out = Esci dal labirinto.
