### Italiano: il giardino di Connect nel browser: pulsanti, consigli e il giardino a parole.

# The language of this file, for lists such as "north, east and south".
connect-language = it

## The turn

connect-step-choose = Scegli
connect-step-lay = Pianta
connect-coach-choose = { $pointer ->
    [mouse] Scegli una tessera, girala e fai clic su un’aiuola chiara.
   *[other] Scegli una tessera, girala e tocca un’aiuola chiara.
}
connect-coach-none = Qui ci sta, ma non incontra amici. Mettila lo stesso o prova un’altra aiuola.
connect-coach-choice = { $pointer ->
    [mouse] Non tutte insieme: fai clic su una tessera segnata per scambiare.
   *[other] Non tutte insieme: tocca una tessera segnata per scambiare.
}
connect-one-way = Qui ci sta in un solo verso.
connect-choose-plot = { $pointer ->
    [mouse] Fai clic su un’aiuola chiara o trascina lì la tessera.
   *[other] Tocca un’aiuola chiara o trascina lì la tessera.
}
connect-lay = Pianta qui
connect-lay-catch = Pianta e cattura { $count }
connect-take-back = Annulla
connect-hint-meets = { $creature } incontra { $again }. Pianta qui, catturane { $count ->
    [one] una
   *[other] { $count }
}.
connect-hint-several = Pianta qui e catturane { $count }.
connect-hint-none = Pianta qui, anche senza catturare.
connect-hint-wins = Pianta qui e vinci.
connect-turn-left = Gira a sinistra
connect-turn-right = Gira a destra
connect-tap-to-turn = Scelta. Premi per girarla.
connect-tap-to-choose = Premi per sceglierla.
connect-hand =
    { $count ->
        [one] La tua ultima tessera
       *[other] Le tue tessere
    }
connect-hidden = Una tessera coperta
connect-zoom-in = Più grande
connect-zoom-out = Più piccolo
connect-fit = Mostra tutto il giardino
connect-pile =
    { $count ->
        [0] Nessuna tessera nel capanno
        [one] { $count } tessera nel capanno
       *[other] { $count } tessere nel capanno
    }

## The garden in words

connect-board = Giardino
connect-beside = { $side ->
    [above] sopra { $pair }
    [below] sotto { $pair }
    [right] a destra di { $pair }
   *[left] a sinistra di { $pair }
}
connect-plot = ci sta qui
connect-plot-turned = ci sta qui se girata
connect-can-catch = si può catturare
connect-catches =
    { $count ->
        [one] Cattura { $count } tessera: { $tiles }
       *[other] Cattura { $count } tessere: { $tiles }
    }
connect-catches-none = Non cattura niente
connect-turned = { $tile }. { $count ->
    [0] Così non ci sta da nessuna parte.
    [one] { $count } aiuola.
   *[other] { $count } aiuole.
}

## Answers

connect-hand-tile = Tessera { $number }: { $tile }.
connect-hand-none = Non ci sono tessere da vedere.
connect-score = { $name }: { $caught }.
connect-places =
    { $count ->
        [0] Girata così, la tessera non ci sta da nessuna parte.
        [one] Ci sta su un’aiuola: { $places }.
       *[other] Ci sta su { $count } aiuole: { $places }.
    }
connect-nothing-yet = Non è ancora successo nulla.
connect-turn-of = Tocca { FORM($name, as: "to") }.
connect-keys = 1 e 2 scelgono una tessera, R la gira. Le frecce vanno da un’aiuola all’altra e vi mostrano la tessera, Invio la pianta, Esc la riprende. Spazio rinuncia a una cattura o porta alla scelta fra più catture: allora le frecce vanno dall’una all’altra e Spazio la prende o la lascia. H: le tue tessere. E: dove ci sta la tessera. C: tessere catturate. P: tessere nel capanno. L: l’ultima mossa. T: a chi tocca. B: tutto il giardino. X: leggere le tessere e tornare alle aiuole. Maiusc e frecce spostano la vista, più e meno ingrandiscono e rimpiccioliscono, 0 mostra tutto.

## What was done

connect-told-lay = { $name } pianta una tessera ({ $pair }) { $place }.
connect-told-catch =
    { $count ->
        [one] { $name } cattura { $count } tessera: { $tiles }.
       *[other] { $name } cattura { $count } tessere: { $tiles }.
    }
connect-told-brief =
    { $count ->
        [0] { $name } pianta una tessera.
        [one] { $name } cattura una tessera.
       *[other] { $name } cattura { $count } tessere.
    }
