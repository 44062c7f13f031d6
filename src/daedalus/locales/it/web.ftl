### Italian: the sentences of the web app's shell; each board has a file of its own.

## The worlds

front-title = Cinque labirinti che non stanno fermi.
front-subtitle = Niente account, niente download. Scegli un mondo, di’ chi gioca e via.
front-worlds = Scegli un mondo
front-players = { $low }–{ $high }
front-minutes = { $minutes } min
front-corner = Aiuto, suono e luce
front-options = Opzioni

## Who plays

who-title = Chi gioca?
who-me = Solo io
who-me-note =
    { $rivals ->
        [0] in solitaria, con calma
        [one] contro un rivale simpatico
       *[other] contro { $rivals } rivali simpatici
    }
who-here = Attorno allo schermo
who-here-note = passatevelo senza sbirciare
who-here-race = una gara: ognuno ha bisogno del proprio schermo
who-online = Con amici online
who-online-note = manda loro un link
players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
players-label = Giocatori
fewer = { $what }: uno in meno
more-of = { $what }: uno in più
level = Bot

## Options of a table

options-title = { $title }: opzioni
preset = Tipo di partita
more = Altre opzioni
clock = Orologio
clock-none = nessuno
clock-turn = { $seconds } s a turno
clock-game = { $minutes } min a testa
clock-day = un giorno a turno
days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
allow-hints = Suggerimenti permessi
list-table = Mostra il tavolo nell’elenco
list-table-note = Chiunque su questo server può allora giocare o guardare.

## Everywhere

app-ready = tutto pronto
close = Chiudi
back = Indietro
yes = Sì
no = No
off = no
menu = Menu
rules = Regole
settings = Impostazioni
learn = Impara in due minuti
replay = Rivedi
watch = Guarda
puzzles = Rompicapi
position-title = Gioca da una posizione
position-editor = Editor di posizioni
    .note = Componi un labirinto tutto tuo e gioca da lì.
position-unplayable = Da qui non si può giocare.
hint = Suggerimento
sound-on = Attiva l’audio
sound-off = Disattiva l’audio
go-light = Colori chiari
go-dark = Colori scuri
other-worlds = Altri mondi
copied = Copiato
copy-link = Copia il link
share = Condividi
send = Invia
trouble-offline = Il server non risponde. È attivo?
trouble-create = Impossibile creare questo tavolo. Prova altre opzioni.
trouble-seat = Questo posto è già occupato.
trouble-record = “{ $file }” non si legge come partita. Scegli un file .game: puoi scaricarne uno rivedendo una partita.
trouble-record-broken = “{ $file }” si interrompe, è stato cambiato o viene da un’altra versione.
trouble-replay = La partita non è ancora cominciata, o il tavolo è stato sparecchiato.
missing-title = Di qui non si passa
missing-note = Il muro dev’essersi spostato: questa pagina non esiste.
to-front = A tutti i labirinti
offline-title = Nessuna connessione al server
offline-note = Le partite vivono sul server. Appena torna la connessione si continua.

## Coming to a table

join = Unisciti
join-label = Hai un codice?
join-code = codice o link
table-opening = Si prepara il tavolo
table-opening-note = Un attimo.
table-gone = Questo tavolo è stato sparecchiato
table-gone-note = La partita è finita e riposta, o al link manca una lettera.
table-new = Apri un nuovo tavolo
table-retype = Riscrivi il link
table-closed = Questo tavolo non si apre
table-closed-note = La partita resta conservata, ma questo server non sa leggerla. Forse una versione più recente la aprirà.
pair-used = Questo link è già stato usato
pair-used-note = Vale una sola volta e per cinque minuti, così nessun altro può usarlo. Creane uno nuovo sul primo dispositivo: Menu, “{ $item }”.
pair-used-play = Avanti con la partita
pair-used-watch = Guarda questo tavolo
lobby-ready = Siete al completo.
your-name = Il tuo nome
sit-here = Siediti
seat-open = Posto libero
seat-bot = Metti un bot
start-with-bots = Completa con i bot e comincia
invite-title = Portali al tavolo
invite-code = Codice del tavolo
invite-qr = Codice QR con il link a questo tavolo
name-kept = Resta salvato su questo dispositivo.
your-pawn = La tua pedina
your-ship = La tua nave
your-spaceship = La tua astronave
lobby-table = Intorno al tavolo
seats-taken = { $taken } posti occupati su { $all }
host-gone = Chi ospita è via da molto. Ora il tavolo lo gestisce { $name }.
host-gone-you = Chi ospita è via da molto. Ora il tavolo lo gestisci tu.
lobby-soon = Si comincia appena tutti i posti sono occupati.
lobby-count = Si comincia tra { $seconds }
lobby-wait = Aspetta
you-tag = Tu
bot = Bot
bot-level = Quanto gioca bene { $name }
bot-gone = Togli il bot { $name }
seat-gone = Togli il posto { $seat }
seat-add = Aggiungi un posto
seat-add-note = fino a { $most }
guest-title = { $name } ti ha tenuto un posto
guest-title-plain = C’è un posto per te
guest-last = Ancora una persona e si comincia.
invite-closed = Solo questo computer può aprire il link
invite-closed-note = Telefoni e altri computer di casa non vedono ancora il tuo tavolo.
invite-phones = Telefoni
invite-phones-note = inquadrate questo quadrato
invite-computers = Computer
invite-computers-note = scrivete l’indirizzo qui sotto
show-qr = Mostra il codice QR
home-open = Fai entrare gli altri di casa
home-open-note = Aperto finché non lo richiudi. Niente esce da casa tua.
home-none = In questo momento il computer non è in una rete di casa.
home-trouble = Non ha funzionato. Forse la rete è cambiata, o un altro programma usa la porta.
home-is-open = Tutti nella tua rete di casa possono aprirlo.
home-close = Richiudi
meanwhile = Mentre aspetti
here-title = Chi gioca intorno a questo schermo?
here-note = Dite i vostri nomi una volta; questo dispositivo li ricorda.
here-seat = Posto { $seat }
here-swap = Un’altra pedina per { $name }
here-bot = Bot: { $level }
here-add-person = Aggiungi qualcuno
here-add-bot = Aggiungi un bot
curtain = Sipario tra i turni
curtain-note = così nessuno sbircia le carte
read-rules = Intanto leggi le regole
lobby-position = La partita comincia da una posizione scelta.
watch-title = Tavoli da guardare o a cui unirsi
watch-none = Nessun tavolo pubblico al momento
watch-none-note = I tavoli compaiono qui quando chi ospita sceglie “{ $option }”.
watch-none-open = Aprine uno
watch-none-replay = Rivedi una partita
watch-open = Unisciti
watch-playing = Guarda
watch-over = Rivedi
mine = I miei tavoli
mine-all =
    { $count ->
        [one] Il mio tavolo
       *[other] Tutti i { $count } tavoli
    }
mine-note = Questo elenco resta su questo dispositivo e da nessun’altra parte.
mine-none = Ancora nessun tavolo
mine-none-note = Qui compaiono i tavoli a cui ti siedi, solo su questo dispositivo.
mine-going = In corso
mine-finished = Finite
mine-play = Continua
mine-turn = Tocca a { $names }
mine-free =
    { $count ->
        [one] Ancora { $count } posto libero
       *[other] Ancora { $count } posti liberi
    }
mine-unstarted = Non ancora cominciata
mine-won-you = Hai vinto
mine-won =
    { $count ->
        [one] Ha vinto { $names }
       *[other] { $names } si dividono la vittoria
    }
mine-unknown = Il server non risponde
mine-forget = Dimentica { $title } su questo dispositivo
mine-forget-finished = Dimentica quelle finite
mine-forgotten = Dimenticato su questo dispositivo.
mine-keep = Tienilo lo stesso
mine-cleared =
    { $count ->
        [one] Un tavolo è stato sparecchiato e non è più in elenco.
       *[other] { $count } tavoli sono stati sparecchiati e non sono più in elenco.
    }

## At the table

you = tu
here = c’è
away = non c’è
your-turn = Tocca a te
playing = Gioca
seats = Giocatori
hand = La tua mano
steps = Fasi del turno
cards-left =
    { $count ->
        [one] { $count } rimasta
       *[other] { $count } rimaste
    }
lord-note = Non è di nessuno. Occhio a dove sta.
seat-absent = ha lasciato il tavolo
seat-stand-in = gioca un bot
let-bot-play = Fai giocare un bot
take-seat-back = Riprendo il mio posto
table-paused = In pausa: si aspetta che ci siano tutti.
log-resumed = Non c’era nessuno e la partita ha aspettato. Ora riprende.
send-off = Allontanare qualcuno dal tavolo
send-off-note = Le carte e il posto passano a qualcun altro. Si può ancora guardare.
send-off-bot = Subentra un bot
send-off-bot-for = Un bot subentra a { $name }
send-off-open = Liberare il posto
send-off-open-for = Allontanare { $name } e liberare il posto
change-seat = Gioca per { $name }
leave-table = Lascia il tavolo
take-back = Annulla la mossa
undo-asked = { $name } vorrebbe annullare l’ultimo turno. Va bene?
undo-waiting = Annullamento chiesto. In attesa di risposta.
lost-title = Connessione persa.
lost-safe = La partita è al sicuro. Riconnessione…
lost-next = La partita è al sicuro. Nuovo tentativo tra { $seconds } s.
lost-try = Prova ora
lost-back = Di nuovo al tavolo.
needs-line = Appena torna la connessione
open-gate = Sono { $name }, apri
log = Che cosa è successo
log-empty = Non è ancora successo nulla.
log-said = { $name }: “{ $text }”
log-time = Tempo scaduto per { $name }.
log-undo = L’ultimo turno è stato annullato.
chat = Di’ qualcosa
chat-text = Il tuo messaggio
companion = Le mie carte sul telefono
companion-note = Inquadra con il telefono: avrà lo stesso posto. Il link vale una volta.
companion-qr = Codice QR per il telefono
companion-only-there = Mostra le mie carte solo lì
companion-here-again = Mostra di nuovo qui le mie carte
copy-watch-link = Copia il link del tavolo
replay-this = Rivedi questa partita
seed-promise = Distribuzione equa, sigillata prima dell’inizio:
refused-illegal = Ora non si può.
refused-option = A questo tavolo non si può.
refused-forbidden = Può farlo solo chi ospita.
refused-sent-off = Chi ospita ha dato il tuo posto a qualcun altro. Ora stai guardando.
refused-too-many = Non così in fretta, per favore.
refused-busy = Il server è occupato. Riprova.
refused-other = Non ha funzionato.
hint-thinking = Un bot ci sta pensando…
hint-wins = Così vinci.
hint-finds = Così raggiungi { $motif }.
hint-catches =
    { $count ->
        [one] Così catturi { $count } tessera.
       *[other] Così catturi { $count } tessere.
    }
hint-plans =
    { $ways ->
        [one] Al prossimo turno una spinta ti ci porta.
       *[other] Al prossimo turno avrai più strade per la tua meta.
    }
hint-nears =
    { $steps ->
        [one] Ti mancherà un solo passo.
       *[other] Ti avvicini alla tua meta.
    }
hint-blocks = E la strada si allunga per { $name }.
hint-leaves = Ma apre una strada anche a { $name }.
hint-seeks = { $name } sembra cercare { $motif }.
hint-best = È ciò che ti avvicina di più.
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-nice-move = Bella mossa!
phrase-well-played = Ben giocato!
phrase-oops = Ops!
phrase-thinking = Fammi pensare…
phrase-one-moment = Un attimo, per favore.
phrase-hurry = Tic, tac!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-wow = Wow!
phrase-so-close = C’ero quasi!
phrase-again = Un’altra partita?
phrase-good-game = Bella partita!
phrase-bye = Arrivederci!

## The end

end-shared = { $names } si dividono la vittoria!
end-solo = Complimenti, { $name }!
end-plies =
    { $count ->
        [one] in { $count } turno
       *[other] in { $count } turni
    }
end-found = Trovati, in quest’ordine
rank = { $rank }º posto
score-sliding =
    { $count ->
        [one] { $count } trovato
       *[other] { $count } trovati
    }
score-go = { points }
score-connect =
    { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
play-again = Gioca ancora
again-harder = Ancora una, un po’ più difficile
again-easier = Ancora una, un po’ più facile
look-back = Riguarda la partita
watch-path = Rivedi tutta la partita
see-board = Torna al tabellone
show-result = Mostra il risultato

## Replay

replay-of = Rivedi: { $title }
replay-drop = Trascina qui un file .game
replay-drop-note = o scegline uno da questo dispositivo
replay-no-file = Questa registrazione non si legge
replay-no-none = Qui non c’è nessuna registrazione
replay-other-file = Scegli un altro file
replay-start = L’inizio
replay-scrub = Punto della partita
replay-place = { $at } di { $last }
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-step = Un passo avanti
replay-last = Alla fine
replay-after = Cerca
replay-find-before = Scoperta precedente
replay-find-after = Scoperta successiva
replay-speed = Velocità
replay-link = Link a questo momento
replay-edit = Cambia questa posizione
replay-download = Scarica la partita
replay-fair = La distribuzione corrisponde al sigillo: è equa.
replay-unfair = La distribuzione non corrisponde al sigillo.

## Settings

as-browser = Come il browser
light = Luce
mode-auto = Come il dispositivo
mode-light = Chiaro
mode-dark = Scuro
contrast = Contrasto
contrast-auto = Come il dispositivo
contrast-normal = Normale
contrast-high = Alto
volume = Volume
motion = Animazioni
motion-none = Nessuna
motion-fast = Veloci
motion-normal = Normali
motion-slow = Lente
show-reach = Illumina dove posso andare
show-reach-note = Le caselle raggiungibili brillano dopo la spinta.
confirm-walk = Chiedi prima di muovere
confirm-walk-note = { $pointer ->
    [mouse] Un clic per mirare, un altro per andarci.
   *[other] Un tocco per mirare, un altro per andarci.
}
left-handed = Per la mano sinistra
left-handed-note = Le carte e la tessera vanno a sinistra del tabellone.

## About

about = Informazioni
about-title = Su Daedalus
about-what = Cinque giochi da tavolo di labirinti in movimento, per persone, bot e programmi. Nessun account, niente da installare, niente pubblicità.
about-books = Le regole che seguiamo
about-own = Nomi, motivi e disegni sono nostri. Daedalus non ha alcun legame con gli editori o con i licenzianti dei giochi stampati; i loro nomi servono qui solo a dire quali regole seguiamo.
about-private = Che cosa si sa di te
about-private-note = Il server conosce il nome che scrivi a un tavolo e che cosa vi si gioca, finché il tavolo non viene sparecchiato. Le impostazioni e l’elenco dei tuoi tavoli restano su questo dispositivo.
about-licence = Licenza
about-licence-note = Daedalus è software libero con licenza MIT. I suoi caratteri sono Figtree, Grenze e Fredoka, con licenza
about-version = Versione { $version }
