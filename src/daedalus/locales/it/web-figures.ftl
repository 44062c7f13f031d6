### Italiano: le figure animate delle regole; `.picture` dice che cosa si vede.

figure-push = Una spinta: la linea scorre e una tessera esce.
    .picture = Una fila scorre di una casella a destra: a sinistra entra una tessera, a destra esce l’ultima.
figure-walk = Muovere: lungo le strade aperte, quanto vuoi.
    .picture = Una pedina percorre una strada aperta su quattro tessere, gira un angolo e arriva a un tesoro.
figure-go-claim = Chi finisce prima prende il miglior gettone rimasto.
    .picture = Quattro giocatori davanti ai loro tabelloni. Bram consegna per primo e prende il 6, poi Pip il 4, poi Orla il 2. Juno non aveva finito e riceve l’1 che resta.
figure-go-solved = Risolto: i quattro tesori si vedono dai fori e una strada collega ciascuno al centro.
    .picture = Quattro tessere vengono posate, ciascuna con il foro su un tesoro. Poi una linea va dal centro lungo le strade fino a ogni tesoro, e ciascuno riceve un segno di spunta.
figure-go-check = La verifica: una tessera è girata male, perciò un tesoro non ha strada.
    .picture = Delle linee vanno dal centro a tre tesori, che ricevono un segno di spunta. Al quarto, barre rosse mostrano dove la strada si interrompe, e riceve una croce.
figure-go-score = Risolto: avanti del numero blu. Non risolto: indietro di quello rosso.
    .picture = Un percorso da 0 a 20 con una stella alla fine. Pip ha un 4 blu e va da 7 a 11. Bram ha un meno 2 rosso e torna da 13 a 11.
figure-connect-lay = Posare: almeno un sentiero deve proseguire. Gli altri lati possono toccare muri.
    .picture = Quattro tessere formano un quadrato. Posti tratteggiati mostrano dove sta la prossima; cade a destra, dove un sentiero vi prosegue.
figure-connect-catch = Catturare: un sentiero continuo collega due animali uguali, e l’altra tessera è tua.
    .picture = Si posa una tessera. Un nastro punteggiato va dal suo animale, per due tessere, allo stesso animale su un’altra. Entrambi sono cerchiati; poi l’altra tessera vola via.
figure-connect-choice = Scegliere: l’una o l’altra, non entrambe. Ciò che resta deve stare unito.
    .picture = Quattro tessere in quadrato. La nuova, in alto a sinistra, è collegata a un amico a destra e a uno sotto. Prima è spuntato quello a destra, poi quello sotto; senza entrambi l’ultima tessera toccherebbe solo con un angolo.
