### Italiano: opzioni, i loro valori e i livelli dei bot. Pagina, terminale e regole dicono lo stesso.

option-sliding-cards = Carte a testa
    .number = { $count }
option-sliding-hands = Chi vede le carte
value-hands-hidden = solo la prima
value-hands-own = tutte le mie
value-hands-open = tutti vedono tutto
option-sliding-ending = Come finisce
value-ending-home = ritorno a casa
value-ending-last-card = con l’ultima carta
value-ending-edge = uscendo dal bordo
value-ending-point = su una casella concordata
point = Quale casella?
option-sliding-dark_lord = Si aggiunge l’Eclissi
    .note = Una quinta pedina prende le carte oscure.
option-sliding-tiles = Tessere (dritte, curve, T)
value-tiles-13-15-6 = 13, 15, 6
value-tiles-12-16-6 = 12, 16, 6
option-sliding-size = Tabellone
value-size-5 = 5 × 5
value-size-7 = 7 × 7
value-size-9 = 9 × 9
option-sliding-start = Chi comincia
option-connect-laying = Una tessera nuova deve
value-laying-joined = continuare un sentiero
value-laying-touching = toccare un’altra tessera
option-connect-start = Chi comincia
value-random = a caso
value-youngest = la persona più giovane
youngest = Chi è la persona più giovane?
value-all = tutte
option-go-dice = I tesori di ogni dado sono
value-dice-pinwheel = vicini
value-dice-spread = sparsi
option-go-red = I lati rossi costano
value-red-half = 3, 2, 1
value-red-full = 6, 4, 2
option-go-search = Tempo per cercare
    .number =
        { $count ->
            [0] senza limite
           *[other] { $count } s
        }
option-go-limit = Tempo per costruire
    .number =
        { $count ->
            [0] senza limite
           *[other] { $count } s
        }
option-go-pause = Tempo per guardare dopo
    .number =
        { $count ->
            [0] senza limite
           *[other] { $count } s
        }
option-go-may_end = Le consegne sbagliate possono chiudere la partita
    .note = In due: dopo due consegne di fila non risolte, l’altra persona può chiudere la partita e vincerla.
house-rule = regola della casa

## How well bots play

level-random = Fra le nuvole
level-easy = Facile
level-medium = Medio
level-hard = Difficile
level-expert = Esperto
level-master = Maestro
level-step = Forza { $step } su 20
