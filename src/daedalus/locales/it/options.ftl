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
value-ending-edge = fuori dal bordo
value-ending-point = su una casella concordata
point = Quale casella?
option-sliding-dark_lord = Si aggiunge l’Eclissi
    .note = Un quinto pezzo prende le carte oscure.
option-sliding-tiles = Tessere (dritte, curve, T)
value-tiles-13-15-6 = 13, 15, 6
value-tiles-12-16-6 = 12, 16, 6
option-sliding-size = Tabellone
value-size-5 = 5 × 5
value-size-7 = 7 × 7
value-size-9 = 9 × 9
option-sliding-start = Chi comincia
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
    .number = { $count } s
option-go-limit = Tempo per costruire
    .number =
        { $count ->
            [0] ∞
           *[other] { $count } s
        }

## How well bots play

level-random = Con la testa fra le nuvole
level-easy = Facile
level-medium = Medio
level-hard = Difficile
level-expert = Esperto
level-master = Maestro
