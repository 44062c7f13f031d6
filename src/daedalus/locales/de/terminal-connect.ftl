### Deutsch: die Sätze von Connect im Terminal.

## A turn

connect-ask-lay = { $name }: { $tile } auf { $cell } legen?
connect-ask-catches =
    { $count ->
        [one] So fängst du ein Plättchen.
       *[other] So fängst du { $count } Plättchen.
    }
connect-ask-held = Ein Plättchen ist verbunden, aber ohne es fiele das Labyrinth auseinander.
connect-ask-catch =
    { $count ->
        [0] Nichts fangen?
        [one] Dieses Plättchen fangen?
       *[other] Diese { $count } Plättchen fangen?
    }
connect-ask-split = Der Rest hinge nicht mehr Seite an Seite zusammen. Die Leertaste ändert deine Wahl.
connect-open = Das Plättchen ist offen nach { $sides }.
connect-hand = { $name } hat auf der Hand
connect-hand-hidden = Die Plättchen auf der Hand sind verdeckt.
connect-pile =
    { $count ->
        [0] Der Stapel ist leer.
        [one] Ein Plättchen liegt noch im Stapel.
       *[other] { $count } Plättchen liegen noch im Stapel.
    }

## What the keys do (short: they share one line)

connect-key-places = Plätze
connect-key-other = anderes Plättchen
connect-key-lay = legen
connect-key-tiles = Plättchen
connect-key-mark = markieren
connect-key-catch = fangen
connect-key-pan = umsehen
connect-key-letters = Tiere
guide-connect =
    Pfeiltasten oder Tab bringen dein Plättchen an einen Platz, an dem ein Weg weiterläuft. R dreht es, Umschalt+R andersherum; E nimmt dein anderes Plättchen. Alles, was damit verbunden ist, wird hell. Enter legt es. Gibt es etwas zu fangen, ist der größte Fang markiert: Pfeiltasten gehen zu einem Plättchen, die Leertaste markiert es oder lässt es liegen, Enter fängt. Esc nimmt das Legen vorher zurück. Umschalt mit den Pfeiltasten oder W A S D bewegt den Ausschnitt. L erklärt die Buchstaben, F2 zeigt die Regeln.

    ✓ wird gefangen    ○ könnte gefangen werden    ‡ muss bleiben, sonst fällt das Labyrinth auseinander    + Plätze für dein Plättchen

    doppelte Wände sind das neue Plättchen, dicke Wände, was damit verbunden ist

## The log, the seats, the end

connect-did-lay = { $name } legt { $tile } auf { $cell }.
connect-did-catch = Gefangen: { $tiles }.
connect-did-end =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
connect-hint = Versuch { $tile } auf { $cell }, offen nach { $sides }.
connect-hint-catch = Dann fang { $tiles }.
connect-end-maze =
    { $count ->
        [one] Ein Plättchen ist übrig.
       *[other] Das Labyrinth hat am Ende { $count } Plättchen.
    }

## Tiles in words

connect-tile-held = Plättchen { $number }: { $creatures } ({ $letters }), { $shape }
connect-cell = { $cell }: { $creatures } ({ $letters }), { $shape }
connect-cell-free = { $cell }: kein Plättchen

## Playing line by line

connect-turn = { $name }, du bist dran. Plättchen im Stapel: { $pile }. Auf deiner Hand:
connect-board-rule = Zahlen sind Spalten und Reihen, große Buchstaben Tiere; + ist ein Platz für ein Plättchen.
connect-try-linked = Verbunden: { $cells }
connect-try-way = { $tile } über { $way }
connect-try-take = { $action } fängt { $tiles }
connect-try-none = Damit ist nichts zu fangen.
plain-connect = Legen heißt: Nummer des Plättchens, Platz und offene Seiten, wie es liegt: 3@2,-1=a. Seiten: Norden 1, Osten 2, Süden 4, Westen 8, zusammengezählt, a bis f über 9. Der Fang folgt: 3@2,-1=a fang 0,0 1,0. Steht beste an seiner Stelle, ist es der größte: 3@2,-1=a beste.
act-lay = lege
act-take = fang
act-best = beste
word-hand = hand
    .does = sagt, welche Plättchen du hast
word-fits = passt
    .does = sagt, wo deine Plättchen passen und wie viel sie fangen würden
word-try = versuch
    .does = sagt, was ein Plättchen fangen würde, zum Beispiel: versuch 3@2,-1=a
word-tile = plättchen
    .does = beschreibt, was auf einem Platz liegt, zum Beispiel: plättchen 1,0
word-creatures = tiere
    .does = sagt, wofür die großen Buchstaben stehen und wo sie liegen
