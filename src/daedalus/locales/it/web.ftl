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
who-here-note = tutti guardano, carte coperte
who-here-race = una gara: ognuno ha bisogno del proprio schermo
who-online = Con amici online
who-online-note = manda loro un link
who-online-here = per ora solo su questo computer
who-online-closed = in casa con un clic, o ovunque via internet
who-online-home = tutti in casa: un link o un codice
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
clock = Tempo
clock-none = nessuno
clock-turn = { $seconds } s a turno
clock-game = { $minutes } min a testa
days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
allow-hints = Suggerimenti permessi
show-previews = Mostra dove potrei andare prima di spingere
show-previews-note = Ideale per i bambini e per imparare. Altrimenti ogni spinta è una decisione.
list-table = Mostra il tavolo nell’elenco
list-table-note = Chiunque su questo server può allora giocare o guardare.
host-decides = Solo chi ospita mette un bot
host-decides-note = Quando qualcuno manca da un minuto. Altrimenti può farlo chiunque giochi.

## Everywhere

app-ready = tutto pronto
close = Chiudi
back = Indietro
yes = Sì
no = No
off = muto
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
hint-again = Rivedi
hint-thanks = Grazie
watching = Stai guardando.
watching-next = Se si libera un posto, puoi prenderlo qui.
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
offline-note = Le partite si trovano sul server. Appena torna la connessione si continua.

## Coming to a table

join = Unisciti
join-label = Hai un codice?
join-code = codice o link
code = Codice
code-none = Nessun tavolo aspetta con questo codice.
code-none-note = Forse una lettera è sbagliata, o la partita è già cominciata: allora chiedi il link.
carry-none = Con questo codice non arriva nessun posto. Forse una lettera è sbagliata, o non vale più: chiedine uno nuovo.
table-opening = Si prepara il tavolo
table-opening-note = Un attimo.
table-gone = Questo tavolo è stato sparecchiato
table-gone-note = La partita è finita e riposta, o al link manca una lettera.
table-new = Apri un nuovo tavolo
table-retype = Riscrivi il link
table-closed = Questo tavolo non si apre
table-closed-note = La partita resta conservata, ma questo server non sa leggerla. Forse una versione più recente la aprirà.
pair-used = Questo link è già stato usato
pair-used-note = Vale una sola volta e per dieci minuti, così nessun altro può usarlo. Creane uno nuovo sul primo dispositivo: Menu, “{ $item }”.
pair-used-play = Avanti con la partita
pair-used-watch = Guarda questo tavolo
lobby-ready = Siete al completo.
your-name = Il tuo nome
sit-here = Siediti
seat-open = Posto libero
seat-bot = Metti un bot
start-with-bots = Completa con i bot e comincia
invite-title = Portali al tavolo
invite-address = Indirizzo da scrivere
invite-ways = I telefoni inquadrano questo codice. Gli altri scrivono questo indirizzo, o il codice nella pagina iniziale.
invite-qr = Codice QR con il link a questo tavolo
name-kept = Resta salvato su questo dispositivo.
your-pawn = La tua pedina
your-ship = La tua nave
your-spaceship = La tua astronave
lobby-table = Intorno al tavolo
seats-taken = { $taken ->
    [one] { $taken } posto occupato su { $all }
   *[other] { $taken } posti occupati su { $all }
}
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
show-qr = Mostra il codice QR
home-open = Fai entrare gli altri di casa
home-open-note = Aperto finché non lo richiudi. Niente esce da casa tua.
home-none = In questo momento il computer non è in una rete di casa.
home-not-owner = Per far entrare gli altri di casa usa la pagina che si è aperta all’avvio del gioco, o l’indirizzo mostrato nel terminale.
home-trouble = Non ha funzionato. Forse la rete è cambiata, o un altro programma usa la porta.
home-is-open = Tutti nella tua rete di casa possono aprirlo.
home-close = Richiudi
share-open = Apri a internet
share-note = Così gli amici possono venire da ovunque con il link, finché non richiudi o non fermi il gioco.
share-by = Programma
share-with-cloudflared = Con cloudflared
share-reads-cloudflared = Cloudflare trasmette tutto e può leggerlo. Non serve un account.
share-with-tailscale = Con tailscale
share-reads-tailscale = Tailscale trasmette tutto e non può leggerlo. Serve un account.
share-with-ssh = Con ssh
share-reads-ssh = Il servizio localhost.run trasmette tutto e può leggerlo. Non serve un account.
share-with-command = Con un tuo comando
share-reads-command = Chi ne gestisce l’altro capo trasmette tutto e può leggerlo.
share-none = Per aprire a internet, installa cloudflared, tailscale o ssh (OpenSSH).
share-opening = Apertura… ci vuole qualche secondo.
share-is-open = Chiunque abbia il link può venire, da ovunque.
share-trouble = Non ha funzionato. { $program } dice: “{ $why }”
meanwhile = Mentre aspetti
here-title = Chi gioca intorno a questo schermo?
here-seat = Posto { $seat }
here-swap = Un’altra pedina per { $name }
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
       *[other] I miei { $count } tavoli
    }
mine-waits =
    { $count ->
        [one] Un tavolo ti aspetta.
       *[other] { $count } tavoli ti aspettano.
    }
carry = Su un altro dispositivo
mine-note = Questo elenco resta su questo dispositivo e da nessun’altra parte.
mine-none = Ancora nessun tavolo
mine-none-note = Qui compaiono i tavoli a cui ti siedi, solo su questo dispositivo.
mine-going = In corso
mine-finished = Finiti
mine-play = Continua
mine-turn = Tocca { FORM($names, as: "to") }
mine-free =
    { $count ->
        [one] Ancora { $count } posto libero
       *[other] Ancora { $count } posti liberi
    }
mine-unstarted = Non ancora cominciato
mine-won-you = Hai vinto
mine-won =
    { $count ->
        [one] Ha vinto { $names }
       *[other] { $names } si dividono la vittoria
    }
mine-unknown = Il server non risponde
mine-forget = Dimentica { $title } su questo dispositivo
mine-forget-finished = Dimentica quelli finiti
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
playing = Sta giocando
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
away-minute = { $name } non c’è da un minuto.
away-while = { $name } non c’è da un po’.
away-left = { $name } ha lasciato il tavolo.
away-bot = Fai giocare un bot finché non torna { $name }
let-bot-play = Fai giocare un bot
table-paused = In pausa: si aspetta che ci siano tutti.
log-resumed = Non c’era nessuno e la partita ha aspettato. Ora riprende.
send-off = Allontana qualcuno dal tavolo
send-off-note = Le carte e il posto passano a qualcun altro. Si può ancora guardare.
send-off-bot = Subentra un bot
send-off-bot-for = Un bot subentra { FORM($name, as: "to") }
send-off-open = Libera il posto
send-off-open-for = Allontana { $name } e libera il posto
change-seat = Gioca per { $name }
leave-table = Lascia il tavolo
take-back = Annulla la mossa
undo-asked = { $name } vorrebbe annullare l’ultimo turno. Va bene?
undo-waiting = Annullamento chiesto. In attesa di risposta.
connection = Connessione
lost-title = Connessione persa.
lost-safe = La partita è al sicuro. Riconnessione…
lost-next = La partita è al sicuro. Nuovo tentativo tra { $seconds } s.
lost-waiting = In attesa del tavolo…
lost-kept = La tua mossa è conservata.
lost-try = Prova ora
lost-back = Di nuovo al tavolo.
needs-line = Appena torna la connessione
log = Che cosa è successo
log-empty = Non è ancora successo nulla.
log-said = { $name }: “{ $text }”
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
in-line = Al momento le richieste sono molte. Sei al posto { $place } della fila.
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
        [one] Al prossimo turno una spinta ti porta alla meta.
       *[other] Al prossimo turno avrai più strade per la tua meta.
    }
hint-nears =
    { $steps ->
        [one] Ti mancherà un solo passo.
       *[other] Ti avvicini alla tua meta.
    }
hint-blocks = Poi { $name } può raggiungere meno del solito.
hint-leaves = Ma poi { $name } può raggiungere più del solito.
hint-seeks = { $name } sembra cercare { $motif }.
hint-best = Sembra la cosa migliore.
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
phrase-bye = A presto!

## The end

end-shared = { $names } si dividono la vittoria!
end-solo = Complimenti, { $name }!
end-plies =
    { $count ->
        [one] in { $count } turno
       *[other] in { $count } turni
    }
end-chosen = È iniziata da una posizione scelta, non da una nuova distribuzione.
end-again = Era un nuovo tentativo dal turno { $turn } di una partita precedente, non da una nuova distribuzione.
again-from = Nuovo tentativo dal turno { $turn }
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
replay-after = Sta cercando
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
left-handed = Modalità mancina
left-handed-note = Le carte e la tessera vanno a sinistra del tabellone.

## About

about = Informazioni
about-title = Su Daedalus
about-what = Cinque giochi da tavolo di labirinti in movimento, per persone, bot e programmi. Nessun account, niente da installare, niente pubblicità.
about-books = Le regole che seguiamo
about-own = Nomi, motivi e disegni sono nostri. Daedalus non ha alcun legame con gli editori o con i titolari dei diritti dei giochi stampati; i loro nomi servono qui solo a dire quali regole seguiamo.
about-private = Che cosa si sa di te
about-private-note = Il server conosce il nome che scrivi a un tavolo e che cosa vi si gioca, finché il tavolo non viene sparecchiato. Le impostazioni e l’elenco dei tuoi tavoli restano su questo dispositivo.
about-licence = Licenza
about-licence-note = Daedalus è software libero con licenza MIT. I suoi caratteri sono Figtree, Grenze e Fredoka, con licenza
about-version = Versione { $version }

## I sei volti

stone-1 = Testa fra le nuvole
stone-2 = Sta imparando
stone-3 = Conosce la strada
stone-4 = Pensa in anticipo
stone-5 = Tiene d’occhio gli altri
stone-6 = Mente sopraffina
stone-sliding-1 = Vaga qua e là con la testa tra le nuvole.
stone-sliding-2 = Non vede la maggior parte dei passaggi.
stone-sliding-3 = Vede molte delle strade verso il suo tesoro.
stone-sliding-4 = Non si lascia sfuggire nulla e prepara il turno successivo.
stone-sliding-5 = Vede dove vuoi andare, e può chiuderti la porta.
stone-sliding-6 = Gioca mentalmente il seguito prima di muovere.
stone-go-1 = Se la prende comoda e a volte sbaglia.
stone-go-2 = Di solito impiega da uno a due minuti.
stone-go-3 = Di solito impiega meno di un minuto.
stone-go-4 = Di solito impiega meno di mezzo minuto.
stone-go-5 = Di solito impiega meno di 25 secondi e non sbaglia quasi mai.
stone-go-6 = Di solito impiega dieci secondi o meno.
stone-connect-1 = Guarda solo due o tre posti per una tessera.
stone-connect-2 = Prova qualche posto e prende ciò che vede.
stone-connect-3 = Cattura buona parte di ciò che si può catturare.
stone-connect-4 = Si lascia sfuggire poche catture.
stone-connect-5 = Non perde quasi nessuna cattura e comincia a badare a ciò che ti lascia.
stone-connect-6 = Gioca mentalmente il seguito prima di posare.
rivals-fitted = Più o meno come te
rivals-fit = Tutti giocano più o meno come te
rivals-fit-note = In base alle tue ultime partite. A partita iniziata non cambia nulla, e lo sa solo questo dispositivo.
rivals-new = Non ci conosciamo ancora. Si comincia con calma.
rivals-lately = Ultime partite vinte: { $won } su { $games }.
rivals-afresh = Ricomincia da capo
dial-label = Quanto giocano bene
dial-at = { $name }, { $step } su 20
dial-easier = Un po’ più facile
dial-cleverer = Un po’ più furbo
pace = Ritmo dei bot
pace-calm = Tranquillo
pace-normal = Normale
pace-quick = Veloce

## Intorno a uno schermo

sleeve =
    { $which ->
        [left] { $name }: la tessera a sinistra, coperta.
        [right] { $name }: la tessera a destra, coperta.
       *[card] { $name }: la carta, coperta.
    }
sleeve-hold = Tieni premuto per sbirciare.
sleeve-tap = Tocca per sbirciare.
sleeve-hold-short = Tieni premuto per sbirciare
sleeve-tap-short = Tocca per sbirciare
sleeve-hold-word = Tieni premuto
sleeve-tap-word = Tocca
on-phone = { $name } ha un telefono in mano
phone-came = { $name } ora gioca con il telefono.
phone-gone = Il telefono di { $name } non c’è più. La carta è qui, coperta.
turn-of = Tocca { FORM($name, as: "to") }
lid-open = Sono { $name }
strip-next = Ora { $name }
show-again = Fai rivedere
at-table = A questo tavolo
cover-cards = Copri le carte tra un turno e l’altro
cover-cards-note = un coperchio sulla mano finché non arriva il prossimo; il tabellone resta in vista
tap-to-peek = Tocca per sbirciare
tap-to-peek-note = un tocco mostra una carta per due secondi, per chi non riesce a tenere premuto
how-you-sit = Come siete seduti
sit-around = Intorno allo schermo
sit-one-side = Tutti da un lato
keep-last-turn = Tieni in vista l’ultimo turno
read-card = Leggi le carte ad alta voce
read-card-note = Con le cuffie: altrimenti sentono tutti.
read-card-to = Leggimi la mia carta: { $name }
slide-out = Tieni premuto per sbirciare, sfila per giocare.
play-left = Gioca la sinistra
play-right = Gioca la destra
put-back = Rimettila
phones = Carte sui telefoni
phones-offer = Tenete le carte sul vostro telefono.
phones-scan = Inquadrate questo codice e tenete le carte sul vostro telefono.
phones-note = Niente app, niente account. Il tabellone resta qui.
phones-none = Ancora nessun telefono. Si può fare anche dopo.
phones-show = Mostra il codice
phones-qr = Codice QR per i telefoni
which-one = Chi sei?
which-one-none = Tutti hanno già un telefono.
hand-your-turn = Tocca a te, { $name }
hand-big-screen = Gioca sullo schermo grande.
hand-turn = Tocca per coprirla.
hand-turned = Coperta. Tocca per scoprirla.
hand-found = Trovati
hand-play = Gioca con questo telefono
hand-play-note = Lo schermo grande mostra quello che fai.
hand-hold = Tieni solo le mie carte
phones-server = Per i telefoni il tavolo deve stare su un server.
by-phone = con il telefono
plays-here = gioca qui
here-one-more = Un’altra persona
here-is-person = Posto { $seat }: una persona
here-is-robot = Posto { $seat }: un bot

print = Stampa e gioca
print-short = Stampa
print-board = Stampa questo tabellone
box = La tua scatola
box-short = Scatola
evening-short = Serata
