### Warum etwas nicht geht: Seite, Terminal und Befehlszeile.

error-of-refused = Das geht nicht.
error-of-unreadable = Das lässt sich nicht lesen.
error-of-option = Das steht nicht zur Auswahl.
error-of-illegal = Das erlauben die Regeln jetzt nicht.
error-of-stale = Das Spiel ist schon weiter.

error-over = Das Spiel ist zu Ende.
error-not-begun = Das Spiel hat noch nicht angefangen.
error-turn = Platz { $player } ist dran.
error-nobody = Gerade kann niemand etwas tun.
error-line-long = Diese Zeile ist zu lang.
error-paused = Das Spiel macht Pause.
error-bot-plays = Ein Bot spielt für dich: Komm erst zurück.
error-referee = Das darf nur die Leitung einer Liga.
error-seat-taken = Da sitzt schon jemand.
error-piece-taken = Diese Figur hat schon jemand.
error-seats-open = Einige Plätze sind noch frei: Warte, oder gib sie Bots.
error-take-back-none = Es gibt nichts zurückzunehmen.
error-take-back-seen = Dabei ist etwas aufgedeckt worden: Das lässt sich nicht zurücknehmen.
error-take-back-asked = Die anderen sind schon gefragt.

error-action-sliding = „{ $text }“ kenne ich nicht. Ein Schub sieht aus wie b1=6, ein Weg wie d4; das Wort hilfe nennt den Rest.
error-pushed = Geschoben ist schon: Lauf jetzt, oder bleib stehen.
error-push-first = Schieb zuerst, dann lauf.
error-slot = Bei { $cell } ist kein Pfeil. Pfeile gibt es bei { $cells }.
error-barred = Der Pfeil bei { $cell } ist gesperrt: Er würde den letzten Schub rückgängig machen.
error-spare-turn = So kann das freie Plättchen nicht liegen. Möglich ist: { $ways }.
error-leave = Hinaus geht es erst am Ende: mit allen Schätzen und einem offenen Weg über den Rand.
error-lord-idle = Die Finsternis darfst du jetzt nicht bewegen.
error-lord-card = Diese Karte muss die Finsternis holen: Beweg sie, zum Beispiel mit !d4.
error-reach = { $cell } ist außer Reichweite. Erreichbar: { $cells }.
error-cell-form = „{ $text }“ ist kein Feld. Schreib Spalte und Reihe, zum Beispiel d4.
error-cell = Ein Feld { $text } gibt es nicht: Dieses Brett endet bei { $last }.

error-action-go = „{ $text }“ kenne ich nicht. Schreib bereit, 1A@b2e zum Legen, nimm 1 zum Aufnehmen oder fertig.
error-moment = Dieser Augenblick ist schon vorbei.
error-go-house = Das geschieht von selbst.
error-go-wait = Warte auf den Start.
error-go-build = Die Runde läuft: Bau jetzt.
error-go-ready = Du bist bereit: Warte auf die anderen.
error-go-hands-off = Vor dem Start darf niemand Plättchen anfassen.
error-go-claimed = Du bist in dieser Runde fertig und hast das Punkteplättchen { $points }.
error-go-late = Die Zeit war um.
error-go-end-off = In diesem Spiel darf niemand vorzeitig Schluss machen.
error-go-end-early = Schluss machen darfst du erst, wenn die andere Person { $claims }-mal hintereinander ungelöst abgegeben hat.
error-go-end-later = Nicht beim Bauen: zwischen den Runden, bevor du bereit bist.
error-go-lift = Plättchen { $tile } liegt nicht auf deinem Brett.
error-go-lies = Plättchen { $tile } liegt schon: Nimm es erst auf.
error-go-joker = Den Joker hast du in dieser Runde nicht.
error-go-under = Es läge auf { $tiles }.
error-go-middle = Die Mitte wird nie verdeckt.
error-go-edge = Es würde hinausragen: Das Brett endet bei { $last }.
error-weave = Hier legst du nur Plättchen oder nimmst sie auf.

error-action-connect = „{ $text }“ kenne ich nicht. Schreib zum Beispiel 3@2,-1=a oder 3@2,-1=a fang 0,0 1,0.
error-connect-tile = Ein Plättchen { $tile } gibt es nicht: Sie haben die Nummern 1 bis { $most }.
error-connect-twice = Ein Feld ist zweimal genannt.
error-connect-hand = Plättchen { $tile } hast du nicht auf der Hand, sondern { $tiles }.
error-connect-turn = So kann Plättchen { $tile } nicht liegen. Möglich ist: { $ways }.
error-connect-taken = Auf { $cell } liegt schon ein Plättchen.
error-connect-apart = Auf { $cell } läge das Plättchen neben keinem anderen.
error-connect-path = Von { $cell } führt kein Weg weiter.
error-connect-new = Auf { $cell } liegt das neue Plättchen: Das bleibt liegen.
error-connect-empty = Auf { $cell } liegt kein Plättchen.
error-connect-kin = Das Plättchen auf { $cell } zeigt keines der Tiere von Plättchen { $tile }.
error-connect-link = Nach { $cell } führt kein Weg.
error-connect-joined = Die übrigen Plättchen hingen nicht mehr zusammen.
error-connect-cell = „{ $text }“ ist kein Feld. Schreib es wie 2,-1, jede Zahl von -{ $far } bis { $far }.

error-edition = Ein Spiel „{ $text }“ gibt es nicht. Es gibt: { $known }.
error-seats = Dieses Spiel ist für { $low } bis { $high } Personen.
error-seat = Einen Platz { $text } gibt es nicht. Zahl der Plätze: { $seats }.
error-start = Platz { $player } kann nicht anfangen: Es spielen nur { $seats }.
error-cards = So viele Karten gibt es nicht: höchstens { $most } pro Person.
error-option-value = Die Option { $option } kann nicht „{ $text }“ sein. Möglich ist: { $known }.
error-option-unknown = Eine Option „{ $option }“ hat dieses Spiel nicht. Es hat: { $known }.
error-option-form = „{ $text }“ ist keine Option: Schreib sie wie cards=6.
error-option-twice = Die Option { $option } steht zweimal da.
error-bot = Einen Bot „{ $text }“ gibt es nicht. Es gibt: { $known } und die Zahlen von 1 bis 20.
error-bot-kind = Als „{ $text }“ kann niemand spielen.
error-name = „{ $text }“ kann kein Name sein.
error-name-long = „{ $text }“ ist als Name zu lang: höchstens { $most } Zeichen.
error-seed = Ein Startwert ist eine Zeile mit höchstens { $most } Zeichen.
error-clock = Eine Uhr braucht wenigstens eine Sekunde.
error-clock-own = Dieses Spiel hat seine eigene Zeit.
error-clock-alone = Mit Uhr müssen mindestens zwei spielen.
error-clock-turn = Ein Zug darf 1 bis 3600 Sekunden dauern.
error-not-here = Dieses Spiel geht im Terminal noch nicht.

error-position = „{ $text }“ ist keine Stellung.
error-position-part = Dieser Teil der Stellung ist nicht zu lesen: „{ $text }“.
error-position-rows = Die Reihen des Bretts sind verschieden lang.
error-position-size = Ein Brett darf 3 bis { $most } Felder breit und hoch sein.
error-position-edition = Diese Stellung gehört zu einem anderen Spiel: „{ $text }“.
error-position-rules = Die Stellung gehört zu anderen Regeln als diesen.
error-position-seats = Personen in dieser Stellung: { $seated }, nicht { $given }.
error-position-over = In dieser Stellung ist das Spiel zu Ende: Niemand kann mehr etwas tun.
error-position-large = Diese Stellung ist für einen Tisch zu groß.
error-position-cards = Diese Karten könnte niemand finden: { $cards }. Sie liegen nirgends.
error-position-unseen = Für alles, was verdeckt ist, reichen die Karten nicht.
error-position-shared = Das Tier { $letter } ist auf mehr als { $most } Plättchen.

error-record = Das ist keine Aufzeichnung eines Spiels.
error-record-line = Zeile { $line } der Aufzeichnung: { $why }
error-record-expected = Hier fehlt „{ $key }“.
error-record-format = Diese Aufzeichnung hat ein anderes Format: „{ $text }“.
error-record-version = Gespielt wurde nach Version { $text } der Regeln; hier gilt Version { $ours }.
error-record-seats = Namen und Stellung passen nicht zusammen: Es sind verschieden viele.
error-record-part = „{ $text }“ gehört nicht hierher.
error-record-seed = Der Startwert ist nicht der, der am Anfang versiegelt wurde.
error-record-broken = Die Aufzeichnung bricht hier ab oder geht falsch weiter.
error-record-no-seed =
    { $count ->
        [one] Eine Aktion ist erlaubt, aber der Startwert fehlt: Wie verteilt wurde, lässt sich nicht prüfen.
       *[other] Alle { $count } Aktionen sind erlaubt, aber der Startwert fehlt: Wie verteilt wurde, lässt sich nicht prüfen.
    }
error-record-deal = Der Startwert ergibt eine andere erste Stellung.
error-record-hides = Diese Aufzeichnung verbirgt Karten: Sie wurde vor dem Ende des Spiels gespeichert.
error-review-long = Dieses Spiel ist für den Rückblick zu lang: höchstens { $most } Aktionen.
error-ply = Eine Aktion { $text } gibt es nicht: Die letzte ist { $last }.
error-line = Zeile { $line }: { $why }
error-in-file = { $file }: { $why }
error-file = Mit der Datei { $file } geht das nicht.
error-file-none = Eine Datei { $file } gibt es nicht.
error-file-forbidden = Die Datei { $file } darf nicht geöffnet werden.
error-file-folder = { $file } ist ein Ordner, keine Datei.
error-file-text = Die Datei { $file } ist keine Textdatei.
error-file-many = Die Datei { $file } enthält mehrere Spiele: Häng die Nummer des gewünschten an, zum Beispiel #1.
error-disk = Das lässt das System nicht zu.
error-overwrite = Das Bild würde das Spiel überschreiben: { $file }.

error-evening-full = Ein Abend ist für 4 bis 32 Leute, und 32 sind da.
error-evening-few = Ein Abend braucht vier Leute, um zu beginnen.

error-puzzle = Ein Rätsel „{ $text }“ gibt es nicht.
error-puzzle-kind = Eine Rätselart „{ $text }“ gibt es nicht. Es gibt: { $known }.
error-puzzle-both = Wähl ein Rätsel entweder nach Kennung oder nach Art.
error-puzzles-show = Nenne ein Rätsel oder gib --sheet an.
error-date = „{ $text }“ ist kein Datum: Schreib es wie 2026-11-17.
error-lesson = Eine Lektion „{ $text }“ gibt es nicht. Es gibt: { $known }.

error-command = Einen Befehl „{ $text }“ gibt es nicht. Es gibt: { $known }.
error-command-needed = Nenne einen dieser Befehle: { $known }.
error-arguments = So lässt sich das nicht aufrufen. { $command } --help zeigt, wie es geht.
error-no-option = Eine Option { $text } gibt es hier nicht.
error-too-many = „{ $text }“ ist zu viel.
error-number = „{ $text }“ ist keine Zahl.
error-number-range = „{ $text }“ geht nicht: Es muss eine Zahl von { $low } bis { $high } sein.
error-pair = „{ $text }“ nennt keinen Platz: Schreib 1=Anna, die Plätze sind 1 bis { $seats }.
error-pair-twice = Platz { $seat } ist zweimal genannt.
error-language = Die Sprache „{ $text }“ gibt es hier nicht. Es gibt: { $known }.
error-shell = Für die Shell „{ $text }“ gibt es kein Skript. Es gibt: { $known }.
error-package = Dafür fehlt das Paket { $package }: { $how }
error-mazenet-nobody = Niemand ist gekommen: Die Wartezeit von { $wait } s ist um.
