### Italian: every sentence of the terminal.
### Names of people and motifs come as arguments; a motif always with its article, as a subject.

## Leaving, keeping, going on

saved = La partita è conservata in { $path }.
quit-title = Lasciare il tavolo?
quit-kept = La partita resta in { $path }; con daedalus play --resume si riprende.
quit-leave = esci
quit-menu = menu
quit-stay = resta

## What the keys do (short: they share one line)

key-slots = frecce
key-cells = caselle
key-turn = gira
key-push = spingi
key-walk = muovi
key-back = annulla
key-swap = altra pedina
key-hint = suggerimento
key-undo = annulla
key-letters = tesori
key-help = aiuto
key-quit = esci
key-rules = regole
key-rows = riga
key-values = cambia
key-scroll = scorri
key-close = chiudi
key-step = un passo
key-leap = dieci passi
key-ends = inizio, fine

guide-title = Che cosa fanno i tasti
guide-close = Esc, Invio o ? riportano alla partita.
guide-sliding =
    Le frecce della tastiera vanno di freccia in freccia intorno al tabellone; dritto attraverso si passa all’altro capo della fila. Tab va in senso orario. R gira la tessera libera, Maiusc+R al contrario. Invio spinge. Poi con le frecce o Tab scegli una casella chiara, una maiuscola salta al suo tesoro, Invio muove. Esc annulla la spinta finché non hai mosso. L spiega le lettere, F2 mostra le regole.

    ▲ ● ■ ◆ pedine    △ ○ □ ◇ le loro case    A-X tesori
    » « la tua meta    · caselle raggiungibili    ╬ freccia sbarrata
    i muri spessi stanno fermi, i sottili si spostano, i doppi sono dell’ultima tessera spinta

letters-title = Che cosa dicono le lettere

## The menu

menu-welcome = Un labirinto che non sta mai fermo. A che cosa giochiamo?
menu-seats = In quanti
menu-seats-value =
    { $seats ->
        [one] da soli
       *[other] in { $seats }
    }
menu-human = una persona, qui
menu-bot = bot: { $level }
menu-preset = Partita
menu-ask = Invio tiene la proposta; un numero sceglie altro.
menu-ask-number = Scrivi un numero da 1 a { $most }, o premi solo Invio.
option-true = sì
option-false = no

## The curtain

curtain-press = Invio: guardo solo io

## A turn

ask-look = Tocca a te spingere, { $name }. Con le frecce scegli dove.
ask-aim = Spingere la { $line }?
ask-aim-reach = Così la tua meta è raggiungibile!
ask-barred = Qui no: spingere la { $line } annullerebbe l’ultima spinta.
ask-stay = { $name }: restare in { $cell }?
ask-walk = { $name }: andare in { $cell }?
ask-walk-find = Lì c’è il tuo tesoro!
ask-walk-win = Così vinci!
ask-out = Uscire dal labirinto da { $cell }? Così vinci!
ask-wait = { $name } ci pensa…
turn-number = turno { $turn }
watch-at = Azione { $ply } di { $last }


spare-open = La tessera libera è aperta a { $sides }.
goal-title = { $name } cerca
goal-at = in { $cell }
goal-on-spare = sulla tessera libera
goal-lord = ◉ { $lord }
goal-point = La casella concordata
goal-edge = Fuori
goal-edge-how = da una casella del bordo aperta verso l’esterno
goal-hidden = Le carte sono coperte.
goal-sealed = La prossima carta si scopre all’inizio del prossimo turno.

note-found = { $found } su { $all }
note-all = { $found } su { $found }!
trail-none = ancora niente, ma una bella passeggiata

## The log

did-walk = { $name } va in { $cell }.
did-stay = { $name } resta in { $cell }.
did-lord = { $name } manda { $lord } in { $cell }.
did-find = Ecco: { $motif }.
hint-push = Prova { $slot }: { $line }, con la tessera libera aperta a { $sides }.
hint-walk = Poi vai in { $cell }.
hint-lord = Poi manda { $lord } in { $cell }.
hint-out = Poi esci dal labirinto.

## The end

end-title = Complimenti, { $names }!
end-line = { $rank }. { $name }: { $trail }
end-turns =
    { $turns ->
        [one] È bastato un turno.
       *[other] Ci sono voluti { $turns } turni.
    }
end-again = ancora
end-watch = rivedi
end-menu = menu

## Tiles in words


## Playing line by line

plain-welcome = Scrivi aiuto per vedere che cosa si può chiedere.
plain-seat = Posto { $seat }, { $name }: { $note }
plain-turn-push = { $name }, turno { $turn }: prima spingi, per esempio { $example }.
plain-turn-walk = { $name }, ora muovi, per esempio d4, o resta dove sei. La parola annulla ritira la spinta.
plain-board-rule = Le minuscole sono colonne, i numeri righe, le maiuscole tesori; i muri spessi non si spostano mai.
plain-goal = { $name } ({ $letter }): { $place }
plain-turns = Può stare così: { $turns }
plain-barred = Freccia sbarrata: { $slot }
plain-reach = { $name } può andare in { $cells }
plain-ways-out = Si esce dal labirinto da { $cells }: di’ una di queste caselle o scrivi { $out }.
plain-undone = Annullato: { $action }
plain-curtain = Premi Invio quando nessun altro guarda.
plain-where-what = Cerchi qualcosa? Nomina un tesoro o una persona, per esempio: dove gufo
plain-where-nothing = Qui niente si chiama “{ $what }”.
plain-sliding = Una spinta è la casella da cui entra la tessera, con i suoi lati aperti: b1=6. Lati: nord 1, est 2, sud 4, ovest 8, sommati, oltre 9 da a a f. Una mossa è la casella: d4. L’Eclissi muove con !d4, e fuori esce dal labirinto.
act-out = fuori
word-board = tabellone
    .does = disegna il labirinto
word-goal = meta
    .does = dice che cosa cerchi
word-reach = raggiungibili
    .does = elenca le caselle dove puoi andare
word-spare = tessera
    .does = descrive la tessera libera
word-where = dove
    .does = trova un tesoro o una persona
word-cell = casella
    .does = descrive una casella, per esempio: casella d4
word-letters = lettere
    .does = dice che cosa sono le maiuscole
word-position = posizione
    .does = scrive la posizione su una riga
word-help = aiuto
    .does = mostra questo elenco
word-hint = suggerimento
    .does = dice che cosa farebbe un bot
word-log = diario
    .does = racconta che cosa è successo
word-seats = posti
    .does = dice come stanno tutti
word-rules = regole
    .does = stampa le regole
word-undo = annulla
    .does = ritira la spinta o l’ultimo turno
word-quit = esci
    .does = lascia la partita

## The command line

replay-verified =
    { $actions ->
        [one] { $file }: un’azione, e il seme dà questa prima posizione.
       *[other] { $file }: { $actions } azioni, e il seme dà questa prima posizione.
    }
help-daedalus = Giochi da tavolo in un labirinto che si sposta. Senza comando: il gioco si apre, nel browser o altrimenti qui.
help-play = Giocare nel terminale, da soli, con i bot o intorno a uno schermo.
help-replay = Rivedere una partita passo per passo.
help-rules = Mostrare le regole di un’edizione.
help-perft = Contare le serie di azioni possibili.
help-record = Controllare le partite modello, o riscriverle.
help-serve = Avviare il server per giocare nel browser.
help-arena = Far giocare i bot fra loro.
help-bench = Misurare quanto è veloce tutto.
help-engine = Offrire i bot ad altri programmi.
help-mazenet = Giocare contro programmi MazeNet.
help-completion = Stampare uno script con cui la shell completa comandi e opzioni.
help-shell = Quale shell:
help-version = Dire quale versione è questa.
help-edition = Quale gioco:
help-seats = In quanti si gioca.
help-seed = Lo stesso seme dà la stessa partita.
help-option = Un’opzione dell’edizione, come cards=6; si può ripetere.
help-bots = Livello dei bot a tutti i posti tranne il primo; none: solo persone.
help-bot = Un bot a un posto, come 2=medium; si può ripetere.
help-name = Un nome per un posto, come 1=Anna; si può ripetere.
help-position = Cominciare da questa posizione.
help-save = Conservare la partita in questo file.
help-resume = Riprendere una partita conservata.
help-plain = Riga per riga, per pipe e lettori di schermo.
help-rules-plain = Stampare il testo così com’è.
help-clock = Secondi per ogni turno; poi il gioco va avanti.
help-motion = Con o senza animazioni.
help-lang = Lingua:
help-file = Una partita conservata, come serata.game, o una partita di un’arena: arena.games#17.
help-files = Partite conservate.
help-verify = Controllare solo la partita e la sua distribuzione.
help-write = Riscrivere le partite con le regole di oggi.
help-depth = Quante azioni in profondità.
help-divide = Contare anche sotto ogni prima azione.
help-arena-bots = Chi gioca: due o più livelli di bot.
help-arena-games = Quante partite gioca ogni coppia.
help-arena-budget = Quanti millisecondi può pensare un bot.
help-arena-cpu-time = Contare i millisecondi dei bot come tempo di CPU, per una macchina occupata.
help-arena-jobs = Quanti processi.
help-arena-out = Conservare le partite in questo file e riprendere da lì.
help-arena-cluster = Distribuire le partite su un cluster Ray.
help-arena-markdown = Mostrare la tabella in Markdown.
help-bench-names = Che cosa misurare; senza nomi: tutto.
help-bench-write = Scrivere le misure in questo file.

over-to = Ora tocca { FORM($name, as: "to") }
others-look-away = Tutti gli altri: guardate il soffitto.
