### German: the sentences of Go! in the terminal.

## Building

go-ask-claim = Fertig? Noch einmal C gibt ab, und es gibt kein Zurück.
go-blocked = Dort passt es nicht hin.
go-hint = Versuch das: { $action }

## What the keys do (short: they share one line)

go-key-move = schieben
go-key-tile = nehmen
go-key-flip = wenden
go-key-place = legen
go-key-lift = aufnehmen
go-key-person = andere Person
guide-go =
    Enter sagt, dass du bereit bist: erst für den Wurf, dann, wenn du die Schätze gefunden hast. Nach „Los!“ schieben die Pfeiltasten das Plättchen in deiner Hand, R dreht es, Umschalt+R andersherum, F wendet es. Tab oder seine Nummer nimmt ein anderes, auch eines, das schon liegt. Enter legt es, die Rücktaste nimmt auf, was dort liegt. Zweimal C gibt ab. Sitzen mehrere an einer Tastatur, gibt P sie weiter. L sagt, was die Buchstaben bedeuten, F2 zeigt die Regeln.

    »S« ein gewürfelter Schatz    ✓S er ist im Loch zu sehen und verbunden    (S) ein anderer unter einem Loch

    dicke Wände sind mit der Mitte verbunden, dünne noch nicht, doppelte sind das Plättchen in der Hand; neben dem Verlauf die Bretter der anderen, Löcher im Kreis

## Playing line by line

go-plain-build =
    { $count ->
        [0] { $name }, noch ist kein Schatz verbunden.
        [one] { $name }, ein Schatz ist verbunden.
       *[other] { $name }, { $count } Schätze sind verbunden.
    } Neben dem Brett: { $tiles }. Sekunden übrig: { $seconds }.
go-board-rule = »S« ist ein gewürfelter Schatz, ✓S ein verbundener, (S) ein anderer unter einem Loch; Zahlen sind Plättchen. Dicke Wände sind mit der Mitte verbunden.
go-tiles-rule = Offene Seiten beider Felder, wenn das Plättchen nach Osten liegt: Norden 1, Osten 2, Süden 4, Westen 8, zusammengezählt, a bis f über 9. Die Plättchen 1 bis 4 haben ein Loch im ersten Feld.
plain-go = Tippe bereit für den Wurf und noch einmal, wenn du die Schätze gefunden hast. Ein Plättchen legst du mit Nummer, Seite, erstem Feld und der Richtung, in der das zweite liegt (n, e, s, w): 1A@b2e. Der Joker: J@b2. Mit nimm 1 nimmst du ein Plättchen auf, mit fertig gibst du ab. Die Zeit läuft, während du tippst.
act-ready = bereit
act-claim = fertig
act-lift = nimm
act-place = lege
act-end = schluss
word-dice = würfel
    .does = sagt, wo die gewürfelten Schätze sind
word-tiles = plättchen
    .does = beschreibt deine Plättchen
word-rivals = gegner
    .does = zeigt die Bretter der anderen
word-wait = warte
    .does = lässt Sekunden vergehen, zum Beispiel: warte 10
