### Italiano: le frasi di Connect nel terminale.

## A turn

connect-ask-lay = { $name }: posare { $tile } in { $cell }?
connect-ask-catches =
    { $count ->
        [one] Così catturi una tessera.
       *[other] Così catturi { $count } tessere.
    }
connect-ask-held = Una tessera è collegata, ma senza quella il labirinto si dividerebbe.
connect-ask-catch =
    { $count ->
        [0] Non catturare nulla?
        [one] Catturare questa tessera?
       *[other] Catturare queste { $count } tessere?
    }
connect-ask-split = Il resto non sarebbe più un pezzo solo. Spazio cambia la scelta.
connect-open = La tessera è aperta a { $sides }.
connect-hand = { $name } ha in mano
connect-hand-hidden = Le tessere di tutti sono nascoste.
connect-pile =
    { $count ->
        [0] La pila è vuota.
        [one] Nella pila resta una tessera.
       *[other] Nella pila restano { $count } tessere.
    }

## What the keys do (short: they share one line)

connect-key-places = posti
connect-key-other = altra tessera
connect-key-lay = posa
connect-key-tiles = tessere
connect-key-mark = segna
connect-key-catch = cattura
connect-key-pan = guarda
connect-key-letters = animali
guide-connect =
    Le frecce della tastiera o Tab portano la tua tessera dove un sentiero continua. R la gira, Maiusc+R al contrario; E prende l’altra tessera. Tutto ciò che è collegato si illumina. Invio la posa. Se c’è qualcosa da catturare, è segnata la cattura più grande: le frecce vanno a una tessera, Spazio la segna o la lascia, Invio cattura. Prima di questo, Esc riprende la tessera. Maiusc con le frecce, o W A S D, sposta la vista. L spiega le lettere, F2 mostra le regole.

    ✓ sarà catturata    ○ potrebbe esserlo    ‡ deve restare, o il labirinto si divide    + posti per la tua tessera

    i muri doppi sono la nuova tessera, i muri spessi ciò che le è collegato

## The log, the seats, the end

connect-did-lay = { $name } posa { $tile } in { $cell }.
connect-did-catch = Nel sacco: { $tiles }.
connect-did-end =
    { $count ->
        [one] Vince { $names }!
       *[other] { $names } si dividono la vittoria!
    }
connect-hint = Prova { $tile } in { $cell }, aperta a { $sides }.
connect-hint-catch = Poi cattura { $tiles }.
connect-end-maze =
    { $count ->
        [one] Resta una tessera sul tavolo.
       *[other] Alla fine il labirinto ha { $count } tessere.
    }

## Tiles in words

connect-tile-held = Tessera { $number }: { $creatures } ({ $letters }), { $shape }
connect-cell = { $cell }: { $creatures } ({ $letters }), { $shape }
connect-cell-free = { $cell }: nessuna tessera

## Playing line by line

connect-turn = { $name }, tocca a te. Tessere nella pila: { $pile }. In mano hai:
connect-board-rule = I numeri sono colonne e righe, le maiuscole animali; + è un posto per una tessera.
connect-try-linked = Collegate: { $cells }
connect-try-way = { $tile } passando per { $way }
connect-try-take = { $action } cattura { $tiles }
connect-try-none = Così non si cattura nulla.
plain-connect = Posare vuol dire: numero della tessera, posto e lati aperti: 3@2,-1=a. Lati: nord 1, est 2, sud 4, ovest 8, sommati, da a a f sopra il 9. Segue la cattura: 3@2,-1=a cattura 0,0 1,0. Con massimo al suo posto è la più grande: 3@2,-1=a massimo.
act-lay = posa
act-take = cattura
act-best = massimo
word-hand = mano
    .does = dice quali tessere hai
word-fits = dove
    .does = dice dove vanno le tue tessere e quanto catturerebbero
word-try = prova
    .does = dice che cosa si catturerebbe, per esempio: prova 3@2,-1=a
word-tile = tessera
    .does = descrive che cosa c’è in un posto, per esempio: tessera 1,0
word-creatures = animali
    .does = dice che cosa significano le maiuscole e dove sono
