### Perché qualcosa non è possibile: pagina, terminale e riga di comando.

error-of-refused = Così non va.
error-of-unreadable = Questo non si può leggere.
error-of-option = Questa scelta non esiste.
error-of-illegal = Le regole ora non lo permettono.
error-of-stale = La partita è già andata avanti.

error-over = La partita è finita.
error-not-begun = La partita non è ancora cominciata.
error-turn = Tocca al giocatore { $player }.
error-nobody = Ora nessuno può fare nulla.
error-line-long = Questa riga è troppo lunga.
error-paused = La partita è in pausa.
error-bot-plays = Un bot gioca per te: prima torna al tavolo.
error-referee = Può farlo solo l’arbitro di una lega.
error-seat-taken = Lì c’è già qualcuno.
error-piece-taken = Qualcuno ha già questa pedina.
error-seats-open = Ci sono ancora posti liberi: aspetta, o dalli ai bot.
error-take-back-none = Non c’è nulla da annullare.
error-take-back-seen = Qualcosa è stato scoperto: non si può annullare.
error-take-back-asked = Gli altri hanno già ricevuto la richiesta.

error-action-sliding = Non conosco “{ $text }”. Una spinta si scrive b1=6, un movimento d4; la parola aiuto mostra il resto.
error-pushed = La spinta è fatta: ora muovi, o resta dove sei.
error-push-first = Prima spingi, poi muovi.
error-slot = In { $cell } non c’è nessuna freccia. Ce ne sono in { $cells }.
error-barred = La freccia in { $cell } è sbarrata: annullerebbe l’ultima spinta.
error-spare-turn = La tessera libera non può stare così. Può stare così: { $ways }.
error-leave = Si esce solo alla fine, con tutti i tesori e una strada aperta oltre il bordo.
error-lord-idle = Ora non puoi muovere l’Eclissi.
error-lord-card = Questa carta deve prenderla l’Eclissi: muovila, per esempio con !d4.
error-reach = { $cell } è fuori portata. Puoi raggiungere: { $cells }.
error-cell-form = “{ $text }” non è una casella. Scrivi una colonna e una riga, per esempio d4.
error-cell = Non c’è nessuna casella { $text }: questo tabellone finisce in { $last }.

error-action-go = Non conosco “{ $text }”. Scrivi pronti, 1A@b2e per posare, riprendi 1 per riprendere, o fatto.
error-moment = Quel momento è già passato.
error-go-house = Questo succede da sé.
error-go-wait = Aspetta il via.
error-go-build = La manche è cominciata: costruisci.
error-go-ready = Tu ci sei: aspetta gli altri.
error-go-hands-off = Prima del via non si toccano le tessere.
error-go-claimed = Hai finito questa manche e hai il gettone { $points }.
error-go-late = Il tempo era scaduto.
error-go-end-off = In questa partita non si può chiudere prima.
error-go-end-early = Puoi chiudere solo dopo { $claims } manche di fila non risolte dall’altra persona.
error-go-end-later = Non mentre si costruisce: tra una manche e l’altra, prima di dire che ci sei.
error-go-lift = La tessera { $tile } non è sul tuo tabellone.
error-go-lies = La tessera { $tile } è già sul tabellone: prima riprendila.
error-go-joker = In questa manche non hai il jolly.
error-go-under = Coprirebbe { $tiles }.
error-go-middle = Il centro non si copre mai.
error-go-edge = Sporgerebbe: il tabellone finisce in { $last }.
error-weave = Qui si posano o si riprendono solo tessere.

error-action-connect = Non conosco “{ $text }”. Scrivi per esempio 3@2,-1=a oppure 3@2,-1=a cattura 0,0 1,0.
error-connect-tile = Non c’è nessuna tessera { $tile }: vanno da 1 a { $most }.
error-connect-twice = Una casella è nominata due volte.
error-connect-hand = La tessera { $tile } non è nella tua mano: hai { $tiles }.
error-connect-turn = La tessera { $tile } non può stare così. Può stare così: { $ways }.
error-connect-taken = In { $cell } c’è già una tessera.
error-connect-apart = In { $cell } la tessera non toccherebbe nessun’altra.
error-connect-path = Da { $cell } non prosegue nessun sentiero.
error-connect-new = In { $cell } c’è la tessera nuova: quella resta.
error-connect-empty = In { $cell } non c’è nessuna tessera.
error-connect-kin = La tessera in { $cell } non ha nessun animale della tessera { $tile }.
error-connect-link = Nessun sentiero porta a { $cell }.
error-connect-joined = Le tessere rimaste non sarebbero più unite.
error-connect-cell = “{ $text }” non è una casella. Scrivi per esempio 2,-1, ogni numero da -{ $far } a { $far }.

error-edition = Il gioco “{ $text }” non c’è. Ci sono: { $known }.
error-seats = Questo gioco è per { $low }–{ $high } persone.
error-seat = Non c’è nessun posto { $text }: sono { $seats }.
error-start = Il giocatore { $player } non può cominciare: sono solo { $seats }.
error-cards = Non ci sono così tante carte: al massimo { $most } a testa.
error-option-value = L’opzione { $option } non può essere “{ $text }”. Può essere: { $known }.
error-option-unknown = Questo gioco non ha un’opzione “{ $option }”. Ha: { $known }.
error-option-form = “{ $text }” non è un’opzione: scrivi per esempio cards=6.
error-option-twice = L’opzione { $option } è indicata due volte.
error-bot = Il bot “{ $text }” non c’è. Ci sono: { $known } e i numeri da 1 a 20.
error-bot-kind = Nessuno può giocare come “{ $text }”.
error-name = “{ $text }” non può essere un nome.
error-name-long = “{ $text }” è troppo lungo per un nome: al massimo { $most } caratteri.
error-seed = Un seme è una riga di al massimo { $most } caratteri.
error-clock = Serve almeno un secondo.
error-clock-own = Questo gioco ha il suo tempo.
error-clock-alone = Con il tempo si gioca almeno in due.
error-clock-turn = Un turno può durare da 1 a 3600 secondi.
error-not-here = Questo gioco nel terminale non c’è ancora.

error-position = “{ $text }” non è una posizione.
error-position-part = Questa parte della posizione non si può leggere: “{ $text }”.
error-position-rows = Le righe del tabellone non sono lunghe uguali.
error-position-size = I lati di un tabellone possono avere da 3 a { $most } caselle.
error-position-edition = Questa posizione è di un altro gioco: “{ $text }”.
error-position-rules = La posizione segue regole diverse da queste.
error-position-seats = In questa posizione si gioca in { $seated }, non in { $given }.
error-position-over = In questa posizione la partita è finita: nessuno può fare nulla.
error-position-large = Questa posizione è troppo grande per un tavolo.
error-position-cards = Nessuno potrebbe trovare queste carte: { $cards }. Non sono da nessuna parte.
error-position-unseen = Le carte non bastano per tutto ciò che è coperto.
error-position-shared = L’animale { $letter } è su più di { $most } tessere.

error-record = Questa non è la registrazione di una partita.
error-record-line = Riga { $line } della registrazione: { $why }
error-record-expected = Qui manca “{ $key }”.
error-record-format = Questa registrazione ha un altro formato: “{ $text }”.
error-record-version = Si è giocato con la versione { $text } delle regole; qui vale la versione { $ours }.
error-record-seats = I nomi e la posizione non danno lo stesso numero di persone.
error-record-part = “{ $text }” qui è fuori posto.
error-record-seed = Il seme non è quello sigillato all’inizio.
error-record-broken = Qui la registrazione si interrompe o continua male.
error-record-no-seed =
    { $count ->
        [one] Un’azione è ammessa, ma manca il seme: la distribuzione non si può controllare.
       *[other] Tutte le { $count } azioni sono ammesse, ma manca il seme: la distribuzione non si può controllare.
    }
error-record-deal = Il seme dà un’altra posizione iniziale.
error-record-hides = Questa registrazione nasconde delle carte: è stata salvata prima della fine.
error-review-long = Questa partita è troppo lunga da riguardare: al massimo { $most } azioni.
error-ply = Non c’è nessuna azione { $text }: l’ultima è { $last }.
error-line = Riga { $line }: { $why }
error-in-file = { $file }: { $why }
error-file = Il file { $file } non si può usare.
error-file-none = Il file { $file } non c’è.
error-file-forbidden = L’accesso al file { $file } è negato.
error-file-folder = { $file } è una cartella, non un file.
error-file-text = Il file { $file } non è un testo.
error-file-many = Il file { $file } ha molte partite: aggiungi il numero di una, per esempio #1.
error-disk = Il sistema non lo permette.
error-overwrite = L’immagine sovrascriverebbe la partita: { $file }.

error-evening-full = Una serata è per 4–32 persone, e ce ne sono già 32.
error-evening-few = Per cominciare una serata servono quattro persone.

error-puzzle = Il rompicapo “{ $text }” non c’è.
error-puzzle-kind = Non c’è nessun tipo di rompicapo “{ $text }”. Ci sono: { $known }.
error-puzzle-both = Scegli un rompicapo per numero o per tipo, non per entrambi.
error-puzzles-show = Indica un rompicapo, oppure aggiungi --sheet.
error-date = “{ $text }” non è una data: scrivi per esempio 2026-11-17.
error-lesson = La lezione “{ $text }” non c’è. Ci sono: { $known }.

error-command = Il comando “{ $text }” non c’è. Ci sono: { $known }.
error-command-needed = Indica uno di questi comandi: { $known }.
error-arguments = Non si usa così. { $command } --help mostra come si fa.
error-no-option = L’opzione { $text } qui non c’è.
error-too-many = “{ $text }” è di troppo.
error-number = “{ $text }” non è un numero.
error-number-range = “{ $text }” non va: ci vuole un numero da { $low } a { $high }.
error-pair = “{ $text }” non indica un posto: scrivi 1=Anna, i posti vanno da 1 a { $seats }.
error-pair-twice = Il posto { $seat } è indicato due volte.
error-language = La lingua “{ $text }” qui non c’è. Ci sono: { $known }.
error-shell = Per la shell “{ $text }” non c’è uno script. Ci sono: { $known }.
error-package = Manca il pacchetto { $package }: { $how }
error-mazenet-nobody = Non è venuto nessuno: l’attesa di { $wait } s è finita.
