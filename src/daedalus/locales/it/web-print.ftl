### Italiano: da stampare e giocare: la pagina, e che cosa c’è scritto sui fogli.
### sheet-* e ours-* si stampano: sono brevi, e nessuna parola riguarda lo schermo.

print-note = carta, forbici, colla
print-game = Quale gioco?
print-parts = Che cosa stampare
print-part-board = Tabellone, da assemblare
print-part-tiles = { $count } tessere da 5 cm
print-part-cards = { $count } carte, da piegare
print-part-pieces = { $count } pedine, da piegare
print-part-players = { $count } tabelloni, ognuno con sei tessere
print-part-dice = { $count } dadi, da piegare
print-part-shared = Percorso, gettoni punteggio e jolly
print-part-rules = Regole in una pagina
print-part-position = Questo tabellone, così com’è
print-sheets = { $count ->
    [one] { $count } foglio
   *[other] { $count } fogli
}
print-paper = Carta
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Inchiostro
print-ink-full = A colori
print-ink-saving = Risparmio
print-now = { $count ->
    [one] Stampa { $count } foglio
   *[other] Stampa { $count } fogli
}
print-none = Scegli almeno una parte.
print-advice = Nella finestra che si apre scegli “dimensioni effettive”. Va benissimo un cartoncino da 160 g.
print-preview = Che cosa esce dalla stampante

sheet-board = tabellone
sheet-tiles = tessere
sheet-cards = carte
sheet-pieces = pedine da piegare
sheet-players = tabelloni e tessere
sheet-dice = dadi da piegare
sheet-shared = percorso, gettoni punteggio, jolly
sheet-rules = regole
sheet-position = un tabellone così com’è
sheet-of = { $part }, foglio { $n } di { $of }
sheet-ruler = 50 mm? Allora va bene.
sheet-actual = Stampa al 100%, “dimensioni effettive”
sheet-glue = colla
sheet-glue-here = incolla qui il foglio { $n }
sheet-board-told = Quattro fogli formano il tabellone, largo 35 cm dentro il bordo. Incollali su cartone. Le tessere vanno sulle caselle tratteggiate.
sheet-cards-told = Ritaglia, piega a metà, incolla. Non serve stampare su due lati.
sheet-pieces-1 = Ritaglia lungo le linee.
sheet-pieces-2 = Piega lungo i tratteggi. I piedi vanno verso l’interno.
sheet-pieces-3 = Incolla i due piedi uno sull’altro, e la pedina sta in piedi.
sheet-go-tiles = Ritaglia, piega a metà, incolla: ogni tessera ha due facce. Ritaglia anche i fori bianchi.
sheet-go-shared = Gettoni punteggio: piega a metà e incolla; il numero sul retro vale se il tuo tabellone non è risolto. Le quattro pedine avanzano sul percorso. Il jolly si posa come una tessera.
sheet-dice-told = Ritaglia un dado con le sue linguette, piegalo lungo le linee e incolla le linguette all’interno.
sheet-spare = tessera libera
sheet-placed-sliding = Disponete così le tessere stampate, e la tessera libera accanto al tabellone. La freccia sbarrata è chiusa per la prima spinta.
sheet-placed-go = Disponete così le tessere stampate. In basso ci sono i tesori usciti dai dadi.
sheet-placed-connect = Disponete così le tessere stampate.

how-sliding = Ogni turno ha due passi: spingi dentro la tessera libera, poi muovi lungo le strade aperte. Guarda solo la tua prima carta: se ti fermi su quel tesoro, mettila scoperta accanto a te. Vince chi ha trovato tutti i suoi tesori e torna a casa per primo.
how-go = Lanciate i dadi: mostrano quattro tesori. Si costruisce tutti insieme: ogni tesoro deve vedersi da un foro, e una strada deve unirlo al centro. Chi finisce per primo prende il gettone punteggio migliore. Vince chi arriva per primo a 20.
how-connect = Posa una delle tue due tessere in modo che un sentiero continui, poi pescane un’altra. Se un sentiero senza interruzioni unisce due animali uguali, catturi l’altra tessera. Quando sono tutte posate, vince chi ne ha catturate di più.
ours-sliding = Ricostruito da noi: dove si trova ogni tesoro, e tutti i disegni. Il numero di tessere e di carte è quello del gioco stampato.
ours-go = Ricostruito da noi: le strade sulle tessere, i tesori di ogni dado e i numeri sul retro dei gettoni punteggio. Il regolamento li mostra solo in figura.
ours-connect = Ricostruito da noi: quali animali sono su ogni tessera, e quante tessere hanno ogni forma. Il regolamento non lo dice.
