### German: every sentence of the terminal.
### Names of people and motifs come as arguments; a motif always with its article, as a subject.

## Leaving, keeping, going on

saved = Das Spiel liegt in { $path }.
quit-title = Den Tisch verlassen?
quit-kept = Das Spiel bleibt in { $path }; mit daedalus play --resume geht es weiter.
quit-leave = gehen
quit-menu = zum Menü
quit-stay = bleiben

## What the keys do (short: they share one line)

key-slots = Pfeile
key-cells = Felder
key-turn = drehen
key-push = schieben
key-walk = laufen
key-back = zurück
key-swap = andere Figur
key-hint = Tipp
key-undo = zurücknehmen
key-letters = Schätze
key-help = Hilfe
key-quit = Ende
key-rules = Regeln
key-rows = Zeilen
key-values = ändern
key-scroll = blättern
key-close = schließen
key-step = Schritt
key-leap = zehn Schritte
key-ends = Anfang, Ende

guide-title = Was die Tasten tun
guide-close = Mit Esc, Enter oder ? geht es zurück zum Spiel.
guide-sliding =
    Die Pfeiltasten gehen von Pfeil zu Pfeil um das Brett; quer über das Brett kommst du ans andere Ende der Reihe. Tab geht im Uhrzeigersinn weiter. R dreht das freie Plättchen, Umschalt+R andersherum. Enter schiebt. Dann wählst du mit Pfeiltasten oder Tab ein helles Feld, ein Großbuchstabe springt zu seinem Schatz, und mit Enter läufst du los. Esc nimmt den Schub zurück, solange du nicht gelaufen bist. L erklärt die Buchstaben, F2 zeigt die Regeln.

    ▲ ● ■ ◆ Figuren    △ ○ □ ◇ ihr Zuhause    A bis X Schätze
    » « dein Ziel    · erreichbare Felder    ╬ gesperrter Pfeil
    dicke Wände stehen fest, dünne wandern, doppelte hat das zuletzt eingeschobene Plättchen

letters-title = Was die Buchstaben bedeuten

## The menu

menu-welcome = Ein Labyrinth, das nie stillhält. Was wollen wir spielen?
menu-seats = Wie viele
menu-seats-value =
    { $seats ->
        [one] nur eine Person
       *[other] { $seats } Personen
    }
menu-human = ein Mensch, hier
menu-bot = Bot: { $level }
menu-preset = Spiel
menu-ask = Enter behält den Vorschlag; eine Zahl wählt etwas anderes.
menu-ask-number = Bitte eine Zahl von 1 bis { $most } eintippen oder einfach Enter drücken.
option-true = ja
option-false = nein

## The curtain

curtain-press = Enter: Ich bin allein mit meinen Karten

## A turn

ask-look = Du schiebst, { $name }. Mit den Pfeiltasten wählst du, wo.
ask-aim = { $line } schieben?
ask-aim-reach = Dann ist dein Ziel erreichbar!
ask-barred = Hier nicht: Das würde den letzten Schub rückgängig machen ({ $line }).
ask-stay = { $name }: auf { $cell } bleiben?
ask-walk = { $name }: nach { $cell } laufen?
ask-walk-find = Dort ist dein Schatz!
ask-walk-win = Damit gewinnst du!
ask-out = Von { $cell } aus dem Labyrinth hinaus? Damit gewinnst du!
ask-wait = { $name } überlegt …
turn-number = Zug { $turn }
watch-at = Aktion { $ply } von { $last }


spare-open = Das freie Plättchen ist offen nach { $sides }.
goal-title = { $name } sucht
goal-at = auf { $cell }
goal-on-spare = auf dem freien Plättchen
goal-lord = ◉ { $lord }
goal-point = Das vereinbarte Feld
goal-edge = Hinaus
goal-edge-how = von einem Randfeld mit offenem Weg nach außen
goal-hidden = Die Karten liegen verdeckt.
goal-sealed = Die nächste Karte wird zu Beginn des nächsten Zugs aufgedeckt.

note-found = { $found } von { $all } gefunden
note-all = { $found } von { $found } gefunden!
trail-none = noch nichts, aber ein schöner Spaziergang

## The log

did-walk = { $name } läuft nach { $cell }.
did-stay = { $name } bleibt auf { $cell }.
did-lord = { $name } schickt { $lord } nach { $cell }.
did-find = Gefunden: { $motif }.
hint-push = Versuch { $slot }: { $line }, das freie Plättchen offen nach { $sides }.
hint-walk = Dann nach { $cell } laufen.
hint-lord = Dann { $lord } nach { $cell } schicken.
hint-out = Dann aus dem Labyrinth hinaus.

## The end

end-title = Geschafft: { $names }!
end-line = { $rank }. { $name }: { $trail }
end-turns =
    { $turns ->
        [one] Ein einziger Zug hat gereicht.
       *[other] Es hat { $turns } Züge gebraucht.
    }
end-again = noch einmal
end-watch = ansehen
end-menu = Menü

## Tiles in words


## Playing line by line

plain-welcome = Mit hilfe siehst du, was du fragen kannst.
plain-seat = Platz { $seat }, { $name }: { $note }
plain-turn-push = { $name }, Zug { $turn }: erst schieben, zum Beispiel { $example }.
plain-turn-walk = { $name }, jetzt laufen, zum Beispiel d4, oder stehen bleiben. Das Wort zurück nimmt den Schub zurück.
plain-board-rule = Kleine Buchstaben sind Spalten, Zahlen Reihen, große Buchstaben Schätze; dicke Wände stehen fest.
plain-goal = { $name } ({ $letter }): { $place }
plain-turns = So kann es liegen: { $turns }
plain-barred = Gesperrter Pfeil: { $slot }
plain-reach = { $name } erreicht { $cells }
plain-ways-out = Aus dem Labyrinth hinaus geht es über { $cells }: Nenne eines dieser Felder oder tippe { $out }.
plain-undone = Zurückgenommen: { $action }
plain-curtain = Drück Enter, wenn niemand sonst hinschaut.
plain-where-what = Suchst du etwas? Nenne einen Schatz oder eine Person, zum Beispiel: wo eule
plain-where-nothing = Hier gibt es nichts, das so heißt: „{ $what }“.
plain-sliding = Für einen Schub schreib das Feld, auf dem das Plättchen hereinkommt, und seine offenen Seiten: b1=6. Seiten: Norden 1, Osten 2, Süden 4, Westen 8, zusammengezählt, über 9 mit a bis f. Gelaufen wird mit dem Feld: d4. Die Finsternis läuft mit !d4, und mit raus verlässt man das Labyrinth.
act-out = raus
word-board = brett plan
    .does = zeichnet das Labyrinth
word-goal = ziel
    .does = sagt, was du suchst
word-reach = erreichbar
    .does = nennt die Felder, auf die du laufen kannst
word-spare = plättchen
    .does = beschreibt das freie Plättchen
word-where = wo
    .does = findet einen Schatz oder eine Person
word-cell = feld
    .does = beschreibt ein Feld, zum Beispiel: feld d4
word-letters = buchstaben
    .does = sagt, was die großen Buchstaben bedeuten
word-position = stellung
    .does = schreibt die Stellung in eine Zeile
word-help = hilfe
    .does = zeigt diese Liste
word-hint = tipp
    .does = sagt, was ein Bot tun würde
word-log = verlauf
    .does = erzählt, was geschehen ist
word-seats = plätze
    .does = sagt, wie es bei allen steht
word-rules = regeln
    .does = gibt die Regeln aus
word-undo = zurück
    .does = nimmt deinen Schub oder den letzten Zug zurück
word-quit = ende
    .does = verlässt das Spiel

## The command line

replay-verified =
    { $actions ->
        [one] { $file }: eine Aktion, und der Startwert ergibt diese erste Stellung.
       *[other] { $file }: { $actions } Aktionen, und der Startwert ergibt diese erste Stellung.
    }
help-daedalus = Brettspiele im verschiebbaren Labyrinth. Ohne Befehl öffnet sich das Spiel, im Browser oder sonst hier.
help-play = Im Terminal spielen, allein, mit Bots oder reihum an einem Bildschirm.
help-replay = Die Aufzeichnung eines Spiels Schritt für Schritt ansehen.
help-rules = Die Regeln eines Spiels zeigen.
help-perft = Zählen, wie viele Folgen von Aktionen es gibt.
help-record = Musterspiele prüfen oder neu schreiben.
help-serve = Den Server für das Spiel im Browser starten.
help-arena = Bots gegeneinander spielen lassen.
help-bench = Messen, wie schnell alles ist.
help-engine = Die Bots anderen Programmen anbieten.
help-mazenet = Gegen MazeNet-Programme spielen.
help-completion = Ein Skript ausgeben, mit dem die Shell Befehle und Optionen ergänzt.
help-shell = Welche Shell:
help-version = Die Version ausgeben.
help-edition = Welches Spiel:
help-seats = Wie viele mitspielen.
help-seed = Derselbe Startwert ergibt dasselbe Spiel.
help-option = Eine Option des Spiels, etwa cards=6; mehrfach möglich.
help-bots = Stufe der Bots auf allen Plätzen außer dem ersten; none: nur Menschen.
help-bot = Ein Bot auf einem Platz, etwa 2=medium; mehrfach möglich.
help-name = Ein Name für einen Platz, etwa 1=Anna; mehrfach möglich.
help-position = Mit dieser Stellung beginnen.
help-save = Die Aufzeichnung in dieser Datei speichern.
help-resume = Ein gespeichertes Spiel fortsetzen.
help-plain = Zeile für Zeile, für Pipes und Screenreader.
help-rules-plain = Den Text ausgeben, wie er ist.
help-clock = Sekunden für jeden Zug; danach geht das Spiel weiter.
help-motion = Mit oder ohne Animationen.
help-lang = Sprache:
help-file = Eine Aufzeichnung, etwa abend.game, oder ein Spiel einer Arena: arena.games#17.
help-files = Aufzeichnungen von Spielen.
help-verify = Nur die Aufzeichnung und ihre Verteilung prüfen.
help-write = Die Aufzeichnungen nach den heutigen Regeln schreiben.
help-depth = Wie viele Aktionen tief.
help-divide = Auch unter jeder ersten Aktion zählen.
help-arena-bots = Wer spielt: zwei oder mehr Stufen von Bots.
help-arena-games = Wie viele Spiele jedes Paar spielt.
help-arena-budget = Wie viele Millisekunden ein Bot überlegen darf.
help-arena-cpu-time = Die Millisekunden der Bots als CPU-Zeit zählen, für einen ausgelasteten Rechner.
help-arena-jobs = Wie viele Prozesse.
help-arena-out = Die Spiele in dieser Datei speichern und dort weitermachen.
help-arena-cluster = Die Spiele auf einen Ray-Cluster verteilen.
help-arena-markdown = Die Tabelle als Markdown ausgeben.
help-bench-names = Was gemessen wird; ohne Angabe alles.
help-bench-write = Die Ergebnisse in diese Datei schreiben.

over-to = Jetzt ist { $name } dran
others-look-away = Alle anderen: an die Decke schauen.
