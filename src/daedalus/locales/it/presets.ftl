### Italiano: che cosa può essere una partita, in una parola. Pagina e terminale dicono lo stesso.

preset-classic = Come nella scatola
preset-eclipse = Con l’Eclissi
preset-quick = Veloce
preset-children = Con bambini
preset-sharp = Per occhi di falco
preset-own = Su misura
preset-own-note = La tua combinazione di opzioni.
preset-note-classic-classic = Si distribuiscono tutte le carte. Trova le tue, poi torna a casa.
preset-note-classic-quick = Quattro carte a testa. Chi trova l’ultima vince.
preset-note-classic-children = Quattro carte a testa. Vedi tutte le tue e le trovi nell’ordine che vuoi. Alla fine si va al centro.
preset-note-pirates-classic = Si distribuiscono tutte le carte. Trova le tue, poi torna in porto.
preset-note-pirates-quick = Quattro carte a testa. Chi trova l’ultima vince.
preset-note-pirates-children = Quattro carte a testa, scoperte per tutti, in qualsiasi ordine. Alla fine torni in porto.
preset-note-galaxy-eclipse = Alcune carte sono oscure: per quelle guidi l’Eclissi. Trova le tue, poi vola a casa.
preset-note-galaxy-classic = Il gioco base. Si distribuiscono tutte le carte. Trova le tue, poi vola a casa.
preset-note-galaxy-quick = Quattro carte a testa. Chi trova l’ultima vince.
preset-note-galaxy-children = Quattro carte a testa. Vedi tutte le tue e le trovi nell’ordine che vuoi. Alla fine esci da un bordo qualsiasi.
preset-note-go-classic = 15 secondi per cercare, due minuti per costruire.
preset-note-go-quick = Solo un minuto per costruire.
preset-note-go-children = Il doppio del tempo per cercare, quanto vuoi per costruire.
preset-note-go-sharp = Dadi sparsi, e i lati rossi contano per intero.
preset-note-connect-classic = Posa una tessera e cattura ciò che collega. Vince chi ne ha di più.
